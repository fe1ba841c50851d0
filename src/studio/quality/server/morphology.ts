import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { morphologyOf, type Morphology } from '#reading/grammar/es/morphology.ts';

let read: Morphology | undefined;

/** What the words of Spanish may be, by the Chilean dictionary; read when first asked for, and kept for the life of the process. */
export function morphology(): Morphology {
  const folder = path.dirname(createRequire(import.meta.url).resolve('dictionary-es-cl'));
  const file = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  return (read ??= morphologyOf(file('index.aff'), file('index.dic')));
}
