import { randomUUID } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Selectable } from 'kysely';
import { IMPORT, type Imported, type ImportedNotebook } from '#contract/portability.ts';
import type { Language } from '#contract/language.ts';
import type { Tables } from '#server/db/tables.ts';
import { marksLoss } from '#server/db/held.ts';
import type { Deps } from '#server/deps.ts';
import type { Upload } from '#server/http/call.ts';
import { Problem } from '#server/http/problem.ts';
import { sentence } from '#server/http/text.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { DAY_MS } from './ask.ts';

export type ImportRow = Selectable<Tables['imports']>;
export const reportPlace = (id: string): string => `imports.report_sealed:${id}`;
export const zipPlace = (id: string): string => `imports.file:${id}`;

/** What came of the notebooks so far. */
export const reportOf = (keys: UserVault, { id, report_sealed }: Pick<ImportRow, 'id' | 'report_sealed'>) =>
  report_sealed ? (JSON.parse(keys.openText(report_sealed, reportPlace(id))) as ImportedNotebook[]) : [];

const show = (keys: UserVault, row: ImportRow, language: Language): Imported => ({
  id: row.id,
  status: row.status,
  error_code: row.error_code,
  error_message: row.error_code && sentence(row.error_code, language),
  bytes: Number(row.bytes),
  total: row.total,
  notebooks: reportOf(keys, row),
  asked_at: row.asked_at.toISOString(),
  done_at: row.done_at?.toISOString() ?? null,
});

/** The newest import of a user whose ZIP has come; null where there is none. */
export async function newestImport(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  userId: string,
  language: Language,
): Promise<Imported | null> {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '!=', 'uploading')
    // What never came whole is told by the answer to its upload.
    .where('file_key', 'is not', null)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? show(await vault.of(userId), row, language) : null;
}

/** After so long an upload is taken for one whose process died. */
const UPLOAD_MS = 2 * 60 * 60 * 1000;

/** Throws TOO_MANY_JOBS while another import of this user is under way, and RATE_LIMITED for too many in a day. */
async function checkFree({ db, now }: Pick<Deps, 'db' | 'now'>, userId: string): Promise<void> {
  const at = now().getTime();
  const alive = new Date(at - UPLOAD_MS);
  const { n, busy } = await db
    .selectFrom('imports')
    .select([
      sql<number>`count(*)::int`.as('n'),
      sql<boolean>`coalesce(bool_or(status in ('waiting', 'running') or (status = 'uploading' and asked_at > ${alive})), false)`.as(
        'busy',
      ),
    ])
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('asked_at', '>', new Date(at - DAY_MS)), eb('status', 'in', ['waiting', 'running'])]))
    .executeTakeFirstOrThrow();
  if (busy) throw new Problem('TOO_MANY_JOBS');
  if (n >= IMPORT.daily) throw new Problem('RATE_LIMITED', { retryAfter: DAY_MS / 1000 });
}

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'queue' | 'live' | 'now'>;

/**
 * Takes in a ZIP, sealed as it arrives; what is in it is looked at by a job. TOO_MANY_JOBS while another is under way, RATE_LIMITED for too many in a day,
 * PAYLOAD_TOO_LARGE above what an account may keep, EMPTY_FILE for one without a byte.
 */
export async function bring(deps: Needs, userId: string, upload: Upload | null, language: Language): Promise<Imported> {
  if (!upload) throw new Problem('INVALID', { fields: { file: 'missing' } });
  const id = randomUUID();
  const key = `${userId}/imports/${id}`;
  // The row comes first, so that what a process that dies leaves in the storage is spoken of.
  const row = { id, user_id: userId, file_key: key, bytes: '0', asked_at: deps.now() };
  await deps.db.transaction().execute(async (trx) => {
    // Those who bring at the same time wait for each other here, so that none of them counts too few.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    await checkFree({ ...deps, db: trx }, userId);
    await trx
      .insertInto('imports')
      .values({ ...row, status: 'uploading' })
      .execute();
  });
  try {
    const bytes = await store(deps, userId, id, key, upload);
    if (bytes === 0) throw new Problem('EMPTY_FILE');
    const waiting = await deps.db.transaction().execute(async (trx) => {
      const changed = await trx
        .updateTable('imports')
        .set({ status: 'waiting', bytes: String(bytes) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await deps.queue.send(trx, 'account.import', { userId, importId: id }, { key: id });
      return changed;
    });
    deps.live.tell(userId, { type: 'portability' });
    return show(await deps.vault.of(userId), waiting, language);
  } catch (error) {
    // With the connection the answer is lost whether the job stands, which needs the file; what nobody speaks of a sweep removes.
    if (marksLoss(error)) throw error;
    await deps.storage.remove([key]);
    // Its row stays: an upload that failed counts for the day.
    await deps.db
      .updateTable('imports')
      .set({ status: 'failed', file_key: null, done_at: deps.now() })
      .where('id', '=', id)
      .execute();
    throw (error as { constraint?: string }).constraint === 'imports_once' ? new Problem('TOO_MANY_JOBS') : error;
  }
}

async function store(
  { vault, storage }: Pick<Deps, 'vault' | 'storage'>,
  userId: string,
  id: string,
  key: string,
  upload: Upload,
): Promise<number> {
  const sealing = (await vault.of(userId)).sealing(zipPlace(id));
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await Promise.all([pipeline(upload.stream, counting, sealing), storage.put(key, sealing)]);
  await upload.fields();
  return bytes;
}
