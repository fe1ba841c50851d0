import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { accountApi } from '#contract/account.ts';
import { errorCode } from '#contract/errors.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import type { Person } from '#test/world.ts';
import { sourcesApi } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ work: true, config: { rateLimit: 60 } });
});
afterAll(() => t.close());

/** A line of a request: these fields and no other. */
const requestLine = z.strictObject({
  level: z.literal('info'),
  message: z.literal('a request'),
  request_id: z.uuid(),
  user: z.uuid().nullable(),
  method: z.string().regex(/^[A-Z-]+$/),
  route: z.string().nullable(),
  status: z.int().min(100).max(599),
  code: errorCode.optional(),
  ms: z.number().min(0),
  bytes: z.int().min(0),
});
const parsed = () => t.logged().map((line) => JSON.parse(line) as Record<string, unknown>);
const requests = () =>
  parsed()
    .filter(({ message }) => message === 'a request')
    .map((line) => requestLine.parse(line));
/** The line of an answer is written once the answer is out. */
const lineOf = async (answer: Response) => {
  const written = () => requests().find((line) => line.request_id === answer.headers.get('x-request-id'));
  await expect.poll(written).toBeDefined();
  return written()!;
};

/** The job that reads a pasted text, as the lines of the call that brought it name it. */
async function sentBy(person: Person, notebookId: string): Promise<unknown> {
  const answer = await person.send(sourcesApi.add, {
    params: { id: notebookId },
    body: { type: 'copied-text', title: 'Renta', content: 'La renta se paga los días cinco.' },
  });
  expect(answer.status).toBe(201);
  const id = answer.headers.get('x-request-id');
  return parsed().find((line) => line.request_id === id && line.message === 'a job was sent')!.sent;
}

test('each request has one line: who, the pattern of its address, what came of it', async () => {
  const ana = await t.world.user();
  const { id } = await ana.notebook('Tasas');
  const read = await lineOf(await ana.send(notebooksApi.one, { params: { id } }));
  expect(read).toMatchObject({ user: ana.id, method: 'GET', route: '/api/notebooks/:id/', status: 200 });
  expect(read.bytes).toBeGreaterThan(100);
  const query = await ana.fetch('/api/notebooks/?secret=palabra');
  expect(await lineOf(query)).toMatchObject({ route: '/api/notebooks/' });
  expect(await lineOf(await t.world.nobody().fetch('/wp-login.php'))).toMatchObject({ user: null, status: 404 });
  const all = t.logged().join('\n');
  const job = await sentBy(ana, id);
  await expect
    .poll(() =>
      parsed()
        .filter((line) => line.job === job)
        .map(({ message }) => message),
    )
    .toContain('a job was done');
  for (const kept of [id, 'palabra', 'wp-login', 'Tasas'])
    expect(all.includes(`/${kept}`) || all.includes(`=${kept}`)).toBe(false);
});

test('what is refused says why: a token, a password, too many requests', async () => {
  const nobody = t.world.nobody();
  expect(await lineOf(await nobody.send(notebooksApi.list))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });

  const known = await t.world.user();
  const enter = (password: string) => nobody.send(accountApi.login, { body: { email: known.email, password } });
  const wrong = await lineOf(await enter('not this one'));
  expect(wrong).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  const right = await lineOf(await enter(known.password));
  const said = (request_id: string) =>
    parsed().filter((line) => line.request_id === request_id && line.message !== 'a request');
  expect(said(wrong.request_id)).toMatchObject([{ message: 'a sign-in failed', user: known.id }]);
  expect(said(right.request_id)).toMatchObject([{ message: 'somebody signed in', user: known.id }]);

  let last = await nobody.fetch('/api/health');
  for (let n = 0; n < 60 && last.status !== 429; n++) last = await nobody.fetch('/api/health');
  expect(await lineOf(last)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
});
