import { z } from 'zod';
import { defineGenerator, place } from '#contract/studio.ts';
import { inParts, partsOptions } from '#contract/studio-parts.ts';

/** What a column may ask without words being typed: what contracts settle, how a ruling is told, and what a law sets. */
const presetIds = [
  'parties',
  'rent',
  'fee',
  'object',
  'premises',
  'term',
  'start',
  'expiry',
  'renewal',
  'notice',
  'termination',
  'penalty',
  'deposit',
  'adjustment',
  'repairs',
  'guarantor',
  'transfer',
  'confidentiality',
  'exceptions',
  'return',
  'competition',
  'exclusivity',
  'ownership',
  'licence',
  'insurance',
  'audit',
  'uncapped',
  'personal',
  'challenge',
  'after',
  'cap',
  'law',
  'forum',
  'asks',
  'answers',
  'reasons',
  'decides',
  'costs',
  'votes',
  'sanctions',
  'court',
  'prescription',
  'force',
] as const;
export type Preset = (typeof presetIds)[number];

/** Columns of a table, and characters of a question and of a cell that is set right by hand. */
export const COLUMNS_MAX = 20;
export const QUESTION_MAX = 300;
export const CORRECTION_MAX = 1000;

const line = z.string().trim().min(1);

/** What a column asks: a preset, or a question in words. */
const column = z
  .object({
    preset: z.enum(presetIds).nullable().default(null),
    question: z.string().trim().max(QUESTION_MAX).default(''),
  })
  .refine(({ preset, question }) => preset !== null || question !== '');
export type Column = z.infer<typeof column>;

/** Whether something typed is a question: it holds a letter. */
export const hasWords = (question: string): boolean => /\p{L}/u.test(question);
/** A column as it may be asked now: one that was asked before is shown as it is. */
const asked = column.refine(({ preset, question }) => preset !== null || hasWords(question));

/** answered: its words answer · near: they come closest to what was typed, and do not clearly answer · silent: the source was read whole and does not say it · unread: it was not read. */
const states = ['answered', 'near', 'silent', 'unread'] as const;

const cell = z.object({
  state: z.enum(states),
  /** The words that answer, with words of ours between them; of a near one those that come closest. */
  line: z.array(z.union([z.string(), place])),
  /** The passage that they stand in. */
  passage: place.nullable(),
  /** The same in cells that say the same; '' in those that say nothing. No words of the source. `read`: of what was read, whatever was set in its place. */
  value: z.string().max(64),
  read: z.string().max(64),
  /** What its owner set in its place; null where it stands as it was read. */
  corrected: line.max(CORRECTION_MAX).nullable(),
});
export type Cell = z.infer<typeof cell>;

export const row = z.object({
  /** The room sets it. */
  source_id: z.uuid(),
  /** Why nothing of it was read; null where it was. */
  why: z.enum(['not-ready', 'stopped', 'limit']).nullable(),
  cells: z.array(cell),
});
export type Row = z.infer<typeof row>;

const table = z.object({ columns: z.array(column), rows: z.array(row) });
export type Table = z.infer<typeof table>;

const count = z.number().int().nonnegative();
const counts = z.object({
  sources: count,
  columns: count,
  answered: count,
  near: count.default(0),
  silent: count,
  unread: count,
});

/** A cell set right by hand, or as it was read again where `text` is null. */
const change = z.object({
  source_id: z.uuid(),
  column: count,
  text: line.max(CORRECTION_MAX).nullable(),
});

export default inParts(
  defineGenerator({
    kind: 'table',
    order: 11,
    price: { name: 'table_cell', tokens: 1 },
    start: 'table-source',
    list: 'tables',
    listKey: 'tables',
    resultKey: 'table',
    stages: ['cells'],
    alone: true,
    options: partsOptions.extend({ columns: z.array(asked).max(COLUMNS_MAX).default([]) }),
    result: table,
    summary: counts,
  }),
  { start: 'table-sources', change },
);
