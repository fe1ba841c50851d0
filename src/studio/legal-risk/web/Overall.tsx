import clsx from 'clsx';
import type { Citation } from '#contract/span.ts';
import type { Level } from '#contract/studio.ts';
import { names } from '#contract/risk-names.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace } from '#web/ui/answer/Cited.tsx';
import type { LegalRisk } from '../contract.ts';
import { riskText } from './text.ts';
import { LEVELS } from '#web/ui/risk/levels.ts';
import { toneOf } from './tones.ts';

const INK: Record<string, string> = { bad: 'text-bad', warn: 'text-warn', plain: 'text-ink' };
const FILL: Record<string, string> = { bad: 'bg-bad', warn: 'bg-warn', plain: 'bg-ink-3' };

/** The level of the whole with the counts that it was taken from, what was read, and what the document is. */
export function Overall({ result, citations }: { result: LegalRisk; citations: readonly Citation[] }) {
  const t = useText(riskText);
  const name = useText(names);
  const { overall_risk_level: overall, counts, document, summary, level_reason } = result;
  return (
    <section aria-label={t.overall} className="grid max-w-[640px] gap-4 pt-2">
      <div>
        <p className="text-note text-ink-3">{overall ? t.overall : t.kind}</p>
        <p
          className={clsx(
            'font-serif text-[40px]/[46px] font-semibold max-sm:text-[32px]/9',
            overall && INK[toneOf(overall)],
          )}
        >
          {overall ? name.level[overall] : t.noContract}
        </p>
      </div>
      <p className="font-serif text-[16px]/6 text-ink-2">{summary}</p>
      {document.told_by && (
        <CitedPlace place={{ ...document.told_by, label: name.kind[document.kind] }} citations={citations} />
      )}
      {overall && (
        <>
          <dl className="grid gap-2.5">
            {LEVELS.map((one) => (
              <Count
                key={one}
                level={one}
                n={counts[one]}
                most={Math.max(1, ...Object.values(counts))}
                label={name.level[one]}
              />
            ))}
          </dl>
          <p className="text-note text-ink-3">{level_reason}</p>
        </>
      )}
    </section>
  );
}

function Count({ level: one, n, most, label }: { level: Level; n: number; most: number; label: string }) {
  return (
    <div className="grid grid-cols-[72px_1fr_28px] items-center gap-2 text-ui">
      <dt>{label}</dt>
      <dd aria-hidden className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div className={clsx('h-full rounded-full', FILL[toneOf(one)])} style={{ width: `${(100 * n) / most}%` }} />
      </dd>
      <dd className="text-right font-semibold tabular-nums">{n}</dd>
    </div>
  );
}
