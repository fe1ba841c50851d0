import type { Place } from '#contract/studio.ts';
import type { Range } from '#reading/lines.ts';
import type { Hit } from '#reading/risk/match.ts';
import { labelOf, quotedOf } from '#reading/risk/quoted.ts';
import type { Claim } from '#server/ports/ai/port.ts';

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
    return this.at(quotedOf(this.text, hit), labelOf(hit.unit.clause));
  }
}
