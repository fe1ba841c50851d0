import { Copy } from 'lucide-react';
import { useState } from 'react';
import { securityApi } from '#contract/security.ts';
import { call } from '#web/api/call.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { copy } from '#web/ui/copy.ts';
import { toast } from '#web/ui/toast.tsx';
import { Prove, useProof } from '#web/ui/proof/Prove.tsx';
import { Qr } from './Qr.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Step } from '#web/ui/proof/Step.tsx';
import { securityText } from './text.ts';
import { proofText } from '#web/ui/proof/text.ts';
import { useTyped, YourCode } from '#web/ui/proof/typed.tsx';

type Secret = { secret: string; url: string };

type Props = { replaces?: boolean; onClose: () => void };

/** Turns the application of codes on: who asks, the secret and a code of it, then the recovery codes. `replaces`: another is on until then. */
export function TurnOn({ replaces = false, onClose }: Props) {
  const t = useText(securityText);
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (!secret) return <First replaces={replaces} onClose={onClose} onSecret={setSecret} />;
  return (
    <Scan
      secret={secret}
      replaces={replaces}
      onClose={onClose}
      onCodes={(made) => {
        toast({ title: replaces ? t.replaced : t.turnedOn });
        setCodes(made);
      }}
    />
  );
}

type FirstProps = { replaces: boolean; onClose: () => void; onSecret: (secret: Secret) => void };
function First({ replaces, onClose, onSecret }: FirstProps) {
  const t = useText(securityText);
  const proof = useProof();
  return (
    <Step
      title={replaces ? t.replaceTitle : t.turnOnTitle}
      about={replaces ? `${t.replaceText} ${t.othersEnd}` : t.othersEnd}
      label={t.next}
      onClose={onClose}
      ready={proof.ready}
      send={async () => onSecret(await proof.send((body) => call(securityApi.prepare, { body })))}
    >
      <Prove proof={proof} />
    </Step>
  );
}

type ScanProps = {
  secret: Secret;
  replaces: boolean;
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
};
function Scan({ secret: { secret, url }, replaces, onClose, onCodes }: ScanProps) {
  const t = useText(securityText);
  const code = useTyped(useText(proofText).codeNeeded);
  return (
    <Step
      title={replaces ? t.replaceTitle : t.turnOnTitle}
      about={t.scan}
      label={replaces ? t.replace : t.turnOn}
      onClose={onClose}
      ready={code.check}
      send={async () => onCodes((await call(securityApi.confirm, { body: { code: code.value } })).recovery_codes)}
    >
      <div className="grid justify-items-center gap-3">
        <Qr text={url} label={t.scanLabel} />
        <p className="text-note text-ink-2">{t.byHand}</p>
        <p className="flex items-center gap-1">
          <code className="font-mono text-note [overflow-wrap:anywhere]">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <IconButton icon={Copy} label={t.copySecret} onClick={() => void copy(secret)} />
        </p>
      </div>
      <YourCode typed={code} />
    </Step>
  );
}
