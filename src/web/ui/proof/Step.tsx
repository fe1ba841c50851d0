import { useRef, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { saidBy } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { proofText } from './text.ts';

type Props = {
  title: string;
  about?: string;
  /** Widest in px. */
  width?: number;
  /** What the button says, while it is being sent, and what is said where that fails. */
  label: string;
  doing?: string;
  failed?: string;
  danger?: boolean;
  readFirst?: boolean;
  onClose: () => void;
  /** Whether what was typed can be sent; it says under the fields what is missing. Without it nothing is typed. */
  ready?: () => boolean;
  send: () => Promise<void>;
  children?: ReactNode;
};

/** A dialog of one form: its fields, what the server says against it, and the button that sends it. */
export function Step({ width = 480, doing, failed, ready = () => true, send, children, ...form }: Props) {
  const t = useText(proofText);
  const wrong = failed ?? t.failed;
  const summary = useRef<HTMLDivElement>(null);
  const sending = useMutation({
    mutationFn: send,
    onError: () => requestAnimationFrame(() => summary.current?.focus()),
  });
  return (
    <FormDialog
      {...form}
      width={width}
      doing={doing ?? t.working}
      busy={sending.isPending}
      onSubmit={() => ready() && sending.mutate()}
    >
      {sending.isError && (
        <div ref={summary} tabIndex={-1}>
          <Notice tone="bad" title={wrong} alert>
            {saidBy(sending.error, wrong)}
          </Notice>
        </div>
      )}
      {children}
    </FormDialog>
  );
}
