import { z } from 'zod';
import { del } from './endpoint.ts';
import { count, held } from './held.ts';
import { proof } from './proof.ts';

/** How much of each thing an account held when its deletion was asked for. */
export const deletedCounts = held.extend({ sessions: count });
export type DeletedCounts = z.infer<typeof deletedCounts>;

/** What is kept of a deletion, and handed to whoever asked for it. `hash` is the SHA-256 of `certified` of the rest, in hexadecimal. */
const certificate = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  asked_at: z.iso.datetime(),
  counts: deletedCounts,
  hash: z.string(),
});
export type Certificate = z.infer<typeof certificate>;

/** The words that the hash of a certificate is taken of: its parts in this order as JSON, so that anybody can take it again. */
export const certified = ({ id, user_id, asked_at, counts }: Omit<Certificate, 'hash'>): string =>
  JSON.stringify([
    id,
    user_id,
    asked_at,
    ...Object.keys(deletedCounts.shape).map((name) => [name, counts[name as keyof DeletedCounts]]),
  ]);

export const deletionApi = {
  remove: del('/users/profile/', {
    about: 'Delete the account with all that is in it; its key is destroyed. The answer certifies it',
    frozen: 'allowed',
    body: proof,
    answer: z.object({ deleted: z.literal(true), certificate }),
  }),
};
