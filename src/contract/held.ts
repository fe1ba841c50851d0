import { z } from 'zod';

export const count = z.number().int().nonnegative();

/** How much of each thing an account holds. */
export const held = z.object({
  notebooks: count,
  sources: count,
  /** Files that were uploaded or made of them, and their bytes. */
  files: count,
  bytes: count,
  notes: count,
  messages: count,
  results: count,
});
