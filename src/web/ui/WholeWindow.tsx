import { ArrowLeft } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { IconButton } from './Button.tsx';
import { usePaper } from './paper.tsx';
import { useReturnFocus } from './return-focus.ts';

type Props = {
  onClose: () => void;
  title: string;
  /** What can be done with the whole, at the end of the bar. */
  actions?: ReactNode;
  /** Hears of the place for the controls of what is shown. */
  bar: (place: HTMLElement | null) => void;
  children: ReactNode;
};

/** What takes the whole window below the head of the page, which stays in use: a bar with the way back, and what fills the rest. Escape goes back, unless something within hears it first (`data-own-escape`). */
export function WholeWindow({ onClose, title, actions, bar, children }: Props) {
  const t = useText(words);
  const focus = useReturnFocus();
  const content = useRef<HTMLDivElement>(null);
  usePaper('sheet');
  return (
    <Radix.Root open modal={false} onOpenChange={(now) => !now && onClose()}>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          {...focus}
          data-printed
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          // What is open inside goes first.
          onEscapeKeyDown={(event) => content.current?.querySelector('[data-own-escape]') && event.preventDefault()}
          className="appear fixed inset-x-0 top-[calc(var(--strip,0px)+56px)] bottom-0 z-40 flex flex-col bg-paper outline-none print:static print:block"
        >
          <div className="flex min-h-13 shrink-0 items-center gap-2 border-b border-line bg-desk px-3 max-sm:gap-0 max-sm:px-2 sm:px-4">
            <Radix.Close asChild>
              <IconButton icon={ArrowLeft} label={t.close} />
            </Radix.Close>
            <Radix.Title className="min-w-0 flex-1 truncate text-[15px] font-semibold">{title}</Radix.Title>
            <div ref={bar} className="flex shrink-0 items-center gap-2 max-sm:gap-0 print:hidden" />
            <span className="shrink-0 print:hidden">{actions}</span>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
