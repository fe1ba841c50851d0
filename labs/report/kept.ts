import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from '../../bench/figure.ts';

/** The figures of one whole run of a lab, as `npm run lab NAME -- --keep` leaves them for the report. `on`: the day, as YYYY-MM-DD. */
export type Kept = { bench: string; about: string; on: string; figures: Figure[] };

/** Where labs leave their figures and the report; git ignores it. */
export const KEPT = path.join('labs', 'kept');

const fileOf = (bench: string): string => path.join(KEPT, `${bench}.json`);

/** Keeps the figures of a run. `add`: some rows of it were run again, and what stands there of other rows (by the first goal of a figure) stays. */
export function keep(kept: Kept, add = false): void {
  mkdirSync(KEPT, { recursive: true });
  const again = new Set(kept.figures.map(({ goals }) => goals?.[0]));
  const before = add && existsSync(fileOf(kept.bench)) ? (JSON.parse(readFileSync(fileOf(kept.bench), 'utf8')) as Kept) : null; // prettier-ignore
  const stays = before?.figures.filter(({ goals }) => !again.has(goals?.[0])) ?? [];
  kept = { ...kept, figures: [...stays, ...kept.figures] };
  writeFileSync(fileOf(kept.bench), `${JSON.stringify(kept, null, 2)}\n`);
}

/** All that was kept, by the names of the labs. */
export const readKept = (): Kept[] =>
  (existsSync(KEPT) ? readdirSync(KEPT).sort() : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(KEPT, file), 'utf8')) as Kept);
