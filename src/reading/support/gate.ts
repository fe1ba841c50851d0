import type { WithdrawnReason } from '#contract/answer.ts';
import { sentences } from '../sentences.ts';
import type { Range } from '../lines.ts';
import { tellLanguage } from '../language.ts';
import { match } from './match.ts';
import { namesOf } from './named.ts';
import { readSentence } from './sentence.ts';
import { stemsOf } from '../words.ts';
import { supportOf, type Beside, type Quotation, type Support } from './support.ts';

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

const asSupported = (text: string): Supported => text as Supported;
const worst = ({ reasons }: Support): WithdrawnReason => (reasons.find(({ turned }) => turned) ?? reasons[0])!.kind;

/**
 * Judges prose sentence by sentence against the quotations behind it. What they do not carry is taken out; the spaces and line ends between what stays are
 * kept. Empty text where nothing stays.
 */
export function gated(text: string, quotations: readonly Quotation[], beside: Beside): Gated {
  const out: Gated = { text: asSupported(''), state: 'supported', uncovered: [], withdrawn: [] };
  let said = '';
  let end = 0;
  for (const range of sentences(text)) {
    const statement = text.slice(range.start, range.end);
    const between = text.slice(end, range.start);
    end = range.end;
    const support = supportOf(statement, quotations, beside);
    if (support.state === 'not') {
      out.withdrawn.push({ text: statement.trim(), reason: worst(support) });
      continue;
    }
    if (support.state === 'partly') out.state = 'partly';
    said += between;
    for (const { start, end: to } of support.uncovered)
      out.uncovered.push({ start: start + said.length, end: to + said.length });
    said += statement;
  }
  out.text = asSupported(said === '' ? '' : said + text.slice(end));
  return out;
}

/** The share of a question's words of content that the passages which are said to answer it hold. */
const ASKED = 0.6;

/** How far some words of a model, which claim nothing by themselves, stand in what they are said over; 0 where they name what does not. */
function standing(
  text: string,
  over: readonly string[],
  { language, known = [], stands = () => false }: Beside,
): number {
  const ours = readSentence(text, tellLanguage(text) ?? language);
  const ground = [...over, ...known].join('\n');
  const theirs = readSentence(ground, tellLanguage(ground) ?? language);
  const found = match(ours, theirs, []);
  if (namesOf(ours, theirs, { known: [], stands }, found).some(({ turned }) => turned)) return 0;
  const content = ours.words.flatMap((word, i) => (word.content ? [i] : []));
  return content.length === 0 ? 1 : content.filter((i) => found.pairs.has(i)).length / content.length;
}

/** Whether some words claim something of what they name: they say who, or that it must, may or must not be. */
function claims(text: string, { language }: Beside): boolean {
  const { words, modals, signs } = readSentence(text, tellLanguage(text) ?? language);
  return modals.length > 0 || signs.some(({ kind }) => kind === 'neg') || words.some(({ actor }) => actor);
}

/** A heading, a lead or a title, where each word of it stands in what it is over, and a claim in it turns none of that; '' where that is not so. */
export function gatedTitle(text: string, over: readonly string[], beside: Beside): Supported {
  if (standing(text, over, beside) < 1) return asSupported('');
  const turned =
    claims(text, beside) &&
    supportOf(
      text,
      over.filter(Boolean).map((words) => ({ words })),
      beside,
    ).state === 'not';
  return asSupported(turned ? '' : text);
}

/** A question that passages are said to answer, where they name all that it names, and hold most of its words; '' where they do not. */
export const gatedQuestion = (text: string, passages: readonly string[], beside: Beside): Supported =>
  asSupported(standing(text, passages, beside) >= ASKED ? text : '');

/** Sentences of a text that a statement about it is judged by, at most: those that share most of its words. */
const GROUNDS = 3;

/** Prose about a text without quotations: each statement as far as the sentences of the text that come nearest to it carry it. '' where none does. */
export function gatedIn(text: string, about: string, beside: Beside): Supported {
  const language = tellLanguage(about) ?? beside.language;
  const all = sentences(about).map(({ start, end }) => about.slice(start, end));
  const stems = all.map((one) => new Set(stemsOf(one, language)));
  const stands = (word: string): boolean => stems.some((one) => one.has(word)) || (beside.stands?.(word) ?? false);
  const kept = sentences(text).flatMap(({ start, end }) => {
    const statement = text.slice(start, end);
    const wanted = stemsOf(statement, language);
    const common = (i: number): number => wanted.filter((stem) => stems[i]!.has(stem)).length;
    const near = all
      .map((words, i) => ({ words, common: common(i) }))
      .sort((a, b) => b.common - a.common)
      .slice(0, GROUNDS);
    const tongue = tellLanguage(statement) ?? beside.language;
    return supportOf(statement, near, { ...beside, language: tongue, stands }).state === 'not' ? [] : [statement];
  });
  return asSupported(kept.join(' '));
}

/** The share of a sentence's words that stand in a quotation from which it tells again what that says. */
const RETELLS = 0.6;

/**
 * Prose about a quotation, such as why it matters, without the sentences that tell again what it says and turn it. What the prose adds is judged by others (reading/vouch).
 */
export function gatedOpinion(text: string, quoted: string, { language }: Beside): Supported {
  const kept = sentences(text).filter(({ start, end }) => {
    const said = text.slice(start, end);
    const tongue = tellLanguage(said) ?? language;
    const retells = standing(said, [quoted], { language: tongue, stands: () => true }) >= RETELLS;
    return !retells || supportOf(said, [{ words: quoted }], { language: tongue, stands: () => true }).state !== 'not';
  });
  return asSupported(kept.map(({ start, end }) => text.slice(start, end)).join(' '));
}
