import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { derive } from './derive.ts';
import { WrongMasterKey, type Keyring } from './keyring.ts';
import { createVault } from './keys.ts';
import { givenKeys } from './master.ts';
import { SealBroken } from './seal.ts';

let t: TestApp;
const master = randomBytes(32);
const ring = (key: Buffer): Keyring => ({ root: key, keys: givenKeys(key) });
beforeAll(async () => {
  t = await testApp({ masterKey: master });
});
afterAll(() => t.close());

/** A vault of its own over the app's table, and a user whose key it minted. */
async function minted() {
  const vault = createVault(t.deps, ring(master));
  const { id } = await t.world.user();
  const { vault: keys, keep } = vault.mint(id);
  await t.deps.db.deleteFrom('user_keys').where('user_id', '=', id).execute();
  await keep(t.deps.db);
  return { vault, id, keys };
}

test('what was sealed at minting opens later, in another process', async () => {
  const { id, keys } = await minted();
  const sealed = keys.seal('Cláusula octava', 'notes.title_sealed:1');
  const later = await createVault(t.deps, ring(master)).of(id);
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
  await expect(createVault(t.deps, ring(master)).of(bruno.id)).rejects.toThrow(SealBroken);
});

test('another master key opens nothing', async () => {
  const { id } = await minted();
  await expect(createVault(t.deps, ring(randomBytes(32))).of(id)).rejects.toThrow(WrongMasterKey);
});

test('a destroyed key is gone at once here, and within a minute elsewhere', async () => {
  const { vault, id } = await minted();
  const elsewhere = createVault(t.deps, ring(master));
  await Promise.all([vault.of(id), elsewhere.of(id)]);
  await t.deps.db.deleteFrom('user_keys').where('user_id', '=', id).execute();
  vault.forget(id);
  await expect(vault.of(id)).rejects.toThrow('destroyed');
  t.clock.pass(60);
  await expect(elsewhere.of(id)).rejects.toThrow('destroyed');
  await expect(vault.of(randomUUID())).rejects.toThrow('destroyed');
});

test('blind values and derived keys depend on key, purpose and value', () => {
  const vault = createVault(t.deps, ring(master));
  const all = [
    vault.blind('a', 'email'),
    vault.blind('b', 'email'),
    vault.blind('a', 'other'),
    createVault(t.deps, ring(randomBytes(32))).blind('a', 'email'),
    derive(master, 'email'),
  ];
  expect(new Set(all.map((value) => value.toString('hex'))).size).toBe(all.length);
  expect(vault.blind('a', 'email')).toEqual(vault.blind('a', 'email'));
});
