import { z } from 'zod';
import { get, post, put } from './endpoint.ts';
import { language } from './language.ts';

/** The specification's minimum; ours is the maximum, which keeps Argon2 from being fed a book. */
export const PASSWORD = { min: 6, max: 256 } as const;
export const NAME_MAX = 200;

export const email = z.string().trim().max(254).pipe(z.email());
const password = z.string().min(PASSWORD.min).max(PASSWORD.max);
const fullName = z.string().trim().min(1).max(NAME_MAX);

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
    body: z.object({ refresh: z.string().max(512).optional() }),
    answer: z.object({ logged_out: z.literal(true) }),
  }),
  profile: get('/users/profile/', { about: 'Who is signed in', answer: user }),
  update: put('/users/profile/', {
    about: 'Change the name or the language',
    body: z.object({
      full_name: fullName.optional(),
      metadata: z.object({ language }).optional(),
    }),
    answer: user,
  }),
};
