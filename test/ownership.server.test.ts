import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows, type Row } from '#contract/api.ts';
import { accountApi } from '#contract/account.ts';
import { deletionApi } from '#contract/deletion.ts';
import { errorBody } from '#contract/errors.ts';
import { rightsApi } from '#contract/rights.ts';
import { securityApi } from '#contract/security.ts';
import { readShelf } from '#server/studio/index.ts';
import { testApp, type TestApp } from './app.ts';
import { withSecondFactor } from './authenticator.ts';
import { bodyOf, inputOf, makeThings, NOT_THERE, type Things } from './fixtures/ownership.ts';
import { wires } from './fixtures/wires.ts';
import { claimsOf, forger } from './forger.ts';
import { Caller, type Person } from './world.ts';

const shelf = await readShelf();
const all = [...rows, ...shelf.rows];
let t: TestApp;
let ana: Person;
let stranger: Person;
let frozen: Person;
let things: Things;
/** Who is nobody to any closed call, each by what is wrong with their token. */
let nobodies: Record<string, Caller>;
beforeAll(async () => {
  const masterKey = randomBytes(32);
  t = await testApp({ masterKey });
  const sign = await forger(t, masterKey);
  [ana, stranger, frozen] = [await t.world.user('Ana Rojas'), await t.world.user('Bruno Díaz'), await t.world.user()];
  things = await makeThings(ana, t.deps, shelf);
  const [gone, out, blocked, careful] = await Promise.all(Array.from({ length: 4 }, () => t.world.user()));
  await gone!.call(deletionApi.remove, { body: { password: gone!.password } });
  await out!.call(accountApi.logout, { body: { refresh: out!.refresh } });
  await t.deps.db.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', blocked!.id).execute();
  t.deps.sessions.forget(claimsOf(blocked!, new Date()).sid as string);
  await frozen.call(rightsApi.block);
  await withSecondFactor(careful!, t.clock);
  const { email, password } = careful!;
  const half = errorBody.parse(
    await (await t.world.nobody().send(accountApi.login, { body: { email, password } })).json(),
  );
  const claims = claimsOf(ana, t.clock.now());
  const at = claims.iat as number;
  const typed = (typ: string): Caller => new Caller(t.base, sign({}, { ...claims, typ }));
  nobodies = {
    nobody: t.world.nobody(),
    'an expired token': new Caller(t.base, sign({}, { ...claims, iat: at - 3600, exp: at - 2700 })),
    'a session that signed out': out!,
    'a deleted user': gone!,
    'a user whom the operator blocked': blocked!,
    'a refresh token': new Caller(t.base, ana.refresh),
    'the token of a second step': new Caller(t.base, half.mfa_token!),
    'the address of a file': new Caller(t.base, things.address!),
    'a token to refresh by': typed('refresh'),
    'a token to recover by': typed('recovery'),
    'a token to export by': typed('export'),
  };
});
afterAll(() => t.close());

const names = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
const told = async (response: Response) => ({
  status: response.status,
  code: errorBody.parse(await response.json()).error_code,
});
describe.each(all.map((row) => [`${row.room}.${row.name}`, row] as const))('%s', (name, row) => {
  const { endpoint } = row;
  const wanted = names(endpoint.path);
  const sent = Object.keys((bodyOf(shelf, row)?.({ id: 'id', sourceId: 'id' }) as object | undefined) ?? {});
  /** What of the things the call names, in its path or its body. */
  const said = sent.includes('notebook_id') ? [...wanted, 'id'] : wanted;

  test('has its line in the matrix', () => {
    const listed = !endpoint.body || endpoint.open === true || bodyOf(shelf, row) !== undefined;
    expect(
      listed,
      `what ${name} is sent belongs into test/fixtures/ownership.ts, or the ownership.ts of its tool`,
    ).toBe(true);
    for (const param of wanted)
      expect(things, `what :${param} names belongs into test/fixtures/ownership.ts`).toHaveProperty(param);
  });

  if (!endpoint.open) {
    test('is closed to nobody, whatever they hold', async () => {
      const answers = Object.entries(nobodies).map(async ([who, caller]) => {
        const answer = await caller.send(endpoint, inputOf(shelf, row, things));
        return [who, answer.headers.get('www-authenticate'), await told(answer)];
      });
      const closed = { status: 401, code: 'UNAUTHENTICATED' };
      expect(await Promise.all(answers)).toEqual(Object.keys(nobodies).map((who) => [who, 'Bearer', closed]));
    });
    if (endpoint.frozen !== 'allowed')
      test('is closed to whoever blocked their account', async () => {
        expect(await told(await frozen.send(endpoint, inputOf(shelf, row, things)))).toEqual({
          status: 403,
          code: 'ACCOUNT_FROZEN',
        });
      });
  }

  if (said.length > 0) {
    test("answers a stranger's ids as missing ones", async () => {
      const none = { status: 404, code: 'NOT_FOUND' };
      expect(await told(await stranger.send(endpoint, inputOf(shelf, row, things)))).toEqual(none);
      for (const param of said) {
        const other = randomUUID();
        const changed = inputOf(shelf, row, { ...things, [param]: other });
        changed.params[param] = other;
        expect(await told(await ana.send(endpoint, changed))).toEqual(none);
      }
      for (const param of wanted) {
        const { params, ...rest } = inputOf(shelf, row, things);
        expect(await told(await ana.send(endpoint, { ...rest, params: { ...params, [param]: 'x' } }))).toEqual(none);
      }
    });
  }
});

test("a stranger's calls left everything where it was", async () => {
  for (const table of ['notebooks', 'sources', 'notes', 'studio_jobs'] as const) {
    const left = await t.deps.db.selectFrom(table).select('id').where('user_id', '=', ana.id).execute();
    expect(left).toHaveLength(table === 'studio_jobs' ? shelf.generators.size : 1);
    for (const { id } of left) expect(Object.values(things)).toContain(id);
  }
});

describe('outside of the tables', () => {
  test.each(wires.map((wire) => [`${wire.method} ${wire.path}`, wire] as const))('%s', async (_name, wire) => {
    for (const caller of [ana, stranger, frozen, ...Object.values(nobodies)])
      await wire.expectAnswer(caller, { t, purchaseId: things.purchaseId!, owner: ana });
  });

  test('every route that is mounted has its line', () => {
    const lines = t.app.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n');
    const above: string[] = [];
    const mounted = lines.flatMap((line) => {
      const found = /^([│ ]*)[├└]── (\S*) \(([A-Z, ]+)\)$/.exec(line);
      if (!found) return [];
      const depth = found[1]!.length / 4;
      above[depth] = (above[depth - 1] ?? '') + found[2]!;
      return found[3]!
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((method) => `${method} ${above[depth]}`);
    });
    const listed = [
      ...all.map(({ endpoint: { method, path } }) => `${method} /api${path.replace(/\/$/, '')}`),
      ...wires.map(({ method, path }) => `${method} ${path}`),
    ];
    expect(mounted.length).toBeGreaterThan(100);
    expect(mounted.sort()).toEqual(listed.sort());
  });
});

test('the owner is refused nothing of their own', async () => {
  // The session that is among the things ends on the way.
  const nobody = t.world.nobody();
  const { email, password } = ana;
  const step = errorBody.parse(await (await nobody.send(accountApi.login, { body: { email, password } })).json());
  const { access } = await nobody.call(securityApi.signIn, {
    body: { mfa_token: step.mfa_token!, code: things.recoveryCode! },
  });
  const owner = new Caller(t.base, access);
  const last = ({ endpoint: { method, path } }: Row): number =>
    (method === 'DELETE' ? 100 - path.length : 0) + (method === 'GET' ? -1000 : 0);
  const refused: string[] = [];
  for (const row of [...all].sort((a, b) => last(a) - last(b))) {
    const name = `${row.room}.${row.name}`;
    const stop = new AbortController();
    if (row.endpoint.open) continue;
    const { params, query, body } = inputOf(shelf, row, things);
    const path = row.endpoint.path.replace(/:(\w+)/g, (_, id: string) => (params as Things)[id]!);
    const answer = await owner.fetch(`/api${path}?${new URLSearchParams(query)}`, {
      method: row.endpoint.method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: stop.signal,
    });
    if ([401, 403, 404, 405].includes(answer.status) || answer.status === 500)
      refused.push(answer.status === 404 ? name : `${answer.status} ${name}`);
    stop.abort();
  }
  expect(refused.sort()).toEqual(NOT_THERE);
});
