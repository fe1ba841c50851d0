import { BookOpenText, CircleAlert } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { chatApi } from '#contract/chat.ts';
import type { Notebook, OpenedNotebook } from '#contract/notebooks.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { textLinkLook } from '#web/ui/Button.tsx';
import { later } from '#web/ui/later.ts';
import { sampleText } from './sample-text.ts';

const DeleteNotebook = later(async () => (await import('./DeleteNotebook.tsx')).DeleteNotebook);

type Props = { notebook: Notebook; sample: NonNullable<OpenedNotebook['sample']> };
/** The line under the header of a sample notebook: that it is one and free, how far it is, and its end. */
export function SampleStrip({ notebook, sample: { status, answered } }: Props) {
  const t = useText(sampleText);
  const navigate = useNavigate();
  const [removing, setRemoving] = useState(false);
  const { id } = notebook;
  useEffect(() => {
    // The answer came while the page stood open; no event tells of a conversation.
    if (!answered) return;
    const queryKey = keyOf(chatApi.history, { params: { id } });
    // A first reading on its way may be older than the answer.
    void queries.cancelQueries({ queryKey }).then(() => queries.invalidateQueries({ queryKey }));
  }, [answered, id]);
  return (
    <div className="flex min-h-10 shrink-0 items-center gap-3 border-b border-line bg-tinta-soft px-4 py-1.5 text-note print:hidden">
      {status === 'filling' ? (
        <span aria-hidden className="size-3.5 shrink-0 animate-spin rounded-full border-2 border-line border-t-tinta" />
      ) : status === 'failed' ? (
        <CircleAlert className="size-4 shrink-0 text-bad" aria-hidden />
      ) : (
        <BookOpenText className="size-4 shrink-0 text-tinta" aria-hidden />
      )}
      <p role="status" className="min-w-0 flex-1">
        {t[status]}
      </p>
      <button type="button" className={textLinkLook('shrink-0')} onClick={() => setRemoving(true)}>
        {t.remove}
      </button>
      {removing && (
        <Suspense>
          <DeleteNotebook
            notebook={notebook}
            onClose={() => setRemoving(false)}
            onRemoved={() => void navigate('/dashboard')}
          />
        </Suspense>
      )}
    </div>
  );
}
