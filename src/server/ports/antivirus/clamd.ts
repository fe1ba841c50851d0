import { connect, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/config.ts';
import type { Antivirus, Verdict } from './port.ts';

type Daemon = NonNullable<Config['clamd']>;
/** Milliseconds for which a daemon may say and take nothing; bytes of what it says. */
const LIMITS = { silence: 60_000, answer: 4096 } as const;

const nameOf = (at: Daemon): string => ('path' in at ? at.path : `${at.host}:${at.port}`);

/** What the daemon says until it hangs up; '' where it hung up on us or stayed silent. */
function answerOf(socket: Socket, silence: number): Promise<string> {
  let said = '';
  socket.setEncoding('latin1').setTimeout(silence, () => socket.destroy());
  socket.on('data', (text: string) => {
    said += text;
    if (said.length > LIMITS.answer) socket.destroy();
  });
  // What went wrong on the line is an answer that did not come.
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.once('close', () => resolve(said.replace(/\0$/, ''))));
}

/** A stream as INSTREAM takes it (clamd(8)): the command, then each piece behind its length in four bytes, then a length of none. */
const framed = (): Transform => {
  const lengthOf = (n: number): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(n);
    return length;
  };
  const frame = new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (piece.length > 0) this.push(Buffer.concat([lengthOf(piece.length), piece]));
      done();
    },
    flush(done) {
      this.push(lengthOf(0));
      done();
    },
  });
  frame.push('zINSTREAM\0');
  return frame;
};

function verdictOf(said: string): Verdict {
  if (said === 'stream: OK') return { state: 'clean' };
  const signature = /^stream: (.{1,200}) FOUND$/.exec(said)?.[1];
  if (signature) return { state: 'infected', signature };
  return { state: 'unknown', why: /size limit exceeded/.test(said) ? 'size' : said === '' ? 'silence' : 'answer' };
}

/** A clamd of the operator, of ClamAV, at its socket. It gets the bytes of a file and nothing else: no name, no owner. */
export function createClamd(at: Daemon, silence: number = LIMITS.silence): Antivirus {
  return {
    name: nameOf(at),
    async scan(bytes, signal) {
      const socket = connect(at);
      const answer = answerOf(socket, silence);
      let broken: unknown = null;
      // What the file itself throws is told apart from what the daemon does.
      async function* pieces(): AsyncGenerator<Buffer> {
        try {
          for await (const piece of bytes) yield piece as Buffer;
        } catch (error) {
          broken = error;
        }
      }
      try {
        // A daemon that has its answer before the end of the file stops listening; that is no error.
        await pipeline(pieces(), framed(), socket, { signal, end: false }).catch(() => undefined);
        signal.throwIfAborted();
        if (broken !== null) throw broken;
        return verdictOf(await answer);
      } finally {
        bytes.destroy();
        socket.destroy();
      }
    },
  };
}
