import { z } from 'zod';
import { accountApi } from './account.ts';
import { del, get, post } from './endpoint.ts';
import { proof } from './proof.ts';

/**
 * `minutes`: that a sign-in waits for the provider's answer, and an identity that was found for its consent. `proof`: minutes that a fresh sign-in at the
 * provider counts as the password. `answer`: characters of the provider's answer.
 */
export const OIDC = { minutes: 15, proof: 5, answer: 8192 } as const;

/** The name of a provider in the settings and in addresses. */
export const providerId = z.string().regex(/^[a-z][a-z\d-]{0,29}$/);
const token = z.string().min(1).max(512);
/** Where the browser goes, and the token that the answer is sent with: only the page that asked has it. */
const begun = z.object({ url: z.url({ protocol: /^https?$/ }), token });
/** The answer of a provider as its browser brought it: the part of the address behind `?`. */
const brought = z.object({ token, provider: providerId, answer: z.string().min(1).max(OIDC.answer) });

const identity = z.object({
  id: z.uuid(),
  provider: providerId,
  /** What the provider is called; its id where the settings name it no more, and nobody signs in with it. */
  name: z.string(),
  /** The verified e-mail that the provider named; null where it named none. */
  email: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Identity = z.infer<typeof identity>;

/**
 * What a good answer of a provider leads to: a session; the second step of a sign-in; an account with the same verified e-mail, whose owner signs in to it before
 * the two are linked; or no account yet, which can be made.
 */
const arrived = z.discriminatedUnion('state', [
  accountApi.login.answer.extend({ state: z.literal('in') }),
  z.object({
    state: z.literal('second-factor'),
    mfa_token: z.string(),
    mfa_with: z.array(z.enum(['code', 'passkey'])),
  }),
  z.object({ state: z.literal('link'), token, email: z.string() }),
  z.object({ state: z.literal('sign-up'), token, email: z.string(), full_name: z.string() }),
]);

/** No scope stands here: no key for programs signs in, links or unlinks. */
export const oidcApi = {
  providers: get('/users/login/oidc/', {
    about: 'The providers that this installation lets people sign in with',
    open: true,
    answer: z.object({ providers: z.array(z.object({ id: providerId, name: z.string() })) }),
  }),
  signInOptions: post('/users/login/oidc/options/', {
    about: 'Where a browser goes to sign in with a provider, and the token that its answer is sent with',
    open: true,
    body: z.object({ provider: providerId }),
    answer: begun,
  }),
  signIn: post('/users/login/oidc/', {
    about: 'Sign in with the answer of a provider; or learn that an account is to be linked or made first',
    open: true,
    body: brought,
    answer: arrived,
  }),
  signUp: post('/users/login/oidc/sign-up/', {
    about: 'Make an account without a password for the identity that was just shown, and sign in to it',
    open: true,
    status: 201,
    body: accountApi.register.body.omit({ email: true, password: true }).extend({ token }),
    answer: accountApi.login.answer,
  }),
  list: get('/users/oidc/', {
    about: 'The identities at providers that whoever asks can sign in with',
    frozen: 'allowed',
    setUp: 'allowed',
    answer: z.object({ identities: z.array(identity) }),
  }),
  linkOptions: post('/users/oidc/options/', {
    about: 'Where a browser goes to link an identity, once its user shows who they are; in this session alone',
    frozen: 'allowed',
    body: proof.safeExtend({ provider: providerId }),
    answer: begun,
  }),
  link: post('/users/oidc/', {
    about: 'Link the identity that the answer of a provider shows. All other sessions end',
    status: 201,
    frozen: 'allowed',
    body: brought,
    answer: identity,
  }),
  accept: post('/users/oidc/accept/', {
    about:
      'Link the identity that was shown before signing in, to the account with the same verified e-mail. Only a session that was opened after it was shown may',
    status: 201,
    frozen: 'allowed',
    body: z.object({ token }),
    answer: identity,
  }),
  unlink: del('/users/oidc/:identityId/', {
    about: 'Unlink one of them; all other sessions end. The last way into the account is not taken away',
    frozen: 'allowed',
    body: proof,
    answer: z.object({ removed: z.literal(true) }),
  }),
  confirmOptions: post('/users/oidc/confirm/options/', {
    about: 'Where a browser goes to show, by signing in at a provider anew, that the owner of the account asks',
    frozen: 'allowed',
    setUp: 'allowed',
    body: z.object({ provider: providerId }),
    answer: begun,
  }),
  confirm: post('/users/oidc/confirm/', {
    about: 'What a fresh sign-in at a provider is worth: a token that counts as the password once, in this session',
    frozen: 'allowed',
    setUp: 'allowed',
    body: brought,
    answer: z.object({ token, minutes: z.number() }),
  }),
};
