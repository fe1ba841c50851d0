import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { SignJWT, UnsecuredJWT, exportJWK } from 'jose';
import { listening } from './oidc.ts';

type Claims = Record<string, unknown>;
const rsa = (): { publicKey: KeyObject; privateKey: KeyObject } => generateKeyPairSync('rsa', { modulusLength: 2048 });
const own = rsa();
const other = rsa();
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** What is wrong with an answer. Where nothing is said, it is as it should be. */
export type Lie = {
  /** Claims that take the place of the right ones; undefined takes one away. */
  claims?: Claims;
  /** How the ID token is signed. */
  signed?: 'none' | 'HS256' | 'ES256' | 'another key';
  /** What the token endpoint does instead: a status with its body, or what it likes. */
  token?: (response: ServerResponse, right: Claims) => void;
  /** What it says of the person when it is asked with the access token. */
  userinfo?: Claims;
  keys?: (response: ServerResponse) => void;
  /** What it publishes of itself, in the place of what is right. */
  published?: Claims | ((base: string) => Claims);
};

/** Of whom the right answer speaks. */
export const PERSON = { sub: 'persona-1', email: 'eva@estudio.cl', email_verified: true, name: 'Eva Soto' };

/** A provider that says at the wire whatever a test wants. `asked`: the requests that came, by path. */
export async function lyingProvider() {
  let lie: Lie = {};
  let nonce = '';
  const asked: string[] = [];
  const json = (response: ServerResponse, body: unknown, status = 200): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: base, aud: 'fojas', nonce, iat: now, exp: now + 300, ...PERSON };
    const claims = Object.fromEntries(
      Object.entries({ ...right, ...lie.claims }).filter(([, value]) => value !== undefined),
    );
    if (lie.signed === 'none') return new UnsecuredJWT(claims).encode();
    const by = (alg: string) => new SignJWT(claims).setProtectedHeader({ alg, kid: 'one' });
    if (lie.signed === 'HS256') return by('HS256').sign(Buffer.from('a secret of the client'));
    if (lie.signed === 'ES256') return by('ES256').sign(curve.privateKey);
    return by('RS256').sign(lie.signed === 'another key' ? other.privateKey : own.privateKey);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, base);
    asked.push(pathname);
    await text(request);
    if (pathname === '/.well-known/openid-configuration') {
      const told = typeof lie.published === 'function' ? lie.published(base) : lie.published;
      return json(response, { ...published(base), ...told });
    }
    if (pathname === '/keys') {
      if (lie.keys) return lie.keys(response);
      const key = { kid: 'one', use: 'sig' };
      return json(response, {
        keys: [
          { ...(await exportJWK(own.publicKey)), ...key, alg: 'RS256' },
          { ...(await exportJWK(curve.publicKey)), ...key, alg: 'ES256' },
        ],
      });
    }
    if (pathname === '/userinfo') return json(response, lie.userinfo ?? PERSON);
    const right = { access_token: 'a', token_type: 'Bearer', id_token: await idToken() };
    if (pathname === '/token') return lie.token ? lie.token(response, right) : json(response, right);
    response.writeHead(404).end();
  }

  const { server, base } = await listening((request, response) => void answer(request, response));
  return {
    base,
    asked,
    /** From now on it lies like this, to the sign-in with this address. */
    lies: (how: Lie, url: string | null): void => {
      lie = how;
      nonce = (url && new URL(url).searchParams.get('nonce')) ?? '';
    },
    json,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

const published = (base: string): Claims => ({
  issuer: base,
  authorization_endpoint: `${base}/authorize`,
  token_endpoint: `${base}/token`,
  jwks_uri: `${base}/keys`,
  userinfo_endpoint: `${base}/userinfo`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256', 'none', 'HS256', 'ES256'],
});

/** E-mails that no provider calls verified in so many words. */
export const UNVERIFIED: Record<string, Lie> = {
  'that says it is not verified': { claims: { email_verified: false } },
  'verified as a text': { claims: { email_verified: 'true' } },
  'verified as a number': { claims: { email_verified: 1 } },
  'without a word of whether it is verified': { claims: { email_verified: undefined } },
  'that is none': { claims: { email: 'eva@estudio.cl, ana@estudio.cl' } },
  'with another line': { claims: { email: 'eva@estudio.cl\r\nBcc: ana@estudio.cl' } },
  'as a list': { claims: { email: ['eva@estudio.cl'] } },
  'that the person asked about calls verified, of another one': {
    claims: { email_verified: undefined },
    userinfo: { ...PERSON, email: 'ana@estudio.cl' },
  },
};

/** What a browser brings in the place of the right answer, and the code that it is refused with. */
export const BROUGHT: Record<string, [string, (right: string) => string]> = {
  'from another issuer (mix-up)': ['OIDC_REFUSED', (right) => `${right}&iss=https://accounts.google.com`],
  'with the state of another sign-in': ['OIDC_REFUSED', () => `code=a&state=${'a'.repeat(43)}`],
  'without a state': ['OIDC_REFUSED', () => 'code=a'],
  'with two states': ['OIDC_REFUSED', (right) => `${right}&state=a`],
  'without a code': ['OIDC_REFUSED', (right) => right.replace('code=a&', '')],
  'after going back': ['OIDC_CANCELLED', (right) => `${right.replace('code=a', 'error=access_denied')}`],
  'with the refusal of another sign-in': ['OIDC_REFUSED', () => 'error=access_denied&state=a'],
  'with another error': ['OIDC_REFUSED', (right) => right.replace('code=a', 'error=server_error')],
  'with a token of its own making': ['OIDC_REFUSED', (right) => `${right}&id_token=a.b.c&response=a.b.c`],
};
