import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { Problem } from '#server/http/problem.ts';
import { traceOf } from '#server/log.ts';
import { programOf } from '#server/program.ts';
import { whenLetGo } from './copies.ts';
import type { Made, Threads } from './port.ts';
import { Thread, type Job, type Settings } from './thread.ts';
import type { Source } from './wire.ts';

/** Megabytes that this process may have: of the machine, or of its container. */
function megabytesHere(): number {
  const limit = process.constrainedMemory();
  return (limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / 1024 / 1024;
}

/**
 * One thread fewer than there are processors, which the event loop and the database need too, and none for which there is no gigabyte. A thread has as much memory as a process that reads a file; a work
 * a minute, and a second once nobody waits for it; a thread beside the first goes after a minute without work. Ours.
 */
const USUAL = {
  most: Math.max(1, Math.min(availableParallelism() - 1, Math.floor(megabytesHere() / 1024))),
  megabytes: 1024,
  workMs: 60_000,
  goneMs: 1000,
  idleMs: 60_000,
};

/**
 * Characters of the texts of one work for each megabyte of a thread: a quarter of it, as a character takes up to two bytes. Node ends a thread that fills its
 * memory step by step, but one that asks for much of it at once takes the whole process down.
 */
const CHARACTERS = 250_000;

const lengthOf = (sources: readonly Source[]): number =>
  sources.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);

/** Threads that are started when there is work for them. */
export function createThreads(own: Pick<Settings, 'lexicon' | 'log'> & Partial<Settings & typeof USUAL>): Threads {
  const program = programOf('thread.js', path.join(import.meta.dirname, 'from-source.mjs'));
  const settings = { ...USUAL, program, ...own };
  /** Each with what ends it, while it has no work. */
  const threads = new Map<Thread, NodeJS.Timeout | null>();
  const ended = new Set<Promise<void>>();
  /** What waits, by its users, those who wait longest first; how many works of each run, and the number of the turn that each had last. */
  const waiting = new Map<string, Job[]>();
  const working = new Map<string, number>();
  const turns = new Map<string, number>();
  let turn = 0;
  /** So many threads one user may have at a time. */
  const share = Math.max(1, settings.most - 1);
  let closed = false;
  const forget = whenLetGo((thing) => threads.forEach((_, thread) => thread.letGo(thing)));

  const start = (): Thread => {
    const thread = new Thread(settings, (gone) => {
      clearTimeout(threads.get(gone) ?? undefined);
      threads.delete(gone);
      handOut();
    });
    threads.set(thread, null);
    return thread;
  };
  const end = (thread: Thread): void => {
    threads.delete(thread);
    const ending = thread.end(new Problem('UNAVAILABLE')).finally(() => ended.delete(ending));
    ended.add(ending);
  };

  /** The thread that knows most of these sources, of those that are free; a new one where none is and there may be more. Null where all are at work. */
  function threadFor({ sources, reject }: Job): Thread | 'failed' | null {
    const free = [...threads.keys()].filter(({ isFree }) => isFree);
    if (free.length > 0) return free.reduce((best, one) => (one.knows(sources) > best.knows(sources) ? one : best));
    if (threads.size >= settings.most) return null;
    try {
      return start();
    } catch (error) {
      settings.log.error({ error: traceOf(error) }, 'no thread could be started');
      reject(new Problem('UNAVAILABLE'));
      return 'failed';
    }
  }

  /** Of the users who wait and may have a thread, the one whose last turn is longest ago. */
  function nextUser(): string | null {
    const [first = null, ...others] = [...waiting.keys()].filter((userId) => (working.get(userId) ?? 0) < share);
    const lastTurn = (userId: string): number => turns.get(userId) ?? 0;
    return others.reduce((next, one) => (next !== null && lastTurn(one) < lastTurn(next) ? one : next), first);
  }

  /** Gives threads to whoever waits, a work of each user in turn. */
  function handOut(): void {
    for (let userId = nextUser(); userId !== null; userId = nextUser()) {
      const [job, ...others] = waiting.get(userId)!;
      const thread = threadFor(job!);
      if (!thread) return;
      if (others.length > 0) waiting.set(userId, others);
      else waiting.delete(userId);
      if (thread !== 'failed') void doBy(thread, job!);
    }
  }

  async function doBy(thread: Thread, job: Job): Promise<void> {
    const { userId } = job;
    clearTimeout(threads.get(thread) ?? undefined);
    working.set(userId, (working.get(userId) ?? 0) + 1);
    turns.set(userId, ++turn);
    await thread.do(job);
    const left = working.get(userId)! - 1;
    if (left > 0) working.set(userId, left);
    else working.delete(userId);
    forgetTurn(userId);
    if (threads.has(thread)) {
      const [first] = threads.keys();
      threads.set(thread, thread === first ? null : setTimeout(() => end(thread), settings.idleMs).unref());
    }
    handOut();
  }

  /** Who has no work here any more begins anew. */
  function forgetTurn(userId: string): void {
    if (!waiting.has(userId) && !working.has(userId)) turns.delete(userId);
  }

  function leave(job: Job, why: unknown): void {
    const jobs = waiting.get(job.userId)?.filter((one) => one !== job) ?? [];
    if (jobs.length > 0) waiting.set(job.userId, jobs);
    else waiting.delete(job.userId);
    forgetTurn(job.userId);
    job.reject(why);
  }

  function add(job: Job): void {
    const jobs = waiting.get(job.userId);
    if (jobs) jobs.push(job);
    else waiting.set(job.userId, [job]);
    handOut();
  }

  return {
    async run(work, userId, sources, given, signal) {
      if (closed) throw new Problem('UNAVAILABLE');
      signal.throwIfAborted();
      if (lengthOf(sources as readonly Source[]) > settings.megabytes * CHARACTERS) throw new Problem('ANSWER_FAILED');
      let gone = (): void => undefined;
      try {
        return await new Promise<Made<typeof work>>((settle, reject) => {
          const resolve = settle as Job['resolve'];
          const job: Job = { work, userId, sources: sources as readonly Source[], given, signal, resolve, reject };
          gone = () => leave(job, signal.reason);
          signal.addEventListener('abort', gone, { once: true });
          add(job);
        });
      } finally {
        signal.removeEventListener('abort', gone);
      }
    },
    async close() {
      closed = true;
      forget();
      for (const jobs of waiting.values()) for (const { reject } of jobs) reject(new Problem('UNAVAILABLE'));
      waiting.clear();
      for (const thread of threads.keys()) end(thread);
      await Promise.all(ended);
    },
  };
}
