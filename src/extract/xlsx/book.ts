import { Unreadable } from '../extracted.ts';
import { type OfficeFile, partOf, type Relation } from '../package/office.ts';
import { formatOf, type Format } from './format.ts';
import { childOf, elementsOf, ownText, within, type Xml } from '../package/xml.ts';

/** Texts that the sheets of a workbook share; a workbook with more is cut. */
const STRINGS = 1_000_000;
const USUAL = 'xl/workbook.xml';

export type SheetEntry = { name: string; part: string; hidden: boolean };
/** What the sheets of a workbook have in common. */
export type Workbook = {
  sheets: SheetEntry[];
  strings: string[];
  formats: Format[];
  of1904: boolean;
  relations: ReadonlyMap<string, Relation>;
  truncated: boolean;
};

/** The text of a cell or a comment, without how it is pronounced. */
export const richText = (element: Xml): string =>
  elementsOf(element)
    .map((child) => (child.name === 's:t' ? ownText(child) : child.name === 's:r' ? richText(child) : ''))
    .join('');

function formatsOf(styles: Xml | null): Format[] {
  const codes = new Map(
    elementsOf(childOf(styles, 's:numFmts')).map(({ attributes }) => [
      Number(attributes['numFmtId']),
      attributes['formatCode'],
    ]),
  );
  return elementsOf(childOf(styles, 's:cellXfs')).map(({ attributes }) => {
    const id = Number(attributes['numFmtId'] ?? 0);
    return formatOf(id, codes.get(id));
  });
}

/** Opens what all sheets need. Throws WRONG_TYPE for an archive that is no workbook, CORRUPT for a workbook without sheets. */
export function openWorkbook(file: OfficeFile): Workbook {
  const main = file.main ?? (file.has(USUAL) ? USUAL : null);
  if (main === null || !/(?:^|\/)workbook\d*\.xml$/i.test(main)) throw new Unreadable('WRONG_TYPE');
  const book = file.xml(main);
  if (book?.name !== 's:workbook') throw new Unreadable('CORRUPT');
  const relations = file.relations(main);
  const sheets = within(book, ['s:sheet']).flatMap(({ attributes }) => {
    const relation = relations.get(attributes['r:id'] ?? '');
    if (!relation || relation.outside || !file.has(relation.target)) return [];
    const hidden = attributes['state'] === 'hidden' || attributes['state'] === 'veryHidden';
    return [{ name: attributes['name'] ?? '', part: relation.target, hidden }];
  });
  if (sheets.length === 0) throw new Unreadable('CORRUPT');
  const strings: string[] = [];
  let truncated = false;
  const shared = partOf(relations, 'sharedStrings');
  if (shared !== undefined)
    file.xml(shared, {
      below: 's:sst',
      take(element) {
        if (strings.length < STRINGS) strings.push(richText(element));
        else truncated = true;
      },
    });
  const styles = partOf(relations, 'styles');
  const of1904 = ['1', 'true'].includes(childOf(book, 's:workbookPr')?.attributes['date1904'] ?? '');
  const formats = formatsOf(styles === undefined ? null : file.xml(styles));
  return { sheets, strings, formats, of1904, relations, truncated };
}
