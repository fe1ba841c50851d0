import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { saidBy } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useFirstField } from '#web/ui/first-field.ts';
import { Notice } from '#web/ui/tone.tsx';
import { securityText } from './text.ts';

type Props = {
  title: string;
  about: string;
  label: string;
  danger?: boolean;
  onClose: () => void;
  /** Whether what was typed can be sent; it says under the fields what is missing. */
  ready: () => boolean;
  send: () => Promise<void>;
  children: ReactNode;
};

/** A dialog of one form: its fields, what the server says against it, and the button that sends it. */
export function Step({ title, about, label, danger, onClose, ready, send, children }: Props) {
  const t = useText(securityText);
  const common = useText(words);
  const form = useId();
  useFirstField(form);
  const summary = useRef<HTMLDivElement>(null);
  const sending = useMutation({
    mutationFn: send,
    onError: () => requestAnimationFrame(() => summary.current?.focus()),
  });
  const busy = sending.isPending;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy && ready()) sending.mutate();
  };
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={title}
      about={about}
      width={480}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            {common.cancel}
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} disabled={busy}>
            {busy ? t.working : label}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4 pt-1" onSubmit={submit} noValidate>
        {sending.isError && (
          <div ref={summary} tabIndex={-1}>
            <Notice tone="bad" title={t.failed} alert>
              {saidBy(sending.error, t.failed)}
            </Notice>
          </div>
        )}
        {children}
      </form>
    </Dialog>
  );
}
