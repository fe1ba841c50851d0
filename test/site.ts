import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import {
  connect as dial,
  createServer as createTcp,
  type AddressInfo,
  type Server as TcpServer,
  type Socket,
} from 'node:net';
import { Problem } from '#server/http/problem.ts';
import type { Connect } from '#server/ports/web/dial.ts';
import { createWeb, type LIMITS } from '#server/ports/web/guarded.ts';
import type { Fetched } from '#server/ports/web/port.ts';

const listen = (server: Server | TcpServer): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

/** Addresses of the public net that the tests give to their sites. */
export const PUBLIC = '93.184.216.34';
export const OTHER = '93.184.216.35';
export const PAGE = '<!doctype html><title>Ley</title><p>Artículo 1º. Esta ley regula el arriendo.</p>';
export const USER_AGENT = 'Fojas/1 (+http://fojas.test)';

/** Answers with a page of HTML. */
export const html = (
  response: ServerResponse,
  body: string | Buffer = PAGE,
  headers: Record<string, string> = {},
): void => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
/** Answers with a redirect. */
export const to =
  (location: string, status = 302) =>
  (_: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(status, { location }).end('moved');
/** How a fetch ended: `fetched`, or the code of its Problem. */
export const codeOf = (fetched: Promise<unknown>): Promise<string> =>
  fetched.then(
    () => 'fetched',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );

/**
 * A pretended web on loopback: names and addresses of the public net that all lead to one server of the test, and a canary that any other address
 * leads to. Nothing is sent anywhere else. A connection that would be safe is opened without TLS.
 */
export class PretendedWeb {
  /** What each look-up of a name answers; the last one again for all that follow. */
  readonly names = new Map<string, string[][]>();
  /** The addresses that were connected to, in their order, and how often the canary was. */
  readonly dialled: string[] = [];
  /** The names that certificates were to have. */
  readonly servernames: (string | undefined)[] = [];
  canary = 0;
  looked = 0;
  readonly requests: { host: string; path: string; headers: Record<string, unknown> }[] = [];
  private readonly servers: (Server | TcpServer)[] = [];
  private readonly sockets = new Set<Socket>();
  private port = 0;
  private canaryPort = 0;

  /** `answer` speaks for every site; `raw` instead speaks for them below HTTP. */
  static async open(answer: RequestListener, raw?: (socket: Socket) => void): Promise<PretendedWeb> {
    const web = new PretendedWeb();
    const site = raw
      ? createTcp(raw)
      : createServer((request, response) => {
          web.requests.push({ host: request.headers.host ?? '', path: request.url ?? '', headers: request.headers });
          answer(request, response);
        });
    const canary = createTcp((socket) => {
      web.canary++;
      socket.destroy();
    });
    for (const server of [site, canary]) server.on('connection', (socket: Socket) => web.keep(socket));
    web.servers.push(site, canary);
    web.port = await listen(site);
    web.canaryPort = await listen(canary);
    return web;
  }

  /** A web whose sites have no robots.txt, with `ley.example` at one public address. */
  static async site(answer: RequestListener, raw?: (socket: Socket) => void): Promise<PretendedWeb> {
    const web = await PretendedWeb.open((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else answer(request, response);
    }, raw);
    web.names.set('ley.example', [[PUBLIC]]);
    return web;
  }

  /** Fetches from it through the guard. */
  get(
    url = 'http://ley.example/a',
    limits: Partial<typeof LIMITS> = {},
    signal: AbortSignal = new AbortController().signal,
    hosts: readonly string[] | null = null,
  ): Promise<Fetched> {
    const guard = { userAgent: USER_AGENT, resolve: this.resolve, connect: this.connect, limits, hosts };
    return createWeb(guard).fetch(url, signal);
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket.on('error', () => undefined));
    socket.on('close', () => this.sockets.delete(socket));
  }

  resolve = (host: string): Promise<string[]> => {
    this.looked++;
    const answers = this.names.get(host) ?? [];
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer
      ? Promise.resolve(answer)
      : Promise.reject(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }));
  };

  connect: Connect = ({ hostname, servername }, callback) => {
    this.dialled.push(hostname);
    this.servernames.push(servername);
    const socket = dial([PUBLIC, OTHER].includes(hostname) ? this.port : this.canaryPort, '127.0.0.1');
    socket.once('connect', () => callback(null, socket)).once('error', (error) => callback(error, null));
  };

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await Promise.all(this.servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }
}
