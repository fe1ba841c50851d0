import clsx from 'clsx';
import { X, type LucideIcon } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { IconButton } from './Button.tsx';
import { usePaper } from './paper.tsx';
import { useReturnFocus } from './return-focus.ts';

type Props = {
  onClose: () => void;
  icon: LucideIcon;
  title: string;
  /** Said under the title, and read out with it. */
  about: ReactNode;
  /** What can be done with the whole, left of the cross. */
  actions?: ReactNode;
  /** The whole width, and a body that neither scrolls nor has sides: for a graph. */
  wide?: boolean;
  children: ReactNode;
};

/** The sheet that every analysis is read in, over the page: the whole screen of a phone. What is printed while it is open is the sheet. */
export function AnalysisSheet({ onClose, icon: Icon, title, about, actions, wide, children }: Props) {
  const t = useText(words);
  const focus = useReturnFocus();
  usePaper('sheet');
  return (
    <Radix.Root open onOpenChange={(now) => !now && onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          data-printed
          className={clsx(
            'appear fixed inset-x-0 top-[var(--strip,0px)] bottom-0 z-40 bg-[var(--scrim)] sm:pt-6 print:static print:block print:p-0',
            wide ? 'sm:px-6' : 'sm:px-8',
          )}
        >
          <Radix.Content
            {...focus}
            className={clsx(
              'float-in mx-auto flex h-full flex-col overflow-hidden bg-paper shadow-float outline-none sm:rounded-t-xl print:h-auto print:max-w-none print:overflow-visible print:shadow-none',
              !wide && 'max-w-[1200px]',
            )}
          >
            <div className="flex shrink-0 items-start gap-3 px-5 pt-4 pb-3 sm:px-8 sm:pt-5">
              <Icon className="mt-0.5 size-5 shrink-0 text-tinta" aria-hidden />
              <div className="min-w-0 flex-1">
                <Radix.Title className="text-h3 font-semibold [overflow-wrap:anywhere] max-sm:line-clamp-2">
                  {title}
                </Radix.Title>
                <Radix.Description asChild>
                  <div className="mt-0.5 text-note text-ink-3 [overflow-wrap:anywhere]">{about}</div>
                </Radix.Description>
              </div>
              <div className="-mt-0.5 -mr-2 flex shrink-0 items-center gap-1 print:hidden">
                {actions}
                <Radix.Close asChild>
                  <IconButton icon={X} label={t.close} />
                </Radix.Close>
              </div>
            </div>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
