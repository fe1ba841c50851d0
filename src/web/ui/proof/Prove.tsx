import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import type { BodyIn } from '#contract/endpoint.ts';
import { passkeysApi } from '#contract/passkeys.ts';
import { securityApi } from '#contract/security.ts';
import { call } from '#web/api/call.ts';
import { Failure } from '#web/api/failure.ts';
import { dropProof, keptProof } from '#web/api/oidc.ts';
import { keyOf, readAgain, useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { proofText } from './text.ts';
import { OwnerField, useOwner } from './Owner.tsx';
import { useTyped, YourCode } from './typed.tsx';

type Sent = BodyIn<typeof passkeysApi.prepare>;
type Way = 'passkey' | 'password';

/**
 * How whoever is signed in shows that they are the owner: with a passkey where they have one, else or if they prefer with the password (or a fresh sign-in at a
 * provider, where the account has no password), and a code where there is a second factor. `send` does with it what was asked for.
 */
export function useProof() {
  const t = useText(proofText);
  const { data } = useCall(securityApi.secondFactor, {});
  const owner = useOwner();
  const code = useTyped(t.codeNeeded);
  const [chosen, choose] = useState<Way | null>(null);
  const byApplication = Boolean(data?.on_since);
  const mayPasskey = (data?.passkeys ?? 0) > 0 && 'PublicKeyCredential' in window;
  const coded = byApplication || (data?.passkeys ?? 0) > 0;
  const way: Way = chosen ?? (mayPasskey ? 'passkey' : 'password');

  const proof = async (): Promise<Sent> => {
    if (way === 'password') {
      const shown = owner.byPassword ? { password: owner.value } : { oidc: keptProof() ?? '-' };
      return { ...shown, ...(coded && { code: code.value }) };
    }
    const [{ showPasskey }, { token, options }] = await Promise.all([
      import('#web/api/passkey.ts'),
      call(passkeysApi.confirmOptions, {}),
    ]);
    return { passkey: { token, response: await showPasskey(options) } };
  };
  return {
    way,
    choose,
    owner,
    code,
    byApplication,
    mayPasskey,
    coded,
    /** Whether all is typed; each field says what it lacks. */
    ready: () => way === 'passkey' || [owner, ...(coded ? [code] : [])].map((one) => one.check()).every(Boolean),
    async send<T>(act: (proof: Sent) => Promise<T>): Promise<T> {
      try {
        const done = await act(await proof());
        // A wrong code does not spend a fresh sign-in: it is dropped once it was taken.
        if (way === 'password') dropProof();
        return done;
      } catch (error) {
        if (error instanceof Failure && error.code === 'OIDC_EXPIRED') dropProof();
        // A second factor came meanwhile, from elsewhere: it is asked for beside what is typed.
        if (error instanceof Failure && error.code === 'CODE_NEEDED') {
          choose('password');
          await readAgain(keyOf(securityApi.secondFactor, {}));
        }
        throw error;
      }
    },
  };
}

/** What is typed or chosen to show it. */
export type Shown = Omit<ReturnType<typeof useProof>, 'ready' | 'send'>;

/** The fields of a proof, or that a passkey is asked for, and the way to the other. What is typed stays. */
export function Prove({ proof: { way, choose, owner, code, byApplication, mayPasskey, coded } }: { proof: Shown }) {
  const t = useText(proofText);
  if (way === 'passkey')
    return (
      <>
        <p className="flex items-center gap-3 rounded-lg border border-line px-4 py-3 text-note text-ink-2">
          <Fingerprint className="size-4 shrink-0" aria-hidden />
          {t.byPasskey}
        </p>
        <p>
          <TextLink onClick={() => choose('password')}>{owner.byPassword ? t.usePassword : t.useProvider}</TextLink>
        </p>
      </>
    );
  return (
    <>
      <OwnerField owner={owner} />
      {coded && (
        <YourCode
          typed={code}
          recovery
          {...(!byApplication && { words: { label: t.recovery, hint: t.recoveryHint } })}
        />
      )}
      {mayPasskey && (
        <p>
          <TextLink onClick={() => choose('passkey')}>{t.usePasskey}</TextLink>
        </p>
      )}
    </>
  );
}
