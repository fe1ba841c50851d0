import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { accountApi } from '#contract/account.ts';
import { call } from '#web/api/call.ts';
import { passwordMin } from '#web/api/installation.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button, textLinkLook } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field, PasswordField } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { Agreement, type Accepted } from './Agreement.tsx';
import { AuthShell } from './AuthShell.tsx';
import { useForm } from './form.ts';
import { signIn } from './session.ts';
import { accountText } from './text.ts';
import { useShort } from './use-short.ts';
import { Welcome } from './Welcome.tsx';

/** Sign-up: name, e-mail, password and the two boxes; then a dialog, and the notebooks. `onMade` is told before the session begins. */
export function SignUp({ onMade }: { onMade: () => void }) {
  const t = useText(accountText);
  const short = useShort();
  const language = useLanguage();
  const navigate = useNavigate();
  const [accepted, setAccepted] = useState<Accepted>([]);
  const [made, setMade] = useState<{ email: string; signedIn: boolean } | null>(null);
  const { busy, errors, failure, summary, submit } = useForm(
    ({ full_name, email, password }) => ({
      ...(!full_name?.trim() && { full_name: t.nameNeeded }),
      ...(!email?.trim() && { email: t.emailNeeded }),
      ...short('password', password),
    }),
    async ({ full_name, email, password }) => {
      await call(accountApi.register, {
        body: {
          full_name: full_name!,
          email: email!,
          password: password!,
          language,
          accepted: [...accepted],
          // The page says so beside the button.
          adult: true,
        },
      });
      onMade();
      const signedIn = await signIn(email!, password!).then(
        () => true,
        () => false,
      );
      setMade({ email: email!.trim(), signedIn });
    },
    t.registerFailed,
  );
  const leave = (): void =>
    made?.signedIn
      ? void navigate('/dashboard', { replace: true })
      : void navigate('/sign-in', { state: { email: made?.email } });
  return (
    <AuthShell title={t.signUp} lead={<Welcome />}>
      <form className="mt-6 grid gap-4" onSubmit={submit} noValidate>
        {failure && (
          <div ref={summary} tabIndex={-1}>
            <Notice tone="bad" title={t.signUpFailed} alert>
              {failure}
            </Notice>
          </div>
        )}
        <Field id="full_name" name="full_name" label={t.fullName} autoComplete="name" error={errors.full_name} />
        <Field id="email" name="email" label={t.email} type="email" autoComplete="username" error={errors.email} />
        <PasswordField
          id="password"
          name="password"
          label={t.password}
          autoComplete="new-password"
          hint={t.passwordHint(passwordMin())}
          error={errors.password}
        />
        <Agreement accepted={accepted} onChange={setAccepted} busy={busy} />
      </form>
      <p className="mt-5 text-ui text-ink-2">
        {t.haveAccount}{' '}
        <Link to="/sign-in" className={textLinkLook()}>
          {t.signIn}
        </Link>
      </p>
      <Dialog
        brief
        open={made !== null}
        onClose={leave}
        title={t.made}
        width={460}
        footer={<Button onClick={leave}>{made?.signedIn ? t.start : t.goSignIn}</Button>}
      >
        <p className="text-ui text-ink-2">{made && (made.signedIn ? t.signedInText : t.madeText)(made.email)}</p>
      </Dialog>
    </AuthShell>
  );
}
