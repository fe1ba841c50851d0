import type { Range } from '../lines.ts';
import { sentences } from '../sentences.ts';
import { fold } from '../words.ts';
import { match } from './match.ts';
import type { Sentence } from './sentence.ts';

/** How a part of a text says that it limits, corrects or goes on with what stands before it (folded): alone the other would say more. Ours. */
const LEANS =
  /^[^\p{L}]*(?:(?:pero|sin embargo|no obstante|con todo|salvo|excepto|exceptuad[oa]s?|a menos|sin|siempre|si|cuando|mientras|con tal|en cuanto|en la medida|a condicion|previa?|sujet[oa]s?|solo|solamente|unicamente|y|ni|que|lo que|la que|el que|los que|las que|quienes?|cuy[oa]s?|aunque|en caso contrario|de lo contrario|en (?:tal|este|ese|dicho|estos|tales|esos|dichos) casos?|ello|esto|eso|este|esta|estos|estas|dicho|dicha|tal|tales|asimismo|tampoco|con excepcion|but|however|notwithstanding|except|excluding|save|without|unless|provided|if|when|where|while|so long|as long|subject|only|solely|although|though|and|which|who|whose|otherwise|in (?:such|that|this|those|these) (?:case|event|cases|events)|this|that|these|those|such|the foregoing|neither|nor)(?!\p{L})|lo (?:anterior|dispuesto|mismo|senalado|establecido|previsto))/u;
/** Limits of any part that names what it limits: "La regla anterior no rige", "this rule shall not apply" (folded). */
const LIMITS =
  /(?<!\p{L})(?:precedentes?|anterior(?:es)?|foregoing|preceding|above|no (?:regira|rige|se aplicara|se aplica|sera aplicable|es aplicable|operara|procedera)|solo (?:operara|se aplicara|regira)|(?:shall|does|do|will) not apply|only apply|applies only)(?!\p{L})/u;

/** A part of a quotation, with the words of a statement that it holds, by their numbers, and the figures. */
type Part = Range & { words: ReadonlySet<number>; values: ReadonlySet<number> };

/** The sentences of a text and the parts between their semicolons. */
const partsIn = (text: string): Range[] =>
  sentences(text).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/[^\s;][^;]*;?/gu)].map(({ index, 0: words }) => ({
      start: start + index,
      end: start + index + words.length,
    })),
  );

/** What each part of a quotation holds of a statement. The whole is read and matched once, however many parts it has. */
function partsOf(statement: Sentence, whole: Sentence, ranges: readonly Range[]): Part[] {
  const parts = ranges.map((range) => ({ ...range, words: new Set<number>(), values: new Set<number>() }));
  const partAt = (at: number): (typeof parts)[number] | undefined =>
    parts[ranges.findLastIndex(({ start }) => start <= at)];
  const at = whole.words.map(({ start }) => partAt(start));
  for (const [i, found] of match(statement, whole, []).pairs) for (const j of found) at[j]?.words.add(i);
  const told = new Set(statement.figures.map(({ value }) => value).filter((value) => !Number.isNaN(value)));
  for (const { start, value } of whole.figures) if (told.has(value)) partAt(start)?.values.add(value);
  return parts;
}

/** How much of what is still wanted a part holds. */
const gainOf = ({ words, values }: Part, left: Pick<Part, 'words' | 'values'>): number =>
  [...words].filter((i) => left.words.has(i)).length + [...values].filter((value) => left.values.has(value)).length;

/** The parts that hold all that any of them holds of a statement, the fullest first; those that hold as much are all taken. */
function needed(parts: readonly Part[]): Set<number> {
  const left = {
    words: new Set(parts.flatMap(({ words }) => [...words])),
    values: new Set(parts.flatMap(({ values }) => [...values])),
  };
  const chosen = new Set<number>();
  // Each round takes something of what is left.
  while (left.words.size + left.values.size > 0) {
    const gains = parts.map((part) => gainOf(part, left));
    const most = Math.max(...gains);
    parts.forEach((part, at) => {
      if (gains[at] !== most) return;
      chosen.add(at);
      for (const i of part.words) left.words.delete(i);
      for (const value of part.values) left.values.delete(value);
    });
  }
  return chosen;
}

/**
 * The parts of a quotation that a statement is about: sentences, or parts of them between semicolons. They hold all that the quotation holds of it; with them stay what goes on
 * from them or limits them, and the stem of a list. Null where that is all of it, or where nothing is told by it. What other parts deny, bound or make depend is not of the statement.
 */
export function focusOf(statement: Sentence, whole: Sentence, read: (words: string) => Sentence): Sentence | null {
  const ranges = partsIn(whole.text);
  if (ranges.length < 2) return null;
  const chosen = needed(partsOf(statement, whole, ranges));
  if (chosen.size === 0) return null;
  const texts = ranges.map(({ start, end }) => whole.text.slice(start, end));
  const folded = texts.map(fold);
  // The part that each leans on: itself, or the nearest before it that leans on none.
  const heads = folded.map((_, at) => at);
  folded.forEach((text, at) => {
    if (at > 0 && LEANS.test(text)) heads[at] = heads[at - 1]!;
  });
  const kept = texts.filter((text, at) => {
    // A colon leads to what follows.
    if (chosen.has(at) || text.includes(':') || LIMITS.test(folded[at]!)) return true;
    const from = heads[at]!;
    return from < at && [...chosen].some((one) => from <= one && one < at);
  });
  return kept.length === texts.length ? null : read(kept.join(' '));
}
