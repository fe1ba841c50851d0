import type { Range } from '../lines.ts';
import { sentences } from '../sentences.ts';

/** Characters at each side of a place in which its sentence is looked for. */
const WITHIN = 1200;
/** Characters of a sentence that are shown at each side of a place. */
const SHOWN = 130;

const isSpace = (character: string | undefined): boolean => character === undefined || /\s/.test(character);
/** A place moved on, or back, until it does not halve a word; a word as long as the way is halved. */
function atWord(text: string, at: number, by: 1 | -1, until: number): number {
  for (let place = at; place !== until; place += by) if (isSpace(text[place - 1]) || isSpace(text[place])) return place;
  return at;
}

/** The sentence that a place stands in, cut at words where it is long; the place itself is always whole. */
export function sentenceAround(text: string, place: Range): Range {
  const from = Math.max(0, place.start - WITHIN);
  const found = sentences(text, from, Math.min(text.length, place.end + WITHIN));
  const first = found.find(({ end }) => end > place.start) ?? place;
  const last = found.findLast(({ start }) => start < place.end) ?? place;
  const [start, end] = [Math.min(first.start, place.start), Math.max(last.end, place.end)];
  const shown = {
    start: place.start - start > SHOWN ? atWord(text, place.start - SHOWN, 1, place.start) : start,
    end: end - place.end > SHOWN ? atWord(text, place.end + SHOWN, -1, place.end) : end,
  };
  while (shown.start < place.start && isSpace(text[shown.start])) shown.start++;
  while (shown.end > place.end && isSpace(text[shown.end - 1])) shown.end--;
  return shown;
}
