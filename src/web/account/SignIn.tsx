import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Failure } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, textLinkLook } from '#web/ui/Button.tsx';
import { Field, PasswordField } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { AuthShell } from './AuthShell.tsx';
import { useForm } from './form.ts';
import { signIn } from './session.ts';
import { passwordText } from './password-text.ts';
import { accountText } from './text.ts';

const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));

/** Sign-in: at its own address, and in the place of any page that needs it. */
export function SignIn() {
  const t = useText(accountText);
  const [step, setStep] = useState<string | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const back = (why: string | null): void => {
    setLost(why);
    setStep(null);
  };
  return (
    <AuthShell title={t.signIn}>
      {step === null ? (
        <FirstStep lost={lost} onRight={setStep} />
      ) : (
        <Suspense>
          <SecondStep token={step} onBack={back} />
        </Suspense>
      )}
    </AuthShell>
  );
}

/** E-mail and password. `lost`: why the second step ended without a session; `onRight` takes the token of that step. */
function FirstStep({ lost, onRight }: { lost: string | null; onRight: (token: string) => void }) {
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
    async ({ email, password }) => {
      try {
        await signIn(email!, password!);
      } catch (error) {
        if (!(error instanceof Failure) || error.mfaToken === null) throw error;
        onRight(error.mfaToken);
      }
    },
    t.loginFailed,
  );
  return (
    <>
      {/* `dialog`: before its code is here a form would send what was typed in its address. */}
      <form method="dialog" className="mt-7 grid gap-5" onSubmit={submit} noValidate>
        {(failure ?? lost) && (
          <div ref={summary} tabIndex={-1}>
            <Notice tone="bad" title={t.signInFailed} alert>
              {failure ?? lost}
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
    </>
  );
}
