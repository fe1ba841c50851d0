import type { Language } from '#contract/language.ts';
import { actorIn } from '../../ask/actors.ts';
import { exceptionsTo } from '../../evidence/beside/exceptions.ts';
import { referencesIn } from '../../evidence/beside/references.ts';
import type { Read } from '../../evidence/choose.ts';
import { definedTerms, unfold } from '../../evidence/defined-terms.ts';
import { saysEnding } from '../../evidence/endings.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { bare, caseIn } from '../../evidence/steps.ts';
import { unlabelled } from '../../evidence/unlabelled.ts';
import { valuesIn } from '../../evidence/values/values.ts';
import { cutOf } from '../../index/unit-table.ts';
import type { Range } from '../../lines.ts';
import type { Part } from '../../reply.ts';
import { tokensOf } from '../../rules/tokens.ts';
import { unitAt } from '../../units/places.ts';
import { beginningOf } from '../clauses/clause.ts';
import { cardOf, rowOf, stated, type Piece, type PlacedCard, type PlacedCell } from '../composed.ts';
import { labelOf } from '../label.ts';
import { wordsOf } from '../text.ts';

/** Characters of a step, rows of one label, and steps without which there is no card. Ours. */
const LONG = 300;
const MOST = 2;
const LINE = 160;
const FEWEST = 2;
/** Words with which a sentence takes something back of another division; what it names is looked up. */
const TAKES_BACK =
  /no obstante|sin perjuicio|con excepci[óo]n|salvo|exceptu|excepto|no se aplicar|notwithstanding|except|unless/iu;

type Row = PlacedCard['rows'][number];
/** Sentences elsewhere in a source that take something back of a division and name it. */
function exceptionsFrom({ text, index }: Read, unit: number): Range[] {
  const cut = cutOf(index);
  const found: Range[] = [];
  for (const [s, start] of index.sentenceStart.entries()) {
    const sentence = { start, end: index.sentenceEnd[s]! };
    if (unitAt(cut, start) === unit || !TAKES_BACK.test(text.slice(start, sentence.end))) continue;
    if (referencesIn(text, cut, sentence).some((one) => one.unit === unit)) found.push(sentence);
  }
  return found;
}

/** What else a clause lets follow, beside the end of the contract: that all is due, or another right. Ours. */
const ALSO =
  /(?<!\p{L})(?:dar[áa]n? (?:derecho|lugar) a|har[áa]n? exigible|become(?:s)? (?:immediately )?due)(?!\p{L})/iu;
const alsoFollows = ({ text, index }: Read, { shown }: Evidence, sentence: Range, unit: number): Range[] =>
  Array.from(index.sentenceStart, (start, s): Range => ({ start, end: index.sentenceEnd[s]! }))
    .filter(
      (one) =>
        one.start >= sentence.end &&
        unitAt(cutOf(index), one.start) === unit &&
        shown.some(({ start, end }) => start <= one.start && one.end <= end) &&
        (ALSO.test(text.slice(one.start, one.end)) || saysEnding(text.slice(one.start, one.end), index.language)),
    )
    .slice(0, MOST);

/**
 * What follows from what is asked, step by step: on what it depends, what happens, what it does not hold for, the divisions that it refers to and the terms that
 * it uses, each a quotation. Null where the question is not for that, or fewer than two steps are told. Other exceptions are looked for in the whole source.
 */
export function whatIfCard(
  sources: readonly Read[],
  { intent, evidence, point: { retrieved } }: Part,
  ours: Language,
): PlacedCard | null {
  const found = caseIn(sources, intent, evidence, ours, retrieved.query.concepts);
  const [best] = evidence;
  if (!found || !best) return null;
  const { sentence, steps } = found;
  const { source } = best;
  const read = sources[source]!;
  const { text, index } = read;
  const cut = cutOf(index);
  const unit = unitAt(cut, sentence.start);
  const words = wordsOf(ours);
  const cell = (range: Range, focus?: Range): PlacedCell => {
    const { start, end } = beginningOf(text.slice(range.start, range.end), LONG);
    return stated({ source, start: range.start + start, end: range.start + end, ...(focus && { focus }) });
  };
  const rows: Row[] = [];
  if (steps.condition) rows.push(rowOf(words.if, [cell(steps.condition)]));
  const begun = beginningOf(text.slice(steps.consequence.start, steps.consequence.end), LONG);
  const point = { start: steps.consequence.start + begun.start, end: steps.consequence.start + begun.end };
  rows.push(rowOf(words.follows, [cell(steps.consequence, point)], { main: true }));
  for (const one of alsoFollows(read, best, sentence, unit))
    rows.push(rowOf(words.follows, [cell(unlabelled(text, cut.units[unit], one))]));
  const beside = exceptionsTo(text, cut, sentence).filter(({ kind }) => kind === 'but');
  const elsewhere = exceptionsFrom(read, unit);
  const limits: Range[] = [...(steps.limit ? [bare(text, steps.limit)] : []), ...beside, ...elsewhere];
  for (const limit of limits.slice(0, MOST + 1)) {
    const place = unitAt(cut, limit.start);
    rows.push(rowOf(words.unless, [cell(limit)], { group: place === unit ? '' : labelOf(cut, place) }));
  }
  for (const one of referencesIn(text, cut, sentence).slice(0, MOST))
    rows.push(
      rowOf(words.refers, [cell(unlabelled(text, cut.units[one.unit], one))], { group: labelOf(cut, one.unit) }),
    );
  const isParty = (term: string): boolean => actorIn(term, tokensOf(term)) !== null;
  const terms = unfold(text, definedTerms(text, cut), sentence).filter(
    ({ term, start, end }) =>
      !isParty(term) && valuesIn(text, start, end, index.language).some(({ slot }) => slot === 'definition'),
  );
  for (const term of terms.slice(0, MOST)) rows.push(rowOf(words.means, [cell(term)], { group: term.term }));
  if (rows.length < FEWEST) return null;
  const divisions = cut.units.filter(
    ({ role, form, label }) => role === 'division' && form !== 'row' && label !== '',
  ).length;
  const note = divisions > 1 ? words.noOther(words.divisions(divisions, cut.genre)) : '';
  return cardOf('what-if', intent.said.replace(/^[\s¿?]+|[\s?]+$/g, ''), rows, { note });
}

/** What follows, as the line on top, where it is short, the card tells it and nothing limits it. */
export function thenLine(cards: readonly PlacedCard[], ours: Language): Piece[] {
  const rows = cards.find(({ kind }) => kind === 'what-if')?.rows ?? [];
  if (rows.some(({ label }) => label === wordsOf(ours).unless)) return [];
  const row = rows.find(({ main }) => main);
  const cell = row?.cells[0];
  if (cell?.state !== 'stated' || cell.quote.end - cell.quote.start > LINE) return [];
  const { source, start, end } = cell.quote;
  return [{ quote: { source, start, end } }];
}
