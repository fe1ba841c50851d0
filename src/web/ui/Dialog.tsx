import clsx from 'clsx';
import { X, type LucideIcon } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, IconButton } from './Button.tsx';
import { useReturnFocus } from './return-focus.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Said under the title, and read out with it. */
  about?: ReactNode;
  /** Widest in px; the whole screen under 640 px. */
  width?: number;
  tall?: boolean;
  /** Of a few words and no field: on a phone a sheet at its foot, not the whole screen. */
  brief?: boolean;
  icon?: LucideIcon;
  /** The title stands in a field below as well: two lines of it are enough. */
  short?: boolean;
  children?: ReactNode;
  footer?: ReactNode;
};

/** A sheet over the page. Escape, the cross and a click beside it close it; the focus goes back to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  about,
  width = 560,
  tall,
  brief,
  short,
  icon: Icon,
  children,
  footer,
}: Props) {
  const t = useText(words);
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={(now) => !now && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="appear fixed inset-x-0 top-[var(--strip,0px)] bottom-0 z-40 grid place-items-center bg-[var(--scrim)] sm:p-6">
          <Radix.Content
            {...focus}
            {...(!about && { 'aria-describedby': undefined })}
            style={{ maxWidth: width }}
            className={clsx(
              'float-in relative flex max-h-full w-full flex-col overflow-hidden bg-paper shadow-float outline-none sm:rounded-xl',
              brief ? 'max-sm:self-end max-sm:rounded-t-xl' : 'max-sm:self-stretch',
              tall && 'h-full',
            )}
          >
            <div className="flex shrink-0 items-start gap-3 px-5 pt-4 pb-3 sm:px-6 sm:pt-5">
              {Icon && <Icon className="mt-0.5 size-5 shrink-0 text-tinta" aria-hidden />}
              <div className="min-w-0 flex-1">
                <Radix.Title
                  className={clsx('text-h3 font-semibold [overflow-wrap:anywhere]', short && 'line-clamp-2')}
                >
                  {title}
                </Radix.Title>
                {about && (
                  <Radix.Description asChild>
                    <div className="mt-0.5 text-note text-ink-3">{about}</div>
                  </Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton icon={X} label={t.close} className="-mt-0.5 -mr-2 max-sm:-mt-2.5" />
              </Radix.Close>
            </div>
            <div className="scroll min-h-0 flex-1 px-5 pb-5 sm:px-6">{children}</div>
            {footer && (
              <div
                data-foot
                className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3.5 sm:px-6"
              >
                {footer}
              </div>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ConfirmProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  label: string;
  busyLabel: string;
  busy: boolean;
  onConfirm: () => void;
};
/** Asks before something is gone for good. */
export function ConfirmDialog({ open, onClose, title, children, label, busyLabel, busy, onConfirm }: ConfirmProps) {
  const t = useText(words);
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      title={title}
      width={460}
      brief
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            {t.cancel}
          </Button>
          <Button variant="danger" onClick={onConfirm} disabled={busy}>
            {busy ? busyLabel : label}
          </Button>
        </>
      }
    >
      <div className="text-ui text-ink-2">{children}</div>
    </Dialog>
  );
}
