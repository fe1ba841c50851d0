import clsx from 'clsx';
import { AlertTriangle, CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a state is: good, to be looked at, bad, to be known, or nothing special. Always with a word beside the colour. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'plain';
const LOOK: Record<Tone, string> = {
  ok: 'bg-ok-soft text-ok',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-tinta-soft text-tinta',
  plain: 'bg-sunken text-ink-2',
};
const ICON: Record<Tone, LucideIcon> = {
  ok: CircleCheck,
  warn: AlertTriangle,
  bad: CircleAlert,
  info: Info,
  plain: Info,
};

/** A state in a word or two. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = ICON[tone];
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 max-w-full shrink-0 items-center gap-1 rounded px-1.5 text-meta font-semibold sm:whitespace-nowrap',
        LOOK[tone],
      )}
    >
      {tone !== 'plain' && <Icon className="size-3" strokeWidth={2.4} aria-hidden />}
      {children}
    </span>
  );
}

/** A message that stands in the page. `alert` reads it out when it appears. */
export function Notice({
  tone,
  title,
  children,
  alert,
}: {
  tone: Tone;
  title?: string;
  children?: ReactNode;
  alert?: boolean;
}) {
  const Icon = ICON[tone];
  return (
    <div
      {...(alert && { role: 'alert' })}
      className={clsx('flex items-start gap-2.5 rounded-lg px-3.5 py-3', LOOK[tone])}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1 text-note">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
      </div>
    </div>
  );
}

/** One line that says how sure something is: under an answer, green only when all was found. */
export function Verdict({ tone, children }: { tone: 'ok' | 'warn'; children: ReactNode }) {
  const Icon = ICON[tone];
  return (
    <p className={clsx('flex items-start gap-1.5 text-note', tone === 'ok' ? 'text-ok' : 'text-warn')}>
      <Icon className="mt-1 size-3.5 shrink-0" aria-hidden />
      <span>{children}</span>
    </p>
  );
}

/** How far work has come, 0–100. */
export function Bar({ value, label }: { value: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1 w-full overflow-hidden rounded-full bg-sunken"
    >
      <div className="h-full rounded-full bg-tinta transition-[width]" style={{ width: `${value}%` }} />
    </div>
  );
}
