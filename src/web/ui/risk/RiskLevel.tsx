import clsx from 'clsx';
import { Circle, Diamond, OctagonAlert, TriangleAlert, type LucideIcon } from 'lucide-react';
import { names } from '#contract/risk-names.ts';
import type { Level } from '#contract/studio.ts';
import { useText } from '#web/i18n/language.ts';

/** Each level has a shape of its own: who sees no colour tells them apart, also without the word. */
const LOOK: Record<Level, { icon: LucideIcon; colour: string }> = {
  critical: { icon: OctagonAlert, colour: 'text-bad' },
  high: { icon: TriangleAlert, colour: 'text-warn' },
  medium: { icon: Diamond, colour: 'text-ink-2' },
  low: { icon: Circle, colour: 'text-ink-3' },
};

/** How grave a risk is, by a shape and a word. `struck`: it was so and is not any more. */
export function RiskLevel({ level, struck = false }: { level: Level; struck?: boolean }) {
  const name = useText(names).level[level];
  const { icon: Icon, colour } = LOOK[level];
  return (
    <span className={clsx('inline-flex items-center gap-1 text-meta font-semibold whitespace-nowrap', colour)}>
      <Icon className="size-3.5 shrink-0" strokeWidth={2.2} aria-hidden />
      {struck ? <s>{name}</s> : name}
    </span>
  );
}
