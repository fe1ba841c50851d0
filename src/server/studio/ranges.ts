/** Bytes of a file, both ends included. */
export type Range = { from: number; to: number };

const ONE = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i;

/**
 * What a Range header asks of a file of `size` bytes (RFC 9110, 14.1.2): one range, cut at the end of the file; 'none' where nothing of it is in the file; null for the
 * whole file, as for several ranges, another unit, and what is no range.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'none' | null {
  const [, first = '', last = ''] = ONE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'none' : { from: Math.max(0, size - Number(last)), to: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'none';
  return { from: Number(first), to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Those bytes of a stream, none held but the piece that passes; what comes before is read and dropped, and the stream is left once they are through. */
export async function* bytesWithin(stream: AsyncIterable<Buffer>, { from, to }: Range): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const piece of stream) {
    const wanted = piece.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at));
    if (wanted.length > 0) yield wanted;
    at += piece.length;
    if (at > to) return;
  }
}
