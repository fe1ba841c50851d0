import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { SecondWay } from '#contract/errors.ts';
import { Failure } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, TextLink, textLinkLook } from '#web/ui/Button.tsx';
import { Field, PasswordField } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { AuthShell } from './AuthShell.tsx';
import { useEnded, type Ended } from './ended.ts';
import { endedText } from './ended-text.ts';
import { useForm } from './form.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { signIn } from './session.ts';
import { passwordText } from './password-text.ts';
import { accountText } from './text.ts';

/** Those of this installation come after the form, which waits for nothing. */
const Providers = lazy(async () => ({ default: (await import('./Providers.tsx')).Providers }));
const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));

/** Whose account is signed in to before it is linked with what a provider showed, and what is said of it. */
type Offer = { title: string; email: string; lead: ReactNode };
/** What the second step is taken with. */
type Step = { token: string; ways: readonly SecondWay[] };

/**
 * Sign-in: at its own address, and in the place of any page that needs it (`inPlace`), which is there again afterwards. Where the session of that page ended
 * of itself it says so, and keeps the e-mail; before an account is linked (`offer`) it is of that account.
 */
export function SignIn({ inPlace = false, offer }: { inPlace?: boolean; offer?: Offer }) {
  const t = useText(accountText);
  const over = useText(endedText);
  const last = useEnded();
  const ended = inPlace ? last : null;
  const of = offer?.email ?? ended?.email ?? null;
  const [step, setStep] = useState<Step | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const back = (why: string | null): void => {
    setLost(why);
    setStep(null);
  };
  return (
    <AuthShell title={offer?.title ?? (ended ? over.title : t.signIn)} lead={offer?.lead ?? (ended && <Return />)}>
      {step === null ? (
        <FirstStep lost={lost} last={last} ended={ended} of={of} onRight={setStep} />
      ) : (
        <Suspense>
          <SecondStep {...step} onBack={back} />
        </Suspense>
      )}
    </AuthShell>
  );
}

/** Where whoever signs in comes back to. It names no notebook: whoever sees it may be somebody else. */
function Return() {
  const t = useText(endedText);
  const { pathname } = useLocation();
  const [place] = /(notebook|profile)(?=\/|$)/.exec(pathname) ?? (['dashboard'] as const);
  return (
    <>
      <p className="mt-1.5 text-lead text-ink-2">{t.lead}</p>
      <div className="mt-6 flex items-center gap-3 rounded-lg border border-line px-4 py-3">
        <Bookmark className="size-4 shrink-0 text-ink-3" aria-hidden />
        <p className="text-note text-ink-3">
          <b className="block text-ui font-semibold text-ink">{t.back[place as keyof typeof t.back]}</b>
          {t.drafts}
        </p>
      </div>
    </>
  );
}

type FirstProps = {
  /** Why the second step ended without a session. */
  lost: string | null;
  /** The session that ended here last, and the one that this page was shown for. */
  last: Ended | null;
  ended: Ended | null;
  /** Whose account it is for; null where that is not said. */
  of: string | null;
  /** Takes what the second step is taken with. */
  onRight: (step: Step) => void;
};
/** E-mail and password. */
function FirstStep({ lost, last, ended, of, onRight }: FirstProps) {
  const t = useText(accountText);
  const over = useText(endedText);
  const { forgot } = useText(passwordText);
  const { state } = useLocation();
  const navigate = useNavigate();
  // Whoever comes from sign-up has typed the address already; who says that it is not theirs types another.
  const typed = of ?? (state as { email?: string } | null)?.email ?? last?.email ?? '';
  const known = Boolean(of);
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
        onRight({ token: error.mfaToken, ways: error.mfaWith });
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
          {...(known && {
            readOnly: true,
            className: 'border-line bg-sunken',
            beside: (
              <TextLink className="text-note" onClick={() => void navigate('/sign-in', { state: { email: '' } })}>
                {over.notMe}
              </TextLink>
            ),
          })}
        />
        <PasswordField
          id="password"
          name="password"
          label={t.password}
          autoComplete="current-password"
          error={errors.password}
          autoFocus={known}
          beside={
            <Link to="/forgot-password" className={textLinkLook('text-note')}>
              {forgot}
            </Link>
          }
        />
        <Button type="submit" size="lg" className="w-full" disabled={busy}>
          {busy ? t.signingIn : ended ? over.enter : t.signIn}
        </Button>
      </form>
      <div className="mt-3 grid gap-3">
        <PasskeyButton label={t.byPasskey} />
        <Suspense>
          <Providers />
        </Suspense>
      </div>
      {ended ? (
        <p className="mt-4 text-note text-ink-3">{over.tabs}</p>
      ) : (
        <p className="mt-6 text-ui text-ink-2">
          {t.noAccount}{' '}
          <Link to="/sign-up" className={textLinkLook()}>
            {t.signUp}
          </Link>
        </p>
      )}
    </>
  );
}
