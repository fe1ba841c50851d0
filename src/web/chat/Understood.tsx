import { CornerDownRight } from 'lucide-react';
import type { Understood as Reading } from '#contract/answer.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { chatText } from './text.ts';

type Props = {
  understood: Reading;
  /** Asks the question again, without that reading; null where it is not the last one. */
  onPlain: ((question: string) => void) | null;
};

/** How a question was read, right below it, with the way to ask it without that reading. */
export function Understood({ understood: { text, plain }, onPlain }: Props) {
  const t = useText(chatText);
  return (
    <p
      data-understood
      className="-mt-[18px] mb-5 ml-auto flex w-fit max-w-[85%] items-baseline gap-1.5 text-right text-meta text-ink-3"
    >
      <CornerDownRight className="size-3.5 shrink-0 self-center" aria-hidden />
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      {onPlain && plain !== null && (
        <TextLink
          title={t.plainHelp}
          aria-label={t.plainHelp}
          className="shrink-0 text-meta max-sm:min-h-11 print:hidden"
          onClick={() => onPlain(plain)}
        >
          {t.plain}
        </TextLink>
      )}
    </p>
  );
}
