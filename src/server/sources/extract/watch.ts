/** Minutes in milliseconds. */
const MINUTE = 60_000;
/**
 * How long a child may go on: without a sign of life; in all, while it has shown no image; in all, once it has; and for how long images are read for it
 * before the rest of its pages stays unread, so that a thick scan ends with what was read of it.
 */
export const LIMITS = { silent: 2 * MINUTE, plain: 5 * MINUTE, images: 60 * MINUTE, looking: 50 * MINUTE } as const;

/** Watches over a reading process: `end` is called once it is late. Time in which it waits for us is not its own. */
export class Watch {
  late = false;
  private readonly begun = Date.now();
  private silence: NodeJS.Timeout | undefined;
  private whole: NodeJS.Timeout;

  constructor(
    private readonly kill: () => void,
    private readonly limits: Record<keyof typeof LIMITS, number> = LIMITS,
  ) {
    this.whole = setTimeout(this.tooLate, limits.plain);
    this.alive();
  }

  private readonly tooLate = (): void => {
    this.late = true;
    this.kill();
  };

  /** A page was told, or an image shown or read. */
  alive(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(this.tooLate, this.limits.silent);
  }

  /** An image was shown: answers whether there is time to read it. Until `alive` is called the process waits for us. */
  waits(): boolean {
    clearTimeout(this.silence);
    clearTimeout(this.whole);
    const spent = Date.now() - this.begun;
    this.whole = setTimeout(this.tooLate, this.limits.images - spent);
    return spent < this.limits.looking;
  }

  end(): void {
    clearTimeout(this.silence);
    clearTimeout(this.whole);
  }
}
