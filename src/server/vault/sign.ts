import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs words, and tells in equal time whether a signature is theirs. */
export type Signer = { sign(words: string): string; isSigned(words: string, signature: string): boolean };

/** A signer for one purpose: what is signed for another is worth nothing here (HMAC-SHA256 under a key of its own). */
export function createSigner(root: Uint8Array, purpose: string): Signer {
  const key = createHmac('sha256', root).update(`sign:${purpose}`).digest();
  const sign = (words: string): string => createHmac('sha256', key).update(words).digest('hex');
  return {
    sign,
    isSigned(words, signature) {
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(words))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
