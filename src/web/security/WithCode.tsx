import { useState } from 'react';
import { securityApi } from '#contract/security.ts';
import { call } from '#web/api/call.ts';
import { useText } from '#web/i18n/language.ts';
import { toast } from '#web/ui/toast.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Step } from './Step.tsx';
import { securityText } from './text.ts';
import { useTyped, YourCode, YourPassword } from './typed.tsx';

/** What takes the password and a code: turning the second factor off, and new recovery codes. */
export function WithCode({ what, onClose }: { what: 'off' | 'codes'; onClose: () => void }) {
  const t = useText(securityText);
  const password = useTyped(t.passwordNeeded);
  const code = useTyped(t.codeNeeded);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  const send = async (): Promise<void> => {
    const body = { password: password.value, code: code.value };
    if (what === 'codes') return setCodes((await call(securityApi.renewCodes, { body })).recovery_codes);
    await call(securityApi.turnOff, { body });
    toast({ title: t.turnedOff });
    onClose();
  };
  const off = what === 'off';
  return (
    <Step
      title={off ? t.turnOffTitle : t.newCodesTitle}
      about={`${off ? t.turnOffText : t.newCodesText} ${t.othersEnd}`}
      label={off ? t.turnOff : t.newCodes}
      danger={off}
      onClose={onClose}
      ready={() => [password, code].map((one) => one.check()).every(Boolean)}
      send={send}
    >
      <YourPassword typed={password} />
      <YourCode typed={code} recovery />
    </Step>
  );
}
