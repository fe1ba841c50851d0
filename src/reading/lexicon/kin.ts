import type { Language } from '#contract/language.ts';
import { fold, stem } from '../words.ts';
import { ALIKE, ENDS, FAMILIES_EN, NOMINAL, VOWELS } from './data/kin.ts';

/** Letters of a root below which what is made of it is another word as often as not. */
const LEAST = 3;
/** Letters that stay before an ending of a root; an ending of so many letters may be the whole root ("vend", "vent"). */
const BEFORE = 2;
const WHOLE = 4;
const REMEMBERED = 20_000;

/** A word whose end is changed; none where it has no such end. */
function turned(word: string, from: string, to: string): string[] {
  const rest = word.length - from.length;
  return word.endsWith(from) && rest >= (from.length >= WHOLE ? 0 : BEFORE) ? [word.slice(0, rest) + to] : [];
}

/** The Spanish verbs' roots that a word may be of: "devuelva", "devuelto" and "devolución" of "devolv". */
function rootsOf(word: string): Set<string> {
  const plain = fold(word);
  const root = stem(word, 'es');
  const single = plain.replace(/iones$/, 'ion');
  const verb = /^(.{3,}?)[aei]r(?:se|l[aeo]s?)?$/.exec(plain)?.[1];
  const noun = NOMINAL.find((end) => turned(single, end, '').length > 0);
  const roots = [
    root,
    ...(verb ? [verb] : []),
    ...(noun ? turned(single, noun, '') : []),
    ...ENDS.flatMap(([of, end]) => [...turned(single, end, of), ...turned(root, end, of)]),
  ].filter((one) => one.length >= LEAST);
  const vowels = roots.flatMap((one) => VOWELS.flatMap(([from, to]) => (from.test(one) ? one.replace(from, to) : [])));
  const all = [...roots, ...vowels];
  return new Set([
    ...all,
    ...all.flatMap((one) => ALIKE.flatMap(([a, b]) => [...turned(one, a, b), ...turned(one, b, a)])),
  ]);
}

function spanish(word: string): string[] {
  const roots = [...rootsOf(word)];
  const made = roots.flatMap((root) => [
    root,
    ...['o', 'a', ...NOMINAL].map((end) => stem(root + end, 'es')),
    ...ENDS.flatMap(([of, end]) => turned(root, of, end)).map((one) => stem(one, 'es')),
  ]);
  return [...new Set(made)].filter((one) => one.length >= LEAST);
}

let english: Map<string, string[]> | null = null;
/** The families of English words by the stems of their words; read at their first use. */
function families(): Map<string, string[]> {
  if (english) return english;
  english = new Map();
  for (const line of FAMILIES_EN.trim().split('\n')) {
    const stems = [...new Set(line.split(' ').map((word) => stem(word, 'en')))];
    for (const one of stems) english.set(one, stems);
  }
  return english;
}

const memo: Record<Language, Map<string, readonly string[]>> = { es: new Map(), en: new Map() };
/**
 * The stems of the family of a word (folded), which its own stem does not reach: other forms of its verb, and the noun or adjective made of it ("pagar": "pagadera";
 * "sold": "sale"). In Spanish they are made by rule, so most are no words at all: look them up in a text. Never those of who acts: "arrendador" and "arrendatario" are
 * two parties.
 */
export function kinOf(word: string, language: Language): readonly string[] {
  const cache = memo[language];
  const known = cache.get(word);
  if (known) return known;
  const own = stem(word, language);
  const kin = (language === 'es' ? spanish(word) : (families().get(own) ?? [])).filter((one) => one !== own);
  if (cache.size > REMEMBERED) cache.clear();
  cache.set(word, kin);
  return kin;
}
