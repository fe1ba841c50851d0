import clsx from 'clsx';
import { FileText, MessageSquareText, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/language.ts';
import { useSwipe } from '#web/ui/use-swipe.ts';
import { notebookText } from './text.ts';
import { useFolded } from './use-folded.ts';
import { PANES, type Pane } from './use-opened.ts';

const ICONS = { sources: FileText, chat: MessageSquareText, studio: PenLine } as const;
/** What a pane is busy with: a number, and what it counts. */
type Count = { n: number; said: string };

type Props = {
  pane: Pane;
  onPane: (pane: Pane) => void;
  reading: boolean;
  /** Leads from the source that is open to the answer that it was opened from. */
  onAnswer: () => void;
  /** Whether the middle pane shows a note: on a phone that is reached from the Studio. */
  onNote: boolean;
  /** Counts that stand on the buttons of the bar. */
  counts: Partial<Record<Pane, Count>>;
  sources: ReactNode;
  chat: ReactNode;
  studio: ReactNode;
};

/** Three panes side by side from 1100 px on; below, one at a time with a bar to switch. All stay in the page, so that none loses its place. */
export function Panes({ pane, onPane, reading, onAnswer, onNote, counts, sources, chat, studio }: Props) {
  const t = useText(notebookText);
  const folded = useFolded();
  const swipe = useSwipe({
    toLeft: reading && pane === 'sources' ? onAnswer : null,
    toRight: reading && pane === 'chat' && !onNote ? () => onPane('sources') : null,
  });
  const current = pane === 'chat' && onNote ? 'studio' : pane;
  const look = (id: Pane, more?: string) =>
    clsx('min-h-0 min-w-0 flex-col focus-visible:-outline-offset-2', pane === id ? 'flex' : 'hidden desk:flex', more);
  return (
    <>
      <main
        {...swipe}
        className={clsx(
          'grid min-h-0 flex-1 grid-cols-1 grid-rows-1 transition-[grid-template-columns] duration-180',
          reading
            ? folded
              ? 'desk:grid-cols-[minmax(380px,var(--reading,580px))_minmax(340px,1fr)_56px]'
              : 'desk:grid-cols-[minmax(380px,var(--reading,580px))_minmax(340px,1fr)_272px]'
            : folded
              ? 'desk:grid-cols-[340px_minmax(0,1fr)_56px]'
              : 'desk:grid-cols-[340px_minmax(0,1fr)_340px]',
        )}
      >
        <section id="sources" aria-label={t.sources} className={look('sources', 'desk:border-r desk:border-line')}>
          {sources}
        </section>
        <section id="chat" aria-label={t.chat} className={look('chat', 'bg-paper')}>
          {chat}
        </section>
        <section id="studio" aria-label={t.studio} className={look('studio', 'desk:border-l desk:border-line')}>
          {studio}
        </section>
      </main>
      <div data-over-bar data-foot className={clsx('shrink-0', !folded && 'desk:hidden')} />
      <nav
        aria-label={t.panes}
        data-foot
        className="grid shrink-0 grid-cols-3 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] desk:hidden"
      >
        {PANES.map((id) => {
          const Icon = ICONS[id];
          return (
            <button
              key={id}
              type="button"
              aria-current={current === id ? 'page' : undefined}
              onClick={() => onPane(id)}
              className={clsx(
                'grid h-14 place-content-center justify-items-center gap-0.5 border-t-2 text-meta font-medium focus-visible:-outline-offset-2',
                current === id ? 'border-tinta text-tinta' : 'border-transparent text-ink-2',
              )}
            >
              <span className="relative">
                <Icon className="size-5" aria-hidden />
                <Counted count={counts[id]} />
              </span>
              {t[id]}
            </button>
          );
        })}
      </nav>
    </>
  );
}

function Counted({ count }: { count: Count | undefined }) {
  if (!count || count.n === 0) return null;
  return (
    <span className="absolute -top-1.5 -right-3.5 grid h-4 min-w-4 place-items-center rounded-full bg-tinta px-1 text-[11px]/none font-semibold text-on-tinta">
      <span aria-hidden>{count.n}</span>
      <span className="sr-only">{count.said}</span>
    </span>
  );
}
