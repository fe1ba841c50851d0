import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';

const CIPHER = 'aes-256-gcm';
const TAG = 16;
const NONCE = 12;
/** First byte of a sealed value and of a sealed stream: another layout gets another byte, so the old stays readable. */
const VALUE = 1;
const STREAM = 2;

/** Plain bytes of one frame of a sealed stream. */
export const FRAME = 64 * 1024;
const SALT = 32;
const PREFIX = 7;
const HEADER = 1 + SALT + PREFIX;

/** Thrown for every ciphertext that is not, to the bit, what was sealed for this place with this key. */
export class SealBroken extends Error {
  constructor() {
    super('a sealed value is damaged, cut or out of its place');
    this.name = 'SealBroken';
  }
}

function encrypt(key: Uint8Array, nonce: Uint8Array, plain: Uint8Array, about: Uint8Array): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(about);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Uint8Array, nonce: Uint8Array, sealed: Uint8Array, about: Uint8Array): Buffer {
  if (sealed.length < TAG) throw new SealBroken();
  const tag = sealed.subarray(sealed.length - TAG);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG }).setAAD(about).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()]);
  } catch {
    throw new SealBroken();
  }
}

/** Seals bytes with AES-256-GCM: version byte, random nonce, ciphertext, tag. `about` is authenticated, not stored. */
export function seal(key: Uint8Array, plain: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(NONCE);
  return Buffer.concat([Buffer.of(VALUE), nonce, encrypt(key, nonce, plain, aad(VALUE, about))]);
}

/** Opens what `seal` made with the same key and place; throws `SealBroken` for anything else. */
export function open(key: Uint8Array, sealed: Uint8Array, about: string): Buffer {
  if (sealed.length < 1 + NONCE + TAG || sealed[0] !== VALUE) throw new SealBroken();
  return decrypt(key, sealed.subarray(1, 1 + NONCE), sealed.subarray(1 + NONCE), aad(VALUE, about));
}

const aad = (version: number, about: string): Buffer => Buffer.concat([Buffer.of(version), Buffer.from(about)]);

/**
 * The frames of one stream, after the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár (2015) in the
 * layout of Tink's AES-GCM-HKDF: a key of its own from a random salt, and a nonce of prefix, counter and last-frame mark.
 * A frame that is cut off, doubled, swapped or added gets another nonce and does not open.
 */
class Frames {
  private readonly key: Buffer;
  private readonly about: Buffer;
  private counter = 0;

  constructor(
    userKey: Uint8Array,
    readonly header: Buffer,
    about: string,
  ) {
    this.about = aad(STREAM, about);
    this.key = Buffer.from(hkdfSync('sha256', userKey, header.subarray(1, 1 + SALT), this.about, 32));
  }

  private nonce(last: boolean): Buffer {
    if (this.counter > 0xffff_ffff) throw new SealBroken();
    const nonce = Buffer.alloc(NONCE);
    this.header.copy(nonce, 0, 1 + SALT);
    nonce.writeUInt32BE(this.counter++, PREFIX);
    nonce[NONCE - 1] = last ? 1 : 0;
    return nonce;
  }

  seal = (plain: Buffer, last: boolean): Buffer => encrypt(this.key, this.nonce(last), plain, this.about);
  open = (sealed: Buffer, last: boolean): Buffer => decrypt(this.key, this.nonce(last), sealed, this.about);
}

/** Cuts what arrives into pieces of `size`, keeping at least one byte back until the end, so that the last piece is known as such. */
class Cutter {
  private kept: Buffer[] = [];
  private length = 0;

  constructor(private readonly size: number) {}

  *take(chunk: Buffer): Generator<Buffer> {
    this.kept.push(chunk);
    this.length += chunk.length;
    if (this.length <= this.size) return;
    let all = Buffer.concat(this.kept);
    while (all.length > this.size) {
      yield all.subarray(0, this.size);
      all = all.subarray(this.size);
    }
    this.kept = [all];
    this.length = all.length;
  }

  rest = (): Buffer => Buffer.concat(this.kept);
}

/** A transform that seals what passes, frame by frame. */
export function sealing(key: Uint8Array, about: string): Transform {
  const frames = new Frames(key, Buffer.concat([Buffer.of(STREAM), randomBytes(SALT + PREFIX)]), about);
  const cutter = new Cutter(FRAME);
  let begun = false;
  const begin = (stream: Transform): void => {
    if (!begun) stream.push(frames.header);
    begun = true;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      begin(this);
      for (const plain of cutter.take(chunk)) this.push(frames.seal(plain, false));
      done();
    },
    flush(done) {
      begin(this);
      done(null, frames.seal(cutter.rest(), true));
    },
  });
}

/** A transform that opens what `sealing` made; errors with `SealBroken` as soon as a frame is not right, at the latest at the end. */
export function opening(key: Uint8Array, about: string): Transform {
  const cutter = new Cutter(FRAME + TAG);
  let head = Buffer.alloc(0);
  let frames: Frames | null = null;
  const after = (chunk: Buffer): Buffer => {
    if (frames) return chunk;
    head = Buffer.concat([head, chunk]);
    if (head.length < HEADER) return Buffer.alloc(0);
    if (head[0] !== STREAM) throw new SealBroken();
    frames = new Frames(key, head.subarray(0, HEADER), about);
    return head.subarray(HEADER);
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        const body = after(chunk);
        if (frames) for (const sealed of cutter.take(body)) this.push(frames.open(sealed, false));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        if (!frames) throw new SealBroken();
        done(null, frames.open(cutter.rest(), true));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
