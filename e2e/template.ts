import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { copy, STAMP, TEMPLATE } from './data-folder.ts';
import { startServer } from './server.ts';

const BUILT = 'dist/server.stamp';
const read = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/** Starts the built server once and keeps its data folder for the servers of the journeys, unless this build has done so before. */
export default async function makeTemplate(): Promise<void> {
  const built = read(BUILT);
  if (built === null || read(STAMP) === built) return;
  for (const place of [STAMP, TEMPLATE]) rmSync(place, { recursive: true, force: true });
  const { dataDir, stop } = await startServer({});
  await stop('keep');
  const making = `${TEMPLATE}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  copy(dataDir, making);
  rmSync(dataDir, { recursive: true });
  renameSync(making, TEMPLATE);
  writeFileSync(STAMP, built);
}
