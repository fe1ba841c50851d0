import type { Box, PageLine } from './page-order.ts';

/** Letters, figures, and signs that stand close to a figure: what a quotation is made of, where two texts are held beside each other. */
const WORD = /[\p{L}\p{N}\p{M}\p{Sc}%]+/gu;
/** What the canonical text leaves out, and the marks of divided words. */
const DROPPED = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\ufeff\ufffe\uffff]/;
/** A line end that divides a word, as `pages.ts` mends it, and what the rest of the word begins with. */
const DIVIDED = [/\p{L}[\ufffe\u00ad]$/u, /\p{Ll}[-‐]$/u] as const;
const REST = /^\p{Ll}/u;

/** A word of a text, as two texts are compared by it, and where it stands there. */
export type Word = { word: string; start: number; end: number };
/** A word of a page and where it stands: a box on each line that it touches. `cut`: the page ends amid it. */
export type PlacedWord = { word: string; places: readonly { line: number; box: Box }[]; cut: boolean };

/** The words of a text in their order. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    word: found.normalize('NFC'),
    start: index,
    end: index + found.length,
  }));

/** The least box that holds all of these; null of none. */
export const hull = (boxes: readonly Box[]): Box | null =>
  boxes.length === 0
    ? null
    : {
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.max(...boxes.map(({ top }) => top)),
        bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
      };

type Unit = { line: number; box: Box | null };

/**
 * The words of a page in reading order with their places, whose lines were read with their boxes. A word that a line end divides is one, as it is in the
 * text that is kept; heads, feet and numbers of the margin are among them.
 */
export function placedWords(lines: readonly PageLine[]): PlacedWord[] {
  let text = '';
  const units: Unit[] = [];
  const cuts = new Set<number>();
  const add = (character: string, unit: Unit): void => {
    text += character;
    units.push(unit);
  };
  let joins = false;
  lines.forEach(({ runs = [] }, line) => {
    const raw = runs.map((run) => run.text).join('');
    const boxes = runs.flatMap((run) => run.boxes ?? []);
    const end = raw.trimEnd().length;
    const begin = raw.length - raw.trimStart().length;
    // A divided word goes on where the next line begins in small letters; else the end of this line is the end of the word.
    if (line > 0 && !(joins && REST.test(raw.slice(begin)))) add('\n', { line, box: null });
    joins = DIVIDED.some((mark) => mark.test(raw.slice(0, end)));
    for (let at = begin; at < end; at++) {
      const character = raw[at]!;
      if (DROPPED.test(character) || (joins && at === end - 1)) continue;
      add(character, { line, box: boxes[at] ?? null });
    }
    if (joins) cuts.add(text.length);
  });
  return wordsOf(text).map(({ word, start, end }) => {
    const places = new Map<number, Box[]>();
    for (const { line, box } of units.slice(start, end)) if (box) places.set(line, [...(places.get(line) ?? []), box]);
    return {
      word,
      places: [...places].map(([line, boxes]) => ({ line, box: hull(boxes)! })),
      cut: cuts.has(end),
    };
  });
}
