import { oneKey } from '#reading/lexicon/where.ts';
import type { Field } from './blocks.ts';

/** Articles that were checked against the text of their norm, by concept and norm. What stands in no mark is unverified. */
export type Marks = ReadonlyMap<string, ReadonlySet<string>>;

/** The key of a mark: a concept and a norm. */
export const markOf = (id: string, norm: string): string => `${id} ${oneKey(norm)}`;

const LINE = /^([a-z0-9-]+ [a-z]+[a-z0-9:/-]*): ([a-z0-9 ]+(?:, [a-z0-9 ]+)*)$/;

/** Reads lines such as `labour-vacation codigo:trabajo: 67, 69`; throws on any other. */
export function readMarks(text: string): Marks {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [, key, articles] = LINE.exec(line) ?? [];
        if (key === undefined) throw new Error(`This mark cannot be read: ${line}`);
        return [key, new Set(articles!.split(', '))];
      }),
  );
}

/** Marks as `readMarks` reads them, in the order of their keys. */
export const writtenMarks = (marks: Marks): string =>
  [...marks]
    .filter(([, articles]) => articles.size > 0)
    .map(([key, articles]) => `${key}: ${[...articles].join(', ')}`)
    .sort()
    .map((line) => `${line}\n`)
    .join('');

/** The marks that stand for no article of the lexicon any more. */
export function staleMarks(marks: Marks, fields: readonly Field[]): string[] {
  const told = new Set(
    fields.flatMap(({ blocks }) =>
      blocks.flatMap(({ concept: { id, where } }) =>
        where.flatMap(({ norm, articles }) => articles.map((article) => `${markOf(id, norm)}: ${article}`)),
      ),
    ),
  );
  return [...marks].flatMap(([key, articles]) =>
    [...articles].map((article) => `${key}: ${article}`).filter((one) => !told.has(one)),
  );
}
