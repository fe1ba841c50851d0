import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Field } from './blocks.ts';
import { readMarks, type Marks } from './marks.ts';
import { countOf, pageOf, tableOf } from './pages.ts';
import { readmeOf } from './readme.ts';

export const DOCS = 'docs/lexicon';
/** The articles that were checked against their texts. */
export const MARKS = path.join(DOCS, 'verified.txt');
/** What each hundred concepts bring, as `--curve` measured it. */
export const CURVE = path.join(DOCS, 'curve.txt');

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
export const keptMarks = (): Marks => readMarks(textOf(MARKS));

/** The pages of docs/lexicon by their names, as the data has them. */
export function pages(all: readonly Field[]): Map<string, string> {
  const marks = keptMarks();
  const table = tableOf(all.map((field) => countOf(field, marks)));
  return new Map([
    ['README.md', readmeOf(table, textOf(CURVE))],
    ...all.map((field): [string, string] => [`${field.name}.md`, pageOf(field, marks)]),
  ]);
}
