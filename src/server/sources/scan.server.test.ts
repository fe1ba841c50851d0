import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { EICAR, hasClamd, pretendedClamd, realClamd, type Scanner } from '#test/clamd.ts';
import { paste, settled, textOf, upload } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import { createClamd } from '#server/ports/antivirus/clamd.ts';

const HARMFUL = Buffer.concat([Buffer.from('La renta es de 20 UF.\n'), EICAR]);
const NOBODY = createClamd({ path: '/nowhere/clamd.ctl' });

function withScanner(open: () => Promise<Scanner>): void {
  let [one, t, ana, id] = [{} as Scanner, {} as TestApp, {} as Person, ''];
  let answers = true;
  beforeAll(async () => {
    one = await open();
    const at = () => (answers ? one.antivirus : NOBODY);
    const antivirus = { name: 'clamd', scan: (...of: Parameters<typeof NOBODY.scan>) => at().scan(...of) };
    const page = { url: 'https://ley.example/', mediaType: 'text/plain', charset: 'utf-8', bytes: HARMFUL };
    t = await testApp({ work: true, adapters: { antivirus, web: { fetch: async () => page } } });
    ana = await t.world.user();
    id = (await ana.notebook()).id;
  });
  afterAll(async () => {
    await t.close();
    await one.end();
  });
  const stored = async (source: Source): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of t.deps.storage.list('')) if (key.includes(source.id)) keys.push(key);
    return keys;
  };

  test('a harmful file is not read and not kept, and its source says so', async () => {
    const source = await upload(ana, id, 'contrato.txt', HARMFUL);
    expect(source).toMatchObject({ processing_status: 'failed', error_code: 'INFECTED', file: null });
    expect(source.error_message).toContain('antivirus');
    expect(await stored(source)).toEqual([]);
    const { status } = await ana.send(sourcesApi.download, { params: { id, sourceId: source.id } });
    expect(status).toBe(404);
    const told = t.logged().filter((line) => line.includes('the antivirus found something'));
    expect(told).toHaveLength(1);
    expect(told[0]).not.toContain('contrato');
  });

  test('what is pasted and what is fetched is looked through too', async () => {
    expect(await paste(ana, id, 'Nota', HARMFUL.toString())).toMatchObject({ error_code: 'INFECTED' });
    const body = { type: 'website' as const, title: 'Ley', url: 'https://ley.example/' };
    const page = await settled(await ana.call(sourcesApi.add, { params: { id }, body }), ana);
    expect(page).toMatchObject({ processing_status: 'failed', error_code: 'INFECTED' });
    expect(await stored(page)).toEqual([]);
  });

  test('a clean file is read; where nobody looks through it, it waits to be tried again', async () => {
    const clean = await upload(ana, id, 'clean.txt', 'La renta es de 20 UF.');
    expect(await textOf(clean, ana)).toContain('20 UF');
    answers = false;
    const source = await upload(ana, id, 'nuevo.txt', 'La renta es de 30 UF.');
    expect(source).toMatchObject({ processing_status: 'failed', error_code: 'NOT_SCANNED', file: 'nuevo.txt' });
    answers = true;
    const again = await ana.call(sourcesApi.retry, { params: { id, sourceId: source.id }, body: {} });
    expect(await settled(again, ana)).toMatchObject({ processing_status: 'completed' });
  });
}

describe('with a daemon that speaks as clamd does', () => {
  withScanner(pretendedClamd);
});

describe.runIf(hasClamd)('with the clamd of this machine', () => {
  withScanner(realClamd);
});
