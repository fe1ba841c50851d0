import { capabilitiesApi } from '#contract/capabilities.ts';
import { tokensApi } from '#contract/tokens.ts';
import { queries, useCall } from '#web/api/query.ts';

const MINUTE_MS = 60_000;

/** Whether work costs tokens here; false until it is known. */
export const useBilling = (): boolean =>
  useCall(capabilitiesApi.get, {}, { staleTime: 10 * MINUTE_MS }).data?.billing ?? false;

/** The balance, fresh for 30 s (specification 3, section 7), and read again at once when an event says that it moved. */
export const useBalance = () => useCall(tokensApi.balance, {}, { enabled: useBilling(), staleTime: MINUTE_MS / 2 });

/** Has all that speaks of tokens and payments read again: it lies below one path. */
export function tokensMoved(): void {
  void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/tokens/') });
}
