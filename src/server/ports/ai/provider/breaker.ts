import { Problem } from '#server/http/problem.ts';

/** Failures in a row after which a provider is left in peace, and for how long, in milliseconds. Ours. */
const LIMITS = { failures: 5, rest: 20_000 } as const;

/**
 * Leaves a provider in peace that failed several times in a row: for a while whoever asks is told of the failure at once, instead of waiting for the next one.
 * After that one question tries again; where it fails too the rest begins anew.
 */
export class Breaker {
  private failures = 0;
  private until = -Infinity;

  /** `now`: a clock in milliseconds that never goes back. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Throws PROVIDER_FAILED while the provider rests; else lets one through. */
  pass(): void {
    if (this.failures < LIMITS.failures) return;
    if (this.now() < this.until) throw new Problem('PROVIDER_FAILED');
    // The others go on waiting until this one knows.
    this.until = this.now() + LIMITS.rest;
  }

  failed(): void {
    this.failures++;
    if (this.failures >= LIMITS.failures) this.until = this.now() + LIMITS.rest;
  }

  answered(): void {
    this.failures = 0;
  }
}
