import type * as Client from 'openid-client';
import { Problem, notFound } from '#server/http/problem.ts';
import type { OidcProvider } from '#server/config-oidc.ts';
import type { Log } from '#server/log.ts';
import { createAsk, type Limits } from './ask.ts';
import { namesEmail, nameOf, verifiedEmail, type Claims } from './claims.ts';
import type { Oidc, Shown } from './port.ts';

type Needs = {
  providers: readonly OidcProvider[];
  /** Where the browser is sent back to. */
  returnTo: (provider: string) => string;
  /** The fetch of the public net. */
  outside: typeof fetch;
  log: Pick<Log, 'warn'>;
  limits?: Partial<Limits>;
};

/** Milliseconds for which what a provider published of itself is believed. */
const BELIEVED = 60 * 60_000;
/** Seconds that the clocks of a provider and of this machine may be apart. */
const SKEW = 30;
const SUBJECT_MAX = 255;

const refused = (): Problem => new Problem('OIDC_REFUSED');
/** Of an error of the library, its code alone: its words may hold what a provider said of somebody. */
const codeOf = (error: unknown): string => {
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  if (cause instanceof Problem) return cause.code;
  const said = code ?? name;
  return typeof said === 'string' ? said.slice(0, 60) : 'unknown';
};

/** Asks providers by openid-client, which is loaded when somebody is first sent to one. Every ID token's signature is checked. */
export function createOidc({ providers, returnTo, outside, log, limits }: Needs): Oidc {
  const known = new Map<string, { at: number; config: Promise<Client.Configuration> }>();

  const providerOf = (id: string): OidcProvider => {
    const found = providers.find((one) => one.id === id);
    if (!found) throw notFound();
    return found;
  };

  /** What a provider is asked by; looked up at most once an hour, and again after each failure. */
  function configOf(client: typeof Client, provider: OidcProvider): Promise<Client.Configuration> {
    const kept = known.get(provider.id);
    if (kept && Date.now() - kept.at < BELIEVED) return kept.config;
    const config = configure(client, provider, createAsk(provider, outside, limits));
    known.set(provider.id, { at: Date.now(), config });
    config.catch(() => known.delete(provider.id));
    return config;
  }

  async function reach(client: typeof Client, provider: OidcProvider): Promise<Client.Configuration> {
    try {
      return await configOf(client, provider);
    } catch (error) {
      log.warn({ provider: provider.id, code: codeOf(error) }, 'a provider to sign in with cannot be asked');
      throw new Problem('OIDC_UNREACHABLE');
    }
  }

  return {
    providers,
    async begin(id, { state, nonce, verifier }, fresh) {
      const provider = providerOf(id);
      const client = await import('openid-client');
      const config = await reach(client, provider);
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: returnTo(id),
        scope: provider.scopes.join(' '),
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(fresh && { max_age: '0', prompt: 'login' }),
      });
      return url.href;
    },
    async finish(id, { state, nonce, verifier }, answer) {
      const provider = providerOf(id);
      const client = await import('openid-client');
      const config = await reach(client, provider);
      try {
        const tokens = await client.authorizationCodeGrant(config, new URL(`${returnTo(id)}?${answer}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return await shownBy(client, config, provider, tokens);
      } catch (error) {
        log.warn({ provider: id, code: codeOf(error) }, 'an answer of a provider was refused');
        throw problemOf(client, error);
      }
    },
  };
}

async function configure(
  client: typeof Client,
  { issuer, clientId, clientSecret, clientAuth, endpoints, signed }: OidcProvider,
  ask: ReturnType<typeof createAsk>,
): Promise<Client.Configuration> {
  const auth =
    clientSecret === null
      ? client.None()
      : clientAuth === 'basic'
        ? client.ClientSecretBasic(clientSecret)
        : client.ClientSecretPost(clientSecret);
  const metadata = { id_token_signed_response_alg: signed, [client.clockTolerance]: SKEW };
  const bare = new URL(issuer).protocol === 'http:';
  const wire = ask as unknown as Client.CustomFetch;
  const config = endpoints
    ? new client.Configuration(
        {
          issuer,
          authorization_endpoint: endpoints.authorization,
          token_endpoint: endpoints.token,
          jwks_uri: endpoints.keys,
          ...(endpoints.userinfo !== null && { userinfo_endpoint: endpoints.userinfo }),
        },
        clientId,
        metadata,
        auth,
      )
    : await client.discovery(new URL(issuer), clientId, metadata, auth, {
        [client.customFetch]: wire,
        execute: bare ? [client.allowInsecureRequests] : [],
      });
  config[client.customFetch] = wire;
  if (bare && endpoints) client.allowInsecureRequests(config);
  client.enableNonRepudiationChecks(config);
  const { authorization_endpoint: page = '', ...server } = config.serverMetadata();
  // A browser is sent there: not to a script, and not without TLS by a provider that has it.
  if (!new RegExp(bare ? '^https?://' : '^https://').test(page)) throw new Error('no page to sign in at');
  // As the settings write it: discovery compares by the address, and a slash at the end is another issuer.
  if (server.issuer !== issuer) throw new Error('another issuer');
  return config;
}

type Tokens = Awaited<ReturnType<typeof Client.authorizationCodeGrant>>;

/** Who is meant. What the ID token does not say is asked of the provider with the token that came beside it, for the same subject. */
async function shownBy(
  client: typeof Client,
  config: Client.Configuration,
  provider: OidcProvider,
  tokens: Tokens,
): Promise<Shown> {
  const claims = tokens.claims();
  if (!claims || typeof claims.sub !== 'string' || claims.sub === '' || claims.sub.length > SUBJECT_MAX)
    throw refused();
  // Given to another program of the same provider, whatever the audience says (OpenID Connect Core 1.0, section 3.1.3.7).
  if (claims.azp !== undefined && claims.azp !== provider.clientId) throw refused();
  const { sub, auth_time } = claims;
  const asks = Boolean(config.serverMetadata().userinfo_endpoint);
  const lacks = !namesEmail(claims, provider) || nameOf(claims, provider) === null;
  const more: Claims | null = asks && lacks ? await client.fetchUserInfo(config, tokens.access_token, sub) : null;
  const source = !more || namesEmail(claims, provider) ? claims : more;
  return {
    issuer: provider.issuer,
    subject: sub,
    email: verifiedEmail(source, provider),
    name: nameOf(claims, provider) ?? (more && nameOf(more, provider)),
    signedInAt: typeof auth_time === 'number' ? new Date(auth_time * 1000) : null,
  };
}

/** What the library wraps is told as it is: a provider that could not be asked is none that lied. */
function problemOf(client: typeof Client, error: unknown): Problem {
  const { cause } = error as { cause?: unknown };
  const own = [error, cause].find((one) => one instanceof Problem);
  if (own) return own;
  const denied = error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
  return denied ? new Problem('OIDC_CANCELLED') : refused();
}
