import type { Name } from './mention.ts';
import { isGiven, mayGoOn, mayName } from './words.ts';

const CAPITAL = String.raw`(?:D['’]|O['’])?\p{Lu}\p{Ll}+(?:['’-]\p{Lu}?\p{Ll}+)*|Mc\p{Lu}\p{Ll}+|Mac\p{Lu}\p{Ll}+|\p{Lu}{2,}(?:[-'’]\p{Lu}+)*`;
const PARTICLE = String.raw`(?:[Dd]e la|[Dd]e las|[Dd]e los|[Dd]el|[Dd]e|[Vv]on|[Vv]an der|[Vv]an|da|di|la|le)\s{1,2}`;
const INITIALS = String.raw`\p{Lu}\.(?:[ -]?\p{Lu}\.){0,2}`;
const WORD = new RegExp(String.raw`(?:${PARTICLE})?(?:${CAPITAL})(?![\p{L}\d])`, 'uy');
const INITIAL = new RegExp(String.raw`${INITIALS}(?![\p{L}\d])`, 'uy');
const AND = /\s?(?:,\s?)?\s(?:y|e|&|and)\s{1,2}|\s?[;/]\s?|\s[-–]\s/uy;
const COMMA = /\s?,\s{1,2}/y;
const OTHERS = /,?\s(?:y\s(?:otros|otras|otro)|et\s?al\.?|y\scols?\.)/iuy;
/** What may stand after a name in a reference. */
const AFTER = /\s{0,2}(?:[,.:;()[\]«“"*_]|$|\n|y\s|e\s|&|et\sal|–|-)/uy;
const ROMAN = /^[IVXLC]+$/;
const ORDINAL = /(?:[ée]sim[oa]|d[ée]cim[oa]|ÉSIM[OA]|ESIM[OA]|D[ÉE]CIM[OA])s?$/u;
const MOST = 4;

/** A sticky expression read at one place; null where it does not stand there. */
export function at(expression: RegExp, text: string, place: number): string | null {
  expression.lastIndex = place;
  return expression.exec(text)?.[0] ?? null;
}

type Word = { text: string; end: number; initial: boolean };

/** The words of a name from a place on: capitals, initials and what joins them. */
function wordsAt(text: string, place: number): Word[] {
  const out: Word[] = [];
  for (let from = place; out.length < MOST + 1;) {
    const initial = at(INITIAL, text, from);
    const word = initial ?? at(WORD, text, from);
    if (word === null) break;
    const bare = word.replace(/^(?:de la|de las|de los|del|de|von|van der|van|da|di|la|le)\s+/i, '');
    if (
      !initial &&
      (ROMAN.test(bare) ||
        ORDINAL.test(bare) ||
        (!(out.length > 0 && isGiven(out[0]!.text) ? mayGoOn(bare) : mayName(bare)) &&
          !(out.length === 0 && isGiven(bare))))
    )
      break;
    out.push({ text: word.replace(/\s+/g, ' '), end: from + word.length, initial: initial !== null });
    const space = at(/ {1,2}/y, text, from + word.length);
    if (space === null) break;
    from += word.length + space.length;
  }
  return out;
}

const join = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
/** How many words of a name in the usual order are given ones. */
function givenOf(words: readonly Word[]): number {
  let n = 0;
  while (n < words.length - 1 && (words[n]!.initial || isGiven(words[n]!.text))) n++;
  if (n > 0) return n;
  // Two words of which none is known as given are two surnames.
  return words.length > 2 ? words.length - 2 : 0;
}

/** A name whose surnames stand first: "Barros Bourie, Enrique", "SILVA SÁNCHEZ, J.M.". */
function inverted(text: string, place: number): Name | null {
  const words = wordsAt(text, place);
  for (let n = Math.min(3, words.length); n > 0; n--) {
    const surnames = words.slice(0, n);
    if (surnames.some(({ initial }) => initial)) continue;
    const comma = at(COMMA, text, surnames.at(-1)!.end);
    if (comma === null) continue;
    if (n > 1 && isGiven(surnames[0]!.text) && !/^\p{Lu}{2}/u.test(surnames[0]!.text)) return null;
    const from = surnames.at(-1)!.end + comma.length;
    const given = givenAt(text, from);
    if (given) return { start: place, end: given.at(-1)!.end, surnames: join(surnames), given: join(given) };
  }
  return null;
}

/** Given names after surnames: one known, or initials; up to three words, and nothing that goes on as a title would. */
function givenAt(text: string, place: number): Word[] | null {
  const words = wordsAt(text, place);
  if (words.length === 0) return null;
  if (words[0]!.initial) return [words[0]!];
  if (!isGiven(words[0]!.text)) {
    // An unknown one is believed where it stands alone before a stop.
    return words.length <= 2 && !/^de\s/.test(words[0]!.text) && at(AFTER, text, words.at(-1)!.end) !== null
      ? words
      : null;
  }
  const n = words.findIndex(
    ({ text: word, initial }, i) => i > 0 && !initial && !isGiven(word) && /^\p{Lu}\p{Ll}/u.test(word),
  );
  const taken = words.slice(0, n < 0 ? 3 : Math.max(1, n));
  return at(AFTER, text, taken.at(-1)!.end) !== null || n > 0 ? taken : null;
}

/** A name in the usual order, or surnames alone: "Eduardo Soto Kloss", "BARROS". */
function direct(text: string, place: number): Name | null {
  const words = wordsAt(text, place);
  // "Fernando Fueyo L.": the second surname is only begun.
  let end: number | null = null;
  while (words.length > 1 && words.at(-1)!.initial) end = Math.max(end ?? 0, words.pop()!.end);
  if (words.every(({ initial }) => initial)) return null;
  // "Santiago" alone is the city.
  if (words.length === 1 && !mayName(words[0]!.text)) return null;
  const taken = words.slice(0, 5);
  const n = givenOf(taken);
  if (taken.length - n > 3) return null;
  const surnames = taken.slice(n);
  return {
    start: place,
    end: end !== null && words.length <= 5 ? end : taken.at(-1)!.end,
    surnames: join(surnames),
    given: join(taken.slice(0, n)),
  };
}

/** The names that begin at a place, joined by "y", ";" or commas, and where they end; null where none begins there. */
export function namesAt(text: string, place: number): { names: Name[]; others: boolean; end: number } | null {
  const names: Name[] = [];
  let [from, end] = [place, place];
  const turned = inverted(text, place) !== null;
  for (; names.length < 6;) {
    const name = (turned ? inverted(text, from) : null) ?? direct(text, from);
    if (!name) break;
    names.push(name);
    end = name.end;
    const and = at(AND, text, end);
    const follows =
      and === null
        ? null
        : (inverted(text, end + and.length) ?? (turned && /;/.test(and) ? null : direct(text, end + and.length)));
    if (and !== null && follows) {
      from = end + and.length;
      continue;
    }
    const comma = at(COMMA, text, end);
    if (comma === null) break;
    // After a comma another author follows only where the row ends in "y".
    const next = turned ? inverted(text, end + comma.length) : direct(text, end + comma.length);
    if (!next || next.given === '' || at(/\s?,?\s(?:y|e|&)\s/uy, text, next.end) === null) break;
    from = end + comma.length;
  }
  if (names.length === 0) return null;
  const others = at(OTHERS, text, end);
  return { names, others: others !== null, end: end + (others?.length ?? 0) };
}
