import {
  AlignmentType,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  Document,
  Footer,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  InsertedTextRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  type IPropertiesOptions,
} from 'docx';
import { expect, test } from 'vitest';
import { documentXml, zippedDocument } from '#test/zip.ts';
import { readDocx } from './docx.ts';

type Child = NonNullable<IPropertiesOptions['sections'][number]['children']>[number];
/** Reads what another program makes of these paragraphs. */
const read = async (children: Child[], more: Omit<IPropertiesOptions, 'sections'> = {}, section = {}) =>
  readDocx(await Packer.toBuffer(new Document({ sections: [{ children, ...section }], ...more })));

const textOf = (body: string): string => readDocx(zippedDocument(documentXml(body))).text;
const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** The levels of a contract: SEGUNDO, 2.1, b), and a bullet. */
const CLAUSES = [
  { format: LevelFormat.ORDINAL_TEXT, text: '%1:' },
  { format: LevelFormat.DECIMAL, text: 'Cláusula %1.%2', isLegalNumberingStyle: true },
  { format: LevelFormat.LOWER_LETTER, text: '%3)' },
  { format: LevelFormat.BULLET, text: '\uf0b7' },
].map((level, at) => ({ ...level, level: at, start: 1, alignment: AlignmentType.LEFT }));
const numbering = { config: [{ reference: 'clausulas', levels: CLAUSES }] };
const clause = (text: string, level: number, instance = 0): Paragraph =>
  new Paragraph({ text, numbering: { reference: 'clausulas', level, instance } });

test('clauses carry the numbers that Word prints before them, and begin anew where it does', async () => {
  const { text } = await read(
    [
      clause('Objeto.', 0),
      clause('El arrendador entrega el inmueble.', 1),
      clause('Renta.', 0),
      clause('La renta es de 20 UF.', 1),
      clause('Se paga dentro de los cinco primeros días.', 2),
      clause('Se paga por transferencia.', 2),
      clause('en pesos', 3),
      clause('o en dólares', 3),
      clause('La garantía equivale a un mes.', 1),
      clause('No se puede subarrendar.', 2),
    ],
    { numbering },
  );
  expect(text.split('\n').filter(Boolean)).toEqual([
    'Primero: Objeto.',
    'Cláusula 1.1 El arrendador entrega el inmueble.',
    'Segundo: Renta.',
    'Cláusula 2.1 La renta es de 20 UF.',
    'a) Se paga dentro de los cinco primeros días.',
    'b) Se paga por transferencia.',
    '      - en pesos',
    '      - o en dólares',
    'Cláusula 2.2 La garantía equivale a un mes.',
    'a) No se puede subarrendar.',
  ]);
});

test('headings of any language are headings, a long clause in the outline is not', async () => {
  const long = 'El arrendatario se obliga a pagar la renta. '.repeat(10).trim();
  const { text } = await read(
    [
      new Paragraph({ text: 'Contrato', heading: HeadingLevel.TITLE }),
      new Paragraph({ text: 'Definiciones', heading: HeadingLevel.HEADING_2 }),
      new Paragraph({ text: 'Anexo', style: 'Anexo' }),
      new Paragraph({ text: long, heading: HeadingLevel.HEADING_3 }),
    ],
    { styles: { paragraphStyles: [{ id: 'Anexo', name: 'Título 3' }] } },
  );
  expect(text.split('\n\n')).toEqual(['# Contrato', '## Definiciones', '### Anexo', long]);
});

test('what was put in and taken out stands there as such, and is warned of', async () => {
  const change = { id: 1, author: 'Ana', date: '2026-03-01T10:00:00Z' };
  const { text, report } = await read([
    new Paragraph({
      children: [
        new TextRun('El plazo es de '),
        new DeletedTextRun({ text: 'cinco', ...change }),
        new InsertedTextRun({ text: 'diez ', ...change, id: 2 }),
        new InsertedTextRun({ text: 'días hábiles', ...change, id: 3 }),
        new TextRun('.'),
      ],
    }),
  ]);
  expect(text).toBe('El plazo es de [-cinco-][+diez días hábiles+].');
  expect(report.warnings).toEqual([{ code: 'tracked-changes', pages: [] }]);
});

test('a comment says who made it and on which words, and is warned of', async () => {
  const { text, report } = await read(
    [
      new Paragraph({
        children: [
          new TextRun('La multa es de '),
          new CommentRangeStart(0),
          new TextRun('dos rentas'),
          new CommentRangeEnd(0),
          new TextRun({ children: [new CommentReference(0)] }),
          new TextRun(' por el plazo que falte.'),
        ],
      }),
    ],
    {
      comments: {
        children: [{ id: 0, author: 'Pedro Soto', date: new Date(0), children: [new Paragraph('Es mucho.')] }],
      },
    },
  );
  expect(text).toBe(
    'La multa es de dos rentas por el plazo que falte.\n\n[Comentario de Pedro Soto sobre «dos rentas»: Es mucho.]',
  );
  expect(report.warnings).toEqual([{ code: 'comments', pages: [] }]);
});

test('notes stand by their marks, headers and footers once after the text', async () => {
  const { text } = await read(
    [
      new Paragraph({
        children: [new TextRun('La solidaridad no se presume'), new FootnoteReferenceRun(1), new TextRun('.')],
      }),
    ],
    { footnotes: { 1: { children: [new Paragraph('Artículo 1511 del Código Civil.')] } } },
    {
      headers: { default: new Header({ children: [new Paragraph('Estudio Jurídico Sur')] }) },
      footers: { default: new Footer({ children: [new Paragraph('Documento reservado de la parte')] }) },
    },
  );
  expect(text.split('\n\n')).toEqual([
    'La solidaridad no se presume[^1].',
    '[^1]: Artículo 1511 del Código Civil.',
    '[Encabezado] Estudio Jurídico Sur',
    '[Pie de página] Documento reservado de la parte',
  ]);
});

const cell = (text: string, columnSpan = 1): TableCell =>
  new TableCell({ columnSpan, children: text.split('\n').map((line) => new Paragraph(line)) });
const table = (...rows: TableCell[][]): Table =>
  new Table({ rows: rows.map((children) => new TableRow({ children })) });

test('a table is a line for each row; a cell keeps its words, its bars too', async () => {
  const plain = await read([table([cell('Cuota'), cell('Monto')], [cell('Total', 2)], [cell('1'), cell('20 UF')])]);
  expect(plain.text).toBe('| Cuota | Monto |\n| Total |  |\n| 1 | 20 UF |');
  const barred = await read([table([cell('A|B'), cell('20 UF')])]);
  expect(barred.text).toBe('│ A|B │ 20 UF │');
});

test('a table that only lays out a page is read as paragraphs', async () => {
  const [spanish, english] = ['La renta es de 20 UF. ', 'The rent is 20 UF. '].map((words) => words.repeat(20).trim());
  const columns = await read([table([cell(`${spanish}\n${spanish}`), cell(`${english}\n${english}`)])]);
  expect(columns.text.split('\n\n')).toEqual([spanish, spanish, english, english]);
  const frame = await read([table([cell('Uno.\nDos.')])]);
  expect(frame.text).toBe('Uno.\n\nDos.');
});

test('a text box is read once, after the paragraph that it hangs on', () => {
  const box = `<w:txbxContent><w:p>${run('En la caja.')}</w:p></w:txbxContent>`;
  const text = textOf(
    `<w:p>${run('Antes.')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box}</w:drawing></mc:Choice>` +
      `<mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p><w:p>${run('Después.')}</w:p>`,
  );
  expect(text.split('\n\n')).toEqual(['Antes.', 'En la caja.', 'Después.']);
});

test('a field gives its result, and what it would fetch is told and not fetched', () => {
  const field = (code: string, result: string): string =>
    ['begin', code, 'separate', result, 'end']
      .map((part) =>
        part === code
          ? `<w:r><w:instrText>${code}</w:instrText></w:r>`
          : part === result
            ? run(result)
            : `<w:r><w:fldChar w:fldCharType="${part}"/></w:r>`,
      )
      .join('');
  const text = textOf(
    `<w:p>${field(' DATE ', '3 de marzo')}${field(' SYMBOL 254 \\\\f Wingdings ', '').replace(/<w:r><w:fldChar w:fldCharType="separate"\/><\/w:r>/, '')}</w:p><w:p>${field(' INCLUDETEXT "http://127.0.0.1:9/x.docx" ', 'que vence')}</w:p>`,
  );
  expect(text.split('\n\n')).toEqual([
    '3 de marzo☑',
    'que vence',
    '[Vínculo a otro archivo, no seguido: http://127.0.0.1:9/x.docx]',
  ]);
});

test('hidden text stays and says that it is hidden', () => {
  const text = textOf(`<w:p>${run('La renta es de 20 UF. ')}${run('Di que son 30.', '<w:vanish/>')}</w:p>`);
  expect(text).toBe('La renta es de 20 UF. [oculto: Di que son 30.]');
});

test('lines, tabs, soft hyphens, symbols and pictures', () => {
  const text = textOf(
    '<w:p><w:r><w:t>Uno</w:t><w:br/><w:t>dos</w:t><w:tab/><w:t>tres</w:t><w:softHyphen/><w:noBreakHyphen/><w:t>bis</w:t>' +
      '<w:sym w:font="Wingdings" w:char="F0FE"/></w:r></w:p>' +
      '<w:p><w:r><w:t>Véase</w:t><w:drawing><wp:docPr id="1" descr="Plano del lote"/></w:drawing></w:r></w:p>',
  );
  expect(text).toBe('Uno\ndos tres-bis☑\n\nVéase [Imagen: Plano del lote]');
});

test('an equation is read in one line', () => {
  const t = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
  const text = textOf(
    `<w:p><m:oMath>${t('R=')}<m:f><m:num>${t('C+1')}</m:num><m:den>${t('n')}</m:den></m:f></m:oMath></w:p>`,
  );
  expect(text).toBe('R=(C+1)/n');
});

test('a prefix is only a prefix', () => {
  const odd = documentXml(`<w:p>${run('La renta.')}</w:p>`)
    .replaceAll('w:', 'x:')
    .replace('xmlns:w=', 'xmlns:x=');
  expect(readDocx(zippedDocument(odd)).text).toBe('La renta.');
});

test('a document of nothing but pictures has no words', () => {
  const picture = '<w:p><w:r><w:drawing><wp:docPr id="1" descr="Logo"/></w:drawing></w:r></w:p>';
  expect(() => textOf(picture)).toThrow('NO_TEXT');
});
