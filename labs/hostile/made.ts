import { readFileSync } from 'node:fs';
import { makeOdt, makePptx } from '#test/office.ts';
import { makeZip } from '#test/zip.ts';
import { deep, LETTERS, MANY, OUTLOOK, type Hostile } from './letters.ts';

const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1024 * 1024);
const DOCTYPE =
  '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';

const TEXTS: Hostile[] = [
  ['a bomb', 'bomba.odt', () => makeOdt('<text:p>x</text:p>', {}, { name: 'Pictures/a.bin', bytes: zeros(60) })],
  [
    'a bomb that says it is small',
    'chica.odt',
    () => makeOdt('', {}, { name: 'a.xml', bytes: zeros(60), claims: 100 }),
  ],
  ['entities', 'xxe.odt', () => makeOdt('<text:p>&b;&c;</text:p>', { doctype: DOCTYPE })],
  ['elements in elements', 'hondo.odt', () => makeOdt(deep('<text:span>', '</text:span>'))],
  [
    'rows repeated for ever',
    'filas.odt',
    () =>
      makeOdt(
        '<table:table><table:table-row table:number-rows-repeated="2000000000"><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row></table:table>',
      ),
  ],
  [
    'columns repeated for ever',
    'columnas.odt',
    () =>
      makeOdt(
        '<table:table><table:table-row><table:table-cell table:number-columns-repeated="2000000000" table:number-columns-spanned="2000000000"><text:p>x</text:p></table:table-cell></table:table-row></table:table>',
      ),
  ],
  ['spaces without number', 'blancos.odt', () => makeOdt('<text:p>a<text:s text:c="2000000000"/>b</text:p>')],
  [
    'lists in lists',
    'listas.odt',
    () => makeOdt(deep('<text:list><text:list-item>', '</text:list-item></text:list>', 200)),
  ],
  [
    'a style that is its own parent',
    'estilo.odt',
    () =>
      makeOdt('<text:p text:style-name="A">x</text:p>', {
        styles: '<style:style style:name="A" style:family="paragraph" style:parent-style-name="A"/>',
      }),
  ],
  [
    'a name that leads out',
    'fuera.odt',
    () => makeOdt('<text:p>x</text:p>', {}, { name: '../../x.xml', bytes: Buffer.from('x') }),
  ],
];

const shape = (text: string): string => `<p:sp><p:txBody>${text}</p:txBody></p:sp>`;
const SLIDES: Hostile[] = [
  [
    'a bomb',
    'bomba.pptx',
    () =>
      makeZip([
        { name: 'ppt/presentation.xml', bytes: Buffer.from('<p/>') },
        { name: 'ppt/media/a.bin', bytes: zeros(60) },
      ]),
  ],
  ['entities', 'xxe.pptx', () => makePptx([{ shapes: shape('<a:p><a:r><a:t>&b;&c;</a:t></a:r></a:p>') }], DOCTYPE)],
  ['groups in groups', 'grupos.pptx', () => makePptx([{ shapes: deep('<p:grpSp>', '</p:grpSp>') }])],
  [
    'very many shapes',
    'formas.pptx',
    () => makePptx([{ shapes: shape('<a:p><a:r><a:t>x</a:t></a:r></a:p>').repeat(MANY) }]),
  ],
  [
    'answers to answers',
    'respuestas.pptx',
    () => makePptx([{ shapes: shape('<a:p/>'), comments: deep('<p:cm><p:replyLst>', '</p:replyLst></p:cm>', 200) }]),
  ],
  [
    'levels beyond number',
    'niveles.pptx',
    () =>
      makePptx([
        {
          shapes: shape(
            '<a:p><a:pPr lvl="2000000000"><a:buAutoNum type="romanUcPeriod" startAt="2000000000"/></a:pPr><a:r><a:t>x</a:t></a:r></a:p>',
          ),
        },
      ]),
  ],
  [
    'cells beyond number',
    'celdas.pptx',
    () =>
      makePptx([
        {
          shapes:
            '<p:graphicFrame><a:tbl><a:tr><a:tc gridSpan="2000000000" rowSpan="2000000000"><a:txBody><a:p><a:r><a:t>x</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></p:graphicFrame>',
        },
      ]),
  ],
  [
    'a diagram that is too deep',
    'diagrama.pptx',
    () =>
      makePptx([
        {
          shapes: '<p:graphicFrame><dgm:relIds r:dm="d"/></p:graphicFrame>',
          diagram: Buffer.from(deep('<a>', '</a>')),
        },
      ]),
  ],
];

const rtf = (body: string): Buffer => Buffer.from(`{\\rtf1\\ansi ${body}}`, 'latin1');
const RICH: Hostile[] = [
  ['bytes beyond its end', 'bytes.rtf', () => rtf('La renta.\\bin2147483647 x')],
  ['groups in groups', 'grupos.rtf', () => rtf('{'.repeat(MANY) + '}'.repeat(MANY))],
  ['very many groups', 'muchos.rtf', () => rtf('{\\b a}'.repeat(MANY * 10))],
  ['letters to pass over without number', 'saltos.rtf', () => rtf(`\\uc2000000000 ${'\\u241 ?'.repeat(MANY)}`)],
  ['a picture of many megabytes', 'imagen.rtf', () => rtf(`a{\\pict ${'89'.repeat(10_000_000)}}b`)],
  ['tables in tables', 'tablas.rtf', () => rtf(`\\trowd\\intbl\\itap${MANY} x\\nestcell`.repeat(1000))],
  ['a word without an end', 'palabra.rtf', () => rtf(`\\${'a'.repeat(5_000_000)}`)],
  ['fields in fields', 'campos.rtf', () => rtf('{\\field{\\*\\fldinst '.repeat(400) + '}}'.repeat(400))],
  ['numbers beyond number', 'numeros.rtf', () => rtf(`\\f${'9'.repeat(400)}\\u${'9'.repeat(400)} x`)],
];

const html = (body: string): Buffer => Buffer.from(`<!doctype html><html><body>${body}</body></html>`);
const PAGES: Hostile[] = [
  ['elements in elements', 'hondo.html', () => html(deep('<div>', '</div>'))],
  ['tables in tables', 'tablas.html', () => html(deep('<table><tr><td>', '', 5000))],
  ['lists in lists', 'listas.html', () => html(deep('<ul><li>', '', 5000))],
  [
    'very many attributes',
    'atributos.html',
    () => html(`<p ${Array.from({ length: MANY }, (_, i) => `a${i}="x"`).join(' ')}>x</p>`),
  ],
  ['entities without an end', 'signos.html', () => html('&amp'.repeat(MANY * 10))],
  [
    'a picture of many megabytes',
    'imagen.html',
    () => html(`<img src="data:image/png;base64,${'A'.repeat(20_000_000)}">La renta.`),
  ],
  ['comments without an end', 'notas.html', () => html('<!--'.repeat(MANY * 5))],
  ['numbers of a list beyond number', 'numeros.html', () => html('<ol start="9e999"><li value="-1e308">x</ol>')],
];

/** An archive that unpacks to itself, and what is damaged, under the names of the types. */
const foreign = (place: string, bytes: () => Buffer): Hostile[] =>
  ['eml', 'msg', 'odt', 'pptx', 'rtf', 'html'].map((type) => [place, `ajeno.${type}`, bytes]);

/** Files made to harm, of each type that is no PDF, Word document or sheet. `others`: foreign files that are tried under each of these names. */
export const hostileFiles = (others: readonly string[]): Hostile[] => [
  ...LETTERS,
  ...OUTLOOK,
  ...TEXTS,
  ...SLIDES,
  ...RICH,
  ...PAGES,
  ...others.flatMap((file) => foreign(file.split('/').at(-1)!, () => readFileSync(file))),
];
