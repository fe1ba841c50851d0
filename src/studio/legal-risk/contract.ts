import { z } from 'zod';
import { area, basis, kind, replacement } from '#contract/risk.ts';
import { by, defineGenerator, level, place, priority } from '#contract/studio.ts';

/** What a rule adds to what it found; absent of what a model did, and of results made before rules told it. */
const added = {
  bears: z.string().nullable().default(null).describe('Who bears it, as the document calls that side'),
  replacement: replacement.nullable().default(null),
};

const about = {
  type: area,
  title: z.string().describe('A few words, as a heading'),
  location: place.describe('The words of the document that show it'),
  also: z.array(place).describe('Other places of the document that show the same'),
};
const issue = z.object({
  ...about,
  by,
  rule: z.string().nullable().describe('The rule that found it; null where a model did'),
  risk_level: level,
  level_reason: z.string().default('').describe('Why this level'),
  ...added,
  description: z.string().describe('Why it matters'),
  suggested_action: z.string(),
  basis: basis.nullable().describe('Null where it is drafting advice and no rule of law'),
  lawyer_reviewed: z.boolean().describe('Whether a lawyer has reviewed the rule that found it'),
});
const advantage = z.object({
  by,
  category: area,
  impact: priority,
  title: z.string(),
  description: z.string(),
  basis: basis.nullable(),
  location: place,
});
const disadvantage = z.object({
  by,
  category: area,
  severity: priority,
  title: z.string(),
  description: z.string(),
  recommendation: z.string(),
  ...added,
  basis: basis.nullable(),
  location: place,
  also: z.array(place),
});
const recommendation = z.object({
  by,
  priority,
  timeline: z.enum(['before-signing', 'in-negotiation', 'during-the-term']),
  action: z.string(),
  impact: z.string().describe('What is gained by it'),
  /** It rests on what was not found, or holds for every contract of the kind: no place shows it. */
  general: z.boolean(),
  basis: basis.nullable(),
  location: place.nullable(),
});

export const legalRisk = z.object({
  document: z.object({
    kind,
    /** Null where the kind was told from its words alone. */
    told_by: place.nullable(),
    is_contract: z.boolean(),
    clauses: z.number().int(),
  }),
  /** Null where the document is no contract. */
  overall_risk_level: level.nullable(),
  /** Why this level: the counts that it was taken from. */
  level_reason: z.string(),
  counts: z.object({
    critical: z.number().int(),
    high: z.number().int(),
    medium: z.number().int(),
    low: z.number().int(),
  }),
  summary: z.string(),
  legal_issues: z.array(issue),
  advantages: z.array(advantage),
  disadvantages: z.array(disadvantage),
  usual_clauses: z
    .array(disadvantage)
    .default([])
    .describe(
      'Small burdens, and what both sides bear alike: worth knowing, no disadvantage. Absent of results made before',
    ),
  recommendations: z.array(recommendation),
  compliance_review: z.object({
    /** `found`: rules that found something there, be it good or bad. */
    areas_checked: z.array(z.object({ area, rules: z.number().int(), found: z.number().int() })),
    /** Names of the rules that found nothing, by area: what was looked for and is not there. */
    not_found: z.array(z.object({ area, titles: z.array(z.string()) })),
    potential_violations: z.array(z.object({ description: z.string(), basis, location: place })),
    recommendations: z.array(z.string()),
  }),
});
export type LegalRisk = z.infer<typeof legalRisk>;
export type Issue = LegalRisk['legal_issues'][number];
export type Disadvantage = LegalRisk['disadvantages'][number];

export default defineGenerator({
  kind: 'legal-risk',
  order: 3,
  price: { name: 'legal_risk_analysis', tokens: 10 },
  start: 'legal-risk-analysis',
  list: 'legal-risk-analyses',
  listKey: 'legal_risk_analyses',
  resultKey: 'legal_risk_analysis',
  stages: ['clauses', 'rules', 'report'],
  result: legalRisk,
  summary: z.object({
    overall_risk_level: level.nullable(),
    total_issues: z.number().int(),
    total_recommendations: z.number().int(),
    document_length: z.number().int(),
  }),
});
