import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import type { Saving } from './saving.ts';
import { paneText } from './pane-text.ts';

/** Whether what is written is saved: said quietly while it goes as it should, aloud where it does not. */
export function SavingState({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const t = useText(paneText);
  const { number } = useFormats();
  const { at } = saving;
  if (at === 'gone') return null;
  if (at === 'saving' || at === 'saved')
    return (
      <span data-saving={at} className="flex shrink-0 items-center gap-1.5 text-note text-ink-3">
        {at === 'saved' && <Check className="size-3.5" aria-hidden />}
        {t[at]}
      </span>
    );
  const content = at === 'faulty' ? (saving.faults.content ?? saving.faults.title) : null;
  const said =
    at === 'refused'
      ? saving.why
      : at === 'faulty'
        ? content?.kind === 'long'
          ? t.tooLong(content.over, number(content.over))
          : t.empty
        : t[at];
  const Icon = at === 'offline' ? CloudOff : TriangleAlert;
  return (
    <span role="status" data-saving={at} className="flex min-w-0 items-center gap-1.5 text-note text-warn">
      <Icon className="size-3.5 shrink-0" aria-hidden />
      <span className="min-w-0">{said}</span>
      {(at === 'failed' || at === 'offline') && (
        <TextLink className="shrink-0 max-sm:hidden" onClick={onRetry}>
          {t.retry}
        </TextLink>
      )}
    </span>
  );
}
