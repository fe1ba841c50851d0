import { capabilitiesApi, type Capabilities } from '#contract/capabilities.ts';
import { call } from '#web/api/call.ts';
import { keyOf, queries, useCall } from '#web/api/query.ts';

/** They change only when the operator starts Fojas anew. */
const FOR_LONG = { staleTime: 10 * 60_000 };

/** What this installation takes and can read; null until it is known. */
export const useCapabilities = (): Capabilities | null => useCall(capabilitiesApi.get, {}, FOR_LONG).data ?? null;

/** The same, awaited outside of a screen. */
export const capabilities = (): Promise<Capabilities> =>
  queries.fetchQuery({
    queryKey: keyOf(capabilitiesApi.get, {}),
    queryFn: () => call(capabilitiesApi.get, {}),
    ...FOR_LONG,
  });
