import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { oidcApi } from '#contract/oidc.ts';
import { createOidc } from '#server/ports/oidc/client.ts';
import { createGuardedFetch } from '#server/ports/web/guarded.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { BROUGHT, lyingProvider, PERSON, UNVERIFIED, type Lie } from '#test/lying-provider.ts';
import { listening, providerAt } from '#test/oidc.ts';
import type { Caller } from '#test/world.ts';

let provider: Awaited<ReturnType<typeof lyingProvider>>;
let t: TestApp;
let nobody: Caller;
/** Somebody's server inside of the network, which nobody may be made to ask. */
let inside: { base: string; asked: string[]; close: () => void };
beforeAll(async () => {
  provider = await lyingProvider();
  // Loaded by whoever is first, which on a busy machine takes longer than a test may.
  await import('openid-client');
  const asked: string[] = [];
  const { server, base } = await listening((request, response) => {
    asked.push(request.url!);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  inside = { base, asked, close: () => server.close() };
  const providers = [providerAt(provider.base), providerAt(provider.base, { id: 'otro', name: 'Otro' })];
  const oidc = fresh();
  t = await testApp({ config: { oidc: { file: null, providers } }, adapters: { oidc } });
  nobody = t.world.nobody();

  function fresh() {
    return createOidc({
      providers,
      returnTo: (id) => `http://fojas.test/sign-in/with/${id}`,
      outside: createGuardedFetch({ userAgent: 'Fojas', limits: { total: 300 } }),
      log: { warn: (fields, message) => t.deps.log.warn(fields, message) },
      limits: { time: 400, bytes: 64 * 1024 },
    });
  }
});
beforeEach(() => void (inside.asked.length = 0));
afterAll(async () => {
  await t.close();
  await provider.close();
  inside.close();
});

type Said = { error_code: string; error: string };
const begin = () => nobody.call(oidcApi.signInOptions, { body: { provider: 'estudio' } });
const stateOf = (url: string): string => new URL(url).searchParams.get('state')!;
const send = (token: string, answer: string, id = 'estudio') =>
  nobody.send(oidcApi.signIn, { body: { token, provider: id, answer } });

/** What becomes of a sign-in whose answer lies like this. `brings`: what the browser comes back with. */
async function lied(lie: Lie, brings = (right: string): string => right): Promise<Response> {
  const { url, token } = await begin();
  provider.lies(lie, url);
  return send(token, brings(`code=a&state=${stateOf(url)}`));
}
const counted = async (): Promise<number[]> => {
  const { db } = t.deps;
  const of = (table: 'sessions' | 'users' | 'oidc_identities' | 'oidc_proofs') =>
    db.selectFrom(table).select(db.fn.countAll<string>().as('n')).executeTakeFirstOrThrow();
  const found = [await of('sessions'), await of('users'), await of('oidc_identities'), await of('oidc_proofs')];
  return found.map(({ n }) => Number(n));
};
/** Refused with a sentence, and nothing came of it: no session, no account, no identity; and nothing inside was asked. */
async function expectRefused(answer: Response, code: string): Promise<void> {
  const { error_code, error } = (await answer.json()) as ErrorBody & Said;
  expect([error_code, answer.status >= 400]).toEqual([code, true]);
  expect(error).toMatch(/^\p{Lu}.{20,}\.$/u);
  expect(await counted()).toEqual([0, 0, 0, 0]);
  expect(inside.asked).toEqual([]);
}

test('the same provider, when it does not lie, is believed', async () => {
  const answer = await lied({});
  expect(await answer.json()).toMatchObject({ state: 'sign-up', email: PERSON.email, full_name: PERSON.name });
});

const in5 = () => Math.floor(Date.now() / 1000) + 300;
/** Claims of an ID token that is signed as it should be. */
const CLAIMS: Record<string, () => Record<string, unknown>> = {
  'another issuer': () => ({ iss: 'https://accounts.google.com' }),
  'its issuer with a slash more': () => ({ iss: `${provider.base}/` }),
  'no issuer': () => ({ iss: undefined }),
  'another audience': () => ({ aud: 'another client' }),
  'no audience': () => ({ aud: undefined }),
  'many audiences and none that it was given to': () => ({ aud: ['fojas', 'another client'] }),
  'another that it was given to': () => ({ azp: 'another client' }),
  'another nonce': () => ({ nonce: 'of another sign-in' }),
  'no nonce': () => ({ nonce: undefined }),
  'an end in the past': () => ({ exp: in5() - 3600 }),
  'no end': () => ({ exp: undefined }),
  'an end that is no number': () => ({ exp: 'mañana' }),
  'no time': () => ({ iat: undefined }),
  'a beginning in the future': () => ({ nbf: in5() }),
  'no subject': () => ({ sub: undefined }),
  'an empty subject': () => ({ sub: '' }),
  'a subject that is no text': () => ({ sub: 7 }),
  'a subject without an end': () => ({ sub: 'a'.repeat(5000) }),
};
test.each(Object.keys(CLAIMS))('an ID token with %s is refused', async (name) =>
  expectRefused(await lied({ claims: CLAIMS[name]!() }), 'OIDC_REFUSED'),
);

test.each(['none', 'HS256', 'ES256', 'another key'] as const)('an ID token signed by %s is refused', async (signed) =>
  expectRefused(await lied({ signed }), 'OIDC_REFUSED'),
);

test.each(Object.keys(UNVERIFIED))('an e-mail %s makes and links nothing', async (name) =>
  expectRefused(await lied(UNVERIFIED[name]!), 'OIDC_EMAIL_UNVERIFIED'),
);
test('what is said of another subject with the access token is refused', async () =>
  expectRefused(
    await lied({ claims: { email: undefined, email_verified: undefined }, userinfo: { ...PERSON, sub: 'persona-2' } }),
    'OIDC_REFUSED',
  ));

const TOKENS: Record<string, [string, NonNullable<Lie['token']>]> = {
  'without an ID token': [
    'OIDC_REFUSED',
    (response, { access_token, token_type }) => provider.json(response, { access_token, token_type }),
  ],
  'that refuses the code, as for one used twice': [
    'OIDC_REFUSED',
    (response) => provider.json(response, { error: 'invalid_grant' }, 400),
  ],
  'of another kind of token': [
    'OIDC_REFUSED',
    (response, right) => provider.json(response, { ...right, token_type: 'mac' }),
  ],
  'that is a page': [
    'OIDC_REFUSED',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  ],
  'that is no JSON': [
    'OIDC_REFUSED',
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"id_token":'),
  ],
  'that leads inside': [
    'OIDC_REFUSED',
    (response) => void response.writeHead(307, { location: `${inside.base}/token` }).end(),
  ],
  'of a server in trouble': ['OIDC_UNREACHABLE', (response) => provider.json(response, {}, 503)],
  'without an end': [
    'OIDC_UNREACHABLE',
    (response, right) => provider.json(response, { ...right, more: 'a'.repeat(200_000) }),
  ],
  'that never comes': ['OIDC_UNREACHABLE', () => undefined],
  'that breaks off': ['OIDC_UNREACHABLE', (response) => void response.destroy()],
};
test.each(Object.keys(TOKENS))('an answer of the token endpoint %s is refused', async (name) => {
  const [code, token] = TOKENS[name]!;
  await expectRefused(await lied({ token }), code);
});

describe('what a browser brings', () => {
  test.each(Object.keys(BROUGHT))('%s is refused', async (name) => {
    const [code, brings] = BROUGHT[name]!;
    await expectRefused(await lied({}, brings), code);
  });

  test('a second time is refused', async () => {
    const { url, token } = await begin();
    provider.lies({}, url);
    const answer = `code=a&state=${stateOf(url)}`;
    expect((await send(token, answer)).status).toBe(200);
    await expectRefused(await send(token, answer), 'OIDC_EXPIRED');
  });
  test('too late is refused', async () => {
    const { url, token } = await begin();
    provider.lies({}, url);
    t.clock.pass(16 * 60);
    await expectRefused(await send(token, `code=a&state=${stateOf(url)}`), 'OIDC_EXPIRED');
    t.clock.reset();
  });
  test('for another provider is refused, and so is what another page brings', async () => {
    const { url, token } = await begin();
    provider.lies({}, url);
    await expectRefused(await send(token, `code=a&state=${stateOf(url)}`, 'otro'), 'OIDC_REFUSED');
    const mine = await begin();
    const yours = await begin();
    await expectRefused(await send(yours.token, `code=a&state=${stateOf(mine.url)}`), 'OIDC_REFUSED');
    await expectRefused(await send('a'.repeat(43), `code=a&state=${stateOf(mine.url)}`), 'OIDC_EXPIRED');
  });
});

describe('keys', () => {
  test('that lead inside are not followed', async () => {
    // The keys that were read before are believed for some minutes: another adapter asks for them anew.
    const answer = await anew({ keys: (response) => void response.writeHead(302, { location: inside.base }).end() });
    await expectRefused(answer, 'OIDC_REFUSED');
  });
});

/** The same, by an adapter that has asked nothing before. */
async function anew(lie: Lie): Promise<Response> {
  const before = t.deps.oidc;
  const providers = [...before.providers];
  const outside = createGuardedFetch({ userAgent: 'Fojas', limits: { total: 300 } });
  const log: Pick<typeof t.deps.log, 'warn'> = {
    warn: (fields: object, message: string) => t.deps.log.warn(fields, message),
  };
  const returnTo = (id: string): string => `http://fojas.test/sign-in/with/${id}`;
  t.deps.oidc = createOidc({ providers, returnTo, outside, log, limits: { time: 400, bytes: 64 * 1024 } });
  try {
    provider.lies(lie, null);
    const begun = await nobody.send(oidcApi.signInOptions, { body: { provider: 'estudio' } });
    if (!begun.ok) return begun;
    const { url, token } = (await begun.json()) as { url: string; token: string };
    provider.lies(lie, url);
    return await send(token, `code=a&state=${stateOf(url)}`);
  } finally {
    t.deps.oidc = before;
  }
}

const PUBLISHED: Record<string, [string, (base: string) => Record<string, unknown>]> = {
  'another issuer': ['OIDC_UNREACHABLE', () => ({ issuer: 'https://accounts.google.com' })],
  'an issuer for any tenant': ['OIDC_UNREACHABLE', (base) => ({ issuer: `${base}/{tenantid}` })],
  'a page that is a script': ['OIDC_UNREACHABLE', () => ({ authorization_endpoint: 'javascript:alert(1)' })],
  'no page': ['OIDC_UNREACHABLE', () => ({ authorization_endpoint: undefined })],
  'a token endpoint inside': ['OIDC_UNREACHABLE', () => ({ token_endpoint: `${inside.base}/token` })],
  'a token endpoint inside, with TLS': ['OIDC_UNREACHABLE', () => ({ token_endpoint: 'https://127.0.0.1/token' })],
  'a token endpoint of the machine that hands out keys': [
    'OIDC_UNREACHABLE',
    () => ({ token_endpoint: 'https://169.254.169.254/latest' }),
  ],
  'keys inside': ['OIDC_UNREACHABLE', () => ({ jwks_uri: `${inside.base}/keys` })],
  'a promise to name the issuer, which is not kept': [
    'OIDC_REFUSED',
    () => ({ authorization_response_iss_parameter_supported: true }),
  ],
};
test.each(Object.keys(PUBLISHED))('a provider that publishes %s is refused', async (name) => {
  const [code, published] = PUBLISHED[name]!;
  await expectRefused(await anew({ published }), code);
});

test('nothing of what was said, and no secret, is in the log', () => {
  const log = t.logged().join('\n');
  expect(log).toContain('an answer of a provider was refused');
  for (const secret of [PERSON.email, PERSON.sub, 'a secret of the client', 'code=a', 'id_token'])
    expect(log).not.toContain(secret);
});
