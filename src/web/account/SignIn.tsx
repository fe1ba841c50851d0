import { Link, useLocation } from 'react-router';
import { useText } from '#web/i18n/language.ts';
import { Button, textLinkLook } from '#web/ui/Button.tsx';
import { Field, PasswordField } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { AuthShell } from './AuthShell.tsx';
import { useForm } from './form.ts';
import { signIn } from './session.ts';
import { passwordText } from './password-text.ts';
import { accountText } from './text.ts';

/** Sign-in: at its own address, and in the place of any page that needs it. */
export function SignIn() {
  const t = useText(accountText);
  const { forgot } = useText(passwordText);
  const { state } = useLocation();
  // Whoever comes from sign-up has typed the address already.
  const typed = (state as { email?: string } | null)?.email ?? '';
  const { busy, errors, failure, summary, submit } = useForm(
    ({ email, password }) => ({
      ...(!email?.trim() && { email: t.emailNeeded }),
      ...(!password && { password: t.passwordNeeded }),
    }),
    ({ email, password }) => signIn(email!, password!),
    t.loginFailed,
  );
  return (
    <AuthShell title={t.signIn}>
      {/* `dialog`: before its code is here a form would send what was typed in its address. */}
      <form method="dialog" className="mt-7 grid gap-5" onSubmit={submit} noValidate>
        {failure && (
          <div ref={summary} tabIndex={-1}>
            <Notice tone="bad" title={t.signInFailed} alert>
              {failure}
            </Notice>
          </div>
        )}
        <Field
          id="email"
          name="email"
          label={t.email}
          type="email"
          autoComplete="username"
          defaultValue={typed}
          error={errors.email}
        />
        <PasswordField
          id="password"
          name="password"
          label={t.password}
          autoComplete="current-password"
          error={errors.password}
          beside={
            <Link to="/forgot-password" className={textLinkLook('text-note')}>
              {forgot}
            </Link>
          }
        />
        <Button type="submit" size="lg" className="w-full" disabled={busy}>
          {busy ? t.signingIn : t.signIn}
        </Button>
      </form>
      <p className="mt-6 text-ui text-ink-2">
        {t.noAccount}{' '}
        <Link to="/sign-up" className={textLinkLook()}>
          {t.signUp}
        </Link>
      </p>
    </AuthShell>
  );
}
