import type { Language } from '#contract/language.ts';
import type { AskedIntent } from '../ask/asked.ts';
import { cutOf } from '../index/unit-table.ts';
import { tellLanguage } from '../language.ts';
import type { Range } from '../lines.ts';
import { finder } from '../rules/find.ts';
import { tokensOf } from '../rules/tokens.ts';
import { match } from '../support/match.ts';
import { readSentence } from '../support/sentence.ts';
import { unitAt } from '../units/places.ts';
import type { Weighed } from '../retrieve/query.ts';
import { fold, stem, stemsOf } from '../words.ts';
import { WITHIN_EN } from './beside/en.ts';
import { WITHIN_ES } from './beside/es.ts';
import type { Read } from './choose.ts';
import type { Evidence } from './evidence.ts';
import { unlabelled } from './unlabelled.ts';
import { valuesIn } from './values/values.ts';

/** Questions for what follows from something, by the cues that tell them. */
const ASKS: ReadonlySet<string> = new Set(['sanction.what-if', 'sanction.if']);
/** Whether a question is for what follows from something. */
export const asksWhatFollows = ({ by }: Pick<AskedIntent, 'by'>): boolean => ASKS.has(by);
/** Characters before a condition from which what is before it says what follows. Ours. */
const WHOLE = 40;
/** Characters before a condition that are no words before it. Ours. */
const SHORT = 2;
const LIMITS = { es: finder([WITHIN_ES]), en: finder([WITHIN_EN]) };

/** A sentence told apart: on what it depends, what follows, and what limits it. */
type Steps = { condition: Range | null; consequence: Range; limit: Range | null };

/** Words that only join a clause to what is before it. */
const JOINS = /^[\s,;:]+|[\s,;:]+$/gu;
/** A range without the words that only join it to what is before it. */
export function bare(text: string, { start, end }: Range): Range {
  const words = text.slice(start, end);
  const before = /^[\s,;:]*/.exec(words)![0].length;
  return { start: start + before, end: start + before + words.slice(before).replace(JOINS, '').length };
}

/** "Salvo …, …": the limit stands first, up to its comma. */
function limitedFirst(text: string, sentence: Range): Steps {
  const comma = text.indexOf(',', sentence.start);
  if (comma < 0 || comma >= sentence.end) return { condition: null, consequence: bare(text, sentence), limit: null };
  return {
    condition: null,
    consequence: bare(text, { start: comma, end: sentence.end }),
    limit: { start: sentence.start, end: comma },
  };
}

/** Tells the steps of a sentence apart by its own words for a condition and a limit. */
function stepsOf(text: string, sentence: Range, language: Language): Steps {
  const words = text.slice(sentence.start, sentence.end);
  const [limitHit] = LIMITS[language](tokensOf(words));
  if (limitHit?.start === 0) return limitedFirst(text, sentence);
  const limit = limitHit ? { start: sentence.start + limitHit.start, end: sentence.end } : null;
  const told: Range = { start: sentence.start, end: limit?.start ?? sentence.end };
  const values = valuesIn(text, told.start, told.end, language);
  const condition = values.find(({ slot, by }) => slot === 'condition' && by !== 'condition.unless');
  if (!condition) return { condition: null, consequence: bare(text, told), limit };
  // "…, y si no fuere pagada, quedará sin valor": a clause of its own, with what follows behind its condition.
  if (JOINED.test(text.slice(told.start, condition.start))) {
    const own = stepsOf(text, { start: condition.start, end: sentence.end }, language);
    if (own.condition && own.consequence.start > own.condition.start) return own;
  }
  if (condition.start - told.start < SHORT) {
    // "Si …, …": up to the last comma before what is allowed, owed or threatened.
    const verb = values.find(
      ({ slot, start }) => slot !== 'condition' && CONSEQUENCES.includes(slot) && start > condition.end,
    );
    const before = verb ? text.lastIndexOf(',', verb.start) : -1;
    const comma = before > condition.end ? before : text.indexOf(',', condition.end);
    if (comma < 0 || comma >= told.end) return { condition: null, consequence: bare(text, told), limit };
    return {
      condition: bare(text, { start: told.start, end: comma }),
      consequence: bare(text, { start: comma, end: told.end }),
      limit,
    };
  }
  const stop = /[,;]/.exec(text.slice(condition.end, told.end))?.index;
  const end = stop === undefined ? told.end : condition.end + stop;
  const isLast = end >= told.end - 1;
  // "Amounts not paid when due bear interest": the condition stands within what follows.
  if (isLast && condition.start - told.start < WHOLE) return { condition: null, consequence: bare(text, told), limit };
  return isLast
    ? {
        condition: bare(text, { start: condition.start, end }),
        consequence: bare(text, { start: told.start, end: condition.start }),
        limit,
      }
    : { condition: bare(text, { start: condition.start, end }), consequence: bare(text, told), limit };
}
const JOINED = /[,;]\s*(?:y|e|pero|mas|and|but)?\s*$/iu;
const CONSEQUENCES: readonly string[] = ['sanction', 'duty', 'permission', 'prohibition'];

/** The sentence of the first passage that says what follows: one with a penalty before one with a condition alone; null where none does. */
function saysWhat({ text, index }: Read, { sentence, shown }: Evidence): Range | null {
  const all = Array.from(index.sentenceStart, (start, s): Range => ({ start, end: index.sentenceEnd[s]! })).filter(
    (one) => one.start !== sentence.start && shown.some(({ start, end }) => start <= one.start && one.end <= end),
  );
  const held = [sentence, ...all].map((one) => ({ one, by: valuesIn(text, one.start, one.end, index.language) }));
  const penal = held.find(({ by }) => by.some(({ slot, by: rule }) => slot === 'sanction' && rule !== 'sanction.void'));
  const other = held.find(({ by }) => by.some(({ slot }) => slot === 'sanction' || slot === 'condition'));
  return (penal ?? other)?.one ?? null;
}

/** The share of the words asked that the steps hold, without which they may be of another case. Ours. */
const ASKED = 0.75;

/**
 * Whether the steps tell the case in the question. They hold most of its words, and the source holds the names in it. The consequence is a duty, a permission or
 * a sanction; without a condition it must be a sanction.
 */
function isOfCase(
  { text, title, index }: Read,
  steps: Steps,
  asked: string,
  ours: Language,
  concepts: readonly Weighed[],
): boolean {
  const { condition, consequence } = steps;
  const slots = valuesIn(text, consequence.start, consequence.end, index.language).map(({ slot }) => slot);
  if (!slots.some((slot) => (condition ? CONSEQUENCES.includes(slot) : slot === 'sanction'))) return false;
  const told = [condition, consequence].map((one) => (one ? text.slice(one.start, one.end) : '')).join(', ');
  const said = readSentence(asked, tellLanguage(asked) ?? ours);
  const { pairs, uncovered } = match(said, readSentence(told, index.language), []);
  const isNamed = (word: string): boolean => fold(`${title} ${text}`).includes(fold(word));
  const stems = new Set(stemsOf(told, index.language));
  // "Pays late" is told by "overdue": a term of the concept that the word names.
  const isMeant = (word: string): boolean =>
    concepts.some(
      ({ concept, by }) =>
        by.has(stem(word, said.language)) &&
        concept.law[index.language].some((phrase) => phrase.every((one) => stems.has(one))),
    );
  const held = said.words.flatMap(({ word, content, capital }, i) =>
    content || capital ? [pairs.has(i) || !uncovered.includes(i) || (capital && isNamed(word)) || isMeant(word)] : [],
  );
  return held.filter(Boolean).length >= ASKED * held.length;
}

/** What stands before the case in a question: "¿qué pasa si …?", "what happens when …?". */
const BEFORE_CASE = /^.*?(?<!\p{L})(?:si|cuando|if|when)\s/isu;
/** The case in a question for what follows from something; small words count, which turn it ("no está de acuerdo"). */
const caseOf = (said: string): string => said.replace(BEFORE_CASE, '');

/** A case that a source tells: the sentence, and its steps. */
export type Case = { sentence: Range; steps: Steps };

/**
 * The case in a question for what follows from something, as the first passage tells it: its sentence with its steps; null where that passage tells another case, or
 * none.
 */
export function caseIn(
  sources: readonly Read[],
  intent: Pick<AskedIntent, 'by' | 'said'>,
  [best]: readonly Evidence[],
  ours: Language,
  concepts: readonly Weighed[] = [],
): Case | null {
  if (!best || !asksWhatFollows(intent)) return null;
  const read = sources[best.source]!;
  const sentence = saysWhat(read, best);
  if (!sentence) return null;
  const { text, index } = read;
  const cut = cutOf(index);
  const steps = stepsOf(text, unlabelled(text, cut.units[unitAt(cut, sentence.start)], sentence), index.language);
  return isOfCase(read, steps, caseOf(intent.said), ours, concepts) ? { sentence, steps } : null;
}
