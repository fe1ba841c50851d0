import { useText } from '#web/i18n/language.ts';
import { chatText } from './text.ts';

/** A question that was asked. */
export function Question({ children }: { children: string }) {
  const t = useText(chatText);
  return (
    <p
      data-question
      className="ml-auto w-fit max-w-[85%] rounded-lg bg-tinta-soft px-4 py-2.5 text-[15px]/[22px] whitespace-pre-wrap [overflow-wrap:anywhere]"
    >
      <span className="sr-only">{t.you}: </span>
      {children}
    </p>
  );
}
