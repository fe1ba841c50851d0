import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the public data sets lie; they are never part of the project. */
export const ROOT = process.env.FOJAS_DATA_SETS ?? path.resolve('..', 'shared', 'data');

/** Whether a data set is there; a bench says so and goes on where it is not. */
export function present(set: string): boolean {
  if (existsSync(path.join(ROOT, set))) return true;
  process.stdout.write(`  (${set}: the data set is not here)\n`);
  return false;
}
export const readText = (...place: string[]): string =>
  readFileSync(path.join(ROOT, ...place), 'utf8').replace(/\r\n?/g, '\n');
/** Every file below a folder of a data set, as a place for `readText`, in the order of names. */
export const filesBelow = (...place: string[]): string[] =>
  readdirSync(path.join(ROOT, ...place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
export const readBytes = (...place: string[]): Buffer => readFileSync(path.join(ROOT, ...place));
export const readRows = <T>(...place: string[]): T[] =>
  readText(...place)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
export const readJson = <T>(...place: string[]): T => JSON.parse(readText(...place)) as T;

export const share = (part: number, whole: number): number => Number(((100 * part) / Math.max(1, whole)).toFixed(2));
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
export const percentile = (values: readonly number[], p: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? 0;
};
