import calibration from './calibration.json' with { type: 'json' };
import type { Slot } from './ask/asked.ts';
import type { Evidence } from './evidence/evidence.ts';
import { fits } from './evidence/fits.ts';
import type { Collected, Point } from './evidence/point.ts';
import { asksWhatFollows, caseIn } from './evidence/steps.ts';
import { valuesIn } from './evidence/values/values.ts';
import { cutOf } from './index/unit-table.ts';
import { isOwn } from './retrieve/query.ts';

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

/**
 * The signs by which the gate tells whether the first quotation is right. `margin`: how far the next best entry stays behind · `pairs`, `head`, `bm25`: what its
 * entry holds, by words that stand together, in its first words, and weighed by how rare they are · `holds`, `fit`, `states`, `subject`, `path`: what the
 * sentence itself holds of the matter, of the kind of thing asked, of a concept, by the subject index, and by the names of what its unit lies under · `open`,
 * `words`: the question asks for no kind of thing; how many words it has · `ahead`: how far its score is above that of the best sentence of another entry ·
 * `size`: how many entries were searched, as a logarithm: in a long code something comes near to anything.
 */
export const GATE_SIGNS = [
  'margin',
  'pairs',
  'holds',
  'fit',
  'states',
  'head',
  'subject',
  'bm25',
  'open',
  'words',
  'path',
  'ahead',
  'size',
] as const;
type GateSign = (typeof GATE_SIGNS)[number];
export type GateSigns = Readonly<Record<GateSign, number>>;

/** The most that a sign counts: what is above says no more. */
const CAP = 2;
/** What the best sentence is ahead of all others at most. */
const FAR = 2;
/** Words of a question above which their number says no more. */
const MANY_WORDS = 8;

/** The signs of what was found first for a question; null where nothing was. */
export function gateSigns({ intent, retrieved, sentences }: Point): GateSigns | null {
  const { candidates, query, selection } = retrieved;
  const [first] = sentences;
  if (!first) return null;
  const other = sentences.find(({ candidate }) => candidate !== first.candidate);
  // The same words in another source are as right as the first.
  const second = candidates.find(({ score }) => score < candidates[0]!.score);
  const cap = (value: number): number => Math.min(CAP, value);
  const { candidate, holds, fills, signs } = first;
  return {
    margin: second ? Math.max(0, 1 - second.share) : 1,
    pairs: cap(candidate.pairs),
    holds: cap(holds),
    fit: fills,
    states: signs.states,
    head: cap(candidate.head),
    subject: candidate.subject,
    bm25: candidate.bm25 / (query.self || 1),
    open: intent.needs.every((need) => need === 'text') ? 1 : 0,
    words: Math.min(MANY_WORDS, query.terms.filter(isOwn).length) / MANY_WORDS,
    path: cap(signs.path),
    ahead: other ? Math.min(FAR, first.score - other.score) : FAR,
    size: Math.log10(selection.entries),
  };
}

/** Whether any word of the question stands in the sources, in either language, or what was found first states what it asks: of words that stand nowhere nothing is near. */
const isTouched = ({ retrieved: { query } }: Point, { holds, states, subject }: GateSigns): boolean =>
  holds + states + subject > 0 || query.terms.some((term) => isOwn(term) && term.found);

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

/** What is asked for by itself: "¿cuántas horas?" is not answered where no measure stands, nor "¿qué no puedo hacer?" where nothing is forbidden. Ours. */
const SOUGHT: readonly Slot[] = ['term', 'sum', 'percent', 'number', 'date', 'time', 'prohibition'];

/** Whether such a thing is asked for, and what is shown first holds none of its kind, nor anything that comes close. */
function lacks({ intent: { needs }, sources }: Point, [first]: readonly Evidence[]): boolean {
  if (!needs[0] || !SOUGHT.includes(needs[0]) || !first) return false;
  const { text, index } = sources[first.source]!;
  return first.shown.every(({ start, end }) => fits(needs, valuesIn(text, start, end, index.language)) === 0);
}

/** Whether what was found first is a norm in another language than the question, and no subject of the question is known to stand there: translations alone prove less. */
function isAcross({ asked, sentences: [first], sources }: Point, { subject }: GateSigns): boolean {
  if (!first || subject > 0) return false;
  const { index } = sources[first.source]!;
  return index.language !== asked.language && cutOf(index).genre === 'law';
}

/** The share of a question's words that name a clause from which the question is about that clause. Ours. */
const ABOUT = 0.5;

/** Whether the question is about a clause that is known by the words that state it, and what was found first holds the words of none such. */
function isUnstated({ retrieved, sentences: [first], sources }: Point): boolean {
  if (!first || first.signs.states > 0) return false;
  const { language } = sources[first.source]!.index;
  return retrieved.query.concepts.some(
    ({ concept, share, isNear }) => !isNear && share >= ABOUT && concept.states[language] !== null,
  );
}

/**
 * Whether what follows from something is asked, and the first passage does not tell that case: "¿qué pasa si me pagan tarde?" is not answered by what follows from
 * another delay. Of such claims 8 of 18 were right, of those that tell the case 4 of 4 (30 November 2026, both sides alike).
 */
const isOtherCase = ({ intent, sources, asked, retrieved }: Point, evidence: readonly Evidence[]): boolean =>
  asksWhatFollows(intent) && caseIn(sources, intent, evidence, asked.language, retrieved.query.concepts) === null;

/** Whether what one party may or must do is asked, and what was found first tells that of the party against it. */
const isOfOther = ({ sentences: [first] }: Point): boolean => first?.isOfOther ?? false;

/** Whether a claim may be made at all, however likely: what is shown first states the matter, as a clause of its kind does, and holds a measure where one is asked for. */
export function mayClaim(point: Point, { evidence, isClose }: Collected, signs: GateSigns): boolean {
  const least = point.intent.id === 'yes-no' ? EXISTS : HELD;
  const isStated = signs.states > 0 || (signs.holds >= least && !isAcross(point, signs));
  const isOf = !isOfOther(point) && !isOtherCase(point, evidence);
  return isStated && isOf && !isUnstated(point) && !isClose && !lacks(point, evidence);
}

/**
 * The only place that refuses, where no model answers. What the question names and the sources hold is answered; what they cannot hold is not. Otherwise a question whose first
 * quotation is likely right is answered, one that something comes close to is shown that, and where nothing does, nothing is.
 */
export function gate(point: Point, collected: Collected): Verdict {
  const { asked, intent } = point;
  const { evidence, named } = collected;
  const refuse = (reason: Reason): Verdict => ({ outcome: 'absent', reason, chance: 0 });
  if (asked.scope.missing !== null) return refuse('no-source');
  if (intent.id === 'outside') return refuse('outside');
  if (named) return { outcome: 'answer', reason: 'named', chance: 1 };
  if (intent.collect === 'division') return refuse('no-division');
  const signs = gateSigns(point);
  if (!signs || evidence.length === 0) return refuse(intent.collect === 'judgement' ? 'judgement' : 'nothing');
  const chance = chanceOf(signs);
  const isNear = chance >= calibration.limits.near && isTouched(point, signs);
  if (intent.collect === 'judgement') return { outcome: isNear ? 'near' : 'absent', reason: 'judgement', chance };
  if (!isNear) return { outcome: 'absent', reason: 'nothing', chance };
  return chance >= calibration.limits.answer && mayClaim(point, collected, signs)
    ? { outcome: 'answer', reason: 'strong', chance }
    : { outcome: 'near', reason: 'weak', chance };
}

/**
 * Whether a part is sure enough to fill a cell of a table, which stands without its question and its passages: it is what was named, or likelier than an answer
 * of the chat must be. The limit is calibrated from contracts that are asked the same questions.
 */
export const isSure = ({ outcome, chance }: Verdict): boolean => outcome === 'answer' && chance >= calibration.cell;
