import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../figure.ts';

/** The figures of one whole run of a bench, as `npm run bench -- --keep <name>` leaves them for docs/proof.md. `on`: the day, as YYYY-MM-DD. */
export type Kept = { bench: string; about: string; on: string; figures: Figure[] };

const FOLDER = path.join('bench', 'kept');

export function keep(kept: Kept): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, `${kept.bench}.json`), `${JSON.stringify(kept, null, 2)}\n`);
}

/** All that was kept, by the names of the benches. */
export const readKept = (): Kept[] =>
  (existsSync(FOLDER) ? readdirSync(FOLDER).sort() : []).map(
    (file) => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Kept,
  );
