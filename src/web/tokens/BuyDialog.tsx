import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paymentsApi } from '#contract/payments.ts';
import type { PaymentType } from '#contract/tokens.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, textLinkLook } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { shopText } from './shop-text.ts';
import { tokensMoved, useBalance } from './use-tokens.ts';

const PROVIDERS: Record<string, string> = { 'mercado-pago': 'Mercado Pago' };

/**
 * Opens the page where it is paid. The window is opened with the press, since a browser lets nobody open one later, and led to its page once that is
 * known; where the browser opened none, a toast leads there.
 */
function useBuy(pack: PaymentType, onClose: () => void) {
  const t = useText(shopText);
  const common = useText(words);
  const buying = useMutation({
    mutationFn: async (opened: Window | null) => {
      try {
        const { init_point } = await call(paymentsApi.purchase, { body: { payment_type_id: pack.id } });
        return { init_point, opened };
      } catch (error) {
        opened?.close();
        throw error;
      }
    },
    onSuccess: ({ init_point, opened }) => {
      tokensMoved();
      onClose();
      if (opened && !opened.closed) opened.location.href = init_point;
      toast({
        title: t.opened,
        text: t.openedText,
        ms: 6000,
        ...(!opened && { action: { label: t.openIt, run: () => void open(init_point, '_blank', 'noopener') } }),
      });
    },
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.buyFailed), ms: 6000 }),
  });
  return {
    busy: buying.isPending,
    start: () => {
      const opened = open('', '_blank');
      if (opened) opened.opener = null;
      buying.mutate(opened);
    },
  };
}

/** A last look before paying: what, for how much, with whom. */
export function BuyDialog({ pack, provider, onClose }: { pack: PaymentType; provider: string; onClose: () => void }) {
  const t = useText(shopText);
  const common = useText(words);
  const { number, money } = useFormats();
  const { busy, start } = useBuy(pack, onClose);
  const balance = useBalance().data?.balance;
  const named = PROVIDERS[provider] ?? t.sandbox;
  const tokens = t.count(pack.tokens_amount, number(pack.tokens_amount));
  const price = money(pack.price_amount, pack.currency);
  const lines = [
    [t.package, tokens],
    [t.price, price.includes(pack.currency) ? price : `${price} ${pack.currency}`],
    ...(balance === undefined ? [] : [[t.after, t.count(2, number(balance + pack.tokens_amount))]]),
    [t.payWith, PROVIDERS[provider] ? t.newWindow(named) : named],
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.buyTitle(tokens)}
      width={480}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button disabled={busy} onClick={start}>
            {busy ? t.paying : t.pay(price)}
          </Button>
        </>
      }
    >
      <dl className="border-t border-line">
        {lines.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5 text-ui">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-note text-ink-2">
        {t.confirms(named === t.sandbox ? 'Fojas' : named)}{' '}
        <Link to="/refund-policy" className={textLinkLook()} onClick={onClose}>
          {t.refundPolicy}
        </Link>
      </p>
    </Dialog>
  );
}
