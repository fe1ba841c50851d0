import { expect, test } from 'vitest';
import { makeZip } from '#test/zip.ts';
import { formatOf, numberText } from './format.ts';
import { readXlsx } from './xlsx.ts';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const LINKS = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (list: Record<string, string>): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(list)
    .map(([id, target]) => `<Relationship Id="${id}" Type="${TYPES}/${id.replace(/\d+$/, '')}" Target="${target}"/>`)
    .join('')}</Relationships>`;

type Parts = Record<string, string>;
/** A workbook of these sheets (the rows of each), and further parts. */
const workbook = (sheets: { name: string; rows: string; state?: string }[], more: Parts = {}): Buffer =>
  makeZip(
    Object.entries({
      '_rels/.rels': relations({ officeDocument1: 'xl/workbook.xml' }),
      'xl/workbook.xml': `<workbook ${MAIN} ${LINKS}><sheets>${sheets
        .map(({ name, state }, i) => `<sheet name="${name}" ${state ? `state="${state}"` : ''} r:id="worksheet${i}"/>`)
        .join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relations({
        ...Object.fromEntries(sheets.map((_, i) => [`worksheet${i}`, `s${i}.xml`])),
        sharedStrings1: 'strings.xml',
        styles1: 'styles.xml',
      }),
      'xl/strings.xml': `<sst ${MAIN}><si><t>Arriendo</t></si><si><r><t>Gastos </t></r><r><t>comunes</t></r></si></sst>`,
      'xl/styles.xml': `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="170" formatCode="&quot;UF&quot;\\ #,##0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="9"/></cellXfs></styleSheet>`,
      ...Object.fromEntries(
        sheets.map(({ rows }, i) => [`xl/s${i}.xml`, `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`]),
      ),
      ...more,
    }).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
  );
const text = (rows: string): string[] =>
  readXlsx(workbook([{ name: 'Hoja1', rows }]))
    .text.split('\n')
    .slice(2);
const inline = (words: string): string => `<c t="inlineStr"><is><t>${words}</t></is></c>`;

test('a row is a line with its address, and each cell is what the sheet means', () => {
  expect(
    text(
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" s="1"><v>45352</v></c><c r="D2" s="2"><v>1234.5</v></c><c r="F2" s="3"><v>0.025</v></c></row>' +
        '<row r="3"><c r="B3" t="s"><v>1</v></c><c r="C3" t="e"><v>#REF!</v></c><c r="D3" t="b"><v>1</v></c><c r="E3"><f>A1*2</f><v>0.30000000000000004</v></c><c r="F3"><f>WEBSERVICE("http://127.0.0.1:9/")</f></c></row>',
    ),
  ).toEqual([
    'Hoja1!B2 | Arriendo | 2024-03-01 | UF 1234.5 |  | 2.5%',
    'Hoja1!B3 | Gastos comunes | #REF! | TRUE | 0.3 | =WEBSERVICE("http://127.0.0.1:9/")',
  ]);
});

test('a cell keeps its bars, and a far cell has a line of its own', () => {
  expect(text(`<row r="1">${inline('A|B')}${inline('C')}<c r="XFD1"><v>7</v></c></row>`)).toEqual([
    'Hoja1!A1 │ A|B │ C',
    'Hoja1!XFD1 │ 7',
  ]);
});

test('a hidden sheet says so; comments and heads follow the rows', () => {
  const bytes = workbook(
    [
      { name: 'Pagos', rows: `<row r="1">${inline('La renta del contrato')}</row>` },
      { name: 'Otra', state: 'veryHidden', rows: `<row r="1">${inline('El saldo')}</row>` },
    ],
    {
      'xl/s0.xml': `<worksheet ${MAIN}><sheetData><row r="1">${inline('La renta del contrato')}</row></sheetData><headerFooter><oddFooter>&amp;L&amp;"Arial,Bold"&amp;12Reservado&amp;RPágina &amp;P</oddFooter></headerFooter></worksheet>`,
      'xl/_rels/s0.xml.rels': relations({ comments1: 'c.xml' }),
      'xl/c.xml': `<comments ${MAIN}><authors><author>Ana</author></authors><commentList><comment ref="A1" authorId="0"><text><t>Falta firmar.</t></text></comment></commentList></comments>`,
    },
  );
  const { text: said, report } = readXlsx(bytes);
  expect(said.split('\n').filter(Boolean)).toEqual([
    '## Pagos',
    'Pagos!A1 | La renta del contrato',
    '[Comentario Pagos!A1 de Ana: Falta firmar.]',
    '[Encabezado o pie de página] Reservado',
    '## Otra [hoja oculta]',
    'Otra!A1 | El saldo',
  ]);
  expect(report.warnings).toEqual([{ code: 'comments', pages: [] }]);
});

test('a workbook of too many cells is cut and says so', () => {
  const rows = `<row>${'<c><v>1</v></c>'.repeat(10)}</row>`.repeat(4);
  const { report, text: said } = readXlsx(workbook([{ name: 'H', rows }]), 25);
  expect(report.warnings).toEqual([{ code: 'truncated', pages: [] }]);
  expect(said.split('\n').at(-1)).toMatch(/^H!A2 /);
});

test.each([
  [1599.99, '"$"#,##0.00', '$1599.99'],
  [-1599.99, '[$$-340A] #,##0.00;[Red]\\-[$$-340A] #,##0.00', '-$1599.99'],
  [0.1 + 0.2, '0.00', '0.3'],
  [20, '0" días"', '20 días'],
  [19.99, '0 "pesos y" .00 "centavos"', '19.99'],
  [1_200_000, '0.0,,"M"', '1200000'],
  [45352.5, 'dd/mm/yyyy hh:mm', '2024-03-01 12:00'],
  [45352, '[$-340A]d" de "mmmm" de "yyyy', '2024-03-01'],
  [0.25, 'h:mm AM/PM', '06:00'],
  [1.5, '[h]:mm', '36:00'],
  [59, 'd/m/yy', '1900-02-28'],
  [-3, 'd/m/yy', '-3'],
])('%s as %s is %s', (value, code, expected) => {
  expect(numberText(value, formatOf(200, code))).toBe(expected);
});
