import type { Language } from '#contract/language.ts';
import type { Citation } from '#contract/span.ts';
import type { Cell, Column } from '../contract.ts';
import { columnNames } from '../names.ts';

/** The head of a column: of a preset its name, else the question as it was typed. */
export const headOf = ({ preset, question }: Column, language: Language): string =>
  preset ? columnNames[language][preset][0] : question;

export type ById = ReadonlyMap<number, Citation>;

const flow = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of a cell as they were read, on one line. */
export const readOf = ({ line }: Cell, byId: ById): string =>
  flow(
    line.map((piece) => (typeof piece === 'string' ? piece : (byId.get(piece.citation_id)?.excerpt ?? ''))).join(''),
  );

/** What a cell says: what its owner set, else what was read; '' where it says nothing. */
export const saidOf = (cell: Cell, byId: ById): string => cell.corrected ?? readOf(cell, byId);

/** The first citation of a cell: of its words, else of its passage. */
export function citationOf({ line, passage }: Cell, byId: ById): Citation | undefined {
  const place = line.find((piece) => typeof piece !== 'string') ?? passage;
  return place ? byId.get(place.citation_id) : undefined;
}
