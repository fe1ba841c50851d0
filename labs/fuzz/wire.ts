import { connect, type Socket } from 'node:net';

/**
 * What came back: `status` 0 where the connection ended without an answer, -1 where nothing came within the time. `body`: its first part. `idle`: the
 * milliseconds that the connection had lain idle; null for a new one.
 */
export type Heard = { status: number; type: string; body: string; took: number; idle: number | null };

/** Bytes of a body that are kept to be judged. */
const KEPT = 256 * 1024;
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

type Head = {
  status: number;
  type: string;
  length: number | null;
  chunked: boolean;
  ends: boolean;
  kept: number;
  at: number;
};

function readHead(bytes: Buffer, bodiless: boolean): Head | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const text = bytes.toString('latin1', 0, end);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1] ?? 0);
  const header = (name: string): string | undefined => new RegExp(`\r\n${name}: *([^\r]*)`, 'i').exec(text)?.[1];
  const none = bodiless || status === 204 || status === 304 || status < 200;
  const length = header('content-length');
  return {
    status,
    type: header('content-type') ?? '',
    length: none ? 0 : length === undefined ? null : Number(length),
    chunked: !none && header('transfer-encoding') === 'chunked',
    ends: header('connection') === 'close',
    kept: 1000 * Number(/timeout=(\d+)/.exec(header('keep-alive') ?? '')?.[1] ?? Infinity),
    at: end + 4,
  };
}

/** The chunks of a body without their frames; null while its last one is not there. */
function unchunk(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return null;
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    if (bytes.length < line + 4 + size) return null;
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 4 + size;
  }
}

/** One connection that is kept, and asked once at a time. It is opened anew where it ended. */
export class Wire {
  private socket: Socket | null = null;
  private answeredAt = 0;
  /** Milliseconds for which the server said that it keeps the connection while it lies idle. */
  private kept = Infinity;

  constructor(
    private readonly port: number,
    private readonly patience: number,
  ) {}

  /** Sends bytes as they are and answers what came. `last`: nothing follows them, and the other side is told so. `bodiless`: the answer to HEAD. */
  ask(bytes: Buffer, { last = false, bodiless = false }: { last?: boolean; bodiless?: boolean } = {}): Promise<Heard> {
    // Nobody listens to a connection that lies idle: that it was closed is seen here. One that lay longer than it is kept may be closed at this moment.
    if (this.socket?.destroyed || performance.now() - this.answeredAt >= this.kept) this.close();
    const idle = this.socket ? performance.now() - this.answeredAt : null;
    const socket = (this.socket ??= connect({ port: this.port, host: '127.0.0.1' }).setNoDelay(true));
    const begun = performance.now();
    return new Promise((resolve) => {
      let got: Buffer = Buffer.alloc(0);
      const parts: Buffer[] = [];
      let head: Head | null = null;
      const end = (heard: Omit<Heard, 'took' | 'idle'>, open: boolean): void => {
        clearTimeout(timer);
        socket.removeAllListeners();
        socket.on('error', () => undefined);
        if (!open || last) {
          socket.destroy();
          if (this.socket === socket) this.socket = null;
        }
        this.answeredAt = performance.now();
        this.kept = head?.kept ?? Infinity;
        resolve({ ...heard, took: this.answeredAt - begun, idle });
      };
      const told = (body: Buffer, open: boolean): void =>
        end({ status: head!.status, type: head!.type, body: body.toString('utf8', 0, KEPT) }, open && !head!.ends);
      const timer = setTimeout(() => end({ status: -1, type: '', body: '' }, false), this.patience);
      const look = (closed: boolean): void => {
        // Parts are joined only where there is a head to find or an end to reach: joining at each piece would cost the square of a large answer.
        got = Buffer.concat([got, ...parts.splice(0)]);
        head ??= readHead(got, bodiless);
        if (head?.status === 100) {
          got = got.subarray(head.at);
          head = null;
          return look(closed);
        }
        if (!head) return closed ? end({ status: 0, type: '', body: '' }, false) : undefined;
        const body = got.subarray(head.at);
        if (head.type.startsWith('text/event-stream')) return told(body, false);
        if (head.chunked) {
          // A line of a sheet may look like the last chunk ("…0", twice the end of a line): only the frames tell the end.
          const whole = closed || body.subarray(-5).equals(LAST_CHUNK) ? unchunk(body) : null;
          if (closed || whole) told(whole ?? body, !closed);
        } else if (head.length === null ? closed : body.length >= head.length || closed) told(body, !closed);
      };
      socket.on('data', (piece: Buffer) => {
        parts.push(piece);
        look(false);
      });
      socket.on('close', () => look(true));
      socket.on('error', () => undefined);
      if (last) socket.end(bytes);
      else socket.write(bytes);
    });
  }

  close(): void {
    this.socket?.destroy();
    this.socket = null;
  }
}
