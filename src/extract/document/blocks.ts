/** A piece of a document in reading order. Items of a list and rows of a table follow each other without an empty line. */
export type Block = { kind: 'paragraph' | 'item' | 'row'; text: string };

/** A heading is short: what an outline calls one and is longer is a clause that somebody wants to see in it. In characters. */
const HEADING_MOST = 250;
/** The deepest heading that the text tells apart. */
const DEEPEST = 6;

/** Names of heading styles in English and Spanish, as Word, LibreOffice and those who make their own write them. */
const HEADING = /^(?:heading|encabezado|t[íi]tulo)\s*([1-9])\b/i;
const TITLE = /^(?:title|t[íi]tulo)$/i;

/** The level of a heading, from 1, that a style's name says; null for any other style. */
export function headingNamed(style: string): number | null {
  const named = HEADING.exec(style);
  return named ? Number(named[1]) : TITLE.test(style) ? 1 : null;
}

/** A text on one line. */
export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();

/** A paragraph; a heading of this level, from 1, with what is printed before it, where it is short enough to be one. */
export function paragraphBlock(text: string, level: number | null, label = ''): Block {
  if (level === null || text.length > HEADING_MOST)
    return { kind: 'paragraph', text: [label, text].filter(Boolean).join(' ') };
  const title = oneLine([label, text].filter(Boolean).join(' '));
  return { kind: 'paragraph', text: `${'#'.repeat(Math.min(DEEPEST, level))} ${title}` };
}

/** The pieces as lines. */
export function joinBlocks(blocks: readonly Block[]): string {
  let out = '';
  blocks.forEach(({ kind, text }, i) => {
    const close = kind !== 'paragraph' && blocks[i - 1]?.kind === kind;
    out += (i === 0 ? '' : close ? '\n' : '\n\n') + text;
  });
  return out;
}
