import type { Reference, SourceReferences } from '#contract/references.ts';
import { isUnderlined, type Level } from './level.ts';

const NONE: readonly Reference[] = [];
const kept = new WeakMap<SourceReferences, Partial<Record<Level, readonly Reference[]>>>();

/** What is underlined of an answer at a level: the head of an article is no mention of it. */
function underlined(answer: SourceReferences, level: Level): readonly Reference[] {
  const levels = kept.get(answer) ?? {};
  kept.set(answer, levels);
  return (levels[level] ??= answer.references.flatMap(({ reference, heading }) =>
    heading || !isUnderlined(reference.kind, level) ? [] : [reference],
  ));
}

/** The first of references, which stand in their order, that ends behind a place. */
function firstBehind(references: readonly Reference[], place: number): number {
  let [low, high] = [0, references.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (references[middle]!.end <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

const rows = new WeakMap<readonly Reference[], Map<number, readonly Reference[]>>();
/** What is underlined on a line of `length` characters at `offset`. The same list each time, so that a row that did not change is not drawn again. */
export function onRow(
  answer: SourceReferences | undefined,
  level: Level,
  offset: number,
  length: number,
): readonly Reference[] {
  if (!answer || level === 'none') return NONE;
  const all = underlined(answer, level);
  const lists = rows.get(all) ?? new Map<number, readonly Reference[]>();
  rows.set(all, lists);
  const known = lists.get(offset);
  if (known) return known;
  const from = firstBehind(all, offset);
  let to = from;
  while (to < all.length && all[to]!.start < offset + length) to++;
  const found = from === to ? NONE : all.slice(from, to);
  lists.set(offset, found);
  return found;
}

/** A part of words: underlined as a reference, or not. */
export type Part = { text: string; reference: Reference | null };
/** Cuts words that begin at `offset` of the text where references begin and end. */
export function parts(text: string, offset: number, references: readonly Reference[]): Part[] {
  const out: Part[] = [];
  let at = 0;
  const add = (to: number, reference: Reference | null): void => {
    if (to > at) out.push({ text: text.slice(at, to), reference });
    at = Math.max(at, to);
  };
  for (const reference of references) {
    const [start, end] = [reference.start - offset, Math.min(text.length, reference.end - offset)];
    if (end <= at || start >= text.length) continue;
    add(start, null);
    add(end, reference);
  }
  add(text.length, null);
  return out;
}
