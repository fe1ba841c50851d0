import { DIACRITICS, type Context } from './diacritics.ts';
import { caseOf, inCaseOf, plain } from './plain.ts';
import type { SpellingRule } from './rules.ts';
import type { Speller } from './speller.ts';
import type { Token } from './tokens.ts';

/** What a token, by its number, should be. */
export type AccentFinding = { i: number; suggestion: string; rule: SpellingRule };

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** What only a noun or adjective follows; after "la", "los" and "las" a verb may stand too ("la publica"). */
const BEFORE_NOUN = set(
  'el un una del al su sus este esta estos estas ese esa esos esas aquel dicho dicha dichos dichas cada cuyo cuya cuyos cuyas nuestro nuestra ' +
    'de en con por para sin sobre mediante según bajo ante contra hasta desde entre durante tras otro otra otros otras ' +
    'primer segundo tercer ningún ninguna algún alguna todo toda mismo misma',
);
const BEFORE_EITHER = set('la los las lo');
const BEFORE_VERB = set('yo que se no quien lo la los las le les me te nos');
const OBJECT = set('el la los las un una unos unas al lo su sus');
/** How many bands more usual an accented word is than its plain twin, before the twin is doubted wherever it stands. */
const FAR = 6;
/** And where what stands before it asks for a noun. */
const NEAR = 1;

const agree = (article: string, noun: string): boolean =>
  (article === 'los' && /[oe]s$/.test(noun)) ||
  (article === 'las' && /[ae]s$/.test(noun)) ||
  (article === 'la' && /[ae]$/.test(noun));
const misfits = (before: string, noun: string): boolean =>
  (/^(?:el|un|del|al)$/.test(before) && /[as]$/.test(noun)) || (before === 'una' && /(?:o|s)$/.test(noun));

/** "el termino", "de clausulas": a verb's form where only the noun with its accent can stand. */
function nounForVerb(word: string, { before, after }: Context, speller: Speller): string | null {
  if (/[áéíóú]/.test(word) || !speller.isOnlyVerb(word)) return null;
  const twins = speller
    .forms(word)
    .filter((form) => form !== word && /[áéíóú]/.test(form) && form === form.toLowerCase() && !speller.isVerb(form))
    .sort((a, b) => speller.usual(b) - speller.usual(a));
  const twin = twins[0];
  if (!twin) return null;
  const ahead = speller.usual(twin) - speller.usual(word);
  if (BEFORE_NOUN.has(before) && ahead >= NEAR && !misfits(before, twin)) return twin;
  if (BEFORE_EITHER.has(before) && agree(before, twin) && ahead >= NEAR + 2 && !OBJECT.has(after)) return twin;
  if (ahead >= FAR && !BEFORE_VERB.has(before) && !OBJECT.has(after)) return twin;
  return null;
}

/** "se practico la diligencia": no first person follows "se". */
function preterite(word: string, { before, beforeThat }: Context, speller: Speller): string | null {
  const reflexive = before === 'se' || (beforeThat === 'se' && /^les?$/.test(before));
  if (!reflexive || !/[^i]o$/.test(word) || !speller.isVerb(word)) return null;
  const twin = `${word.slice(0, -1)}ó`;
  return speller.forms(word).includes(twin) ? twin : null;
}

const SUBJUNCTIVE = /(?:a|ie)ra[sn]?$/;
/** "tenia", "sera": a rare word whose twin with an accent is a verb of every page. */
function verbForRare(word: string, speller: Speller): string | null {
  if (speller.usual(word) > 0 || SUBJUNCTIVE.test(word)) return null;
  const twin = speller.forms(word).find((form) => form !== word && speller.isVerb(form) && speller.usual(form) >= FAR);
  return twin && /[áéíóú]/.test(twin) ? twin : null;
}

function find(word: string, context: Context, speller: Speller): { suggestion: string; rule: SpellingRule } | null {
  for (const { words, wants, rule } of DIACRITICS) {
    const suggestion = words.has(word) ? wants(word, context, speller) : null;
    if (suggestion) return { suggestion, rule };
  }
  const verbal = preterite(word, context, speller) ?? nounForVerb(word, context, speller) ?? verbForRare(word, speller);
  return verbal ? { suggestion: verbal, rule: 'accent.verb' } : null;
}

/** Words that exist but want another accent where they stand (Spanish). Precision first: what the words around do not settle is let be. */
export function accentFindings(text: string, tokens: readonly Token[], speller: Speller): AccentFinding[] {
  const found: AccentFinding[] = [];
  const near = (from: Token | undefined, to: Token | undefined): boolean =>
    from !== undefined && to !== undefined && to.start - from.end <= 3 && /^\s+$/.test(text.slice(from.end, to.start));
  const lower = (token: Token): string => token.word.toLowerCase();
  for (const [i, token] of tokens.entries()) {
    if (caseOf(token.word) === 'all' || caseOf(token.word) === 'mixed') continue;
    if (caseOf(token.word) === 'head' && !token.opens) continue;
    const [two, one, next, far] = [tokens[i - 2], tokens[i - 1], tokens[i + 1], tokens[i + 2]];
    const before = near(one, token) ? lower(one!) : '';
    const after = near(token, next) ? lower(next!) : '';
    const context: Context = {
      before,
      beforeThat: before && near(two, one) ? lower(two!) : '',
      after,
      afterThat: after && near(next, far) ? lower(far!) : '',
      mark: token.end === text.length || /[,.;:)?!]/.test(text.charAt(token.end)),
      asks: text.charAt(token.start - 1) === '¿' || (before !== '' && text.charAt(one!.start - 1) === '¿'),
    };
    const hit = find(token.word.toLowerCase(), context, speller);
    if (hit && plain(hit.suggestion) === plain(token.word))
      found.push({ i, suggestion: inCaseOf(token.word, hit.suggestion), rule: hit.rule });
  }
  return found;
}
