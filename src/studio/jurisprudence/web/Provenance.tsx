import clsx from 'clsx';
import { AlertTriangle, FileText, FolderSearch, type LucideIcon } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { jurisText } from './text.ts';

/** Where an authority comes from: the document itself, another source, or none of them. */
export type From = 'document' | 'sources' | 'none';
const LOOK: Record<From, [string, LucideIcon]> = {
  document: ['bg-ok-soft text-ok', FileText],
  sources: ['bg-tinta-soft text-tinta', FolderSearch],
  none: ['bg-warn-soft text-warn', AlertTriangle],
};

/** The mark of where an authority comes from, always with its words. */
export function Mark({ from, children }: { from: From; children: string }) {
  const [look, Icon] = LOOK[from];
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded px-1.5 py-0.5 text-meta font-semibold',
        look,
      )}
    >
      <Icon className="size-3 shrink-0" strokeWidth={2.2} aria-hidden />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </span>
  );
}

/** What the three marks mean. */
export function Provenance() {
  const t = useText(jurisText);
  const rows = [
    ['document', t.inDocument, t.fromDocument],
    ['sources', t.inOther, t.fromSource],
    ['none', t.inNone, t.fromNone],
  ] as const;
  return (
    <div className="grid gap-2.5 rounded-lg bg-sunken p-4 max-lg:hidden print:hidden">
      <p className="text-meta font-semibold text-ink-2">{t.whereFrom}</p>
      <dl className="grid gap-2.5">
        {rows.map(([from, label, about]) => (
          <div key={from} className="grid justify-items-start gap-1">
            <dt>
              <Mark from={from}>{label}</Mark>
            </dt>
            <dd className="text-note text-ink-2">{about}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
