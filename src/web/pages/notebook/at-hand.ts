import type { Source } from '#contract/sources.ts';
import type { Citation } from '#contract/span.ts';
import type { Opened } from '#web/ui/answer/address.ts';
import { quotationOf, type Quotation } from '#web/ui/quotation.ts';

const flow = (text: string): string => text.replace(/\s+/g, ' ').trim();
const rowOf = (node: Node | null): HTMLElement | null => {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>('.fl') ?? null;
};
const lineOf = (row: HTMLElement): number => Number(row.id.slice(1));
/** Where the text of a line begins in that of its source, in characters. */
const textOf = (row: HTMLElement): { text: HTMLElement; offset: number } => {
  const text = row.querySelector<HTMLElement>('.t')!;
  return { text, offset: Number(text.dataset.offset) };
};

/** Characters of a line before a place on it; all of them where the place is past its text, none where it is before. */
function before(row: HTMLElement, node: Node, at: number): number {
  const { text } = textOf(row);
  const range = document.createRange();
  range.selectNodeContents(text);
  const side = range.comparePoint(node, at);
  if (side !== 0) return side < 0 ? 0 : (text.textContent ?? '').length;
  range.setEnd(node, at);
  return range.toString().length;
}

/** Words that are selected in the text of a source, their lines, and what of the text they are. */
export type Selected = { words: string; from: number; to: number; start: number; end: number; range: Range };
/** What is selected in the text of a source; null where nothing is, or it goes beyond the text. */
export function selectedNow(): Selected | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const [first, last] = [rowOf(range.startContainer), rowOf(range.endContainer)];
  const words = flow(selection.toString());
  if (!first || !last || words === '') return null;
  return {
    words,
    from: lineOf(first),
    to: lineOf(last),
    start: textOf(first).offset + before(first, range.startContainer, range.startOffset),
    end: textOf(last).offset + before(last, range.endContainer, range.endOffset),
    range,
  };
}

type Place = { source: Source; opened: Opened };
/** Words that are selected, as a quotation of the source that is open. */
export const quotationOfSelected = (
  { source, opened }: Place,
  { words, from, to, start, end }: Selected,
): Quotation => ({
  source_id: source.id,
  version: opened.version ?? source.version,
  title: source.title,
  words,
  from,
  to,
  start,
  end,
});

/** What of the source that is open can be quoted: what is selected, else the citation or the lines that are open; null where there is nothing. */
export function quotationAtHand(
  source: Source | null | undefined,
  opened: Opened | null,
  citation: Citation | null,
): Quotation | null {
  if (!source || !opened) return null;
  const selected = selectedNow();
  if (selected) return quotationOfSelected({ source, opened }, selected);
  if (citation) return quotationOf(citation);
  if (!opened.lines) return null;
  const { from, to } = opened.lines;
  const rows = [...document.querySelectorAll<HTMLElement>('.sheet .fl')].filter(
    (row) => lineOf(row) >= from && lineOf(row) <= to,
  );
  const [first, last] = [rows[0], rows.at(-1)];
  const words = flow(rows.map((row) => textOf(row).text.textContent).join(' '));
  if (!first || !last || words === '' || rows.length !== to - from + 1) return null;
  const end = textOf(last).offset + (textOf(last).text.textContent ?? '').length;
  return quotationOfSelected(
    { source, opened },
    { words, from, to, start: textOf(first).offset, end, range: document.createRange() },
  );
}
