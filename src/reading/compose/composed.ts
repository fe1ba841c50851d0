import type { CardOf } from '#contract/card.ts';
import type { Range } from '../lines.ts';

/** Words of a source, and those of them that are the point, all as places of its text (UTF-16 offsets, the end excluded). */
export type Quote = Range & { source: number; focus?: Range | undefined };

/** A piece of the line on top of an answer: words of ours, or a quotation. */
export type Piece = { said: string } | { quote: Quote };

/** A cell of a card before it is verified: words of a source, or why there are none. */
export type PlacedCell = { state: 'stated'; quote: Quote } | { state: 'silent' | 'unread' };
export type PlacedCard = CardOf<PlacedCell>;

/** A cell that quotes. */
export const stated = (quote: Quote): PlacedCell => ({ state: 'stated', quote });

type Row = PlacedCard['rows'][number];
/** A row of one or more cells, without what most rows lack. */
export const rowOf = (label: string, cells: Row['cells'], more: Partial<Row> = {}): Row => ({
  label,
  group: '',
  speaker: '',
  main: false,
  differs: false,
  ...more,
  cells,
});

/** A card without what most cards lack. */
export const cardOf = (
  kind: PlacedCard['kind'],
  title: string,
  rows: Row[],
  more: Partial<PlacedCard> = {},
): PlacedCard => ({ about: '', columns: [], note: '', ...more, kind, title, rows });
