import { z } from 'zod';
import { answerContent, noAnswer, segment } from './answer.ts';
import { card, cardRow } from './card.ts';
import { chatMessage, CONVERSATIONS_MAX } from './chat.ts';
import { engineAbout, engineChoice } from './engine-about.ts';
import { errorCode } from './errors.ts';
import { language } from './language.ts';
import { color } from './notebooks.ts';
import { note } from './notes.ts';
import { sourceType } from './source-type.ts';
import { MAX_SOURCES, processingStatus, report } from './sources.ts';
import { IMPORT } from './portability.ts';
import { caution, change, citation } from './span.ts';
import { jobStatus } from './studio-job.ts';

/** The shapes of the JSON in an exported ZIP, which an import parses again. Ids are those of the account that it came from. */

/** The number of this layout; another gets another number. */
export const LAYOUT = 1;
const time = z.iso.datetime();
/** The name of an entry of the ZIP. */
const entry = z.string().min(1).max(500);
const count = z.number().int().nonnegative();

/**
 * How many of each an export may list. An answer holds some tens of citations and segments, of each tool's results the longest is a writing whose 2,500
 * authorities are cited several times each; messages and notes have no limit, and no JSON of IMPORT.jsonBytes holds more of the shortest.
 */
export const LISTED = {
  citations: 1000,
  segments: 2000,
  cards: 100,
  cardRows: 1000,
  resultCitations: 20_000,
  rows: 400_000,
} as const;
const carriedCitation = citation.extend({
  changes: z.array(change).max(20).default([]),
  cautions: z.array(caution).max(20).default([]),
});
const numbers = z.array(z.number().int().positive()).max(LISTED.citations);
const carriedCard = card.extend({
  columns: z.array(z.string()).max(100).default([]),
  rows: z.array(cardRow.extend({ cells: cardRow.shape.cells.max(100) })).max(LISTED.cardRows),
});
const carriedAnswer = answerContent.extend({
  direct: z
    .array(segment.extend({ citation_ids: numbers.optional() }))
    .max(LISTED.segments)
    .default([]),
  cards: z.array(carriedCard).max(LISTED.cards).default([]),
  segments: z.array(segment.extend({ citation_ids: numbers.optional() })).max(LISTED.segments),
  citations: z.array(carriedCitation).max(LISTED.citations),
  no_answer: noAnswer
    .extend({
      words: noAnswer.shape.words.max(1000),
      sources: noAnswer.shape.sources.max(MAX_SOURCES),
      nearest: numbers,
    })
    .nullable()
    .default(null),
  follow_ups: z.array(z.string()).max(100).default([]),
});

export const portableVersion = z.object({
  version: z.number().int().positive().max(10_000),
  type: sourceType,
  status: processingStatus,
  error_code: errorCode.nullable(),
  media_type: z.string().max(200),
  bytes: count,
  characters: count,
  words: count.nullable(),
  lines: count,
  pages: count.nullable(),
  language: language.nullable(),
  /** How it was read. */
  report: report.nullable(),
  /** The password of the file, where one was given to read it. */
  password: z.string().max(200).nullable(),
  /** The original, and the text as it was read. */
  file: entry.nullable(),
  text: entry.nullable(),
  created_at: time,
  completed_at: time.nullable(),
});
export type PortableVersion = z.infer<typeof portableVersion>;

export const portableSource = z.object({
  id: z.uuid(),
  title: z.string(),
  /** False while the title is that of its page. */
  titled: z.boolean(),
  display_name: z.string(),
  url: z.string().max(2048).nullable(),
  summary: z.string(),
  wanted_twice: z.boolean(),
  /** Whether the library is asked each week for a newer text of it; and the name of its folder. An archive of before there were these says nothing of them. */
  watched: z.boolean().default(false),
  folder: z.string().nullable().default(null),
  /** The newest that was read. */
  version: z.number().int().positive(),
  versions: z.array(portableVersion).min(1).max(10_000),
  created_at: time,
  updated_at: time,
});
export type PortableSource = z.infer<typeof portableSource>;

export const portableNotebook = z.object({
  id: z.uuid(),
  title: z.string(),
  /** True once somebody typed the title. */
  titled: z.boolean(),
  description: z.string(),
  icon: z.string(),
  color,
  /** An archive of before there were these says nothing of them. */
  pinned: z.boolean().default(false),
  archived: z.boolean().default(false),
  engine: engineChoice.nullable().default(null),
  example_questions: z.array(z.string().max(1000)).max(50),
  generation_status: z.enum(['pending', 'completed', 'failed']),
  created_at: time,
  updated_at: time,
  /** Oldest first. */
  sources: z.array(portableSource).max(MAX_SOURCES),
  /** The names of its conversations; the session of the first is the notebook's id. An archive of before there were several has none. */
  conversations: z
    .array(z.object({ session_id: z.uuid(), name: z.string() }))
    .max(CONVERSATIONS_MAX)
    .default([]),
});
export type PortableNotebook = z.infer<typeof portableNotebook>;

/** A result of a tool. Its quotations are the numbers of its citations. */
export const portableResult = z.object({
  id: z.uuid(),
  kind: z.string().max(60),
  language,
  source_id: z.uuid().nullable(),
  source_version: z.number().int().positive().nullable(),
  status: jobStatus,
  error_code: errorCode.nullable(),
  embedded: z.boolean(),
  options: z.record(z.string(), z.unknown()).nullable(),
  engine: engineAbout.nullable(),
  description: z.string().max(1000),
  document_length: count.nullable(),
  result: z.unknown(),
  citations: z.array(carriedCitation).max(LISTED.resultCitations),
  /** The file that the tool made. */
  file: entry.nullable(),
  created_at: time,
  completed_at: time.nullable(),
});
export type PortableResult = z.infer<typeof portableResult>;

/** What a panel keeps, such as a link of quick access. */
export const portableItem = z.object({
  id: z.uuid(),
  kind: z.string().max(60),
  value: z.unknown(),
  created_at: time,
  updated_at: time,
});
export type PortableItem = z.infer<typeof portableItem>;

const [human, ai] = chatMessage.shape.message.options;
const carriedMessage = chatMessage.extend({
  message: z.discriminatedUnion('type', [human, ai.extend({ content: z.union([carriedAnswer, z.string()]) })]),
});
export const portableNotes = z.array(note.extend({ content: z.union([z.string(), carriedAnswer]) })).max(LISTED.rows);
export const portableConversation = z.array(carriedMessage).max(LISTED.rows);
export const portableResults = z.array(portableResult).max(LISTED.rows);
export const portableItems = z.array(portableItem).max(LISTED.rows);

/** The last entry of the ZIP: what the others are. */
export const manifest = z.object({
  format: z.literal('fojas-export'),
  layout: z.literal(LAYOUT),
  made_at: time,
  /** The folders of the notebooks, newest change first. */
  notebooks: z.array(entry).max(1000),
  entries: z
    .array(z.object({ name: entry, bytes: count, sha256: z.string().regex(/^[0-9a-f]{64}$/) }))
    .max(IMPORT.entries),
  /** What could not be written, and why. */
  left_out: z.array(z.object({ name: entry, why: z.enum(['lost', 'too-long']) })).max(IMPORT.entries),
});
export type Manifest = z.infer<typeof manifest>;
