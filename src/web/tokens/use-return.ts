import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { PaymentOutcome } from '#contract/payments.ts';
import { useText } from '#web/i18n/language.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { shopText } from './shop-text.ts';
import { tokensMoved } from './use-tokens.ts';

const PARAMETERS = ['payment_status', 'transaction_id', 'message'] as const;
const OUTCOMES: readonly PaymentOutcome[] = ['success', 'failed', 'pending', 'cancelled'];
/** Milliseconds (specification 3, section 9), and the longest message of an address that is repeated. */
const SHOWN_MS = 6000;
const MESSAGE_MAX = 200;

/** Says how a payment ended, when the buyer comes back from it, and takes that out of the address (specification 3, section 2). */
export function usePaymentReturn(): void {
  const t = useText(shopText);
  const [params, setParams] = useSearchParams();
  const outcome = OUTCOMES.find((one) => one === params.get('payment_status'));
  const tell = useEffectEvent((ended: PaymentOutcome) => {
    const { title, text } = t.returned[ended];
    const said = { title, text: params.get('message')?.slice(0, MESSAGE_MAX) || text, ms: SHOWN_MS };
    (ended === 'failed' ? toastError : toast)(said);
    tokensMoved();
    setParams(
      (now) => {
        for (const name of PARAMETERS) now.delete(name);
        return now;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (outcome) tell(outcome);
  }, [outcome]);
}
