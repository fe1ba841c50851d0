import type { WithdrawnReason } from '#contract/answer.ts';
import type { Language } from '#contract/language.ts';
import { sentences } from '../sentences.ts';
import type { Range } from '../lines.ts';
import { tellLanguage } from '../language.ts';
import { ACROSS, isCarried, leadsOut } from './carried.ts';
import { match } from './match.ts';
import { namesOf } from './named.ts';
import type { Reason } from './reasons.ts';
import { isEndless, readSentence } from './sentence.ts';
import { fold, stemsOf } from '../words.ts';
import { tellsWhoSays } from '../vouch.ts';
import { supportOf, type Beside, type Quotation, type Support } from './support.ts';
import { wordsOf, type Ungated } from './ungated.ts';

declare const passed: unique symbol;
/** Words of a model that passed the gate. Nothing else makes them. */
export type Supported = string & { readonly [passed]: true };
/** A statement that was withdrawn, and the first reason. */
export type Withdrawn = { text: string; reason: WithdrawnReason };
/** What is left of a text: its statements that quotations carry, wholly or in part, with the words that they do not; and what was withdrawn. */
export type Gated = {
  text: Supported;
  state: Exclude<Support['state'], 'not'>;
  uncovered: Range[];
  withdrawn: Withdrawn[];
};

/** A text on one line, without space around it. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const asSupported = (text: string): Supported => text as Supported;
const worst = ({ reasons }: Support): WithdrawnReason => (reasons.find(({ turned }) => turned) ?? reasons[0])!.kind;

/**
 * Judges prose sentence by sentence against the quotations behind it. What they do not carry is taken out; the spaces and line ends between what stays are
 * kept. Empty text where nothing stays.
 */
export function gated(said: Ungated | string, quotations: readonly Quotation[], beside: Beside): Gated {
  const text = wordsOf(said);
  const out: Gated = { text: asSupported(''), state: 'supported', uncovered: [], withdrawn: [] };
  let kept = '';
  let end = 0;
  for (const range of sentences(text)) {
    const statement = text.slice(range.start, range.end);
    const between = text.slice(end, range.start);
    end = range.end;
    const support = supportOf(statement, quotations, beside);
    const over = quotations.map(({ words }) => words);
    const leads = !isEndless(statement) && leadsOut(statement, over);
    if (support.state === 'not' || leads) {
      out.withdrawn.push({ text: statement.trim(), reason: leads ? 'name' : worst(support) });
      continue;
    }
    if (support.state === 'partly') out.state = 'partly';
    kept += between;
    for (const { start, end: to } of support.uncovered)
      out.uncovered.push({ start: start + kept.length, end: to + kept.length });
    kept += statement;
  }
  out.text = asSupported(kept === '' ? '' : kept + text.slice(end));
  return out;
}

/** The share of a question's words of content that the passages which are said to answer it hold. */
const ASKED = 0.6;

/** Compares words of a model with the text below them: the share of their content that stands there, and what they name that does not. */
function compared(text: string, over: readonly string[], { language, known = [], stands = () => false }: Beside) {
  const ours = readSentence(text, tellLanguage(text) ?? language);
  const ground = [...over, ...known].join('\n');
  const theirs = readSentence(ground, tellLanguage(ground) ?? language);
  const found = match(ours, theirs, []);
  const content = ours.words.flatMap((word, i) => (word.content ? [i] : []));
  return {
    share: content.length === 0 ? 1 : content.filter((i) => found.pairs.has(i)).length / content.length,
    turned: namesOf(ours, theirs, { known: [], stands }, found).filter((one) => one.turned),
  };
}

/** How far some words of a model, which claim nothing by themselves, stand in what they are said over; 0 where they name what does not. */
function standing(text: string, over: readonly string[], beside: Beside): number {
  if (isEndless(text)) return 0;
  const { share, turned } = compared(text, over, beside);
  return turned.length > 0 ? 0 : share;
}

/** Whether some words claim something of what they name: they say who, or that it must, may or must not be. */
function claims(text: string, { language }: Beside): boolean {
  const { words, modals, signs } = readSentence(text, tellLanguage(text) ?? language);
  return modals.length > 0 || signs.some(({ kind }) => kind === 'neg') || words.some(({ actor }) => actor);
}

/** What a heading that only names things may leave out of what is said of them. Each of its words stands there, by itself or by its concept. */
const LEFT: ReadonlySet<Reason['kind']> = new Set(['polarity', 'condition', 'words']);
/** Words of a heading; what has more, or ends as a sentence does, says something. Ours. */
const HEADING = 8;

/**
 * A heading, a lead or a title, where each word of it stands in what it is over, which turns none of it; one that claims something is carried whole, since a heading has no mark. ''
 * where that is not so.
 */
export function gatedTitle(said: Ungated | string, over: readonly string[], beside: Beside): Supported {
  const text = wordsOf(said);
  const whole = over.join('\n');
  const isAbroad = (tellLanguage(text) ?? beside.language) !== (tellLanguage(whole) ?? beside.language);
  if (standing(text, over, beside) < (isAbroad ? ACROSS : 1)) return asSupported('');
  const states = claims(text, beside) || text.trim().split(/\s+/).length > HEADING || /[.;!]\s*$/.test(text);
  const below = over.filter(Boolean).map((words) => ({ words }));
  if (states) return asSupported(isCarried(text, below, beside) ? text : '');
  // What only names things leaves out and denies nothing of what is said of them below.
  const language = tellLanguage(text) ?? (isAbroad ? beside.language : (tellLanguage(whole) ?? beside.language));
  const { reasons } = supportOf(text, [{ words: whole }], { ...beside, language });
  const turns = reasons.some(({ kind, at, turned }) => !LEFT.has(kind) && (at !== null || turned));
  return asSupported(turns ? '' : text);
}

/** What a question takes for granted that asks not whether something is so (folded). */
const GRANTS =
  /^[^\p{L}]*(?:(?:a|de|en|por|con|desde|hasta|para|in|by|from|to|for)\s+)?(?:que|cual|cuales|quien|quienes|cuando|cuanto|cuanta|cuantos|cuantas|como|donde|what|which|who|whom|when|why|how|where)(?!\p{L})/u;

const ASKS = new Set('que cual cuales cuantos cuantas what which whose'.split(' '));

/**
 * A question that passages are said to answer, where they name all that it names, hold most of its words, and the sentence that comes nearest to it turns nothing that it takes for
 * granted; '' where that is not so.
 */
export function gatedQuestion(said: Ungated | string, passages: readonly string[], beside: Beside): Supported {
  const text = wordsOf(said);
  if (standing(text, passages, beside) < ASKED || leadsOut(text, passages)) return asSupported('');
  const [nearest] = nearestTo(text, passages.join('\n\n'), beside.language);
  return asSupported(nearest && asksAsSaid(text, nearest, beside) ? text : '');
}

/** Whether a question takes for granted nothing that a quotation turns, nor somebody whom it does not name. */
function asksAsSaid(text: string, quotation: Quotation, beside: Beside): boolean {
  const granted = GRANTS.test(fold(text));
  const { reasons } = supportOf(text, [quotation], beside);
  if (reasons.some((one) => one.turned && (one.kind === 'direction' || (granted && one.kind !== 'words'))))
    return false;
  const ours = readSentence(text, tellLanguage(text) ?? beside.language);
  const theirs = readSentence(quotation.words, tellLanguage(quotation.words) ?? beside.language);
  const { pairs } = match(ours, theirs, []);
  // Who is asked for is not taken for granted: "¿qué juzgado?".
  const isAsked = (i: number): boolean => ASKS.has(ours.words[i - 1]?.word ?? '');
  return !granted || ours.words.every(({ actor }, i) => !actor || pairs.has(i) || isAsked(i));
}

/** What is proposed and stands in no source, by its name: '' where it counts, names an authority, leads out, or claims something. It is shown under a label that says so, and nowhere else. */
export function gatedProposal(said: Ungated | string, beside: Beside): string {
  const text = onOneLine(wordsOf(said));
  if (isEndless(text)) return '';
  const { figures, references } = readSentence(text, tellLanguage(text) ?? beside.language);
  const states =
    leadsOut(text) || figures.length > 0 || references.length > 0 || claims(text, beside) || tellsWhoSays(fold(text));
  return states ? '' : text;
}

/** Sentences of a text that a statement about it is judged by, at most: those that share most of its words. */
const GROUNDS = 3;

/** The sentences of a text that share most words with a statement, the nearest first. */
function nearestTo(statement: string, about: string, language: Language): Quotation[] {
  const [ours, theirs] = [tellLanguage(statement) ?? language, tellLanguage(about) ?? language];
  const wanted = stemsOf(statement, ours);
  const read = ours === theirs ? null : readSentence(statement, ours);
  const common = (words: string): number => {
    if (read) return match(read, readSentence(words, theirs), []).pairs.size;
    const stems = new Set(stemsOf(words, theirs));
    return wanted.filter((stem) => stems.has(stem)).length;
  };
  return sentences(about)
    .map(({ start, end }) => about.slice(start, end))
    .map((words) => ({ words, common: common(words) }))
    .sort((a, b) => b.common - a.common)
    .slice(0, GROUNDS);
}

/** Prose about a text without quotations: the statements that one of the sentences which come nearest to them carries whole. '' where none does. */
export function gatedIn(said: Ungated | string, about: string, beside: Beside): Supported {
  const text = wordsOf(said);
  const kept = sentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((one) => !isEndless(one))
    .filter((one) => isCarried(one, nearestTo(one, about, beside.language), beside) && !leadsOut(one, [about]));
  return asSupported(kept.join(' '));
}

const wordsIn = (text: string): RegExpExecArray[] => [...text.matchAll(/[\p{L}\p{N}]+/gu)];

/** The words of a model where they stand in a source, in one row, as the source writes them; '' where they do not. Accents and capitals may differ. */
export function standingIn(said: Ungated | string, source: string): string {
  const asked = wordsIn(wordsOf(said)).map(([word]) => fold(word));
  const there = wordsIn(source);
  const at = there.findIndex((_, i) => asked.every((word, n) => fold(there[i + n]?.[0] ?? '') === word));
  if (asked.length === 0 || at < 0) return '';
  const last = there[at + asked.length - 1]!;
  return source.slice(there[at]!.index, last.index + last[0].length).replace(/\s+/g, ' ');
}
