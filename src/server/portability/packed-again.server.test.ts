import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { notesApi } from '#contract/notes.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { portabilityApi, type Imported } from '#contract/portability.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import { entriesOf, UTF8 } from '#test/portable.ts';
import { fileForm, paste } from '#test/sources.ts';
import { makeZip } from '#test/zip.ts';

let t: TestApp;
let entries: Map<string, Buffer>;
beforeAll(async () => {
  t = await testApp({ work: true });
  const ana = await t.world.user();
  const { id } = await ana.notebook('Código de Ñuñoa');
  await paste(ana, id, 'Cláusula única', 'La renta es de 20 UF.');
  await ana.call(notesApi.add, { params: { id }, body: { title: 'Plazo', content: 'Diez días.' } });
  const answer = await ana.send(portabilityApi.one, { params: { id } });
  entries = await entriesOf(Buffer.from(await answer.arrayBuffer()));
});
afterAll(() => t.close());

type Form = { within?: string; as?: 'NFC' | 'NFD'; more?: [string, string][] };
/** The same files, packed as another program does. */
const packed = ({ within = '', as = 'NFC', more = [] }: Form): Buffer =>
  makeZip(
    [...more.map(([name, text]) => [name, Buffer.from(text)] as const), ...[...entries].map(([name, bytes]) => [within + name, bytes] as const)]
      .map(([name, bytes]) => ({ name: name.normalize(as), bytes, flags: UTF8 })),
  ); // prettier-ignore

async function bring(bytes: Buffer): Promise<{ done: Imported; titles: string[] }> {
  const eva = await t.world.user();
  const { id } = await eva.call(portabilityApi.bring, { form: fileForm('otra vez.zip', bytes) });
  const done = await vi.waitFor(async () => {
    const { import: now } = await eva.call(portabilityApi.state);
    if (now?.id !== id || !now.done_at) throw new Error('not yet');
    return now;
  }, PATIENCE);
  return { done, titles: (await eva.call(notebooksApi.list)).map(({ title }) => title) };
}

test.each<[string, Form]>([
  ['with names in the other form of Unicode', { as: 'NFD' }],
  ['with its folders as entries', { more: [['notebooks/', '']] }],
  ['in a folder, with what the system of a Mac adds', { within: 'Mi copia/', as: 'NFD', more: [['__MACOSX/Mi copia/._manifest.json', 'x'], ['Mi copia/.DS_Store', 'x']] }], // prettier-ignore
])('an export that was packed again %s is read whole', async (_, form) => {
  const { done, titles } = await bring(packed(form));
  expect(done).toMatchObject({ status: 'done', error_code: null, notebooks: [{ sources: 1, notes: 1 }] });
  expect(titles).toEqual(['Código de Ñuñoa']);
});

test('one with two exports in it, or without its list, says that it is none', async () => {
  const manifest = entries.get('manifest.json')!.toString();
  const two = packed({ within: 'uno/', more: [['dos/manifest.json', manifest]] });
  const none = makeZip([...entries].filter(([name]) => name !== 'manifest.json').map(([name, bytes]) => ({ name, bytes, flags: UTF8 }))); // prettier-ignore
  for (const bytes of [two, none]) {
    const { done, titles } = await bring(bytes);
    expect([done.status, done.error_code, titles]).toEqual(['failed', 'WRONG_TYPE', []]);
  }
});
