import type { Language } from '#contract/language.ts';
import { MODALITY_EN } from '../evidence/values/modality/en.ts';
import { MODALITY_ES } from '../evidence/values/modality/es.ts';
import { WHO_EN } from '../evidence/values/who/en.ts';
import { WHO_ES } from '../evidence/values/who/es.ts';
import type { Range } from '../lines.ts';
import { finder, type Finder } from '../rules/find.ts';
import { tokensOf } from '../rules/tokens.ts';
import { analyse, fold, FRAME } from '../words.ts';
import { baseOf } from './alike.ts';
import { readFigures, type Figures } from './figures.ts';
import { DENIAL_EN } from './signs/denial/en.ts';
import { DENIAL_ES } from './signs/denial/es.ts';
import { EFFECT_EN } from './signs/effect/en.ts';
import { EFFECT_ES } from './signs/effect/es.ts';
import { SIGNS_EN } from './signs/en.ts';
import { SIGNS_ES } from './signs/es.ts';

/** What a word of a sentence stands under. */
export type Under = 'neg' | 'cond' | 'except';
/** A word of a sentence. `content`: it says something of a subject. `break`: what parts it from the word before. */
export type Word = Range & {
  word: string;
  stem: string;
  content: boolean;
  capital: boolean;
  actor: boolean;
  break: 'sentence' | 'clause' | null;
  under: Record<Under, boolean>;
};
/** A sign that turns, bounds or moves what is said, over the words `from` to `to` (excluded). */
export type Sign = Range & { kind: string; id: string; from: number; to: number };
/** A sentence as it is compared with another. */
export type Sentence = Figures & {
  text: string;
  language: Language;
  words: Word[];
  signs: Sign[];
  /** Duties, permissions and prohibitions, by the words that say them. */
  modals: Sign[];
};

const SIGNS: Record<Language, Finder> = {
  es: finder([SIGNS_ES, DENIAL_ES, EFFECT_ES]),
  en: finder([SIGNS_EN, DENIAL_EN, EFFECT_EN]),
};
const MODALS: Record<Language, Finder> = { es: finder([MODALITY_ES]), en: finder([MODALITY_EN]) };
const actorsOf = (names: string): ReadonlySet<string> => new Set(names.split('|').map((name) => fold(name.trim())));
const ACTORS: Record<Language, ReadonlySet<string>> = {
  es: actorsOf(WHO_ES.names.rol ?? ''),
  en: actorsOf(WHO_EN.names.role ?? ''),
};
/** Words after which another thing is said: what stood before them reaches no further (folded). */
const TURNS = new Set(['pero', 'sino', 'but', 'aunque', 'although', 'whereas', 'mientras']);

/** Where a further verb begins, which a denial before it does not reach: "an amount not paid when due will bear interest" (folded). */
const FURTHER = new Set(
  'will shall may must can would is are was were has have when where if si cuando donde podra podran puede pueden debera deberan debe deben sera seran es son esta estan'.split(
    ' ',
  ),
);
/** Words that a denial reaches within its clause; within a relative clause ("que no sean anónimas") it reaches fewer. */
const REACH = { clause: 10, relative: 3 } as const;
const RELATIVE = new Set(['que', 'quien', 'quienes', 'that', 'which', 'who']);

const holds = (a: Range, b: Range): boolean =>
  a.start <= b.start && b.end <= a.end && a.end - a.start > b.end - b.start;

/** The hits of a finder, without those that a wider one covers. */
function signsOf(find: Finder, tokens: ReturnType<typeof tokensOf>): Sign[] {
  const hits = find(tokens);
  return hits
    .filter((one) => !hits.some((other) => holds(other, one)))
    .map(({ id, start, end, from, to }) => ({ kind: id.slice(0, id.indexOf('.')), id, start, end, from, to }))
    .filter(({ kind }) => kind !== 'none');
}

/** Whether a sign of denial stands in the stem of a list: "The agent may not: a) …; b) …". */
function leadsList(words: readonly Word[], text: string, { id, to }: Sign): boolean {
  const next = words.findIndex((one, at) => at >= to && one.break === 'sentence');
  const isDenial = id.startsWith('neg.') || id.startsWith('prohibition.');
  // "Shall not include what: a) …" restricts what it denies, and denies no item.
  if (!isDenial || next < 0 || next - to >= REACH.clause || RELATIVE.has(words[next - 1]!.word)) return false;
  return text.slice(words[next - 1]!.end, words[next]!.start).includes(':');
}

/** How far a sign reaches over the words behind it. A sign that denies the whole sentence passes commas, and one in the stem of a list its items. */
function reach(words: readonly Word[], text: string, sign: Sign): [from: number, to: number] {
  const { id, from, to } = sign;
  const isStem = leadsList(words, text, sign);
  const whole = isStem || id === 'neg.none' || id.startsWith('prohibition.');
  let start = from;
  if (id === 'prohibition.forbids')
    while (start > 0 && !words[start]!.break && !TURNS.has(words[start - 1]!.word)) start--;
  const relative = from > 0 && RELATIVE.has(words[from - 1]!.word);
  const most = id.startsWith('neg.') && !whole ? to + (relative ? REACH.relative : REACH.clause) : words.length;
  let end = to;
  while (end < Math.min(words.length, most)) {
    const { break: parted, word } = words[end]!;
    const further = id.startsWith('neg.') && !whole && FURTHER.has(word);
    if (further && words.slice(to, end).some(({ content }) => content)) break;
    const isItem = isStem && /[;:]/.test(text.slice(words[end - 1]!.end, words[end]!.start));
    if ((parted === 'sentence' && !isItem) || (parted === 'clause' && !whole) || TURNS.has(word)) break;
    end++;
  }
  return [start, end];
}

/** Characters of the longest statement that is judged. Judging takes time by the words of a statement times those of its quotations, and a model may write without end. Ours. */
const LONGEST = 4000;
/** Whether a text is too long for a statement: it is withdrawn, and not read. */
export const isEndless = (text: string): boolean => text.length > LONGEST;

/** Reads a sentence for comparison: its words, figures, references and signs. */
export function readSentence(text: string, language: Language): Sentence {
  const tokens = tokensOf(text);
  let end = 0;
  const words = tokens.map(({ word, start, end: to, opens }, at): Word => {
    const between = text.slice(end, start);
    const typed = text.slice(start, to);
    end = to;
    const found = analyse(baseOf(typed.toLowerCase(), language), language);
    const frame = FRAME[language].has(word);
    return {
      start,
      end: to,
      word,
      stem: found?.stem ?? word,
      content: found !== null && !frame && /^\p{L}{2}|\p{L}\d|\d\p{L}/u.test(word),
      capital: /^\p{Lu}/u.test(typed) && !opens && at > 0,
      actor: ACTORS[language].has(word),
      break: opens || /[;:]/.test(between) ? 'sentence' : /[,()–—]/.test(between) ? 'clause' : null,
      under: { neg: false, cond: false, except: false },
    };
  });
  const signs = signsOf(SIGNS[language], tokens).filter(
    // "Sí" affirms: only without its accent it is a condition. "No. 5" is a number.
    ({ id, start, end: to }) =>
      (id !== 'cond.if' || !/^sí$/iu.test(text.slice(start, to))) && !/^No\.?\s*\d/u.test(text.slice(start)),
  );
  const modals = signsOf(MODALS[language], tokens);
  const forbids = modals.filter(({ id }) => id === 'prohibition.forbids');
  for (const sign of [...signs, ...forbids]) {
    const kind = sign.kind === 'prohibition' ? 'neg' : sign.kind;
    if (kind !== 'neg' && kind !== 'cond' && kind !== 'except') continue;
    const [from, to] = reach(words, text, sign);
    for (let i = from; i < to; i++) words[i]!.under[kind] = true;
  }
  // What is taken out of a rule is not denied by it: "no rige, salvo en enero".
  for (const { under } of words) if (under.except) under.neg = false;
  return { text, language, words, signs, modals, ...readFigures(text, language) };
}

export const has = ({ signs }: Pick<Sentence, 'signs'>, kind: string): boolean =>
  signs.some((one) => one.kind === kind);

/** Where something stands, without what else is known of it. */
export const rangeOf = ({ start, end }: Range): Range => ({ start, end });
