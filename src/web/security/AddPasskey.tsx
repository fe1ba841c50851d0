import { useRef, useState } from 'react';
import type { AnswerOut } from '#contract/endpoint.ts';
import { PASSKEYS, passkeysApi } from '#contract/passkeys.ts';
import { call } from '#web/api/call.ts';
import { makePasskey } from '#web/api/passkey.ts';
import { useText } from '#web/i18n/language.ts';
import { Field } from '#web/ui/Field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { passkeysText } from './passkeys-text.ts';
import { Prove, useProof } from '#web/ui/proof/Prove.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Step } from '#web/ui/proof/Step.tsx';
import { securityText } from './text.ts';
import { useTyped } from '#web/ui/proof/typed.tsx';

/** Adds a passkey: its name and who asks, then what the browser asks, and recovery codes with the first. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const t = useText(passkeysText);
  const security = useText(securityText);
  const name = useTyped(t.nameNeeded);
  const proof = useProof();
  /** What is asked of the browser. It stays where the browser was left, so that who asks need not be shown again. */
  const begun = useRef<AnswerOut<typeof passkeysApi.prepare> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  const send = async (): Promise<void> => {
    begun.current ??= await proof.send((body) => call(passkeysApi.prepare, { body }));
    const { token, options } = begun.current;
    const response = await makePasskey(options);
    // Its first answer uses it up, whatever becomes of it.
    begun.current = null;
    const added = await call(passkeysApi.add, { body: { token, name: name.value, response } });
    toast({ title: t.added });
    if (added.recovery_codes) setCodes(added.recovery_codes);
    else onClose();
  };
  return (
    <Step
      title={t.addTitle}
      about={`${proof.coded ? t.addAnother : t.addText} ${security.othersEnd}`}
      label={security.next}
      onClose={onClose}
      // All say what they lack.
      ready={() => [name.check(), begun.current !== null || proof.ready()].every(Boolean)}
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
      <Prove proof={proof} />
    </Step>
  );
}
