import type { Claim } from '#server/ports/ai/port.ts';
import type { Place } from '#contract/studio.ts';
import type { Range } from '#reading/lines.ts';
import type { Clause } from '#reading/clauses.ts';
import type { Hit } from './match.ts';

/** A sentence up to this long is quoted whole; of a longer one, the words that showed it and so much on each side. */
const WHOLE = 340;
const BEFORE = 110;
const AFTER = 170;
const MOST = 440;
const LABEL = 70;

/** How a document names a clause: its number and its title. */
function labelOf(clause: Clause | undefined): string | undefined {
  if (!clause || clause.part === 'front' || clause.label === '') return undefined;
  const { label, heading } = clause;
  const both =
    heading && !label.includes(heading) && heading.toLowerCase() !== label.toLowerCase()
      ? `${label}, ${heading}`
      : label;
  return both.length > LABEL ? label.slice(0, LABEL) : both;
}

/** The part of a sentence that is quoted. */
function cut(text: string, { unit, words }: Hit): Range {
  if (unit.end - unit.start <= WHOLE) return { start: unit.start, end: unit.end };
  let start = Math.max(unit.start, words.start - BEFORE);
  let end = Math.min(unit.end, Math.min(words.end + AFTER, words.start + MOST));
  while (start > unit.start && /\S/.test(text[start - 1]!)) start--;
  while (end < unit.end && /\S/.test(text[end]!)) end++;
  while (start < end && /\s/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  return { start, end };
}

/** Collects the quotations of a result, each once, and numbers them from 1. */
export class Evidence {
  readonly claims: Claim[] = [];
  private readonly numbers = new Map<string, number>();
  constructor(private readonly text: string) {}

  at({ start, end }: Range, label?: string): Place {
    const key = `${start}-${end}`;
    let citation_id = this.numbers.get(key);
    if (citation_id === undefined) {
      citation_id = this.claims.push({ source: 0, start, end, quote: this.text.slice(start, end) });
      this.numbers.set(key, citation_id);
    }
    return label === undefined ? { citation_id } : { citation_id, label };
  }
  of(hit: Hit): Place {
    return this.at(cut(this.text, hit), labelOf(hit.unit.clause));
  }
}
