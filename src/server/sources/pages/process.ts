import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Unreadable } from '#extract/extracted.ts';
import { programOf } from '#server/program.ts';
import { started } from '#server/started.ts';
import type { Answered, Ask, Asks } from './child.ts';

/** Memory of a process that shows pages, in megabytes, beside PDFium's own (child.ts), and for how many milliseconds it may open its file or answer one thing. Ours. */
const MEGABYTES = 512;
const PATIENCE = 20_000;

/** A file whose pages are shown, and the password that opens it. */
export type Shown = { bytes: Readable; password: string | null };

/** A process that has a PDF open and shows its pages. It gets the bytes of the file and nothing else: no settings, no keys, no network. */
export class PageProcess {
  /** Whether it can be asked more. */
  alive = true;

  private constructor(
    private readonly child: ChildProcess,
    private readonly patience: number,
  ) {}

  /**
   * Starts one and has it open the file. Throws `Unreadable` with the reason; a process that dies of the file is CORRUPT, one that takes too long TOO_SLOW.
   * What the storage throws while the file is read is thrown as it is.
   */
  static async open({ bytes, password }: Shown, patience = PATIENCE): Promise<PageProcess> {
    const program = programOf('pages-child.js', path.join(import.meta.dirname, 'child.ts'));
    const child = spawn(process.execPath, [`--max-old-space-size=${MEGABYTES}`, ...program], {
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    });
    started(child);
    for (const handle of [child, child.channel, child.stdin as Socket]) handle?.unref();
    const pages = new PageProcess(child, patience);
    child.once('exit', () => (pages.alive = false));
    try {
      child.send({ password }, () => undefined);
      const told = pages.told();
      // It is heard even if the file breaks off first.
      told.catch(() => undefined);
      await pour(bytes, child);
      await told;
      return pages;
    } catch (error) {
      pages.end();
      throw error;
    }
  }

  /** Asks one thing; the one before must have been answered. Throws as `open` does. */
  async ask<K extends keyof Asks>(kind: K, asks: Asks[K]['asks']): Promise<Asks[K]['answer']> {
    const told = this.told();
    this.child.send({ kind, ...asks } as Ask, () => undefined);
    return (await told) as Asks[K]['answer'];
  }

  end(): void {
    this.alive = false;
    this.child.kill('SIGKILL');
  }

  /** The next that the process says. */
  private async told(): Promise<unknown> {
    const { child } = this;
    let late: NodeJS.Timeout | undefined;
    const said = await new Promise<Answered>((resolve) => {
      const gone = (): void => resolve({ failed: 'CORRUPT' });
      late = setTimeout(() => {
        resolve({ failed: 'TOO_SLOW' });
        this.end();
      }, this.patience);
      if (child.exitCode !== null || child.signalCode !== null) return gone();
      child.once('exit', gone);
      child.once('message', (answered) => {
        child.off('exit', gone);
        resolve(answered as Answered);
      });
    }).finally(() => {
      clearTimeout(late);
      child.removeAllListeners('message');
    });
    if ('failed' in said) throw new Unreadable(said.failed);
    return said.done;
  }
}

/** A process that has died stops listening; that is told otherwise. */
const pour = (bytes: Readable, { stdin }: ChildProcess): Promise<void> =>
  pipeline(bytes, stdin!).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      throw error;
  });
