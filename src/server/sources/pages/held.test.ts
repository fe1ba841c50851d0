import { expect, test, vi } from 'vitest';
import { Unreadable } from '#extract/extracted.ts';
import { holdPages } from './held.ts';
import type { PageProcess } from './process.ts';

const LIMITS = { atOnce: 2, open: 2, idle: 60_000, asks: 3, again: 60_000 };
const ongoing = (): AbortSignal => new AbortController().signal;
type Fake = { alive: boolean; end: () => void };

/** Documents that are held, with processes that only say whether they are alive. */
function holding(limits = LIMITS) {
  const started: Fake[] = [];
  const start = async (): Promise<PageProcess> => {
    const one: Fake = { alive: true, end: () => (one.alive = false) };
    started.push(one);
    return one as unknown as PageProcess;
  };
  const held = holdPages(limits, start);
  const open = async () => ({ bytes: null as never, password: null });
  const work = <T>(
    key: string,
    what: string,
    does: (pages: PageProcess) => T | Promise<T>,
    signal = ongoing(),
    who = 'ana',
  ) => held.work(signal, { who, key, what, open, work: async (pages) => does(pages) });
  return { held, work, started };
}

test('a document stays open for the next work, and is opened anew once it did its share', async () => {
  const { work, started } = holding();
  for (let n = 0; n < 4; n++) await work('a', 'page 1', () => n);
  expect(started.map(({ alive }) => alive)).toEqual([false, true]);
});

test('no more documents are open than may be: the one that waits longest is closed', async () => {
  const { work, started } = holding();
  for (const key of ['a', 'b', 'c']) await work(key, 'page 1', () => key);
  expect(started.map(({ alive }) => alive)).toEqual([false, true, true]);
});

test('what took a process down is refused without trying, and the rest of the document is shown', async () => {
  const { held, work, started } = holding();
  const dies = (pages: PageProcess): never => {
    pages.end();
    throw new Unreadable('CORRUPT');
  };
  await expect(work('a:1', 'page 1', dies)).rejects.toMatchObject({ code: 'CORRUPT' });
  await expect(work('a:1', 'page 1', () => 'shown')).rejects.toMatchObject({ code: 'CORRUPT' });
  expect(started).toHaveLength(1);
  expect(await work('a:1', 'page 2', () => 'shown')).toBe('shown');
  held.drop('a:');
  expect(started.every(({ alive }) => !alive)).toBe(true);
  expect(await work('a:1', 'page 1', () => 'shown')).toBe('shown');
});

test('a page that is refused closes nothing', async () => {
  const { work, started } = holding();
  const refuses = (): never => {
    throw new Unreadable('NOT_FOUND');
  };
  await expect(work('a', 'page 9', refuses)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await work('a', 'page 1', () => 'shown')).toBe('shown');
  expect(started).toHaveLength(1);
});

test('works for one document go one after the other, and who leaves while they wait is not served', async () => {
  const { work } = holding();
  const order: string[] = [];
  let go = (): void => undefined;
  let begun = (): void => undefined;
  const started = new Promise<void>((done) => (begun = done));
  const first = work('a', 'page 1', () => {
    begun();
    return new Promise<void>((done) => (go = () => (order.push('first'), done())));
  });
  await started;
  const gone = new AbortController();
  const left = work('a', 'page 2', () => void order.push('left'), gone.signal);
  const last = work('a', 'page 3', () => void order.push('last'));
  gone.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  go();
  await Promise.all([first, last]);
  expect(order).toEqual(['first', 'last']);
});

test('who has many slow documents takes one place of all, and others are served beside them', async () => {
  const { work } = holding();
  let go = (): void => undefined;
  let begun = 0;
  const slow = () => {
    begun++;
    return new Promise<void>((done) => (go = done));
  };
  const first = work('a', 'page 1', slow);
  const second = work('b', 'page 1', slow);
  expect(await work('c', 'page 1', () => 'shown', ongoing(), 'eva')).toBe('shown');
  expect(begun).toBe(1);
  go();
  await first;
  await vi.waitFor(() => expect(begun).toBe(2));
  go();
  await second;
});
