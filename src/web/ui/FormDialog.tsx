import { useId, type FormEvent, type ReactNode } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useFirstField } from './first-field.ts';

type Props = {
  title: string;
  about?: ReactNode;
  /** Widest in px. */
  width?: number;
  /** What the button that sends it says, and while it is being sent. */
  label: string;
  doing: string;
  busy: boolean;
  danger?: boolean;
  /** Leaves the focus at the top, where there is something to be read first. */
  readFirst?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog of one form, which cannot be left or sent again while it is being sent. */
export function FormDialog({
  title,
  about,
  width,
  label,
  doing,
  busy,
  danger,
  readFirst,
  onSubmit,
  onClose,
  children,
}: Props) {
  const common = useText(words);
  const form = useId();
  useFirstField(readFirst ? null : form);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={title}
      about={about}
      width={width}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            {common.cancel}
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} disabled={busy}>
            {busy ? doing : label}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4 pt-1 text-ui">
        {children}
      </form>
    </Dialog>
  );
}
