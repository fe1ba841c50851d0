import type { Range } from '#reading/lines.ts';
import type { Claim, DraftCell, OwnSegment, OpenSource } from './port.ts';

/** A place of a source, and the words of it that are the point. */
type Quote = Range & { source: number; focus?: Range | undefined };

/** The words of a source at a place, as a claim that the verifier looks for. */
const claimOf = (sources: readonly OpenSource[], { source, start, end }: Quote): Claim => ({
  source,
  start,
  end,
  quote: sources[source]!.text.slice(start, end),
});

/** The claim of a quotation, with its point where it has one. */
function claimed(sources: readonly OpenSource[], quote: Quote): { claim: Claim; focus?: string } {
  const focus = quote.focus && sources[quote.source]!.text.slice(quote.focus.start, quote.focus.end);
  return { claim: claimOf(sources, quote), ...(focus && { focus }) };
}

/** A quotation as a segment of a draft. */
export function quoteOf(sources: readonly OpenSource[], quote: Quote): OwnSegment {
  const { claim, ...point } = claimed(sources, quote);
  return { kind: 'quote', text: claim.quote, claims: [claim], ...point };
}

/** A quotation as a cell of a card. */
export const cellOf = (sources: readonly OpenSource[], quote: Quote): DraftCell => ({
  state: 'stated',
  ...claimed(sources, quote),
});

/** Words of ours. */
export const say = (text: string): OwnSegment => ({ kind: 'prose', text, claims: [] });
/** A title of ours. */
export const head = (text: string): OwnSegment => ({ kind: 'heading', text, claims: [] });
