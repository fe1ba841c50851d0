import { AlertTriangle, CircleCheck, CircleX, Clock, Landmark, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Bar } from '#web/ui/tone.tsx';
import { lawText } from './law-text.ts';
import type { Told } from './use-add-laws.ts';

const LOOK: Record<Told['state'], { icon: LucideIcon; tone: string }> = {
  waiting: { icon: Clock, tone: 'text-ink-3' },
  reading: { icon: LoaderCircle, tone: 'text-tinta' },
  done: { icon: CircleCheck, tone: 'text-ok' },
  failed: { icon: AlertTriangle, tone: 'text-bad' },
  stopped: { icon: CircleX, tone: 'text-ink-3' },
};

type Props = { told: readonly Told[]; onStop: () => void; onRetry: () => void; onClose: () => void };
/** Norms that are being added: how each of them stands, and why one failed. */
export function AddingLaws({ told, onStop, onRetry, onClose }: Props) {
  const t = useText(lawText);
  const common = useText(words);
  const { number } = useFormats();
  const count = (...states: readonly Told['state'][]): number =>
    told.filter(({ state }) => states.includes(state)).length;
  const left = count('waiting', 'reading');
  const done = t.doneOf(number(count('done')), number(told.length));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.progress}
      icon={Landmark}
      width={640}
      footer={
        <>
          {left > 0 && (
            <Button variant="ghost" onClick={onStop}>
              {t.stopRest}
            </Button>
          )}
          {left === 0 && count('failed') > 0 && (
            <Button variant="outline" onClick={onRetry}>
              {t.retryFailed}
            </Button>
          )}
          <Button onClick={onClose}>{common.close}</Button>
        </>
      }
    >
      {left > 0 && <p className="mb-3 text-note text-ink-2">{t.slow}</p>}
      <Bar value={(100 * (told.length - left)) / Math.max(1, told.length)} label={t.progress} />
      <p role="status" className="mt-1 text-note text-ink-3 tabular-nums">
        {done}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {told.map(({ law, state, said }) => {
          const { icon: Icon, tone } = LOOK[state];
          return (
            <li key={law.address} className="flex items-start gap-3 py-3 text-ui">
              <Icon className={`mt-0.5 size-4 shrink-0 ${tone}`} aria-hidden />
              <span className="min-w-0 flex-1">
                <span className="block [overflow-wrap:anywhere]">
                  <b className="font-semibold">{law.name}</b>
                  {law.title && ` · ${law.title}`}
                </span>
                <span className={`text-note ${state === 'failed' ? 'text-bad' : 'text-ink-3'}`}>
                  {state === 'failed' ? (said ?? t.failed) : t.states[state]}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
