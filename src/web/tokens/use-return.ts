import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { PaymentOutcome } from '#contract/payments.ts';
import { useText } from '#web/i18n/language.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { shopText } from './shop-text.ts';
import { tokensMoved } from './use-tokens.ts';

const PARAMETERS = ['payment_status', 'transaction_id', 'message'] as const;
const OUTCOMES: readonly PaymentOutcome[] = ['success', 'failed', 'pending', 'cancelled'];
/** Milliseconds (specification 3, section 9). */
const SHOWN_MS = 6000;

/**
 * Says how a payment ended, when the buyer comes back from it, and takes that out of the address (specification 3, section 2). Of the address only the outcome
 * is believed, and only one of ours: anybody can write an address, so its message is never shown, and an unknown outcome goes without a word.
 */
export function usePaymentReturn(): void {
  const t = useText(shopText);
  const [params, setParams] = useSearchParams();
  const status = params.get('payment_status');
  const settle = useEffectEvent((told: string) => {
    const ended = OUTCOMES.find((one) => one === told);
    if (ended) {
      (ended === 'failed' ? toastError : toast)({ ...t.returned[ended], ms: SHOWN_MS });
      tokensMoved();
    }
    setParams(
      (now) => {
        for (const name of PARAMETERS) now.delete(name);
        return now;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (status !== null) settle(status);
  }, [status]);
}
