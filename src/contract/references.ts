import { z } from 'zod';
import { citation } from './span.ts';

/**
 * A place of a text that names an authority, a date, a sum or a person's number. UTF-16 offsets of the canonical text, end excluded.
 * `key` is equal for the same authority, however it is written: `ley:19496`, `codigo:civil#1545`, `rol:1234-2020@corte-suprema`.
 */
const place = {
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  key: z.string(),
};

/**
 * How a text comes to a norm. named: by its name or number · back: by words that point to one named before ("el mismo cuerpo legal") ·
 * after: by standing soon after it, which is an inference: it is shown as one and never linked.
 */
const normHow = z.enum(['named', 'back', 'after']);
/** A law, decree, code, constitution, treaty or court rule. `link` opens the official text; null where its address is not sure. */
const norm = z.object({
  key: z.string(),
  title: z.string(),
  number: z.string().nullable(),
  year: z.number().int().nullable(),
  link: z.url().nullable(),
  how: normHow,
});
export type Norm = z.infer<typeof norm>;

/**
 * One article of a list, or a range up to `to`. Numbers are strings as in "54 bis" and "483 A"; "unico" and "final" are themselves, and so are
 * "final", "ultimo" and "penultimo" among incisos and numerals.
 */
const article = z.object({
  article: z.string(),
  to: z.string().nullable(),
  incisos: z.array(z.string()),
  numerals: z.array(z.string()),
  letters: z.array(z.string()),
  transitory: z.boolean(),
});
export type Article = z.infer<typeof article>;

/** The court of a ruling: what kind it is, where it sits, its number ("14° Juzgado Civil de Santiago") and its room ("Segunda Sala"). */
const court = z.object({
  key: z.string(),
  type: z.string(),
  place: z.string().nullable(),
  ordinal: z.number().int().positive().nullable(),
  room: z.number().int().positive().nullable(),
});
export type Court = z.infer<typeof court>;

const moneyUnit = z.enum(['CLP', 'UF', 'UTM', 'UTA', 'IMM', 'USD', 'EUR', 'GBP']);
export type MoneyUnit = z.infer<typeof moneyUnit>;

/** `register` says by what number the case goes; `book` is the letter or name before it ("C", "CIVIL"). Court and date are those of its sentence. */
const ruling = z.object({
  ...place,
  kind: z.literal('ruling'),
  register: z.enum(['rol', 'rit', 'ruc']),
  rol: z.string(),
  book: z.string().nullable(),
  year: z.number().int().nullable(),
  suffix: z.string().nullable(),
  court: court.nullable(),
  date: z.string().nullable(),
});

export const reference = z.discriminatedUnion('kind', [
  norm.extend({ ...place, kind: z.literal('norm') }),
  /** `onwards`: "y siguientes". `norm` is null where the text leaves open whose articles they are. */
  z.object({
    ...place,
    kind: z.literal('articles'),
    items: z.array(article).min(1),
    onwards: z.boolean(),
    norm: norm.nullable(),
  }),
  ruling,
  court.extend({ ...place, kind: z.literal('court') }),
  /** `iso` is YYYY-MM-DD, YYYY-MM, or --MM-DD where no year is said. */
  z.object({ ...place, kind: z.literal('date'), iso: z.string(), precision: z.enum(['day', 'month', 'no-year']) }),
  z.object({ ...place, kind: z.literal('amount'), value: z.number(), unit: moneyUnit }),
  /** `valid`: the check digit is right. */
  z.object({ ...place, kind: z.literal('rut'), number: z.string(), checkDigit: z.string(), valid: z.boolean() }),
  /** A case of the United States, by volume, reporter and page. `short`: "410 U.S., at 113", whose page is the cited one. */
  z.object({
    ...place,
    kind: z.literal('case'),
    volume: z.string(),
    reporter: z.string(),
    page: z.string(),
    pin: z.string().nullable(),
    year: z.number().int().nullable(),
    court: z.string().nullable(),
    short: z.boolean(),
  }),
]);
export type Reference = z.infer<typeof reference>;
export type ReferenceKind = Reference['kind'];
export type ReferenceOf<K extends ReferenceKind> = Extract<Reference, { kind: K }>;

/**
 * What a ruling says of itself. `courtFrom` tells how sure its court is: named by itself (in its heading, or where it is signed), or told from
 * the place of its date alone, as many appeals courts leave it; null without a court.
 */
const identity = z.object({
  ruling: ruling.nullable(),
  court: court.nullable(),
  courtFrom: z.enum(['named', 'dateline']).nullable(),
  date: z.string().nullable(),
});
export type Identity = z.infer<typeof identity>;

/** References of one answer, and mentions of one: what is beyond is counted and not listed. */
export const MAX_REFERENCES = 10_000;
export const MAX_MENTIONS = 500;
/** Characters of a key; the longest are those of lists of articles. */
export const KEY_MAX = 2000;

/** The references of one version that touch the lines `from`..`to`, in their order, each with the line (from 1) that it begins on. */
export const sourceReferences = z.object({
  version: z.number().int().positive(),
  from: z.number().int(),
  to: z.number().int(),
  /** All that touch these lines; `references` holds the first MAX_REFERENCES. */
  total: z.number().int().nonnegative(),
  references: z.array(
    z.object({
      line: z.number().int().positive(),
      reference,
      /** It is no mention of an article but the heading of one, in the text of its own norm. */
      heading: z.boolean(),
    }),
  ),
  /** What ruling the document is; null where it does not say of which court and by what number it is one. */
  identity: identity.nullable(),
});
export type SourceReferences = z.infer<typeof sourceReferences>;

/** One authority that a document names or points back to: how often, and where first. Of a norm, its articles count too. */
const authority = z.object({
  reference,
  line: z.number().int().positive(),
  count: z.number().int().positive(),
});
export type AuthorityNamed = z.infer<typeof authority>;
/** The norms, rulings, courts and cases that one version names, each once, the most named first. */
export const sourceAuthorities = z.object({
  version: z.number().int().positive(),
  /** `authorities` holds the first MAX_REFERENCES of so many. */
  total: z.number().int().nonnegative(),
  authorities: z.array(authority),
});
export type SourceAuthorities = z.infer<typeof sourceAuthorities>;

/**
 * A place that mentions an authority: its span is the mention, its excerpt the sentence around it. `how` says of a norm how the text comes to it;
 * null for all that is not a norm. `article`: a norm was asked for, and here an article of it is named. `within`: the mention in its excerpt.
 */
const mention = citation.extend({
  how: normHow.nullable(),
  article: z.boolean(),
  within: z.object({ start: z.number().int().nonnegative(), end: z.number().int().nonnegative() }),
});
export type Mention = z.infer<typeof mention>;
/**
 * The mentions of one authority in several sources, in the order of these; their `citation_id` run from 1 through all of them. `reference` is the
 * first of its places, null where none of the sources names it. `total` counts all of them, of which at most MAX_MENTIONS are listed.
 */
export const mentionsFound = z.object({
  key: z.string(),
  reference: reference.nullable(),
  total: z.number().int().nonnegative(),
  sources: z.array(
    z.object({
      source_id: z.uuid(),
      source_title: z.string(),
      version: z.number().int().positive(),
      total: z.number().int().positive(),
      mentions: z.array(mention),
    }),
  ),
});
export type MentionsFound = z.infer<typeof mentionsFound>;
