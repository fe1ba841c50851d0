/** What sort of document a text is, by its own marks; it decides which forms of divisions are open in it. */
export type Genre = 'law' | 'contract' | 'ruling' | 'prose';

/**
 * What a unit is for. `amending`: changes another norm · `derogated`: no longer in force · `preamble`: what stands before the first division ·
 * `allegation`: what a party says in a ruling · `closing`: signatures, orders to notify · `heading`: a container (book, title, chapter).
 */
export const UNIT_KINDS = [
  'operative',
  'definition',
  'amending',
  'transitory',
  'derogated',
  'heading',
  'row',
  'preamble',
  'closing',
  'allegation',
  'reasoning',
  'decision',
  'dissent',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/**
 * `container`: holds divisions (Libro, Título, Chapter). `division`: what a lawyer cites (article, clause, considerando, section), or a paragraph that
 * stands under none. `part`: a paragraph (inciso), list item or table row of a division.
 */
export const UNIT_ROLES = ['container', 'division', 'part'] as const;
export type UnitRole = (typeof UNIT_ROLES)[number];

/** A unit of a text. Offsets are UTF-16, the end excluded. */
export type Unit = {
  role: UnitRole;
  kind: UnitKind;
  /** The form by which it is marked: `article`, `clause`, `ordinal`, `decimal`, `item`, `row`, `paragraph`, `title`, `chapter`, … */
  form: string;
  /** The unit that holds it, by its place in the list; -1 at the top. A parent stands before its children. */
  parent: number;
  /** How the document itself names it: "Artículo 55", "DÉCIMO SEGUNDO", "Cláusula quinta", "4.2", "a)"; "" where it has no name. */
  label: string;
  /** The number in one form: "55", "12 bis", "3 transitorio", "4.2", "c"; "" where it has none. */
  number: string;
  /** Its title beside the label: "Duración", "DEL CONTRATO"; the header cells of a row; "" where it has none. */
  title: string;
  start: number;
  /** Where it ends with all that lies under it. */
  end: number;
};

export type Cut = { genre: Genre; units: readonly Unit[] };
