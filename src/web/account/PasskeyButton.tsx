import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { Failure, saidBy } from '#web/api/failure.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { accountText } from './text.ts';

type Props = { label: string; main?: boolean; token?: string; onExpired?: (why: string) => void };

/** Signs in with a passkey; as the second step where there is a `token`. `onExpired`: the first step was too long ago. */
export function PasskeyButton({ label, main, token, onExpired }: Props) {
  const t = useText(accountText);
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({ busy: false, failure: null });
  const enter = async (): Promise<void> => {
    setState({ busy: true, failure: null });
    try {
      await (await import('./passkey-sign-in.ts')).signInByPasskey(token ?? null);
    } catch (error) {
      if (error instanceof Failure && error.code === 'MFA_EXPIRED') return onExpired?.(error.message);
      setState({ busy: false, failure: saidBy(error, t.loginFailed) });
    }
  };
  return (
    <>
      {state.failure !== null && (
        <Notice tone="bad" title={t.signInFailed} alert>
          {state.failure}
        </Notice>
      )}
      <Button
        type="button"
        size="lg"
        variant={main ? 'primary' : 'outline'}
        icon={Fingerprint}
        className="w-full"
        disabled={state.busy}
        onClick={() => void enter()}
      >
        {label}
      </Button>
    </>
  );
}
