import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { oidcApi } from '#contract/oidc.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { goTo } from '#web/api/oidc.ts';
import { useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { providerText } from './provider-text.ts';

/** A button for each provider that this installation lets people sign in with; nothing where there is none. */
export function Providers() {
  const t = useText(providerText);
  const { data } = useCall(oidcApi.providers, {}, { staleTime: Infinity });
  const { pathname, search, state } = useLocation();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { from = '/dashboard' } = (state ?? {}) as { from?: string };
  const back = pathname === '/sign-in' ? from : pathname + search;
  const go = async (provider: string, name: string): Promise<void> => {
    setBusy(provider);
    setFailure(null);
    try {
      const { url, token } = await call(oidcApi.signInOptions, { body: { provider } });
      goTo(url, { purpose: 'sign-in', provider, name, token, back });
    } catch (error) {
      setBusy(null);
      setFailure(saidBy(error, t.unreachable));
    }
  };
  if (!data || data.providers.length === 0) return null;
  return (
    <>
      {failure !== null && (
        <Notice tone="bad" title={t.failed} alert>
          {failure}
        </Notice>
      )}
      {data.providers.map(({ id, name }) => (
        <Button
          key={id}
          size="lg"
          variant="outline"
          icon={LogIn}
          className="w-full"
          disabled={busy !== null}
          onClick={() => void go(id, name)}
        >
          {busy === id ? t.opening : t.with(name)}
        </Button>
      ))}
    </>
  );
}
