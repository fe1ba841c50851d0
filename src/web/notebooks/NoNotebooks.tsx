import { AudioLines, ChartNoAxesColumn, Columns2, MessageSquareQuote, Plus } from 'lucide-react';
import { CREATE_LABEL } from '#contract/notebooks.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { notebooksText } from './text.ts';
import { useCreate, useSample } from './use-create.ts';

/** What the specification has an empty dashboard tell of (1, section 2). */
const ICONS = { chat: MessageSquareQuote, compare: Columns2, listen: AudioLines, reports: ChartNoAxesColumn } as const;

/** The dashboard of somebody who has no notebook yet. */
export function NoNotebooks() {
  const t = useText(notebooksText);
  const language = useLanguage();
  const create = useCreate();
  const sample = useSample();
  const busy = create.isPending || sample.isPending;
  return (
    <div className="rule-margin max-w-[900px] pl-9 max-sm:pl-5">
      <h1 className="font-serif text-[40px]/[46px] font-semibold tracking-[-.02em]">{t.emptyTitle}</h1>
      <p className="mt-3 max-w-[560px] text-read text-ink-2">{t.emptyText}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button size="lg" icon={Plus} disabled={busy} onClick={() => create.mutate(CREATE_LABEL[language])}>
          {create.isPending ? t.creating : CREATE_LABEL[language]}
        </Button>
        <Button size="lg" variant="outline" disabled={busy} onClick={() => sample.mutate()}>
          {t.sample}
        </Button>
      </div>
      <ul className="mt-12 grid gap-x-12 gap-y-8 border-t border-line pt-6 sm:grid-cols-2">
        {(Object.keys(ICONS) as (keyof typeof ICONS)[]).map((key) => {
          const Icon = ICONS[key];
          const [head, text] = t.blurbs[key];
          return (
            <li key={key} className="flex gap-3.5">
              <Icon className="mt-0.5 size-[18px] shrink-0 text-ink-2" aria-hidden />
              <p>
                <b className="text-[15px] font-semibold">{head}</b>
                <span className="mt-0.5 block text-ui text-ink-2">{text}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
