import { ChevronRight, CircleCheck } from 'lucide-react';
import { Accordion } from 'radix-ui';
import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import type { Category, Issue } from '../contract.ts';
import { IssueRow } from './IssueRow.tsx';
import { qualityText } from './text.ts';

type Props = {
  name: Category;
  /** Those that the filters leave. */
  issues: readonly Issue[];
  listed: number;
  count: number;
  citations: readonly Citation[];
};

/** One kind of fault, which opens to its issues; without any, it says so. */
export function CategoryRow({ name, issues, listed, count, citations }: Props) {
  const t = useText(qualityText);
  const { number } = useFormats();
  if (count === 0)
    return (
      <div className="flex min-h-11 items-center gap-3 border-b border-line">
        <CircleCheck className="size-4 shrink-0 text-ok" aria-hidden />
        <h3 className="flex-1 text-ui font-semibold">{t.categories[name]}</h3>
        <p className="text-note font-medium text-ok">{t.excellent}</p>
      </div>
    );
  const said =
    issues.length === listed
      ? t.count(number(count), count === 1)
      : t.shown(number(issues.length), t.count(number(count), count === 1));
  return (
    <Accordion.Item value={name} className="border-b border-line">
      <Accordion.Header asChild>
        <h3>
          <Accordion.Trigger className="group flex min-h-11 w-full items-center gap-3 text-left hover:bg-sunken/60">
            <ChevronRight
              className="size-4 shrink-0 text-ink-3 transition-transform group-data-[state=open]:rotate-90"
              aria-hidden
            />
            <span className="flex-1 text-ui font-semibold">{t.categories[name]}</span>
            <span className="text-note text-ink-3 tabular-nums">{said}</span>
          </Accordion.Trigger>
        </h3>
      </Accordion.Header>
      <Accordion.Content className="pb-3 sm:pl-8">
        {name === 'conceptos' && <p className="pb-2 text-note text-ink-3">{t.unreviewed}</p>}
        {issues.length === 0 ? (
          <p className="py-2 text-note text-ink-3">{t.none}</p>
        ) : (
          <ul className="rounded-lg border border-line">
            {issues.map((issue) => (
              <IssueRow key={issue.place.citation_id + issue.rule} issue={issue} citations={citations} />
            ))}
          </ul>
        )}
        {count > listed && <p className="pt-2 text-note text-ink-3">{t.more(number(count - listed))}</p>}
      </Accordion.Content>
    </Accordion.Item>
  );
}
