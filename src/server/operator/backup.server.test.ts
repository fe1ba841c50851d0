import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { deletionApi } from '#contract/deletion.ts';
import { notesApi } from '#contract/notes.ts';
import { composeFresh } from '#server/compose-operator.ts';
import { prepare } from '#server/db/prepare.ts';
import { openRoot, placeOf, wrapping } from '#server/vault/keyring.ts';
import { givenKeys, named } from '#server/vault/master.ts';
import { houseOf } from '#server/vault/keys.ts';
import { open } from '#server/vault/seal.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { PATIENCE } from '#test/patience.ts';
import { paste, textOf } from '#test/sources.ts';
import { lease } from '#test/studio.ts';
import { dumped, expectNowhere, filesOf, folderOf } from '#test/traces.ts';
import { Person } from '#test/world.ts';
import { readArchive, readHead } from './backup/archive.ts';
import { readKeys } from './backup/keys-file.ts';
import { operate, type Fresh, type Said } from './index.ts';

const master = randomBytes(32);
const MARK = `Zq${randomBytes(6).toString('hex')}Xw`;
const made: { database: TestDatabase; dataDir: string }[] = [];
let t: TestApp;
let folder = '';
beforeAll(async () => {
  t = await testApp({ work: true, masterKey: master });
  folder = await mkdtemp(path.join(tmpdir(), 'fojas-backups-'));
});
afterAll(async () => {
  await t.close();
  for (const { database } of made) await database.drop().catch(() => undefined);
  for (const dir of [folder, ...made.map(({ dataDir }) => dataDir)]) await rm(dir, { recursive: true, force: true });
});

const run = (...line: string[]): Promise<Said> => operate(line, (work) => work(t.deps));
/** Backs up into the folder and answers the file. */
async function backUp(): Promise<string> {
  const { out, error, code } = await run('backup', folder, '--json');
  expect([code, error]).toEqual([0, '']);
  return (JSON.parse(out) as { file: string }).file;
}
/** Restores into a database and a folder that were empty. */
async function restore(...line: string[]): Promise<Said & { at: (typeof made)[number] | undefined }> {
  let at: (typeof made)[number] | undefined;
  const fill: Fresh['fill'] = async (work) => {
    at = { database: await testDatabase('template0'), dataDir: await mkdtemp(path.join(tmpdir(), 'fojas-restored-')) };
    made.push(at);
    const { db, url: databaseUrl } = at.database;
    const config = { ...t.deps.config, dataDir: at.dataDir };
    const { storage, queue, close } = await composeFresh({ config, log: t.deps.log, databaseUrl });
    return work({ db, storage, queue, upgrade: () => prepare(db, databaseUrl) }).finally(close);
  };
  const said = await operate(
    ['restore', ...line],
    () => expect.unreachable(),
    (work) => work({ keys: givenKeys(master), checkEmpty: () => undefined, fill, latest: null }),
  );
  return { ...said, at };
}

async function person(mark: string): Promise<Person> {
  const [email, password] = [`${mark}@example.com`.toLowerCase(), `clave ${mark}`];
  const nobody = t.world.nobody();
  await nobody.call(accountApi.register, { body: { email, password, full_name: `Ana ${mark}` } });
  const { access, refresh, user } = await nobody.call(accountApi.login, { body: { email, password } });
  const one = new Person(t.base, access, user.id, email, password, refresh);
  const { id } = await one.notebook(`Caso ${mark}`);
  await paste(one, id, `Contrato ${mark}`, `${lease()}El arrendador se llama ${mark}.\n`);
  await one.call(notesApi.add, { params: { id }, body: { title: mark, content: `Texto ${mark}` } });
  return one;
}

/** Rows by table, without what is of one place, and without what operators did. */
async function rowsOf(app: Pick<TestApp, 'deps'>): Promise<Map<string, string[]>> {
  const all = await dumped(app as TestApp);
  const rows = new Map<string, string[]>();
  for (const [table, text] of all)
    if (table.startsWith('public.') && !/kysely|key_copies/.test(table))
      rows.set(
        table,
        text
          .split('\n')
          .filter((row) => !row.includes('operator.acted'))
          .sort(),
      );
  return rows;
}
test('what was restored is what was backed up; who was deleted since stays deleted, and nothing at hand reads them', async () => {
  const ana = await person(MARK);
  const bruno = await person('bruno');
  const waits = { userId: bruno.id, notebookId: (await bruno.notebook('Otro')).id };
  await t.deps.db.transaction().execute(async (trx) => {
    await t.deps.queue.send(trx, 'notebook.describe', waits, { key: 'waits' });
    await sql`update pgboss.job set start_after = now() + interval '1 hour' where singleton_key = 'waits'`.execute(trx);
  });
  await vi.waitFor(async () => {
    const { rows } = await sql`select from audit_log where seq is null`.execute(t.deps.db);
    expect(rows).toHaveLength(0);
  }, PATIENCE);
  // Until nothing happened meanwhile: work that ends and entries that are sealed change rows by themselves.
  let [file, rows] = ['', await rowsOf(t)];
  for (let still = false; !still;) {
    rows = await rowsOf(t);
    file = await backUp();
    still = isDeepStrictEqual(rows, await rowsOf(t));
  }
  const first = await restore(file);
  expect([first.error, first.code]).toEqual(['', 0]);
  expect(first.out).not.toContain('BROKEN');
  expect(await rowsOf({ deps: { db: first.at!.database.db } } as TestApp)).toEqual(rows);
  expect(filesOf(first.at!.dataDir)).toEqual(filesOf(t.dataDir));
  const { rows: jobs } = await sql`select name, data from pgboss.job where state < 'completed'`.execute(
    first.at!.database.db,
  );
  expect(jobs).toContainEqual({ name: 'notebook.describe', data: waits });

  await ana.call(deletionApi.remove, { body: { password: ana.password } });
  await vi.waitFor(async () => {
    const log = await t.deps.db
      .selectFrom('deletion_log')
      .select('done_at')
      .where('user_id', '=', ana.id)
      .executeTakeFirst();
    expect(log?.done_at).toBeInstanceOf(Date);
  }, PATIENCE);
  const second = await restore(file);
  expect([second.error, second.code]).toEqual(['', 0]);
  expect(second.out).toContain('1 account deleted since then stayed deleted');
  const app = await testApp({ masterKey: master, found: second.at! });
  await expectNowhere(app, MARK);
  expect(folderOf(app)).not.toContain(ana.id);
  const texts = await dumped(app);
  for (const table of [
    'public.users',
    'public.notebooks',
    'public.sources',
    'public.notes',
    'public.user_keys',
    'pgboss.job',
  ])
    expect(texts.get(table), table).not.toContain(ana.id);
  expect(
    (await app.world.nobody().send(accountApi.login, { body: { email: ana.email, password: ana.password } })).status,
  ).toBe(401);
  const again = await app.world
    .nobody()
    .call(accountApi.login, { body: { email: bruno.email, password: bruno.password } });
  const there = new Person(app.base, again.access, bruno.id, bruno.email, bruno.password, again.refresh);
  const source = await app.deps.db
    .selectFrom('sources')
    .select(['id', 'notebook_id'])
    .where('user_id', '=', bruno.id)
    .executeTakeFirstOrThrow();
  expect(await textOf(source as never, there)).toContain('El arrendador se llama bruno');
  await app.close();

  // By hand: all keys there are, on what the old backup holds of her.
  const keys = await readKeys(path.join(folder, 'fojas.keys'));
  const { line } = await readHead(file);
  const key = named(master);
  const house = houseOf(openRoot(key, keys.head.root_wrapped), 'backup');
  expect(keys.users.has(ana.id)).toBe(false);
  expect(keys.users.has(bruno.id)).toBe(true);
  const plain: Buffer[] = [];
  for await (const frame of readArchive(file, line, house))
    if (frame.type === 'piece') plain.push(frame.bytes[0] === 0x1f ? gunzipSync(frame.bytes) : frame.bytes);
  expect(Buffer.concat(plain).includes(ana.id)).toBe(true);
  expect(Buffer.concat(plain).includes(MARK)).toBe(false);
  const of = await first
    .at!.database.db.selectFrom('users')
    .selectAll()
    .where('id', '=', ana.id)
    .executeTakeFirstOrThrow();
  for (const { user, wrapped } of keys.users.values()) {
    const usersKey = open(wrapping(key), wrapped, placeOf(user));
    expect(() => open(usersKey, of.email_sealed, `users.email_sealed:${ana.id}`)).toThrow('damaged');
  }
});

test('taken while people write, it holds every file that its rows speak of', async () => {
  const stop = new AbortController();
  const eva = await t.world.user();
  const { id } = await eva.notebook();
  const writing = (async () => {
    for (let n = 0; !stop.signal.aborted; n++) await paste(eva, id, `Contrato ${n}`, `${lease()}Es el ${n}.\n`);
  })();
  await vi.waitFor(async () => {
    const { rows } = await sql`select from source_versions where status = 'completed' and user_id = ${eva.id}`.execute(
      t.deps.db,
    );
    expect(rows.length).toBeGreaterThan(1);
  }, PATIENCE);
  const file = await backUp();
  stop.abort();
  await writing;
  const { head } = await readKeys(path.join(folder, 'fojas.keys'));
  const house = houseOf(openRoot(named(master), head.root_wrapped), 'backup');
  const files = new Set<string>();
  const rows: Record<'file_key' | 'text_key' | 'index_key', string | null>[] = [];
  let within = '';
  for await (const frame of readArchive(file, (await readHead(file)).line, house)) {
    if (frame.type === 'begin') within = frame.entry.name;
    if (frame.type === 'end' && frame.listed.kind === 'file') files.add(within);
    if (frame.type === 'piece' && within === 'source_versions')
      rows.push(...(JSON.parse(gunzipSync(frame.bytes).toString()) as typeof rows));
  }
  expect(rows.length).toBeGreaterThan(1);
  const keys = rows.flatMap(({ file_key, text_key, index_key }) => [file_key, text_key, index_key]);
  for (const key of keys.filter((one) => one !== null)) expect(files.has(key), key).toBe(true);
});

test('what is damaged, cut, of a newer Fojas, of another installation or behind its keys is refused, and nothing is made', async () => {
  const keys = path.join(folder, 'fojas.keys');
  const older = path.join(folder, 'older.keys');
  await copyFile(keys, older);
  const file = await backUp();
  const bytes = await readFile(file);
  const other = path.join(folder, 'other.fojas');
  const refused = async (content: Buffer | string, why: string, ...options: string[]) => {
    await writeFile(other, content);
    const said = await restore(other, ...options);
    expect([said.code, said.at]).toEqual([1, undefined]);
    expect(said.error).toContain(why);
  };
  const flipped = Buffer.from(bytes);
  flipped[Math.floor(flipped.length / 2)]! ^= 1;
  await refused(flipped, 'damaged');
  await refused(bytes.subarray(0, bytes.length - 70_000), 'cannot be used');
  await refused(Buffer.concat([bytes, Buffer.from('x')]), 'damaged');
  await refused('hola', 'no backup of Fojas');
  const line = bytes.subarray(0, bytes.indexOf(10)).toString();
  await refused(line.replace('"029-keyring"', '"029-keyring","999-later"') + '\n', 'newer Fojas');
  await refused(
    Buffer.concat([Buffer.from(line.replace(/"made_at":"..../, '"made_at":"2025')), bytes.subarray(bytes.indexOf(10))]),
    'damaged',
  );
  await refused(bytes, 'older than this backup', '--keys', older);
  await refused(bytes, 'its keys are not there', '--keys', path.join(folder, 'none'));
  await writeFile(older, (await readFile(keys, 'utf8')).replace(/"key_id":"./, '"key_id":"x'));
  await refused(bytes, 'the copy of the keys', '--keys', older);
});
