import type { Range } from '../lines.ts';
import type { Cut, Unit } from '../units/unit.ts';
import { opens, trimmed } from './widen.ts';

/** Fewer are no list. */
const ITEMS = 2;
/** A mark of an item within a sentence: "a) ", "ii) ", "2) ", behind a stop. Group 1 is its letter or number. */
const MARK = /(?<=[:;,]\s{1,3}(?:(?:y|e|o|and|or)\s)?)\(?([a-zñ]|[ivx]{1,4}|\d{1,2})\)\s/giu;
const FIRST = /^(?:a|i|1)$/i;
/** What joins an item to the next, at its end. */
const JOINS = /[\s,;]*(?:\s(?:y|e|o|and|or))?\s*$/iu;

/** The items that stand in a row within one sentence: "a) …; b) …; y c) …". Offsets in it. */
function runIn(words: string): Range[] {
  const marks = [...words.matchAll(MARK)];
  if (marks.length < ITEMS || !FIRST.test(marks[0]![1]!)) return [];
  return marks.map(({ index }, at) => {
    const end = marks[at + 1]?.index ?? words.length;
    return { start: index, end: end - (at + 1 < marks.length ? JOINS.exec(words.slice(index, end))![0].length : 0) };
  });
}

/** Items as ranges; one that stands in the line of the item before it ("(b) …; or (c) …") is an item of its own. */
function apart(text: string, items: readonly Unit[]): Range[] {
  return items.flatMap((one, i): Range[] => {
    const range = trimmed(text, one);
    const next = String.fromCharCode(one.number.charCodeAt(0) + 1);
    if (!/^[a-y]$/.test(one.number) || items[i + 1]?.number === next) return [range];
    const words = text.slice(range.start, range.end);
    const found = new RegExp(`[;,.]\\s+(?:(?:y|e|o|and|or)\\s+)?(?=\\(?${next}\\)\\s)`, 'iu').exec(words);
    if (!found) return [range];
    const at = range.start + found.index;
    return [trimmed(text, { start: range.start, end: at }), { start: at + found[0].length, end: range.end }];
  });
}

/** The items that a sentence holds or opens, in their order; none where it opens none. Offsets in `text`. */
export function itemsUnder(text: string, { units }: Cut, sentence: Range): Range[] {
  const inside = units.filter(({ form, start }) => form === 'item' && start > sentence.start && start < sentence.end);
  const whole = apart(text, inside);
  if (inside.length > 0 && FIRST.test(inside[0]!.number)) return whole;
  const run = runIn(text.slice(sentence.start, sentence.end));
  if (run.length > 1)
    return run.map(({ start, end }) => ({ start: sentence.start + start, end: sentence.start + end }));
  // The first item may stand in the line that opens the list. Then it is no unit, though the other items may be.
  if (whole.length > 0) return whole;
  if (!opens(text.slice(sentence.start, sentence.end))) return [];
  const found: Unit[] = [];
  let last: Unit | null = null;
  let end = sentence.end;
  for (const unit of units) {
    if (unit.start < end) continue;
    const isNext = unit.form === 'item' && (text.slice(end, unit.start).trim() === '' || follows(last, unit));
    if (isNext) {
      found.push(unit);
      [last, end] = [unit, unit.end];
      // A comment below an item, or a page break within it, does not end the list if the next item follows.
    } else if (!last || unit.role !== 'part' || unit.parent !== last.parent) break;
  }
  return found.length > 0 ? apart(text, found) : clausesUnder(text, units, sentence);
}

/** The clauses of a clause that opens them: "El Proveedor deberá:" above 4.1, 4.2 and 4.3. */
function clausesUnder(text: string, units: Cut['units'], { start, end }: Range): Range[] {
  const over = units.findLastIndex(
    ({ role, start: from, end: to }) => role === 'division' && from <= start && start < to,
  );
  const under = units.filter(({ parent, role, start: at }) => parent === over && role === 'division' && at >= end);
  const isNext = under.length >= ITEMS && text.slice(end, under[0]!.start).trim() === '';
  return isNext ? under.map((unit) => trimmed(text, unit)) : [];
}

/** Whether an item goes on with the number or letter of the one before it, in the same division. */
const follows = (last: Unit | null, { number, parent }: Unit): boolean =>
  last !== null &&
  parent === last.parent &&
  (/^\d+$/.test(number)
    ? Number(number) === Number(last.number) + 1
    : number.length === 1 && last.number.length === 1 && number.charCodeAt(0) === last.number.charCodeAt(0) + 1);
