import { z } from 'zod';
import { accountApi } from './account.ts';
import { del, get, post } from './endpoint.ts';
import { proof } from './proof.ts';
import { asked, made, shown, token } from './webauthn.ts';

/** Passkeys of one person, characters of a name, and minutes that a challenge waits for its answer. */
export const PASSKEYS = { max: 10, name: 60, minutes: 5 } as const;

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** No scope stands here: no key for programs makes, lists or removes passkeys. */
export const passkeysApi = {
  list: get('/users/passkeys/', {
    about: 'The passkeys of whoever asks, the newest first',
    frozen: 'allowed',
    setUp: 'allowed',
    answer: z.object({ passkeys: z.array(passkey) }),
  }),
  prepare: post('/users/passkeys/options/', {
    about: 'What a browser is asked to make a passkey with, for a few minutes and in this session alone',
    frozen: 'allowed',
    setUp: 'allowed',
    body: proof,
    answer: asked,
  }),
  add: post('/users/passkeys/', {
    about:
      'Keep the passkey that was made. All other sessions end. The first factor beside the password comes with recovery codes, answered this once',
    status: 201,
    frozen: 'allowed',
    setUp: 'allowed',
    body: z.object({ token, name: z.string().trim().min(1).max(PASSKEYS.name), response: made }),
    answer: passkey.extend({ recovery_codes: z.array(z.string()).nullable() }),
  }),
  remove: del('/users/passkeys/:passkeyId/', {
    about:
      'Remove one of them; all other sessions end. The last second factor is not removed where the operator asks for one',
    frozen: 'allowed',
    body: proof,
    answer: z.object({ removed: z.literal(true) }),
  }),
  confirmOptions: post('/users/passkeys/confirm/options/', {
    about:
      'What a browser is asked to confirm with that its owner asks for a change: one of their passkeys, once, for a few minutes and in this session alone',
    frozen: 'allowed',
    answer: asked,
  }),
  signInOptions: post('/users/login/passkey/options/', {
    about:
      'What a browser is asked to sign in with a passkey: any of its own, or, with the mfa_token of a first step, one of that account',
    open: true,
    body: z.object({ mfa_token: token.optional() }),
    answer: asked,
  }),
  signIn: post('/users/login/passkey/', {
    about: 'Sign in with the passkey that was shown, alone or as the second step',
    open: true,
    body: z.object({ token, response: shown }),
    answer: accountApi.login.answer,
  }),
};
