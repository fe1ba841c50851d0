import { z } from 'zod';
import { get, post, put } from './endpoint.ts';
import { engineChoice } from './engine-about.ts';
import { language } from './language.ts';
import { line } from './words.ts';

/**
 * Code points. The specification's minimum, which an installation may raise (FOJAS_PASSWORD_MIN): the server then says so in the field's fault. Ours is the
 * maximum, which keeps Argon2 from being fed a book.
 */
export const PASSWORD = { min: 6, max: 256 } as const;
export const NAME_MAX = 150;
/** Keys of `metadata` that are read over before the call is refused; only `language` is kept. */
const METADATA_KEYS = 50;

const email = z.string().trim().max(254).pipe(z.email());
/** Kept exactly as typed, spaces too; only one of nothing but spaces is refused. How long it must be is the installation's: `account/password-rule.ts`. */
const password = z
  .string()
  .max(PASSWORD.max * 2)
  .refine((typed) => typed.trim() !== '' && [...typed].length <= PASSWORD.max);
/** A password that is compared with the one that is kept. Only what could be one is: nothing longer is hashed. */
export const typedPassword = z
  .string()
  .max(1024)
  .refine((typed) => typed.trim() !== '');
const fullName = line(NAME_MAX);
const AVATAR_MAX = 2048;
/** A picture of the person elsewhere on the web. It is kept and answered; Fojas never fetches it and shows initials. */
const avatarUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(AVATAR_MAX)
  .nullable();
/** Minutes for which the link of a forgotten password is good, and how many of them an account is sent in an hour. */
export const RECOVERY = { minutes: 60, hourly: 3 } as const;
const metadata = z
  .looseObject({ language })
  .refine((kept) => Object.keys(kept).length <= METADATA_KEYS)
  .transform(({ language }) => ({ language }));

export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  metadata: z.object({ language }),
  /** Who answers, where a notebook says nothing else. */
  engine: engineChoice,
  /** Whether the account has a password; without one it is entered by a provider or a passkey, until a link by e-mail sets one. */
  has_password: z.boolean(),
  /** When the password was last set: at first with the account. */
  password_changed_at: z.iso.datetime(),
  /** Since when its owner has the account blocked: everything is kept and nothing is done with it. */
  frozen_at: z.iso.datetime().nullable(),
  /** Whether a newer version is in force of something that was accepted. */
  consents_due: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type User = z.infer<typeof user>;
/** … as they are shown to themselves. `second_factor_due`: the operator asks for a second factor and they have none; nothing but setting one up is answered. */
const self = user.extend({ second_factor_due: z.boolean() });
export type Self = z.infer<typeof self>;

export const accountApi = {
  register: post('/users/register', {
    about: 'Make an account',
    open: true,
    status: 201,
    body: z.object({
      email,
      password,
      full_name: fullName,
      language: language.optional(),
      /** The boxes that were ticked; each accepts the documents of `CONSENTS` in the version that is in force. */
      accepted: z
        .array(z.enum(['terms', 'privacy']))
        .max(2)
        .optional(),
      /** That the person says to be 18 or older. */
      adult: z.boolean().optional(),
    }),
    answer: z.object({ user }),
  }),
  login: post('/users/login/', {
    about: 'Sign in',
    open: true,
    body: z.object({ email: z.string().trim().max(254), password: z.string().max(1024) }),
    answer: z.object({ access: z.string(), refresh: z.string(), user }),
  }),
  refresh: post('/users/token/refresh/', {
    about: 'A new access token, and the refresh token that follows the one sent',
    open: true,
    body: z.object({ refresh: z.string().min(1).max(512) }),
    answer: z.object({ access: z.string(), refresh: z.string() }),
  }),
  logout: post('/users/logout/', {
    about: 'End the session of this refresh token; an unknown one is no error',
    open: true,
    body: z.object({ refresh: z.string().max(512).optional() }).prefault({}),
    answer: z.object({ logged_out: z.literal(true) }),
  }),
  profile: get('/users/profile/', { about: 'Who is signed in', frozen: 'allowed', setUp: 'allowed', answer: self }),
  update: put('/users/profile/', {
    about:
      'Change the name, the address of a picture, the language or who answers; without a model, all notebooks answer so until one is told otherwise',
    frozen: 'allowed',
    setUp: 'allowed',
    body: z.object({
      full_name: fullName.optional(),
      avatar_url: avatarUrl.optional(),
      metadata: metadata.optional(),
      engine: engineChoice.optional(),
    }),
    answer: self,
  }),
  changePassword: post('/users/change-password/', {
    about: 'Set another password; all other sessions end',
    frozen: 'allowed',
    body: z.object({ current_password: typedPassword, new_password: password }),
    answer: z.object({ changed: z.literal(true) }),
  }),
  askRecovery: post('/users/reset-password/', {
    about: 'Send a link that sets a new password. One answer, whether there is such an account or not',
    open: true,
    body: z.object({ email: z.string().trim().min(1).max(254) }),
    /** `letters`: whether this installation sends any. */
    answer: z.object({ accepted: z.literal(true), letters: z.boolean() }),
  }),
  recover: post('/users/update-password/', {
    about: 'Set a new password with the token of such a link; all sessions end, and none begins',
    open: true,
    body: z.object({ access_token: z.string().max(4096), new_password: password }),
    answer: z.object({ updated: z.literal(true) }),
  }),
};
