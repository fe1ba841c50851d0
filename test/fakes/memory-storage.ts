import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '#server/ports/storage/port.ts';

/** Stands in for a storage that is only written to. */
export class MemoryStorage {
  readonly files = new Map<string, Buffer>();

  put: Storage['put'] = async (key, stream: Readable) => {
    const bytes = await buffer(stream);
    this.files.set(key, bytes);
    return { bytes: bytes.length };
  };
  remove: Storage['remove'] = async (keys) => keys.forEach((key) => this.files.delete(key));
}
