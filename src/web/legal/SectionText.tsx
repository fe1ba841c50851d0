import { Folds } from './Folds.tsx';
import { OperatorDetails } from './OperatorDetails.tsx';
import type { Paragraph, Section } from './text-types.ts';
import { TextTable } from './TextTable.tsx';
import { Words } from './Words.tsx';

/** A section of a legal text: its number at the edge of the sheet, its paragraphs numbered within it. Without `n`: the block of contact. */
export function SectionText({ n, section: { id, title, paragraphs } }: { n?: number | undefined; section: Section }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-6 grid-cols-[44px_minmax(0,1fr)] pb-8 max-sm:grid-cols-[30px_minmax(0,1fr)]"
    >
      <span
        aria-hidden
        className="border-r-[3px] border-double border-margen pt-px pr-3 text-right font-serif text-[20px]/7 font-semibold text-ink-3 tabular-nums max-sm:pr-2"
      >
        {n}
      </span>
      <div className="min-w-0 pl-6 max-sm:pl-4">
        <h2 id={`${id}-title`} className="break-after-avoid font-serif text-[22px]/7 font-[620]">
          {n !== undefined && <span className="sr-only">{`${n}. `}</span>}
          {title}
        </h2>
        {paragraphs.map((one, at) => {
          const { p, list, table, folds, operator }: Paragraph = typeof one === 'string' ? { p: one } : one;
          return (
            <div key={p} className="mt-3 flex gap-3 font-serif text-read max-sm:block">
              {n !== undefined && (
                <span className="w-7 shrink-0 font-sans text-note leading-[27px]! text-ink-3 tabular-nums max-sm:float-left max-sm:mr-1.5 max-sm:w-auto">
                  {`${n}.${at + 1}`}
                </span>
              )}
              <div className="min-w-0 flex-1">
                <p>
                  <Words>{p}</Words>
                </p>
                {list && (
                  <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-ink-3">
                    {list.map((item) => (
                      <li key={item}>
                        <Words>{item}</Words>
                      </li>
                    ))}
                  </ul>
                )}
                {table && <TextTable {...table} />}
                {folds && <Folds folds={folds} />}
                {operator && <OperatorDetails />}
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
