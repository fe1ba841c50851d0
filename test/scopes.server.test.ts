import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '#contract/api.ts';
import { scopes, type Scope } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';
import { programsApi } from '#contract/programs.ts';
import { openApi } from '#server/http/openapi.ts';
import { readShelf } from '#server/studio/index.ts';
import { testApp, type TestApp } from './app.ts';
import { bodyOf, inputOf, makeThings, type Things } from './fixtures/ownership.ts';
import { Caller, type Person } from './world.ts';

const shelf = await readShelf();
const closed = [...rows, ...shelf.rows].filter(({ endpoint }) => !endpoint.open);
/** Rooms that no key reaches, whatever it allows. */
const SESSIONS_ONLY = [
  'account',
  'audit',
  'deletion',
  'live',
  'oidc',
  'passkeys',
  'payments',
  'portability',
  'programs',
  'rights',
  'security',
  'sharing',
  'tokens',
];

let t: TestApp;
let things: Things;
let ana: Person;
let stranger: Person;
/** Keys of hers that allow one thing: two each, so that neither asks more often than a key may. */
const keys = new Map<Scope, [Caller, Caller]>();
beforeAll(async () => {
  t = await testApp();
  [ana, stranger] = [await t.world.user(), await t.world.user()];
  // Made before her things, among which is a second factor, without which no more are made.
  for (const allowed of scopes) keys.set(allowed, [await keyOf(ana, [allowed]), await keyOf(ana, [allowed])]);
  things = await makeThings(ana, t.deps, shelf);
});
afterAll(() => t.close());

async function keyOf(person: Person, allowed: Scope[]): Promise<Caller> {
  const { key } = await person.call(programsApi.make, {
    body: { name: allowed.join(' '), scopes: allowed, days: 30, password: person.password },
  });
  return new Caller(t.base, key);
}

describe.each(scopes)('a key that allows %s', (allowed) => {
  let others: Caller;
  beforeAll(async () => {
    others = await keyOf(stranger, [allowed]);
  });

  test.each(
    closed
      .filter(({ endpoint }) => endpoint.scope !== allowed)
      .map((row, n) => [`${row.room}.${row.name}`, row, (n % 2) as 0 | 1] as const),
  )('is refused %s', async (_name, row, which) => {
    const answer = await keys.get(allowed)![which]!.send(row.endpoint, inputOf(shelf, row, things));
    expect([answer.status, errorBody.parse(await answer.json()).error_code]).toEqual([403, 'SCOPE_MISSING']);
  });

  const named = closed.filter(
    ({ endpoint, room, name }) =>
      endpoint.scope === allowed &&
      (endpoint.path.includes(':') ||
        'notebook_id' in ((bodyOf(shelf, { endpoint, room, name })?.({ id: 'id' }) as object | undefined) ?? {})),
  );
  test.each(named.map((row) => [`${row.room}.${row.name}`, row] as const))(
    "finds nothing of somebody else's by %s",
    async (_name, row) => {
      expect((await others.send(row.endpoint, inputOf(shelf, row, things))).status).toBe(404);
    },
  );
});

test('reading with a key answers what the session of its user is answered', async () => {
  const [, key] = keys.get('read')!;
  for (const row of closed.filter(({ endpoint }) => endpoint.scope === 'read')) {
    const [by, own] = [
      await key.send(row.endpoint, inputOf(shelf, row, things)),
      await ana.send(row.endpoint, inputOf(shelf, row, things)),
    ];
    expect([`${row.room}.${row.name}`, by.status]).toEqual([`${row.room}.${row.name}`, own.status]);
    await Promise.all([by.body?.cancel(), own.body?.cancel()]);
  }
});

test('the account, its security, payments and keys say no scope', () => {
  const reached = closed.filter(({ room, endpoint }) => SESSIONS_ONLY.includes(room) && endpoint.scope !== undefined);
  expect(reached).toEqual([]);
});

test('the OpenAPI document says the scope of each call that has one', () => {
  const { paths } = openApi('0', shelf.rows) as { paths: Record<string, Record<string, { security?: unknown }>> };
  for (const { endpoint } of closed) {
    const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    const said = paths[path]![endpoint.method.toLowerCase()]!.security;
    expect(said).toEqual(endpoint.scope && [{ bearer: [] }, { program: [endpoint.scope] }]);
  }
});
