import { z } from 'zod';
import { defineGenerator, level, place, priority } from '#contract/studio.ts';

/** `other`: signals of both kinds around its citations; `neutral`: none. */
export const positions = ['supports', 'opposes', 'other', 'neutral'] as const;
const position = z.enum(positions);
export type Position = z.infer<typeof position>;

/** Where an authority stands: in the document, in another source of the notebook, or in none: not to be cited without checking. */
const provenance = z.enum(['document', 'sources', 'none']);

const solidities = ['alto', 'medio', 'bajo', 'muy_bajo'] as const;
const solidity = z.enum(solidities);
export type Solidity = z.infer<typeof solidity>;

const statuses = ['established', 'emerging', 'other'] as const;

/** Who invokes an author, where the words of the sentence say it. */
const speakers = ['claimant', 'defendant', 'dissent'] as const;

const doctrine = {
  doctrine_name: z.string().describe('The title of the work; the name of the author where no work is named'),
  author: z.string(),
};

const cited = z.object({
  ...doctrine,
  authors: z.array(z.string()).describe('All its authors, as the document names them'),
  work_title: z.string().nullable(),
  publication_year: z.number().int().nullable(),
  publisher: z.string().nullable(),
  city: z.string().nullable(),
  edition: z.string().nullable(),
  within: z.string().nullable().describe('The review or collective work that it stands in'),
  volume: z.string().nullable(),
  pages: z.array(z.string()),
  relevant_excerpt: place,
  also: z.array(place).describe('Its other mentions'),
  application: z.string().describe('What the words around its citations say of its use'),
  position,
  invoked_by: z.enum(speakers).nullable(),
  relevance: priority,
  mentions: z.number().int(),
  missing: z.array(z.enum(['title', 'year', 'pages', 'publisher'])),
  provenance,
});
export type Cited = z.infer<typeof cited>;

const proposal = z.object({
  ...doctrine,
  work_title: z.string().nullable(),
  reason: z.string(),
  provenance,
  source_title: z.string().nullable().describe('The other source that cites it'),
  relevant_excerpt: place.nullable(),
});

const doctrineAnalysis = z.object({
  resumen_ejecutivo: z.object({
    nivel_solidez_doctrinal: solidity,
    level_reason: z.string().describe('The counts that the level was taken from'),
    summary: z.string(),
    counts: z.object({
      authors: z.number().int(),
      works: z.number().int(),
      mentions: z.number().int(),
      complete: z.number().int().describe('Works with title, year and page'),
      supporting: z.number().int(),
      opposing: z.number().int(),
      unsupported: z.number().int().describe('Statements of doctrine that name nobody'),
    }),
  }),
  doctrines_cited: z.array(cited),
  doctrines_supporting: z.array(
    z.object({
      ...doctrine,
      key_concept: place,
      signal: z.string().describe('The words that show it'),
      how_it_supports: z.string(),
      additional_authors: z.array(z.string()),
      strength: priority,
    }),
  ),
  doctrines_opposing: z.array(
    z.object({
      ...doctrine,
      key_concept: place,
      signal: z.string(),
      how_it_opposes: z.string(),
      counterargument: z.string(),
      risk_level: level,
    }),
  ),
  authors_analysis: z.array(
    z.object({
      author_name: z.string(),
      nationality: z.string().nullable().describe('Only where the document says it'),
      specialty: z.string().nullable().describe('Only where the document says it'),
      main_works: z.array(z.string()),
      key_contributions: z.array(place),
      frequency_cited: z.number().int(),
      position,
      relevance_to_document: priority,
      provenance,
      in_sources: z.array(z.object({ source_title: z.string(), place })),
    }),
  ),
  doctrinal_trends: z.array(
    z.object({
      trend_name: z.string(),
      description: z.string(),
      main_authors: z.array(z.string()),
      geographical_scope: z.string().nullable(),
      relevance_to_case: priority,
      current_status: z.enum(statuses),
      location: place,
    }),
  ),
  critical_analysis: z.object({
    doctrinal_strengths: z.array(
      z.object({
        aspect: z.string(),
        foundation: z.string(),
        supporting_authors: z.array(z.string()),
        impact: priority,
        location: place.nullable(),
      }),
    ),
    doctrinal_weaknesses: z.array(
      z.object({
        aspect: z.string(),
        foundation: z.string(),
        opposing_authors: z.array(z.string()),
        how_to_improve: z.string(),
        severity: level,
        location: place.nullable(),
      }),
    ),
    doctrinal_gaps: z.array(
      z.object({
        area: z.string(),
        description: z.string(),
        potential_doctrines: z.array(z.string()),
        recommended_authors: z.array(z.string()).describe('Authors that other sources of the notebook cite'),
        priority,
        location: place,
      }),
    ),
  }),
  recommendations: z.object({
    additional_doctrines_to_cite: z.array(proposal),
    counter_doctrines_to_address: z.array(
      z.object({ ...doctrine, how_to_address: z.string(), urgency: priority, location: place }),
    ),
    strategic_actions: z.array(
      z.object({
        action: z.string(),
        justification: z.string(),
        timeline: z.enum(['now', 'before-filing', 'later']),
        priority,
        general: z.boolean().describe('It holds for any document: nothing of this one shows it'),
        location: place.nullable(),
      }),
    ),
  }),
  conclusions: z.object({
    overall_doctrinal_strength: z.string(),
    main_doctrinal_support: z.string(),
    main_doctrinal_risks: z.string(),
    recommended_focus: z.string(),
    next_steps: z.array(z.string()),
  }),
});
export type Doctrine = z.infer<typeof doctrineAnalysis>;
export type Draft = z.input<typeof doctrineAnalysis>;

export default defineGenerator({
  kind: 'doctrine',
  order: 2,
  price: { name: 'doctrine_analysis', tokens: 12 },
  start: 'doctrine-analysis',
  list: 'doctrine-analyses',
  listKey: 'doctrine_analyses',
  resultKey: 'doctrine_analysis',
  stages: ['authors', 'positions', 'report'],
  result: doctrineAnalysis,
  summary: z.object({
    total_doctrinas: z.number().int(),
    total_autores: z.number().int(),
    doctrinas_a_favor: z.number().int(),
    doctrinas_en_contra: z.number().int(),
    nivel_solidez_doctrinal: solidity,
  }),
});
