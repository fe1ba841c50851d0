import { z } from 'zod';
import { defineGenerator, place } from '#contract/studio.ts';

/** The kinds of fault, in the order in which a report shows them (specification 2, section 3). */
export const categories = [
  'ortografia',
  'gramatica',
  'puntuacion',
  'redaccion',
  'redundancia',
  'consistencia',
  'conceptos',
  'coherencia',
] as const;
export type Category = (typeof categories)[number];

export const severity = z.enum(['high', 'medium', 'low']);
export type Severity = z.infer<typeof severity>;

/** Faults of one kind that a report lists; what is beyond is counted. */
export const LISTED = 150;

/** Who else found something, beside the rules of ours: a language model, or a LanguageTool server of the operator's. */
const by = z.enum(['model', 'languagetool']).optional();

const issue = z.object({
  text: z
    .string()
    .describe('The fault in one plain sentence, in the language of who asked, with the number of its line'),
  place: place.describe('Where it stands'),
  also: place.optional().describe('The other place, where two do not agree'),
  suggestion: z
    .string()
    .nullable()
    .describe('Words that could stand there instead; null where it takes more than other words'),
  why: z.string().describe('The rule, in the language of who asked'),
  by,
  rule: z
    .string()
    .describe('The name of the rule; `model` where a language model found it, `languagetool.…` where LanguageTool did'),
  source: z.string().nullable().describe('The work or law that the rule comes from; null for advice of ours'),
  severity: severity.describe('high: an error to mend; medium: probably one; low: advice'),
});
export type Issue = z.infer<typeof issue>;

const category = z.object({
  /** All that were found; `issues` holds the first LISTED. */
  count: z.number().int().nonnegative(),
  issues: z.array(issue),
});

/** How the score comes about: 10, less what each kind of fault takes. */
const score = z.object({
  words: z.number().int().nonnegative(),
  /** Weighted faults for 1,000 words, advice included. */
  points: z.number().nonnegative(),
  /** Points for 1,000 words that cost nothing. */
  free: z.number().nonnegative(),
  /** What each kind takes from 10, the most first. */
  taken: z.array(z.object({ category: z.enum(categories), points: z.number().nonnegative() })),
});

const result = z.object({
  summary: z.object({
    total_issues: z.number().int().nonnegative(),
    document_quality_score: z.number().min(0).max(10),
    overall_assessment: z
      .string()
      .describe('Two or three sentences that a lawyer can act on, in the language of who asked'),
  }),
  score,
  categories: z.object({
    ortografia: category,
    gramatica: category,
    puntuacion: category,
    redaccion: category,
    redundancia: category,
    consistencia: category,
    conceptos: category,
    coherencia: category,
  }),
  document_length: z.number().int().nonnegative(),
});
export type Quality = z.infer<typeof result>;

export default defineGenerator({
  kind: 'quality',
  order: 4,
  price: { name: 'quality_analysis', tokens: 8 },
  start: 'analyze-quality',
  list: 'quality-analyses',
  listKey: 'quality_analyses',
  resultKey: 'quality_analysis',
  stages: ['spelling', 'grammar', 'consistency', 'report'],
  result,
  summary: z.object({
    total_issues: z.number().int().nonnegative(),
    document_quality_score: z.number().min(0).max(10),
    document_length: z.number().int().nonnegative(),
  }),
});
