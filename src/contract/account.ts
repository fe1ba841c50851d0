import { z } from 'zod';
import { get, post, put } from './endpoint.ts';
import { language } from './language.ts';
import { line } from './words.ts';

/** Code points. The specification's minimum; ours is the maximum, which keeps Argon2 from being fed a book. */
export const PASSWORD = { min: 6, max: 256 } as const;
export const NAME_MAX = 150;
/** Keys of `metadata` that are read over before the call is refused; only `language` is kept. */
const METADATA_KEYS = 50;

export const email = z.string().trim().max(254).pipe(z.email());
/** Kept exactly as typed, spaces too; only one of nothing but spaces is refused. */
const password = z
  .string()
  .max(PASSWORD.max * 2)
  .refine((typed) => typed.trim() !== '' && [...typed].length >= PASSWORD.min && [...typed].length <= PASSWORD.max);
const fullName = line(NAME_MAX);
const metadata = z
  .looseObject({ language })
  .refine((kept) => Object.keys(kept).length <= METADATA_KEYS)
  .transform(({ language }) => ({ language }));

export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  metadata: z.object({ language }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type User = z.infer<typeof user>;

export const accountApi = {
  register: post('/users/register', {
    about: 'Make an account',
    open: true,
    status: 201,
    body: z.object({ email, password, full_name: fullName, language: language.optional() }),
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
  profile: get('/users/profile/', { about: 'Who is signed in', answer: user }),
  update: put('/users/profile/', {
    about: 'Change the name or the language',
    body: z.object({
      full_name: fullName.optional(),
      metadata: metadata.optional(),
    }),
    answer: user,
  }),
};
