import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { providerId } from '#contract/oidc.ts';
import { BadSetting } from './bad-setting.ts';
import { LOOPBACK } from './config-mail.ts';

/** Who signs in people beside ourselves. */
export const oidcSettings = { FOJAS_OIDC: z.string().min(1).optional() };

/** Without TLS only at this machine, where nobody listens between; and nothing that is a secret or a question in the address. */
const isSafe = (text: string): boolean => {
  const { protocol, hostname, username, password, hash } = new URL(text);
  return (protocol === 'https:' || LOOPBACK.test(hostname.replace(/^\[|\]$/g, ''))) && !username && !password && !hash;
};
const address = z
  .url({ protocol: /^https?$/ })
  .refine(isSafe, 'must be https, without a user, a password or a fragment');
const claim = z.string().regex(/^[\w:/.-]{1,100}$/, 'must be the name of a claim');

const provider = z.strictObject({
  id: providerId,
  name: z.string().trim().min(1).max(40),
  issuer: address.refine((text) => !new URL(text).search, 'must be without a question'),
  client_id: z.string().min(1).max(500),
  client_secret: z.string().min(1).max(2000).optional(),
  client_auth: z.enum(['post', 'basic']).default('post'),
  endpoints: z
    .strictObject({ authorization: address, token: address, keys: address, userinfo: address.optional() })
    .optional(),
  scopes: z
    .array(z.string().regex(/^[!#-[\]-~]{1,100}$/))
    .max(20)
    .refine((list) => list.includes('openid'), 'must hold openid')
    .default(['openid', 'email', 'profile']),
  claims: z
    .strictObject({
      email: claim.default('email'),
      email_verified: claim.default('email_verified'),
      name: z.array(claim).min(1).max(5).default(['name']),
    })
    .default({ email: 'email', email_verified: 'email_verified', name: ['name'] }),
  signed: z.enum(['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'ES384', 'EdDSA']).default('RS256'),
  sign_up: z.boolean().default(true),
  linking: z.enum(['email', 'proof']).default('email'),
});
const file = z.strictObject({ providers: z.array(provider).max(20) });

/**
 * A provider that people may sign in with. `endpoints`: where it does not publish them (OpenID Connect Discovery 1.0). `claims`: what it calls an e-mail, that it is
 * verified (only `true` is), and the parts of a name, a point leading into an object. `signUp`: whether whoever is new gets an account. `linking`: whether an identity is linked only to
 * the account with its verified e-mail, or to the one whose owner proved to be so.
 */
export type OidcProvider = {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  clientAuth: 'post' | 'basic';
  endpoints: { authorization: string; token: string; keys: string; userinfo: string | null } | null;
  scopes: readonly string[];
  claims: { email: string; verified: string; name: readonly string[] };
  signed: string;
  signUp: boolean;
  linking: 'email' | 'proof';
};
/** `file`: where the providers stand, with their secrets; null where there are none. */
export type OidcConfig = { file: string | null; providers: readonly OidcProvider[] };

const asProvider = (p: z.output<typeof provider>): OidcProvider => ({
  id: p.id,
  name: p.name,
  issuer: p.issuer,
  clientId: p.client_id,
  clientSecret: p.client_secret ?? null,
  clientAuth: p.client_auth,
  endpoints: p.endpoints ? { ...p.endpoints, userinfo: p.endpoints.userinfo ?? null } : null,
  scopes: p.scopes,
  claims: { email: p.claims.email, verified: p.claims.email_verified, name: p.claims.name },
  signed: p.signed,
  signUp: p.sign_up,
  linking: p.linking,
});

/** Reads the file of providers. Throws `BadSetting` that names what is wrong in it, and never a value: there are secrets in it. */
export function oidcOf({ FOJAS_OIDC: name }: z.output<z.ZodObject<typeof oidcSettings>>): OidcConfig {
  if (name === undefined) return { file: null, providers: [] };
  const refuse = (why: string): never => {
    throw new BadSetting(`FOJAS_OIDC: ${why}. See docs/oidc.md.`);
  };
  const text = read(name) ?? refuse(`the file ${name} cannot be read`);
  const parsed = file.safeParse(json(text) ?? refuse(`the file ${name} is no JSON`));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse(`${issue?.path.join('.') || 'the file'} cannot be used: ${issue?.message}`);
  }
  const { providers } = parsed.data;
  const twice = providers.find(({ id }, i) => providers.findIndex((other) => other.id === id) !== i);
  if (twice) refuse(`there are two providers with the id ${twice.id}`);
  const same = providers.find(({ issuer }, i) => providers.findIndex((other) => other.issuer === issuer) !== i);
  if (same) refuse(`there are two providers with the issuer of ${same.id}`);
  return { file: name, providers: providers.map(asProvider) };
}

function read(name: string): string | null {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    return null;
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
