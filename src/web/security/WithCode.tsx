import { useState } from 'react';
import { securityApi } from '#contract/security.ts';
import { call } from '#web/api/call.ts';
import { useText } from '#web/i18n/language.ts';
import { toast } from '#web/ui/toast.tsx';
import { Prove, useProof } from '#web/ui/proof/Prove.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Step } from '#web/ui/proof/Step.tsx';
import { securityText } from './text.ts';

type Props = { what: 'off' | 'codes'; last: boolean; onClose: () => void };

/** What takes a proof of who asks: turning the second factor off, and new recovery codes. `last`: no second factor is left without it. */
export function WithCode({ what, last, onClose }: Props) {
  const t = useText(securityText);
  const proof = useProof();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  const send = async (): Promise<void> => {
    if (what === 'codes') {
      const { recovery_codes } = await proof.send((body) => call(securityApi.renewCodes, { body }));
      return setCodes(recovery_codes);
    }
    await proof.send((body) => call(securityApi.turnOff, { body }));
    toast({ title: t.turnedOff });
    onClose();
  };
  const off = what === 'off';
  return (
    <Step
      title={off ? t.turnOffTitle : t.newCodesTitle}
      about={[off ? t.turnOffText : t.newCodesText, ...(off && last ? [t.turnOffLast] : []), t.othersEnd].join(' ')}
      label={off ? t.turnOff : t.newCodes}
      danger={off}
      onClose={onClose}
      ready={proof.ready}
      send={send}
    >
      <Prove proof={proof} />
    </Step>
  );
}
