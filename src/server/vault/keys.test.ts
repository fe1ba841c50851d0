import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { createVault, derive } from './keys.ts';
import { SealBroken } from './seal.ts';

let t: TestApp;
const master = randomBytes(32);
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** A vault of its own over the app's table, and a user whose key it minted. */
async function minted() {
  const vault = createVault(t.deps, master);
  const { id } = await t.world.user();
  const { wrapped, vault: keys } = vault.mint(id);
  await t.deps.db.updateTable('user_keys').set({ wrapped }).where('user_id', '=', id).execute();
  return { vault, id, keys };
}

test('what was sealed at minting opens later, in another process', async () => {
  const { id, keys } = await minted();
  const sealed = keys.seal('Cláusula octava', 'notes.title_sealed:1');
  const later = await createVault(t.deps, master).of(id);
  expect(later.openText(sealed, 'notes.title_sealed:1')).toBe('Cláusula octava');
});

test("nobody's key opens another's words, and a wrapped key fits no other user", async () => {
  const [ana, bruno] = [await minted(), await minted()];
  const sealed = ana.keys.seal('Reservado', 'a');
  expect(() => bruno.keys.open(sealed, 'a')).toThrow(SealBroken);
  const { wrapped } = await t.deps.db
    .selectFrom('user_keys')
    .select('wrapped')
    .where('user_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  await t.deps.db.updateTable('user_keys').set({ wrapped }).where('user_id', '=', bruno.id).execute();
  await expect(createVault(t.deps, master).of(bruno.id)).rejects.toThrow(SealBroken);
});

test('another master key opens nothing', async () => {
  const { id } = await minted();
  await expect(createVault(t.deps, randomBytes(32)).of(id)).rejects.toThrow(SealBroken);
});

test('a destroyed key is gone at once here, and within a minute elsewhere', async () => {
  const { vault, id } = await minted();
  const elsewhere = createVault(t.deps, master);
  await Promise.all([vault.of(id), elsewhere.of(id)]);
  await t.deps.db.deleteFrom('user_keys').where('user_id', '=', id).execute();
  vault.forget(id);
  await expect(vault.of(id)).rejects.toThrow('destroyed');
  t.clock.pass(60);
  await expect(elsewhere.of(id)).rejects.toThrow('destroyed');
  await expect(vault.of(randomUUID())).rejects.toThrow('destroyed');
});

test('blind values and derived keys depend on key, purpose and value', () => {
  const vault = createVault(t.deps, master);
  const all = [
    vault.blind('a', 'email'),
    vault.blind('b', 'email'),
    vault.blind('a', 'other'),
    createVault(t.deps, randomBytes(32)).blind('a', 'email'),
    derive(master, 'email'),
  ];
  expect(new Set(all.map((value) => value.toString('hex'))).size).toBe(all.length);
  expect(vault.blind('a', 'email')).toEqual(vault.blind('a', 'email'));
});
