import { expect, test } from 'vitest';
import { entriesOf } from '#test/portable.ts';
import { writeXlsx } from './xlsx.ts';

test('every place is text within its cell, never a formula; links lead out, and what XML does not know is left out', async () => {
  const rows = [
    [{ text: 'Fuente' }, { text: 'Renta' }],
    [{ text: 'Bodega <7> & "8"' }, { text: '=1+1\u0000', link: 'https://fojas.example/notebook/1?a=1&L=3' }],
  ];
  const parts = await entriesOf(await writeXlsx('Tabla: arriendos [2026]', rows, new Date(0)));
  const sheet = parts.get('xl/worksheets/sheet1.xml')!.toString();
  expect(sheet).toContain(
    '<c r="A2" t="inlineStr" s="0"><is><t xml:space="preserve">Bodega &lt;7&gt; &amp; &quot;8&quot;</t>',
  );
  expect(sheet).toContain('<c r="B2" t="inlineStr" s="2"><is><t xml:space="preserve">=1+1</t>');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<hyperlink ref="B2" r:id="rId1"/>');
  expect(parts.get('xl/worksheets/_rels/sheet1.xml.rels')!.toString()).toContain(
    'Target="https://fojas.example/notebook/1?a=1&amp;L=3" TargetMode="External"',
  );
  expect(parts.get('xl/workbook.xml')!.toString()).toContain('name="Tabla  arriendos  2026"');
});
