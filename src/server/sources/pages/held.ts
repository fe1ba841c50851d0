import { Unreadable } from '#extract/extracted.ts';
import { places } from '#server/places.ts';
import { PageProcess, type Shown } from './process.ts';

/**
 * How many documents are worked on at once, how many may be open, for how many milliseconds one is kept open without work, how many things it is asked before
 * its memory is given back, and for how many milliseconds what took a process down is not tried again. Ours.
 */
const LIMITS = { atOnce: 2, open: 4, idle: 60_000, asks: 400, again: 5 * 60_000 } as const;
/** What took processes down, at most. */
const REMEMBERED = 1000;

type Held = { pages: PageProcess; asked: number; idle: NodeJS.Timeout };
/** What is asked of a document: for whom, a name for the document, and one for what is done, by which what takes its process down is known again. */
type Work<T> = {
  who: string;
  key: string;
  what: string;
  open: () => Promise<Shown>;
  work: (pages: PageProcess) => Promise<T>;
};

/**
 * Documents that stay open for a while, so that whoever reads on does not wait for the file again. One work at a time for a user, of several users some at once, so that nobody's slow
 * pages take all places; other works wait, and leave when their signal says so. A process that dies takes its own work only, and what it died of is refused for some minutes.
 */
export function holdPages(
  limits: Record<keyof typeof LIMITS, number> = LIMITS,
  start: typeof PageProcess.open = (...from) => PageProcess.open(...from),
) {
  const inTurn = places(limits.atOnce);
  const doors = new Map<string, { inTurn: ReturnType<typeof places>; waiting: number }>();
  const held = new Map<string, Held>();
  const failed = new Map<string, { error: Unreadable; until: number }>();
  let working = 0;

  const end = (key: string): void => {
    const one = held.get(key);
    clearTimeout(one?.idle);
    held.delete(key);
    one?.pages.end();
  };

  async function take({ key, open }: Work<unknown>): Promise<{ pages: PageProcess; asked: number }> {
    const one = held.get(key);
    if (one) {
      clearTimeout(one.idle);
      held.delete(key);
      if (one.pages.alive) return one;
    }
    for (const [oldest] of held) if (held.size + working > limits.open) end(oldest);
    return { pages: await start(await open()), asked: 0 };
  }

  function keep(key: string, pages: PageProcess, asked: number): void {
    if (!pages.alive || asked >= limits.asks) return pages.end();
    end(key);
    held.set(key, { pages, asked, idle: setTimeout(() => end(key), limits.idle).unref() });
  }

  function remember(name: string, error: Unreadable): void {
    if (failed.size >= REMEMBERED) failed.delete(failed.keys().next().value!);
    failed.set(name, { error, until: Date.now() + limits.again });
  }

  function refuse(name: string): void {
    const before = failed.get(name);
    if (before && before.until > Date.now()) throw before.error;
    failed.delete(name);
  }

  async function run<T>(asked: Work<T>): Promise<T> {
    const { key, what, work } = asked;
    const name = `${key} ${what}`;
    refuse(key);
    refuse(name);
    working++;
    try {
      const one = await take(asked).catch((error: unknown) => {
        if (error instanceof Unreadable) remember(key, error);
        throw error;
      });
      try {
        return await work(one.pages);
      } catch (error) {
        if (error instanceof Unreadable && !one.pages.alive) remember(name, error);
        throw error;
      } finally {
        keep(key, one.pages, one.asked + 1);
      }
    } finally {
      working--;
    }
  }

  async function behindDoor<T>(who: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const door = doors.get(who) ?? { inTurn: places(1), waiting: 0 };
    doors.set(who, door);
    door.waiting++;
    try {
      return await door.inTurn(signal, () => inTurn(signal, work));
    } finally {
      if (--door.waiting === 0) doors.delete(who);
    }
  }

  return {
    work: <T>(signal: AbortSignal, asked: Work<T>): Promise<T> => behindDoor(asked.who, signal, () => run(asked)),
    /** Closes the documents whose names begin so, and forgets what was found of them. */
    drop(prefix: string): void {
      for (const key of held.keys()) if (key.startsWith(prefix)) end(key);
      for (const name of failed.keys()) if (name.startsWith(prefix)) failed.delete(name);
    },
  };
}
