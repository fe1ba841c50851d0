import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { errorBody } from '#contract/errors.ts';
import { openSession } from '#server/account/open-session.ts';
import { available } from '#server/tokens/ledger.ts';
import { testApp, type TestApp } from './app.ts';
import { forger, type Sign } from './forger.ts';
import { accountRows } from './fixtures/bad-inputs/account.ts';
import { buyingRows } from './fixtures/bad-inputs/buying.ts';
import catalogue from './fixtures/bad-inputs/catalogue.json' with { type: 'json' };
import { chatAndNoteRows } from './fixtures/bad-inputs/chat-and-notes.ts';
import { OURS } from './fixtures/bad-inputs/codes.ts';
import { elsewhere } from './fixtures/bad-inputs/elsewhere.ts';
import type { BadInput, Held } from './fixtures/bad-inputs/format.ts';
import { notebookRows } from './fixtures/bad-inputs/notebooks.ts';
import { sessionRows } from './fixtures/bad-inputs/sessions.ts';
import { sourceRows } from './fixtures/bad-inputs/sources.ts';
import { accessTokenRows } from './fixtures/bad-inputs/tokens-of-access.ts';
import { transportRows } from './fixtures/bad-inputs/transport.ts';
import { uploadRows } from './fixtures/bad-inputs/uploads.ts';
import { websiteRows } from './fixtures/bad-inputs/websites.ts';
import { Person } from './world.ts';

const WELCOME = 10_000;
const SIDE_BY_SIDE = 4;
/** What no answer may tell: a trace, a statement, a file of the server. */
const INSIDE =
  /node_modules|\.[cm]?[jt]s:\d|\n\s+at |\b(?:select|insert into|update|delete from) .{0,80}\b(?:from|values|set|where)\b|\/(?:home|tmp|usr|root|var)\//i;

let t: TestApp;
let sign: Sign;
const people: Person[] = [];
beforeAll(async () => {
  const masterKey = randomBytes(32);
  t = await testApp({ work: true, masterKey });
  sign = await forger(t, masterKey);
});
afterAll(() => t.close());

/** `alike`: its rows may share a person, each with a notebook of its own. */
const rooms: Record<string, { rows: readonly BadInput[]; alike?: true }> = {
  transport: { rows: transportRows, alike: true },
  sessions: { rows: sessionRows },
  'access tokens': { rows: accessTokenRows, alike: true },
  account: { rows: accountRows },
  notebooks: { rows: notebookRows },
  sources: { rows: sourceRows, alike: true },
  websites: { rows: websiteRows, alike: true },
  uploads: { rows: uploadRows, alike: true },
  'chat and notes': { rows: chatAndNoteRows, alike: true },
  buying: { rows: buyingRows },
};
const all = Object.values(rooms).flatMap(({ rows }) => rows);

/** Somebody new, signed in without the work of a second hash. */
async function newcomer(): Promise<Person> {
  const [email, password] = [`${randomUUID()}@example.com`, 'correct horse'];
  const { user } = await t.world
    .nobody()
    .call(accountApi.register, { body: { email, password, full_name: 'Ana Rojas' } });
  const from = { ip: '127.0.0.1', agent: 'test' };
  const { sessionId, refresh } = await t.deps.db
    .transaction()
    .execute((trx) => openSession(trx, t.clock.now(), { userId: user.id, from }));
  const access = await t.deps.sessions.issue({ id: user.id, sessionId });
  const person = new Person(t.base, access, user.id, email, password, refresh);
  people.push(person);
  return person;
}

async function holds(row: BadInput, shared: Person | null): Promise<void> {
  const ana = row.spends || row.alone || !shared ? await newcomer() : shared;
  const scene = { world: t.world, ana, notebookId: (await ana.notebook()).id, clock: t.clock, app: t, sign };
  const response = await row.send(scene);
  const text = await response.clone().text();
  expect({ status: response.status, text }).toMatchObject({ status: row.expect.status });
  const body: unknown = text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  if (row.expect.code) expect(errorBody.parse(body).error_code).toBe(row.expect.code);
  if (response.status >= 400) {
    expect(text).not.toMatch(INSIDE);
    for (const secret of [ana.access!, ana.refresh, ana.password]) expect(text).not.toContain(secret);
  }
  await row.check?.(response, body, scene);
  if (!row.spends) expect([0, WELCOME]).toContain(await available(t.deps.db, ana.id));
}

/** The rows that did not hold, each with why. Some at a time; those that want to be alone after all others. */
async function broken(rows: readonly BadInput[], shared: Person | null): Promise<string[]> {
  const found: string[] = [];
  const tried = async (row: BadInput): Promise<void> => {
    await holds(row, shared).catch((error: unknown) => {
      found.push(`${row.id} ${row.where}: ${row.input}: ${error instanceof Error ? error.message : String(error)}`);
    });
  };
  const beside = rows.filter((row) => !row.alone)[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      for (const row of beside) await tried(row);
    }),
  );
  for (const row of rows.filter(({ alone }) => alone)) await tried(row);
  return found;
}

describe('every bad input is answered as stated:', () => {
  test.each(Object.entries(rooms))('%s', async (_room, { rows, alike }) => {
    expect(await broken(rows, alike ? await newcomer() : null)).toEqual([]);
  });
});

test('nothing of it was an error nobody foresaw, and the log tells neither secrets nor statements', async () => {
  const log = t.logged();
  expect(log.filter((line) => line.includes('a call failed'))).toEqual([]);
  const told = log.join('\n');
  for (const { access, refresh, password, email } of people)
    for (const secret of [access!, refresh, password, email]) expect(told.includes(secret)).toBe(false);
  expect(told).not.toMatch(INSIDE);
  expect((await t.world.nobody().fetch('/api/health')).status).toBe(200);
});

describe('the catalogue', () => {
  const ids = catalogue.map(({ id }) => id as BadInput['id']);
  const rowsOf = (id: string): BadInput[] => all.filter((row) => row.id === id);
  const heldOf = (id: BadInput['id']): readonly Held[] => elsewhere[id] ?? [];

  test('is held whole: each row here, in another test, or otherwise by our contract', () => {
    expect(ids).toEqual(Array.from({ length: 196 }, (_, n) => `B${n + 1}`));
    expect(ids.filter((id) => rowsOf(id).length === 0 && heldOf(id).length === 0)).toEqual([]);
    const known = new Set<string>(ids);
    expect([...all.map(({ id }) => id), ...Object.keys(elsewhere)].filter((id) => !known.has(id))).toEqual([]);
  });

  test('is held by tests that are there', () => {
    const gone = ids.flatMap((id) =>
      heldOf(id).flatMap((held) => {
        if ('deviation' in held) return held.deviation.length > 20 ? [] : [`${id} says nothing`];
        if (!existsSync(held.heldBy)) return [`${id}: no ${held.heldBy}`];
        const source = readFileSync(held.heldBy, 'utf8');
        // A journey that walks on the phone too says so at the end of its title.
        const there = (name: string) =>
          [`'`, '"', '`'].some((mark) => ['', ' @phone'].some((end) => source.includes(mark + name + end + mark)));
        return held.names.filter((name) => !there(name)).map((name) => `${id}: ${held.heldBy} has no '${name}'`);
      }),
    );
    expect(gone).toEqual([]);
  });

  test('is answered with its statuses and meanings, but where our contract differs', () => {
    const other = catalogue.flatMap(({ id, answer }) => {
      const rows = rowsOf(id);
      if (rows.length === 0 || heldOf(id as BadInput['id']).some((held) => 'deviation' in held)) return [];
      const statuses = (answer.match(/(?<!\d)[1-5]\d\d(?!\d)/g) ?? []).map(Number);
      const codes = (answer.match(/`[A-Z]{2}[A-Z_]+`/g) ?? []).flatMap(
        (code) => OURS[code.slice(1, -1)] ?? code.slice(1, -1),
      );
      const right = rows.some(
        ({ expect: { status, code }, check }) =>
          statuses.includes(status) || (code !== undefined && codes.includes(code)) || check !== undefined,
      );
      return statuses.length + codes.length === 0 || right || heldOf(id as BadInput['id']).length > 0
        ? []
        : [`${id}: ${answer}`];
    });
    expect(other).toEqual([]);
  });
});
