import { Fingerprint } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { passkeysApi, type Passkey } from '#contract/passkeys.ts';
import { securityApi } from '#contract/security.ts';
import { call } from '#web/api/call.ts';
import { useCall } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Section, Waiting } from '#web/ui/Section.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ago } from './ago.ts';
import { passkeysText } from './passkeys-text.ts';
import { Prove, useProof } from '#web/ui/proof/Prove.tsx';
import { readSecurity } from './read.ts';
import { Step } from '#web/ui/proof/Step.tsx';
import { securityText } from './text.ts';

const AddPasskey = lazy(async () => ({ default: (await import('./AddPasskey.tsx')).AddPasskey }));
const LastFactor = lazy(async () => ({ default: (await import('./LastFactor.tsx')).LastFactor }));
const TurnOn = lazy(async () => ({ default: (await import('./TurnOn.tsx')).TurnOn }));

/** The passkeys of the account: what each is called, when it was used, and the way to add and remove one. */
export function Passkeys() {
  const t = useText(passkeysText);
  const { data, isError, refetch } = useCall(passkeysApi.list, {});
  const { data: factor } = useCall(securityApi.secondFactor, {});
  const [adding, setAdding] = useState<'passkey' | 'codes' | null>(null);
  const [going, setGoing] = useState<Passkey | null>(null);
  const last = data?.passkeys.length === 1 && factor?.on_since === null;
  const stays = last && factor.required;
  const close = (): void => {
    setAdding(null);
    setGoing(null);
    void readSecurity();
  };
  return (
    <Section
      id="passkeys"
      title={t.title}
      about={t.about}
      action={
        data &&
        factor && (
          <Button variant="outline" onClick={() => setAdding('passkey')}>
            {t.add}
          </Button>
        )
      }
    >
      {!data && <Waiting failed={isError ? t.failed : null} retry={() => void refetch()} />}
      {data && (
        <div className="overflow-hidden rounded-lg border border-line bg-paper">
          {data.passkeys.length === 0 ? (
            <Empty title={t.none}>{t.noneText}</Empty>
          ) : (
            <ul>
              {data.passkeys.map((one) => (
                <Line key={one.id} passkey={one} onRemove={() => setGoing(one)} />
              ))}
            </ul>
          )}
        </div>
      )}
      <Suspense>
        {adding === 'passkey' && <AddPasskey onClose={close} />}
        {adding === 'codes' && <TurnOn onClose={close} />}
        {going && stays && adding === null && (
          <LastFactor what="passkey" onAdd={() => setAdding('codes')} onClose={close} />
        )}
      </Suspense>
      {going && !stays && <Remove passkey={going} last={last} onClose={close} />}
    </Section>
  );
}

function Line({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const t = useText(passkeysText);
  const language = useLanguage();
  const { date } = useFormats();
  const { name, created_at, last_used_at } = passkey;
  const used = last_used_at && t.lastUsed(ago(language, last_used_at, t.now) ?? date(last_used_at));
  return (
    <li className="flex min-h-13 items-center gap-4 border-b border-line px-4 py-2.5 last:border-b-0">
      <Fingerprint className="size-[18px] shrink-0 text-ink-2" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="text-ui font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-note text-ink-2">{[used ?? t.neverUsed, t.addedOn(date(created_at))].join(' · ')}</p>
      </div>
      <Button variant="ghost" size="sm" aria-label={t.removeOf(name)} onClick={onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}

type RemoveProps = { passkey: Passkey; last: boolean; onClose: () => void };
/** Removes a passkey, once its owner shows who they are. `last`: no second factor is left without it. */
function Remove({ passkey: { id, name }, last, onClose }: RemoveProps) {
  const t = useText(passkeysText);
  const security = useText(securityText);
  const proof = useProof();
  const send = async (): Promise<void> => {
    await proof.send((body) => call(passkeysApi.remove, { params: { passkeyId: id }, body }));
    toast({ title: t.removed });
    onClose();
  };
  return (
    <Step
      title={t.removeTitle}
      about={[t.removeText(name), ...(last ? [t.removeLast] : []), security.othersEnd].join(' ')}
      label={t.remove}
      danger
      onClose={onClose}
      ready={proof.ready}
      send={send}
    >
      <Prove proof={proof} />
    </Step>
  );
}
