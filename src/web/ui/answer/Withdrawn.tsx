import { ChevronRight } from 'lucide-react';
import type { AnswerContent } from '#contract/answer.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { withdrawnText } from './withdrawn-text.ts';

/** What a model said and none of its quotations carries, on request, with the reason. It is never copied, noted or exported. */
export function Withdrawn({ withdrawn }: Pick<AnswerContent, 'withdrawn'>) {
  const t = useText(withdrawnText);
  const { number } = useFormats();
  if (withdrawn.length === 0) return null;
  return (
    <details className="group mt-4 rounded-lg border border-dashed border-warn/40 px-3.5 py-2.5">
      <summary className="flex min-h-6 cursor-pointer list-none items-center gap-2 text-note max-sm:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 shrink-0 transition-transform group-open:rotate-90" aria-hidden />
        <span>
          <strong className="font-semibold">{t.withdrawn(number(withdrawn.length), withdrawn.length)}</strong>{' '}
          <span className="text-ink-3">{t.notTaken(withdrawn.length)}</span>
        </span>
      </summary>
      <ul className="mt-2 grid gap-3 pl-6">
        {withdrawn.map(({ text, reason }, at) => (
          <li key={at}>
            <del className="font-serif text-ink-3">«{text}»</del>
            <p className="mt-1 text-note text-ink-2">{t.reasons[reason]}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
