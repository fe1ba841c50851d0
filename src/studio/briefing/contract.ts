import { z } from 'zod';
import { defineGenerator, level, place, withNotebook } from '#contract/studio.ts';

/** The sections that a report writes from its sources, in their usual order. */
export const SECTIONS = ['summary', 'facts', 'questions', 'risks', 'timeline'] as const;
/** Those that it takes from a result that stands: of a table, of a comparison. */
export const TAKEN = ['table', 'compare'] as const;
export type TakenKind = (typeof TAKEN)[number];
const section = z.enum([...SECTIONS, ...TAKEN]);
export type SectionKind = z.infer<typeof section>;
/** Characters of what a report is called, for whom it is and who prepares it. */
export const MOST = { title: 160, name: 120 } as const;

/** What stands at the head of a report, and which sections it shows, in order. A section is named once. */
const cover = {
  /** Empty: it is called after its sources. */
  title: z.string().trim().max(MOST.title),
  recipient: z.string().trim().max(MOST.name),
  author: z.string().trim().max(MOST.name),
  sections: z
    .array(section)
    .min(1)
    .max(SECTIONS.length + TAKEN.length)
    .refine((list) => new Set(list).size === list.length),
};

const point = z.object({
  /** Words of ours: the name of a fact, a question, the title of a risk, a day. */
  said: z.string(),
  /** What we say of it, in a sentence; empty where the words of the source suffice. */
  note: z.string(),
  level: level.nullable(),
  /** The words of the source that say it. */
  places: z.array(place).min(1),
});
export type Point = z.infer<typeof point>;

const briefing = z.object({
  ...cover,
  /** What it is called by itself, after its sources. */
  own: z.string().default(''),
  /** What was written of each section, by source, whether it is shown or not. */
  written: z.array(
    z.object({
      kind: section,
      /** What the result is of that a section was taken from; '' of one that was written. */
      of: z.string().default(''),
      groups: z.array(z.object({ source: z.string(), points: z.array(point).min(1) })),
      /** Points beyond those that are listed. */
      left: z.number().int().nonnegative(),
      /** What is said of the whole section; '' where nothing is. */
      remark: z.string().default(''),
    }),
  ),
});
export type Briefing = z.infer<typeof briefing>;
export type Written = Briefing['written'][number];

export default withNotebook(
  defineGenerator({
    kind: 'briefing',
    order: 8,
    price: { name: 'briefing', tokens: 10 },
    start: 'briefing',
    list: 'briefings',
    listKey: 'briefings',
    resultKey: 'briefing',
    stages: ['facts', 'questions', 'risks', 'timeline'],
    alone: true,
    result: briefing,
    summary: z.object({
      sections: z.number().int(),
      points: z.number().int(),
      /** What it is called; '' of reports that were made before cards told it. */
      title: z.string().default(''),
    }),
    options: z.object({
      title: cover.title.default(''),
      recipient: cover.recipient.default(''),
      author: cover.author.default(''),
      sections: cover.sections.default([...SECTIONS]),
      /** The results of this notebook that two of its sections are taken from, where they are wanted. */
      table_id: z.uuid().nullable().default(null),
      compare_id: z.uuid().nullable().default(null),
    }),
  }),
  { overview: 'notebook-briefing', change: z.object(cover) },
);
