import { z } from 'zod';
import { typedPassword } from './account.ts';
import { shown, token } from './webauthn.ts';

/** A code as typed: six digits from the authenticator app, or a recovery code. Spaces and hyphens are allowed. */
export const typedCode = z.string().trim().min(1).max(64);

/**
 * What shows that the owner of an account asks: the password; one of its passkeys; or `oidc`, the token of a fresh sign-in at a provider that the account is linked
 * to, which counts once.
 */
const shows = z.object({
  password: typedPassword.optional(),
  passkey: z.object({ token, response: shown }).optional(),
  oidc: token.optional(),
});
type Shows = z.output<typeof shows>;
const isThere = ({ password, passkey, oidc }: Shows): boolean => (password ?? passkey ?? oidc) !== undefined;
/** What a call asks for where it once asked for the password alone. */
export const confirmation = shows.refine(isThere, { path: ['password'] });
export type Confirmation = z.output<typeof confirmation>;

/**
 * What shows, before a change to how the account is entered, that its owner asks for it: one of its passkeys; or the password or a provider, with a code of the
 * application or a recovery code where the account has a second factor.
 */
export const proof = shows.extend({ code: typedCode.optional() }).refine(isThere, { path: ['password'] });
export type Proof = z.output<typeof proof>;
