import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Problem } from '#server/http/problem.ts';
import { traceOf, type Log } from '#server/log.ts';
import { copied, count, isKept } from './copies.ts';
import { errorOf, type FromThread, type Sent, type Source, type ToThread } from './wire.ts';
import type { Works } from './works.ts';

/** A work that waits for a thread, or has one. */
export type Job = {
  work: keyof Works;
  userId: string;
  sources: readonly Source[];
  given: unknown;
  signal: AbortSignal;
  resolve: (made: unknown) => void;
  reject: (why: unknown) => void;
};

/** `program`: what Node is told to run, as of a process (program.ts). `megabytes`: memory of a thread. `workMs`: how long a work may take, and `goneMs` once nobody waits for it; then its thread is ended. `lexicon`: the operator's own concepts, where there are any. */
export type Settings = {
  program: readonly string[];
  megabytes: number;
  workMs: number;
  goneMs: number;
  lexicon: string | null;
  log: Log;
};

/** Milliseconds of sending after which others have their turn. */
const SLICE = 8;

/** What comes of a work; `lost`: its thread is gone. */
type Said = FromThread | { lost: Problem };

/** One thread: what it keeps, and the one work that it does. */
export class Thread {
  /** What it keeps, by the number that it knows it by. */
  private readonly has = new Map<object, number>();
  private readonly letGoLater = new Set<object>();
  private readonly worker: Worker;
  private numbers = 0;
  private job: Job | null = null;
  private hear: (said: Said) => void = () => undefined;
  private over: Problem | null = null;

  constructor(
    private readonly settings: Settings,
    gone: (thread: Thread) => void,
  ) {
    const { program, lexicon, megabytes, log } = settings;
    this.worker = new Worker(path.resolve(program.at(-1)!), {
      execArgv: program.slice(0, -1),
      // No settings, and so no keys.
      env: { NODE_ENV: process.env.NODE_ENV },
      workerData: { lexicon },
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // What it might say is nobody's.
      stdout: true,
      stderr: true,
    });
    this.worker.stdout.resume();
    this.worker.stderr.resume();
    this.worker.unref();
    this.worker.on('message', (said: FromThread) => this.hear(said));
    this.worker.on('error', (error) => log.error({ error: traceOf(error) }, 'a thread died'));
    this.worker.once('exit', () => {
      this.over ??= new Problem('ANSWER_FAILED');
      this.drop([...this.has.keys()]);
      gone(this);
      this.hear({ lost: this.over });
    });
  }

  /** Whether it may have a work: it has none, and is not about to end. */
  get isFree(): boolean {
    return this.job === null && this.over === null;
  }

  /** How many parts of these sources it keeps. */
  knows(sources: readonly Source[]): number {
    return sources.filter(({ index }) => this.has.has(index)).length;
  }

  /** Does a work, and settles it. It settles itself once the thread is free again or has ended; it never throws. */
  async do(job: Job): Promise<void> {
    const { signal, resolve, reject } = job;
    this.job = job;
    this.worker.ref();
    let limit = setTimeout(() => void this.end(), this.settings.workMs);
    const leave = (): void => {
      clearTimeout(limit);
      limit = setTimeout(() => void this.end(), this.settings.goneMs);
    };
    signal.addEventListener('abort', leave, { once: true });
    const said = new Promise<Said>((hear) => (this.hear = hear));
    try {
      if (await this.send(job)) {
        const told = await said;
        if ('made' in told) resolve(told.made);
        else reject('failed' in told ? errorOf(told.failed) : told.lost);
      }
    } catch (error) {
      reject(error);
    } finally {
      clearTimeout(limit);
      signal.removeEventListener('abort', leave);
      this.job = null;
      this.worker.unref();
      const idle = [...this.has.keys()];
      this.drop(this.over ? idle : idle.filter((thing) => !isKept(thing) || this.letGoLater.has(thing)));
      this.letGoLater.clear();
    }
  }

  /** Forgets a thing, after the work that may need it. */
  letGo(thing: object): void {
    if (!this.has.has(thing)) return;
    if (this.job) this.letGoLater.add(thing);
    else this.drop([thing]);
  }

  /** Ends it, whatever it does: its work fails with `why`. */
  async end(why = new Problem('ANSWER_FAILED')): Promise<void> {
    this.over ??= why;
    await this.worker.terminate();
  }

  /** Sends what it does not have yet, in slices, and then the work; false where nobody waits for it any more. */
  private async send({ work, sources, given, signal }: Job): Promise<boolean> {
    const sent: Sent[] = [];
    let from = performance.now();
    const before = this.numbers;
    for (const { index, text, lines, report, id, title, type, version } of sources) {
      sent.push({
        own: { id, title, type, version } as Sent['own'],
        index: this.numberOf(index, () => index),
        text: text === undefined ? null : this.numberOf(lines!, () => ({ text, report: report ?? null })),
      });
      if (performance.now() - from < SLICE) continue;
      await breathe();
      from = performance.now();
      if (signal.aborted) break;
    }
    if (this.numbers > before) copied();
    if (signal.aborted) return false;
    this.post({ work, sources: sent, given });
    return true;
  }

  private numberOf(thing: object, part: () => Extract<ToThread, { keep: number }>['part']): number {
    const known = this.has.get(thing);
    if (known !== undefined) return known;
    const number = ++this.numbers;
    this.post({ keep: number, part: part() });
    this.has.set(thing, number);
    count(thing, 1);
    return number;
  }

  private drop(things: readonly object[]): void {
    const numbers = things.flatMap((thing) => this.has.get(thing) ?? []);
    for (const thing of things) {
      this.has.delete(thing);
      count(thing, -1);
    }
    if (numbers.length > 0) this.post({ drop: numbers });
  }

  private post(told: ToThread): void {
    this.worker.postMessage(told);
  }
}
