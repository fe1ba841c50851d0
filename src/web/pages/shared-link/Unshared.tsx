import { ArrowLeft } from 'lucide-react';
import type { RefObject } from 'react';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { sourcesText } from '#web/sources/text.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { sharedLinkText } from './text.ts';

type Props = { ref: RefObject<HTMLElement | null>; citation: Citation; isOver: boolean; onBack: () => void };

/** In the place of a source that was not shared: that it was not, and the words that are cited. */
export function Unshared({ ref, citation: { source_title, excerpt }, isOver, onBack }: Props) {
  const t = useText(sharedLinkText);
  const back = useText(sourcesText).viewer;
  return (
    <section
      ref={ref}
      aria-label={source_title}
      tabIndex={-1}
      data-over={isOver ? '' : undefined}
      className="sample-sheet outline-none"
    >
      <div className="shrink-0 border-b border-line px-4 py-2.5">
        <h2 className="truncate text-ui font-semibold" title={source_title}>
          {source_title}
        </h2>
      </div>
      <div className="flex h-11 shrink-0 items-center border-b border-line bg-tinta-soft px-4 desk:hidden">
        <TextLink icon={ArrowLeft} className="min-h-11 text-note" onClick={onBack}>
          {back.toAnswer}
        </TextLink>
      </div>
      <div className="scroll min-h-0 flex-1 px-4 py-4" tabIndex={0} role="region" aria-label={t.unshared}>
        <p className="font-serif text-[18px]/6 font-semibold">{t.unshared}</p>
        <p className="mt-1.5 text-note text-ink-3">{t.unsharedText}</p>
        <blockquote className="read mt-4 whitespace-pre-wrap [overflow-wrap:anywhere]">{excerpt}</blockquote>
      </div>
    </section>
  );
}
