import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { manifest, type Manifest } from '#contract/portable.ts';
import { makeZip } from './zip.ts';

/** The entries of a ZIP, in their order. */
export async function entriesOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const opened = await fromBufferPromise(bytes, { lazyEntries: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of opened.eachEntry())
    entries.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  return entries;
}
/** What a ZIP says of its entries. */
export const manifestIn = (entries: Map<string, Buffer>): Manifest =>
  manifest.parse(JSON.parse(entries.get('manifest.json')!.toString()));
/** The flag of a ZIP that says that names are UTF-8. */
export const UTF8 = 0x800;
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A ZIP of these entries, its manifest saying what they are now. */
export function zipOf(entries: Map<string, Buffer>): Buffer {
  const told = manifestIn(entries);
  const listed = told.entries.map((entry) => ({ ...entry, sha256: sha256(entries.get(entry.name)!) }));
  const all = new Map(entries).set('manifest.json', Buffer.from(JSON.stringify({ ...told, entries: listed })));
  return makeZip([...all].map(([name, bytes]) => ({ name, bytes, flags: UTF8 })));
}
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** The JSON of the notebooks, its ids numbered by their first appearance; its times are left out, and who gave an answer, of which no sender is believed. */
export function comparable(entries: Map<string, Buffer>): Record<string, unknown> {
  const ids = new Map<string, string>();
  const words = (value: string): string =>
    value.replace(UUID, (one) => {
      if (!ids.has(one)) ids.set(one, `id ${ids.size}`);
      return ids.get(one)!;
    });
  const plain = (value: unknown): unknown => {
    if (typeof value === 'string') return words(value);
    if (Array.isArray(value)) return value.map(plain);
    if (value === null || typeof value !== 'object') return value;
    const isLeftOut = (name: string): boolean => name.endsWith('_at') || (name === 'engine' && 'segments' in value);
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => (isLeftOut(name) ? [] : [[name, plain(one)]])),
    );
  };
  const names = [...entries.keys()].filter((name) => /^notebooks\/.*\.json$/.test(name)).sort();
  return Object.fromEntries(names.map((name) => [name, plain(JSON.parse(entries.get(name)!.toString()))]));
}
