import type { Language } from '#contract/language.ts';
import { actorIn } from '../ask/actors.ts';
import type { Slot } from '../ask/asked.ts';
import { isClaimed } from '../evidence/decided.ts';
import { isPenalty } from '../evidence/listing/penalties.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Read } from '../evidence/choose.ts';
import { unlabelled } from '../evidence/unlabelled.ts';
import type { Value } from '../evidence/value.ts';
import { valuesIn } from '../evidence/values/values.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import type { Part } from '../reply.ts';
import { tokensOf } from '../rules/tokens.ts';
import { isRow } from '../sentences.ts';
import type { Unit } from '../units/unit.ts';
import { unitAt } from '../units/places.ts';
import { eachWord, fold, stemsOf } from '../words.ts';
import { clauseAround, ruleAround } from './clauses/clause.ts';
import type { Piece } from './composed.ts';
import { asksMeaning, definingIn, defines } from './defined.ts';
import { measureOf } from './figures/measure.ts';
import { wordsOf } from './text.ts';
import { yesOrNo } from './yes-no.ts';

/** Characters of a clause that is cut out for the line, and of a sentence that is a line by itself. Two lines of the page. Ours. */
const LINE = { cut: 140, whole: 180 } as const;
/** What is told by a value: the clause around it answers. A name nearest to the words is wrong more often than right, and stands only in a short sentence. Measured. */
const TOLD: readonly Slot[] = ['term', 'date', 'time', 'sum', 'percent', 'number', 'sanction'];
/** Figures that a division on their matter states in any of its sentences. */
const FIGURES: readonly Slot[] = ['term', 'date', 'sum', 'percent'];
/** A question for what something is, of no kind that its words tell. */
const FOR_ANYTHING = /^[¿\s]*(?:cu[áa]l(?:es)?|what|which)(?!\p{L})/iu;
/** Figures that count something. */
const COUNTED: readonly Slot[] = ['number', 'term', 'percent', 'sum', 'time'];
/** What a penalty is measured in: its line holds both. */
const MEASURES: readonly Slot[] = ['sum', 'term', 'percent'];
/** What is added to a distance in characters, so that the nearest of several words does not decide alone. */
const NEAR = 8;
/** Questions that a word answers. */
const MODAL: readonly Slot[] = ['permission', 'prohibition', 'duty'];
/** A sum in figures and a currency. */
const AMOUNT = 'sum.amount';

/** Where the words of a question stand in some words, but for those of the party that it names. */
function anchorsOf(words: string, matter: string, language: Language, actor = ''): number[] {
  const stems = new Set(stemsOf(matter, language));
  for (const stem of stemsOf(actor, language)) stems.delete(stem);
  const found: number[] = [];
  eachWord(words, 0, words.length, language, (_word, stem, at) => {
    if (stems.has(stem)) found.push(at);
  });
  return found;
}

/** The value that fills a need, nearest to the words asked. */
function nearest(values: readonly Value[], anchors: readonly number[]): Value | null {
  const score = ({ start, end }: Value): number =>
    anchors.reduce((sum, at) => sum + 1 / (NEAR + Math.min(Math.abs(at - start), Math.abs(at - end))), 0);
  return values.reduce<Value | null>((best, one) => (best && score(best) >= score(one) ? best : one), null);
}

/** The one figure of a sentence that holds all the words asked; null where it holds others, or lacks a word. */
function onlyFigure(text: string, sentence: Range, language: Language, matter: string): Value | null {
  const held = new Set(stemsOf(text.slice(sentence.start, sentence.end), language));
  const asked = stemsOf(matter, language);
  const values = valuesIn(text, sentence.start, sentence.end, language).filter(({ slot }) => FIGURES.includes(slot));
  return values.length === 1 && asked.length > 1 && asked.every((stem) => held.has(stem)) ? values[0]! : null;
}

/**
 * The value of a sentence that fills what is asked; null where it holds none, or several and none of the words asked to tell which. Values that the
 * question gives itself are none.
 */
export function valueAsked(
  text: string,
  sentence: Range,
  language: Language,
  { needs, matter, said }: Pick<Part['intent'], 'needs' | 'matter' | 'said'>,
): Value | null {
  const kinds = needs.filter((need) => TOLD.includes(need));
  if (kinds.length === 0) return FOR_ANYTHING.test(said) ? onlyFigure(text, sentence, language, matter) : null;
  for (const kind of kinds) {
    const found = valueOfKind(text, sentence, language, { matter, said }, kind);
    if (found) return found;
  }
  return null;
}

/** The value of one kind, as `valueAsked`. */
function valueOfKind(
  text: string,
  sentence: Range,
  language: Language,
  { matter, said }: Pick<Part['intent'], 'matter' | 'said'>,
  wanted: Slot,
): Value | null {
  const asked = fold(said);
  const all = valuesIn(text, sentence.start, sentence.end, language);
  const wordsIn = ({ start, end }: Range): string => text.slice(start, end);
  const named = new Set(stemsOf(matter, language));
  // A penalty is asked for by its name, and what is counted by its noun; a figure that the question gives is not what it asks for.
  const isAsked = (value: Value): boolean =>
    wanted === 'number'
      ? COUNTED.includes(value.slot) && stemsOf(wordsIn(value), language).some((stem) => named.has(stem))
      : wanted === 'sanction'
        ? isPenalty(value, wordsIn(sentence))
        : value.slot === wanted && !asked.includes(fold(wordsIn(value)));
  const held = all.filter(isAsked);
  const measured = held.filter((value) => measureOf(wordsIn(value), value.slot, language) !== null);
  const values = measured.length > 0 ? measured : held;
  const actor = actorIn(said, tokensOf(said));
  const anchors = anchorsOf(text.slice(sentence.start, sentence.end), matter, language, actor ?? '');
  const sums = values.filter(({ by }) => by === AMOUNT);
  if (values.length > 1 && anchors.length === 0) return sums.length === 1 ? sums[0]! : null;
  const found = nearest(
    values,
    anchors.map((at) => at + sentence.start),
  );
  if (found?.slot !== 'sanction') return found;
  const measure = all.find(({ slot, start }) => MEASURES.includes(slot) && start >= found.end);
  return measure && measure.end - found.start <= LINE.cut ? { ...found, end: measure.end } : found;
}

/** The words around a span that read alone: `cut` says where they may be cut. */
const within = (
  text: string,
  sentence: Range,
  span: Range,
  language: Language,
  cut: typeof clauseAround,
): Range | null => {
  const words = text.slice(sentence.start, sentence.end);
  const { start, end } = { start: span.start - sentence.start, end: span.end - sentence.start };
  const found = cut(words, { start, end }, language, LINE.cut);
  return found && { start: sentence.start + found.start, end: sentence.start + found.end };
};

/**
 * Where the first sentence lacks the kind of figure that is asked and its division is titled by the matter, the sentence shown that holds it; null where it does not lack
 * it, or more than one holds it.
 */
function onlyOther(
  text: string,
  { language, sentenceStart, sentenceEnd }: Read['index'],
  { shown }: Evidence,
  first: Range,
  intent: Part['intent'],
  title: string,
): Range | null {
  const wanted = intent.needs.find((need) => FIGURES.includes(need));
  const holds = ({ start, end }: Range): boolean =>
    valuesIn(text, start, end, language).some(({ slot }) => slot === wanted);
  if (wanted === undefined || anchorsOf(title, intent.matter, language).length === 0 || holds(first)) return null;
  const others = Array.from(sentenceStart, (start, s): Range => ({ start, end: sentenceEnd[s]! })).filter(
    (one) => shown.some(({ start, end }) => start <= one.start && one.end <= end) && holds(one),
  );
  return others.length === 1 ? others[0]! : null;
}

/** The sentence that answers without the name of its division; where it is no more than that, the sentence shown behind it. */
export function bodyOf(
  { text, index: { sentenceStart, sentenceEnd } }: Read,
  unit: Unit | undefined,
  { sentence, shown }: Evidence,
): Range | null {
  const said = unlabelled(text, unit, sentence);
  if (said.end > said.start) return said;
  const next = sentenceStart.findIndex((start) => start >= sentence.end);
  const range = next < 0 ? null : { start: sentenceStart[next]!, end: sentenceEnd[next]! };
  return range && shown.some(({ start, end }) => start <= range.start && range.end <= end) ? range : null;
}

/** What the sheets state: the clause around the words, or these alone where none reads alone or there are several. */
function statedLine(sources: readonly Read[], { intent, stated = [], evidence }: Part, ours: Language): Piece[] {
  const [only, ...others] = stated;
  if (!only) return [];
  if (intent.collect === 'parties' && others.length === 0) return [{ quote: only }];
  if (others.length > 0)
    return stated.flatMap((quote, at): Piece[] => [
      ...(at === 0 ? [] : [{ said: at === stated.length - 1 ? wordsOf(ours).and : ', ' }]),
      { quote },
    ]);
  const { text, index } = sources[only.source]!;
  const cut = cutOf(index);
  const { sentence } = evidence[0]!;
  const said = unlabelled(text, cut.units[unitAt(cut, sentence.start)], sentence);
  return [{ quote: { source: only.source, ...(within(text, said, only, index.language, clauseAround) ?? only) } }];
}

/** The line that answers one question, out of its first quotation; none where nothing short is sure. */
function lineOf(sources: readonly Read[], { intent }: Part, first: Evidence, ours: Language): Piece[] {
  const { text, index } = sources[first.source]!;
  const { language } = index;
  const cut = cutOf(index);
  const at = unitAt(cut, first.sentence.start);
  const said = bodyOf(sources[first.source]!, cut.units[at], first);
  if (!said) return [];
  const sentence = onlyOther(text, index, first, said, intent, cut.units[at]?.title ?? '') ?? said;
  const words = text.slice(sentence.start, sentence.end);
  // What a party says is no answer by itself: it stands below, with whose words it is.
  if (isRow(words) || first.isBeginning || isClaimed(sources, first.source, sentence.start)) return [];
  const isShort = words.length <= LINE.whole && !/[:;]\s*$/.test(words);
  // A sentence that only uses a term, and a figure beside it, are no part of what it means.
  if (asksMeaning(intent)) {
    const shown = definingIn(text, sentence, intent) ?? (isShort && defines(words) ? sentence : null);
    return shown ? [{ quote: { source: first.source, ...shown } }] : [];
  }
  const value = valueAsked(text, sentence, language, intent);
  const answer = intent.needs.some((need) => MODAL.includes(need)) ? yesOrNo(text, sentence, language, intent) : null;
  const span = value ?? answer?.at ?? null;
  // Where no kind of thing is asked, or it is not there, a short sentence may still be on another matter.
  if (!span && intent.needs.some((need) => need === 'text' || TOLD.includes(need))) return [];
  const shown =
    (span && within(text, sentence, span, language, value ? clauseAround : ruleAround)) ?? (isShort ? sentence : null);
  if (!shown) return [];
  const quote: Piece = { quote: { source: first.source, ...shown } };
  if (!answer?.is) return [quote];
  const says = wordsOf(ours);
  return [{ said: answer.is === 'yes' ? says.yes : says.no }, quote];
}

/**
 * The line on top of an answer: the shortest words of the sources that answer, each a quotation, with the few words of ours between them. Empty where any
 * of the things asked has no answer, or none that is short and sure.
 */
export function directLine(sources: readonly Read[], parts: readonly Part[], ours: Language): Piece[] {
  const seen: Evidence[] = [];
  const lines = parts.flatMap((part): Piece[][] => {
    const { verdict, intent, evidence } = part;
    const isPassage = intent.collect === 'passages' || intent.collect === 'decision';
    const [first] = evidence;
    // "¿En qué plazo expira y desde cuándo se cuenta?": one sentence says both.
    const isSaid = seen.some((one) => one.source === first?.source && one.sentence.start === first.sentence.start);
    if (isSaid && verdict.outcome === 'answer') return [];
    if (first) seen.push(first);
    if (part.stated) return [statedLine(sources, part, ours)];
    return [verdict.outcome === 'answer' && isPassage && evidence[0] ? lineOf(sources, part, evidence[0], ours) : []];
  });
  if (lines.some((line) => line.length === 0)) return [];
  return lines.flatMap((line, at) => (at === 0 ? line : [{ said: '; ' }, ...line]));
}
