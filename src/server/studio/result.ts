import type { Deps } from '#server/deps.ts';
import { joinParts } from './parts/kept.ts';
import { place, type Row, type Stored } from './stored.ts';

/** What was made for a job, as it is kept; null where nothing was yet. */
export async function openResult({ vault, db }: Pick<Deps, 'vault' | 'db'>, row: Row): Promise<Stored | null> {
  if (!row.result_sealed) return null;
  const keys = await vault.of(row.user_id);
  const stored = JSON.parse(keys.openText(row.result_sealed, place('result', row.id))) as Stored;
  return row.asked_sealed ? joinParts({ vault, db }, row, stored.result as object) : stored;
}
