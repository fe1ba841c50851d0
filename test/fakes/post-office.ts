import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { Smtp } from '#server/config-mail.ts';

/** A letter as it arrived: whom it was handed over for, read back, and its bytes. */
export type Arrived = { from: string; to: string[]; email: Email; raw: string };

/** How the office meets what comes in: takes it, or answers with a code where it is asked to. */
export type Manner = {
  /** Codes that receivers are answered with, one for each try; when they are used up letters are taken. */
  recipients?: number[];
  /** Codes that whole letters are answered with. */
  letters?: number[];
  /** Milliseconds before each letter is taken. */
  slow?: number;
  /** How many connections are cut right after the letter was taken, without an answer. */
  cuts?: number;
};

const refusal = (code: number): Error => Object.assign(new Error('not now'), { responseCode: code });

/** A real SMTP server on loopback: what it took is read back as a mail program would. */
export class PostOffice {
  readonly arrived: Arrived[] = [];
  manner: Manner = {};
  private readonly sockets = new Set<Socket>();
  private readonly server: SMTPServer;

  constructor(options: SMTPServerOptions = {}) {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: (_address, _session, done) => {
        const code = this.manner.recipients?.shift();
        done(code ? refusal(code) : null);
      },
      onData: (stream, session, answer) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => void this.take(Buffer.concat(chunks), session.envelope).then(answer, answer));
      },
      ...options,
    });
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket: Socket) => this.sockets.add(socket));
  }

  private async take(
    raw: Buffer,
    { mailFrom, rcptTo }: { mailFrom: { address: string } | false; rcptTo: { address: string }[] },
  ): Promise<null> {
    const code = this.manner.letters?.shift();
    if (code) throw refusal(code);
    if (this.manner.slow) await pause(this.manner.slow);
    this.arrived.push({
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      email: await PostalMime.parse(raw),
      raw: raw.toString('latin1'),
    });
    if (this.manner.cuts) {
      this.manner.cuts--;
      for (const socket of this.sockets) socket.destroy();
    }
    return null;
  }

  /** Opens; answers how to reach it. */
  async open(): Promise<Smtp> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server.server, 'listening');
    return smtpAt((this.server.server.address() as AddressInfo).port);
  }

  close = (): Promise<void> =>
    new Promise((done) => {
      for (const socket of this.sockets) socket.destroy();
      this.server.close(() => done());
    });
}

/** How a mail server at a port of this machine is reached. */
export const smtpAt = (port: number): Smtp => ({
  host: '127.0.0.1',
  port,
  secure: false,
  tls: 'none',
  user: null,
  password: null,
  from: 'Fojas <fojas@example.cl>',
});

/** Something that takes connections and never says a word. */
export async function mute(): Promise<{ smtp: Smtp; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { smtp: smtpAt((server.address() as AddressInfo).port), close };
}
