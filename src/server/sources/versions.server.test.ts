import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerContent } from '#contract/answer.ts';
import { chatApi } from '#contract/chat.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { makeDocx, makePdf } from '#test/documents.ts';
import { ask, fileForm, paste, settled, textOf, upload } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

const OLD = 'Cláusula primera.\nLa renta mensual es de 20 UF.';
const NEW = 'Cláusula primera.\nLa renta mensual\nes de 35 UF.\nSe paga por adelantado.';

let t: TestApp;
let ana: Person;
let id: string;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
});
afterAll(() => t.close());

const params = (source: Source) => ({ id: source.notebook_id, sourceId: source.id });
const replace = async (source: Source, name: string, bytes: Uint8Array | string): Promise<Source> =>
  settled(await ana.call(sourcesApi.update, { params: params(source), form: fileForm(name, bytes) }), ana);
/** The file of a version, and the name it is given. */
async function download(source: Source, version?: number): Promise<{ bytes: Buffer; name: string }> {
  const answer = await ana.send(sourcesApi.download, { params: params(source), query: { version } });
  const [, name = ''] = /filename\*=UTF-8''(.*)$/.exec(answer.headers.get('content-disposition')!)!;
  return { bytes: Buffer.from(await answer.arrayBuffer()), name: decodeURIComponent(name) };
}
const versionsOf = (source: Source) =>
  t.deps.db.selectFrom('source_versions').selectAll().where('source_id', '=', source.id).orderBy('version').execute();

describe('a replaced source', () => {
  test('still opens what an answer cited before, in the version that it was read from', async () => {
    const other = (await ana.notebook('Historia')).id;
    const source = await upload(ana, other, 'renta.txt', OLD);
    const { content } = await ask(ana, other, '¿Cuánto es la renta mensual?');
    await replace(source, 'renta.txt', NEW);
    const [, answer] = await ana.call(chatApi.history, { params: { id: other } });
    const [cited] = (answer!.message.content as AnswerContent).citations;
    expect({ ...cited, newer: null }).toEqual(content.citations[0]);
    expect(cited).toMatchObject({ version: 1, chunk_lines_from: 2, state: 'exact' });
    const text = await textOf(source, ana, 1);
    expect(text.slice(cited!.start, cited!.end)).toBe('La renta mensual es de 20 UF.');
    const again = await ask(ana, other, '¿Cuánto es la renta mensual?');
    expect(again.content.citations[0]).toMatchObject({ version: 2, chunk_lines_from: 2, chunk_lines_to: 3 });
  });

  test('says of each citation whether its words still stand in the new version, and where', async () => {
    const other = (await ana.notebook('Citas')).id;
    const one = ['Primera. La renta mensual es de 20 UF.', 'Segunda. El plazo del contrato es de dos años.'];
    const source = await upload(
      ana,
      other,
      'arriendo.txt',
      [...one, 'Tercera. La garantía es de un mes de renta.'].join('\n'),
    );
    for (const question of [
      '¿Cuánto es la renta mensual?',
      '¿Cuál es el plazo del contrato?',
      '¿Cuánto es la garantía?',
    ])
      await ask(ana, other, question);
    const newer = async () => {
      const messages = await ana.call(chatApi.history, { params: { id: other } });
      return messages
        .filter(({ message }) => message.type === 'ai')
        .map(({ message }) => (message.content as AnswerContent).citations[0]!.newer);
    };
    expect(await newer()).toEqual([null, null, null]);
    await replace(source, 'arriendo.txt', [one[0], 'Anexo nuevo.', one[1], 'Tercera. No hay garantía.'].join('\n'));
    const [there, moved, gone] = await newer();
    expect(there).toMatchObject({ version: 2, state: 'there', chunk_lines_from: 1 });
    expect(moved).toMatchObject({ version: 2, state: 'moved', chunk_lines_from: 3 });
    expect(gone).toMatchObject({ version: 2, state: 'gone', start: 0, end: 0 });
    const text = await textOf(source, ana, 2);
    expect(text.slice(moved!.start, moved!.end)).toContain('El plazo del contrato es de dos años');
  });

  test('says of each version how long it is and what it is', async () => {
    const source = await upload(ana, id, 'renta.txt', OLD);
    await replace(source, 'renta.pdf', await makePdf(NEW.replaceAll('\n', '\n\n')));
    const at = (version: number) => ana.call(sourcesApi.one, { params: params(source), query: { version } });
    expect(await at(1)).toMatchObject({ type: 'txt', version: 1, metadata: { lineCount: 2, pageCount: null } });
    expect(await at(2)).toMatchObject({ type: 'pdf', version: 2, metadata: { pageCount: 1 } });
    expect((await ana.send(sourcesApi.one, { params: params(source), query: { version: 3 } })).status).toBe(404);
  });

  test('gives each of its files back to the byte, under a name of its kind', async () => {
    const [first, second] = [await makeDocx(OLD), await makePdf(NEW)];
    const source = await upload(ana, id, 'Contrato.docx', first);
    await replace(source, 'Contrato firmado.pdf', second);
    const old = await download(source, 1);
    expect([old.name, old.bytes.equals(first)]).toEqual(['Contrato firmado.docx', true]);
    const current = await download(source);
    expect([current.name, current.bytes.equals(second)]).toEqual(['Contrato firmado.pdf', true]);
  });

  test('never mixes files that come at once: each version is one of them, whole', async () => {
    const source = await upload(ana, id, 'v.txt', 'Texto 0.');
    const sent = Array.from({ length: 8 }, (_, n) => `Texto ${n}. ${'palabra '.repeat(n * 5000)}fin`);
    const answers = await Promise.all(
      sent.map((text) => ana.send(sourcesApi.update, { params: params(source), form: fileForm('v.txt', text) })),
    );
    const taken = answers.filter(({ status }) => status === 200).length;
    // On a machine that has much to do, one that waits too long for the others is told to come back.
    expect(answers.map(({ status }) => status).filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
    expect(taken).toBeGreaterThan(0);
    const last = await settled(source, ana);
    expect(last).toMatchObject({ processing_status: 'completed', version: taken + 1 });
    for (let version = 2; version <= taken + 1; version++)
      expect(sent).toContain((await download(source, version)).bytes.toString());
    const files: string[] = [];
    for await (const { key } of t.deps.storage.list(`${ana.id}/${id}/${source.id}/`))
      if (key.includes('/file')) files.push(key);
    expect(files.sort()).toEqual((await versionsOf(source)).map((one) => one.file_key));
  });
});

describe('a failed source', () => {
  test('is read again when asked, and only then', async () => {
    const source = await upload(ana, id, 'roto.pdf', 'no es un PDF');
    const again = await ana.call(sourcesApi.retry, { body: {}, params: params(source) });
    expect(again).toMatchObject({ error_code: null, error_message: null });
    expect(['pending', 'processing', 'failed']).toContain(again.processing_status);
    expect(await settled(source, ana)).toMatchObject({ processing_status: 'failed', error_code: 'CORRUPT' });
    const good = await paste(ana, id, 'Buena', 'Texto.');
    const refused = await ana.send(sourcesApi.retry, { body: {}, params: params(good) });
    expect([refused.status, await refused.json()]).toMatchObject([409, { error_code: 'CONFLICT' }]);
  });

  test('gives its file back, and is mended by another', async () => {
    const source = await upload(ana, id, 'roto.pdf', 'no es un PDF');
    expect((await download(source)).bytes.toString()).toBe('no es un PDF');
    expect(await replace(source, 'bueno.txt', OLD)).toMatchObject({
      processing_status: 'completed',
      error_code: null,
      type: 'txt',
      version: 2,
    });
  });
});
