import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';

/**
 * What is wrong with the line. Times in milliseconds, `bandwidth` in bytes a second and each direction, `cutAfter` in bytes of answers of one connection.
 * `blackhole`: nothing passes and nobody is told, on lines that are open as on new ones. `refuse`: new lines are reset.
 */
export type Trouble = {
  latency?: number;
  jitter?: number;
  bandwidth?: number;
  cutAfter?: number;
  blackhole?: boolean;
  refuse?: boolean;
  /** Passes what is asked and keeps back what is answered, once what is asked holds this. */
  loseAnswerTo?: string;
};

/** A TCP proxy in front of one server, whose line can be troubled at any moment. Our own; loopback only. */
export class Chaos {
  private trouble: Trouble = {};
  private readonly lines = new Set<{ near: Socket; far: Socket }>();
  /** How often an answer was kept back. */
  lostAnswers = 0;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async before(port: number): Promise<Chaos> {
    const server = createServer({ pauseOnConnect: false });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const chaos = new Chaos(server, (server.address() as { port: number }).port);
    server.on('connection', (near) => chaos.join(near, port));
    return chaos;
  }

  set(trouble: Trouble): void {
    const held = this.trouble.blackhole;
    this.trouble = trouble;
    // What was in a hole is not delivered later: the other end has long forgotten these lines.
    if (held && !trouble.blackhole) this.reset();
  }

  /** Breaks every open line with a reset. */
  reset(): void {
    for (const { near, far } of this.lines) {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }
  }

  async close(): Promise<void> {
    for (const { near, far } of this.lines) [near, far].forEach((socket) => socket.destroy());
    this.server.close();
    await once(this.server, 'close');
  }

  private join(near: Socket, port: number): void {
    near.on('error', () => undefined);
    if (this.trouble.refuse) return void near.resetAndDestroy();
    const far = createConnection({ port, host: '127.0.0.1' });
    const line = { near, far, deaf: false };
    this.lines.add(line);
    far.on('error', () => near.resetAndDestroy());
    let answered = 0;
    this.pass(near, far, (bytes) => {
      const { loseAnswerTo } = this.trouble;
      if (loseAnswerTo && !line.deaf && bytes.includes(loseAnswerTo)) {
        line.deaf = true;
        this.lostAnswers++;
      }
      return bytes;
    });
    this.pass(far, near, (bytes) => {
      if (line.deaf) {
        // The other side did what it was asked; its answer is lost with the line.
        near.resetAndDestroy();
        far.destroy();
        return null;
      }
      const { cutAfter } = this.trouble;
      answered += bytes.length;
      if (cutAfter === undefined || answered <= cutAfter) return bytes;
      setImmediate(() => near.resetAndDestroy());
      return bytes.subarray(0, Math.max(0, bytes.length - (answered - cutAfter)));
    });
    const end = (): void => void this.lines.delete(line);
    near.once('close', () => (end(), this.trouble.blackhole || far.destroy()));
    far.once('close', () => (end(), this.trouble.blackhole || near.destroy()));
  }

  /** Hands on what one side says, in order, as late and as slowly as the line is now. */
  private pass(from: Socket, to: Socket, through: (bytes: Buffer) => Buffer | null): void {
    let at = 0;
    const later = (work: () => void, size: number): void => {
      const { latency = 0, jitter = 0, bandwidth } = this.trouble;
      const now = performance.now();
      // Half of the latency each way: a question and its answer take the whole of it.
      const due = now + latency / 2 + Math.random() * jitter;
      at = Math.max(at, due) + (bandwidth ? (size / bandwidth) * 1000 : 0);
      if (at <= now) work();
      else setTimeout(work, at - now);
    };
    from.on('data', (bytes: Buffer) => {
      if (this.trouble.blackhole) return;
      const passed = through(bytes);
      if (passed?.length) later(() => to.writable && void to.write(passed), passed.length);
    });
    from.on('end', () => this.trouble.blackhole || later(() => to.end(), 0));
  }
}
