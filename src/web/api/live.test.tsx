import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from './live.ts';
import { keep } from './session.ts';

beforeEach(() => keep({ access: 'a', refresh: 'r' }));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('it is told when the stream is open, since what changed before was not heard', async () => {
  const happened: string[] = [];
  const end = new AbortController();
  const streams = ['event: tokens\ndata: {}\n\n', 'event: session\ndata: {}\n\n'];
  vi.stubGlobal('fetch', () => {
    happened.push('asked');
    return Promise.resolve(new Response(`retry: 2000\n\n${streams.shift() ?? ''}`));
  });
  await new Promise<void>((resolve) => {
    void listen(
      ({ type }) => {
        happened.push(type);
        if (type === 'session') resolve();
        // Back at once, as when the network is back.
        else setTimeout(() => dispatchEvent(new Event('online')));
      },
      (again) => happened.push(again ? 'open again' : 'open'),
      end.signal,
    );
  });
  end.abort();
  expect(happened).toEqual(['asked', 'open', 'tokens', 'asked', 'open again', 'session']);
});
