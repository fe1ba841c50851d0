import { z } from 'zod';
import { area, basis, kind as contractKind, replacement } from '#contract/risk.ts';
import { besideOptions, defineGenerator, level, place } from '#contract/studio.ts';

/** What a change does, the gravest first: these are the kinds that change rights, and those that do not. */
const kinds = [
  'polarity',
  'modality',
  'figure',
  'term',
  'date',
  'party',
  'exception',
  'definition',
  'reference',
  'removed',
  'added',
  'moved',
  'renumbered',
  'wording',
] as const;
const kind = z.enum(kinds);
export type Kind = z.infer<typeof kind>;

export const weights = ['rights', 'moved', 'wording'] as const;
const weight = z.enum(weights);
export type Weight = z.infer<typeof weight>;

const states = ['same', 'changed', 'removed', 'added', 'away', 'here'] as const;
const offset = z.number().int().nonnegative();
/** A place in one of the texts, end excluded; null where that text has nothing there. */
const range = z.tuple([offset, offset]).nullable();
export type Range = z.infer<typeof range>;

const row = z
  .tuple([z.enum(states), range, range])
  .describe(
    'A stretch of the version before and of the one after, beside each other. away, here: a paragraph that moved',
  );
export type Row = z.infer<typeof row>;

const difference = z.object({
  kinds: z.array(kind).min(1).describe('The gravest first'),
  weight,
  /** The division that it stands in, as the document names it. */
  label: z.string(),
  /** The words of each version; null where it has none. */
  before: place.nullable(),
  after: place.nullable(),
  /** The same places to the letter. An empty one: between two words. */
  at: z.tuple([range, range]),
  /** The same with the whole of the values that differ. */
  said: z.tuple([range, range]),
  row: z.number().int().nonnegative(),
});
export type Difference = z.infer<typeof difference>;

const counts = z.object({ rights: offset, moved: offset, wording: offset });

/** What the new version does to a risk, in the order in which it is told. `raised`, `lowered`: both versions have it, at another level. */
export const riskStates = ['added', 'raised', 'lowered', 'removed', 'same'] as const;
const riskState = z.enum(riskStates);
export type RiskState = z.infer<typeof riskState>;

const risk = z.object({
  state: riskState,
  rule: z.string().describe('The rule that found it'),
  area,
  title: z.string(),
  /** What it was called in the version before, where another rule told it there. */
  was: z.string().nullable(),
  /** In the version before and in the one after; null where it is not found there. */
  levels: z.tuple([level.nullable(), level.nullable()]),
  why: z.string(),
  action: z.string(),
  bears: z.string().nullable().describe('Who bears it, as the document calls that side'),
  basis: basis.nullable(),
  replacement: replacement.nullable().describe('Null of one that the new version does not have'),
  /** Its words in each version; where it is not found, those that stand in their place, or null. */
  before: place.nullable(),
  after: place.nullable(),
  /** The same places in the texts. */
  at: z.tuple([range, range]),
});
export type Risk = z.infer<typeof risk>;

const risks = z.object({
  /** What each version is. */
  kinds: z.tuple([contractKind, contractKind]),
  /** The kind whose rules both were read with; null where one of them is no contract, and no risks were looked for. */
  read_as: contractKind.nullable(),
  counts: z.record(riskState, offset),
  list: z.array(risk).describe('By state, the gravest first'),
  /** Risks beyond those that are listed. */
  left: offset,
});
export type Risks = z.infer<typeof risks>;

const comparison = z.object({
  /** The first words of each version: they tell which version of which source it is. */
  sides: z.object({ before: place, after: place }),
  counts,
  /** The two texts share so little that they are no versions of one. */
  unlike: z.boolean().default(false),
  rows: z.array(row),
  differences: z.array(difference).describe('In the order of the version after'),
  /** Differences beyond those that are listed. */
  left: offset,
  risks: risks.nullable().default(null).describe('Null of comparisons that were made before risks were told'),
});
export type Comparison = z.infer<typeof comparison>;

export default defineGenerator({
  kind: 'compare',
  order: 10,
  price: { name: 'comparison', tokens: 8 },
  start: 'compare-sources',
  list: 'comparisons',
  listKey: 'comparisons',
  resultKey: 'comparison',
  stages: ['compare', 'risks', 'report'],
  alone: true,
  options: besideOptions,
  result: comparison,
  summary: counts,
});
