import type { Citation } from '#contract/span.ts';
import type { Level, Place } from '#contract/studio.ts';
import type { LegalRisk } from '../contract.ts';
import { LEVELS } from '#web/ui/risk/levels.ts';

/** What stands in one clause. `load`: how much falls on `bears`; null of a clause that only protects. */
export type ClauseRow = {
  clause: string;
  start: number;
  titles: string[];
  level: Level | null;
  bears: string | null;
  load: 'high' | 'medium' | 'low' | null;
};
const LOAD: Record<Level, 'high' | 'medium' | 'low'> = { critical: 'high', high: 'high', medium: 'medium', low: 'low' };
const graver = (a: Level, b: Level | null): boolean => b === null || LEVELS.indexOf(a) < LEVELS.indexOf(b);

/** The findings of a result by the clause that they stand in, in the order of the document, with the gravest of each and who bears it. */
export function rowsOf(result: LegalRisk, citations: readonly Citation[]): ClauseRow[] {
  const rows = new Map<string, ClauseRow>();
  const startOf = ({ citation_id }: Place): number =>
    citations.find((one) => one.citation_id === citation_id)?.start ?? 0;
  const put = (place: Place, title: string, level: Level | null, bears: string | null): void => {
    const clause = place.label ?? '';
    const row = rows.get(clause) ?? { clause, start: startOf(place), titles: [], level: null, bears: null, load: null };
    rows.set(clause, row);
    row.start = Math.min(row.start, startOf(place));
    if (level !== null && graver(level, row.level)) {
      row.titles.unshift(title);
      Object.assign(row, { level, bears, load: LOAD[level] });
    } else row.titles.push(title);
  };
  for (const { location, title, risk_level, bears } of result.legal_issues) put(location, title, risk_level, bears);
  for (const { location, title, severity, bears } of result.disadvantages) put(location, title, severity, bears);
  for (const { location, title } of result.advantages) put(location, title, null, null);
  return [...rows.values()].sort((a, b) => a.start - b.start);
}
