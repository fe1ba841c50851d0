import type { Language } from '#contract/language.ts';
import type { Place } from '#contract/studio.ts';
import type { Range } from '#reading/lines.ts';
import type { Placed } from '#reading/compose/answer-of.ts';
import { buildSegment } from '#reading/index/segment.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import type { Document, Hear } from '#server/studio/tool.ts';
import type { Cell, Column, Row } from '../contract.ts';
import { cellsOf } from './cells.ts';
import { valueOf } from './value.ts';

/** Characters of the words of a cell, and of its passage, that are shown. */
const SHOWN = { line: 400, passage: 1200 } as const;
/** Stands for the source until the room says which it is. */
const NONE = '00000000-0000-0000-0000-000000000000';

/** A cell that says nothing. */
export const nothing = (state: 'silent' | 'unread'): Cell => ({
  state,
  line: [],
  passage: null,
  value: '',
  read: '',
  corrected: null,
});

/** The rows of some documents, in their order, with the places of their words as claims. */
export function rowsOf(
  documents: readonly Document[],
  columns: readonly Column[],
  language: Language,
  hear: Hear,
): { rows: Row[]; claims: Claim[] } {
  const claims: Claim[] = [];
  const rows = documents.map(({ title, text, speaks }, source): Row => {
    hear('cells', source / documents.length);
    const placed = (range: Range, most: number): Place => ({
      citation_id: claims.push({ source, ...range, quote: text.slice(range.start, range.end), most }),
    });
    const cellOf = (cell: Placed | 'unread'): Cell => {
      if (!cell || cell === 'unread') return nothing(cell ?? 'silent');
      const words = cell.line.map((piece) => (typeof piece === 'string' ? piece : text.slice(piece.start, piece.end)));
      // Lines that do not answer say nothing that others could depart from.
      const value = cell.isNear ? '' : valueOf(words.join(''), speaks);
      return {
        state: cell.isNear ? 'near' : 'answered',
        line: cell.line.map((piece) => (typeof piece === 'string' ? piece : placed(piece, SHOWN.line))),
        passage: cell.passage && placed(cell.passage, SHOWN.passage),
        value,
        read: value,
        corrected: null,
      };
    };
    const read = { title, text, index: buildSegment({ text }) };
    return { source_id: NONE, why: null, cells: cellsOf(read, columns, language).map(cellOf) };
  });
  return { rows, claims };
}
