import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { keepCopy, renewCopies } from './copies.ts';
import { derive } from './derive.ts';
import { openKeyring, openRoot, placeOf, WrongMasterKey, wrapping } from './keyring.ts';
import { createVault } from './keys.ts';
import { givenKeys, masterKeys, named, newMasterKey } from './master.ts';
import { open, seal, SealBroken } from './seal.ts';

let t: TestDatabase;
let dataDir = '';
beforeAll(async () => {
  t = await testDatabase();
  dataDir = mkdtempSync(path.join(tmpdir(), 'fojas-keys-'));
});
afterAll(async () => {
  await t.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const now = () => new Date();
const ofFile = () => masterKeys({ masterKey: null, masterKeyOld: null, dataDir });
async function user(vault: ReturnType<typeof createVault>, id: string): Promise<Buffer> {
  const { vault: keys, keep } = vault.mint(id);
  await t.db
    .insertInto('users')
    .values({
      id,
      email_blind: randomBytes(32),
      email_sealed: Buffer.of(),
      full_name_sealed: Buffer.of(),
      password_hash: '',
      language: 'es',
      blocked_at: null,
      avatar_url_sealed: null,
      password_changed_at: null,
      deleted_at: null,
    })
    .execute();
  await keep(t.db);
  return keys.seal('Cláusula octava', 'a');
}
const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

test('an installation of before keeps its master key for a root, and turns like any other', async () => {
  const before = named(randomBytes(32));
  const bare = randomBytes(32);
  const wrapped = seal(wrapping(before), bare, placeOf(id(1)));
  const old = createVault({ db: t.db, now }, { root: before.bytes, keys: givenKeys(before.bytes) });
  await user(old, id(1));
  await t.db.updateTable('user_keys').set({ wrapped, key_id: null }).execute();
  await expect(openKeyring(t.db, givenKeys(randomBytes(32)))).rejects.toThrow(WrongMasterKey);
  const after = newMasterKey();
  const ring = await openKeyring(t.db, givenKeys(after.bytes, before.bytes));
  expect(ring.root).toEqual(before.bytes);
  const vault = createVault({ db: t.db, now }, ring);
  expect(vault.blind('ana', 'email')).toEqual(old.blind('ana', 'email'));
  await vault.turn(t.db, after);
  expect([await vault.rewrap(), await vault.rewrap()]).toEqual([1, 0]);
  const alone = createVault({ db: t.db, now }, await openKeyring(t.db, givenKeys(after.bytes)));
  expect((await alone.of(id(1))).openText(seal(bare, Buffer.from('x'), 'a'), 'a')).toBe('x');
  await t.db.deleteFrom('users').execute();
  await t.db.deleteFrom('keyring').execute();
});

test('a running process, one that starts meanwhile and one that started before all read on; the old key opens nothing', async () => {
  const running = createVault({ db: t.db, now }, await openKeyring(t.db, ofFile()));
  const sealed = [await user(running, id(1)), await user(running, id(2))];
  const letter = running.house('letters').seal('Ana', 'letters');

  const operating = ofFile();
  const [old] = operating.all();
  const next = newMasterKey();
  operating.write([next, old!]);
  const rotating = createVault({ db: t.db, now }, await openKeyring(t.db, operating));
  // Killed before anything is under the new key: whoever starts now finds both and the old one still counts.
  const between = createVault({ db: t.db, now }, await openKeyring(t.db, ofFile()));
  sealed.push(await user(between, id(3)));
  expect(
    (await t.db.selectFrom('user_keys').select('key_id').where('user_id', '=', id(3)).executeTakeFirstOrThrow()).key_id,
  ).toBe(old!.id);
  await t.db.transaction().execute((trx) => rotating.turn(trx, next));
  // Killed here: what is minted is under the new key already, also by a process that had never heard of it.
  sealed.push(await user(running, id(4)));
  const row = await t.db.selectFrom('user_keys').selectAll().where('user_id', '=', id(4)).executeTakeFirstOrThrow();
  expect(row.key_id).toBe(next.id);
  expect([await rotating.rewrap(), await rotating.rewrap()]).toEqual([3, 0]);
  operating.write([next]);

  const later = createVault({ db: t.db, now }, await openKeyring(t.db, ofFile()));
  for (const [n, words] of sealed.entries())
    for (const vault of [running, between, later])
      expect((await vault.of(id(n + 1))).openText(words, 'a')).toBe('Cláusula octava');
  expect(later.house('letters').openText(letter, 'letters')).toBe('Ana');
  expect(later.blind('ana', 'email')).toEqual(running.blind('ana', 'email'));

  await expect(openKeyring(t.db, givenKeys(old!.bytes))).rejects.toThrow(WrongMasterKey);
  const { root_wrapped } = await t.db.selectFrom('keyring').selectAll().executeTakeFirstOrThrow();
  expect(() => openRoot(old!, root_wrapped)).toThrow(SealBroken);
  for (const { user_id, wrapped } of await t.db.selectFrom('user_keys').selectAll().execute())
    expect(() => open(wrapping(old!), wrapped, placeOf(user_id))).toThrow(SealBroken);
  expect(() => open(derive(old!.bytes, 'house/letters'), letter, 'letters')).toThrow(SealBroken);
  expect(readFileSync(path.join(dataDir, 'master.key'), 'utf8')).not.toContain(old!.bytes.toString('base64'));
});

test('a damaged file of keys is refused', () => {
  const other = mkdtempSync(path.join(tmpdir(), 'fojas-keys-'));
  writeFileSync(path.join(other, 'master.key'), 'AAAA');
  expect(() => masterKeys({ masterKey: null, masterKeyOld: null, dataDir: other })).toThrow('damaged');
  rmSync(other, { recursive: true });
});

test('a copy of the keys has no past, whatever a crash left; one that cannot be written is told, and ends nothing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fojas-copies-'));
  const file = path.join(folder, 'fojas.keys');
  const at = now();
  await openKeyring(t.db, ofFile());
  await keepCopy(t.db, file, at);
  writeFileSync(`${file}.new`, 'a key of before');
  expect(await renewCopies(t.db, at)).toEqual([]);
  expect(readdirSync(folder)).toEqual(['fojas.keys']);
  rmSync(folder, { recursive: true });
  expect(await renewCopies(t.db, at)).toEqual([file]);
  // A disk that was taken away in the middle of a backup: what was begun there is remembered.
  const gone = path.join(folder, 'gone', 'fojas.keys');
  await expect(keepCopy(t.db, gone, at)).rejects.toThrow('ENOENT');
  const copies = await t.db.selectFrom('key_copies').select(['path', 'stale']).orderBy('path').execute();
  expect(copies).toEqual([file, gone].sort().map((one) => ({ path: one, stale: true })));
});
