import { capabilitiesApi } from '#contract/capabilities.ts';
import { MESSAGE, priceOf, type ModelPrices } from '#contract/prices.ts';
import { tokensApi } from '#contract/tokens.ts';
import { queries, useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { tokensText } from './text.ts';

const MINUTE_MS = 60_000;

/** Whether work costs tokens here; false until it is known. */
export const useBilling = (): boolean =>
  useCall(capabilitiesApi.get, {}, { staleTime: 10 * MINUTE_MS }).data?.billing ?? false;

/** The balance, fresh for 30 s (specification 3, section 7), and read again at once when an event says that it moved. */
export const useBalance = () => useCall(tokensApi.balance, {}, { enabled: useBilling(), staleTime: MINUTE_MS / 2 });

/** What a message costs, in words; and in as few as there may be. */
type MessagePrice = { said: string; short: string };
/** What a message costs by some prices; null where it costs nothing. */
export function useMessagePrice(): (prices: ModelPrices) => MessagePrice | null {
  const t = useText(tokensText);
  const { number } = useFormats();
  const billing = useBilling();
  return (prices) => {
    const price = priceOf(MESSAGE, prices);
    const short = t.count(price, number(price));
    return billing ? { said: t.perMessage(short), short } : null;
  };
}

/** Has all that speaks of tokens and payments read again: it lies below one path. */
export function tokensMoved(): void {
  void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith('/tokens/') });
}
