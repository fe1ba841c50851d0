import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { accountApi } from '#contract/account.ts';
import { call } from '#web/api/call.ts';
import { Failure } from '#web/api/failure.ts';
import { queries } from '#web/api/query.ts';
import { forget } from '#web/api/session.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, buttonLook } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { toastError } from '#web/ui/toast.tsx';
import { AuthShell } from './AuthShell.tsx';
import { useForm } from './form.ts';
import { NewPassword } from './NewPassword.tsx';
import { passwordText } from './password-text.ts';
import { useShort } from './use-short.ts';

/** How long the word that it is done stands before sign-in is opened (specification 3, section 4). */
const LEAVE_MS = 2000;

/** The token of a link, in the fragment of the address; null where it holds none of the right type. What stands in the query is not looked at. */
export function tokenIn(fragment: string): string | null {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  return said.get('type') === 'recovery' ? said.get('access_token') || null : null;
}

/** The token of the link that led here, taken out of the address at once; again when another link is opened on this page. */
function useToken(): string | null {
  const [token, setToken] = useState(() => tokenIn(location.hash));
  useEffect(() => {
    const take = (): void => {
      if (location.hash === '') return;
      setToken(tokenIn(location.hash));
      history.replaceState(history.state, '', location.pathname);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return token;
}

/** Sets a new password with the token of a link, then leads to sign-in. */
export function ResetPassword() {
  const t = useText(passwordText);
  const token = useToken();
  const [refused, setRefused] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const invalid = token === null || refused === token;
  useEffect(() => {
    if (invalid) toastError({ title: t.invalidLink, text: t.invalidLinkText });
  }, [invalid, t]);
  const title = done ? t.done : t.resetTitle;
  return (
    <AuthShell title={title}>
      {done ? (
        <Leaving />
      ) : invalid ? (
        <div className="mt-6 grid gap-5">
          <Notice tone="bad" title={t.invalidLink}>
            {token === null ? t.noToken : t.invalidLinkText}
          </Notice>
          <Link to="/forgot-password" className={buttonLook({ size: 'lg' }, 'w-full')}>
            {t.newLink}
          </Link>
        </div>
      ) : (
        <SetForm token={token} onDone={() => setDone(true)} onRefused={() => setRefused(token)} />
      )}
    </AuthShell>
  );
}

function SetForm({ token, onDone, onRefused }: { token: string; onDone: () => void; onRefused: () => void }) {
  const t = useText(passwordText);
  const short = useShort();
  const { busy, errors, failure, summary, submit } = useForm(
    ({ new_password = '', confirm }) => ({
      ...short('new_password', new_password),
      ...(new_password !== confirm && { confirm: t.mismatch }),
    }),
    async ({ new_password }) => {
      try {
        await call(accountApi.recover, { body: { access_token: token, new_password: new_password! } });
      } catch (error) {
        if (error instanceof Failure && error.code === 'INVALID_RESET_TOKEN') return onRefused();
        throw error;
      }
      // All sessions ended, that of this browser too.
      forget();
      queries.clear();
      onDone();
    },
    t.wrong,
  );
  return (
    <>
      <p className="mt-3 text-ui text-ink-2">{t.resetText}</p>
      <form className="mt-6 grid gap-5" onSubmit={submit} noValidate>
        {failure && (
          <div ref={summary} tabIndex={-1}>
            <Notice tone="bad" title={t.notSet} alert>
              {failure}
            </Notice>
          </div>
        )}
        <NewPassword errors={errors} />
        <Button type="submit" size="lg" className="w-full" disabled={busy}>
          {busy ? t.setting : t.set}
        </Button>
      </form>
    </>
  );
}

function Leaving() {
  const t = useText(passwordText);
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/sign-in'), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <p role="status" className="mt-5 text-ui text-ink-2">
      {t.doneText}
    </p>
  );
}
