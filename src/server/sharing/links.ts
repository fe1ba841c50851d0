import { randomBytes, randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Body } from '#contract/endpoint.ts';
import { LINKS, type SharedLink, type sharingApi, type Snapshot } from '#contract/sharing.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { recordWithin, type OwnedNotebook } from '#server/notebooks/index.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { hashOf, sealSnapshot } from './secret.ts';
import { take, type Choice, type Taken } from './snapshot.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET_BYTES = 32;
type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'now'>;
type Row = Omit<Selectable<Tables['shared_links']>, 'hash' | 'snapshot_sealed'>;
/** What only the owner's key opens. `counts`: what the snapshot holds of what was chosen. */
type Details = { secret: string; name: string; choice: Choice; counts: Record<keyof Choice, number> };

const placeOf = (id: string): string => `shared_links.details_sealed:${id}`;
const COLUMNS = [
  'id',
  'user_id',
  'notebook_id',
  'details_sealed',
  'held',
  'created_at',
  'taken_at',
  'expires_at',
  'opened',
  'opened_at',
] as const;

const detailsOf = (keys: UserVault, { id, details_sealed }: Pick<Row, 'id' | 'details_sealed'>): Details =>
  JSON.parse(keys.openText(details_sealed, placeOf(id))) as Details;

function show(keys: UserVault, row: Row): SharedLink {
  const { name, secret, counts } = detailsOf(keys, row);
  return {
    id: row.id,
    name,
    secret,
    ...counts,
    created_at: row.created_at.toISOString(),
    taken_at: row.taken_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    opened: row.opened,
    opened_at: row.opened_at?.toISOString() ?? null,
  };
}

const linksOf = ({ db, now }: Pick<Needs, 'db' | 'now'>, notebook: OwnedNotebook) =>
  db
    .selectFrom('shared_links')
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .where('expires_at', '>', now());

/** The links of a notebook that are good now, the newest first. */
export async function list(deps: Pick<Needs, 'db' | 'vault' | 'now'>, notebook: OwnedNotebook): Promise<SharedLink[]> {
  const rows = await linksOf(deps, notebook).select(COLUMNS).orderBy('created_at', 'desc').orderBy('id').execute();
  const keys = await deps.vault.of(notebook.userId);
  return rows.map((row) => show(keys, row));
}

/** Keeps what is held from being deleted until the transaction ends. CONFLICT where some of it is gone already: it was read before. */
async function hold(trx: Transaction<Tables>, { id, userId }: OwnedNotebook, held: readonly string[]): Promise<void> {
  if (held.length === 0) return;
  let found = 0;
  for (const table of ['sources', 'notes', 'chat_messages'] as const) {
    const rows = await trx
      .selectFrom(table)
      .select('id')
      .where('id', 'in', held)
      .where('notebook_id', '=', id)
      .where('user_id', '=', userId)
      .orderBy('id')
      .forKeyShare()
      .execute();
    found += rows.length;
  }
  if (found !== held.length) throw new Problem('CONFLICT');
}

type Sealing = { id: string; secret: string; name: string; choice: Choice; at: Date; expires: Date };

/** The columns that say what a link shows. LINK_TOO_LARGE where it is more than one holds. */
function sealed(keys: UserVault, taken: Taken, { id, secret, name, choice, at, expires }: Sealing) {
  const { title, notes, answers, sources } = taken;
  const times = { taken_at: at.toISOString(), expires_at: expires.toISOString() };
  const snapshot: Snapshot = { name, title, ...times, notes, answers, sources };
  const bytes = Buffer.from(JSON.stringify(snapshot));
  if (bytes.length > LINKS.bytes) throw new Problem('LINK_TOO_LARGE');
  const counts = {
    notes: notes.length,
    answers: answers.length,
    sources: new Set(sources.map((source) => source.id)).size,
  };
  const details: Details = { secret, name, choice, counts };
  return {
    details_sealed: keys.seal(JSON.stringify(details), placeOf(id)),
    snapshot_sealed: sealSnapshot(secret, id, bytes),
    taken_at: at,
  };
}

/** Makes a link to what was chosen, as it is now. 404 for what the notebook does not have; LINK_LIMIT where it has as many links as may be. */
export async function make(
  deps: Needs,
  notebook: OwnedNotebook,
  { name, days, ...chosen }: Body<typeof sharingApi.make>,
): Promise<SharedLink> {
  const choice: Choice = {
    notes: [...new Set(chosen.notes)],
    answers: [...new Set(chosen.answers)],
    sources: [...new Set(chosen.sources)],
  };
  const taken = await take(deps, notebook, choice);
  if (taken.notes.length !== choice.notes.length || taken.answers.length !== choice.answers.length) throw notFound();
  const keys = await deps.vault.of(notebook.userId);
  const [id, at] = [randomUUID(), deps.now()];
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const expires = new Date(at.getTime() + days * DAY_MS);
  const row = {
    ...sealed(keys, taken, { id, secret, name, choice, at, expires }),
    id,
    user_id: notebook.userId,
    notebook_id: notebook.id,
    hash: hashOf(secret),
    held: taken.held,
    created_at: at,
    expires_at: expires,
  };
  await deps.db.transaction().execute(async (trx) => {
    const locked = trx.selectFrom('notebooks').select('id').where('id', '=', notebook.id).forUpdate();
    await locked.executeTakeFirstOrThrow(notFound);
    const { n } = await linksOf({ db: trx, now: deps.now }, notebook)
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    if (Number(n) >= LINKS.max) throw new Problem('LINK_LIMIT');
    await hold(trx, notebook, taken.held);
    await trx.insertInto('shared_links').values(row).execute();
    await recordWithin(trx, at, notebook, { action: 'notebook.shared', objectId: id, details: { why: 'made' } });
  });
  return show(keys, { ...row, opened: 0, opened_at: null });
}

/** Shows by the same link what the same notes, answers and sources say now. 404 for another's, and for one that is over. */
export async function renew(deps: Needs, notebook: OwnedNotebook, id: string): Promise<SharedLink> {
  const row = await linksOf(deps, notebook).select(COLUMNS).where('id', '=', id).executeTakeFirstOrThrow(notFound);
  const keys = await deps.vault.of(notebook.userId);
  const { secret, name, choice } = detailsOf(keys, row);
  const taken = await take(deps, notebook, choice);
  const at = deps.now();
  const now = sealed(keys, taken, { id, secret, name, choice, at, expires: row.expires_at });
  return deps.db.transaction().execute(async (trx) => {
    await hold(trx, notebook, taken.held);
    const changed = await trx
      .updateTable('shared_links')
      .set({ ...now, held: taken.held })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow(notFound);
    await recordWithin(trx, at, notebook, { action: 'notebook.shared', objectId: id, details: { why: 'renewed' } });
    return show(keys, changed);
  });
}

/** Ends a link, with what it shows. 404 for another's. */
export async function revoke({ db, now }: Pick<Needs, 'db' | 'now'>, notebook: OwnedNotebook, id: string) {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('shared_links')
      .where('id', '=', id)
      .where('notebook_id', '=', notebook.id)
      .where('user_id', '=', notebook.userId)
      .returning('id')
      .executeTakeFirstOrThrow(notFound);
    await recordWithin(trx, now(), notebook, { action: 'notebook.share-revoked', objectId: id });
  });
}

/** Removes the links that are over. */
export async function sweepLinks({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('shared_links').where('expires_at', '<=', now()).execute();
}
