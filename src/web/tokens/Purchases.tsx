import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentsApi, type Purchase, type PurchaseStatus } from '#contract/payments.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { Badge, type Tone } from '#web/ui/tone.tsx';
import { shopText } from './shop-text.ts';
import { tokensMoved } from './use-tokens.ts';

const TONE: Partial<Record<PurchaseStatus, Tone>> = {
  approved: 'ok',
  rejected: 'bad',
  charged_back: 'bad',
  review: 'warn',
  pending: 'info',
  in_process: 'info',
};

/** What was bought, and what of it can still be withdrawn. Nothing where nothing was bought. */
export function Purchases() {
  const t = useText(shopText);
  const common = useText(words);
  const { data, isError, refetch } = useCall(paymentsApi.purchases, {}, { staleTime: 30_000 });
  const [leaving, setLeaving] = useState<Purchase | null>(null);
  if (isError && !data)
    return (
      <section aria-label={t.purchases} className="mt-9">
        <Empty
          flush
          title={t.purchasesFailed}
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              {common.retry}
            </Button>
          }
        />
      </section>
    );
  if (!data || data.purchases.length === 0) return null;
  return (
    <section aria-labelledby="purchases" className="mt-9">
      <h2 id="purchases" className="mb-2 font-serif text-[20px]/7 font-semibold">
        {t.purchases}
      </h2>
      <ul className="border-t border-line">
        {data.purchases.map((one) => (
          <Row key={one.id} purchase={one} onWithdraw={() => setLeaving(one)} />
        ))}
      </ul>
      {leaving && <Withdraw purchase={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}

function Row({ purchase, onWithdraw }: { purchase: Purchase; onWithdraw: () => void }) {
  const t = useText(shopText);
  const { number, money, date } = useFormats();
  const { possible, refusal, until } = purchase.withdrawal;
  const said = possible && until ? t.until(date(until)) : refusal && t.refusal[refusal];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5 text-ui">
      <span className="font-semibold tabular-nums">
        {t.count(purchase.tokens_amount, number(purchase.tokens_amount))}
      </span>
      <span className="tabular-nums text-ink-2">{money(purchase.price_amount, purchase.currency)}</span>
      <Badge tone={TONE[purchase.status] ?? 'plain'}>{t.status[purchase.status]}</Badge>
      <span className="text-note text-ink-3">{date(purchase.created_at)}</span>
      <span className="ml-auto flex flex-wrap items-center gap-3 text-note text-ink-2">
        {said}
        {possible && (
          <Button variant="outline" size="sm" onClick={onWithdraw}>
            {t.withdraw}
          </Button>
        )}
      </span>
    </li>
  );
}

function Withdraw({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const t = useText(shopText);
  const { number, money } = useFormats();
  const common = useText(words);
  const withdraw = useMutation({
    mutationFn: () => call(paymentsApi.withdraw, { params: { purchaseId: purchase.id } }),
    onSuccess: () => toast({ title: t.withdrawn, text: t.withdrawnText, ms: 6000 }),
    onError: (error) => toastError({ title: common.error, text: saidBy(error, t.withdrawFailed), ms: 6000 }),
    onSettled: () => {
      tokensMoved();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.withdrawTitle}
      label={t.withdraw}
      busyLabel={t.withdrawing}
      busy={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
    >
      {t.withdrawText(number(purchase.tokens_amount), money(purchase.price_amount, purchase.currency))}
    </ConfirmDialog>
  );
}
