import { capabilitiesApi, type Capabilities } from '#contract/capabilities.ts';
import { call } from './call.ts';
import { keyOf, queries, useCall } from './query.ts';

/** They change only when the operator starts Fojas anew. */
const FOR_LONG = { staleTime: 10 * 60_000 };

/** What this installation takes and can read; null until it is known. */
export const useCapabilities = (): Capabilities | null => useCall(capabilitiesApi.get, {}, FOR_LONG).data ?? null;

/** The same, awaited outside of a screen. It waits for no question that a screen asked: that ends with its screen, and an upload goes on. */
export async function capabilities(): Promise<Capabilities> {
  const key = keyOf(capabilitiesApi.get, {});
  const known = queries.getQueryData<Capabilities>(key);
  if (known) return known;
  const asked = await call(capabilitiesApi.get, {});
  queries.setQueryData(key, asked);
  return asked;
}
