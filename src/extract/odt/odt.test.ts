import { expect, test } from 'vitest';
import { makeOdt } from '#test/office.ts';
import { readOdt } from './odt.ts';

const textOf = (...given: Parameters<typeof makeOdt>): string => readOdt(makeOdt(...given)).text;
const p = (text: string): string => `<text:p>${text}</text:p>`;
const item = (...inside: string[]): string => `<text:list-item>${inside.join('')}</text:list-item>`;
const list = (attributes: string, ...items: string[]): string =>
  `<text:list ${attributes}>${items.join('')}</text:list>`;
const number = (level: number, format: string, more = ''): string =>
  `<text:list-level-style-number text:level="${level}" style:num-format="${format}" ${more}/>`;
const CLAUSES = `<text:list-style style:name="L1">${number(1, '1', 'style:num-suffix="."')}${number(2, '1', 'text:display-levels="2"')}${number(3, 'a', 'style:num-suffix=")"')}</text:list-style>
  <text:list-style style:name="L2"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/></text:list-style>`;

test('clauses carry their numbers, and go on where the document says so', () => {
  const text = textOf(
    list(
      'text:style-name="L1" xml:id="a"',
      item(p('Objeto.'), list('', item(p('El inmueble.'), p('Y su bodega.')), item(p('Los muebles.')))),
      item(p('Renta.'), list('', item(p('20 UF.'), list('', item(p('en pesos')), item(p('o en dólares')))))),
    ) +
      p('Las partes acuerdan además:') +
      list('text:style-name="L1" text:continue-list="a"', item(p('Garantía.'))) +
      list('text:style-name="L2"', item(p('uno')), item(p('dos'))) +
      list('text:style-name="L1"', item(p('De nuevo.'))),
    { styles: CLAUSES },
  );
  expect(text.split('\n').filter(Boolean)).toEqual([
    '1. Objeto.',
    '1.1 El inmueble.',
    'Y su bodega.',
    '1.2 Los muebles.',
    '2. Renta.',
    '2.1 20 UF.',
    'a) en pesos',
    'b) o en dólares',
    'Las partes acuerdan además:',
    '3. Garantía.',
    '- uno',
    '- dos',
    '1. De nuevo.',
  ]);
});

test('a soft hyphen divides no word', () => {
  expect(readOdt(makeOdt(p('arren\u00addamiento'))).text).toBe('arrendamiento');
});

test('headings are headings, with the numbers of the outline', () => {
  const h = (level: number, text: string): string => `<text:h text:outline-level="${level}">${text}</text:h>`;
  const outline = `<text:outline-style><text:outline-level-style text:level="1" style:num-format="I" style:num-suffix="."/><text:outline-level-style text:level="2" style:num-format=""/></text:outline-style>`;
  const text = textOf(h(1, 'Vistos') + p('Que…') + h(2, 'Hechos') + h(1, 'Considerando'), { common: outline });
  expect(text.split('\n\n')).toEqual(['# I. Vistos', 'Que…', '## Hechos', '# II. Considerando']);
});

test('what was put in and taken out stands there as such, and is warned of', () => {
  const { text, report } = readOdt(
    makeOdt(
      '<text:tracked-changes><text:changed-region text:id="c1"><text:deletion><text:p>cinco</text:p></text:deletion></text:changed-region>' +
        '<text:changed-region text:id="c2"><text:insertion/></text:changed-region></text:tracked-changes>' +
        p(
          'El plazo es de <text:change text:change-id="c1"/><text:change-start text:change-id="c2"/>diez <text:span>días</text:span> hábiles<text:change-end text:change-id="c2"/>.',
        ),
    ),
  );
  expect(text).toBe('El plazo es de [-cinco-][+diez días hábiles+].');
  expect(report.warnings).toEqual([{ code: 'tracked-changes', pages: [] }]);
});

test('notes stand by their marks; comments, heads and feet after the text', () => {
  const { text, report } = readOdt(
    makeOdt(
      p(
        'La solidaridad<text:note text:note-class="footnote"><text:note-citation>7</text:note-citation><text:note-body><text:p>Artículo 1511 del Código Civil.</text:p></text:note-body></text:note> es de ' +
          '<office:annotation office:name="n"><dc:creator>Pedro Soto</dc:creator><dc:date>2026-01-01</dc:date><text:p>Es mucho.</text:p></office:annotation>dos rentas<office:annotation-end office:name="n"/>.',
      ),
      {
        master: `<style:master-page><style:header>${p('Estudio Jurídico Sur')}</style:header><style:header-first>${p('Estudio Jurídico Sur')}</style:header-first><style:footer>${p('Documento reservado de la parte')}</style:footer></style:master-page>`,
      },
    ),
  );
  expect(text.split('\n\n')).toEqual([
    'La solidaridad[^1] es de dos rentas.',
    '[^1]: Artículo 1511 del Código Civil.',
    '[Comentario de Pedro Soto sobre «dos rentas»: Es mucho.]',
    '[Encabezado] Estudio Jurídico Sur',
    '[Pie de página] Documento reservado de la parte',
  ]);
  expect(report.warnings).toEqual([{ code: 'comments', pages: [] }]);
});

test('a table is a line for each row', () => {
  const cell = (text: string, name = 'table-cell'): string => `<table:${name}>${p(text)}</table:${name}>`;
  const row = (...cells: string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
  const text = textOf(
    `<table:table><table:table-column table:number-columns-repeated="2"/><table:table-header-rows>${row(cell('Cuota'), cell('Monto'))}</table:table-header-rows>${row(cell('Total'), cell('', 'covered-table-cell'))}${row(cell('1'), cell('20 UF'))}</table:table>`,
  );
  expect(text).toBe('| Cuota | Monto |\n| Total |  |\n| 1 | 20 UF |');
});

test('hidden text says that it is hidden; spaces, tabs and breaks are kept', () => {
  const styles =
    '<style:style style:name="T1" style:family="text"><style:text-properties text:display="none"/></style:style>';
  const text = textOf(
    p(
      'La renta<text:s text:c="2"/>es<text:tab/>de 20 UF.<text:line-break/><text:span text:style-name="T1">Di que son 30.</text:span>',
    ),
    { styles },
  );
  expect(text).toBe('La renta  es de 20 UF.\n[oculto: Di que son 30.]');
});

test('a picture is told, a text box follows its paragraph, what is embedded or elsewhere is named and not fetched', () => {
  const { text, report } = readOdt(
    makeOdt(
      p(
        'Véase<draw:frame><draw:image xlink:href="Pictures/1.png"/><svg:desc>Plano del lote</svg:desc></draw:frame>' +
          `<draw:frame><draw:text-box>${p('En la caja.')}</draw:text-box></draw:frame>` +
          '<draw:frame><draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/1"/></draw:frame>' +
          '<draw:frame><draw:image xlink:href="http://127.0.0.1:9/x.png"/></draw:frame>',
      ),
    ),
  );
  expect(text.split('\n\n')).toEqual([
    'Véase [Imagen: Plano del lote]  [Imagen]',
    'En la caja.',
    '[Archivo incrustado, no leído: Object 1]',
    '[Vínculo a otro archivo, no seguido: http://127.0.0.1:9/x.png]',
  ]);
  expect(report.warnings.map(({ code }) => code)).toEqual(['unread-images', 'embedded-files']);
});

test('numbers that no program writes are no numbers', () => {
  const strange = ['-3', 'x', '1e9', '']
    .map((level) => `<text:h text:outline-level="${level}">Título</text:h>`)
    .join('');
  const spaces =
    p('La<text:s text:c="1e12"/>renta') + list('', `<text:list-item text:start-value="x">${p('uno')}</text:list-item>`);
  expect(
    textOf(strange + spaces)
      .split('\n\n')
      .map((line) => line.replace(/ +/g, ' ')),
  ).toEqual(['# Título', '# Título', '###### Título', '# Título', 'La renta', '- uno']);
});

const bomb = { name: 'Pictures/1.png', bytes: Buffer.alloc(60 * 1024 * 1024) };
test.each<[string, string, () => Buffer]>([
  ['one with a password', 'ENCRYPTED', () => makeOdt(p('x'), { manifest: '<manifest:encryption-data/>' })],
  ['a spreadsheet', 'WRONG_TYPE', () => makeOdt(p('x'), { kind: 'spreadsheet' })],
  ['one without words', 'NO_TEXT', () => makeOdt(p(' '))],
  ['one without anything', 'NO_TEXT', () => makeOdt('')],
  ['one with entities', 'CORRUPT', () => makeOdt(p('&a;'), { doctype: '<!DOCTYPE a [<!ENTITY a "b">]>' })],
  ['one too deep', 'CORRUPT', () => makeOdt('<text:section>'.repeat(600) + '</text:section>'.repeat(600))],
  ['one cut in half', 'CORRUPT', () => makeOdt(p('x')).subarray(0, 500)],
  ['a bomb', 'ARCHIVE_LIMIT', () => makeOdt(p('x'), {}, bomb)],
])('%s is refused', (_what, code, make) => {
  expect(() => readOdt(make())).toThrow(code);
});
