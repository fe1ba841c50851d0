import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { tokensApi, type Currency, type PaymentType } from '#contract/tokens.ts';
import { useCall } from '#web/api/query.ts';
import { useStored } from '#web/api/session.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, buttonLook } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { pricingText } from './text.ts';

/** What "for each" means beside a price: a thousand pesos, or a dollar. */
const UNIT: Record<Currency, number> = { CLP: 1000, USD: 1 };
export const FRESH_MS = 5 * 60_000;
/** How many are usually sold: so many places are kept while they are asked for. */
const PLACES = [0, 1, 2];
const CELL =
  'flex min-h-[216px] flex-col border-t-[3px] border-t-transparent px-6 pt-6 pb-6 max-sm:px-5 sm:not-last:border-r sm:border-r-line max-sm:not-first:border-t max-sm:not-first:border-t-line';

function Package({ pack, use }: { pack: PaymentType; use: string | undefined }) {
  const t = useText(pricingText);
  const { number, money, rate, percent } = useFormats();
  const signedIn = useStored();
  const unit = UNIT[pack.currency];
  const price = money(pack.price_amount, pack.currency);
  return (
    <li className={clsx(CELL, pack.is_featured && 'border-t-[3px]! border-t-tinta!')}>
      <p className="flex items-baseline justify-between gap-3 text-note text-ink-2">
        {use}
        {pack.is_featured && <span className="text-meta font-semibold text-tinta">{t.recommended}</span>}
      </p>
      <h2 className="mt-3 flex items-baseline gap-2">
        <span className="font-serif text-[40px]/[46px] font-semibold tabular-nums">{number(pack.tokens_amount)}</span>
        <span className="text-ui text-ink-2">{t.tokens}</span>
      </h2>
      <p className="mt-1.5 text-[20px]/7 font-semibold tabular-nums">
        {price}
        {!price.includes(pack.currency) && <span className="ml-1 text-ui font-normal text-ink-2">{pack.currency}</span>}
      </p>
      <p className="mt-0.5 mb-5 text-note text-ink-2">
        {t.perUnit(rate((pack.tokens_amount / pack.price_amount) * unit), money(unit, pack.currency))}
        {pack.discount_percentage > 0 && (
          <span className="ml-2 font-semibold whitespace-nowrap text-ok">
            {t.saves(percent(pack.discount_percentage))}
          </span>
        )}
      </p>
      <Link
        to={signedIn ? '/profile?tab=tokens' : '/sign-up'}
        aria-label={t.buyThis(number(pack.tokens_amount))}
        className={buttonLook({ size: 'lg', variant: pack.is_featured ? 'primary' : 'outline' }, 'mt-auto w-full')}
      >
        {t.buy}
      </Link>
    </li>
  );
}

/** Which currency is shown. Looks like `Segmented`, whose parts would weigh more than the rest of this page. */
function Currencies(props: { all: readonly Currency[]; value: Currency; onChange: (chosen: Currency) => void }) {
  const t = useText(pricingText);
  return (
    <div role="group" aria-label={t.currency} className="inline-flex rounded-md border border-line bg-sunken p-0.5">
      {props.all.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === props.value}
          onClick={() => props.onChange(one)}
          className={clsx(
            'h-7 rounded px-3 text-note font-medium max-sm:h-10',
            one === props.value ? 'bg-paper text-ink' : 'text-ink-2',
          )}
        >
          {one}
        </button>
      ))}
    </div>
  );
}

/** Says so where no real money is taken; below all else, since it is known late. */
export function Sandbox() {
  const t = useText(pricingText);
  const { data } = useCall(tokensApi.paymentTypes, { query: { currency: 'CLP' } }, { staleTime: FRESH_MS });
  if (!data || data.real_money) return null;
  return (
    <div className="mt-6">
      <Notice tone="info">{t.sandbox}</Notice>
    </div>
  );
}

/** The packages on sale by their size, as the operator sells them today. */
export function Packages() {
  const t = useText(pricingText);
  const common = useText(words);
  const [currency, setCurrency] = useState<Currency>('CLP');
  const { data, isError, refetch } = useCall(tokensApi.paymentTypes, { query: { currency } }, { staleTime: FRESH_MS });
  const sold = data?.payment_types.toSorted((a, b) => a.tokens_amount - b.tokens_amount);
  const several = (data?.currencies.length ?? 0) > 1;
  return (
    <section aria-label={t.packages} className="relative mt-8">
      <div className="absolute -top-14 right-0 max-sm:static max-sm:mb-3 max-sm:min-h-11">
        {several && <Currencies all={data!.currencies} value={currency} onChange={setCurrency} />}
      </div>
      {isError && !data ? (
        <div className="flex min-h-[216px] flex-col items-start justify-center gap-3 rounded-xl border border-line bg-paper px-6">
          <p className="font-serif text-h3 font-semibold">{t.failed}</p>
          <Button variant="outline" onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </div>
      ) : sold?.length === 0 ? (
        <p className="rounded-xl border border-line bg-paper px-6 py-10 text-lead text-ink-2">{t.nothing}</p>
      ) : (
        <ul className="grid overflow-hidden rounded-xl border border-line bg-paper sm:grid-cols-3" aria-busy={!sold}>
          {sold
            ? sold.map((pack, at) => (
                <Package key={pack.id} pack={pack} use={sold.length === 3 ? t.uses[at] : pack.name} />
              ))
            : PLACES.map((at) => (
                <li key={at} aria-hidden className={CELL}>
                  <span className="text-note text-ink-2">{t.uses[at]}</span>
                  <span className="mt-3 block h-10 w-28 rounded bg-sunken" />
                  <span className="mt-1.5 block h-7 w-36 rounded bg-sunken" />
                  <span className="mt-0.5 mb-5 block h-[19px]" />
                  <span className="mt-auto block h-11 rounded-md bg-sunken" />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
