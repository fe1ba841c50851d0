import type { NoteQuote } from '#contract/notes.ts';
import { notesApi, placeOfQuote, quoteAddress, QUOTES_MAX } from '#contract/notes.ts';
import type { Citation } from '#contract/span.ts';
import { call } from '#web/api/call.ts';

/** A quotation as the note holds it: its words, its place as the address of a link, and what the place was called when it was quoted. */
export type Quoted = { words: string; url: string; label: string };

const quoteOf = ({ words, url }: Quoted): NoteQuote | null => {
  const place = placeOfQuote(url);
  return place && words.trim() ? { ...place, words: words.slice(0, QUOTES_MAX.words) } : null;
};
const keyOf = ({ words, url }: Quoted): string => `${url} ${words}`;
export const quotedFrom = (quote: NoteQuote, label: string): Quoted => ({
  words: quote.words,
  url: quoteAddress(quote),
  label,
});

/** What the server found of the quotations of one note; each is looked for once. */
export class Quotations {
  /** Another map each time something was found. */
  found: ReadonlyMap<string, Citation> = new Map<string, Citation>();
  private readonly asked = new Set<string>();
  private readonly listeners = new Set<() => void>();
  constructor(private readonly notebookId: string) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** The citation of a quotation; undefined while it is not known. */
  of(quoted: Quoted): Citation | undefined {
    return this.found.get(keyOf(quoted));
  }

  /** Looks for those that are not known yet. Where that fails they are looked for the next time. */
  async look(all: readonly Quoted[]): Promise<void> {
    const fresh = all.filter((one) => quoteOf(one) && !this.asked.has(keyOf(one))).slice(0, QUOTES_MAX.quotes);
    if (fresh.length === 0) return;
    for (const one of fresh) this.asked.add(keyOf(one));
    try {
      const citations = await call(notesApi.quote, {
        params: { id: this.notebookId },
        body: { quotes: fresh.map((one) => quoteOf(one)!) },
      });
      this.found = new Map([...this.found, ...fresh.map((one, at) => [keyOf(one), citations[at]!] as const)]);
      this.tell();
    } catch {
      for (const one of fresh) this.asked.delete(keyOf(one));
    }
  }

  /** Has them drawn again. */
  tell(): void {
    for (const listener of this.listeners) listener();
  }
}
