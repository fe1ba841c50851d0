import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditApi } from '#contract/audit.ts';
import { chatApi } from '#contract/chat.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import { portabilityApi, type Imported } from '#contract/portability.ts';
import { sourcesApi } from '#contract/sources.ts';
import { studioApi } from '#contract/studio.ts';
import { testApp, type TestApp } from '#test/app.ts';
import bookmarks from '#test/fixtures/studio/bookmarks/contract.ts';
import { letterOf } from '#test/letters.ts';
import { PATIENCE } from '#test/patience.ts';
import { comparable, entriesOf, manifestIn, sha256, UTF8, zipOf } from '#test/portable.ts';
import { ask, fileForm, settled } from '#test/sources.ts';
import { SHELF } from '#test/shelf.ts';
import { lease, press } from '#test/studio.ts';
import type { Person } from '#test/world.ts';
import { makeZip } from '#test/zip.ts';

const law = readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8');
const PAGE =
  '<!doctype html><html><head><title>=HYPERLINK("x")</title></head><body><p>La audiencia única se fija para el lunes.</p></body></html>';
let fetched = 0;
let t: TestApp;

/** The ZIP of an account with one of each thing. It is made while the first tests run: they wait for much and do little. */
let made: Promise<Buffer>;
beforeAll(async () => {
  const web = {
    fetch: async (url: string) => {
      fetched++;
      return { bytes: Buffer.from(PAGE), mediaType: 'text/html', charset: 'utf-8', url };
    },
  };
  t = await testApp({
    work: true,
    shelf: SHELF,
    config: { maxUploadBytes: 4 * 1024 * 1024 },
    adapters: { web: web as never },
  });
  made = t.world.user('=cmd|calc').then(async (ana) => {
    await furnish(ana);
    return exportOf(ana);
  });
  // Told by the tests that wait for it.
  made.catch(() => undefined);
});
afterAll(() => t.close());

/** A notebook with one of each thing. */
async function furnish(person: Person): Promise<void> {
  const { id } = await person.notebook('CON: arriendo / «Los Robles»?');
  const params = { id };
  const add = (body: { type: 'copied-text' | 'website'; title?: string; content?: string; url?: string }) => person.call(sourcesApi.add, { params, body }); // prettier-ignore
  const first = await add({ type: 'copied-text', title: 'Ley 20.169', content: law });
  const form = (content: string): FormData => fileForm('NUL.txt', content);
  const file = await person.call(sourcesApi.add, {
    params,
    form: form('Pauta de prueba.\nSegunda línea de la pauta.\n'),
  });
  const page = await add({ type: 'website', url: 'https://example.com/boletin' });
  await Promise.all([first, file, page].map((one) => settled(one, person)));
  const of = { id, sourceId: file.id };
  const contract = await person.call(sourcesApi.update, { params: of, form: form(lease()) });
  await settled(contract, person);
  await person.call(notebooksApi.update, { params, body: { icon: '🏠', color: 'teal' } });
  await person.call(notesApi.add, { params, body: { title: 'Plazos', content: '- uno\n- **dos**' } });
  const { content } = await ask(person, id, '¿Qué es un acto de competencia desleal?');
  await ask(person, id, '¿Qué dice de la astronomía de los anillos de Saturno?');
  await person.call(notesApi.add, { params, body: { title: 'Respuesta', content, source_type: 'ai_response' } });
  const job = await press(person, contract);
  await vi.waitFor(async () => {
    const { jobs } = await person.call(studioApi.jobs, { params });
    expect(jobs.find(({ job_id }) => job_id === job.job_id)?.status).toBe('completed');
  }, PATIENCE);
  for (const title of ['Uno', 'Otro'])
    await person.call(bookmarks.api.add, { params: { notebookId: id }, body: { title } });
}

const state = (person: Person) => person.call(portabilityApi.state);
async function ready(person: Person): Promise<void> {
  await person.call(portabilityApi.ask, { body: { password: person.password } });
  await vi.waitFor(async () => expect((await state(person)).export?.status).toBe('ready'), PATIENCE);
}
async function exportOf(person: Person): Promise<Buffer> {
  await ready(person);
  const { url } = await person.call(portabilityApi.link);
  const answer = await t.world.nobody().fetch(url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
async function bring(person: Person, bytes: Buffer): Promise<Imported> {
  const { id: importId } = await person.call(portabilityApi.bring, { form: fileForm('fojas.zip', bytes) });
  return vi.waitFor(async () => {
    const done = (await state(person)).import;
    if (done?.id !== importId || !done.done_at) throw new Error('not yet');
    return done;
  }, PATIENCE);
}

describe('an export', () => {
  test('asks for the password, is told by letter, and is had once by whoever has its address', async () => {
    const bruno = await t.world.user('Bruno');
    const wrong = await bruno.send(portabilityApi.ask, { body: { password: 'wrong horse' } });
    expect([wrong.status, ((await wrong.json()) as { error_code: string }).error_code]).toEqual([400, 'WRONG_CURRENT_PASSWORD']); // prettier-ignore
    expect((await bruno.send(portabilityApi.link)).status).toBe(404);
    await ready(bruno);
    const letter = await letterOf(t.base, bruno.email, 'export-ready');
    expect(letter.text).toContain('/profile?tab=security');
    const old = await bruno.call(portabilityApi.link);
    const { url } = await bruno.call(portabilityApi.link);
    const nobody = t.world.nobody();
    expect((await nobody.fetch(old.url)).status).toBe(404);
    expect((await nobody.fetch(url, { method: 'HEAD' })).status).toBe(404);
    const all = await Promise.all(Array.from({ length: 50 }, () => nobody.fetch(url)));
    const whole = await Promise.all(all.map(async (one) => (await one.arrayBuffer()).byteLength));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 404)]);
    expect(Math.max(...whole)).toBeGreaterThan(10_000);
    await vi.waitFor(async () => expect((await state(bruno)).export?.status).toBe('fetched'), PATIENCE);
    expect((await bruno.send(portabilityApi.link)).status).toBe(404);
    const { events } = await bruno.call(auditApi.ofAccount);
    expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(['account.exported', 'account.export-fetched'])); // prettier-ignore
  });

  test('may be had again where a fetch broke off, and not after seven days', async () => {
    const carla = await t.world.user('Carla');
    const { id: notebook } = await carla.notebook('Grande');
    await carla.call(sourcesApi.add, { params: { id: notebook }, form: fileForm('g.mp3', randomBytes(3_900_000)) });
    await ready(carla);
    const gone = new AbortController();
    const { url } = await carla.call(portabilityApi.link);
    const begun = await t.world.nobody().fetch(url, { signal: gone.signal });
    expect(begun.status).toBe(200);
    gone.abort();
    await vi.waitFor(async () => expect((await state(carla)).export).toMatchObject({ status: 'ready', broken_off: true }), PATIENCE); // prettier-ignore
    expect((await t.world.nobody().fetch(url)).status).toBe(404);
    const again = await carla.call(portabilityApi.link);
    await t.deps.db.updateTable('exports').set({ expires_at: new Date(t.clock.now().getTime() - 1) }).where('user_id', '=', carla.id).execute(); // prettier-ignore
    expect((await state(carla)).export?.status).toBe('expired');
    expect((await t.world.nobody().fetch(again.url)).status).toBe(404);
    expect((await carla.send(portabilityApi.link)).status).toBe(404);
  });

  test('holds everything under safe names, each entry with its hash, and nothing that a spreadsheet runs', async () => {
    const entries = await entriesOf(await made);
    const told = manifestIn(entries);
    expect([...entries.keys()].at(-1)).toBe('manifest.json');
    expect(told.left_out).toEqual([]);
    for (const { name, bytes, sha256: print } of told.entries) {
      expect(name).not.toMatch(/[\\:*?"<>|]|\.\.|(?:^|\/)(?:con|nul)(?:\.|$)|[. ](?:\/|$)/i);
      expect([entries.get(name)!.length, sha256(entries.get(name)!)]).toEqual([bytes, print]);
    }
    const [folder] = told.notebooks;
    const files = told.entries.map(({ name }) => name.replace(`${folder}/`, ''));
    expect(folder).toBe('notebooks/1 CON arriendo «Los Robles»');
    const held = 'README.txt|schema/notebook.schema.json|account/account.json|account/tokens.csv|account/consents.json|account/rights-requests.json|account/rights-requests.csv|files/1 Ley 20.169.txt|files/2 v1 _NUL.txt|texts/2 v2 _NUL.txt|files/3 example.com.html|CON arriendo «Los Robles».pdf'; // prettier-ignore
    expect(files).toEqual(expect.arrayContaining(held.split('|')));
    expect(entries.get(`${folder}/files/1 Ley 20.169.txt`)!.toString()).toBe(law);
    expect(entries.get(`${folder}/CON arriendo «Los Robles».pdf`)!.subarray(0, 5).toString()).toBe('%PDF-');
    for (const [name, bytes] of entries)
      if (name.endsWith('.csv')) expect(bytes.toString()).not.toMatch(/(?:^|[,\n])"?[=+@\t]/);
    expect(entries.get(`${folder}/sources.csv`)!.toString()).toContain(`'=HYPERLINK`);
  });
});

describe('what is brought in', () => {
  test('gives equal notebooks in another account, read and located again, costs nothing, and shows no quotation that its sources do not say', async () => {
    const [dana, eva] = [await t.world.user('Dana'), await t.world.user('Eva')];
    const zip = await made;
    const entries = await entriesOf(zip);
    const [folder] = manifestIn(entries).notebooks;
    const invented = (name: string, value: unknown): unknown => (name === 'excerpt' ? 'el arrendador renuncia a toda la renta' : value); // prettier-ignore
    const forged = new Map(entries);
    for (const name of ['conversation.json', 'notes.json', 'results.json'].map((one) => `${folder}/${one}`))
      forged.set(name, Buffer.from(JSON.stringify(JSON.parse(entries.get(name)!.toString(), invented))));
    const visits = fetched;
    const [done, lied] = await Promise.all([bring(dana, zip), bring(eva, zipOf(forged))]);
    expect(done).toMatchObject({ status: 'done', total: 1, error_code: null });
    expect(done.notebooks).toMatchObject([
      { error_code: null, sources: 3, unread: 0, notes: 2, messages: 4, results: 1 },
    ]);
    expect(done.notebooks[0]!.found).toBeGreaterThan(3);
    expect(done.notebooks[0]!.missing).toBe(0);
    expect(fetched).toBe(visits);
    const again = await entriesOf(await exportOf(dana));
    expect(comparable(again)).toEqual(comparable(entries));
    const moves = JSON.parse(again.get('account/tokens.json')!.toString()) as { transaction_type: string }[];
    expect(moves.filter((one) => one.transaction_type !== 'welcome')).toEqual([]);

    const [notebook] = lied.notebooks;
    expect(notebook!.found).toBe(0);
    expect(notebook!.missing).toBeGreaterThan(2);
    const shown = await eva.call(chatApi.history, { params: { id: notebook!.notebook_id! } });
    expect(JSON.stringify(shown)).not.toMatch(/"state":"(?:exact|normalised|moved)"/);
    expect(JSON.stringify(shown)).not.toMatch(/"kind":"quote"[^}]*renuncia/);
  });

  test('is refused where it is forged, and leaves nothing', async () => {
    const flor = await t.world.user('Flor');
    const entries = await entriesOf(await made);
    const [folder] = manifestIn(entries).notebooks;
    const all = [...entries].map(([name, bytes]) => ({ name, bytes, flags: UTF8 }));
    const file = `${folder}/files/1 Ley 20.169.txt`;
    const changed = (name: string, bytes: Buffer) => zipOf(new Map(entries).set(name, bytes));
    const lines = (name: string) => JSON.parse(entries.get(`${folder}/${name}`)!.toString()) as Record<string, unknown>;
    const twice = { ...lines('notebook.json'), sources: Array.from({ length: 2 }, () => (lines('notebook.json').sources as unknown[])[0]) }; // prettier-ignore
    const whole: [Buffer, string][] = [
      [Buffer.from('no zip at all'), 'WRONG_TYPE'],
      [makeZip([{ name: 'a.txt', bytes: Buffer.from('a') }]), 'WRONG_TYPE'],
      [makeZip([...all, { name: '../evil.txt', bytes: Buffer.from('a') }]), 'CORRUPT'],
      [makeZip([...all, { name: 'readme.TXT', bytes: Buffer.from('a') }]), 'CORRUPT'],
      [
        makeZip(all.map((one) => (one.name === 'manifest.json' ? { ...one, claims: 3_000_000_000 } : one))),
        'ARCHIVE_LIMIT',
      ],
    ];
    for (const [bytes, code] of whole) expect(await bring(flor, bytes)).toMatchObject({ status: 'failed', error_code: code, notebooks: [] }); // prettier-ignore
    const one: [Buffer, string][] = [
      [
        makeZip(all.map((entry) => (entry.name === file ? { ...entry, bytes: Buffer.from('otro') } : entry))),
        'CORRUPT',
      ],
      [makeZip(all.map((entry) => (entry.name === file ? { ...entry, claims: 5 } : entry))), 'CORRUPT'],
      [changed(`${folder}/notes.json`, Buffer.from('[{"id":1}]')), 'INVALID'],
      [changed(`${folder}/conversation.json`, Buffer.from('[')), 'INVALID'],
      [changed(`${folder}/notebook.json`, Buffer.from(JSON.stringify(twice))), 'INVALID'],
      [changed(file, Buffer.alloc(5 * 1024 * 1024)), 'PAYLOAD_TOO_LARGE'],
    ];
    for (const [bytes, code] of one) {
      const done = await bring(flor, bytes);
      expect([done.status, done.notebooks[0]?.error_code, done.notebooks[0]?.notebook_id]).toEqual([
        'done',
        code,
        null,
      ]);
    }
    expect(await flor.call(notebooksApi.list)).toEqual([]);
    expect((await flor.send(portabilityApi.bring, { form: fileForm('leer.zip', '') })).status).toBe(400);
    expect(await t.deps.db.selectFrom('imports').select('status').where('user_id', '=', flor.id).where('file_key', 'is', null).execute()).toEqual([{ status: 'failed' }]); // prettier-ignore
    const left: string[] = [];
    await vi.waitFor(async () => {
      left.length = 0;
      for await (const { key } of t.deps.storage.list(`${flor.id}/`)) left.push(key);
      expect(left).toEqual([]);
    }, PATIENCE);
  });
});
