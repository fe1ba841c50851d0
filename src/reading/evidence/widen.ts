import type { Range } from '../lines.ts';
import { sentences } from '../sentences.ts';
import { fold } from '../words.ts';
import { isHeading } from './heading.ts';
import type { Cut, Unit } from '../units/unit.ts';
import { unitAt } from '../units/places.ts';

/** What is shown of a list at most, and up to which length a unit is shown whole, the words that answer marked in it. Characters; measured on the given sets. */
export const SHOWN = { items: 10, characters: 1600, whole: 1200 } as const;
/** Items and levels of a list that are looked back upon, and characters in which its opener stands. */
const BACK = { items: 60, levels: 3, characters: 900 } as const;
/** Characters behind a line in which its sentence is seen to go on. */
const RUNS_ON = 80;
/** What opens a list: "Serán obligaciones del arrendatario:", "the following". */
const OPENS = /(?::|(?:los|las) siguientes(?: \p{L}{1,20})?|the following(?: \p{L}{1,20})?)[\s*_.-]{0,4}$/iu;
/** How the formula begins by which a ruling decides, and its last words: what it cites before them says nothing of the points that follow. */
const FORMULA = /^(?:y,? )?(?:por (?:estas|tales|lo|los)|vist[oa]s?|atendid|en mérito|con lo|teniendo)/iu;
const DECIDES = /(?<!\p{L})(?:se (?:resuelve|declara|decide|acuerda|falla)|resuelvo|declaro|fallo)(?: que)?\s*:?\s*$/iu;
/** Whether words open a list. */
export const opens = (words: string): boolean => OPENS.test(words.slice(-60));
/** A sentence that opens a list with its first item in the same line: "debe contener las siguientes estipulaciones: 1.- lugar y fecha;". */
const FIRST_WITHIN = /:\s*\(?(?:1|a|i)\s?[.)º°][.)º°–-]*\s[^:]*$/iu;

/** A range without blanks at its ends. */
export function trimmed(text: string, { start, end }: Range): Range {
  let [from, to] = [start, end];
  while (to > from && /\s/.test(text[to - 1]!)) to--;
  while (from < to && /\s/.test(text[from]!)) from++;
  return { start: from, end: to };
}

/** The innermost unit of any role that holds an offset, by its place in the list; -1 where none does. */
function innermostAt({ units }: Cut, offset: number): number {
  let [low, high] = [0, units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (units[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  let at = low - 1;
  while (at >= 0 && offset >= units[at]!.end) at = units[at]!.parent;
  return at;
}

/** The sentence right before an item that opens its list; null where none does, or it lies outside of `from`. */
function openerBefore(text: string, item: number, from: number): Range | null {
  const least = Math.max(from, item - BACK.characters);
  const before = trimmed(text, { start: least, end: item });
  if (before.end <= before.start || !opens(text.slice(before.start, before.end))) return null;
  const opener = sentences(text, before.start, before.end).at(-1) ?? null;
  const words = opener && text.slice(opener.start, opener.end);
  const decides = words && FORMULA.test(words) ? DECIDES.exec(words) : null;
  return opener && decides ? { start: opener.start + decides.index, end: opener.end } : opener;
}

/** The openers above an item, the outermost first. */
function openersOf(text: string, cut: Cut, item: number, from: number): Range[] {
  const found: Range[] = [];
  let at = item;
  for (let level = 0; level < BACK.levels && at >= 0 && cut.units[at]!.form === 'item'; level++) {
    const { parent } = cut.units[at]!;
    let opener: Range | null = null;
    for (let k = at, seen = 0; k > parent && seen < BACK.items && !opener; k--) {
      const one = cut.units[k]!;
      if (one.parent !== parent || one.form !== 'item') continue;
      opener = openerBefore(text, one.start, from);
      seen++;
    }
    if (!opener) break;
    found.unshift(opener);
    at = innermostAt(cut, opener.start);
  }
  return found;
}

/** Where the first line of a unit ends. */
function lineEnd(text: string, { start, end }: Range): number {
  const stop = text.indexOf('\n', start);
  return stop < 0 ? end : Math.min(stop, end);
}

/** The header of the table that a row stands in; null for the header itself. */
function headerOf(text: string, { units }: Cut, row: number): Range | null {
  const { title, parent } = units[row]!;
  if (title === '') return null;
  for (let at = row - 1; at > parent && at >= 0; at--) {
    const one = units[at]!;
    if (one.form !== 'row' || one.parent !== parent) continue;
    if (one.title === '') return trimmed(text, { start: one.start, end: lineEnd(text, one) });
    if (one.title !== title) return null;
  }
  return null;
}

/** An opener with the items or clauses that follow it, as many as fit. */
function withItems(text: string, { units }: Cut, sentence: Range, division: Unit): Range {
  let { end } = sentence;
  let items = 0;
  for (let at = units.findIndex(({ start }) => start >= sentence.end); at >= 0 && at < units.length; at++) {
    const one = units[at]!;
    if (one.start < end) continue;
    const isItem = one.form === 'item' || (one.role === 'division' && units[one.parent] === division);
    if (!isItem || one.start >= division.end || items === SHOWN.items) break;
    const next = trimmed(text, one).end;
    if (next - sentence.start > SHOWN.characters) break;
    end = next;
    items++;
  }
  return { start: sentence.start, end };
}

/** Whether an item follows right behind a place. */
function itemBehind(text: string, { units }: Cut, end: number): boolean {
  const next = units.find(({ start }) => start >= end);
  return next?.form === 'item' && text.slice(end, next.start).trim() === '';
}

/** Whether a list of which something is shown goes on behind it. */
export function isCutList(text: string, cut: Cut, shown: readonly Range[]): boolean {
  const last = shown.at(-1);
  if (!last || !itemBehind(text, cut, last.end)) return false;
  const items = cut.units.filter(({ form, start }) => form === 'item' && start > last.start && start < last.end);
  const words = text.slice(last.start, last.end);
  return items.length > 0 || opens(words) || FIRST_WITHIN.test(words);
}

const letters = (words: string): string => fold(words).replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a line that begins a range is the beginning of a longer sentence: files of laws break their lines at some width. */
const runsOn = (text: string, { start, end }: Range, line: number): boolean =>
  (sentences(text, start, Math.min(end, line + RUNS_ON))[0]?.end ?? 0) > line;

/** A unit without the lines at its beginning that only name what follows: a heading, or the label of the unit. */
function unnamed(text: string, range: Range, label: string): Range {
  const end = lineEnd(text, range);
  const first = text.slice(range.start, end).trim();
  const isNamed =
    end < range.end && ((isHeading(first) && !runsOn(text, range, end)) || letters(first) === letters(label));
  return isNamed ? unnamed(text, trimmed(text, { start: end, end: range.end }), label) : range;
}

/** The widest of a part and its division that holds the sentence, is short enough to be shown whole; else the sentence. */
function shortest(text: string, cut: Cut, sentence: Range): Range {
  let best: Range = sentence;
  for (let at = innermostAt(cut, sentence.start); at >= 0; at = cut.units[at]!.parent) {
    const unit = cut.units[at]!;
    const range = unnamed(text, trimmed(text, unit), unit.label);
    if (unit.role === 'container' || range.end - range.start >= SHOWN.whole) break;
    // Lines under no division are apart: each of a transcript is said at its own second.
    if (unit.form === 'paragraph' && text.slice(range.start, range.end).includes('\n')) break;
    if (range.start <= sentence.start && range.end >= sentence.end) best = range;
    if (unit.role === 'division') break;
  }
  return best;
}

/**
 * What is shown of a sentence, in the order of the text: an item with what opens its list, an opener with its items, a row with the header of its table,
 * and the part or division that it stands in where that is short. Never beyond its division.
 */
export function widen(text: string, cut: Cut, sentence: Range): Range[] {
  const at = innermostAt(cut, sentence.start);
  const division = cut.units[unitAt(cut, sentence.start)];
  const unit = cut.units[at];
  if (!unit || !division) return [sentence];
  if (unit.form === 'row') {
    const header = headerOf(text, cut, at);
    const row = trimmed(text, { start: unit.start, end: lineEnd(text, unit) });
    return [...(header ? [header] : []), row.end >= sentence.end ? row : sentence];
  }
  const whole = shortest(text, cut, sentence);
  if (whole.start <= division.start && whole.end >= trimmed(text, division).end) return [whole];
  const words = text.slice(sentence.start, sentence.end);
  if (opens(words) || (FIRST_WITHIN.test(words) && itemBehind(text, cut, sentence.end)))
    return [withItems(text, cut, whole, division)];
  const above = openersOf(text, cut, at, division.start);
  const opener = above.at(-1);
  if (opener) {
    const list = withItems(text, cut, opener, division);
    if (list.end >= whole.end) return joined([...above.slice(0, -1), list], SHOWN.characters);
  }
  return joined([...above, whole], SHOWN.characters);
}

/** Ranges in order, those that touch or overlap made one; the outermost left out until the rest fits. */
function joined(ranges: readonly Range[], most: number): Range[] {
  const kept = [...ranges];
  const length = (): number => kept.reduce((sum, { start, end }) => sum + end - start, 0);
  while (kept.length > 1 && length() > most) kept.shift();
  return kept.reduce<Range[]>((out, one) => {
    const last = out.at(-1);
    if (last && one.start <= last.end + 1) last.end = Math.max(last.end, one.end);
    else out.push({ ...one });
    return out;
  }, []);
}
