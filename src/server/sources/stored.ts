import { pipeline, type Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import type { UserVault } from '#server/vault/vault.ts';

/**
 * What is stored under a key, opened as it is read; `about` is the place it was sealed for. Its stream fails where the storage or the seal does,
 * and a reader who leaves early closes the file. Throws `StorageMissing` where there is nothing.
 */
export async function openStored(
  { storage }: Pick<Deps, 'storage'>,
  keys: UserVault,
  key: string,
  about: string,
): Promise<Readable> {
  const opening = keys.opening(about);
  // Whoever reads is told of an error by the stream itself.
  pipeline(await storage.get(key), opening, () => undefined);
  return opening;
}
