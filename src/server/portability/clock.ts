/**
 * Times of what is brought in: those that it had, none of them to come, and each later than the one before it in the order in which they are asked for, so
 * that what stood in an order stands in it again.
 */
export class Times {
  private last = 0;

  constructor(private readonly now: Date) {}

  of(said: string): Date {
    this.last = Math.max(this.last + 1, Math.min(Date.parse(said), this.now.getTime()));
    return new Date(this.last);
  }
}

/** A time that something had, which is not to come. */
export const past = (said: string, now: Date): Date => new Date(Math.min(Date.parse(said), now.getTime()));
