import type { Selectable } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { KeptCitation } from '#server/sources/index.ts';
import type { Tool } from './tool.ts';

export type Row = Selectable<Tables['studio_jobs']>;

/** What is made of a source: its result with places where quotations stand, and their citations without words. */
export type Stored = { document_length: number; result: unknown; citations: KeptCitation[] };

/** Where a sealed column of a job belongs. */
export const place = (column: 'description' | 'summary' | 'result', id: string): string =>
  `studio_jobs.${column}_sealed:${id}`;
/** Where the file of a job belongs: under its key and no other. */
export const filePlace = (key: string): string => `studio_jobs.file:${key}`;

/** The states of a job that waits or runs. */
export const UNFINISHED = ['pending', 'processing'] as const;

/** What was asked beside the source, as the tool of today understands it: its defaults where it does not. */
export function optionsOf({ contract: { options } }: Tool, row: Pick<Row, 'options'>): unknown {
  const asked = options.safeParse(row.options ?? {});
  return asked.success ? asked.data : options.parse({});
}
