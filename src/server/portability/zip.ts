import { createHash } from 'node:crypto';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Manifest } from '#contract/portable.ts';

type Entry = Manifest['entries'][number];
/** What is deflated: the rest (PDF, Word, pictures, sound) is packed already. */
const PACKED = /\.(?:json|csv|txt|md|html?)$/;

/**
 * Writes a ZIP to `out` entry by entry, as fast as it is taken and no faster: nothing is held but what a stream holds. Each entry is counted and hashed on
 * its way. Where `out` ends early, what is being added fails.
 */
export class ZipWriter {
  readonly entries: Entry[] = [];
  private readonly zip = new ZipFile();
  private readonly stop = new AbortController();
  private readonly written: Promise<void>;

  constructor(
    out: Writable,
    private readonly at: Date,
  ) {
    this.zip.on('error', (error: Error) => this.stop.abort(error));
    this.written = pipeline(this.zip.outputStream as Readable, out, { signal: this.stop.signal });
    this.written.catch((error: unknown) => this.stop.abort(error));
  }

  /** Aborted when nobody takes the ZIP any more. */
  get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** Adds an entry, once all of it has been handed on. */
  async add(name: string, bytes: Readable | Iterable<string | Buffer> | AsyncIterable<string | Buffer>): Promise<void> {
    this.signal.throwIfAborted();
    const hash = createHash('sha256');
    let count = 0;
    const through = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        count += chunk.length;
        hash.update(chunk);
        done(null, chunk);
      },
    });
    // A failure reaches whoever adds by the pipeline below.
    through.on('error', () => undefined);
    this.zip.addReadStream(through, name, { mtime: this.at, mode: 0o100600, compress: PACKED.test(name) });
    try {
      await pipeline(bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false }), through, {
        signal: this.signal,
      });
    } catch (error) {
      this.stop.abort(error);
      throw error;
    }
    this.entries.push({ name, bytes: count, sha256: hash.digest('hex') });
  }

  /** Writes the directory, and waits until all is taken. */
  async end(): Promise<void> {
    this.zip.end();
    await this.written;
  }

  /** Ends `out` in the middle, so that nobody takes what was written for the whole. */
  break(error: unknown): void {
    this.stop.abort(error);
  }
}

/** A JSON array, an element at a time. */
export async function* jsonArray(elements: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const element of elements) {
    yield before + JSON.stringify(element);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
