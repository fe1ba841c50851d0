import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '#contract/api.ts';
import { errorBody } from '#contract/errors.ts';
import { testApp, type TestApp } from './app.ts';
import { asked, bodies, makeThings, type Things } from './fixtures/ownership.ts';
import type { Person } from './world.ts';

let t: TestApp;
let ana: Person;
let stranger: Person;
let things: Things;
beforeAll(async () => {
  t = await testApp();
  [ana, stranger] = [await t.world.user('Ana Rojas'), await t.world.user('Bruno Díaz')];
  things = await makeThings(ana, t.deps.db);
});
afterAll(() => t.close());

const names = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
const told = async (response: Response) => ({
  status: response.status,
  code: errorBody.parse(await response.json()).error_code,
});

describe.each(rows.map((row) => [`${row.room}.${row.name}`, row.endpoint] as const))('%s', (name, endpoint) => {
  const wanted = names(endpoint.path);
  const input = (ids: Record<string, string>) => ({
    params: ids,
    query: asked[name],
    body: bodies[name]?.(ids as Things) ?? (endpoint.body ? {} : undefined),
  });
  /** What of the things the call names, in its path or its body. */
  const said = Object.keys(bodies[name]?.({ id: 'id' }) ?? {}).includes('notebook_id') ? [...wanted, 'id'] : wanted;

  test('has its line in the matrix', () => {
    const listed = !endpoint.body || endpoint.open === true || bodies[name] !== undefined;
    expect(listed, `what ${name} is sent belongs into test/fixtures/ownership.ts`).toBe(true);
    for (const param of wanted)
      expect(things, `what :${param} names belongs into test/fixtures/ownership.ts`).toHaveProperty(param);
  });

  if (!endpoint.open) {
    test('is closed to nobody', async () => {
      expect(await told(await t.world.nobody().send(endpoint, input(things)))).toEqual({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
    });
  }

  if (said.length > 0) {
    test("answers a stranger's ids as missing ones", async () => {
      const none = { status: 404, code: 'NOT_FOUND' };
      expect(await told(await stranger.send(endpoint, input(things)))).toEqual(none);
      for (const param of said)
        expect(await told(await ana.send(endpoint, input({ ...things, [param]: randomUUID() })))).toEqual(none);
      for (const param of wanted)
        expect(await told(await ana.send(endpoint, input({ ...things, [param]: 'x' })))).toEqual(none);
    });
  }
});

test("a stranger's calls left everything where it was", async () => {
  for (const table of ['notebooks', 'sources', 'notes', 'studio_jobs'] as const) {
    const left = await t.deps.db.selectFrom(table).select('id').where('user_id', '=', ana.id).execute();
    expect(left).toHaveLength(1);
    expect(Object.values(things)).toContain(left[0]!.id);
  }
});
