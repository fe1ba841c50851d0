import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const GREEN = 'node_modules/.cache/fojas/green.json';

/** The SHA-1 of each file, by its path. */
export type Fingerprints = Record<string, string>;

/** Lines of git's output; none where git cannot say. */
const git = (...args: string[]): string[] =>
  spawnSync('git', [...args, '-z'], { encoding: 'utf8', maxBuffer: 1 << 28 })
    .stdout.split('\0')
    .filter(Boolean);

/** Every file that git tracks or would add. */
export const filesOfRepository = (): string[] =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter(
    (file) => existsSync(file) && statSync(file).isFile(),
  );

export const fingerprintsOf = (files: readonly string[]): Fingerprints =>
  Object.fromEntries(files.map((file) => [file, createHash('sha1').update(readFileSync(file)).digest('hex')]));

/** What differs from the last check that passed, removed files too; where none passed yet, what git sees as changed or new. */
export function changedSince(last: Fingerprints | null, now: Fingerprints): string[] {
  if (!last) return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set([...Object.keys(now), ...Object.keys(last)])].filter((file) => now[file] !== last[file]);
}

/** The files as they were when `npm run check` passed last; null before the first time. */
export const lastGreen = (): Fingerprints | null =>
  existsSync(GREEN) ? (JSON.parse(readFileSync(GREEN, 'utf8')) as Fingerprints) : null;

export function keepGreen(now: Fingerprints): void {
  mkdirSync(path.dirname(GREEN), { recursive: true });
  writeFileSync(GREEN, JSON.stringify(now));
}
