import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { studioApi } from '#contract/studio.ts';
import amounts from '#test/fixtures/studio/amounts/contract.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { fileForm, paste, settled } from '#test/sources.ts';
import { SHELF } from '#test/shelf.ts';
import { balanceOf, ended, expectSound, lease, listed, PRICE, press } from '#test/studio.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
let ana: Person;
let id: string;
let source: Source;
beforeAll(async () => {
  t = await testApp({ work: true, shelf: SHELF, config: { billing: { welcomeTokens: 500 } } });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  source = await paste(ana, id, 'Arriendo', lease());
});
afterEach(() => expectSound(t));
afterAll(() => t.close());

const codeOf = async (answer: Response): Promise<unknown[]> => {
  const body = (await answer.json()) as { error_code: string };
  return [answer.status, body.error_code];
};

describe('a generation', () => {
  test('is answered at once, and in the end is its result with the words of the source', async () => {
    const before = await balanceOf(ana);
    const job = await press(ana, source);
    expect(job).toMatchObject({
      kind: 'amounts',
      title: 'Arriendo',
      status: 'pending',
      progress: 0,
      analysis_summary: null,
      evidence: null,
      tokens: PRICE,
      metadata: { source_id: source.id, source_title: 'Arriendo', source_version: 1, engine: null, options: {} },
    });
    expect(await balanceOf(ana)).toBe(before - PRICE);
    const done = await ended(ana, id, job.job_id);
    expect(done).toMatchObject({
      status: 'completed',
      progress: 100,
      stage: null,
      error_code: null,
      description: '2 sums',
      has_file: false,
      analysis_summary: { total_amounts: 2, document_length: lease().trimEnd().length },
      evidence: { found: 2, total: 2 },
      metadata: { engine: { name: 'embedded', model: null } },
    });
    // Numbered by first appearance; the same span keeps its number.
    expect(done.analysis_data).toMatchObject({
      title: 'Arriendo',
      document_length: lease().trimEnd().length,
      amounts: {
        amounts: [
          { sum: '20 UF', location: { citation_id: 1 } },
          { sum: '$ 450.000', location: { citation_id: 2 } },
        ],
        largest: { citation_id: 2 },
      },
    });
    expect(done.citations).toMatchObject([
      { citation_id: 1, state: 'exact', excerpt: 'La garantía es de 20 UF y se devuelve al término.' },
      { citation_id: 2, state: 'exact', chunk_lines_from: 2, newer: null },
    ]);
    expect(await balanceOf(ana)).toBe(before - PRICE);
  });

  test('keeps no word of its source, and nothing readable', async () => {
    const row = await t.deps.db
      .selectFrom('studio_jobs')
      .selectAll()
      .where('source_id', '=', source.id)
      .executeTakeFirstOrThrow();
    const keys = await t.deps.vault.of(ana.id);
    expect(keys.openText(row.result_sealed!, `studio_jobs.result_sealed:${row.id}`)).not.toMatch(/garantía|renta/);
    for (const sealed of [row.result_sealed, row.summary_sealed, row.description_sealed])
      expect(sealed!.toString('latin1')).not.toMatch(/sums|total_amounts/);
  });

  test('is listed in the shapes of the specification, newest first', async () => {
    const newer = await press(ana, source);
    await ended(ana, id, newer.job_id);
    const list = await ana.call(amounts.api.list, { params: { id } });
    expect(list).toMatchObject({ notebook_id: id, total_count: 2 });
    expect(list.amounts_lists.map(({ job_id }) => job_id)[0]).toBe(newer.job_id);
    const all = await ana.call(studioApi.jobs, { params: { id } });
    expect(all).toEqual({ notebook_id: id, jobs: list.amounts_lists, total_count: 2 });
  });

  test('speaks the language of who asked', async () => {
    const answer = await ana.send(amounts.api.start, {
      body: { notebook_id: id, source_id: source.id },
      headers: { 'accept-language': 'es-CL' },
    });
    expect(answer.status).toBe(202);
    const { job_id } = (await answer.json()) as { job_id: string };
    expect(await ended(ana, id, job_id)).toMatchObject({ description: '2 montos' });
  });

  test('keeps what stands nowhere as missing', async () => {
    const invented = await paste(ana, id, 'Inventa', lease('invent'));
    const done = await ended(ana, id, (await press(ana, invented)).job_id);
    expect(done.evidence).toEqual({ found: 2, total: 3 });
    expect(done.citations.at(-1)).toMatchObject({ citation_id: 3, state: 'missing', start: 0, end: 0 });
    expect(done.analysis_data?.amounts.largest).toEqual({ citation_id: 3 });
  });

  test('goes on citing the version that it read, and says what became of its words', async () => {
    const old = await paste(ana, id, 'Se reemplaza', lease());
    const { job_id } = await press(ana, old);
    await ended(ana, id, job_id);
    const form = fileForm('nuevo.txt', 'Otro comienzo.\n\nLa garantía es de 20 UF y se devuelve al término.');
    await settled(await ana.call(sourcesApi.update, { params: { id, sourceId: old.id }, form }), ana);
    const { citations, metadata } = await ended(ana, id, job_id);
    expect(metadata.source_version).toBe(1);
    expect(citations.map(({ newer, version }) => [version, newer?.state])).toEqual([[1, 'there'], [1, 'gone']]); // prettier-ignore
    const again = await ended(ana, id, (await press(ana, old)).job_id);
    expect(again).toMatchObject({ metadata: { source_version: 2 }, analysis_summary: { total_amounts: 1 } });
  });
});

describe('a start', () => {
  test('of a source that was not read, has no words, or is another notebook’s is refused', async () => {
    const start = (source_id: string, notebook_id = id) =>
      ana.send(amounts.api.start, { body: { notebook_id, source_id } });
    const broken = await settled(
      await ana.call(sourcesApi.add, { params: { id }, form: fileForm('roto.pdf', 'no es un PDF') }),
      ana,
    );
    const before = await balanceOf(ana);
    expect(await codeOf(await start(broken.id))).toEqual([409, 'SOURCE_NOT_READY']);
    const other = await ana.notebook('Otro');
    expect(await codeOf(await start(source.id, other.id))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(await start(crypto.randomUUID()))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(await start(source.id, crypto.randomUUID()))).toEqual([404, 'NOT_FOUND']);
    expect(await codeOf(await ana.send(amounts.api.start, { body: { source_id: source.id } }))).toEqual([400, 'INVALID']); // prettier-ignore
    await t.deps.db.updateTable('source_versions').set({ words: 0 }).where('source_id', '=', source.id).execute();
    expect(await codeOf(await start(source.id))).toEqual([400, 'NO_TEXT']);
    await t.deps.db.updateTable('source_versions').set({ words: 30 }).where('source_id', '=', source.id).execute();
    expect(await codeOf(await ana.send(amounts.api.start, { body: { notebook_id: id } }))).toEqual([400, 'INVALID']);
    expect(await balanceOf(ana)).toBe(before);
  });

  test('without tokens is refused before any work, with what there is and what it takes', async () => {
    const poor = await testApp({ work: true, shelf: SHELF, config: { billing: { welcomeTokens: PRICE - 1 } } });
    try {
      const eva = await poor.world.user();
      const hers = await paste(eva, (await eva.notebook()).id, 'Arriendo', lease());
      const answer = await eva.send(amounts.api.start, {
        body: { notebook_id: hers.notebook_id, source_id: hers.id },
      });
      expect(answer.status).toBe(402);
      expect(await answer.json()).toMatchObject({
        error_code: 'INSUFFICIENT_TOKENS',
        current_balance: PRICE - 1,
        tokens_needed: PRICE,
      });
      expect(await listed(eva, hers.notebook_id)).toEqual([]);
      expect(await balanceOf(eva)).toBe(PRICE - 1);
    } finally {
      await poor.close();
    }
  });

  test('costs nothing where tokens are off', async () => {
    const free = await testApp({ work: true, shelf: SHELF, config: { billing: null } });
    try {
      const eva = await free.world.user();
      const hers = await paste(eva, (await eva.notebook()).id, 'Arriendo', lease());
      const job = await press(eva, hers);
      expect(job.tokens).toBeNull();
      expect(await ended(eva, hers.notebook_id, job.job_id)).toMatchObject({ status: 'completed', tokens: null });
      const { rows } = await free.deps.db.executeQuery<{ n: number }>(
        free.deps.db
          .selectFrom('studio_jobs')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .where('hold_id', 'is not', null)
          .compile(),
      );
      expect(Number(rows[0]!.n)).toBe(0);
    } finally {
      await free.close();
    }
  });
});

describe('a stranger', () => {
  test('finds nothing, whatever of a tool is asked for', async () => {
    const job = await press(ana, source);
    await ended(ana, id, job.job_id);
    const bruno = await t.world.user('Bruno Díaz');
    const own = (await bruno.notebook()).id;
    const body = { notebook_id: id, source_id: source.id };
    for (const { endpoint } of t.composed.shelf.rows.filter(({ room }) => room === 'amounts'))
      for (const [who, params] of [
        [bruno, { id, jobId: job.job_id }],
        [bruno, { id: own, jobId: job.job_id }],
      ] as const) {
        if (endpoint.path === amounts.api.list.path && params.id === own) continue;
        expect(await codeOf(await who.send(endpoint, { params, ...(endpoint.body && { body }) }))).toEqual([404, 'NOT_FOUND']); // prettier-ignore
      }
    expect(await codeOf(await bruno.send(studioApi.remove, { params: { id: own, jobId: job.job_id } }))).toEqual([404, 'NOT_FOUND']); // prettier-ignore
    expect(await codeOf(await t.world.nobody().send(amounts.api.list, { params: { id } }))).toEqual([401, 'UNAUTHENTICATED']); // prettier-ignore
    expect(await ended(ana, id, job.job_id)).toMatchObject({ status: 'completed' });
  });
});
