import { createHash } from 'node:crypto';
import { derive } from '#server/vault/derive.ts';
import { open, seal } from '#server/vault/seal.ts';

const placeOf = (id: string): string => `shared_links.snapshot_sealed:${id}`;
const keyOf = (secret: string): Buffer => derive(Buffer.from(secret, 'base64url'), 'shared-links/key');

/** By what a link is found. It follows from the secret as the key does, and neither tells the other or the secret. */
export const hashOf = (secret: string): Buffer =>
  createHash('sha256')
    .update(derive(Buffer.from(secret, 'base64url'), 'shared-links/hash'))
    .digest();

/** Seals what a link shows under the key that follows from its secret, for its row. */
export const sealSnapshot = (secret: string, id: string, bytes: Uint8Array): Buffer =>
  seal(keyOf(secret), bytes, placeOf(id));

/** Opens what `sealSnapshot` made. Throws `SealBroken` with another secret or of another row. */
export const openSnapshot = (secret: string, id: string, sealed: Uint8Array): Buffer =>
  open(keyOf(secret), sealed, placeOf(id));
