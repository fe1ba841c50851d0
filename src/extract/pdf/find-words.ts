import type { Range } from '#reading/lines.ts';
import type { Box } from './page-order.ts';
import { hull, wordsOf, type PlacedWord, type Word } from './placed-words.ts';

/**
 * Where words of the kept text stand on a page: a box a line. `words`: all of them, to the letter · `part`: only some of its lines could be found without
 * doubt · `none`: none could.
 */
export type FoundOnPage = { found: 'words' | 'part' | 'none'; boxes: Box[] };

/** Words by which one place is told from another that has the same ones: as many as it takes, up to so many on each side. */
const CONTEXT = 200;
/** Fewer words may stand anywhere: alone they tell no place. */
const LEAST = 3;

/** Words of the kept text and of the page are the same; a word that the page's end divides is there in its first part. */
const same = (kept: Word, placed: PlacedWord): boolean =>
  kept.word === placed.word || (placed.cut && kept.word.startsWith(placed.word));

type Stretch = { from: number; to: number };

/** The places of a page at which the words `from`..`to` (excluded) of the kept text stand, one after the other. */
function placesOf(kept: readonly Word[], { from, to }: Stretch, page: readonly PlacedWord[]): number[] {
  const places: number[] = [];
  for (let at = 0; at + (to - from) <= page.length; at++) {
    let n = 0;
    while (n < to - from && same(kept[from + n]!, page[at + n]!)) n++;
    if (n === to - from) places.push(at);
  }
  return places;
}

/** How many words around a place are the same as around the words in the kept text, before and after. */
function contextOf(kept: readonly Word[], { from, to }: Stretch, page: readonly PlacedWord[], at: number): number {
  const after = at + (to - from);
  let [before, behind] = [0, 0];
  while (
    before < CONTEXT &&
    kept[from - before - 1] &&
    page[at - before - 1] &&
    same(kept[from - before - 1]!, page[at - before - 1]!)
  )
    before++;
  while (
    behind < CONTEXT &&
    kept[to + behind] &&
    page[after + behind] &&
    same(kept[to + behind]!, page[after + behind]!)
  )
    behind++;
  return before + behind;
}

/**
 * The one place at which these words stand. Where there are several, that with the most of the same words around it; where two have as many, the one that
 * counts equally from the beginning, if the page has the words as often as the text; else null: in doubt nothing is told.
 */
function placeOf(kept: readonly Word[], words: Stretch, page: readonly PlacedWord[]): number | null {
  const places = placesOf(kept, words, page);
  const contexts = places.map((at) => contextOf(kept, words, page, at));
  // A word or two may stand in a running head too, which the kept text has not: they need a neighbour.
  if (places.length === 1) return words.to - words.from >= LEAST || contexts[0]! > 0 ? places[0]! : null;
  if (places.length === 0) return null;
  const most = Math.max(...contexts);
  const best = places.filter((_at, i) => contexts[i] === most);
  if (best.length === 1) return best[0]!;
  const alike = kept.flatMap((_word, at) =>
    at + words.to - words.from <= kept.length &&
    kept.slice(at, at + words.to - words.from).every(({ word }, n) => word === kept[words.from + n]!.word)
      ? [at]
      : [],
  );
  return alike.length === places.length ? places[alike.indexOf(words.from)]! : null;
}

/** A box for each line that some words of a page stand on. */
function boxesOf(words: readonly PlacedWord[]): Box[] {
  const lines = new Map<number, Box[]>();
  for (const { places } of words)
    for (const { line, box } of places) lines.set(line, [...(lines.get(line) ?? []), box]);
  return [...lines.values()].map((boxes) => hull(boxes)!);
}

/** The same words, cut where the lines of the kept text end. */
function byLines(text: string, kept: readonly Word[], { from, to }: Stretch): Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = from; at < to; at++) {
    const last = stretches.at(-1);
    if (last && !text.slice(kept[at - 1]!.end, kept[at]!.start).includes('\n')) last.to = at + 1;
    else stretches.push({ from: at, to: at + 1 });
  }
  return stretches;
}

/**
 * Finds a range of the kept text of a page among the words of the page. First all of it, one word after the other; where something stands between them
 * that is not kept, such as the numbers of a margin, line by line, in their order. Words that cannot be told apart from others are left out.
 */
export function findOnPage(text: string, { start, end }: Range, page: readonly PlacedWord[]): FoundOnPage {
  const kept = wordsOf(text);
  const from = kept.findIndex((word) => word.end > start);
  const to = kept.findIndex((word) => word.start >= end);
  const words = { from, to: to < 0 ? kept.length : to };
  if (from < 0 || words.to <= from) return { found: 'none', boxes: [] };
  const place = placeOf(kept, words, page);
  if (place !== null) return { found: 'words', boxes: boxesOf(page.slice(place, place + words.to - from)) };
  const boxes: Box[] = [];
  let [next, whole] = [0, true];
  for (const line of byLines(text, kept, words)) {
    const at = line.to - line.from < LEAST ? null : placeOf(kept, line, page);
    if (at === null || at < next) {
      whole = false;
      continue;
    }
    next = at + line.to - line.from;
    boxes.push(...boxesOf(page.slice(at, next)));
  }
  return { found: boxes.length === 0 ? 'none' : whole ? 'words' : 'part', boxes };
}
