import { z } from 'zod';
import { VOICES } from '#contract/voices.ts';
import { defineGenerator, officialLink, place, priority } from '#contract/studio.ts';

/** How solid the authorities of a document are, in the specification's words; the counts that it was taken from are told beside it. */
const solidityLevels = ['excelente', 'alto', 'medio', 'bajo'] as const;
const solidity = z.enum(solidityLevels);
export type Solidity = z.infer<typeof solidity>;

const voice = z.enum(VOICES).describe('Who invokes it');
const signal = z
  .enum(['words', 'brackets', 'dissent', 'opponent', 'winner', 'loser', 'overruled', 'both', 'none'])
  .describe('What told that it is for or against');

/** What was found wrong with a citation, each by comparing it with the words of the document or of another source. */
const citationErrors = [
  'article-missing',
  'article-repealed',
  'article-unrelated',
  'not-in-article',
  'not-in-ruling',
  'not-held',
  'wrong-date',
  'impossible-date',
  'broken-reference',
] as const;
const citationError = z.enum(citationErrors);
export type CitationError = z.infer<typeof citationError>;

/** Where else an authority stands: its own text, or a mention of it, in another source of the notebook. */
const foundIn = z.object({ as: z.enum(['text', 'mention']), source_title: z.string(), location: place });

const ruling = {
  title: z.string(),
  court_tribunal: z.string().nullable().describe('Null where the document does not say'),
  rol: z.string(),
  date: z.string().nullable().describe('YYYY-MM-DD, as the document gives it'),
  year: z.number().int().nullable(),
  /** `document`: it names it. `sources`: another source is this ruling, and the document does not name it. */
  provenance: z.enum(['document', 'sources']),
  relevant_excerpt: place.describe('The words around the citation'),
  proposition: place.nullable().describe('The words that it is cited for, where they can be told apart'),
  also: z.array(place).describe('Other places that name it'),
  voice,
  signal,
  signal_words: z.string().nullable(),
  found_in: foundIn.nullable(),
};
const inFavor = z.object({
  ...ruling,
  application: z.string(),
  impact: priority,
  impact_reason: z.string(),
});
const against = z.object({ ...ruling, risk: z.string(), risk_level: priority, how_to_counter: z.string() });
/** No signal, or two opposite ones. */
const neutral = z.object({ ...ruling, application: z.string() });

const misapplied = {
  title: z.string(),
  error: citationError,
  location: place,
  application_error: z.string().describe('What is wrong, and how it was seen'),
  correct: place.nullable().describe('Where the right words stand, in the document or another source'),
};

const normTypes = ['constitution', 'code', 'law', 'decree', 'treaty', 'regulation', 'court-rule', 'other'] as const;
const normType = z.enum(normTypes);
export type NormType = z.infer<typeof normType>;
const legalCitation = z.object({
  name: z.string(),
  type: normType,
  article_section: z.string().describe('"" where the norm is named without an article'),
  excerpt: place,
  times: z.number().int(),
  /** Whether its text is among the sources. `inferred`: whose article it is was told by what stands before it alone. */
  check: z.enum(['text-found', 'article-missing', 'article-repealed', 'not-in-sources', 'inferred']),
  correct_application: z.string(),
  article_text: place.nullable(),
  source_title: z.string().nullable(),
  link: officialLink.nullable(),
  observations: z.string(),
});

export const gapAreas = ['authority', 'jurisprudence', 'evidence', 'argument', 'petition'] as const;
const gapArea = z.enum(gapAreas);
export type GapArea = z.infer<typeof gapArea>;
const gap = z.object({
  area: gapArea,
  description: z.string(),
  document_location: place,
  potential_risk: z.string(),
  recommendation: z.string(),
  applicable_jurisprudence: z.array(z.object({ title: z.string(), location: place })),
});

const said = { aspect: z.string(), foundation: z.string(), location: place.nullable(), by_model: z.boolean() };
const recommendation = z.object({
  priority,
  action: z.string(),
  justification: z.string(),
  timeline: z.enum(['now', 'before-filing', 'at-the-hearing']),
  general: z.boolean().describe('It holds for any document of the kind: no place shows it'),
  location: place.nullable(),
});

/** What a model named that stands in none of the sources: apart from all else, and never in an export. */
const suggested = z.object({
  title: z.string(),
  what_for: z.string(),
  provenance: z.literal('none'),
});

export const jurisprudence = z.object({
  document: z.object({
    kind: z.enum(['ruling', 'brief', 'other']),
    is_law: z.boolean().describe('The document is itself a law: nothing is analysed in it'),
    court: z.string().nullable(),
    rol: z.string().nullable(),
    date: z.string().nullable(),
    outcome: z.string().nullable(),
    decided: place.nullable(),
    reasons: z.number().int().describe('Numbered reasons (considerandos)'),
    votes: z.number().int().describe('Dissents and concurrences'),
    parts: z.array(z.object({ name: z.string(), location: place })),
  }),
  summary: z.string(),
  nivel_solidez_juridica: solidity.nullable().describe('Null where no authority is cited, and for a law'),
  solidity_reason: z.string(),
  jurisprudence_in_favor: z.array(inFavor),
  jurisprudence_against: z.array(against),
  jurisprudence_neutral: z.array(neutral),
  /** The decision that the document reviews, and its own case before other courts: no authority. */
  reviewed: z.array(z.object({ title: z.string(), location: place })),
  /** Other cases that are told as facts. */
  other_cases: z.number().int(),
  misapplied_jurisprudence_in_favor: z.array(
    z.object({ ...misapplied, should_be: z.string(), recommendation: z.string() }),
  ),
  misapplied_jurisprudence_against: z.array(
    z.object({ ...misapplied, should_be: z.string(), potential_advantage: z.string(), how_to_argue: z.string() }),
  ),
  legal_citations: z.array(legalCitation),
  legal_gaps: z.array(gap),
  /** Gaps beyond those listed. */
  gaps_left_out: z.number().int(),
  comprehensive_analysis: z.object({
    legal_strengths: z.array(z.object({ ...said, impact: priority })),
    legal_weaknesses: z.array(z.object({ ...said, severity: priority, how_to_improve: z.string() })),
    strategic_recommendations: z.array(recommendation),
  }),
  conclusions: z.object({
    overall_strength: z.string(),
    main_risks: z.array(z.string()),
    main_opportunities: z.array(z.string()),
    next_steps: z.array(z.string()),
  }),
  suggested_authorities: z.array(suggested),
  /** Rulings and legal citations beyond those that were weighed: a writing that cites thousands is read up to a limit. */
  left_out: z.object({ rulings: z.number().int(), citations: z.number().int() }).default({ rulings: 0, citations: 0 }),
  sources_read: z.number().int(),
  sources_left_out: z.array(z.string()),
});
export type Jurisprudence = z.infer<typeof jurisprudence>;
export type InFavor = Jurisprudence['jurisprudence_in_favor'][number];
export type Against = Jurisprudence['jurisprudence_against'][number];
export type Neutral = Jurisprudence['jurisprudence_neutral'][number];
export type LegalCitation = Jurisprudence['legal_citations'][number];

export default defineGenerator({
  kind: 'jurisprudence',
  order: 1,
  price: { name: 'jurisprudence_analysis', tokens: 15 },
  start: 'jurisprudence-analysis',
  list: 'jurisprudence-analyses',
  listKey: 'jurisprudence_analyses',
  resultKey: 'jurisprudence_analysis',
  stages: ['reading', 'sources', 'comparing', 'report'],
  result: jurisprudence,
  summary: z.object({
    total_jurisprudencias: z.number().int(),
    jurisprudencias_a_favor: z.number().int(),
    jurisprudencias_en_contra: z.number().int(),
    nivel_solidez_juridica: solidity.nullable(),
    total_citas_legales: z.number().int(),
    total_vacios_legales: z.number().int(),
    document_length: z.number().int(),
  }),
});
