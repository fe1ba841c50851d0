import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { oidcApi, type Identity } from '#contract/oidc.ts';
import { call } from '#web/api/call.ts';
import { goTo } from '#web/api/oidc.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Section, Waiting } from '#web/ui/Section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ago } from './ago.ts';
import { identitiesText } from './identities-text.ts';
import { Prove, useProof } from '#web/ui/proof/Prove.tsx';
import { readSecurity } from './read.ts';
import { Step } from '#web/ui/proof/Step.tsx';
import { securityText } from './text.ts';

type Provider = { id: string; name: string };

/** The identities at providers that open the account, and the ways to link and unlink one. Nothing where there is neither a provider nor an identity. */
export function Identities() {
  const t = useText(identitiesText);
  const { data, isError, refetch } = useCall(oidcApi.list, {});
  const here = useCall(oidcApi.providers, {}, { staleTime: Infinity });
  const { list } = useFormats();
  const [linking, setLinking] = useState<Provider | null>(null);
  const [going, setGoing] = useState<Identity | null>(null);
  const providers = here.data?.providers ?? [];
  const identities = data?.identities ?? [];
  if (providers.length === 0 && identities.length === 0) return null;
  const left = providers.filter(({ id }) => data && !identities.some(({ provider }) => provider === id));
  const close = (): void => {
    setLinking(null);
    setGoing(null);
    void readSecurity();
  };
  return (
    <Section
      id="identities"
      title={t.title}
      about={t.about}
      action={
        <div className="flex flex-wrap gap-2">
          {left.map((one) => (
            <Button key={one.id} variant="outline" onClick={() => setLinking(one)}>
              {t.link(one.name)}
            </Button>
          ))}
        </div>
      }
    >
      {!data && <Waiting failed={isError ? t.failed : null} retry={() => void refetch()} />}
      {data && (
        <div className="overflow-hidden rounded-lg border border-line bg-paper">
          {identities.length === 0 ? (
            <Empty title={t.none}>{t.noneText(list(providers.map(({ name }) => name)))}</Empty>
          ) : (
            <ul>
              {identities.map((one) => (
                <Line key={one.id} identity={one} onUnlink={() => setGoing(one)} />
              ))}
            </ul>
          )}
        </div>
      )}
      {linking && <LinkTo provider={linking} onClose={close} />}
      {going && <Unlink identity={going} onClose={close} />}
    </Section>
  );
}

function Line({ identity, onUnlink }: { identity: Identity; onUnlink: () => void }) {
  const t = useText(identitiesText);
  const language = useLanguage();
  const { date } = useFormats();
  const { name, email, created_at, last_used_at } = identity;
  const used = last_used_at ? t.lastUsed(ago(language, last_used_at, t.now) ?? date(last_used_at)) : t.neverUsed;
  return (
    <li className="flex min-h-13 items-center gap-4 border-b border-line px-4 py-2.5 last:border-b-0">
      <LogIn className="size-[18px] shrink-0 text-ink-2" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-ui font-medium [overflow-wrap:anywhere]">{email ? `${name} · ${email}` : name}</p>
        <p className="text-note text-ink-2">{[used, t.linkedOn(date(created_at))].join(' · ')}</p>
      </div>
      <Button variant="ghost" size="sm" aria-label={t.unlinkOf(name)} onClick={onUnlink}>
        {t.unlink}
      </Button>
    </li>
  );
}

/** Sends the browser to a provider to link what it shows, once who asks shows who they are. */
function LinkTo({ provider: { id, name }, onClose }: { provider: Provider; onClose: () => void }) {
  const t = useText(identitiesText);
  const security = useText(securityText);
  const proof = useProof();
  const send = async (): Promise<void> => {
    const { url, token } = await proof.send((body) => call(oidcApi.linkOptions, { body: { ...body, provider: id } }));
    goTo(url, { purpose: 'link', provider: id, name, token, back: '/profile?tab=security' });
  };
  return (
    <Step
      title={t.linkTitle(name)}
      about={`${t.linkText(name)} ${security.othersEnd}`}
      label={t.next}
      onClose={onClose}
      ready={proof.ready}
      send={send}
    >
      <Prove proof={proof} />
    </Step>
  );
}

function Unlink({ identity: { id, name }, onClose }: { identity: Identity; onClose: () => void }) {
  const t = useText(identitiesText);
  const security = useText(securityText);
  const proof = useProof();
  const send = async (): Promise<void> => {
    await proof.send((body) => call(oidcApi.unlink, { params: { identityId: id }, body }));
    toast({ title: t.unlinked(name) });
    onClose();
  };
  return (
    <Step
      title={t.unlinkTitle(name)}
      about={`${t.unlinkText(name)} ${security.othersEnd}`}
      label={t.unlink}
      danger
      onClose={onClose}
      ready={proof.ready}
      send={send}
    >
      <Prove proof={proof} />
    </Step>
  );
}
