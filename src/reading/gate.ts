import calibration from './calibration.json' with { type: 'json' };
import type { Slot } from './ask/asked.ts';
import type { Sentence } from './evidence/choose.ts';
import type { Evidence } from './evidence/evidence.ts';
import { fits } from './evidence/fits.ts';
import type { Collected, Point } from './evidence/point.ts';
import { valuesIn } from './evidence/values/values.ts';
import { cutOf } from './index/unit-table.ts';
import { isOwn } from './retrieve/query.ts';
import type { Candidate, Retrieved } from './retrieve/retrieve.ts';
import { stemsOf } from './words.ts';

/**
 * What becomes of a question. `answer`: the quotations are put forward as what was asked. `near`: the closest passages, without a claim. `absent`: nothing
 * close was found, and nothing is shown as an answer.
 */
export type Outcome = 'answer' | 'near' | 'absent';

/**
 * Why. `strong`, `weak`, `nothing`: how likely the first quotation is right, by its signs · `named`: the division or fact that was named was found ·
 * `no-division`, `no-source`: what was named is not among the sources · `outside`: documents of this sort do not hold such a thing · `judgement`: an opinion
 * is asked, which sources do not give.
 */
export type Reason = 'strong' | 'named' | 'weak' | 'nothing' | 'no-division' | 'no-source' | 'outside' | 'judgement';

export type Verdict = { outcome: Outcome; reason: Reason; chance: number };

/** The signs by which the gate tells whether the first quotation is right; all are shares, 0 to 1 or near it. */
export const GATE_SIGNS = [
  'margin',
  'pairs',
  'holds',
  'fit',
  'states',
  'head',
  'titled',
  'unknown',
  'named',
  'subject',
] as const;
type GateSign = (typeof GATE_SIGNS)[number];
export type GateSigns = Readonly<Record<GateSign, number>>;

/** The most that a sign counts: what is above says no more. */
const CAP = 2;

/** How far the words of a question and the title of the division that was found are the same, 0 to 1. */
function titled({ query, selection }: Retrieved, { unit, at }: Candidate): number {
  const { language } = selection.sources[at]!.index;
  const title = new Set(unit ? stemsOf(unit.title, language) : []);
  if (title.size === 0) return 0;
  const held = query.terms.filter((term) => isOwn(term) && title.has(term.stems[language]));
  return (
    (held.reduce((sum, { weight, idf }) => sum + weight * idf, 0) / (query.self || 1)) * (held.length / title.size)
  );
}

/** The signs of what was found for a question. */
export function gateSigns(retrieved: Retrieved, [first]: readonly Sentence[]): GateSigns | null {
  const { candidates, query } = retrieved;
  if (!first) return null;
  // The same words in another source are as right as the first.
  const second = candidates.find(({ score }) => score < candidates[0]!.score);
  const own = query.terms.filter(isOwn);
  const weight = own.reduce((sum, term) => sum + term.weight, 0) || 1;
  // "¿Cuánto hay que pagar de arriendo?": a word of a concept that the first sentence states is known by it, though it stands nowhere.
  const isStated = ({ root }: (typeof own)[number]): boolean =>
    first.signs.concept > 0 && query.concepts.some(({ by, isNear }) => !isNear && by.has(root));
  const isKnown = (term: (typeof own)[number]): boolean => (term.found && !term.corrected) || isStated(term);
  const unknown = own.reduce((sum, term) => sum + (isKnown(term) ? 0 : term.weight), 0) / weight;
  const cap = (value: number): number => Math.min(CAP, value);
  return {
    margin: second ? Math.max(0, 1 - second.share) : 1,
    pairs: cap(first.candidate.pairs),
    holds: cap(first.holds),
    fit: first.fills,
    states: first.signs.states,
    head: cap(first.candidate.head),
    titled: titled(retrieved, first.candidate),
    unknown,
    named: first.candidate.states,
    subject: first.candidate.subject,
  };
}

/** How likely the first quotation is right (logistic; the weights are those of the last calibration). */
const chanceOf = (signs: GateSigns): number =>
  1 /
  (1 +
    Math.exp(
      -GATE_SIGNS.reduce((sum, sign) => sum + calibration.weights[sign] * signs[sign], calibration.weights.bias),
    ));

/** The share of the words of a question whether something is so that a sentence must hold to say it. Ours. */
const EXISTS = 0.8;
/** The share of a question that the first sentence must hold to be put forward: a kind that is filled proves nothing without the matter. Ours. */
const HELD = 0.5;

/** Sources from which a selection counts as many: margins mean less there. */
const MANY = 2;

/** What is asked for by its measure: "¿cuántas horas?" is not answered where no measure stands. Ours. */
const MEASURED: readonly Slot[] = ['term', 'sum', 'percent', 'number', 'date', 'time'];

/** Whether a measure is asked for, and what is shown first holds none of its kind, nor anything that comes close. */
function lacks({ intent: { needs }, sources }: Point, [first]: readonly Evidence[]): boolean {
  if (!needs[0] || !MEASURED.includes(needs[0]) || !first) return false;
  const { text, index } = sources[first.source]!;
  return first.shown.every(({ start, end }) => fits(needs, valuesIn(text, start, end, index.language)) === 0);
}

/** Whether what was found first is a norm in another language than the question, and no subject of the question is known to stand there: translations alone prove less. */
function isAcross({ asked, sentences: [first], sources }: Point, { subject }: GateSigns): boolean {
  if (!first || subject > 0) return false;
  const { index } = sources[first.source]!;
  return index.language !== asked.language && cutOf(index).genre === 'law';
}

/** Whether a claim may be made at all, however likely: what is shown first states the matter, and holds a measure where one is asked for. */
export function mayClaim(point: Point, { evidence, isClose }: Collected, signs: GateSigns): boolean {
  const least = point.intent.id === 'yes-no' ? EXISTS : HELD;
  const isStated = signs.states > 0 || (signs.holds >= least && !isAcross(point, signs));
  return isStated && !isClose && !lacks(point, evidence);
}

/**
 * The only place that refuses, where no model answers. What the question names and the sources hold is answered; what they cannot hold is not. Otherwise a question whose first
 * quotation is likely right is answered, one that something comes close to is shown that, and where nothing does, nothing is.
 */
export function gate(point: Point, collected: Collected): Verdict {
  const { asked, intent, retrieved, sentences } = point;
  const { evidence, named } = collected;
  const refuse = (reason: Reason): Verdict => ({ outcome: 'absent', reason, chance: 0 });
  if (asked.scope.missing !== null) return refuse('no-source');
  if (intent.id === 'outside') return refuse('outside');
  if (named) return { outcome: 'answer', reason: 'named', chance: 1 };
  if (intent.collect === 'division') return refuse('no-division');
  const signs = gateSigns(retrieved, sentences);
  if (!signs || evidence.length === 0) return refuse(intent.collect === 'judgement' ? 'judgement' : 'nothing');
  const chance = chanceOf(signs);
  const limits = retrieved.selection.sources.length >= MANY ? calibration.many : calibration.one;
  const isNear = chance >= limits.near;
  if (intent.collect === 'judgement') return { outcome: isNear ? 'near' : 'absent', reason: 'judgement', chance };
  if (!isNear) return { outcome: 'absent', reason: 'nothing', chance };
  return chance >= limits.answer && mayClaim(point, collected, signs)
    ? { outcome: 'answer', reason: 'strong', chance }
    : { outcome: 'near', reason: 'weak', chance };
}
