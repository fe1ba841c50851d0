import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { call } from './call.ts';
import { saidBy } from './failure.ts';
import { forget, hearEnd, keep, keepOf, sessionOf, tokens } from './session.ts';
import { parseEvent } from './stream.ts';

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const refreshed = { access: 'new', refresh: 'next' };

beforeEach(() => {
  keep({ access: 'old', refresh: 'first' });
  // The test's browser has no Web Locks: one tab, one at a time.
  let last: Promise<unknown> = Promise.resolve();
  const request = <T,>(_name: string, work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  vi.stubGlobal('navigator', { ...navigator, language: 'en', locks: { request } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([-1, 0, 1])(
  'many calls that find the session stale renew it once, and each is made again, on a clock %d days off',
  async (days) => {
    vi.setSystemTime(Date.now() + days * 86_400_000);
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string, init: { headers: Headers | Record<string, string> }) => {
      asked.push(url);
      if (url.endsWith(accountApi.refresh.path)) return Promise.resolve(answer(200, refreshed));
      const sent = new Headers(init.headers).get('authorization');
      return Promise.resolve(
        sent === 'Bearer new' ? answer(200, []) : answer(401, { error: 'no', error_code: 'UNAUTHENTICATED' }),
      );
    });
    await Promise.all([1, 2, 3].map(() => call(notebooksApi.list, {})));
    expect(asked.filter((url) => url.endsWith(accountApi.refresh.path))).toHaveLength(1);
    expect(tokens()).toEqual(refreshed);
  },
);

test('a sign-in that is refused ends no session, and says what its second step takes', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(answer(401, { error: 'code', error_code: 'MFA_REQUIRED', mfa_token: 'step' }));
  });
  const body = { email: 'ana@example.com', password: 'correct horse' };
  await expect(call(accountApi.login, { body })).rejects.toMatchObject({ code: 'MFA_REQUIRED', mfaToken: 'step' });
  expect(asked).toEqual([`/api${accountApi.login.path}`]);
  expect(tokens()).toEqual({ access: 'old', refresh: 'first' });
});

test('a session that the server has ended leaves its tokens, not the address nor whose it was, and is told once', async () => {
  keepOf('ana@example.com');
  const told = vi.fn<() => void>();
  hearEnd(told);
  vi.stubGlobal('fetch', () => Promise.resolve(answer(401, { error: 'no', error_code: 'UNAUTHENTICATED' })));
  const address = location.href;
  const calls = [1, 2, 3].map(() => call(notebooksApi.list, {}).catch((error: unknown) => saidBy(error, '')));
  expect(await Promise.all(calls)).toEqual(['no', 'no', 'no']);
  expect([tokens(), location.href, sessionOf()]).toEqual([null, address, 'ana@example.com']);
  expect(Number(localStorage.getItem('sessionEnded'))).toBeGreaterThan(0);
  expect(told).toHaveBeenCalledTimes(1);
  keep({ access: 'new', refresh: 'next' });
  expect(localStorage.getItem('sessionEnded')).toBeNull();
});

test('a sign-out leaves nothing of whose session it was', () => {
  keepOf('ana@example.com');
  forget();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what the server refuses is a failure with its sentence; a broken connection one with ours', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(answer(404, { error: 'Not found, or not yours.', error_code: 'NOT_FOUND', request_id: 'r' })),
  );
  await expect(call(notebooksApi.list, {})).rejects.toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
    message: 'Not found, or not yours.',
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>bad gateway</html>', { status: 502 })));
  await expect(call(notebooksApi.list, {})).rejects.toMatchObject({ status: 502, code: 'INTERNAL' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await expect(call(notebooksApi.list, {})).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
  for (const body of ['', '<html>', '{"a":']) {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 200 })));
    const said = await call(notebooksApi.list, {}).catch((error: unknown) => saidBy(error, 'otherwise'));
    expect(said).toBe('otherwise');
  }
});

test('what needs somebody signed in is not asked for by a visitor', async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
  await expect(call(notebooksApi.list, {})).rejects.toMatchObject({ status: 401, message: 'User not authenticated' });
});

test('events are read field by field; a comment is none', () => {
  expect(parseEvent('event: delta\ndata: {"a":\ndata: 1}')).toEqual({ event: 'delta', data: { a: 1 } });
  expect(parseEvent('data: 5')).toEqual({ event: 'message', data: 5 });
  expect(parseEvent(': here')).toBeNull();
});
