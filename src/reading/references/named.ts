import type { Authority } from './norm-table.ts';

/** After so many characters without its name a norm is no longer in the reader's mind. Ours. */
const RECENT = 1500;

/** The norms that a text has named up to the reading head: what "la citada ley" and "el mismo código" point back to. */
export class Named {
  private last: Authority | null = null;
  private at = Number.NEGATIVE_INFINITY;
  private readonly lastOf = new Map<string, Authority>();
  /** `own`: what the text itself is, where it is a law. */
  constructor(readonly own: Authority | null) {}

  remember(authority: Authority, end: number): void {
    this.last = authority;
    this.at = end;
    this.lastOf.set(authority.key.split(':')[0]!, authority);
  }
  /** The last norm of a kind ("ley", "codigo" …), or of any. */
  latest(kind?: string): Authority | null {
    return kind === undefined ? this.last : (this.lastOf.get(kind) ?? null);
  }
  /** Whose article one is that stands alone: in a law its own, elsewhere that of the norm named shortly before. An inference. */
  inferred(at: number): Authority | null {
    return this.own ?? (at - this.at < RECENT ? this.last : null);
  }
}
