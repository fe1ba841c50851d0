import type { Language } from '#contract/language.ts';
import { actorIn } from '../../ask/actors.ts';
import { exceptionsTo } from '../../evidence/beside/exceptions.ts';
import { WITHIN_EN } from '../../evidence/beside/en.ts';
import { WITHIN_ES } from '../../evidence/beside/es.ts';
import { referencesIn } from '../../evidence/beside/references.ts';
import type { Read } from '../../evidence/choose.ts';
import { definedTerms, unfold } from '../../evidence/defined-terms.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { unlabelled } from '../../evidence/unlabelled.ts';
import { valuesIn } from '../../evidence/values/values.ts';
import { cutOf } from '../../index/unit-table.ts';
import type { Range } from '../../lines.ts';
import type { Part } from '../../reply.ts';
import { finder } from '../../rules/find.ts';
import { tokensOf } from '../../rules/tokens.ts';
import { unitAt } from '../../units/places.ts';
import { beginningOf } from '../clauses/clause.ts';
import { cardOf, rowOf, stated, type Piece, type PlacedCard, type PlacedCell } from '../composed.ts';
import { labelOf } from '../label.ts';
import { wordsOf } from '../text.ts';

/** Questions for what follows from something, by the cues that tell them. */
const ASKS: ReadonlySet<string> = new Set(['sanction.what-if', 'sanction.if']);
/** Characters of a step, rows of one label, and steps without which there is no card. Ours. */
const LONG = 300;
const MOST = 2;
const LINE = 160;
/** Characters before a condition from which what is before it says what follows. Ours. */
const WHOLE = 40;
const FEWEST = 2;
const LIMITS = { es: finder([WITHIN_ES]), en: finder([WITHIN_EN]) };
/** Words with which a sentence takes something back of another division; what it names is looked up. */
const TAKES_BACK =
  /no obstante|sin perjuicio|con excepci[óo]n|salvo|exceptu|excepto|no se aplicar|notwithstanding|except|unless/iu;

type Row = PlacedCard['rows'][number];
/** A sentence told apart: on what it depends, what follows, and what limits it. */
type Steps = { condition: Range | null; consequence: Range; limit: Range | null };

/** Words that only join a clause to what is before it. */
const JOINS = /^[\s,;:]+|[\s,;:]+$/gu;
function bare(text: string, { start, end }: Range): Range {
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
  if (condition.start - told.start < FEWEST) {
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
const CONSEQUENCES: readonly string[] = ['sanction', 'duty', 'permission', 'prohibition'];

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

/**
 * What follows from what is asked, step by step: on what it depends, what happens, what it does not hold for, the divisions that it refers to and the terms that
 * it uses, each a quotation. Null where the question is not for that, or fewer than two steps are told. Other exceptions are looked for in the whole source.
 */
export function whatIfCard(sources: readonly Read[], { intent, evidence }: Part, ours: Language): PlacedCard | null {
  const [best] = evidence;
  if (!best || !ASKS.has(intent.by)) return null;
  const { source } = best;
  const read = sources[source]!;
  const sentence = saysWhat(read, best);
  if (!sentence) return null;
  const { text, index } = read;
  const cut = cutOf(index);
  const unit = unitAt(cut, sentence.start);
  const words = wordsOf(ours);
  const cell = (range: Range, focus?: Range): PlacedCell => {
    const { start, end } = beginningOf(text.slice(range.start, range.end), LONG);
    return stated({ source, start: range.start + start, end: range.start + end, ...(focus && { focus }) });
  };
  const steps = stepsOf(text, unlabelled(text, cut.units[unit], sentence), index.language);
  const rows: Row[] = [];
  if (steps.condition) rows.push(rowOf(words.if, [cell(steps.condition)]));
  const begun = beginningOf(text.slice(steps.consequence.start, steps.consequence.end), LONG);
  const point = { start: steps.consequence.start + begun.start, end: steps.consequence.start + begun.end };
  rows.push(rowOf(words.follows, [cell(steps.consequence, point)], { main: true }));
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
