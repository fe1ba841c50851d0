import { Check, Upload } from 'lucide-react';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { welcomeText } from './welcome-text.ts';

/** The chat of a notebook without sources: how to start. */
export function Welcome({ onAdd }: { onAdd: () => void }) {
  const t = useText(welcomeText);
  return (
    <div className="mx-auto max-w-[560px] px-5 pt-12 pb-8 max-sm:pt-8">
      <h3 className="font-serif text-h1 font-semibold">{t.title}</h3>
      <p className="mt-2 text-lead text-ink-2">{t.lead}</p>
      <ol className="mt-8 border-y border-line">
        {t.steps.map(([head, text], at) => (
          <li key={head} className="grid grid-cols-[44px_minmax(0,1fr)] border-b border-line last:border-0">
            <span aria-hidden className="py-4 pr-3 text-right text-note font-medium text-ink-3 tabular-nums">
              {at + 1}
            </span>
            <span className="rule-margin py-4 pl-5">
              <b className="text-[15px] font-semibold">{head}</b>
              <span className="mt-0.5 block text-ui text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <Button size="lg" icon={Upload} className="mt-8" onClick={onAdd}>
        {t.upload}
      </Button>
      <ul className="mt-8 grid gap-1.5 text-note text-ink-3">
        {t.features.map((feature) => (
          <li key={feature} className="flex items-center gap-2">
            <Check className="size-3.5 shrink-0" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}
