import type { Card } from '#contract/card.ts';
import type { Citation } from '#contract/span.ts';

export type Row = Card['rows'][number];
/** A card with what its cells cite; `whole`: nothing of it is folded, as on paper. */
export type CardProps = { card: Card; citations: readonly Citation[]; whole: boolean };

/** Rows one after another that stand in one group, in their order. */
export function groupsOf<T extends Pick<Row, 'group'>>(rows: readonly T[]): { group: string; rows: T[] }[] {
  const groups: { group: string; rows: T[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.group === row.group) last.rows.push(row);
    else groups.push({ group: row.group, rows: [row] });
  }
  return groups;
}
