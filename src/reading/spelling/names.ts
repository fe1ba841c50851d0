import { isName } from './lexicon/names.ts';
import { caseOf, plain } from './plain.ts';
import type { Speller } from './speller.ts';
import type { Token } from './tokens.ts';

/** A name that is written in two ways, by the number of the rarer one's token. */
export type VariedName = { i: number; usual: string };

/** Uses of the commoner spelling for each of the rarer. */
const RATIO = 3;
const SHORTEST = 5;

type Name = { word: string; places: number[]; beside: Set<string> };

/** Whether two words are one slip apart: a letter more, less, changed or swapped. */
function oneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  const [left, right] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left[0] === right[1] && left[1] === right[0] && right.length === 2;
}

/** An ending that tells two names apart rather than misspelling one: Antonio and Antonia, Rojo and Rojos, Fernando and Fernández. */
const onlyEndings = (a: string, b: string): boolean =>
  a.slice(0, -1) === b.slice(0, -1) || a === `${b}s` || b === `${a}s` || a === `${b}a` || b === `${a}a`;

function namesOf(tokens: readonly Token[], isName: (i: number) => boolean): Map<string, Name> {
  const names = new Map<string, Name>();
  for (const [i, token] of tokens.entries()) {
    if (caseOf(token.word) !== 'head' || !isName(i)) continue;
    let name = names.get(token.word);
    if (!name) names.set(token.word, (name = { word: token.word, places: [], beside: new Set() }));
    name.places.push(i);
    for (const other of [tokens[i - 1], tokens[i + 1]])
      if (other && caseOf(other.word) === 'head' && Math.abs(other.start - token.start) < 40)
        name.beside.add(plain(other.word));
  }
  return names;
}

/** Keys that two words one slip apart share: the word without one of its letters, or whole. */
function keysOf(word: string): string[] {
  const keys = [word];
  for (let i = 0; i < word.length; i++) keys.push(word.slice(0, i) + word.slice(i + 1));
  return keys;
}

/**
 * Names that one document writes in two ways ("Pérez" and "Perez", "Huenchumilla" and "Huenchumila"): both stand beside the same name, and one
 * is at least three times as usual, or no list knows either. `given` are names that are known to be right; what differs from them by a slip is told at once.
 */
export function variedNames(
  tokens: readonly Token[],
  isName: (i: number) => boolean,
  given: readonly string[],
  speller: Speller,
): VariedName[] {
  const names = namesOf(tokens, isName);
  const right = new Set(
    given.flatMap((name) => name.normalize('NFC').split(/[^\p{L}]+/u)).filter((word) => word.length >= SHORTEST),
  );
  for (const word of right) if (!names.has(word)) names.set(word, { word, places: [], beside: new Set() });
  const buckets = new Map<string, Name[]>();
  for (const name of names.values())
    if (name.word.length >= SHORTEST - 1)
      for (const key of keysOf(plain(name.word))) {
        const there = buckets.get(key);
        if (there) there.push(name);
        else buckets.set(key, [name]);
      }
  const found = new Map<Name, Name>();
  for (const bucket of buckets.values())
    for (const rare of bucket)
      for (const common of bucket) {
        if (rare === common || right.has(rare.word) || !isVariant(rare, common, right, speller)) continue;
        const known = found.get(rare);
        if (!known || known.places.length < common.places.length) found.set(rare, common);
      }
  return [...found].flatMap(([rare, common]) => rare.places.map((i) => ({ i, usual: common.word })));
}

function isVariant(rare: Name, common: Name, right: ReadonlySet<string>, speller: Speller): boolean {
  const [a, b] = [plain(rare.word), plain(common.word)];
  const accentOnly = a === b;
  if (!accentOnly && (a.length < SHORTEST || onlyEndings(a, b) || !oneSlip(a, b))) return false;
  if (right.has(common.word)) return !speller.knows(rare.word.toLowerCase());
  const isBeside = [...rare.beside].some((word) => common.beside.has(word));
  if (common.places.length >= RATIO * rare.places.length) return isBeside && (accentOnly || !speller.knows(rare.word));
  const [fewer, more] = [rare.places.length, common.places.length];
  const isLater = fewer < more || (fewer === more && rare.places[0]! > common.places[0]!);
  if (accentOnly || !isLater || !isStrange(rare, speller) || !isStrange(common, speller)) return false;
  return isBeside ? a.length >= STRANGE.beside : a.length >= STRANGE.alone && a[0] === b[0];
}

/** Letters from which two names that no list knows are one, though neither is more usual: where the same name stands beside both, and anywhere. Ours. */
const STRANGE = { beside: 6, alone: 9 } as const;
const isStrange = ({ word }: Name, speller: Speller): boolean =>
  !isName(word) && !speller.knows(word) && !speller.knows(word.toLowerCase());
