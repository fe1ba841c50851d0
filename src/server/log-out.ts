import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { Writable } from 'node:stream';
import { pino } from 'pino';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** Bytes that wait for whoever reads the log; beyond them lines are lost, not the service. */
const MOST_WAITING = 4 * 1024 * 1024;

/** Where lines go. `lost` counts those that could not be written: the disk was full, or nobody read. */
export type LogOut = { write(line: string): void; readonly lost: number };

/** Writes at once; throws where nothing can be written. */
function toFile(fd: number): (text: string) => boolean {
  let torn = false;
  return (text) => {
    const bytes = Buffer.from(torn ? `\n${text}` : text);
    let done = 0;
    try {
      while (done < bytes.length) done += writeSync(fd, bytes, done);
      torn = false;
      return true;
    } catch {
      // What comes next begins a line of its own.
      torn ||= done > 0;
      return false;
    }
  };
}

/** Hands lines to a stream, which waits for its reader; the process does not. */
function toStream(stream: Writable, failed: () => void): (text: string) => boolean {
  stream.on('error', () => undefined);
  return (text) => {
    if (stream.writableLength + text.length > MOST_WAITING) return false;
    stream.write(text, (error) => error && failed());
    return true;
  };
}

/** A file is written at once; a pipe, a socket and a screen when they are read. */
const isFile = (fd: number): boolean => {
  const found = fstatSync(fd);
  return !found.isFIFO() && !found.isSocket() && !isatty(fd);
};

/** Control characters that JSON leaves as they are, and that a terminal may obey. */
const UNSEEN = /[\u007f-\u009f\u2028\u2029]/g;
const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The standard output as a place for lines that never holds the process up and never ends it. Lines that were lost are counted in a line of their own, once one can be written. */
export function standardOut(): LogOut {
  let lost = 0;
  let told = 0;
  const fd = 1;
  const send = isFile(fd) ? toFile(fd) : toStream(process.stdout, () => void lost++);
  const lossOf = (lines: number): string =>
    `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), lines, message: 'lines of the log were lost' })}\n`;
  return {
    get lost() {
      return lost;
    },
    write(line) {
      const seen = line.replace(UNSEEN, escaped);
      const now = lost;
      if (send(now > told ? lossOf(now - told) + seen : seen)) told = now;
      else lost++;
    },
  };
}

/** The log of a process: a line of JSON each, its time in UTC. */
export const openLog = (level: Config['logLevel'], out: Pick<LogOut, 'write'>): Log =>
  pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    out,
  );
