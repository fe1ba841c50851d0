import { z } from 'zod';
import { accountApi, typedPassword } from './account.ts';
import { del, get, post } from './endpoint.ts';
import { typedCode } from './security.ts';

/** Passkeys of one person, characters of a name, and minutes that a challenge waits for its answer. */
export const PASSKEYS = { max: 10, name: 60, minutes: 5 } as const;

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** Bytes as base64url, as a browser sends them (WebAuthn 3, section 5.1, "JSON"). */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const CREDENTIAL = 1400;
const transport = z.string().max(30);
const credential = {
  id: bytes(CREDENTIAL),
  rawId: bytes(CREDENTIAL),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).prefault({}),
};
const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    transports: z.array(transport).max(10).optional(),
  }),
});
const shown = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(2048),
    userHandle: bytes(128).optional(),
  }),
});
/** What a browser answered when a passkey was made, and when one was used. */
export type MadePasskey = z.output<typeof made>;
export type ShownPasskey = z.output<typeof shown>;

const token = z.string().min(1).max(512);
/** What a browser is asked: the options of WebAuthn as JSON, and the token that its answer is sent with. */
const asked = z.object({ token: z.string(), options: z.record(z.string(), z.unknown()) });

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
    /** `code`: of the application or a recovery code, where the account has a second factor by codes. */
    body: z.object({ password: typedPassword, code: typedCode.optional() }),
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
    about: 'Remove one of them; all other sessions end',
    frozen: 'allowed',
    /** `code`: where a second factor by codes is on, or the last factor beside the password would go. */
    body: z.object({ password: typedPassword, code: typedCode.optional() }),
    answer: z.object({ removed: z.literal(true) }),
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
