import { LOOPBACK } from './config-mail.ts';
import type { Config } from './config.ts';

/** A setting that leads to another machine over a connection that nobody seals. `near`: a name without a dot, as containers of one machine have. */
export type InTheClear = { setting: string; host: string; near: boolean; todo: string };

/** Values of `sslmode` with which a connection is sealed or fails. */
const SEALED = ['require', 'verify-ca', 'verify-full'];
const HTTPS = 'use its https:// address';

const isHere = (host: string): boolean => host === '' || LOOPBACK.test(host) || /^(\/|%2f)/i.test(host);
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Where the database is, if its address does not ask for TLS. `host` in the query counts more, as it does for pg. */
function bareDatabase(databaseUrl: string | null): string {
  if (databaseUrl === null) return '';
  const url = new URL(databaseUrl);
  const sealed = SEALED.includes(url.searchParams.get('sslmode') ?? '') || url.searchParams.get('ssl') === 'true';
  return sealed ? '' : (url.searchParams.get('host') ?? hostOf(url));
}

const bareHttp = (address: string | null | undefined): string => {
  const url = address ? new URL(address) : null;
  return url?.protocol === 'http:' ? hostOf(url) : '';
};

/** The connections to and from other machines that these settings leave open to whoever listens between. Letters go by TLS or not at all. */
export function inTheClear(config: Config): InTheClear[] {
  const { appUrl, databaseUrl, s3, engine, embedding, ai, billing, payments, grammar } = config;
  const paid = billing && payments !== null && payments !== 'sandbox' ? payments.baseUrl : null;
  const served = bareHttp(appUrl);
  const found: [setting: string, host: string, todo: string][] = [
    // Whoever listens to the network is reached from it, whatever the address says.
    [
      'APP_URL',
      served !== '' && isHere(served) ? config.host : served,
      'put a proxy with TLS before it and set APP_URL to https://…',
    ],
    ['DATABASE_URL', bareDatabase(databaseUrl), 'add ?sslmode=verify-full to its address'],
    ['S3_ENDPOINT', bareHttp(s3?.endpoint), HTTPS],
    ['FOJAS_AI_BASE_URL', bareHttp(engine?.baseUrl ?? ai?.baseUrl), HTTPS],
    ['FOJAS_AI_EMBEDDING_BASE_URL', bareHttp(embedding?.baseUrl), HTTPS],
    ['FOJAS_GRAMMAR_URL', bareHttp(grammar?.baseUrl), HTTPS],
    ['MP_BASE_URL', bareHttp(paid), HTTPS],
  ];
  return found
    .filter(([, host]) => !isHere(host))
    .map(([setting, host, todo]) => ({ setting, host, near: !/[.:]/.test(host), todo }));
}
