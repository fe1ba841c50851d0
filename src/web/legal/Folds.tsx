import clsx from 'clsx';
import { useId, useState } from 'react';
import type { Fold } from './text-types.ts';
import { TextTable } from './TextTable.tsx';
import { Words } from './Words.tsx';

/** Parts of which one is open at a time; pressing the open one closes it. On paper all are open. */
export function Folds({ folds }: { folds: readonly Fold[] }) {
  const id = useId();
  const [open, setOpen] = useState<number | null>(0);
  return (
    <div className="mt-5 border-t border-line font-sans">
      {folds.map(({ title, hint, paragraphs, table }, at) => (
        <div key={title} className="border-b border-line">
          <h3>
            <button
              type="button"
              aria-expanded={open === at}
              aria-controls={`${id}${at}`}
              onClick={() => setOpen(open === at ? null : at)}
              className="flex w-full items-center gap-3 py-4 text-left"
            >
              <span className="flex-1">
                <b className="block text-[15px] font-semibold">{title}</b>
                <span className="block text-note text-ink-3">{hint}</span>
              </span>
              <span className="no-print text-h3 text-ink-2" aria-hidden>
                {open === at ? '−' : '+'}
              </span>
            </button>
          </h3>
          <div id={`${id}${at}`} className={clsx('pb-4', open !== at && 'hidden print:block')}>
            {paragraphs.map((words) => (
              <p key={words} className="read">
                <Words>{words}</Words>
              </p>
            ))}
            <TextTable {...table} />
          </div>
        </div>
      ))}
    </div>
  );
}
