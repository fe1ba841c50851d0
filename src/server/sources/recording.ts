import { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import type { Reading } from './extract/extract.ts';
import { Unreadable, type Progress } from '#extract/extracted.ts';
import { recordingOf } from '#extract/media/media.ts';
import { TRANSCRIPT, writeTranscript } from '#extract/media/transcript.ts';

/** Bytes that are looked at before it is decided what a recording is and how it can be read. */
const HEAD = 64 * 1024;

/** A recording as it was uploaded. */
type Uploaded = { reading: Reading; bytes: Readable; size: number };

/**
 * Has a recording transcribed, and answers the transcript for the extraction to read. What is no recording is refused before anything is sent anywhere.
 * Throws a reason; without a provider that is NO_TRANSCRIPTION.
 */
export async function transcribe(
  { transcription }: Pick<Deps, 'transcription'>,
  { reading, bytes, size }: Uploaded,
  progress: Progress,
  signal: AbortSignal,
): Promise<{ reading: Reading; bytes: Readable }> {
  const { head, rest } = await headOf(bytes);
  try {
    const container = recordingOf(head);
    if (!transcription) throw new Unreadable('NO_TRANSCRIPTION');
    const said = await transcription.transcribe({ bytes: rest, head, container, size }, progress, signal);
    return {
      reading: { ...reading, mediaType: TRANSCRIPT },
      bytes: Readable.from([writeTranscript(transcription.name, said)]),
    };
  } finally {
    rest.destroy();
    bytes.destroy();
  }
}

/** The first bytes of a stream, and a stream of all of them. */
async function headOf(bytes: Readable): Promise<{ head: Buffer; rest: Readable }> {
  const iterator = bytes[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const chunks: Buffer[] = [];
  let have = 0;
  while (have < HEAD) {
    const { done, value } = await iterator.next();
    if (done) break;
    chunks.push(value);
    have += value.length;
  }
  async function* all(): AsyncIterable<Buffer> {
    yield* chunks;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { head: Buffer.concat(chunks).subarray(0, HEAD), rest: Readable.from(all(), { objectMode: false }) };
}
