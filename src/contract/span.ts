import { z } from 'zod';
import { sourceType } from './source-type.ts';

/** A place in one version of one source: UTF-16 offsets of its canonical text, end excluded. */
export const span = z.object({
  source_id: z.uuid(),
  version: z.number().int().positive(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});
export type Span = z.infer<typeof span>;

/**
 * What the verifier found of a quotation; `deleted` when its source is gone since.
 * exact: stands there to the letter · normalised: but for case, accents, space, hyphens, marks ·
 * moved: found elsewhere, the span is mended · missing: found nowhere in what was selected.
 */
const citationState = z.enum(['exact', 'normalised', 'moved', 'missing', 'deleted']);
export type CitationState = z.infer<typeof citationState>;

/** What was folded to find it. */
export const change = z.enum([
  'case',
  'accents',
  'space',
  'hyphen',
  'marks',
  'ligature',
  'edge',
  'ellipsis',
  'insertion',
]);
export type Change = z.infer<typeof change>;
/** What a careful reader should know about the quotation; never alters the state. */
export const caution = z.enum([
  'negation-before',
  'condition-after',
  'short',
  'repeated',
  'accent-tense',
  'skips-text',
]);
export type Caution = z.infer<typeof caution>;

/**
 * Where the words of a citation stand in the version that has taken the place of the cited one. there: at the same lines · moved: at others ·
 * gone: nowhere, and then it has no place.
 */
const newer = z.object({
  version: z.number().int().positive(),
  state: z.enum(['there', 'moved', 'gone']),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  chunk_lines_from: z.number().int().nonnegative(),
  chunk_lines_to: z.number().int().nonnegative(),
  page: z.number().int().positive().nullable(),
});
export type Newer = z.infer<typeof newer>;

/** A span as it stands on the wire: the specification's fields and ours. Lines count from 1; `excerpt` is always the source's own slice. */
export const citation = span.extend({
  citation_id: z.number().int().positive(),
  source_title: z.string(),
  source_type: sourceType,
  chunk_index: z.number().int().nonnegative(),
  chunk_lines_from: z.number().int().nonnegative(),
  chunk_lines_to: z.number().int().nonnegative(),
  excerpt: z.string(),
  page: z.number().int().positive().nullable(),
  /** For what was spoken: the second at which the first of its lines begins. */
  time: z.number().nonnegative().nullable().default(null),
  /** For a norm of Ley Chile: the day from which the text of its first line is in force, as the library tells; until when is not told. */
  since: z.iso.date().nullable().default(null),
  state: citationState,
  changes: z.array(change).default([]),
  cautions: z.array(caution).default([]),
  /** Null while the cited version is the newest that was read. */
  newer: newer.nullable().default(null),
});
export type Citation = z.infer<typeof citation>;
