import { useState } from 'react';
import type { SecondWay } from '#contract/errors.ts';
import { securityApi } from '#contract/security.ts';
import { call } from '#web/api/call.ts';
import { Failure } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, TextLink } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { useForm } from './form.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { secondStepText } from './second-step-text.ts';
import { begin } from './session.ts';
import { accountText } from './text.ts';

type Props = { token: string; ways: readonly SecondWay[]; onBack: (why: string | null) => void };

/** The passkey or the code after the password. `onBack` goes to the first step again, and says why where it was not wanted. */
export function SecondStep({ token, ways, onBack }: Props) {
  const t = useText(secondStepText);
  const { signIn, signingIn } = useText(accountText);
  const [recovery, setRecovery] = useState(false);
  const { busy, errors, failure, summary, submit } = useForm(
    ({ code }) => ({ ...(!code?.trim() && { code: t.needed }) }),
    async ({ code }) => {
      try {
        begin(await call(securityApi.signIn, { body: { mfa_token: token, code: code! } }));
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'MFA_EXPIRED') throw error;
        onBack(error.message);
      }
    },
    t.otherwise,
  );
  const [byCode, byPasskey] = [ways.includes('code'), ways.includes('passkey')];
  const about = byCode ? (byPasskey ? t.aboutEither : t.about) : t.aboutPasskey;
  return (
    <>
      <p className="mt-3 text-ui text-ink-2">{recovery ? t.aboutRecovery : about}</p>
      {byPasskey && !recovery && (
        <div className="mt-6 grid gap-5">
          <PasskeyButton label={t.usePasskey} main={!byCode} token={token} onExpired={onBack} />
        </div>
      )}
      <form className={byCode || recovery ? 'mt-6 grid gap-5' : 'hidden'} onSubmit={submit} noValidate>
        {failure && (
          <div ref={summary} tabIndex={-1}>
            <Notice tone="bad" title={t.failed} alert>
              {failure}
            </Notice>
          </div>
        )}
        {recovery ? (
          <Field
            key="recovery"
            id="code"
            name="code"
            label={t.recovery}
            hint={t.recoveryHint}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus
            className="font-mono"
            error={errors.code}
          />
        ) : (
          <Field
            key="application"
            id="code"
            name="code"
            label={t.code}
            autoComplete="one-time-code"
            inputMode="numeric"
            autoFocus
            className="font-mono text-[18px]/6 tracking-widest"
            error={errors.code}
          />
        )}
        <Button type="submit" size="lg" className="w-full" disabled={busy}>
          {busy ? signingIn : signIn}
        </Button>
      </form>
      <div className="mt-6 grid justify-items-start gap-2 text-ui">
        <TextLink onClick={() => setRecovery(!recovery)}>
          {!recovery ? t.useRecovery : byCode ? t.useApplication : t.usePasskey}
        </TextLink>
        <TextLink onClick={() => onBack(null)}>{t.another}</TextLink>
      </div>
    </>
  );
}
