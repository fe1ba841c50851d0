import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A place of a sheet; with a link it opens an address. */
export type XlsxCell = { text: string; link?: string | undefined };

/** Characters of a cell, rows and links that Excel takes (its specification of limits). */
const MOST = { text: 32_767, name: 31, links: 65_000 } as const;
/** Characters that XML does not know, and halves of characters. */
const NO_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const escaped = (text: string): string =>
  text.replace(NO_XML, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'); // prettier-ignore

/** The letters of a column, counted from 0: A, …, Z, AA. */
const column = (at: number): string => (at < 26 ? '' : column(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26)); // prettier-ignore

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Plain, head, link: each as `s` names it. */
const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><u/><sz val="11"/><color rgb="FF1F3A93"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3">${[0, 1, 2].map((font) => `<xf fontId="${font}" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** What stands at each place of the package, by its name. */
function partsOf(name: string, rows: readonly (readonly XlsxCell[])[]): Record<string, string> {
  const links: { at: string; to: string }[] = [];
  const lines = rows.map((cells, r) => {
    const said = cells.map(({ text, link }, c) => {
      const at = `${column(c)}${r + 1}`;
      if (link !== undefined && links.length < MOST.links) links.push({ at, to: link });
      const style = r === 0 ? 1 : link === undefined ? 0 : 2;
      // A string within the cell: never read as a formula, whatever it begins with.
      return text === '' ? '' : `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text.slice(0, MOST.text))}</t></is></c>`; // prettier-ignore
    });
    return `<row r="${r + 1}">${said.join('')}</row>`;
  });
  const columns = Math.max(1, ...rows.map((cells) => cells.length));
  const shown = escaped(name.replace(/[[\]:*?/\\']/g, ' ').trim().slice(0, MOST.name)) || 'Fojas'; // prettier-ignore
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${shown}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetViews><sheetView workbookViewId="0"><pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="32" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData>${links.length > 0 ? `<hyperlinks>${links.map(({ at }, i) => `<hyperlink ref="${at}" r:id="rId${i + 1}"/>`).join('')}</hyperlinks>` : ''}</worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${links.map(({ to }, i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/hyperlink" Target="${escaped(to)}" TargetMode="External"/>`).join('')}</Relationships>`,
  };
}

/** Writes one sheet as Excel reads it (ECMA-376): its first row and column are frozen, every place is text and none a formula. `name`: of the sheet. */
export async function writeXlsx(name: string, rows: readonly (readonly XlsxCell[])[], at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [place, xml] of Object.entries(partsOf(name, rows))) zip.addBuffer(Buffer.from(HEAD + xml), place, { mtime: at }); // prettier-ignore
  zip.end();
  return buffer(zip.outputStream);
}
