import type { Language } from '#contract/language.ts';
import type { Read } from '../../evidence/choose.ts';
import type { Compared, Matter } from '../../evidence/compared.ts';
import { unlabelled } from '../../evidence/unlabelled.ts';
import { valuesIn } from '../../evidence/values/values.ts';
import type { Value } from '../../evidence/value.ts';
import { cutOf } from '../../index/unit-table.ts';
import { unitAt } from '../../units/places.ts';
import { stemsOf } from '../../words.ts';
import { beginningOf, clauseAround } from '../clauses/clause.ts';
import { cardOf, rowOf, stated, type Piece, type PlacedCard, type PlacedCell } from '../composed.ts';
import { valueAsked } from '../figures/asked.ts';
import { measureOf } from '../figures/measure.ts';
import { wordsOf } from '../text.ts';

/** Characters of a cell. Ours. */
const LONG = 200;
/** From which share of common words two sentences without figures say the same. Ours. */
const ALIKE = 0.8;
/** Kinds of figures that are held against each other. */
const FIGURES: readonly Value['slot'][] = ['sum', 'term', 'percent', 'date'];

/** How a clause begins that says nothing without the one before it. Ours. */
const LEANS =
  /^\W*(?:(?:during|in|by|of|for|on|upon) which|which|who|whose|that|durante (?:el|la|los|las) cual(?:es)?|en cuyo|en (?:el|la) (?:cual|que)|(?:la|el|los|las) cual(?:es)?|cuy[oa]s?|que|quien(?:es)?)(?!\p{L})/iu;

/** What a source says, and the figure that it says it with. */
type Told = { cell: PlacedCell; figure: string | null; stems: ReadonlySet<string> };

function toldOf(sources: readonly Read[], said: Matter['said'][number], { needs, words: named }: Matter): Told {
  if (said.state !== 'stated') return { cell: said, figure: null, stems: new Set() };
  const { source } = said.sentence;
  const { text, index } = sources[source]!;
  const cut = cutOf(index);
  const range = unlabelled(text, cut.units[unitAt(cut, said.sentence.start)], said.sentence);
  const words = text.slice(range.start, range.end);
  const wanted =
    needs.includes('text') || needs.includes('sanction') ? FIGURES : FIGURES.filter((slot) => needs.includes(slot));
  const measured = valuesIn(text, range.start, range.end, index.language).flatMap((value) => {
    const measure = wanted.includes(value.slot)
      ? measureOf(text.slice(value.start, value.end), value.slot, index.language)
      : null;
    return measure ? [{ value, measure }] : [];
  });
  const asked = valueAsked(text, range, index.language, { needs, matter: named[index.language], said: '' });
  const first = measured.find(({ value }) => value.start === asked?.start) ?? measured[0];
  const span = first && { start: first.value.start - range.start, end: first.value.end - range.start };
  const clause = span && clauseAround(words, span, index.language, LONG);
  // "…, during which either party may terminate": what it leans on stands before it.
  const isWhole = clause && !LEANS.test(words.slice(clause.start, clause.end));
  const { start, end } = isWhole ? clause : beginningOf(words, LONG);
  const quote = { source, start: range.start + start, end: range.start + end };
  const isIn = first && first.value.start >= quote.start && first.value.end <= quote.end;
  return {
    cell: stated({ ...quote, ...(isIn && { focus: { start: first.value.start, end: first.value.end } }) }),
    figure: first ? `${first.measure.value} ${first.measure.unit}` : null,
    stems: new Set(stemsOf(words, index.language)),
  };
}

/** Whether what two sources say differs: by their figures where both have one, else by their words; where one says nothing, it does. */
function differ(one: Told, other: Told): boolean {
  if (one.cell.state !== other.cell.state) return true;
  if (one.figure && other.figure) return one.figure !== other.figure;
  const common = [...one.stems].filter((stem) => other.stems.has(stem)).length;
  return common < ALIKE * Math.max(one.stems.size, other.stems.size);
}

/** A row for each matter and a column for each source; what differs is marked, and comes first. */
export function comparisonCard(
  sources: readonly Read[],
  { sources: among, matters }: Compared,
  matter: string,
  ours: Language,
): PlacedCard {
  const words = wordsOf(ours);
  const rows = matters.map((one) => {
    const { id, said } = one;
    const told = said.map((it) => toldOf(sources, it, one));
    const differs = told.some((it) => differ(it, told[0]!));
    const label = (id && words.matters[id]) ?? one.label ?? matter;
    // Words that are the point are those that differ.
    const cells = told.map(({ cell }) =>
      cell.state === 'stated' && !differs ? stated({ ...cell.quote, focus: undefined }) : cell,
    );
    return rowOf(label.charAt(0).toUpperCase() + label.slice(1), cells, { differs });
  });
  const sorted = [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
  return cardOf('comparison', words.comparison, sorted, { columns: among.map((source) => sources[source]!.title) });
}

/** On how many matters the sources differ: our count of the rows below. Empty for one matter, whose cells say it. */
export function comparisonLine({ rows }: PlacedCard, ours: Language): Piece[] {
  const words = wordsOf(ours);
  const differing = rows.filter(({ differs }) => differs);
  if (rows.length < 2) return [];
  const names = differing.map(({ label }) => label.toLowerCase()).join(', ');
  return [
    { said: differing.length > 0 ? words.differ(differing.length, rows.length, names) : words.same(rows.length) },
  ];
}
