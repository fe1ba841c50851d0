import clsx from 'clsx';
import { ChevronDown, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { Notebook } from '#contract/notebooks.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { NotebookIcon } from '#web/ui/NotebookIcon.tsx';
import { chatText } from './text.ts';

type Props = { notebook: Notebook; total: number };
const STRIP =
  'flex min-h-10 shrink-0 items-center gap-2 border-b border-line bg-desk px-4 text-note text-ink-2 print:hidden';

/**
 * The head of the chat: what the notebook is about. While its first source is read its title, summary, icon and questions are on their way; where they
 * could not be made, it says when they will be tried again; once they are there, the summary unfolds below the title.
 */
export function AboutNotebook({ notebook: { icon, color, title, description, generation_status }, total }: Props) {
  const t = useText(chatText).about;
  const { number } = useFormats();
  const [unfolded, setUnfolded] = useState(false);
  if (total === 0) return null;
  if (generation_status === 'pending')
    return (
      <p role="status" className={STRIP}>
        <span aria-hidden className="size-3.5 animate-spin rounded-full border-2 border-line border-t-tinta" />
        {t.pending}
      </p>
    );
  if (generation_status === 'failed')
    return (
      <p role="status" className={STRIP}>
        <CircleAlert className="size-4 shrink-0 text-warn" aria-hidden />
        {t.failed}
      </p>
    );
  const name = (
    <>
      <NotebookIcon icon={icon} color={color} />
      <span className="min-w-0 truncate font-medium text-ink">{title}</span>
      <span className="shrink-0 text-meta text-ink-3 tabular-nums">{t.sources(total, number(total))}</span>
    </>
  );
  if (description === '') return <p className={STRIP}>{name}</p>;
  return (
    <div className="shrink-0 border-b border-line bg-desk print:hidden">
      <button
        type="button"
        aria-expanded={unfolded}
        aria-controls="about-notebook"
        onClick={() => setUnfolded(!unfolded)}
        className="flex min-h-10 w-full items-center gap-2 px-4 text-left text-note hover:bg-sunken/60 focus-visible:-outline-offset-2 max-sm:min-h-11"
      >
        {name}
        <span className="sr-only">{t.summary}</span>
        <ChevronDown
          className={clsx('ml-auto size-4 shrink-0 text-ink-3 transition-transform', unfolded && 'rotate-180')}
          aria-hidden
        />
      </button>
      <div
        id="about-notebook"
        hidden={!unfolded}
        role="region"
        aria-label={t.summary}
        tabIndex={0}
        className="scroll max-h-40 px-4 pb-3 text-ui text-ink-2 focus-visible:-outline-offset-2"
      >
        {description}
      </div>
    </div>
  );
}
