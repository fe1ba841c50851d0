import type { WithdrawnReason } from '#contract/answer.ts';
import { sentences } from '../sentences.ts';
import type { Range } from '../lines.ts';
import { tellLanguage } from '../language.ts';
import { match } from './match.ts';
import { namesOf } from './named.ts';
import { readSentence } from './sentence.ts';
import { fold, stemsOf } from '../words.ts';
import { tellsWhoSays, type Vouch } from '../vouch.ts';
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

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
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
    if (support.state === 'not') {
      out.withdrawn.push({ text: statement.trim(), reason: worst(support) });
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
  const { share, turned } = compared(text, over, beside);
  return turned.length > 0 ? 0 : share;
}

/** Whether some words claim something of what they name: they say who, or that it must, may or must not be. */
function claims(text: string, { language }: Beside): boolean {
  const { words, modals, signs } = readSentence(text, tellLanguage(text) ?? language);
  return modals.length > 0 || signs.some(({ kind }) => kind === 'neg') || words.some(({ actor }) => actor);
}

/** A heading, a lead or a title, where each word of it stands in what it is over, and that carries a claim in it whole; '' where that is not so. */
export function gatedTitle(said: Ungated | string, over: readonly string[], beside: Beside): Supported {
  const text = wordsOf(said);
  if (standing(text, over, beside) < 1) return asSupported('');
  const isCarried =
    !claims(text, beside) ||
    supportOf(
      text,
      over.filter(Boolean).map((words) => ({ words })),
      beside,
    ).state === 'supported';
  return asSupported(isCarried ? text : '');
}

/** A question that passages are said to answer, where they name all that it names, and hold most of its words; '' where they do not. */
export const gatedQuestion = (said: Ungated | string, passages: readonly string[], beside: Beside): Supported =>
  asSupported(standing(wordsOf(said), passages, beside) >= ASKED ? wordsOf(said) : '');

/** What is proposed and stands in no source, by its name: '' where it counts or names an authority, or claims something. It is shown under a label that says so, and nowhere else. */
export function gatedProposal(said: Ungated | string, beside: Beside): string {
  const text = onOneLine(wordsOf(said));
  const { figures, references } = readSentence(text, tellLanguage(text) ?? beside.language);
  const states = figures.length > 0 || references.length > 0 || claims(text, beside) || tellsWhoSays(fold(text));
  return states ? '' : text;
}

/** Sentences of a text that a statement about it is judged by, at most: those that share most of its words. */
const GROUNDS = 3;

/** Prose about a text without quotations: each statement as far as the sentences of the text that come nearest to it carry it. '' where none does. */
export function gatedIn(said: Ungated | string, about: string, beside: Beside): Supported {
  const text = wordsOf(said);
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

/** What prose about a quotation is judged by: the language where it tells none, and what vouches for whatever it names beside the quotation. */
type OpinionBeside = Pick<Beside, 'language'> & { vouch: Vouch };

/**
 * Prose about a quotation, such as why it matters: the sentences that name nothing but what is vouched for, and neither count what the quotation counts otherwise nor tell again
 * what it says and turn it. In plain text, on one line.
 */
export function gatedOpinion(said: Ungated | string, quoted: string, { language, vouch }: OpinionBeside): Supported {
  const text = vouch(wordsOf(said));
  const kept = sentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((one) => {
      const tongue = { language: tellLanguage(one) ?? language, stands: () => true };
      const { share, turned } = compared(one, [quoted], tongue);
      if (turned.some(({ kind }) => kind === 'figure')) return false;
      return share < RETELLS || supportOf(one, [{ words: quoted }], tongue).state !== 'not';
    });
  return asSupported(kept.join(' '));
}

/** Prose about a quotation, where it passes to the last word; null where it does not. Empty prose passes. */
export function gatedWhole(said: Ungated | string, quoted: string, beside: OpinionBeside): Supported | null {
  const text = onOneLine(wordsOf(said));
  const passed = gatedOpinion(text, quoted, beside);
  return passed === text ? passed : null;
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
