import { percentile } from '../../bench/data.ts';

/** What kind of call it was; each has bars of its own. */
export type Sort = 'read' | 'write' | 'chat' | 'generation' | 'sign-in' | 'upload';
/** One call that came to an end. `status`: 0 where no answer came. */
export type Call = { sort: Sort; what: string; status: number; ms: number; at: number; retryAfter: boolean };

/** All calls of a stretch of load. */
export class Calls {
  readonly all: Call[] = [];
  add = (call: Call): void => void this.all.push(call);

  times = (sort: Sort): number[] => this.all.filter((one) => one.sort === sort && one.status < 400).map(({ ms }) => ms);
  /** A percentile of how long the good ones of a sort took, in milliseconds. */
  at = (sort: Sort, p: number): number => Number(percentile(this.times(sort), p).toFixed(1));
  count = (which: (call: Call) => boolean): number => this.all.filter(which).length;
  /** Failures of the server, and calls that nobody answered. */
  failed = (): number => this.count(({ status }) => status >= 500 || status === 0);
  /** Refusals of what should have been taken. */
  refused = (): number => this.count(({ status }) => status >= 400 && status < 500);
  /** What went wrong, by what was asked, for the reader of a run that did not go well. */
  wrong(): string {
    const bad = this.all.filter(({ status }) => status >= 400 || status === 0);
    const by = new Map<string, number>();
    for (const { what, status } of bad) by.set(`${what} ${status}`, (by.get(`${what} ${status}`) ?? 0) + 1);
    return [...by].map(([name, n]) => `${name} × ${n}`).join(', ');
  }
}
