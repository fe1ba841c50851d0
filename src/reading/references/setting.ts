import type { Authority } from './norm-table.ts';

/** After so many characters without its name a norm is no longer in the reader's mind. Ours. */
const RECENT = 1500;
/** Characters between a norm and the article behind it. */
const BESIDE = 6;

/** What a rule may know beside the words at its head: what the text is, and the norms that it has named up to there. */
export class Setting {
  private last: Authority | null = null;
  private at = Number.NEGATIVE_INFINITY;
  private readonly lastOf = new Map<string, Authority>();
  /** `own`: what the text itself is, where it is a law. `english`: it is written in English. `leads`: in its dates in figures the month comes first. */
  constructor(
    readonly own: Authority | null,
    readonly english = false,
    readonly leads = false,
  ) {}

  remember(authority: Authority, end: number): void {
    this.last = authority;
    this.at = end;
    this.lastOf.set(authority.key.split(':')[0]!, authority);
  }
  /** The last norm of a kind ("ley", "codigo" …), or of any. */
  latest(kind?: string): Authority | null {
    return kind === undefined ? this.last : (this.lastOf.get(kind) ?? null);
  }
  /**
   * Whose article one is that stands alone: of the norm named right before it ("Ley 18.010, art. 28"), else in a law its own, elsewhere of the
   * norm named shortly before. An inference.
   */
  inferred(at: number): Authority | null {
    if (at - this.at < BESIDE) return this.last;
    return this.own ?? (at - this.at < RECENT ? this.last : null);
  }
}
