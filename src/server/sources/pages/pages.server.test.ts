import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletionApi } from '#contract/deletion.ts';
import { errorBody } from '#contract/errors.ts';
import { pageImagesApi } from '#contract/page-images.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { makePdf } from '#test/documents.ts';
import { manyPages, sized } from '#test/hostile-pdfs.ts';
import { PATIENCE } from '#test/patience.ts';
import { makeScan } from '#test/scans.ts';
import { ask, textOf, upload } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import { dropAged } from './sweep.ts';

let t: TestApp;
let ana: Person;
let id: string;
let lease: Source;
const LEASE = [
  'Primero. La arrendadora entrega en arriendo el local cuatro.\n\nSegundo. La renta mensual es de 20 UF.',
  'Tercero. El plazo del contrato es de doce meses.',
].join('\n\n\f');
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  lease = await upload(ana, id, 'Arriendo.pdf', await makePdf(LEASE));
});
afterAll(() => t.close());

const paramsOf = (source: Source) => ({ id: source.notebook_id, sourceId: source.id });
const image = (source: Source, page: number, who = ana, headers: Record<string, string> = {}) =>
  who.fetch(`/api/notebooks/${source.notebook_id}/sources/${source.id}/page/?page=${page}`, { headers });
const told = async (answer: Response) => [answer.status, errorBody.parse(await answer.json()).error_code];
const outline = async (source: Source, words: string) => {
  const start = (await textOf(source, ana)).indexOf(words);
  return ana.call(pageImagesApi.outline, { params: paramsOf(source), query: { start, end: start + words.length } });
};
/** Images that are kept of a source: the files and the rows that speak of them. */
async function kept(source: Source): Promise<{ files: string[]; rows: string[] }> {
  const files: string[] = [];
  for await (const { key } of t.deps.storage.list(`${ana.id}/${source.notebook_id}/${source.id}/`))
    if (key.includes('/page-')) files.push(key);
  const rows = await t.deps.db
    .selectFrom('page_images')
    .select('file_key')
    .where('source_id', '=', source.id)
    .execute();
  return { files: files.sort(), rows: rows.map(({ file_key }) => file_key).sort() };
}

test('the pages of a PDF tell their sizes, and each is an image that only its reader may keep', async () => {
  const { pages } = await ana.call(pageImagesApi.sizes, { params: paramsOf(lease), query: {} });
  expect(pages).toEqual([
    { width: 612, height: 792 },
    { width: 612, height: 792 },
  ]);
  const first = await image(lease, 1);
  expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'private, no-cache',
  ]);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1400, 1812]);
  const again = await image(lease, 1, ana, { 'if-none-match': first.headers.get('etag')! });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(await (await image(lease, 1)).arrayBuffer().then((one) => Buffer.from(one).equals(bytes))).toBe(true);
});

test('the image is kept sealed, and made again where its file is gone', async () => {
  await image(lease, 2);
  const { files, rows } = await kept(lease);
  expect(files).toEqual(rows);
  const [key] = files.slice(-1);
  const chunks: Buffer[] = [];
  for await (const chunk of await t.deps.storage.get(key!)) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).includes('PNG')).toBe(false);
  await t.deps.storage.remove([key!]);
  expect((await image(lease, 2)).status).toBe(200);
  expect((await kept(lease)).files).toEqual(rows);
});

test('cited words are outlined on the page that they stand on, a box a line', async () => {
  const [cited] = (await ask(ana, id, '¿Cuál es el plazo del contrato?', [lease.id])).content.citations;
  const { start, end, page } = cited!;
  const found = await ana.call(pageImagesApi.outline, { params: paramsOf(lease), query: { start, end } });
  expect(found).toMatchObject({ version: 1, found: 'words', boxes: [{ page: 2 }] });
  expect(page).toBe(2);
  const [rent] = (await outline(lease, 'La renta mensual es de 20 UF')).boxes;
  expect(rent!.left).toBeGreaterThan(72 / 612);
  expect(rent!.top).toBeGreaterThan(90 / 792);
  expect(rent!.top + rent!.height).toBeLessThan(140 / 792);
});

test('words over the end of a page are outlined on both', async () => {
  const { found, boxes } = await outline(lease, 'es de 20 UF.\nTercero. El plazo');
  expect([found, boxes.map(({ page }) => page)]).toEqual(['words', [1, 2]]);
});

describe('what cannot be shown is refused', () => {
  test("somebody else's page is not there", async () => {
    const stranger = await t.world.user();
    expect(await told(await image(lease, 1, stranger))).toEqual([404, 'NOT_FOUND']);
    for (const [row, query] of [
      [pageImagesApi.sizes, {}],
      [pageImagesApi.outline, { start: 0, end: 5 }],
    ] as const)
      expect(await told(await stranger.send(row, { params: paramsOf(lease), query }))).toEqual([404, 'NOT_FOUND']);
  });

  test.each([
    [0, [400, 'INVALID']],
    [3, [404, 'NOT_FOUND']],
    [1.5, [400, 'INVALID']],
  ])('page %s of two', async (page, answer) => {
    expect(await told(await image(lease, page))).toEqual(answer);
  });

  test('a range that ends before it begins', async () => {
    const answer = await ana.send(pageImagesApi.outline, { params: paramsOf(lease), query: { start: 9, end: 3 } });
    expect(await told(answer)).toEqual([400, 'INVALID']);
  });

  test('a text has no pages', async () => {
    const note = await upload(ana, id, 'nota.txt', 'La renta es de 20 UF.');
    expect(await told(await image(note, 1))).toEqual([409, 'WRONG_KIND']);
  });

  test('a file that is no PDF inside, while others are shown as before', async () => {
    const broken = await upload(ana, id, 'roto.pdf', `%PDF-1.7\n${'\u0000obj<<'.repeat(5000)}`);
    expect(broken.processing_status).toBe('failed');
    expect(await told(await image(broken, 1))).toEqual([400, 'CORRUPT']);
    expect((await image(lease, 1)).status).toBe(200);
  });
});

describe('a file that lies about its pages', () => {
  test('is not believed to have a million of them', async () => {
    const many = await upload(ana, id, 'Millón.pdf', manyPages());
    const sizes = await ana.send(pageImagesApi.sizes, { params: paramsOf(many), query: {} });
    expect(await told(sizes)).toEqual([400, 'TOO_MUCH_TEXT']);
    expect(await told(await image(many, 1))).toEqual([400, 'TOO_MUCH_TEXT']);
  });

  test.each([
    ['100000 points wide and high', '0 0 100000 100000'],
    ['as thin as a hair', '0 0 100000 1'],
    ['without a size', '0 0 0 0'],
    ['of a size that is no number', `0 0 1${'0'.repeat(50)} 1${'0'.repeat(50)}`],
  ])('a page %s is shown small or refused', async (_what, box) => {
    const odd = await upload(ana, id, 'Rara.pdf', sized(box));
    expect((await ana.send(pageImagesApi.sizes, { params: paramsOf(odd), query: {} })).status).toBeLessThan(500);
    const answer = await image(odd, 1);
    expect([200, 400]).toContain(answer.status);
    if (answer.status === 400) return;
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.readUInt32BE(16) * bytes.readUInt32BE(20)).toBeLessThan(6_100_000);
  });
});

test('a file with a password is shown with the one that it was read with', async () => {
  const locked = await upload(ana, id, 'clave.pdf', await makePdf(LEASE, { password: 'uno dos' }));
  const read = { params: paramsOf(locked), body: { password: 'uno dos' } };
  await ana.call(sourcesApi.retry, read);
  await expect.poll(async () => (await image(locked, 1)).status).toBe(200);
});

test('a scan shows its page and outlines nothing of what only an image says', async () => {
  const scan = await upload(ana, id, 'Escaneo.pdf', await makeScan([{ image: true }, { text: LEASE.slice(0, 60) }]));
  expect((await image(scan, 1)).status).toBe(200);
  const { boxes } = await outline(scan, 'La arrendadora entrega');
  expect(boxes.map(({ page }) => page)).toEqual([2]);
});

test('a deleted source leaves no image behind', async () => {
  const gone = await upload(ana, id, 'Otro.pdf', await makePdf(LEASE.replace('20 UF', '35 UF')));
  await image(gone, 1);
  expect((await kept(gone)).files).toHaveLength(1);
  await ana.call(sourcesApi.remove, { params: paramsOf(gone) });
  expect((await kept(gone)).rows).toEqual([]);
  await expect.poll(async () => (await kept(gone)).files).toEqual([]);
  expect(await told(await image(gone, 1))).toEqual([404, 'NOT_FOUND']);
});

test('an image that was made long ago is let go of', async () => {
  await image(lease, 1);
  const later = () => new Date(t.deps.now().getTime() + 31 * 24 * 60 * 60 * 1000);
  expect(await dropAged({ ...t.deps, now: later }, new AbortController().signal)).toBeGreaterThan(0);
  expect(await kept(lease)).toEqual({ files: [], rows: [] });
});

test('a page that is looked at is no file that was fetched: the log of its owner does not tell of each', async () => {
  t.deps.config.auditDownloads = true;
  expect((await image(lease, 1)).status).toBe(200);
  t.deps.config.auditDownloads = false;
  const fetched = t.deps.db.selectFrom('audit_log').select('id').where('action', '=', 'file.downloaded');
  expect(await fetched.where('user_id', '=', ana.id).execute()).toEqual([]);
});

test('a deleted account leaves no image behind', async () => {
  const eva = await t.world.user();
  const own = await upload(eva, (await eva.notebook()).id, 'Suyo.pdf', await makePdf(LEASE));
  expect((await image(own, 1, eva)).status).toBe(200);
  const left = async () => {
    const keys: string[] = [];
    for await (const { key } of t.deps.storage.list(`${eva.id}/`)) keys.push(key);
    const rows = t.deps.db.selectFrom('page_images').select('file_key').where('user_id', '=', eva.id);
    return [...keys.filter((key) => key.includes('/page-')), ...(await rows.execute())];
  };
  expect(await left()).toHaveLength(2);
  await eva.call(deletionApi.remove, { body: { password: eva.password } });
  await expect.poll(left, PATIENCE).toEqual([]);
  expect((await image(own, 1, eva)).status).toBe(401);
});
