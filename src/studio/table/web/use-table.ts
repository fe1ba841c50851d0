import { useMemo, useState } from 'react';
import { sourcesApi } from '#contract/sources.ts';
import type { Citation } from '#contract/span.ts';
import type { StudioJob } from '#contract/studio.ts';
import { useCall } from '#web/api/query.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import type { Table } from '../contract.ts';
import { usualOf, type Usual } from '../differences.ts';
import { headOf, saidOf, type ById } from './heads.ts';
import { grouped, ordered, pressed, type Group, type Line, type Sort } from './order.ts';
import { tableText } from './text.ts';

/** A place of the table: its source, and its column; -1 is the column of the sources. */
export type At = { id: string; column: number };
/** What is looked at of a table, and how. */
export type Tabled = {
  heads: readonly string[];
  lines: readonly Line[];
  total: number;
  /** The sources of its lines that are still there. */
  sources: readonly string[];
  byId: ById;
  usual: readonly (Usual | null)[];
  /** The words that most cells of a column say. */
  usualWords: (column: number) => string;
  sort: Sort;
  sortBy: (column: number) => void;
  /** The column whose equal cells stand together; null where none is. The groups by their first line. */
  group: number | null;
  groupBy: (column: number | null) => void;
  groups: ReadonlyMap<string, Group>;
  filter: string;
  setFilter: (text: string) => void;
  at: At | null;
  go: (at: At | null) => void;
};

const NO_GROUPS: ReadonlyMap<string, Group> = new Map();

/** The state of the screen of a table. */
export function useTable(result: Table, citations: readonly Citation[], job: StudioJob, notebookId: string): Tabled {
  const t = useText(tableText);
  const language = useLanguage();
  const { data } = useCall(sourcesApi.list, { params: { id: notebookId } });
  const [sort, setSort] = useState<Sort>(null);
  const [group, groupBy] = useState<number | null>(null);
  const [filter, setFilter] = useState('');
  const [at, go] = useState<At | null>(null);
  const byId = useMemo(() => new Map(citations.map((one) => [one.citation_id, one])), [citations]);
  const heads = useMemo(() => result.columns.map((column) => headOf(column, language)), [result.columns, language]);
  const usual = useMemo(
    () => result.columns.map((_, column) => usualOf(result.rows, column)),
    [result.columns, result.rows],
  );
  const asked = job.status === 'processing' || job.status === 'pending' ? (job.metadata.options.sources as string[]) : null; // prettier-ignore
  const all = useMemo((): Line[] => {
    const titles = new Map(data?.map(({ id, title }) => [id, title]));
    const rows = new Map(result.rows.map((row) => [row.source_id, row]));
    const ids = asked ?? result.rows.map(({ source_id }) => source_id);
    return ids.map((id) => ({ id, title: titles.get(id) ?? (data ? t.gone : ''), row: rows.get(id) ?? null }));
  }, [data, result.rows, asked, t]);
  const { lines, groups } = useMemo(() => {
    const inOrder = ordered(all, { filter, sort, byId, language });
    return group === null ? { lines: inOrder, groups: NO_GROUPS } : grouped(inOrder, group, byId, t);
  }, [all, filter, sort, byId, language, group, t]);
  return {
    heads,
    lines,
    total: all.length,
    sources: all.map(({ id }) => id).filter((id) => data?.some((one) => one.id === id)),
    byId,
    usual,
    usualWords: (column) => {
      const cell = result.rows[usual[column]?.example ?? -1]?.cells[column];
      return cell ? saidOf(cell, byId) : '';
    },
    sort,
    sortBy: (column) => setSort((now) => pressed(now, column)),
    group,
    groupBy,
    groups,
    filter,
    setFilter,
    at: at && lines.some(({ id }) => id === at.id) ? at : null,
    go,
  };
}
