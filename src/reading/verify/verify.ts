import type { Caution, Change } from '#contract/span.ts';
import type { Range } from '../lines.ts';
import type { Place } from './compare.ts';
import { nearIn, nearestWindow, type Near, type Window } from './near.ts';
import { cut, trim, type Refusal } from './pieces.ts';
import { findPlaces } from './places.ts';
import type { TextIndex } from './text-index.ts';
import { isWord, tokens, type Token } from './tokens.ts';

/** Where a quotation is said to stand: in which text, and at which offsets. */
export type Hint = { text?: number; start?: number; end?: number };
/** What the verifier found. `text` is the number of the text, -1 where it is `missing`; `places` are all where it stands, of very many the first. */
export type Verdict = {
  state: 'exact' | 'normalised' | 'moved' | 'missing';
  text: number;
  start: number;
  end: number;
  /** Of a `moved` one: whether the words stand there to the letter. */
  fidelity: 'exact' | 'normalised' | null;
  changes: Change[];
  cautions: Caution[];
  places: (Range & { text: number })[];
  /** Why a `missing` one was refused although its words stand somewhere. */
  refused: Refusal | null;
  near: Near | null;
};

/** Under so many words a quotation is a term: it counts only where it was said to be, or where it stands exactly once. */
const SHORT = 4;

type Reading = {
  words: Token[];
  places: (Place & { text: number })[];
  refused: { why: Refusal; window: Window | null } | null;
};

/**
 * Whether a quotation really stands in the texts, and where. Pure and deterministic; compares folded tokens by equality, so there is no
 * threshold on the path that says yes. `near: false` skips the search for the nearest passage of a missing one.
 * Rules and figures: docs/decisions on evidence; the bars are measured by bench/verify.ts.
 */
export function verify(quote: string, texts: readonly TextIndex[], hint: Hint = {}, { near = true } = {}): Verdict {
  const given = quote.normalize('NFC').replace(/\[(\p{L})\](?=\p{L})/gu, '$1'); // "[T]he" is "The"
  const reading = read(given, texts, hint);
  const count = reading.words.filter((token) => isWord(token.fold)).length;
  // An ellipsis that also fits a place where it would hide a turning word is not taken anywhere.
  const ambiguous = reading.refused?.why.endsWith('-hides') && reading.places.every((place) => place.runs.length > 1);
  if (count > 0 && reading.places.length > 0 && !ambiguous) return settle(reading.places, hint, count);
  const window = near && count > 0 ? (reading.refused?.window ?? nearestWindow(reading.words, texts)) : null;
  return {
    ...missing,
    refused: reading.refused?.why ?? null,
    near: window && nearIn(given, reading.words, texts, window),
  };
}

const missing: Verdict = {
  state: 'missing',
  text: -1,
  start: 0,
  end: 0,
  fidelity: null,
  changes: [],
  cautions: [],
  places: [],
  refused: null,
  near: null,
};

/** Reads the quotation up to three ways: hyphens at line ends joined, left apart, and "contra- to" joined as well; the first that stands wins. */
function read(quote: string, texts: readonly TextIndex[], hint: Hint): Reading {
  let words: Token[] = [];
  let refused: Reading['refused'] = null;
  const ways = [
    () => [...tokens(quote, true)],
    () => (/[-‐]\s*\n/.test(quote) ? [...tokens(quote, false)] : null),
    () =>
      /\p{L}[-‐] +\p{Ll}/u.test(quote) ? [...tokens(quote.replace(/(\p{L})[-‐] +(?=\p{Ll})/gu, '$1-\n'), true)] : null,
  ];
  for (const way of ways) {
    const all = way();
    if (!all) continue;
    words = all;
    const [whole, pieces] = [trim(all), cut(all)];
    const places: Reading['places'] = [];
    texts.forEach((index, text) => {
      const offset = hint.text === undefined || hint.text === text ? hint.start : undefined;
      const found = findPlaces(index, quote, { whole, pieces }, offset);
      for (const place of found.places) places.push({ ...place, text });
      const at = found.refused?.at;
      if (found.refused && (!refused || at))
        refused = { why: found.refused.why, window: at ? { text, from: at[0], to: at[1] } : null };
    });
    if (places.length > 0) return { words, places, refused };
  }
  return { words, places: [], refused };
}

/** Picks among the places: the one at the hint, else one to the letter, else the nearest to the hint. */
function settle(places: Reading['places'], hint: Hint, count: number): Verdict {
  const located = hint.start !== undefined;
  const hinted = (place: Reading['places'][number]): boolean => {
    if (hint.text !== undefined && place.text !== hint.text) return false;
    return hint.start === undefined || (place.start < (hint.end ?? hint.start + 1) && place.end > hint.start);
  };
  const distance = (place: Reading['places'][number]): number =>
    (hint.text !== undefined && place.text !== hint.text ? 1e9 : 0) +
    Math.abs(place.start - (hint.start ?? place.start));
  const best = places.reduce((a, b) => {
    const better =
      Number(hinted(b)) - Number(hinted(a)) || Number(b.exact) - Number(a.exact) || distance(a) - distance(b);
    return better > 0 ? b : a;
  });
  const here = hinted(best);
  const sure = here && located;
  if (count < SHORT) {
    if (best.runs.length > 1 || (!sure && places.length > 1)) return missing;
    best.cautions.add('short');
  }
  if (places.length > 1 && !sure) best.cautions.add('repeated');
  const fidelity = best.exact ? 'exact' : 'normalised';
  return {
    state: here ? fidelity : 'moved',
    text: best.text,
    start: best.start,
    end: best.end,
    fidelity,
    changes: [...best.changes],
    cautions: [...best.cautions],
    places: places.map(({ text, start, end }) => ({ text, start, end })),
    refused: null,
    near: null,
  };
}
