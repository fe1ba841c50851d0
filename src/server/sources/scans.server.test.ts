import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { makePdf } from '#test/documents.ts';
import { PATIENCE } from '#test/patience.ts';
import { makeScan, SCANNED_PAGE } from '#test/scans.ts';
import { ask, fileForm, settled, upload } from '#test/sources.ts';
import { fakeTesseract, type FakeTesseract } from '#test/tesseract.ts';
import type { Person } from '#test/world.ts';

const LAW = 'En general, es acto de competencia desleal toda conducta contraria a la buena fe.';
const LEASE = 'Primero. La renta mensual es de 20 UF.\n\nSegundo. El plazo del contrato es de doce meses.';

let t: TestApp;
let ana: Person;
let id: string;
let tesseract: FakeTesseract;
const path = process.env.PATH;
beforeAll(async () => {
  tesseract = await fakeTesseract(LAW);
  process.env.PATH = tesseract.path;
  t = await testApp({ work: true, config: { ocr: 'tesseract' } });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
});
afterAll(async () => {
  process.env.PATH = path;
  await t.close();
  await tesseract.remove();
});

const reportOf = async (source: Source) => {
  const { content, report } = await ana.call(sourcesApi.one, { params: { id, sourceId: source.id }, query: {} });
  return { content, report: report!, methods: report!.pages.map(({ method }) => method) };
};

describe('a PDF of which some pages are scans', () => {
  test('has only those read as images, and each citation tells its page', async () => {
    const before = (await tesseract.calls()).length;
    const bytes = await makeScan([{ text: LEASE }, { image: true }, {}, { image: true, text: 'Foja 12' }]);
    const source = await upload(ana, id, 'Mixto.pdf', bytes);
    expect(source).toMatchObject({ processing_status: 'completed', metadata: { pageCount: 4, unreadPages: [] } });
    const { report, methods, content } = await reportOf(source);
    expect(methods).toEqual(['text', 'ocr', 'blank', 'ocr']);
    expect(report).toMatchObject({ reader: 'tesseract 5.3.0', warnings: [] });
    expect((await tesseract.calls()).length - before).toBe(2);
    expect(content.split('\n')[report.pages[1]!.line_from! - 1]).toBe(LAW);
    const [cited] = (await ask(ana, id, '¿Qué es un acto de competencia desleal?', [source.id])).content.citations;
    expect(cited).toMatchObject({ page: 2, state: 'exact' });
  });

  test('tells which pages are doubtful', async () => {
    await tesseract.says(LAW, 41);
    const source = await upload(ana, id, 'Borroso.pdf', await makeScan([{ text: LEASE }, { image: true }]));
    await tesseract.says(LAW);
    expect((await reportOf(source)).report.warnings).toEqual([{ code: 'ocr-doubtful', pages: [2] }]);
  });

  test('a page that says more by its own text than as an image keeps that', async () => {
    await tesseract.says('Foja');
    const source = await upload(ana, id, 'Timbre.pdf', await makeScan([{ image: true, text: LEASE }]));
    await tesseract.says(LAW);
    const { report, methods } = await reportOf(source);
    expect(methods).toEqual(['text']);
    expect(report.reader).toBeNull();
  });
});

test('a picture is read as one page', async () => {
  const source = await upload(ana, id, 'pagina.png', readFileSync(SCANNED_PAGE));
  expect(source).toMatchObject({ type: 'image', processing_status: 'completed', metadata: { pageCount: 1 } });
  const { report, content } = await reportOf(source);
  expect(content).toBe(LAW);
  expect(report.reader).toBe('tesseract 5.3.0');
});

test('a scan whose reading is stopped, and one that is deleted, let go of the program at once', async () => {
  const hanging = await tesseract.hangs();
  const add = async (name: string) =>
    ana.call(sourcesApi.add, { params: { id }, form: fileForm(name, await makeScan([{ image: true }])) });
  const [one, two] = [await add('uno.pdf'), await add('dos.pdf')];
  await vi.waitFor(async () => expect(await hanging()).not.toEqual([]), PATIENCE);
  const stopped = await ana.call(sourcesApi.cancel, { params: { id, sourceId: one.id } });
  expect(stopped).toMatchObject({ processing_status: 'failed', error_code: 'CANCELLED' });
  await ana.call(sourcesApi.remove, { params: { id, sourceId: two.id } });
  await tesseract.recovers();
  const again = await ana.call(sourcesApi.retry, { params: { id, sourceId: one.id }, body: {} });
  expect(await settled(again, ana)).toMatchObject({ processing_status: 'completed' });
});

describe('a source that was read before', () => {
  const again = (sourceId: string) => ana.send(sourcesApi.retry, { params: { id, sourceId }, body: { again: true } });

  test('is read again as its next version, and the one before stays for what cites it', async () => {
    await tesseract.says('Una lectura mala', 41);
    const first = await upload(ana, id, 'Foja.pdf', await makeScan([{ image: true }]));
    const before = await reportOf(first);
    expect(before.report).toMatchObject({ pages: [{ confidence: 41 }], unsure: [{ start: 0, end: 3 }, {}, {}] });
    await tesseract.says(LAW);
    expect((await again(first.id)).status).toBe(202);
    const params = { id, sourceId: first.id };
    const second = await settled(await ana.call(sourcesApi.one, { params, query: {} }), ana);
    expect(second).toMatchObject({ version: 2, title: 'Foja', type: 'pdf', duplicate_of: null });
    expect(await reportOf(second)).toMatchObject({ content: LAW, report: { unsure: [], pages: [{ confidence: 96 }] } });
    const old = await ana.call(sourcesApi.one, { params, query: { version: 1 } });
    expect(old.content).toBe('Una lectura mala');
  });

  test('has to have a file, and to be read', async () => {
    const body = { type: 'copied-text', title: 'Pauta', content: 'Renta: 20 UF.' } as const;
    const pasted = await settled(await ana.call(sourcesApi.add, { params: { id }, body }), ana);
    expect((await again(pasted.id)).status).toBe(409);
    const locked = await upload(ana, id, 'clave0.pdf', await makePdf(LEASE, { password: 'uno' }));
    expect((await again(locked.id)).status).toBe(409);
  });
});

describe('a PDF with a password', () => {
  const post = async (source: Source, password?: string): Promise<Source> => {
    const params = { id, sourceId: source.id };
    return settled(await ana.call(sourcesApi.retry, { params, body: { ...(password && { password }) } }), ana);
  };

  test('asks for it, says that one is wrong, and is read with the right one', async () => {
    const locked = await upload(ana, id, 'clave.pdf', await makePdf(LEASE, { password: 'uno dos' }));
    expect(locked).toMatchObject({ processing_status: 'failed', error_code: 'PASSWORD_NEEDED' });
    expect(await post(locked, 'tres')).toMatchObject({ error_code: 'WRONG_PASSWORD' });
    const read = await post(locked, 'uno dos');
    expect(read).toMatchObject({ processing_status: 'completed', error_code: null });
    expect((await reportOf(read)).content).toContain('La renta mensual es de 20 UF.');
  });

  test('is asked for once: a new version is opened with it too', async () => {
    const locked = await upload(ana, id, 'clave2.pdf', await makePdf(LEASE, { password: 'ñandú' }));
    const read = await post(locked, 'ñandú');
    expect(read.processing_status).toBe('completed');
    const newer = await makePdf('La renta mensual es de 30 UF.', { password: 'ñandú' });
    const params = { id, sourceId: read.id };
    const replaced = await ana.call(sourcesApi.update, { params, form: fileForm('clave2.pdf', newer) });
    const done = await settled(replaced, ana);
    expect(done).toMatchObject({ processing_status: 'completed', version: 2 });
    expect((await reportOf(done)).content).toBe('La renta mensual es de 30 UF.');
  });
});
