import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { QUERY_MAX, searchApi } from '#contract/search.ts';
import { cut } from '#contract/words.ts';
import { useCall } from '#web/api/query.ts';

/** A key pressed within this time replaces the search that the one before would have begun. */
const PAUSE_MS = 120;
const FRESH_MS = 5_000;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What is found for a query that is being typed; what was found before stays until then. A search that was overtaken is called off. */
export function useFound(
  query: string,
  { notebookId, limit, least = 1 }: { notebookId?: string | undefined; limit: number; least?: number },
) {
  const typed = cut(query.trim(), QUERY_MAX);
  const settled = useSettled(typed);
  const enabled = settled.length >= least && typed.length >= least;
  const { data, isError, isFetching, refetch } = useCall(
    searchApi.search,
    { query: { q: settled, notebook_id: notebookId, limit } },
    { enabled, placeholderData: keepPreviousData, staleTime: FRESH_MS, gcTime: FRESH_MS, retry: false },
  );
  return {
    found: enabled ? data : undefined,
    failed: enabled && isError,
    searching: typed.length >= least && (isFetching || settled !== typed),
    retry: () => void refetch(),
  };
}
