import type { Language } from '#contract/language.ts';
import { WITHIN_EN } from '../../evidence/beside/en.ts';
import { WITHIN_ES } from '../../evidence/beside/es.ts';
import type { Range } from '../../lines.ts';
import { finder } from '../../rules/find.ts';
import { tokensOf } from '../../rules/tokens.ts';
import { CLAUSES_EN } from './en.ts';
import { CLAUSES_ES } from './es.ts';

/** Characters of a clause that stands alone: shorter ones say too little to be read. Measured on encyclopedias. */
const LEAST = 40;
/** Where a clause may be cut: at its signs, and before a word that opens another. */
const BREAK =
  /[;:,()—–]|\.\s|(?<!(?<!\p{L})como)\s(?=(?:quien|cuando|donde|porque|si|salvo|sin perjuicio|who|when|where|because|if|unless|provided|except|dando|mediante)\s|y\s\p{L}+[ai]e?ndo\s)/giu;
const LIMITS: Record<Language, ReturnType<typeof finder>> = {
  es: finder([WITHIN_ES, CLAUSES_ES]),
  en: finder([WITHIN_EN, CLAUSES_EN]),
};
/** Signs, blanks and joining words at the ends of a clause, which say nothing. */
const BEFORE = /^(?:[\s,;:.)*_”»-]|(?:y|e|and|que|which|that)\s)+/iu;
const AFTER = /(?:[\s,;:(*_"“«-]|\s(?:y|e|and))+$/iu;
/** A clause that begins so hangs on the one before it. */
const DANGLES =
  /^(?:o|u|ni|pero|sino|a\s+menos\s+que|salvo(?:\s+que)?|según\s+(?:correspond|proced)\p{L}+,?|para\s+\p{L}+(?:[aei]r(?:lo|la|los|las|se)?)|or|nor|but|unless|in\s+order\s+to)\s/iu;
/** Behind a cut, words that go on with what is before it stand among these characters. */
const HEAD = 60;

/** The letter or number of an item: the bracket behind it ends nothing ("la letra d) del artículo 5"). */
const ENUMERATOR = /(?:^|[\s(])(?:\p{L}{1,2}|\d{1,2})$/u;

/** Offsets at which a clause of `words` may begin or end; a comma or a point within a figure cuts nothing, nor does a bracket within a word ("trabajador(a)"). */
function cutsOf(words: string): number[] {
  const found = [...words.matchAll(BREAK)].flatMap(({ index, 0: sign }) =>
    (/\d/.test(words[index - 1] ?? '') && /^\s?\d/.test(words.slice(index + 1, index + 3))) ||
    (sign === '(' && /\p{L}/u.test(words[index - 1] ?? '')) ||
    (sign === ')' && ENUMERATOR.test(words.slice(Math.max(0, index - 4), index)))
      ? []
      : [index + (/^\s/.test(sign) ? 0 : 1)],
  );
  return [0, ...found, words.length];
}

/** A range of `words` without signs and joining words at its ends. */
function bare(words: string, { start, end }: Range): Range {
  const before = BEFORE.exec(words.slice(start, end))?.[0].length ?? 0;
  const after = AFTER.exec(words.slice(start + before, end))?.[0].length ?? 0;
  return { start: start + before, end: end - after };
}

/** Whether a quotation mark is opened in these words and closed behind them, or the other way round. */
const isTorn = (words: string): boolean =>
  (words.match(/[“«]/gu)?.length ?? 0) !== (words.match(/[”»]/gu)?.length ?? 0);

/** Whether the words outside of a range change what it says: the case that opens its sentence, a limit, a denial before it, or what goes on with it. */
function isCutShort(words: string, { start, end }: Range, language: Language): boolean {
  const find = LIMITS[language];
  const opens = Math.max(words.lastIndexOf(';', start), words.lastIndexOf('. ', start)) + 1;
  const stops = [words.indexOf(';', end), words.indexOf('. ', end)].filter((stop) => stop >= 0);
  const closes = Math.min(words.length, ...stops);
  const hits = find(tokensOf(words));
  const lost = hits.some(
    (hit) =>
      (hit.id === 'opens.condition' && hit.start >= opens && hit.start < start) ||
      (hit.id === 'within.limit' && (hit.start < start || hit.start >= end)) ||
      (hit.id === 'denies.word' && hit.start >= opens && hit.start < closes && (hit.start < start || hit.start >= end)),
  );
  const behind = words.slice(end).replace(/^[\s,;]+/u, '');
  return (
    lost ||
    isTorn(words.slice(start, end)) ||
    DANGLES.test(words.slice(start, start + HEAD)) ||
    find(tokensOf(behind.slice(0, HEAD))).some(({ id, from }) => id === 'goes-on.joined' && from === 0)
  );
}

/**
 * The clause of `words` around a span that reads alone: cut at signs, never without a word that denies or limits it; null where none of at most `most`
 * characters is whole. Offsets in `words`.
 */
export function clauseAround(words: string, span: Range, language: Language, most: number): Range | null {
  return grown(words, cutsOf(words), span, language, most);
}

/** The same, cut at full stops and semicolons alone: a rule for what one may or must do goes on behind its commas. */
export function ruleAround(words: string, span: Range, language: Language, most: number): Range | null {
  const cuts = [...words.matchAll(/;\s|\.\s(?=\p{Lu})/gu)].map(({ index }) => index + 1);
  return grown(words, [0, ...cuts, words.length], span, language, most);
}

function grown(words: string, cuts: readonly number[], span: Range, language: Language, most: number): Range | null {
  let [a, b] = [cuts.findLastIndex((cut) => cut <= span.start), cuts.findIndex((cut) => cut >= span.end)];
  const lengthOf = (from: number, to: number): number => cuts[to]! - cuts[from]!;
  while (a >= 0 && b >= 0) {
    const found = bare(words, { start: cuts[a]!, end: cuts[b]! });
    const isWhole = found.end - found.start >= LEAST && !isCutShort(words, found, language);
    if (found.end - found.start > most) return null;
    if (isWhole || (a === 0 && b === cuts.length - 1)) return isWhole || a === 0 ? found : null;
    // What denies or goes on with a clause stands beside it: the nearer side first where only its length is short.
    const canLeft = a > 0 && lengthOf(a - 1, b) <= most + HEAD;
    const canRight = b < cuts.length - 1 && lengthOf(a, b + 1) <= most + HEAD;
    const isLeft = canLeft && (!canRight || needsLeft(words, found, language));
    if (isLeft) a--;
    else if (canRight) b++;
    else return null;
  }
  return null;
}

/** Whether what a clause lacks stands before it: its beginning where it is too short, or a word that denies or limits it. */
function needsLeft(words: string, found: Range, language: Language): boolean {
  if (DANGLES.test(words.slice(found.start, found.start + HEAD))) return true;
  const behind = words.slice(found.end).replace(/^[\s,;]+/u, '');
  const find = LIMITS[language];
  if (find(tokensOf(behind.slice(0, HEAD))).some(({ id, from }) => id === 'goes-on.joined' && from === 0)) return false;
  return !find(tokensOf(words)).some(
    ({ id, start }) => (id === 'within.limit' || id === 'denies.word') && start >= found.end,
  );
}

/** The first clauses of `words` that have at most `most` characters together; its first words where none is so short. */
export function beginningOf(words: string, most: number): Range {
  if (words.length <= most) return bare(words, { start: 0, end: words.length });
  const last = cutsOf(words).findLast((cut) => cut <= most && cut > LEAST);
  const end = last ?? words.lastIndexOf(' ', most);
  return bare(words, { start: 0, end: end > 0 ? end : most });
}
