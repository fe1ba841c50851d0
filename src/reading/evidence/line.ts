import type { Language } from '#contract/language.ts';
import type { Slot } from '../ask/asked.ts';
import type { Range } from '../lines.ts';
import { finder } from '../rules/find.ts';
import { tokensOf } from '../rules/tokens.ts';
import { eachWord } from '../words.ts';
import { WITHIN_EN } from './beside/en.ts';
import { WITHIN_ES } from './beside/es.ts';
import type { Value } from './value.ts';

/** The line that answers, and the span of it that fills what is asked; null where none is sure enough to be set in bold. */
export type Line = Range & { span: Range | null };

/** Characters of a line. */
const LINE = { least: 40, most: 180 } as const;
/** Slots whose span may be set apart: a name or a place nearest to the words is wrong more often than right. Measured. */
const BOLD: readonly Slot[] = ['term', 'date', 'time', 'sum', 'percent', 'number'];
/** Where a clause may be cut: at its signs, and before a word that opens another. */
const BREAK =
  /[;:,()—–]|\s(?=(?:que|quien|cuando|donde|porque|si|salvo|sin perjuicio|which|who|when|where|because|if|unless|provided|except)\s)/giu;
/** What is added to a distance in characters, so that the nearest of several words does not decide alone. */
const NEAR = 8;
const LIMITS: Record<Language, ReturnType<typeof finder>> = { es: finder([WITHIN_ES]), en: finder([WITHIN_EN]) };

/** Offsets at which a clause of `words` may begin or end; a comma within a figure cuts nothing. */
function cutsOf(words: string): number[] {
  const found = [...words.matchAll(BREAK)].flatMap(({ index }) =>
    /\d/.test(words[index - 1] ?? '') && /\d/.test(words[index + 1] ?? '') ? [] : [index + 1],
  );
  return [0, ...found, words.length];
}

/** The value that fills a need, nearest to the words asked. */
function nearest(values: readonly Value[], needs: readonly Slot[], anchors: readonly number[]): Value | null {
  const score = ({ start, end }: Value): number =>
    anchors.reduce((sum, at) => sum + 1 / (NEAR + Math.min(Math.abs(at - start), Math.abs(at - end))), 0);
  return values
    .filter(({ slot }) => needs.includes(slot))
    .reduce<Value | null>((best, one) => (best && score(best) >= score(one) ? best : one), null);
}

/** The clause around a span, grown from break to break while it is shorter than a line. */
function clauseAround(cuts: readonly number[], span: Range): Range {
  let [a, b] = [cuts.findLastIndex((cut) => cut <= span.start), cuts.findIndex((cut) => cut >= span.end)];
  while (cuts[b]! - cuts[a]! < LINE.least) {
    if (a > 0 && cuts[b]! - cuts[a - 1]! <= LINE.most) a--;
    else if (b < cuts.length - 1 && cuts[b + 1]! - cuts[a]! <= LINE.most) b++;
    else break;
  }
  return { start: cuts[a]!, end: cuts[b]! };
}

/** The run of clauses that holds most of the words asked; the longer and earlier of two alike. */
function fullest(cuts: readonly number[], anchors: readonly number[]): Range | null {
  let best: (Range & { held: number }) | null = null;
  cuts.forEach((start, i) => {
    for (let k = i + 1; k < cuts.length && cuts[k]! - start <= LINE.most; k++) {
      const end = cuts[k]!;
      if (end - start < LINE.least) continue;
      const held = anchors.filter((at) => at >= start && at < end).length;
      if (!best || held > best.held || (held === best.held && end - start > best.end - best.start))
        best = { start, end, held };
    }
  });
  return best;
}

/**
 * The direct line of a quotation: the clause that holds what is asked. `values`: those of `shown` (offsets in `text`), without those that the question
 * gives itself; `stems`: the question's. A short quotation is its own line, and one that limits itself ("salvo", "unless") keeps its limit or stays whole.
 */
export function line(
  text: string,
  shown: Range,
  language: Language,
  needs: readonly Slot[],
  values: readonly Value[],
  stems: ReadonlySet<string>,
): Line {
  const words = text.slice(shown.start, shown.end);
  const anchors: number[] = [];
  eachWord(words, 0, words.length, language, (_word, stem, at) => {
    if (stems.has(stem)) anchors.push(at);
  });
  const own = values.map((value) => ({ ...value, start: value.start - shown.start, end: value.end - shown.start }));
  const value = nearest(own, needs, anchors);
  const span =
    value && BOLD.includes(value.slot) ? { start: value.start + shown.start, end: value.end + shown.start } : null;
  if (words.length <= LINE.most) return { ...shown, span };
  const cuts = cutsOf(words);
  const found = value ? clauseAround(cuts, value) : fullest(cuts, anchors);
  const limits = LIMITS[language](tokensOf(words));
  const isWhole = !found || limits.some(({ start, end }) => start < found.start || end > found.end);
  if (isWhole) return { ...shown, span };
  return { ...trimmedLine(words, found, shown.start), span };
}

/** A line without blanks and commas at its ends, in the offsets of the text. */
function trimmedLine(words: string, { start, end }: Range, offset: number): Range {
  let [from, to] = [start, end];
  while (from < to && /[\s,;:]/.test(words[from]!)) from++;
  while (to > from && /[\s,;:(]/.test(words[to - 1]!)) to--;
  return { start: offset + from, end: offset + to };
}
