import { Copy } from 'lucide-react';
import { useState } from 'react';
import { securityApi } from '#contract/security.ts';
import { call } from '#web/api/call.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { copy } from '#web/ui/copy.ts';
import { toast } from '#web/ui/toast.tsx';
import { Qr } from './Qr.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Step } from './Step.tsx';
import { securityText } from './text.ts';
import { useTyped, YourCode, YourPassword } from './typed.tsx';

type Secret = { secret: string; url: string };

/** Turns the second factor on: the password, the secret and a code of it, then the recovery codes. */
export function TurnOn({ onClose }: { onClose: () => void }) {
  const t = useText(securityText);
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (!secret) return <Password onClose={onClose} onSecret={setSecret} />;
  return (
    <Scan
      secret={secret}
      onClose={onClose}
      onCodes={(made) => {
        toast({ title: t.turnedOn });
        setCodes(made);
      }}
    />
  );
}

function Password({ onClose, onSecret }: { onClose: () => void; onSecret: (secret: Secret) => void }) {
  const t = useText(securityText);
  const password = useTyped(t.passwordNeeded);
  return (
    <Step
      title={t.turnOnTitle}
      about={t.othersEnd}
      label={t.next}
      onClose={onClose}
      ready={password.check}
      send={async () => onSecret(await call(securityApi.prepare, { body: { password: password.value } }))}
    >
      <YourPassword typed={password} />
    </Step>
  );
}

type ScanProps = { secret: Secret; onClose: () => void; onCodes: (codes: readonly string[]) => void };
function Scan({ secret: { secret, url }, onClose, onCodes }: ScanProps) {
  const t = useText(securityText);
  const code = useTyped(t.codeNeeded);
  return (
    <Step
      title={t.turnOnTitle}
      about={t.scan}
      label={t.turnOn}
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
