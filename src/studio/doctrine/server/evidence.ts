import type { Place } from '#contract/studio.ts';
import type { Range } from '#reading/lines.ts';
import type { Claim } from '#server/ports/ai/port.ts';

/** Collects the quotations of a result, each once, and numbers them from 1. `texts`: the document, then the other sources. */
export class Evidence {
  readonly claims: Claim[] = [];
  private readonly numbers = new Map<string, number>();
  constructor(private readonly texts: readonly string[]) {}

  at({ start, end }: Range, source = 0, label?: string): Place {
    const text = this.texts[source]!;
    let [from, to] = [start, end];
    while (from < to && /\s/.test(text[from]!)) from++;
    while (to > from && /\s/.test(text[to - 1]!)) to--;
    const key = `${source} ${from} ${to}`;
    let citation_id = this.numbers.get(key);
    if (citation_id === undefined) {
      citation_id = this.claims.push({ source, start: from, end: to, quote: text.slice(from, to) });
      this.numbers.set(key, citation_id);
    }
    return label === undefined ? { citation_id } : { citation_id, label };
  }
}
