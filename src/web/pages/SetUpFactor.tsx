import { Fingerprint, Smartphone, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { AuthShell } from '#web/account/AuthShell.tsx';
import { useSignOut } from '#web/account/use-sign-out.ts';
import { useText } from '#web/i18n/language.ts';
import { AddPasskey } from '#web/security/AddPasskey.tsx';
import { readSecurity } from '#web/security/read.ts';
import { TurnOn } from '#web/security/TurnOn.tsx';
import { Button, TextLink } from '#web/ui/Button.tsx';
import { setUpText } from './set-up-text.ts';

/** All that somebody sees who has no second factor where the operator asks for one, whatever the address: the two ways to one, and the way out. */
export function SetUpFactor() {
  const t = useText(setUpText);
  const leave = useSignOut();
  const [open, setOpen] = useState<'passkey' | 'codes' | null>(null);
  const close = (): void => {
    setOpen(null);
    void readSecurity();
  };
  return (
    <AuthShell title={t.title} lead={<p className="mt-1.5 text-lead text-ink-2">{t.about}</p>}>
      <ul className="mt-7 grid gap-3">
        <Way
          icon={Fingerprint}
          title={t.passkey}
          about={t.passkeyText}
          label={t.addPasskey}
          run={() => setOpen('passkey')}
        />
        <Way icon={Smartphone} title={t.codes} about={t.codesText} label={t.turnOn} run={() => setOpen('codes')} />
      </ul>
      <p className="mt-6 text-ui">
        <TextLink onClick={() => void leave()}>{t.leave}</TextLink>
      </p>
      {open === 'passkey' && <AddPasskey onClose={close} />}
      {open === 'codes' && <TurnOn onClose={close} />}
    </AuthShell>
  );
}

type WayProps = { icon: LucideIcon; title: string; about: string; label: string; run: () => void };
function Way({ icon: Icon, title, about, label, run }: WayProps) {
  return (
    <li className="grid justify-items-start gap-3 rounded-lg border border-line px-4 py-4">
      <div className="flex items-start gap-3">
        <Icon className="mt-0.5 size-[18px] shrink-0 text-ink-2" aria-hidden />
        <div>
          <h2 className="text-ui font-semibold">{title}</h2>
          <p className="text-note text-ink-2">{about}</p>
        </div>
      </div>
      <Button variant="outline" onClick={run}>
        {label}
      </Button>
    </li>
  );
}
