import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { sourcesText } from '../text.ts';

type Props = {
  scroller: RefObject<HTMLDivElement | null>;
  size: string | undefined;
  /** Whether what was cited draws the eye once. */
  pulse: boolean;
  /** Whether its lines bear times. */
  timed: boolean;
  /** Whether the pages stand at its left. */
  beside: boolean;
  /** The reader looks elsewhere. */
  onStray: () => void;
  children: ReactNode;
};

/** The text of a source, which scrolls. */
export function TextPane({ scroller, size, pulse, timed, beside, onStray, children }: Props) {
  const t = useText(sourcesText).viewer;
  return (
    <div
      ref={scroller}
      className={clsx(
        'scroll sheet min-h-0 min-w-0 flex-1 py-3 focus-visible:-outline-offset-2',
        pulse && 'pulse',
        beside && 'border-l border-line',
      )}
      data-size={size}
      data-times={timed ? '' : undefined}
      onWheel={onStray}
      onTouchMove={onStray}
      tabIndex={0}
      role="region"
      aria-label={t.region}
    >
      {children}
    </div>
  );
}

/** The text could not be loaded. */
export function TextFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText(sourcesText).viewer;
  const common = useText(words);
  return (
    <Empty
      title={t.failed}
      action={
        <Button variant="outline" onClick={onRetry}>
          {common.retry}
        </Button>
      }
    />
  );
}

/** The text is on its way. */
export function TextComing() {
  const t = useText(sourcesText).viewer;
  return (
    <div role="status" aria-label={t.loading} className="grid gap-2 px-6">
      {Array.from({ length: 12 }, (_, line) => (
        <Skeleton key={line} className="h-4" />
      ))}
    </div>
  );
}
