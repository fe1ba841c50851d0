import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { backupsIn, DAILY_KEPT, dailyFolder } from '../backup/folder.ts';
import { missingRoom } from '../backup/room.ts';
import type { OperatorDeps } from '../command.ts';
import { ok, size, span, warn, type Check, type Finding } from './check.ts';

const DAY_S = 86_400;
/** Days since the last backup of any kind, and since the last daily one. */
const DAYS = { any: 7, daily: 2 } as const;

type Said = Omit<Finding, 'part'>;

/** The last backup that anybody made, wherever it lies. */
async function last({ db, now }: OperatorDeps): Promise<Said> {
  const found = await db
    .selectFrom('audit_log')
    .select('at')
    .where('action', '=', 'operator.acted')
    .where(sql<boolean>`details::json->>'why' = 'backup'`)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!found) return warn('none was ever made', 'run `backup <folder>`, each day (docs/backup.md)');
  const ago = (now().getTime() - found.at.getTime()) / 1000;
  const seen = `the last one was made ${span(ago)} ago`;
  return ago > DAYS.any * DAY_S ? warn(seen, 'run `backup <folder>`, each day') : ok(seen);
}

/** The daily ones of the data folder. */
async function daily(deps: OperatorDeps): Promise<Said[]> {
  const { config, now } = deps;
  if (config.databaseUrl) return [];
  const folder = dailyFolder(config.dataDir);
  const kept = await backupsIn(folder);
  if (!config.dailyBackup)
    return [
      ok(`daily ones are switched off (FOJAS_BACKUP)${kept.length > 0 ? `; ${kept.length} lie in ${folder}` : ''}`),
    ];
  const [newest] = kept;
  if (!newest) return [...(await room(deps, config.dataDir)), ok('no daily one yet: the first follows on a start')];
  const ago = (now().getTime() - newest.at.getTime()) / 1000;
  const bytes = kept.reduce((sum, one) => sum + one.bytes, 0);
  const seen = `daily ones: ${kept.length} of ${DAILY_KEPT} in ${folder}, the newest ${span(ago)} old, ${size(bytes)} in all`;
  const late = ago > DAYS.daily * DAY_S;
  return [late ? warn(seen, 'start Fojas; the log says why none was made') : ok(seen), ...(await room(deps, folder))];
}

/** Whether there is room for the next one; old ones may go for it. */
async function room(deps: OperatorDeps, folder: string): Promise<Said[]> {
  const old = (await backupsIn(folder)).slice(1).reduce((sum, one) => sum + one.bytes, 0);
  const missing = (await missingRoom(deps, folder)) - old;
  return missing > 0
    ? [warn(`there is no room for a daily one: ${size(missing)} are missing`, 'make room, or back up to another disk')]
    : [];
}

/** What a restore set aside: the keys of then are in it. */
async function aside({ config }: OperatorDeps): Promise<Said[]> {
  const names = (await readdir(config.dataDir).catch((): string[] => [])).filter((name) => name.startsWith('damaged-'));
  return names.map((name) =>
    warn(
      `${name} was set aside by a restore, with the users' keys of then`,
      `once all is well, remove it from ${config.dataDir}`,
    ),
  );
}

export const backups: Check = {
  part: 'backup',
  look: async (deps) => [await last(deps), ...(await daily(deps)), ...(await aside(deps))],
};
