import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How often each process is asked whether it is ready, in milliseconds. */
const ASK_MS = 100;
const LATE_MS = 2000;

type Behind = { base: string; agent: Agent; ready: boolean };

/**
 * A round-robin balancer of HTTP as a proxy in front of several processes is one: it keeps connections open, asks `/api/ready` again and again, and sends
 * nothing to whoever is not ready, unless nobody is (as Envoy does below its panic threshold). One that answers late is as it was before. What could not even be
 * handed over goes to the next, and so does a GET whose connection, kept open from before, was closed as it was sent (RFC 9112, section 9.3.1); nothing else is
 * tried twice.
 */
export class Balancer {
  private readonly behind = new Map<string, Behind>();
  private turn = 0;
  private readonly asking: NodeJS.Timeout;
  /** Requests that were answered by none, and those that went to another process because the first could not be reached. */
  readonly counts = { passed: 0, broken: 0, again: 0 };
  /** What went wrong, once each kind. */
  readonly troubles = new Set<string>();

  private constructor(private readonly server: Server) {
    this.asking = setInterval(() => void this.ask(), ASK_MS);
    server.on('request', (from, to) => this.pass(from, to, new Set()));
  }

  static async listen(): Promise<Balancer> {
    const server = createServer({ keepAliveTimeout: 60_000 }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Balancer(server);
  }

  get base(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Puts a process in the place of this name; it gets requests once it says that it is ready. */
  async put(name: string, base: string): Promise<void> {
    this.behind.get(name)?.agent.destroy();
    this.behind.set(name, { base, agent: new Agent({ keepAlive: true }), ready: false });
    await this.ask();
  }

  async close(): Promise<void> {
    clearInterval(this.asking);
    for (const { agent } of this.behind.values()) agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
  }

  private ask = (): Promise<unknown> =>
    Promise.all(
      [...this.behind.values()].map(async (one) => {
        const late = AbortSignal.timeout(LATE_MS);
        const answer = await fetch(`${one.base}/api/ready`, { signal: late }).catch(() => null);
        await answer?.arrayBuffer().catch(() => undefined);
        if (answer || !late.aborted) one.ready = answer?.status === 200;
      }),
    );

  private pass(from: IncomingMessage, to: ServerResponse, tried: Set<Behind>): void {
    const untried = [...this.behind.values()].filter((one) => !tried.has(one));
    const ready = untried.some((one) => one.ready) ? untried.filter((one) => one.ready) : untried;
    const one = ready[this.turn++ % Math.max(1, ready.length)];
    if (!one) return this.fail(to, 'nobody can be reached');
    const { base, agent } = one;
    const handed = request(base + from.url, { method: from.method!, headers: from.headers, agent });
    let connected = false;
    handed.on('socket', (socket) => {
      if (handed.reusedSocket || !socket.connecting) connected = true;
      else socket.once('connect', () => (connected = true));
    });
    handed.on('response', (answer) => {
      this.counts.passed++;
      const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
      to.writeHead(answer.statusCode!, headers);
      answer.pipe(to);
      answer.on('error', () => to.destroy());
    });
    handed.on('error', (error) => {
      if (to.headersSent) return void to.destroy();
      tried.add(one);
      // Nothing of it was sent yet, or it changes nothing: no harm in sending it to another.
      const harmless = !connected || (from.method === 'GET' && handed.reusedSocket);
      if (!harmless) return this.fail(to, `${from.method} ${(error as NodeJS.ErrnoException).code}`);
      this.counts.again++;
      this.pass(from, to, tried);
    });
    to.on('close', () => to.writableFinished || handed.destroy());
    from.pipe(handed);
  }

  private fail(to: ServerResponse, why: string): void {
    this.counts.broken++;
    this.troubles.add(why);
    to.writeHead(502).end();
  }
}
