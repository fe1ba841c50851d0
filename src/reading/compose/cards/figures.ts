import type { Language } from '#contract/language.ts';
import type { Read } from '../../evidence/choose.ts';
import type { Range } from '../../lines.ts';
import { cutOf } from '../../index/unit-table.ts';
import type { Part } from '../../reply.ts';
import { unitAt } from '../../units/places.ts';
import { beginningOf, clauseAround } from '../clauses/clause.ts';
import { cardOf, rowOf, stated, type PlacedCard, type Quote } from '../composed.ts';
import { valueAsked } from '../figures/asked.ts';
import { elsewhere, type Figure } from '../figures/elsewhere.ts';
import { prevailing } from '../figures/prevailing.ts';
import { labelOf } from '../label.ts';
import { fold } from '../../words.ts';
import { wordsOf } from '../text.ts';

/** Other figures and other places that are shown at most, and characters of one place. */
const MOST = 3;
const LONG = 160;

/** Where a figure stands: the division, below its source where there are several. */
function placeOf(sources: readonly Read[], { source, unit }: Figure, several: boolean): string {
  const { title, index } = sources[source]!;
  return [several ? title : '', labelOf(cutOf(index), unit)].filter(Boolean).join(' · ') || title;
}

/** The words around a figure that make it readable. */
function around({ text, index }: Read, { source, sentence, value }: Figure): Quote {
  const words = text.slice(sentence.start, sentence.end);
  const span: Range = { start: value.start - sentence.start, end: value.end - sentence.start };
  const { start, end } = clauseAround(words, span, index.language, LONG) ?? beginningOf(words, LONG);
  return { source, start: sentence.start + start, end: sentence.start + end };
}

/**
 * The same matter elsewhere in the sources: other figures for what was asked, each beside the first, with the clause that says which prevails where there is
 * one; or the places that give the same figure. Nothing where the answer is no figure, or stands alone.
 */
export function figureCards(sources: readonly Read[], part: Part, ours: Language): PlacedCard[] {
  const [first] = part.evidence;
  if (!first) return [];
  const { text, index } = sources[first.source]!;
  const value = valueAsked(text, first.sentence, index.language, part.intent);
  const found = value && elsewhere(sources, part, first, value);
  if (!found) return [];
  const words = wordsOf(ours);
  const several = new Set([found.own, ...found.others].map(({ source }) => source)).size > 1;
  const differing = found.others
    .filter(({ measure }) => measure.value !== found.own.measure.value)
    .filter(({ measure }, at, all) => all.findIndex((one) => one.measure.value === measure.value) === at)
    .slice(0, MOST - 1);
  const same = found.others.filter(({ measure }) => measure.value === found.own.measure.value).slice(0, MOST);
  const cards: PlacedCard[] = [];
  if (differing.length > 0) {
    const rows = [found.own, ...differing].map((one) => {
      const quote: Quote = { source: one.source, start: one.value.start, end: one.value.end };
      return rowOf(placeOf(sources, one, several), [stated(quote)], { main: true, differs: true });
    });
    const rule = prevailing(sources, part.point.asked.scope.sources);
    if (rule) {
      const cut = cutOf(sources[rule.source]!.index);
      const group = labelOf(cut, unitAt(cut, rule.sentence.start));
      rows.push(rowOf(words.prevails, [stated({ source: rule.source, ...rule.sentence })], { group }));
    }
    // Words picked from all over a question name nothing.
    const { matter, said } = part.intent;
    const title = words.figures(fold(said).includes(fold(matter)) ? matter : '');
    cards.push(cardOf('figures', title, rows, { note: rule ? '' : words.nonePrevails }));
  }
  if (same.length > 0) {
    const rows = same.map((one) =>
      rowOf('', [stated(around(sources[one.source]!, one))], { group: placeOf(sources, one, several) }),
    );
    cards.push(cardOf('also', words.also, rows));
  }
  return cards;
}
