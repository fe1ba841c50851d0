import { createHmac, randomUUID } from 'node:crypto';
import { derive } from '#server/vault/derive.ts';
import { openKeyring } from '#server/vault/keyring.ts';
import { givenKeys } from '#server/vault/master.ts';
import type { TestApp } from './app.ts';
import type { Person } from './world.ts';

/** Signs a header and claims under the installation's own key of access tokens, whatever they say; `undefined` leaves a claim out. */
export type Sign = (header: Record<string, unknown>, claims: Record<string, unknown>) => string;

/** What only this installation can sign: for tokens that are wrong in anything but their signature. `masterKey`: the one that the app was given. */
export async function forger({ deps }: Pick<TestApp, 'deps'>, masterKey: Buffer): Promise<Sign> {
  const key = derive((await openKeyring(deps.db, givenKeys(masterKey))).root, 'access-token');
  const packed = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  return (header, claims) => {
    const said = `${packed({ alg: 'HS256', ...header })}.${packed(claims)}`;
    const hash = header.alg === 'HS512' ? 'sha512' : 'sha256';
    return `${said}.${createHmac(hash, key).update(said).digest('base64url')}`;
  };
}

/** The claims of a good access token of a person at a time. */
export function claimsOf(person: Person, now: Date): Record<string, unknown> {
  const own = JSON.parse(Buffer.from(person.access!.split('.')[1]!, 'base64url').toString()) as { sid: string };
  const at = Math.floor(now.getTime() / 1000);
  const life = { iat: at, exp: at + 900 };
  return { iss: 'fojas', aud: 'fojas-api', sub: person.id, sid: own.sid, jti: randomUUID(), typ: 'access', ...life };
}
