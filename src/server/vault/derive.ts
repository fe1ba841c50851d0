import { hkdfSync } from 'node:crypto';

const KEY = 32;

/** A key of 32 bytes for one purpose, from the installation's root or a master key (HKDF-SHA256). */
export const derive = (from: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', from, '', `fojas/${purpose}`, KEY));
