import { passkeysApi } from '#contract/passkeys.ts';
import { call } from '#web/api/call.ts';
import { showPasskey } from '#web/api/passkey.ts';
import { begin } from './session.ts';

/** Signs in with a passkey of this device, alone or, with the token of a first step, as the second. Throws a `Failure`. */
export async function signInByPasskey(mfaToken: string | null): Promise<void> {
  const body = mfaToken === null ? {} : { mfa_token: mfaToken };
  const { token, options } = await call(passkeysApi.signInOptions, { body });
  const response = await showPasskey(options);
  begin(await call(passkeysApi.signIn, { body: { token, response } }));
}
