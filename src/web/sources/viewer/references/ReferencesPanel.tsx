import { ArrowLeft, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { useKept } from '#web/ui/kept.ts';
import { AuthorityList } from './AuthorityList.tsx';
import { keptLevel, LEVELS } from './level.ts';
import { MentionList } from './MentionList.tsx';
import type { Mentioning } from './ReferenceCard.tsx';
import { referencesText } from './text.ts';

/** What the panel shows: the references of the document, or the mentions of one of them in the sources that were in use when it was asked. */
export type Panel = { is: 'list' } | { is: 'mentions'; key: string; sourceIds: readonly string[] };

type Props = Mentioning & {
  panel: Panel;
  place: { notebookId: string; sourceId: string; version: number };
  lineCount: number | null;
  onBack: () => void;
  onClose: () => void;
};
/** The references of the open document above its text, which stays in view below. */
export function ReferencesPanel({ panel, place, lineCount, onBack, onClose, ...mentioning }: Props) {
  const t = useText(referencesText);
  const level = useKept(keptLevel);
  const box = useRef<HTMLElement>(null);
  // Who asked for it by a key goes on in it.
  useEffect(() => box.current?.focus({ preventScroll: true }), [panel]);
  const escape = useEffectEvent(({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    const { current: section } = box;
    section?.addEventListener('keydown', escape);
    return () => section?.removeEventListener('keydown', escape);
  }, []);
  const isList = panel.is === 'list';
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t.panel}
      className="flex max-h-[46%] shrink-0 flex-col border-b border-line bg-desk outline-none"
    >
      <div className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-2 px-3">
        {!isList && <IconButton icon={ArrowLeft} label={t.back} onClick={onBack} className="-ml-1" />}
        <h3 className="min-w-0 flex-1 truncate pl-1 text-note font-semibold">{isList ? t.panel : t.mentions(null)}</h3>
        <IconButton icon={X} label={t.close} onClick={onClose} />
      </div>
      <div className="scroll min-h-0 flex-1 border-t border-line">
        {isList ? (
          <>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3">
              <span className="text-note text-ink-2" aria-hidden>
                {t.underline}
              </span>
              <Segmented
                label={t.underline}
                items={LEVELS.map((id) => ({ id, label: t.levels[id] }))}
                value={level}
                onChange={keptLevel.set}
              />
            </div>
            <AuthorityList place={place} lineCount={lineCount} onMentions={mentioning.onMentions} />
          </>
        ) : (
          <MentionList notebookId={mentioning.notebookId} sourceIds={panel.sourceIds} of={panel.key} />
        )}
      </div>
    </section>
  );
}
