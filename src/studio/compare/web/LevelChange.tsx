import { ArrowRight } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { RiskLevel } from '#web/ui/risk/RiskLevel.tsx';
import type { Risk } from '../contract.ts';
import { riskText } from './risk-text.ts';

/** "Medio → Alto" with the shapes of both; of a risk that is gone, its level struck through. */
export function LevelChange({ levels: [before, after], state }: Pick<Risk, 'levels' | 'state'>) {
  const t = useText(riskText);
  if (!before || !after || before === after)
    return <RiskLevel level={(after ?? before)!} struck={state === 'removed'} />;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <RiskLevel level={before} /> <ArrowRight className="size-3.5 text-ink-3" aria-hidden />{' '}
      <span className="sr-only">{t.becomes}</span> <RiskLevel level={after} />
    </span>
  );
}
