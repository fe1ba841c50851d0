import { z } from 'zod';

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
export const normHow = z.enum(['named', 'back', 'after']);
/** A law, decree, code, constitution, treaty or court rule. `link` opens the official text; null where its address is not sure. */
export const norm = z.object({
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
export const article = z.object({
  article: z.string(),
  to: z.string().nullable(),
  incisos: z.array(z.string()),
  numerals: z.array(z.string()),
  letters: z.array(z.string()),
  transitory: z.boolean(),
});
export type Article = z.infer<typeof article>;

/** The court of a ruling: what kind it is, where it sits, its number ("14° Juzgado Civil de Santiago") and its room ("Segunda Sala"). */
export const court = z.object({
  key: z.string(),
  type: z.string(),
  place: z.string().nullable(),
  ordinal: z.number().int().positive().nullable(),
  room: z.number().int().positive().nullable(),
});
export type Court = z.infer<typeof court>;

export const moneyUnit = z.enum(['CLP', 'UF', 'UTM', 'UTA', 'IMM', 'USD', 'EUR']);
export type MoneyUnit = z.infer<typeof moneyUnit>;

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
  /** `register` says by what number the case goes; `book` is the letter or name before it ("C", "CIVIL"). Court and date are those of its sentence. */
  z.object({
    ...place,
    kind: z.literal('ruling'),
    register: z.enum(['rol', 'rit', 'ruc']),
    rol: z.string(),
    book: z.string().nullable(),
    year: z.number().int().nullable(),
    suffix: z.string().nullable(),
    court: court.nullable(),
    date: z.string().nullable(),
  }),
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
export const identity = z.object({
  ruling: reference.options[2].nullable(),
  court: court.nullable(),
  courtFrom: z.enum(['named', 'dateline']).nullable(),
  date: z.string().nullable(),
});
export type Identity = z.infer<typeof identity>;
