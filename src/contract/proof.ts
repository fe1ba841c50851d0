import { z } from 'zod';
import { typedPassword } from './account.ts';
import { shown, token } from './webauthn.ts';

/** A code as typed: six digits from the authenticator app, or a recovery code. Spaces and hyphens are allowed. */
export const typedCode = z.string().trim().min(1).max(64);

/**
 * What shows, before a change to how the account is entered and before all of it is carried out or deleted, that its owner asks for it: one of its passkeys; or
 * the password, or `oidc`, the token of a fresh sign-in at a provider that the account is linked to, which counts once, with a code of the application or a
 * recovery code where the account has a second factor.
 */
export const proof = z
  .object({
    password: typedPassword.optional(),
    code: typedCode.optional(),
    passkey: z.object({ token, response: shown }).optional(),
    oidc: token.optional(),
  })
  .refine(({ password, passkey, oidc }) => (password ?? passkey ?? oidc) !== undefined, { path: ['password'] });
export type Proof = z.output<typeof proof>;
