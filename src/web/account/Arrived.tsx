import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { oidcApi } from '#contract/oidc.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { toast } from '#web/ui/toast.tsx';
import { Agreement, type Accepted } from './Agreement.tsx';
import { AuthShell } from './AuthShell.tsx';
import { useForm } from './form.ts';
import { providerText } from './provider-text.ts';
import { begin } from './session.ts';
import { accountText } from './text.ts';

type NewcomerProps = { token: string; email: string; full_name: string; name: string };
/** An account for somebody whom a provider shows: what it says of them, and the two boxes. */
export function Newcomer({ token, email, full_name, name }: NewcomerProps) {
  const t = useText(accountText);
  const own = useText(providerText);
  const language = useLanguage();
  const [accepted, setAccepted] = useState<Accepted>([]);
  const { busy, errors, failure, summary, submit } = useForm(
    (values) => ({ ...(!values.full_name?.trim() && { full_name: t.nameNeeded }) }),
    async (values) => {
      // The page says so beside the button.
      const body = { token, full_name: values.full_name!, language, accepted: [...accepted], adult: true };
      begin(await call(oidcApi.signUp, { body }));
    },
    t.registerFailed,
  );
  return (
    <AuthShell title={own.newTitle} lead={<p className="mt-1.5 text-lead text-ink-2">{own.newText(name)}</p>}>
      <form className="mt-6 grid gap-4" onSubmit={submit} noValidate>
        {failure && (
          <div ref={summary} tabIndex={-1}>
            <Notice tone="bad" title={t.signUpFailed} alert>
              {failure}
            </Notice>
          </div>
        )}
        <Field
          id="full_name"
          name="full_name"
          label={t.fullName}
          autoComplete="name"
          defaultValue={full_name}
          error={errors.full_name}
        />
        <Field id="email" label={t.email} type="email" value={email} readOnly className="border-line bg-sunken" />
        <Agreement accepted={accepted} onChange={setAccepted} busy={busy} />
      </form>
    </AuthShell>
  );
}

type ConsentsProps = { token: string; email: string; name: string; back: string };
/** Whether the account that was just signed in to becomes one that the provider opens too. */
export function Consents({ token, email, name, back }: ConsentsProps) {
  const t = useText(providerText);
  const navigate = useNavigate();
  const leave = (): void => void navigate(back, { replace: true });
  const linking = useMutation({
    mutationFn: () => call(oidcApi.accept, { body: { token } }),
    onSuccess: () => {
      toast({ title: t.linked(name) });
      leave();
    },
  });
  return (
    <AuthShell
      title={t.consentTitle(name)}
      lead={<p className="mt-3 text-ui text-ink-2">{t.consentText(name, email)}</p>}
    >
      <div className="mt-6 grid gap-3">
        {linking.isError && (
          <Notice tone="bad" title={t.failed} alert>
            {saidBy(linking.error, t.failed)}
          </Notice>
        )}
        <Button
          size="lg"
          className="w-full"
          disabled={linking.isPending || linking.isError}
          onClick={() => linking.mutate()}
        >
          {t.link(name)}
        </Button>
        <Button size="lg" variant="outline" className="w-full" disabled={linking.isPending} onClick={leave}>
          {t.notNow}
        </Button>
      </div>
    </AuthShell>
  );
}
