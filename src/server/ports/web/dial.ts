import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { buildConnector } from 'undici';
import { Problem } from '#server/http/problem.ts';
import { isPublicAddress } from './address.ts';

/** All addresses of a host's name. Rejects where it has none. */
export type Resolve = (host: string) => Promise<string[]>;
/** Opens a connection to `hostname`, which is digits by then; the name that a certificate must have is `servername`. */
export type Connect = buildConnector.connector;

/** As this machine resolves names. */
export const resolveBySystem: Resolve = async (host) =>
  (await lookup(host, { all: true, order: 'verbatim' })).map(({ address }) => address);

const ownAddresses = (): Set<string> =>
  new Set(
    Object.values(networkInterfaces())
      .flat()
      .map((one) => one?.address ?? ''),
  );

/**
 * The one address that a host is connected to. Where any of its addresses is not of the public net, or is this machine's own, none is: a name that
 * leads inside as well as outside is a trap. IP literals are judged in the same way, since undici does not look those up (nodejs/undici#2019).
 */
async function addressFor(host: string, resolve: Resolve): Promise<string> {
  const found = isIP(host) ? [host] : await resolve(host);
  const own = ownAddresses();
  if (found.some((address) => !isPublicAddress(address) || own.has(address))) throw new Problem('URL_NOT_ALLOWED');
  const [first] = [...found].sort((a, b) => isIP(a) - isIP(b));
  if (first === undefined) throw new Problem('URL_UNREACHABLE');
  return first;
}

const within = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem('TIMEOUT')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * A connector that judges where a host lies before any packet leaves, and connects to just the address that it judged: a second look-up, which
 * might answer otherwise (rebinding), never happens.
 */
export const guardedConnector =
  (resolve: Resolve, connect: Connect, ms: number): Connect =>
  (options, callback) => {
    const run = async (): Promise<void> => {
      try {
        const address = await within(addressFor(options.hostname, resolve), ms);
        connect({ ...options, hostname: address, servername: nameOf(options) }, callback);
      } catch (error) {
        callback(error as Error, null);
      }
    };
    void run();
  };

/** The name that goes into the handshake of TLS: none for an address, and never with a point at its end (RFC 6066, section 3). */
const nameOf = ({ hostname }: buildConnector.Options): string => (isIP(hostname) ? '' : hostname.replace(/\.$/, ''));
