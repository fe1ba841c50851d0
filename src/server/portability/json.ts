import type { Readable } from 'node:stream';
import { IMPORT } from '#contract/portability.ts';
import { Problem } from '#server/http/problem.ts';

const [QUOTE, ESCAPE] = [0x22, 0x5c];
const MARKS: ReadonlySet<number> = new Set(Buffer.from(',[{'));

/** Counts what makes a value of its own in a JSON, as its bytes come. Letters of several bytes have none of these. */
class Marks {
  count = 0;
  private quoted = false;
  private escaped = false;

  add(chunk: Buffer): void {
    for (const byte of chunk) {
      if (this.escaped) this.escaped = false;
      else if (byte === QUOTE) this.quoted = !this.quoted;
      else if (this.quoted) this.escaped = byte === ESCAPE;
      else if (MARKS.has(byte)) this.count++;
    }
  }
}

/**
 * The value of a JSON that a stranger wrote. ARCHIVE_LIMIT above IMPORT.jsonMarks, before any of it is parsed: 64 MB of `{},{},…` are 1.5 GB in memory.
 * INVALID for what is no JSON.
 */
export async function parsed(bytes: Readable): Promise<unknown> {
  const chunks: Buffer[] = [];
  const marks = new Marks();
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    marks.add(chunk);
    if (marks.count > IMPORT.jsonMarks) throw new Problem('ARCHIVE_LIMIT');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder().decode(Buffer.concat(chunks)));
  } catch {
    throw new Problem('INVALID', { fields: { json: 'wrong' } });
  }
}
