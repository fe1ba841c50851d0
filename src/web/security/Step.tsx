import { useRef, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { saidBy } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
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
  const summary = useRef<HTMLDivElement>(null);
  const sending = useMutation({
    mutationFn: send,
    onError: () => requestAnimationFrame(() => summary.current?.focus()),
  });
  return (
    <FormDialog
      title={title}
      about={about}
      width={480}
      label={label}
      doing={t.working}
      busy={sending.isPending}
      danger={danger}
      onSubmit={() => ready() && sending.mutate()}
      onClose={onClose}
    >
      {sending.isError && (
        <div ref={summary} tabIndex={-1}>
          <Notice tone="bad" title={t.failed} alert>
            {saidBy(sending.error, t.failed)}
          </Notice>
        </div>
      )}
      {children}
    </FormDialog>
  );
}
