import { z } from 'zod';

/**
 * A cell of a card. `stated`: its text is a source's own slice, and its citation is the span of just that slice · `silent`: the source was read whole and does not
 * say it · `unread`: the source could not be read for it. `focus`: the words of it that are the point.
 */
const cell = z.object({
  state: z.enum(['stated', 'silent', 'unread']),
  text: z.string().default(''),
  citation_id: z.number().int().positive().optional(),
  focus: z.object({ from: z.number().int().nonnegative(), to: z.number().int().positive() }).optional(),
});
export type Cell = z.infer<typeof cell>;

/**
 * `sheet`: what a document is, a row for each fact · `ruling`: the same of a ruling, by who speaks · `list`: all items of a kind, grouped by division · `what-if`:
 * what follows from something, step by step · `comparison`: a row for each matter, a column for each source · `figures`: two figures for one thing · `also`: the
 * same matter elsewhere · `table`: a row of a table below its header.
 */
const CARD_KINDS = ['sheet', 'ruling', 'list', 'what-if', 'comparison', 'figures', 'also', 'table'] as const;

/** A row of a card: what it tells, and a cell for each column. Labels and groups are ours, or the name of a division. */
export const cardRow = z.object({
  label: z.string(),
  /** The group that it stands in: the name of a division, or of a party. */
  group: z.string().default(''),
  /** Who says it, where that is not the document itself: the party whose claim it is. */
  speaker: z.string().default(''),
  cells: z.array(cell).min(1),
  /** Whether it stands among the few figures at the head of a sheet. */
  main: z.boolean().default(false),
  /** Whether its cells say different things. */
  differs: z.boolean().default(false),
});

/** What an answer shows beside its passages: a card whose every cell is a verified quotation, or says that there is none. */
export const card = z.object({
  kind: z.enum(CARD_KINDS),
  title: z.string(),
  /** What is said below the title: the file's name, pages, clauses. */
  about: z.string().default(''),
  /** The titles of the sources compared, or of the columns of a table; none where each row has one cell. */
  columns: z.array(z.string()).default([]),
  rows: z.array(cardRow),
  /** A remark of ours at its foot, such as what was looked for and not found. */
  note: z.string().default(''),
});
export type Card = z.infer<typeof card>;

/** A card with cells of another kind: places of a text, or claims that are not verified yet. */
export type CardOf<C> = Omit<Card, 'rows'> & {
  rows: (Omit<Card['rows'][number], 'cells'> & { cells: C[] })[];
};

/** A card with each of its cells changed. */
export const mapCells = <A, B>(card: CardOf<A>, change: (cell: A) => B): CardOf<B> => ({
  ...card,
  rows: card.rows.map((row) => ({ ...row, cells: row.cells.map(change) })),
});
