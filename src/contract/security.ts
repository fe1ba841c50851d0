import { z } from 'zod';
import { accountApi } from './account.ts';
import { del, get, post } from './endpoint.ts';
import { proof, typedCode } from './proof.ts';

/** What a device is told apart by: nothing else of what a browser says of itself is kept. */
const browsers = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
const systems = ['Android', 'ChromeOS', 'iPad', 'iPhone', 'Linux', 'macOS', 'Windows'] as const;
export type Browser = (typeof browsers)[number];
export type System = (typeof systems)[number];

/** Sessions that one answer tells of, the last used first. */
export const SESSIONS_SHOWN = 100;

const openSession = z.object({
  id: z.uuid(),
  /** Null where it was not understood. */
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
  /** The network that it was last renewed from, without the last part of the address. */
  network: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** To within some minutes. */
  last_used_at: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/**
 * A code of six figures that changes every half minute (RFC 6238: SHA-1, six digits, 30 seconds, a step before or after is taken too).
 * `setup`: minutes within which it is turned on once its secret was shown; `minutes` and `tries`: of the second step of a sign-in.
 */
export const SECOND_FACTOR = { digits: 6, period: 30, window: 1, setup: 30, minutes: 5, tries: 5 } as const;
/** How many recovery codes are made, and at how many left more should be. */
export const RECOVERY_CODES = { made: 10, few: 3 } as const;

const codes = z.object({ recovery_codes: z.array(z.string()) });

export const securityApi = {
  sessions: get('/users/sessions/', {
    about: 'The open sessions of whoever asks, the last used first',
    frozen: 'allowed',
    answer: z.object({ sessions: z.array(openSession), more: z.boolean() }),
  }),
  endSession: del('/users/sessions/:sessionId/', {
    about: 'End one of them',
    frozen: 'allowed',
    body: proof,
    answer: z.object({ ended: z.literal(true) }),
  }),
  endOthers: post('/users/sessions/revoke-others/', {
    about: 'End all but the one that asks',
    frozen: 'allowed',
    body: proof,
    answer: z.object({ ended: z.number().int() }),
  }),
  secondFactor: get('/users/second-factor/', {
    about:
      'Whether signing in takes a second factor: codes, since when, and passkeys; how many recovery codes are left, and whether the operator asks for a factor',
    frozen: 'allowed',
    setUp: 'allowed',
    /** `on_since`: of the application of codes. A passkey is a second factor too. */
    answer: z.object({
      on_since: z.iso.datetime().nullable(),
      codes_left: z.number().int(),
      passkeys: z.number().int(),
      /** Whether the operator asks everybody for one: then the last is not removed. */
      required: z.boolean(),
    }),
  }),
  prepare: post('/users/second-factor/', {
    about:
      'A new secret for an application of codes. Nothing is turned on, and none that is on is replaced, until a code of it is confirmed',
    frozen: 'allowed',
    setUp: 'allowed',
    body: proof,
    /** `secret` in Base32; `url`: the same with the name of the account, for a QR. */
    answer: z.object({ secret: z.string(), url: z.string() }),
  }),
  confirm: post('/users/second-factor/confirm/', {
    frozen: 'allowed',
    setUp: 'allowed',
    about:
      'Turn the second factor on with a code of that secret, or replace the one that is on. The recovery codes are answered this once; all other sessions end',
    body: z.object({ code: typedCode }),
    answer: codes,
  }),
  turnOff: post('/users/second-factor/turn-off/', {
    about:
      'Turn the application of codes off; all other sessions end. The last second factor is not turned off where the operator asks for one',
    frozen: 'allowed',
    body: proof,
    answer: z.object({ off: z.literal(true) }),
  }),
  renewCodes: post('/users/second-factor/recovery-codes/', {
    about: 'New recovery codes; the old ones are worth nothing any more and all other sessions end',
    frozen: 'allowed',
    body: proof,
    answer: codes,
  }),
  signIn: post('/users/login/mfa/', {
    about:
      'The second step of signing in, with the mfa_token of the first and a code of the application or a recovery code',
    open: true,
    body: z.object({ mfa_token: z.string().min(1).max(512), code: typedCode }),
    answer: accountApi.login.answer,
  }),
};
