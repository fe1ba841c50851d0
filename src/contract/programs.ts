import { z } from 'zod';
import { del, get, post, scopes } from './endpoint.ts';
import { proof } from './proof.ts';

/** What every key for programs begins with, so that one that leaked is recognised. */
export const KEY_PREFIX = 'fojas_pat_';
/** Keys of one person, characters of a name, and days that a key may be good for. */
export const PROGRAM_KEYS = { max: 20, name: 60, days: [30, 90, 365] } as const;

const scope = z.enum(scopes);
const programKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(scope),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** To within some minutes; null where it was never used. */
  last_used_at: z.iso.datetime().nullable(),
});
export type ProgramKey = z.infer<typeof programKey>;

/** No scope stands here: no key makes, lists or revokes keys. */
export const programsApi = {
  list: get('/users/program-keys/', {
    about: 'The keys for programs that are good now, the newest first',
    frozen: 'allowed',
    answer: z.object({ keys: z.array(programKey) }),
  }),
  make: post('/users/program-keys/', {
    about: 'A new key for programs. `key` is answered this once; a change of the password ends every key',
    status: 201,
    body: proof.safeExtend({
      name: z.string().trim().min(1).max(PROGRAM_KEYS.name),
      scopes: z.array(scope).min(1).max(scopes.length),
      days: z.literal(PROGRAM_KEYS.days),
    }),
    answer: programKey.extend({ key: z.string() }),
  }),
  revoke: del('/users/program-keys/:keyId/', {
    about: 'End one of them at once',
    frozen: 'allowed',
    answer: z.object({ revoked: z.literal(true) }),
  }),
};
