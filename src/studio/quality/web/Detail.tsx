import { CircleCheck } from 'lucide-react';
import { Accordion } from 'radix-ui';
import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import type { DetailProps } from '#web/studio/tool.ts';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Select } from '#web/ui/Select.tsx';
import type contract from '../contract.ts';
import { categories, type Category, type Severity } from '../contract.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { qualityText } from './text.ts';
import { Verdict } from './Verdict.tsx';

const SEVERITIES = ['all', 'high', 'medium', 'low'] as const;

/** A quality report: the score at the side, and the issues by kind, each with its words, what could stand there, and why. */
export default function Detail({ result, citations, job }: DetailProps<typeof contract>) {
  const t = useText(qualityText);
  const [category, choose] = useState<Category | 'all'>('all');
  const [severity, weigh] = useState<Severity | 'all'>('all');
  const [open, setOpen] = useState<string[]>(() => {
    const first = categories.find((name) => result.categories[name].count > 0);
    return first ? [first] : [];
  });
  const shown = category === 'all' ? categories : [category];
  const pick = (id: Category | 'all'): void => {
    choose(id);
    if (id !== 'all') setOpen([id]);
  };
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[292px_minmax(0,1fr)]">
      <Verdict result={result} job={job} />
      {result.summary.total_issues === 0 ? (
        <div className="flex flex-col items-start gap-2">
          <CircleCheck className="size-6 text-ok" aria-hidden />
          <p className="font-serif text-h2 font-semibold">{t.excellent}</p>
          <p className="text-ui text-ink-2">{t.excellentText}</p>
        </div>
      ) : (
        <div className="min-w-0">
          <div role="group" aria-label={t.filters} className="mb-3 flex flex-wrap items-center gap-3 print:hidden">
            <Select
              label={t.category}
              value={category}
              onChange={pick}
              items={[{ id: 'all', label: t.all }, ...categories.map((id) => ({ id, label: t.categories[id] }))]}
              className="min-w-48"
            />
            <Segmented
              label={t.severity}
              value={severity}
              onChange={weigh}
              items={SEVERITIES.map((id) => ({ id, label: t.severities[id] }))}
            />
          </div>
          <Accordion.Root type="multiple" value={open} onValueChange={setOpen} className="border-t border-line">
            {shown.map((name) => {
              const { count, issues } = result.categories[name];
              return (
                <CategoryRow
                  key={name}
                  name={name}
                  count={count}
                  listed={issues.length}
                  issues={issues.filter((issue) => severity === 'all' || issue.severity === severity)}
                  citations={citations}
                />
              );
            })}
          </Accordion.Root>
        </div>
      )}
    </div>
  );
}
