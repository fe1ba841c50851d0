import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { makeDocx, makePdf } from '#test/documents.ts';
import { ask, fileForm, paste, settled, textOf, upload, UNDER_WAY } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

const law = readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8');
const agreement = readFileSync('test/fixtures/documents/distribution-agreement.md', 'utf8');

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
const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

describe('what is added', () => {
  test('a PDF is read with its pages, without running heads and page numbers', async () => {
    const bytes = await makePdf(law, { header: 'Diario Oficial', pageNumbers: true });
    const source = await upload(ana, id, 'Ley 20169.pdf', bytes);
    expect(source).toMatchObject({
      title: 'Ley 20169',
      display_name: 'Ley 20169.pdf',
      type: 'pdf',
      processing_status: 'completed',
      error_code: null,
    });
    expect(source.metadata).toMatchObject({ bytes: bytes.length, webhookProcessed: true, unreadPages: [] });
    const { content, report } = await ana.call(sourcesApi.one, { params: params(source), query: {} });
    expect(words(content)).toEqual(words(law));
    expect(content.split('\n')).toHaveLength(source.metadata.lineCount);
    expect(report?.pages).toHaveLength(source.metadata.pageCount!);
    expect(report?.pages.every(({ method }) => method === 'text')).toBe(true);
  });

  test('a Word document keeps its headings', async () => {
    const source = await upload(ana, id, 'Agreement.docx', await makeDocx(agreement));
    const text = await textOf(source, ana);
    expect(source.type).toBe('docx');
    expect(text).toContain('## 6. Limitation of liability');
    expect(words(text)).toEqual(words(agreement));
  });

  test('an old Word document is read by paragraphs', async () => {
    const bytes = readFileSync('test/fixtures/documents/arrendamiento.doc');
    const source = await upload(ana, id, 'Arrendamiento.doc', bytes);
    expect(source).toMatchObject({ type: 'doc', processing_status: 'completed' });
    const lines = (await textOf(source, ana)).split('\n');
    expect(lines.slice(0, 2)).toEqual(['Contrato de arrendamiento', '']);
    expect(lines).toContain(
      'TERCERO. El atraso en el pago de la renta devengará una multa de 0,5 unidades de fomento por cada día.',
    );
  });

  test('a workbook gives each row its address, dates as dates, and what formulas came to', async () => {
    const source = await upload(ana, id, 'Pagos.xlsx', readFileSync('test/fixtures/documents/pagos.xlsx'));
    expect(source).toMatchObject({ type: 'xlsx', processing_status: 'completed' });
    expect((await textOf(source, ana)).trim().split('\n')).toEqual([
      '## Pagos 2025',
      '',
      'Pagos 2025!A1 │ Fecha │ Concepto │ Monto UF',
      'Pagos 2025!A2 │ 2025-04-03 │ Renta de abril │ 18',
      'Pagos 2025!B4 │ Total | con multa │ 18.5',
      '',
      '## Multas',
      '',
      'Multas!A1 | Un día de atraso: 0,5 UF',
    ]);
  });

  test('a text stays as it is, in any encoding and with any line ends', async () => {
    const said = 'Artículo único.- Ñuñoa, 1º de año.\r\nSegunda línea.';
    const latin = await upload(ana, id, 'latin.txt', Buffer.from(said, 'latin1'));
    expect(await textOf(latin, ana)).toBe('Artículo único.- Ñuñoa, 1º de año.\nSegunda línea.');
    const wide = await upload(ana, id, 'wide.txt', Buffer.from(`\ufeff${said}`, 'utf16le'));
    expect(await textOf(wide, ana)).toBe('Artículo único.- Ñuñoa, 1º de año.\nSegunda línea.');
    const unknown = await upload(ana, id, 'notas.abc', said);
    expect(unknown).toMatchObject({ type: 'text', title: 'notas.abc', processing_status: 'completed' });
  });

  test('a pasted text is a source under its title, and nobody believes what a sender says of its state', async () => {
    const added = await ana.call(sourcesApi.add, {
      params: { id },
      body: {
        type: 'copied-text',
        title: ' Correo 12/2026 ',
        content: 'La renta es de 20 UF.',
        processing_status: 'completed',
      },
    });
    expect(added).toMatchObject({ title: 'Correo 12/2026', type: 'copied-text', processing_status: UNDER_WAY });
    expect(await settled(added, ana)).toMatchObject({ processing_status: 'completed', metadata: { lineCount: 1 } });
  });

  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\ana\\contrato.pdf', 'contrato.pdf'],
    ['contrato\u202efdp.txt', 'contratofdp.txt'],
  ])('the name %j is shown as %j', async (sent, shown) => {
    const { display_name } = await ana.call(sourcesApi.add, { params: { id }, form: fileForm(sent, 'Texto.') });
    expect(display_name).toBe(shown);
  });
});

describe('what is read', () => {
  test('a range of lines says where it starts, so that a span falls on it', async () => {
    const source = await paste(ana, id, 'Líneas', 'uno\ndos\n\ncuatro\ncinco');
    const some = await ana.call(sourcesApi.one, { params: params(source), query: { from: 2, to: 4 } });
    expect(some).toMatchObject({ content: 'dos\n\ncuatro', from: 2, to: 4, offset: 4 });
    const past = await ana.call(sourcesApi.one, { params: params(source), query: { from: 5, to: 900 } });
    expect(past).toMatchObject({ content: 'cinco', from: 5, to: 5 });
    const answer = await ana.send(sourcesApi.one, { params: params(source), query: { from: 4, to: 2 } });
    expect(answer.status).toBe(400);
  });

  test('a download is the file to the byte, never shown by the browser', async () => {
    const bytes = await makePdf(law);
    const source = await upload(ana, id, 'Ley «rara» "20".pdf', bytes);
    const answer = await ana.send(sourcesApi.download, { params: params(source) });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('nothing of it lies in the open: not in the storage, not in the database, not in the log', async () => {
    const secret = 'Quilapilún desconfía del arrendador';
    const source = await paste(ana, id, 'Reservado', `${secret}\n${law}`);
    await ask(ana, id, '¿Quién desconfía del arrendador?', [source.id]);
    const kept = readdirSync(t.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'));
    const tables = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`.execute(
      t.deps.db,
    );
    const rows = await Promise.all(
      tables.rows.map(({ name }) =>
        sql<{ row: string }>`select row::text from ${sql.raw(name)} row`.execute(t.deps.db),
      ),
    );
    const everything = [...kept, ...t.logged(), ...rows.flatMap((result) => result.rows.map(({ row }) => row))].join(
      '\n',
    );
    expect(everything.length).toBeGreaterThan(1000);
    for (const trace of [
      'desconf',
      Buffer.from('desconf').toString('hex'),
      Buffer.from('desconf').toString('base64').slice(0, 8),
    ])
      expect(everything).not.toContain(trace);
  });
});

describe('what is changed', () => {
  test('a source is renamed', async () => {
    const source = await paste(ana, id, 'Antes', 'Texto.');
    expect(await ana.call(sourcesApi.update, { params: params(source), body: { title: ' Después ' } })).toMatchObject({
      title: 'Después',
    });
    expect((await ana.send(sourcesApi.update, { params: params(source), body: { title: '  ' } })).status).toBe(400);
  });

  test('a new version takes the place of the old one, which its citations still open', async () => {
    const first = await upload(ana, id, 'renta.txt', 'La renta mensual es de 20 UF.');
    const { content } = await ask(ana, id, '¿Cuánto es la renta mensual?', [first.id]);
    const replaced = await ana.call(sourcesApi.update, {
      params: params(first),
      form: fileForm('renta v2.txt', 'Cláusula primera.\nLa renta mensual es de 35 UF.'),
    });
    const second = await settled(replaced, ana);
    expect(second).toMatchObject({ id: first.id, version: 2, display_name: 'renta v2.txt', title: 'renta' });
    expect(await textOf(second, ana)).toContain('35 UF');
    expect(await textOf(second, ana, 1)).toBe('La renta mensual es de 20 UF.');
    expect(content.citations[0]).toMatchObject({ version: 1, excerpt: 'La renta mensual es de 20 UF.' });
    const again = await ask(ana, id, '¿Cuánto es la renta mensual?', [first.id]);
    expect(again.content.citations[0]).toMatchObject({ version: 2, chunk_lines_from: 2 });
  });

  test('a version that cannot be read leaves the one before in use', async () => {
    const first = await upload(ana, id, 'plazo.txt', 'El plazo es de 30 días.');
    await ana.call(sourcesApi.update, { params: params(first), form: fileForm('plazo.pdf', 'no es un PDF') });
    await expect.poll(async () => (await settled(first, ana)).error_code).toBe('CORRUPT');
    const { content } = await ask(ana, id, '¿Cuál es el plazo?', [first.id]);
    expect(content.citations[0]).toMatchObject({ version: 1, excerpt: 'El plazo es de 30 días.' });
  });

  test('a deleted source is gone for good', async () => {
    const source = await upload(ana, id, 'borrar.txt', 'Texto que se borra.');
    expect(await ana.call(sourcesApi.remove, { params: params(source) })).toEqual({
      deleted: true,
      file_deleted: true,
    });
    for (const row of [sourcesApi.one, sourcesApi.download, sourcesApi.remove, sourcesApi.cancel, sourcesApi.keep])
      expect((await ana.send(row, { params: params(source) })).status).toBe(404);
    expect((await ana.send(sourcesApi.retry, { params: params(source), body: {} })).status).toBe(404);
    const left = await t.deps.db.selectFrom('source_versions').where('source_id', '=', source.id).execute();
    expect(left).toEqual([]);
  });
});

test('of an upload whose end nobody knows the file stays, for the row may stand', async () => {
  const stored = async (): Promise<number> => {
    let count = 0;
    for await (const { key } of t.deps.storage.list('')) if (key.includes('/file-')) count++;
    return count;
  };
  // The database hangs up while it commits.
  await sql`create function hang_up() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(
    t.deps.db,
  );
  await sql`create constraint trigger hang_up after insert on sources deferrable initially deferred for each row execute function hang_up()`.execute(
    t.deps.db,
  );
  const before = await stored();
  const refused = await fetch(`${t.base}/api/notebooks/${id}/sources/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ana.access}` },
    body: fileForm('contrato.txt', Buffer.from(agreement)),
  });
  await sql`drop trigger hang_up on sources`.execute(t.deps.db);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toMatchObject({ error_code: 'UNAVAILABLE' });
  expect(await stored()).toBe(before + 1);
});
