import { z } from 'zod';
import { defineGenerator, place, withNotebook } from '#contract/studio.ts';

const precisions = ['day', 'month', 'no-year', 'impossible', 'recurring', 'term'] as const;
const precision = z.enum(precisions);
export type Precision = z.infer<typeof precision>;

/** Who says it, in a ruling; null elsewhere. `reasons` and `decides` are the court's. */
const speakers = ['party', 'reasons', 'decides', 'dissent'] as const;
const speaker = z.enum(speakers);

/** The rules by which terms are counted (`reading/terms/due.ts`), units, and regions with holidays of their own. */
export const rules = ['cc', 'cpc', 'cpp', 'admin', 'tax', 'labour', 'bargaining'] as const;
export const units = ['day', 'working-day', 'month', 'year'] as const;
export const regions = ['arica', 'nuble'] as const;

const day = z.iso.date();
/** What a term is counted from, and how. `from` null: the sources do not say the day. */
const counting = {
  from: day.nullable(),
  rule: z.enum(rules),
  amount: z.number().int().positive().max(3650),
  unit: z.enum(units),
  region: z.enum(regions).nullable(),
};

const term = z.object({
  ...counting,
  /** The words that it runs from, and those that say that day; null where no source does. */
  anchor: place.nullable(),
  start: place.nullable(),
  /** The last day; null where no start is known, or the rule cannot count it. */
  due: day.nullable(),
  /** Where it would have ended, had it not moved. */
  moved: day.nullable(),
  /** Days that did not count or on which it could not end. */
  passed: z.array(
    z.object({
      day,
      why: z.union([z.enum(['sunday', 'saturday']), z.object({ holiday: z.string(), law: z.string() })]),
    }),
  ),
  articles: z.string(),
  /** As it was read, once somebody set it right. */
  read: z.object(counting).nullable(),
});
export type Term = z.infer<typeof term>;

const event = z.object({
  id: z.number().int().nonnegative(),
  precision,
  /** "2026-03-05", "2026-03", "--03-05"; of a term its last day; null where there is none. */
  iso: z.string().nullable(),
  /** The words of the date, and those that say what. */
  at: place,
  what: place,
  speaker: speaker.nullable(),
  /** The date is of no event: a birth, a paper of identity, the line that dates a letter or a signature. */
  aside: z.boolean().default(false),
  /** Other places that say the same. */
  also: z.array(place),
  /** Places in another source that say it otherwise: the other day, or the words of another sum or term, and no day. */
  differs: z.array(z.object({ place, iso: z.string().nullable(), said: z.string().default('') })),
  term: term.nullable(),
});
export type Event = z.infer<typeof event>;

const chronology = z.object({
  events: z.array(event),
  /** Facts beyond those that are listed. */
  left: z.number().int().nonnegative(),
});
export type Chronology = z.infer<typeof chronology>;

export default withNotebook(
  defineGenerator({
    kind: 'chronology',
    order: 9,
    price: { name: 'chronology', tokens: 8 },
    start: 'chronology',
    list: 'chronologies',
    listKey: 'chronologies',
    resultKey: 'chronology',
    stages: ['dates', 'terms'],
    alone: true,
    data: ['ics', 'csv'],
    result: chronology,
    summary: z.object({
      events: z.number().int(),
      terms: z.number().int(),
      differs: z.number().int(),
      /** The days on which terms end, and dates, the first first: what is due is told by the day on which it is looked at. */
      days: z.array(day).max(400),
    }),
  }),
  {
    overview: 'notebook-chronology',
    /** How a term is to be counted; `read`: as it was read, again. */
    change: z.object({ id: z.number().int().nonnegative(), counting: z.object(counting).nullable() }),
  },
);
