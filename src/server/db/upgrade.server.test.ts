import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { tables } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { notesApi } from '#contract/notes.ts';
import { wrapRoot } from '#server/vault/keyring.ts';
import { named } from '#server/vault/master.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { testDatabase, type TestDatabase } from '#test/database.ts';
import { ask, paste } from '#test/sources.ts';
import { Person } from '#test/world.ts';
import { migrateBy, missingMigrations } from './migrate.ts';
import { prepare } from './prepare.ts';
import type { Tables } from './tables.ts';

/** The last migration of the release before. */
const BEFORE = '023-studio-file-bytes';
const all = missingMigrations([]);
const old = all.slice(0, all.indexOf(BEFORE) + 1);
/** What migrations since took away from old code, or ask more of it: none may. A change in two releases is named here with the release that no longer needs it. */
const CONTRACTED: string[] = [
  // Old code names no conversation: its messages are of the first.
  'chat_messages: FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE',
  // Old code chooses no engine: its accounts have the usual one, its notebooks none of their own.
  "users: CHECK ((engine = ANY (ARRAY['model'::text, 'embedded'::text])))",
  "notebooks: CHECK ((engine = ANY (ARRAY['model'::text, 'embedded'::text])))",
  // Old code tells no price: its jobs cost what the table says.
  'studio_jobs: CHECK ((price > 0))',
  // Old code names no folder: its sources lie in none.
  'sources: FOREIGN KEY (folder_id) REFERENCES source_folders(id) ON DELETE SET NULL',
  // It forbids less than the index before it; old code starts one job of a source and tool, and meets no other.
  "studio_jobs: CREATE UNIQUE INDEX studio_jobs_once ON public.studio_jobs USING btree (source_id, kind, COALESCE((options ->> 'other_id'::text), ''::text), COALESCE((options ->> 'other_version'::text), ''::text)) WHERE (status = ANY (ARRAY['pending'::text, 'processing'::text]))",
  // It forbids less: jobs in parts are none of old code's.
  "studio_jobs: CREATE UNIQUE INDEX studio_jobs_whole_once ON public.studio_jobs USING btree (notebook_id, kind) WHERE ((source_id IS NULL) AND (asked_sealed IS NULL) AND (status = ANY (ARRAY['pending'::text, 'processing'::text])))",
];

type Shape = { columns: Map<string, { type: string; needed: boolean }>; rules: Set<string> };

/** The tables of the house: their columns, whether a row needs a value for each, and the rules that rows must keep. */
async function shapeOf(db: Kysely<Tables>): Promise<Shape> {
  const { rows: columns } = await sql<{ column: string; type: string; needed: boolean }>`
    select table_name || '.' || column_name as "column", data_type as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' as needed
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const { rows: rules } = await sql<{ rule: string }>`
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'f', 'x')
    union all select indrelid::regclass || ': ' || pg_get_indexdef(indexrelid) from pg_index
      join pg_class on pg_class.oid = indrelid where indisunique and relnamespace = 'public'::regnamespace`.execute(db);
  return {
    columns: new Map(columns.map(({ column, ...rest }) => [column, rest])),
    rules: new Set(rules.map(({ rule }) => rule)),
  };
}
const tableOf = (said: string): string => /^[^.:]+/.exec(said)![0];

let older: TestDatabase;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fojas-upgrade-'));
  older = await testDatabase('template0');
  await migrateBy(older.db, old);
});
afterAll(async () => {
  await older.drop().catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

test('what came since the release before only adds: its code runs beside the new for one release', async () => {
  const template = await testDatabase();
  const [before, now] = [await shapeOf(older.db), await shapeOf(template.db)];
  await template.drop();
  const oldTables = new Set([...before.columns.keys()].map(tableOf));
  const wrong = [
    ...[...before.columns].flatMap(([column, was]) => {
      const is = now.columns.get(column);
      if (!is) return [`${column} is gone`];
      return is.type !== was.type || (is.needed && !was.needed) ? [`${column} changed`] : [];
    }),
    ...[...now.columns]
      .filter(([column, { needed }]) => needed && !before.columns.has(column) && oldTables.has(tableOf(column)))
      .map(([column]) => `${column} is needed by a row and unknown to old code`),
    ...[...now.rules].filter((rule) => !before.rules.has(rule) && oldTables.has(tableOf(rule))),
  ];
  expect(wrong).toEqual(CONTRACTED);
});

/** Rows as they are, into the tables of before: what these did not have is left out. */
async function copyRows(from: Kysely<Tables>, to: Kysely<Tables>): Promise<void> {
  const { columns } = await shapeOf(to);
  await to.transaction().execute(async (trx) => {
    // Rows come in any order, and no trigger of the ledger makes others of them.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const table of new Set([...columns.keys()].map(tableOf))) {
      if (table.startsWith('kysely')) continue;
      const its = [...columns.keys()].filter((one) => tableOf(one) === table);
      const names = sql.join(its.map((one) => sql.ref(one.slice(table.length + 1))));
      await sql`delete from ${sql.table(table)}`.execute(trx);
      const { rows } = await sql<{ all: string }>`
        select coalesce(jsonb_agg(one), '[]')::text as all from ${sql.table(table)} one`.execute(from);
      await sql`insert into ${sql.table(table)} (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${rows[0]!.all}::jsonb)`.execute(trx);
    }
    for (const table of ['ledger_accounts', 'ledger_transfers'])
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
        trx,
      );
  });
}

async function signInAgain({ world, base }: TestApp, { email, password }: Person): Promise<Person> {
  const { access, refresh, user } = await world.nobody().call(accountApi.login, { body: { email, password } });
  return new Person(base, access, user.id, email, password, refresh);
}

/** Each call of these rooms that reads, and what it answers. */
async function readAll(person: Person, known: Record<string, string>): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>();
  for (const room of ['notebooks', 'sources', 'notes', 'chat', 'tokens', 'payments', 'account'] as const)
    for (const endpoint of Object.values<Endpoint>(tables[room])) {
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
      if (endpoint.method !== 'GET' || endpoint.open || endpoint.wire || names.some((name) => !known[name])) continue;
      const answer = await person.fetch(`/api${endpoint.path.replace(/:(\w+)/g, (_, name: string) => known[name]!)}`);
      // To read a notebook is to open it: when that was is another time now.
      const told = JSON.parse(await answer.text(), (key, value: unknown) => (key === 'opened_at' ? undefined : value));
      if (answer.ok) answers.set(endpoint.path, told);
    }
  return answers;
}

test('an installation of the release before, with what people kept in it, is read whole after its upgrade', async () => {
  const master = randomBytes(32);
  const first = await testDatabase();
  // As it was then: the master key is the root of all keys (vault/keyring.ts).
  const key = named(master);
  await first.db
    .insertInto('keyring')
    .values({ key_id: key.id, root_wrapped: wrapRoot(key, master) })
    .execute();
  const was = await testApp({
    work: true,
    masterKey: master,
    found: { database: first, dataDir: path.join(folder, 'old') },
  });
  const ana = await was.world.user();
  const { id } = await ana.notebook('Arriendo');
  const source = await paste(
    ana,
    id,
    'Contrato',
    'La renta mensual es de quinientos mil pesos.\nSe paga los días cinco.\n',
  );
  await ana.call(notesApi.add, { params: { id }, body: { title: 'Plazo', content: 'Los días **cinco**.' } });
  await ask(ana, id, '¿Cuándo se paga la renta?');
  const known = { id, sourceId: source.id };
  await was.composed.close();
  const before = await readAll(ana, known);
  expect(before.size).toBeGreaterThan(7);
  await copyRows(first.db, older.db);
  await cp(path.join(folder, 'old'), path.join(folder, 'new'), { recursive: true });
  await was.close();

  await prepare(older.db, older.url);
  const now = await testApp({
    work: true,
    masterKey: master,
    found: { database: older, dataDir: path.join(folder, 'new') },
  });
  const again = await signInAgain(now, ana);
  const after = await readAll(again, known);
  expect(after).toEqual(before);
  const asked = await ask(again, id, '¿De cuánto es la renta mensual?');
  expect(JSON.stringify(asked.content)).toContain('quinientos mil');
  await now.close();
});
