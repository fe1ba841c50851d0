import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { passkeysApi } from '#contract/passkeys.ts';
import type { Person } from './world.ts';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

type Cbor = number | string | Buffer | Map<number | string, Cbor>;
/** As much of CBOR (RFC 8949) as a passkey is written in. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, of]) => [cbor(key), cbor(of)])]);
}

/** Where a page is, and what its browser and device say: all as they should be, unless a test says otherwise. */
type Says = { origin?: string; rpId?: string; counter?: number; verified?: boolean; userHandle?: string };
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** A device that holds one passkey (ES256, no attestation), without a browser; it is at the address of the app of tests. */
export class SoftPasskey {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly key: KeyObject;
  private readonly cose: Buffer;

  constructor(private readonly origin = 'http://fojas.test') {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    const [px, py] = [x!, y!].map((part) => Buffer.from(part, 'base64url'));
    this.cose = cbor(new Map<number, Cbor>([[1, 2], [3, -7], [-1, 1], [-2, px!], [-3, py!]])); // prettier-ignore
  }

  private data(
    { rpId = new URL(this.origin).hostname, counter = ++this.counter, verified = true }: Says,
    made: boolean,
  ) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = PRESENT | (verified ? VERIFIED : 0) | (made ? ATTESTED : 0);
    const own = [Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.cose];
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...(made ? own : [])]);
  }

  private client(type: string, challenge: unknown, { origin = this.origin }: Says): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private credential() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  /** What a browser answers when it made this passkey. */
  made({ challenge }: Record<string, unknown>, says: Says = {}) {
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.data(says, true)],
    ]);
    const response = {
      clientDataJSON: this.client('webauthn.create', challenge, says).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    };
    return { ...this.credential(), response };
  }

  /** What a browser answers when it is shown. */
  shown({ challenge }: Record<string, unknown>, says: Says = {}) {
    const [client, data] = [this.client('webauthn.get', challenge, says), this.data(says, false)];
    const response = {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), this.key).toString('base64url'),
      ...(says.userHandle !== undefined && { userHandle: Buffer.from(says.userHandle).toString('base64url') }),
    };
    return { ...this.credential(), response };
  }
}

/** What proves with a passkey, in the session of a person, that they are who they are. */
export async function shownBy(person: Person, passkey: SoftPasskey, says: Says = {}) {
  const { token, options } = await person.call(passkeysApi.confirmOptions);
  return { passkey: { token, response: passkey.shown(options, says) } };
}

/** Adds a passkey to the account of a person, as their browser does. `proof`: a code or a passkey that they have, where there is a second factor. */
export async function withPasskey(person: Person, proof?: string | SoftPasskey) {
  const passkey = new SoftPasskey();
  const body =
    proof instanceof SoftPasskey
      ? await shownBy(person, proof)
      : { password: person.password, ...(proof !== undefined && { code: proof }) };
  const { token, options } = await person.call(passkeysApi.prepare, { body });
  const added = await person.call(passkeysApi.add, {
    body: { token, name: 'Portátil', response: passkey.made(options) },
  });
  return { passkey, id: added.id, codes: added.recovery_codes };
}
