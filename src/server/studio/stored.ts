import type { Selectable } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { KeptCitation } from '#server/sources/index.ts';

export type Row = Selectable<Tables['studio_jobs']>;

/** What is made of a source: its result with places where quotations stand, and their citations without words. */
export type Stored = { document_length: number; result: unknown; citations: KeptCitation[] };

/** Where a sealed column of a job belongs. */
export const place = (column: 'description' | 'summary' | 'result', id: string): string =>
  `studio_jobs.${column}_sealed:${id}`;

/** The states of a job that waits or runs. */
export const UNFINISHED = ['pending', 'processing'] as const;
