import { CircleAlert } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import type { Jurisprudence } from '../contract.ts';
import { Mark } from './Provenance.tsx';
import { jurisText } from './text.ts';

/** What a model named and none of the sources does: in a box of its own, apart from all others, and not printed. */
export function Suggested({ list }: { list: Jurisprudence['suggested_authorities'] }) {
  const t = useText(jurisText);
  if (list.length === 0) return null;
  return (
    <section className="mt-6 grid gap-3 rounded-lg border border-dashed border-warn p-5 print:hidden">
      <h3 className="flex items-start gap-2 text-ui font-semibold text-warn">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        {t.apart(list.length)}
      </h3>
      <ul className="divide-y divide-line">
        {list.map(({ title, what_for }) => (
          <li key={title} className="grid gap-1 py-3">
            <div className="flex flex-wrap items-start justify-between gap-2">
              <p className="font-serif text-[17px]/6 font-semibold">{title}</p>
              <Mark from="none">{t.inNone}</Mark>
            </div>
            {what_for && <p className="text-note text-ink-2">{what_for}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
