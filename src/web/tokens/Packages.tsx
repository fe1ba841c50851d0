import clsx from 'clsx';
import { useState } from 'react';
import { tokensApi, type Currency, type PaymentType } from '#contract/tokens.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { BuyDialog } from './BuyDialog.tsx';
import { shopText } from './shop-text.ts';

/** What "for each" means beside a price: a thousand pesos, or a dollar. */
const UNIT: Record<Currency, number> = { CLP: 1000, USD: 1 };
const FRESH_MS = 5 * 60_000;

/** The packages on sale, each with its price and what it gives for it. */
export function Packages() {
  const t = useText(shopText);
  const common = useText(words);
  const [currency, setCurrency] = useState<Currency>('CLP');
  const [chosen, setChosen] = useState<PaymentType | null>(null);
  const { data, isError, refetch } = useCall(tokensApi.paymentTypes, { query: { currency } }, { staleTime: FRESH_MS });
  const several = (data?.currencies.length ?? 0) > 1;
  return (
    <section aria-labelledby="top-up" className="mt-6">
      <div className="mb-3 flex min-h-9 items-center justify-between gap-4">
        <h2 id="top-up" className="font-serif text-[20px]/7 font-semibold">
          {t.topUp}
        </h2>
        {several && (
          <Segmented
            label={t.currency}
            value={currency}
            onChange={setCurrency}
            items={data!.currencies.map((id) => ({ id, label: id }))}
          />
        )}
      </div>
      {data && !data.real_money && (
        <div className="mb-3">
          <Notice tone="warn">{t.sandbox}</Notice>
        </div>
      )}
      {isError && !data ? (
        <Empty
          flush
          title={t.packagesFailed}
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              {common.retry}
            </Button>
          }
        />
      ) : !data ? (
        <Skeleton className="h-[170px]" />
      ) : data.payment_types.length === 0 ? (
        <Empty flush title={t.noPackages} />
      ) : (
        <ul className="grid grid-cols-1 overflow-hidden rounded-lg border border-line bg-paper sm:grid-cols-3">
          {data.payment_types.map((one) => (
            <Package key={one.id} pack={one} onBuy={() => setChosen(one)} />
          ))}
        </ul>
      )}
      {chosen && data && <BuyDialog pack={chosen} provider={data.provider} onClose={() => setChosen(null)} />}
    </section>
  );
}

function Package({ pack, onBuy }: { pack: PaymentType; onBuy: () => void }) {
  const t = useText(shopText);
  const { number, money, rate, percent } = useFormats();
  const unit = UNIT[pack.currency];
  return (
    <li
      className={clsx(
        'flex flex-col gap-0.5 border-t-[3px] p-5 max-sm:border-b max-sm:border-b-line sm:not-last:border-r sm:border-r-line',
        pack.is_featured ? 'border-t-tinta' : 'border-t-transparent',
      )}
    >
      <h3 className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-h2 font-semibold tabular-nums">{number(pack.tokens_amount)}</span>
        <span className="text-note text-ink-2">tokens</span>
        {pack.is_featured && <span className="ml-auto text-meta font-semibold text-tinta">{t.recommended}</span>}
      </h3>
      <p className="text-[16px]/6 font-semibold tabular-nums">{money(pack.price_amount, pack.currency)}</p>
      <p className="text-note text-ink-2">
        {t.perUnit(rate((pack.tokens_amount / pack.price_amount) * unit), money(unit, pack.currency))}
      </p>
      <p className="text-note font-semibold text-ok sm:min-h-5">
        {pack.discount_percentage > 0 && t.saves(percent(pack.discount_percentage))}
      </p>
      {pack.description && <p className="mb-3 text-note text-ink-3">{pack.description}</p>}
      <Button
        variant={pack.is_featured ? 'primary' : 'outline'}
        className="mt-auto w-full"
        aria-label={t.buyThis(t.count(pack.tokens_amount, number(pack.tokens_amount)))}
        onClick={onBuy}
      >
        {t.buy}
      </Button>
    </li>
  );
}
