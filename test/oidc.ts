import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OidcProvider } from '#server/config-oidc.ts';

/** Who has an account at the provider, by the name that they sign in with. */
type Account = { sub: string; email?: string; email_verified?: unknown; name?: unknown };

/** A provider as the settings name it: that of the tests, unless said otherwise. */
export const providerAt = (issuer: string, more: Partial<OidcProvider> = {}): OidcProvider => ({
  id: 'estudio',
  name: 'Estudio',
  issuer,
  clientId: 'fojas',
  clientSecret: 'a secret of the client',
  clientAuth: 'post',
  endpoints: null,
  scopes: ['openid', 'email', 'profile'],
  claims: { email: 'email', verified: 'email_verified', name: ['name'] },
  signed: 'RS256',
  signUp: true,
  linking: 'email',
  ...more,
});

/** A server that listens at this machine, and its address. */
export async function listening(answer: Parameters<typeof createServer>[1]): Promise<{ server: Server; base: string }> {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/**
 * A certified provider (oidc-provider) that runs in the test, with its development pages for signing in. `returnTo`: the addresses that it sends browsers back to. It says what is
 * known of an account in `accounts`, which a test may change.
 */
export async function realProvider(returnTo: (base: string) => string[], accounts: Map<string, Account>) {
  let callback: ((...args: never[]) => void) | null = null;
  const { server, base } = await listening((request, response) => {
    (callback as unknown as NonNullable<Parameters<typeof createServer>[1]>)(request, response);
  });
  const { default: Provider } = await import('oidc-provider');
  const provider = new Provider(base, {
    clients: [
      {
        client_id: 'fojas',
        client_secret: 'a secret of the client',
        redirect_uris: returnTo(base),
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub', 'auth_time'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['of the test'] },
    findAccount: (_: unknown, id: string) => {
      const account = accounts.get(id);
      return account && { accountId: account.sub, claims: async () => account };
    },
  });
  callback = provider.callback() as never;
  return { base, close: () => new Promise<void>((done) => server.close(() => done())) };
}

/** A browser without a screen: it keeps cookies, follows redirects, and fills in the pages of the provider. */
export class Browser {
  private readonly jar = new Map<string, string>();

  private async go(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.jar].map((one) => one.join('=')).join('; ');
    const answer = await fetch(url, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [pair] = set.split(';');
      const at = pair!.indexOf('=');
      this.jar.set(pair!.slice(0, at), pair!.slice(at + 1));
    }
    return answer;
  }

  /** Signs in at the provider as somebody, and answers what it brings back: the part of the address behind `?`. */
  async signIn(url: string, login: string): Promise<string> {
    let at = url;
    for (let hops = 0; hops < 20; hops++) {
      const [address, question] = at.split('?');
      if (address!.includes('/sign-in/with/')) return question!;
      at = new URL(await this.next(at, login), at).href;
    }
    throw new Error('the provider sends nobody back');
  }

  /** Where a page leads: by itself, or once its form is sent. */
  private async next(url: string, login: string): Promise<string> {
    const page = await this.go(url);
    const location = page.headers.get('location');
    if (location !== null) return location;
    const html = await page.text();
    const [, action] = /action="([^"]+)"/.exec(html) ?? [];
    const [, prompt] = /name="prompt" value="(\w+)"/.exec(html) ?? [];
    if (!action || !prompt) throw new Error(`a page without a form: ${page.status}`);
    const sent = await this.go(new URL(action, url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ prompt, login, password: 'x' }).toString(),
    });
    return sent.headers.get('location') ?? url;
  }
}
