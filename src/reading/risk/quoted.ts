import type { Clause } from '../clauses.ts';
import type { Range } from '../lines.ts';
import type { Hit } from './match.ts';

/** A sentence up to this long is quoted whole; of a longer one, the words that showed it and so much on each side. */
const WHOLE = 340;
const BEFORE = 110;
const AFTER = 170;
const MOST = 440;
const LABEL = 70;

/** How a document names a clause: its number and its title; nothing where it has neither. */
export function labelOf(clause: Clause | undefined): string | undefined {
  if (!clause || clause.part === 'front' || clause.label === '') return undefined;
  const { label, heading } = clause;
  const both =
    heading && !label.includes(heading) && heading.toLowerCase() !== label.toLowerCase()
      ? `${label}, ${heading}`
      : label;
  return both.length > LABEL ? label.slice(0, LABEL) : both;
}

/** The part of a hit's sentence that is quoted: whole words around what showed it. */
export function quotedOf(text: string, { unit, words }: Hit): Range {
  if (unit.end - unit.start <= WHOLE) return { start: unit.start, end: unit.end };
  let start = Math.max(unit.start, words.start - BEFORE);
  let end = Math.min(unit.end, Math.min(words.end + AFTER, words.start + MOST));
  while (start > unit.start && /\S/.test(text[start - 1]!)) start--;
  while (end < unit.end && /\S/.test(text[end]!)) end++;
  while (start < end && /\s/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  return { start, end };
}
