import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { accountApi } from '#contract/account.ts';
import { call } from '#web/api/call.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, textLinkLook } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { AuthShell } from './AuthShell.tsx';
import { useForm } from './form.ts';
import { passwordText } from './password-text.ts';
import { accountText } from './text.ts';

type Sent = { email: string; letters: boolean };

/** Asks for a link that sets a new password; then says that it is on its way, whether there is such an account or not. */
export function ForgotPassword() {
  const t = useText(passwordText);
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <AuthShell title={sent ? t.sentTitle : t.forgotTitle}>
      {sent ? <SentView {...sent} onAnother={() => setSent(null)} /> : <AskForm onSent={setSent} />}
      <p className="mt-6 text-ui text-ink-2">
        <Link to="/sign-in" className={textLinkLook()}>
          {t.toSignIn}
        </Link>
      </p>
    </AuthShell>
  );
}

function AskForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const t = useText(passwordText);
  const account = useText(accountText);
  // What was typed at sign-in need not be typed again.
  const { state } = useLocation();
  const typed = (state as { email?: string } | null)?.email ?? '';
  const { busy, errors, failure, summary, submit } = useForm(
    ({ email }) => ({ ...(!email?.trim() && { email: account.emailNeeded }) }),
    async ({ email }) => {
      const { letters } = await call(accountApi.askRecovery, { body: { email: email! } });
      onSent({ email: email!.trim(), letters });
    },
    t.wrong,
  );
  return (
    <>
      <p className="mt-3 text-ui text-ink-2">{t.forgotText}</p>
      <form method="dialog" className="mt-6 grid gap-5" onSubmit={submit} noValidate>
        {failure && (
          <div ref={summary} tabIndex={-1}>
            <Notice tone="bad" title={t.failed} alert>
              {failure}
            </Notice>
          </div>
        )}
        <Field
          id="email"
          name="email"
          label={account.email}
          type="email"
          autoComplete="username"
          defaultValue={typed}
          error={errors.email}
        />
        <Button type="submit" size="lg" className="w-full" disabled={busy}>
          {busy ? t.sending : t.send}
        </Button>
      </form>
    </>
  );
}

function SentView({ email, letters, onAnother }: Sent & { onAnother: () => void }) {
  const t = useText(passwordText);
  return (
    <div className="mt-5 grid gap-4" role="status">
      {letters ? (
        <>
          <p className="text-ui [overflow-wrap:anywhere]">{t.sentText(email)}</p>
          <p className="text-note text-ink-2">{t.sentMore}</p>
        </>
      ) : (
        <Notice tone="warn">{t.noLetters}</Notice>
      )}
      <Button variant="outline" size="lg" className="mt-2 w-full" onClick={onAnother}>
        {t.anotherEmail}
      </Button>
    </div>
  );
}
