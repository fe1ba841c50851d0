import { buffer } from 'node:stream/consumers';
import { bytesOfVectors, readVectors, type Vectors } from '#reading/search/vectors.ts';
import type { Deps } from '#server/deps.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { versionPlace } from './rows.ts';
import { Shelf } from '#server/shelf.ts';
import { openStored } from './stored.ts';

/** Bytes of vectors that a process keeps at hand. */
const KEPT = 256 * 1024 * 1024;

const shelf = new Shelf<Vectors>(KEPT, bytesOfVectors, 'vectors');
/** Forgets the vectors of a deleted source. */
export const forgetVectors = (sourceId: string): void => shelf.drop(sourceId);

/** The vectors of one version, kept under a storage key. Throws where they are not there, or not whole. */
export const openVectors = (
  deps: Pick<Deps, 'storage'>,
  keys: UserVault,
  { id, version, key }: { id: string; version: number; key: string },
): Promise<Vectors> =>
  shelf.take(`${id}:${key}`, async () =>
    readVectors(await buffer(await openStored(deps, keys, key, versionPlace('vectors', id, version)))),
  );
