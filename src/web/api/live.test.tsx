import { afterEach, expect, test, vi } from 'vitest';
import { listen } from './live.ts';

afterEach(() => vi.unstubAllGlobals());

test('what was not heard is read again whenever the stream has begun, the first time too', async () => {
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
      () => happened.push('read again'),
      end.signal,
    );
  });
  end.abort();
  expect(happened).toEqual(['asked', 'read again', 'tokens', 'asked', 'read again', 'session']);
});
