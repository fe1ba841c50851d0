import type { Place } from '#contract/studio.ts';
import type { Read } from '#reading/evidence/choose.ts';
import { buildSegment } from '#reading/index/segment.ts';
import type { Range } from '#reading/lines.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import type { Document } from '#server/studio/tool.ts';

/** Characters of a quotation that are shown. */
const SHOWN = 600;

/** A source that was read: its document, its number among the claims, and its index. */
export type Source = { document: Document; number: number; read: Read };

/** The sources of a report that have a text. */
export const sourcesOf = (documents: readonly Document[]): Source[] =>
  documents.flatMap((document, number) => {
    const { title, text } = document;
    return text === '' ? [] : [{ document, number, read: { title, text, index: buildSegment({ text }) } }];
  });

/** Collects the quotations of a report, each once, numbered from 1. */
export class Quoted {
  readonly claims: Claim[] = [];
  private readonly numbers = new Map<string, number>();

  /** Words of a source; `label`: how it names the place. */
  at({ document, number }: Source, { start, end }: Range, label?: string): Place {
    const key = `${number} ${start} ${end}`;
    const known =
      this.numbers.get(key) ??
      this.claims.push({ source: number, start, end, quote: document.text.slice(start, end), most: SHOWN });
    this.numbers.set(key, known);
    return { citation_id: known, ...(label && { label }) };
  }

  /** Words that a result of another tool quotes. */
  taken({ source, start, end, quote }: Claim): Place {
    const key = `${source} ${start} ${end}`;
    const known = this.numbers.get(key) ?? this.claims.push({ source, start, end, quote, most: SHOWN });
    this.numbers.set(key, known);
    return { citation_id: known };
  }

  /** A place of what another tool made of this source alone. */
  from(source: Source, { citation_id, label }: Place, claims: readonly Claim[]): Place[] {
    const claim = claims[citation_id - 1];
    if (claim?.start === undefined || claim.end === undefined) return [];
    return [this.at(source, { start: claim.start, end: claim.end }, label)];
  }
}
