import { ShieldCheck } from 'lucide-react';
import { oidcApi } from '#contract/oidc.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { goTo, keptProof } from '#web/api/oidc.ts';
import { useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, textLinkLook } from '#web/ui/Button.tsx';
import { ownerText } from './owner-text.ts';
import { toastError } from '#web/ui/toast.tsx';

/** In the place of a password that an account does not have: the ways to confirm at a provider, or that it was just done. */
export function ByProvider({ error }: { error?: string | undefined }) {
  const t = useText(ownerText);
  const { data } = useCall(oidcApi.list, {});
  const here = useCall(oidcApi.providers, {});
  if (keptProof() !== null)
    return (
      <p className="flex items-center gap-3 rounded-lg border border-line px-4 py-3 text-note text-ink-2">
        <ShieldCheck className="size-4 shrink-0" aria-hidden />
        {t.confirmed}
      </p>
    );
  if (!data || !here.data) return null;
  const ways = data.identities.filter(({ provider }) => here.data.providers.some(({ id }) => id === provider));
  const go = async (provider: string, name: string): Promise<void> => {
    try {
      const { url, token } = await call(oidcApi.confirmOptions, { body: { provider } });
      goTo(url, { purpose: 'confirm', provider, name, token, back: location.pathname + location.search });
    } catch (failure) {
      toastError({ title: t.failed, text: saidBy(failure, t.failed) });
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-note text-ink-2">{ways.length > 0 ? t.about : t.none}</p>
      {ways.map(({ id, provider, name }) => (
        <Button key={id} type="button" variant="outline" onClick={() => void go(provider, name)}>
          {t.by(name)}
        </Button>
      ))}
      {ways.length === 0 && (
        <a href="/forgot-password" className={textLinkLook('text-note')}>
          {t.forgot}
        </a>
      )}
      {error && (
        <p role="alert" className="text-note text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
