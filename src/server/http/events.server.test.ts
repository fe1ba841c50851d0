import { afterAll, beforeAll, expect, test } from 'vitest';
import pg from 'pg';
import { accountApi } from '#contract/account.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Opens the stream of a person, and reads until a text stands in it or the stream ends. */
async function listen(
  person: Person,
): Promise<{ until: (text: string) => Promise<string>; ended: () => Promise<string> }> {
  const answer = await person.fetch('/api/events');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const more = async (): Promise<boolean> => {
    const { value, done } = await reader.read();
    heard += value ?? '';
    return !done;
  };
  return {
    until: async (text) => {
      while (!heard.includes(text) && (await more()));
      return heard;
    },
    ended: async () => {
      while (await more());
      return heard;
    },
  };
}

test("a page hears its user's changes and nobody else's", async () => {
  const [ana, bruno] = [await t.world.user(), await t.world.user()];
  const stream = await listen(ana);
  const [hers, his] = [crypto.randomUUID(), crypto.randomUUID()];
  t.deps.live.tell(bruno.id, { type: 'notebook', notebook_id: his });
  const notebook = await ana.notebook();
  t.deps.live.tell(ana.id, { type: 'source', notebook_id: notebook.id, source_id: hers });
  const heard = await stream.until(hers);
  expect(heard).toContain(`event: notebook\ndata: {"type":"notebook","notebook_id":"${notebook.id}"}`);
  expect(heard).not.toContain(his);
});

test('the stream ends with its session, and only that one', async () => {
  const ana = await t.world.user();
  const other = await t.world.nobody().call(accountApi.login, { body: { email: ana.email, password: ana.password } });
  const stream = await listen(ana);
  await t.world.nobody().call(accountApi.logout, { body: { refresh: other.refresh } });
  await ana.notebook();
  expect(await stream.until('notebook')).not.toContain('session');
  await ana.call(accountApi.logout, { body: { refresh: ana.refresh } });
  expect(await stream.ended()).toContain('event: session');
});

test('one user holds so many streams and no more; who closes one may open another', async () => {
  const [ana, bruno] = [await t.world.user(), await t.world.user()];
  const leave = new AbortController();
  await ana.fetch('/api/events', { signal: leave.signal });
  const others = await Promise.all(Array.from({ length: 19 }, () => ana.fetch('/api/events')));
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await ana.fetch('/api/events');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await refused.json()).toMatchObject({ error_code: 'RATE_LIMITED' });
  expect((await bruno.fetch('/api/events')).status).toBe(200);
  leave.abort();
  await expect.poll(async () => (await ana.fetch('/api/events')).status).toBe(200);
});

test('a stream that opens after a change says that something was missed, to whom it concerns', async () => {
  const [ana, bruno] = [await t.world.user(), await t.world.user()];
  const first = await listen(ana);
  const notebook = await ana.notebook();
  await first.until(notebook.id);
  const [late, his] = [await listen(ana), await listen(bruno)];
  expect(await late.until('event: missed')).toContain('event: missed');
  t.deps.live.tell(bruno.id, { type: 'tokens' });
  expect(await his.until('event: tokens')).not.toContain('missed');
});

test('who asks for the head alone has it at once', async () => {
  const ana = await t.world.user();
  const answer = await ana.fetch('/api/events', { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE.timeout) });
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'text/event-stream; charset=utf-8', '']); // prettier-ignore
});

test('changes are heard again after the database dropped the connection', async () => {
  const ana = await t.world.user();
  const admin = new pg.Client({ connectionString: t.databaseUrl });
  await admin.connect();
  const listening = async (): Promise<number[]> =>
    (
      await admin.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'fojas live' and datname = current_database()`,
      )
    ).rows.map((row) => row.pid);
  const [dropped] = await listening();
  const before = await listen(ana);
  await admin.query('select pg_terminate_backend($1)', [dropped]);
  await expect.poll(async () => (await listening()).filter((pid) => pid !== dropped).length).toBe(1);
  await admin.end();
  // Whoever listened meanwhile, and whoever comes now, may have missed something.
  expect(await before.until('event: missed')).toContain('event: missed');
  const stream = await listen(ana);
  const notebook = await ana.notebook();
  expect(await stream.until(notebook.id)).toContain(notebook.id);
});

test('an open stream does not keep the server from stopping', async () => {
  const own = await testApp({ alone: true });
  const ana = await own.world.user();
  const stream = await listen(ana);
  await own.close();
  expect(await stream.ended()).toBeTypeOf('string');
});
