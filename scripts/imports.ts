import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An import or an export of another file, static or dynamic, with the file in the first group. */
export const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g;

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

/** The file of the repository that an import names, such as `src/reading/lines.ts`; null for a package. */
function goalOf(from: string, to: string): string | null {
  if (to.startsWith('.')) return path.posix.join(path.posix.dirname(from), to);
  const [name = '', ...rest] = to.split('/');
  const place = imports[`${name}/*`];
  return place ? path.posix.normalize(place.replace('*', rest.join('/'))) : null;
}

/** For each file that is imported by one of `files`, those that import it. Paths are relative to the root of the repository. */
export function importersOf(files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files.filter((one) => existsSync(one)))
    for (const [, to] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const goal = goalOf(file, to!);
      if (goal) importers.set(goal, [...(importers.get(goal) ?? []), file]);
    }
  return importers;
}

/** `files` and whatever reaches them by imports, with the least number of steps: 0 for the files themselves. */
export function reaching(
  files: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const steps = new Map(files.map((file) => [file, 0]));
  for (const [file, step] of steps)
    for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, step + 1);
  return steps;
}
