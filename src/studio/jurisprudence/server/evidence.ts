import type { Place } from '#contract/studio.ts';
import type { Range } from '#reading/lines.ts';
import { cut } from '#reading/rulings/passages.ts';
import type { Claim } from '#server/ports/ai/port.ts';

/** Collects the quotations of a result, each once, and numbers them from 1. `texts`: the document, and the other sources by their numbers. */
export class Evidence {
  readonly claims: Claim[];
  private readonly numbers = new Map<string, number>();
  constructor(
    private readonly texts: ReadonlyMap<number, string>,
    claims: readonly Claim[] = [],
  ) {
    this.claims = [...claims];
  }

  at({ start, end }: Range, label?: string, source = 0): Place {
    const key = `${source}:${start}-${end}`;
    let citation_id = this.numbers.get(key);
    if (citation_id === undefined) {
      const quote = (this.texts.get(source) ?? '').slice(start, end);
      citation_id = this.claims.push({ source, start, end, quote });
      this.numbers.set(key, citation_id);
    }
    return label ? { citation_id, label } : { citation_id };
  }

  /** A range cut to what is shown of it, around a place within. */
  around(range: Range, at: Range, label?: string, source = 0): Place {
    return this.at(cut(this.texts.get(source) ?? '', range, at), label, source);
  }

  claim(one: Claim): Place {
    return { citation_id: this.claims.push(one) };
  }
}
