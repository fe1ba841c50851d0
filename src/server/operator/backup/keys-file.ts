import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { KEYS_FORMAT } from '#server/vault/copies.ts';
import { BrokenBackup } from './frames.ts';

const hex = z
  .string()
  .regex(/^([0-9a-f]{2})+$/)
  .transform((digits) => Buffer.from(digits, 'hex'));
const head = z.object({
  format: z.literal(KEYS_FORMAT),
  written_at: z.iso.datetime(),
  key_id: z.string(),
  root_wrapped: hex,
});
const key = z.object({ user: z.uuid(), wrapped: hex, key_id: z.string().nullable(), created_at: z.string() });
const deletion = z.object({
  deletion: z.uuid(),
  user_id: z.uuid(),
  asked_at: z.string(),
  done_at: z.string().nullable(),
  counts: z.unknown(),
  hash: hex,
});

/** A copy of the keys (`vault/copies.ts`), read. */
export type Keys = {
  head: z.output<typeof head>;
  users: Map<string, z.output<typeof key>>;
  deletions: z.output<typeof deletion>[];
};

/** Reads a copy of the keys whole. Throws `BrokenBackup` for one that is missing, cut or changed. */
export async function readKeys(file: string): Promise<Keys> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new BrokenBackup(`its keys are not there (${file}); name the file with --keys`);
  });
  const end = text.lastIndexOf('\n', text.length - 2) + 1;
  try {
    const { sha256 } = z.object({ sha256: z.string() }).parse(JSON.parse(text.slice(end)));
    if (createHash('sha256').update(text.slice(0, end)).digest('hex') !== sha256) throw new Error('changed');
    const [first, ...rest] = text.slice(0, end).trimEnd().split('\n');
    const keys: Keys = { head: head.parse(JSON.parse(first!)), users: new Map(), deletions: [] };
    for (const line of rest) {
      const read = z.union([key, deletion]).parse(JSON.parse(line));
      if ('user' in read) keys.users.set(read.user, read);
      else keys.deletions.push(read);
    }
    return keys;
  } catch {
    throw new BrokenBackup(`the copy of the keys in ${file} is damaged`);
  }
}
