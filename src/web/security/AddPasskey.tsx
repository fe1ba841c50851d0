import { useState } from 'react';
import { PASSKEYS, passkeysApi } from '#contract/passkeys.ts';
import { call } from '#web/api/call.ts';
import { makePasskey } from '#web/api/passkey.ts';
import { useText } from '#web/i18n/language.ts';
import { Field } from '#web/ui/Field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { passkeysText } from './passkeys-text.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Step } from './Step.tsx';
import { securityText } from './text.ts';
import { useTyped, YourCode, YourPassword } from './typed.tsx';

/** Adds a passkey: its name and the password, then what the browser asks, and recovery codes with the first. `byCode`: a code is asked for too. */
export function AddPasskey({ byCode = false, onClose }: { byCode?: boolean; onClose: () => void }) {
  const t = useText(passkeysText);
  const security = useText(securityText);
  const name = useTyped(t.nameNeeded);
  const password = useTyped(security.passwordNeeded);
  const code = useTyped(security.codeNeeded);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  const send = async (): Promise<void> => {
    const body = { password: password.value, ...(byCode && { code: code.value }) };
    const { token, options } = await call(passkeysApi.prepare, { body });
    const response = await makePasskey(options);
    const added = await call(passkeysApi.add, { body: { token, name: name.value, response } });
    toast({ title: t.added });
    if (added.recovery_codes) setCodes(added.recovery_codes);
    else onClose();
  };
  return (
    <Step
      title={t.addTitle}
      about={`${t.addText} ${security.othersEnd}`}
      label={security.next}
      onClose={onClose}
      // All say what they lack.
      ready={() => [name, password, ...(byCode ? [code] : [])].map((one) => one.check()).every(Boolean)}
      send={send}
    >
      <Field
        id="passkey_name"
        label={t.name}
        hint={t.nameHint}
        autoComplete="off"
        maxLength={PASSKEYS.name}
        value={name.value}
        onChange={({ target }) => name.set(target.value)}
        error={name.error}
      />
      <YourPassword typed={password} />
      {byCode && <YourCode typed={code} recovery />}
    </Step>
  );
}
