import { sourcesApi } from '#contract/sources.ts';
import type { Citation } from '#contract/span.ts';
import type { Place } from '#contract/studio.ts';
import { useCall } from '#web/api/query.ts';
import type { Comparison } from '../contract.ts';

/** A version does not change. */
const KEPT = { staleTime: Infinity };

/** The texts of the two versions, as they were compared: undefined while they load. `failed`: one of them could not be. */
export function useTexts(notebookId: string, { sides }: Comparison, citations: readonly Citation[]) {
  const cited = ({ citation_id }: Place): Citation | undefined =>
    citations.find((one) => one.citation_id === citation_id && one.state !== 'deleted');
  const [before, after] = [cited(sides.before), cited(sides.after)];
  const input = (one: Citation | undefined) => ({
    params: { id: notebookId, sourceId: one?.source_id ?? '' },
    query: { version: one?.version ?? 1 },
  });
  const a = useCall(sourcesApi.one, input(before), { ...KEPT, enabled: before !== undefined });
  const b = useCall(sourcesApi.one, input(after), { ...KEPT, enabled: after !== undefined });
  return {
    a: a.data,
    b: b.data,
    failed: !before || !after || a.isError || b.isError,
    gone: !before || !after,
    retry: () => void Promise.all([a.refetch(), b.refetch()]),
  };
}
