import { expect, test } from 'vitest';
import { readerOf } from '../registry.ts';
import { readRtf } from './rtf.ts';

const FONTS = String.raw`{\fonttbl{\f0\fswiss\fcharset0 Arial;}{\f1\fnil\fcharset2 Symbol;}{\f2\fcharset204 Arial Cyr;}{\f3\fcharset128 MS Mincho;}}`;
const STYLES = String.raw`{\stylesheet{Normal;}{\s1\outlinelevel0 heading 1;}{\s2 T\'edtulo 2;}{\*\cs10 Default;}}`;
const rtf = (body: string): Buffer =>
  Buffer.from(
    String.raw`{\rtf1\ansi\ansicpg1252\deff0${FONTS}{\colortbl;\red0\green0\blue0;}${STYLES}{\info{\title Oculto}}${body}}`,
    'latin1',
  );
const textOf = (body: string): string => readRtf(rtf(body)).text;

test('letters of code pages and of Unicode are letters', () => {
  expect(
    textOf(
      String.raw`\pard La cl\'e1usula N\'ba\~5: \ldblquote se\u241\'f1or\u8221 ? \f2\'cf\'f0\'e0\'e2\'ee \f3\'96\'40\par`,
    ),
  ).toBe('La cláusula Nº\u00a05: “señor” Право 法');
  expect(textOf(String.raw`\uc2\u24180\'96\'40 fin {\uc0\u241}o \u-10179?\u-8704?`)).toContain('年 fin ño');
  expect(textOf(String.raw`{\upr{Objecion}{\*\ud{Objeci\u243 ?n}}}`)).toBe('Objeción');
});

test('headings, numbers as they were written, bullets and breaks', () => {
  const text = textOf(
    String.raw`\pard\s1 Contrato\par\pard\s2 Objeto\par\pard {\listtext\pard 1.1\tab}El inmueble.\par{\listtext\pard\plain\f1\'b7\tab}\ilvl1 uno\par{\pntext\f1\'b7\tab}dos\line tres\tab cuatro\par`,
  );
  expect(text).toBe('# Contrato\n\n## Objeto\n\n1.1 El inmueble.\n\n  - uno\n  - dos tres cuatro');
});

test('a table is a line for each row, a table in a cell is in its line', () => {
  const text = textOf(
    String.raw`\pard Antes\par\trowd\cellx1\cellx2\pard\intbl Cuota\cell Monto\cell\row\trowd\pard\intbl 1\cell 20 UF\par al mes\cell\row\trowd\pard\intbl 2\cell\pard\intbl\itap2 a\nestcell b\nestcell{\*\nesttableprops\trowd\nestrow}{\nonesttables\par}\pard\intbl\cell\row\pard Despu\'e9s\par`,
  );
  expect(text).toBe('Antes\n\n| Cuota | Monto |\n| 1 | 20 UF al mes |\n| 2 | a / b |\n\nDespués');
});

test('changes, hidden text, notes, comments, heads and feet', () => {
  const { text, report } = readRtf(
    rtf(
      String.raw`{\header\pard Estudio Jur\'eddico Sur\par}{\footer\pard Documento reservado\par}\pard El plazo es de {\deleted cinco}{\revised diez} d\'edas{\super\chftn}{\footnote\pard{\super\chftn} Art\'edculo 1511.\par}, {\*\atrfstart 1}dos rentas{\*\atrfend 1}{\*\atnid PS}{\*\atnauthor Pedro Soto}\chatn{\*\annotation{\*\atnref 1}\pard Es mucho.\par}. {\v Di que son 30.}\par`,
    ),
  );
  expect(text.split('\n\n')).toEqual([
    'El plazo es de [-cinco-][+diez+] días[^1], dos rentas. [oculto: Di que son 30.]',
    '[^1]: Artículo 1511.',
    '[Comentario de Pedro Soto sobre «dos rentas»: Es mucho.]',
    '[Encabezado] Estudio Jurídico Sur',
    '[Pie de página] Documento reservado',
  ]);
  expect(report.warnings.map(({ code }) => code)).toEqual(['tracked-changes', 'comments']);
});

test('a sign that a field draws stands once, whether the field has a result or none', () => {
  const field = (code: string, result: string): string => String.raw`{\field{\*\fldinst ${code}}{\fldrslt ${result}}}`;
  expect(
    textOf(
      String.raw`\pard ${field(String.raw`SYMBOL 61537 \\f "Symbol" \\s 12`, String.raw`\f1`)} y ${field(String.raw`SYMBOL 254 \\f Wingdings`, 'x')}Sí ${field('PAGE', '7')}\par`,
    ),
  ).toBe('α y ☑Sí 7');
});

test('pictures, boxes, objects and what would be fetched are told', () => {
  const { text, report } = readRtf(
    rtf(
      String.raw`\pard Plano:{\*\shppict{\pict{\*\picprop{\sp{\sn wzDescription}{\sv Plano del lote}}}\pngblip 89504e47}}{\nonshppict{\pict\wmetafile8 0100}}{\shp{\*\shpinst{\sp{\sn pib}{\sv 1}}{\shptxt\pard En la caja.\par}}{\shprslt En la caja.}}\par` +
        String.raw`{\object\objemb{\*\objclass Excel.Sheet.8}{\*\objdata 0105}{\result Hoja}}{\field{\*\fldinst INCLUDETEXT "http://127.0.0.1:9/x.rtf"}{\fldrslt que vence}}\bin4 {{{{\par`,
    ),
  );
  expect(text.split('\n\n')).toEqual([
    'Plano: [Imagen: Plano del lote]',
    'En la caja.',
    'Hojaque vence',
    '[Archivo incrustado, no leído: Excel.Sheet.8]',
    '[Vínculo a otro archivo, no seguido: http://127.0.0.1:9/x.rtf]',
  ]);
  expect(report.warnings.map(({ code }) => code)).toEqual(['unread-images', 'embedded-files']);
});

test.each<[string, string, Buffer]>([
  ['one cut in half', 'CORRUPT', rtf('La renta es de 20 UF.').subarray(0, -10)],
  ['groups that stand too deep', 'CORRUPT', rtf('{'.repeat(5000) + '}'.repeat(5000))],
  ['one without words', 'NO_TEXT', rtf(String.raw`\pard\par`)],
  ['one of nothing but a picture', 'NO_TEXT', rtf(String.raw`{\pict 89}\par`)],
])('%s is refused', (_what, code, bytes) => {
  expect(() => readRtf(bytes)).toThrow(code);
});

test('a million groups and words are read in a moment', () => {
  const text = textOf(String.raw`{\b a}\u241 ?`.repeat(300_000));
  expect(text.replaceAll('\n', '').length).toBe(600_000);
});

test('rich text under the ending of old Word is read as what it is, under any other it is not', () => {
  expect(readerOf('rtf', rtf('a'))).toBe('rtf');
  expect(readerOf('doc', rtf('a'))).toBe('rtf');
  expect(() => readerOf('docx', rtf('a'))).toThrow('WRONG_TYPE');
  expect(() => readerOf('text', rtf('a'))).toThrow('UNSUPPORTED_TYPE');
});
