import { BADGE } from '#contract/tokens.ts';
import { MESSAGE } from '#contract/prices.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { Badge, Notice } from '#web/ui/tone.tsx';
import { shopText } from './shop-text.ts';
import { useBalance } from './use-tokens.ts';

const levelOf = (balance: number): keyof typeof BADGE | 'low' =>
  balance > BADGE.excellent ? 'excellent' : balance > BADGE.sufficient ? 'sufficient' : 'low';
const TONE = { excellent: 'ok', sufficient: 'warn', low: 'bad' } as const;

/** How good a balance is, in a word (specification 3, section 4). */
export function BalanceBadge({ balance }: { balance: number }) {
  const t = useText(shopText);
  const level = levelOf(balance);
  return <Badge tone={TONE[level]}>{t.badge[level]}</Badge>;
}

/** The balance, large, and what it buys of questions and of work at these prices. */
export function Balance({ ruling, audio }: { ruling: number; audio: number }) {
  const t = useText(shopText);
  const common = useText(words);
  const { number } = useFormats();
  const { data, isError, refetch } = useBalance();
  if (isError && !data)
    return (
      <Empty
        flush
        title={t.balanceFailed}
        action={
          <Button variant="outline" onClick={() => void refetch()}>
            {common.retry}
          </Button>
        }
      />
    );
  if (!data) return <Skeleton className="h-[84px] w-72" />;
  const times = (price: number): string => number(Math.floor(data.balance / price));
  return (
    <section aria-label={t.balance} className="border-b border-line pb-6">
      <h2 className="text-note text-ink-3">{t.balance}</h2>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="font-serif text-[56px]/[60px] font-semibold tabular-nums">{number(data.balance)}</span>
          <BalanceBadge balance={data.balance} />
        </p>
        <p className="max-w-[420px] text-ui text-ink-2">{t.buys(times(MESSAGE.tokens), times(ruling), times(audio))}</p>
      </div>
      {data.balance < BADGE.sufficient && (
        <div className="mt-4">
          <Notice tone="warn">{t.lowHelp}</Notice>
        </div>
      )}
    </section>
  );
}
