import type { Language } from '#contract/language.ts';
import type { Slot } from '../ask/asked.ts';
import { takesBack } from '../evidence/beside/exceptions.ts';
import { isClaimed } from '../evidence/decided.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Read } from '../evidence/choose.ts';
import { unlabelled } from '../evidence/unlabelled.ts';
import { valuesIn } from '../evidence/values/values.ts';
import { cutOf } from '../index/unit-table.ts';
import type { Range } from '../lines.ts';
import type { Part } from '../reply.ts';
import { isRow, sentences } from '../sentences.ts';
import type { Unit } from '../units/unit.ts';
import { unitAt } from '../units/places.ts';
import { clauseAround, ruleAround } from './clauses/clause.ts';
import type { Piece } from './composed.ts';
import { asksMeaning, definingIn, defines } from './defined.ts';
import { FIGURES, TOLD, anchorsOf, valueAsked } from './figures/asked.ts';
import { wordsOf } from './text.ts';
import { yesOrNo } from './yes-no.ts';

/** Characters of a clause that is cut out for the line, and of a sentence that is a line by itself. Two lines of the page. Ours. */
const LINE = { cut: 140, whole: 180 } as const;
/** Characters of the words of a sheet that are a line: with the conditions of a clause, not with all parts of a price. */
const LONGEST = 270;
/** Questions that a word answers. */
const MODAL: readonly Slot[] = ['permission', 'prohibition', 'duty'];
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

/** Whether words lead to a list behind them, without which they say too much: "may be terminated at any time:". */
const leadsOn = (text: string, { end }: Range): boolean => /^\s?:/.test(text.slice(end, end + 2));

/** A clause that only limits or completes another. Ours. */
const FRAGMENT: Record<Language, RegExp> = {
  es: /^(?:sin perjuicio|no obstante|salvo|excepto|además|con excepción|a los?|a las?|al|en cuyo caso|lo que|el cual|la cual)(?!\p{L})(?!.*\p{L}(?:r[áa]n?|ría|rían)(?!\p{L}))/isu,
  en: /^(?:without prejudice|notwithstanding|except|unless|subject to|in which case|provided)(?!\p{L})(?!.*(?:shall|will|must|may)(?!\p{L}))/isu,
};
const isFragment = (words: string, language: Language): boolean => FRAGMENT[language].test(words);

/** Whether the next sentence of a division takes back part of what one allows or imposes, or forbids part of it. */
function isTakenBack(text: string, unit: Unit | undefined, { end }: Range, language: Language): boolean {
  const next = unit && sentences(text, end, Math.min(unit.end, end + LONGEST))[0];
  if (!next) return false;
  const forbids = valuesIn(text, next.start, next.end, language).some(({ slot }) => slot === 'prohibition');
  return forbids || takesBack(text.slice(next.start, next.end));
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
  const shown = within(text, said, only, index.language, clauseAround) ?? only;
  const isLine = !leadsOn(text, shown) && shown.end - shown.start <= LONGEST;
  return isLine ? [{ quote: { source: only.source, ...shown } }] : [];
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
  if (!shown || leadsOn(text, shown) || isFragment(text.slice(shown.start, shown.end), language)) return [];
  if (answer && isTakenBack(text, cut.units[at], sentence, language)) return [];
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
