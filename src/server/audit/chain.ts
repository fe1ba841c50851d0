import { createHash } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';

type Needs = Pick<Deps, 'db' | 'audit'>;
type Row = Selectable<Tables['audit_log']>;
type Chain = Selectable<Tables['audit_chain']>;

/** Any number that nothing else locks by. */
const LOCK = 7_305_412;
/** Entries that are sealed or verified at once. */
const BATCH = 1000;
/** What stands before the first entry of all. */
const NOTHING = Buffer.alloc(32);

/** SHA-256 over the hash before and the entry, its fields in this order as JSON. */
function hashOf(before: Uint8Array, seq: string, row: Row): Buffer {
  const said = JSON.stringify([
    seq,
    row.id,
    row.at.toISOString(),
    row.user_id,
    row.actor,
    row.action,
    row.object_id,
    row.notebook_id,
    row.session_id,
    row.network,
    row.details,
  ]);
  return createHash('sha256').update(before).update(said).digest();
}

const ends = ({ first, before, last, hash }: Omit<Chain, 'one' | 'mac'>): string =>
  [first, before.toString('hex'), last, hash.toString('hex')].join(' ');

/** The ends of the chain; those of an empty one where nothing was sealed yet. */
async function chainOf(db: Kysely<Tables>): Promise<Omit<Chain, 'one'>> {
  const kept = await db.selectFrom('audit_chain').selectAll().executeTakeFirst();
  return kept ?? { first: '1', before: NOTHING, last: '0', hash: NOTHING, mac: '' };
}

async function keep(trx: Transaction<Tables>, { audit }: Needs, chain: Omit<Chain, 'one' | 'mac'>): Promise<void> {
  const row = { ...chain, mac: audit.sign(ends(chain)) };
  await trx
    .insertInto('audit_chain')
    .values(row)
    .onConflict((clash) => clash.column('one').doUpdateSet(row))
    .execute();
}

/** One process at a time; answers what `work` does, or null where another is at it. */
const alone = <T>({ db }: Needs, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T | null> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as mine`.execute(trx);
    return rows[0]?.mine ? work(trx) : null;
  });

/** Gives the entries that have none their number and their hash, oldest first. Answers how many. */
export async function sealEntries(deps: Needs): Promise<number> {
  let sealed = 0;
  for (;;) {
    const count = await alone(deps, (trx) => sealSome(trx, deps));
    sealed += count ?? 0;
    if (count !== BATCH) return sealed;
  }
}

async function sealSome(trx: Transaction<Tables>, deps: Needs): Promise<number> {
  const rows = await trx
    .selectFrom('audit_log')
    .selectAll()
    .where('seq', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return 0;
  const { first, before, last, hash } = await chainOf(trx);
  let [seq, link] = [BigInt(last), hash];
  for (const row of rows) {
    seq++;
    link = hashOf(link, String(seq), row);
    await trx
      .updateTable('audit_log')
      .set({ seq: String(seq), hash: link })
      .where('id', '=', row.id)
      .execute();
  }
  await keep(trx, deps, { first, before, last: String(seq), hash: link });
  return rows.length;
}

/** What a check of the chain found: how many entries it looked at, how many wait to be sealed, and the first that is not as it was written. */
export type Verdict = { checked: number; waiting: number; broken: { seq: string; why: string } | null };

/** Reads the whole chain and compares every entry with its hash, and the ends with what was signed. */
export async function verifyChain(deps: Needs): Promise<Verdict> {
  const { first, before, last, hash, mac } = await chainOf(deps.db);
  const { waiting } = await deps.db
    .selectFrom('audit_log')
    .select((row) => row.fn.countAll<string>().as('waiting'))
    .where('seq', 'is', null)
    .executeTakeFirstOrThrow();
  const told = (checked: number, broken: Verdict['broken']): Verdict => ({ checked, waiting: Number(waiting), broken });
  if (mac === '') {
    const any = await deps.db.selectFrom('audit_log').select('seq').where('seq', 'is not', null).executeTakeFirst();
    return told(0, any ? { seq: String(any.seq), why: 'its chain is not known' } : null);
  }
  if (!deps.audit.isSigned(ends({ first, before, last, hash }), mac))
    return told(0, { seq: last, why: 'the ends of the chain are not those that were signed' });
  let [seq, link] = [BigInt(first), before];
  for (;;) {
    const rows = await deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('seq', '>=', String(seq))
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      if (row.seq !== String(seq)) return told(Number(seq - BigInt(first)), { seq: String(seq), why: 'it is missing' });
      link = hashOf(link, row.seq, row);
      if (!row.hash?.equals(link))
        return told(Number(seq - BigInt(first)), { seq: row.seq, why: 'it is not as it was written' });
      seq++;
    }
    if (rows.length < BATCH) break;
  }
  const checked = Number(seq - BigInt(first));
  if (String(seq - 1n) !== last || !link.equals(hash))
    return told(checked, { seq: String(seq), why: 'the end of the chain is missing' });
  return told(checked, null);
}

/** Removes the entries that are older, from the oldest on, so that what stays is a whole chain. Answers how many. */
export async function pruneEntries(deps: Needs, olderThan: Date): Promise<number> {
  const pruned = await alone(deps, async (trx) => {
    const oldest = await trx
      .selectFrom('audit_log')
      .select('seq')
      .where('seq', 'is not', null)
      .where('at', '>=', olderThan)
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
    const { first, last, hash } = await chainOf(trx);
    const next = oldest?.seq ?? String(BigInt(last) + 1n);
    if (BigInt(next) <= BigInt(first)) return 0;
    const end = await trx
      .selectFrom('audit_log')
      .select('hash')
      .where('seq', '=', String(BigInt(next) - 1n))
      .executeTakeFirstOrThrow();
    await sql`set local fojas.audit_prune = 'on'`.execute(trx);
    await trx.deleteFrom('audit_log').where('seq', '<', next).execute();
    await keep(trx, deps, { first: next, before: end.hash!, last, hash });
    return Number(BigInt(next) - BigInt(first));
  });
  return pruned ?? 0;
}
