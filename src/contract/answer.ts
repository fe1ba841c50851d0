import { z } from 'zod';
import { card } from './card.ts';
import { engineAbout } from './engine-about.ts';
import { citation } from './span.ts';

/** Words of a text by their places in it, the end excluded. */
const place = z.object({ from: z.number().int().nonnegative(), to: z.number().int().positive() });
/** Words that are marked within one piece, and statements that are listed as withdrawn, at most: what a person may read. Ours. */
export const MOST_MARKED = { uncovered: 500, withdrawn: 500 } as const;

/**
 * A piece of an answer. `quote`: its text is a source's own slice, and its citation is the span of just that slice.
 * `prose`: said by the engine (Markdown: bold, lists). `heading`: a short title, often of a source.
 */
export const segment = z.object({
  text: z.string(),
  kind: z.enum(['prose', 'heading', 'quote']).default('prose'),
  citation_id: z.number().int().positive().optional(),
  citation_ids: z.array(z.number().int().positive()).optional(),
  /** The words of a quotation that answer, as places of its text, the end excluded; all of them where this is absent. */
  focus: place.optional(),
  /** Of what a model wrote: how far its quotations carry it. Absent of everything else. */
  support: z.enum(['supported', 'partly']).optional(),
  /** The words of a text that is partly supported which its quotations do not carry. */
  uncovered: z.array(place).max(MOST_MARKED.uncovered).optional(),
});
export type Segment = z.infer<typeof segment>;

/**
 * Why a question is not answered. `weak`: something comes close, and does not answer with certainty · `nothing`: nothing does · `no-division`, `no-source`: what
 * the question names is not among the sources · `outside`: documents of this sort do not hold it · `judgement`: an opinion is asked.
 */
const NO_ANSWER_REASONS = ['weak', 'nothing', 'no-division', 'no-source', 'outside', 'judgement'] as const;

/**
 * Why there is no answer: what was looked for, how often each word stands in the sources, and the nearest passages (citation ids). `near`: those passages
 * come close to what was asked, and are shown without a claim; `absent`: nothing does.
 */
export const noAnswer = z.object({
  outcome: z.enum(['near', 'absent']).default('absent'),
  reason: z.enum(NO_ANSWER_REASONS).default('nothing'),
  words: z.array(z.object({ word: z.string(), count: z.number().int().nonnegative() })),
  sources: z.array(z.object({ id: z.uuid(), title: z.string() })),
  nearest: z.array(z.number().int().positive()),
  /** What kind of document would help, in the language of the question. */
  would_help: z.string(),
});

/** How a question was read where that is not plain: said in a sentence without its stop. `plain`: what to ask for an answer without that reading. */
const understood = z.object({ text: z.string(), plain: z.string().nullable() });
export type Understood = z.infer<typeof understood>;

/**
 * Why a statement of a model was withdrawn. `proof`: none of its quotations was found · `figure`, `authority`, `name`: it names what they do not · `claim`: it says what the law,
 * the courts or the learned hold · `polarity`, `modality`, `direction`, `quantifier`, `bound`, `tense`, `condition`: it turns what they say · `joined`, `words`: they say something else ·
 * `reading`: they carry it in part at most, and the model itself, asked again, says that it does not follow.
 */
const WITHDRAWN_REASONS = [
  'proof',
  'figure',
  'authority',
  'name',
  'claim',
  'polarity',
  'modality',
  'direction',
  'quantifier',
  'bound',
  'tense',
  'condition',
  'joined',
  'words',
  'reading',
] as const;
export type WithdrawnReason = (typeof WITHDRAWN_REASONS)[number];
/** A statement of a model that no quotation carries: shown on request, and never copied, noted or exported. */
const withdrawn = z.object({ text: z.string(), reason: z.enum(WITHDRAWN_REASONS) });

/** What an engine answered, verified. One shape for every engine. */
export const answerContent = z.object({
  understood: understood.nullable().default(null),
  /** The shortest words that answer, with their citations, on top of the answer; none where there is no such line. */
  direct: z.array(segment).default([]),
  segments: z.array(segment),
  cards: z.array(card).default([]),
  citations: z.array(citation),
  no_answer: noAnswer.nullable().default(null),
  follow_ups: z.array(z.string()).default([]),
  withdrawn: z.array(withdrawn).max(MOST_MARKED.withdrawn).default([]),
  /** Quotations found word for word (exact, normalised or moved), of all that the answer makes. */
  evidence: z.object({ found: z.number().int(), total: z.number().int() }),
  /** Who answered; absent of an answer from before this was kept. */
  engine: engineAbout.optional(),
});
export type AnswerContent = z.infer<typeof answerContent>;
