import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditApi } from '#contract/audit.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const strange = async (person: Person) =>
  (await person.call(auditApi.ofAccount, { query: {} })).events.filter(({ action }) => action === 'account.strange-id');

test('who asks for what is of another account is written down, once a minute, and who asks for what never was is not', async () => {
  const [ana, eva, leo] = [await t.world.user(), await t.world.user(), await t.world.user()];
  const { id } = await ana.notebook();
  for (let n = 0; n < 3; n++) expect((await eva.send(notebooksApi.one, { params: { id } })).status).toBe(404);
  expect((await leo.send(notebooksApi.one, { params: { id: randomUUID() } })).status).toBe(404);
  await vi.waitFor(async () => expect(await strange(eva)).toMatchObject([{ object_id: id }]), PATIENCE);
  t.clock.pass(61);
  expect((await eva.send(notebooksApi.one, { params: { id } })).status).toBe(404);
  await vi.waitFor(async () => expect(await strange(eva)).toHaveLength(2), PATIENCE);
  expect([await strange(ana), await strange(leo)]).toEqual([[], []]);
  expect(t.logged().filter((line) => line.includes('asked for what is of another'))).toHaveLength(2);
});
