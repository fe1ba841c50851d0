import { expect, test } from 'vitest';
import { createLeyChile } from './ley-chile.ts';

const { signal } = new AbortController();
const norm = (id: string, more = ''): string => `<?xml version="1.0"?><Norma normaId="${id}">${more}</Norma>`;
/** A library that is answered so; and the addresses that it asked for. */
function library(answer: () => Response) {
  const asked: string[] = [];
  const fetch = async (url: unknown): Promise<Response> => {
    asked.push((url as URL).search);
    return answer();
  };
  let now = 0;
  const laws = createLeyChile({
    base: 'https://ley.example/obtxml',
    fetch: fetch as typeof globalThis.fetch,
    gap: 0,
    now: () => now,
  });
  return { laws, asked, later: (ms: number) => (now += ms) };
}

test('an answer that never ends is left at its limit', async () => {
  let left = false;
  const chunk = new Uint8Array(1024 * 1024);
  const { laws } = library(
    () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(chunk),
          cancel: () => void (left = true),
        }),
      ),
  );
  await expect(laws.ask({ words: 'x' }, signal)).rejects.toMatchObject({ code: 'LAWS_UNREACHABLE' });
  expect(left).toBe(true);
});

test('a law that was asked for by its number is at hand by its id, for a day', async () => {
  const { laws, asked, later } = library(() => new Response(norm('29526')));
  await laws.ask({ whole: { law: '18101' } }, signal);
  expect(String(await laws.ask({ whole: { norm: '29526' } }, signal))).toBe(norm('29526'));
  expect(asked).toEqual(['?opt=7&idLey=18101']);
  await laws.ask({ whole: { norm: '29526' } }, signal, { fresh: true });
  later(25 * 60 * 60_000);
  await laws.ask({ whole: { law: '18101' } }, signal);
  expect(asked).toHaveLength(3);
});

test.each([
  ['a page', '<html><body>Error</body></html>'],
  ['a page that says what it is', '<!DOCTYPE html><html></html>'],
  ['what is cut off', norm('1').slice(0, -4)],
  ['an answer without a norm', '<?xml version="1.0"?><Norma/>'],
])('%s is asked for anew', async (_, body) => {
  const { laws, asked } = library(() => new Response(body));
  for (const _time of [1, 2]) await laws.ask({ whole: { law: '18101' } }, signal);
  expect(asked).toHaveLength(2);
});

test('large answers are kept as far as they fit into memory, the last of them', async () => {
  let id = 0;
  const { laws, asked } = library(() => new Response(norm(String(++id), 'x'.repeat(25 * 1024 * 1024))));
  for (const law of ['101', '102', '103', '103', '101']) await laws.ask({ whole: { law } }, signal);
  expect(asked.map((one) => one.slice(-3))).toEqual(['101', '102', '103', '101']);
});

test.each([
  ['in seconds', '30'],
  ['by a day and hour', new Date(30_000).toUTCString()],
])('a rest that the service wants %s is kept', async (_, rest) => {
  const { laws, asked, later } = library(() => new Response(null, { status: 429, headers: { 'retry-after': rest } }));
  const busy = { code: 'LAWS_BUSY' };
  await expect(laws.ask({ words: 'x' }, signal)).rejects.toMatchObject(busy);
  await expect(laws.ask({ words: 'x' }, signal)).rejects.toMatchObject(busy);
  expect(asked).toHaveLength(1);
  later(30_000);
  await expect(laws.ask({ words: 'x' }, signal)).rejects.toMatchObject(busy);
  expect(asked).toHaveLength(2);
});
