import clsx from 'clsx';
import { useState } from 'react';
import { paymentsApi } from '#contract/payments.ts';
import { HISTORY_PAGE, tokensApi, type Transaction } from '#contract/tokens.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { shopText } from './shop-text.ts';

/** How long they stay fresh (specification 3, section 9). */
const FRESH_MS = { history: 2 * 60_000, stats: 5 * 60_000 } as const;

/** What moved the tokens, newest first, fifty lines at a time. */
export function History() {
  const t = useText(shopText);
  const common = useText(words);
  const { number } = useFormats();
  const [pages, setPages] = useState(1);
  const first = useCall(
    tokensApi.history,
    { query: { limit: HISTORY_PAGE, offset: 0 } },
    { staleTime: FRESH_MS.history },
  );
  const total = first.data?.total_count ?? 0;
  return (
    <section aria-labelledby="movements" className="mt-9">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="movements" className="font-serif text-[20px]/7 font-semibold">
          {t.movements}
        </h2>
        <Stats />
      </div>
      {first.isError && !first.data ? (
        <Empty
          flush
          title={t.historyFailed}
          action={
            <Button variant="outline" onClick={() => void first.refetch()}>
              {common.retry}
            </Button>
          }
        />
      ) : !first.data ? (
        <Skeleton className="h-[200px]" />
      ) : total === 0 ? (
        <Empty flush title={t.noMovements} />
      ) : (
        <>
          <table className="w-full text-ui tabular-nums">
            <thead className="text-left text-note text-ink-2">
              <tr className="border-b border-ink-3">
                <th className="py-2 pr-4 font-normal">{t.date}</th>
                <th className="py-2 pr-4 font-normal">{t.movement}</th>
                <th className="py-2 text-right font-normal sm:pr-4">{t.tokens}</th>
                <th className="py-2 text-right font-normal max-sm:sr-only">{t.balance}</th>
              </tr>
            </thead>
            {Array.from({ length: pages }, (_, page) => (
              <Page key={page} offset={page * HISTORY_PAGE} />
            ))}
          </table>
          <div className="mt-3 flex items-center justify-between text-note text-ink-2">
            <span>{t.shown(number(Math.min(total, pages * HISTORY_PAGE)), number(total))}</span>
            {total > pages * HISTORY_PAGE && (
              <Button variant="ghost" size="sm" onClick={() => setPages(pages + 1)}>
                {t.more}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function Page({ offset }: { offset: number }) {
  const t = useText(shopText);
  const common = useText(words);
  const { data, isError, refetch } = useCall(
    tokensApi.history,
    { query: { limit: HISTORY_PAGE, offset } },
    { staleTime: FRESH_MS.history },
  );
  return (
    <tbody>
      {!data && (
        <tr>
          <td colSpan={4} className="py-2.5">
            {isError ? (
              <span className="flex flex-wrap items-center gap-3 text-ink-2">
                {t.historyFailed}
                <Button variant="outline" size="sm" onClick={() => void refetch()}>
                  {common.retry}
                </Button>
              </span>
            ) : (
              <Skeleton className="h-10" />
            )}
          </td>
        </tr>
      )}
      {data?.transactions.map((one) => (
        <Line key={one.id} line={one} />
      ))}
    </tbody>
  );
}

function Line({ line: { created_at, description, amount, balance_after } }: { line: Transaction }) {
  const { number, date, hour } = useFormats();
  return (
    <tr className="border-b border-line align-top">
      <td className="py-2.5 pr-4 text-ink-2 sm:whitespace-nowrap">
        <time dateTime={created_at}>
          {date(created_at)}
          <span className="ml-2 text-ink-3 max-sm:ml-0 max-sm:block">{hour(created_at)}</span>
        </time>
      </td>
      <td className="py-2.5 pr-4 [overflow-wrap:anywhere]">{description}</td>
      <td className={clsx('py-2.5 text-right font-semibold sm:pr-4', amount > 0 && 'text-ok')}>
        {amount > 0 ? `+${number(amount)}` : `−${number(-amount)}`}
      </td>
      <td className="py-2.5 text-right text-ink-2 max-sm:hidden">{number(balance_after)}</td>
    </tr>
  );
}

function Stats() {
  const t = useText(shopText);
  const { number } = useFormats();
  const stats = useCall(paymentsApi.stats, {}, { staleTime: FRESH_MS.stats }).data?.stats;
  if (!stats || stats.total_payments === 0) return null;
  return (
    <p className="text-note text-ink-2">
      {t.stats(
        stats.total_payments,
        number(stats.successful_payments),
        number(stats.failed_payments),
        number(stats.recent_payments),
        number(stats.total_payments),
      )}
    </p>
  );
}
