import { z } from 'zod';
import { typedPassword } from './account.ts';
import { del } from './endpoint.ts';

const count = z.number().int().nonnegative();
/** How much of each thing an account held when its deletion was asked for. */
export const deletedCounts = z.object({
  notebooks: count,
  sources: count,
  /** Files that were uploaded or made of them, and their bytes. */
  files: count,
  bytes: count,
  notes: count,
  messages: count,
  results: count,
  sessions: count,
});
export type DeletedCounts = z.infer<typeof deletedCounts>;

/** What is kept of a deletion, and handed to whoever asked for it. `hash` is the SHA-256 of `certified` of the rest, in hexadecimal. */
export const certificate = z.object({
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
    body: z.object({ password: typedPassword }),
    answer: z.object({ deleted: z.literal(true), certificate }),
  }),
};
