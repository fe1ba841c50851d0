import { oneLine, type Block } from '../document/blocks.ts';
import { mark, picture, plain } from '../document/marks.ts';
import { tableBlocks } from '../document/table.ts';
import { readDrawing } from '../package/drawing.ts';
import type { OfficeFile, Relation } from '../package/office.ts';
import { childOf, elementsOf, within, type Xml } from '../package/xml.ts';
import { readParagraphs } from './paragraphs.ts';

/** What a slide says: its title, what stands on it in the order of its file, and what stands at its foot. */
export type Slide = { title: string; blocks: Block[]; foot: string[] };
type Sheet = { file: OfficeFile; relations: ReadonlyMap<string, Relation> };

/** The place that a shape fills (ISO/IEC 29500-1, 19.7.10); null for one that stands freely. */
function placeOf(shape: Xml): string | null {
  const place = within(shape, ['p:ph'])[0];
  return place ? (place.attributes['type'] ?? 'obj') : null;
}
const TITLES: readonly (string | null)[] = ['title', 'ctrTitle'];
const FEET: readonly (string | null)[] = ['ftr', 'dt', 'hdr'];

/** The shapes of a slide, however they are grouped; of what is said in a new and in an old form, the new one. */
function shapesOf(tree: Xml | undefined): Xml[] {
  return elementsOf(tree).flatMap((shape) => {
    if (shape.name === 'p:grpSp') return shapesOf(shape);
    if (shape.name === 'mc:AlternateContent')
      return shapesOf(childOf(shape, 'mc:Choice') ?? childOf(shape, 'mc:Fallback'));
    return /^p:(?:sp|pic|graphicFrame|cxnSp|contentPart)$/.test(shape.name) ? [shape] : [];
  });
}

/** The text and pictures of one shape, its table, or the lines of its chart or diagram. */
function blocksOf(shape: Xml, { file, relations }: Sheet): Block[] {
  const table = within(shape, ['a:tbl'])[0];
  if (table)
    return tableBlocks(
      elementsOf(table, 'a:tr').map((row) =>
        elementsOf(row, 'a:tc').map((cell) => ({ blocks: readParagraphs(childOf(cell, 'a:txBody')), span: 1 })),
      ),
    );
  const { images, lines } = readDrawing(shape, file, relations);
  return [
    ...readParagraphs(childOf(shape, 'p:txBody')),
    ...images.map((image): Block => ({ kind: 'paragraph', text: picture(oneLine(plain(image))) })),
    ...lines.map((line): Block => ({ kind: 'item', text: oneLine(plain(line)) })),
  ];
}

const isHidden = (shape: Xml): boolean =>
  within(shape, ['p:cNvPr']).some(({ attributes }) => ['1', 'true'].includes(attributes['hidden'] ?? ''));

/** Reads a slide, or the notes of one. A shape that is hidden says so. */
export function readSlide(slide: Xml, sheet: Sheet): Slide {
  const out: Slide = { title: '', blocks: [], foot: [] };
  for (const shape of shapesOf(childOf(childOf(slide, 'p:cSld'), 'p:spTree'))) {
    const place = placeOf(shape);
    if (place === 'sldNum' || place === 'sldImg') continue;
    const blocks = blocksOf(shape, sheet);
    const words = oneLine(blocks.map(({ text }) => text).join(' '));
    if (FEET.includes(place)) out.foot.push(words);
    else if (TITLES.includes(place) && out.title === '') out.title = words;
    else if (isHidden(shape))
      out.blocks.push(...blocks.map(({ kind, text }) => ({ kind, text: mark('hidden', text) })));
    else out.blocks.push(...blocks);
  }
  return out;
}
