import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEY_MAX, MAX_MENTIONS } from '#contract/references.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { paste, textOf } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
let ana: Person;
let id: string;
let lease: Source;
let brief: Source;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  lease = await paste(
    ana,
    id,
    'Contrato',
    'Primera.\nRige el artículo 1545 del Código Civil. El artículo 1546 también obliga.',
  );
  brief = await paste(
    ana,
    id,
    'Demanda',
    'Según el Código Civil se debe la renta.\nAsí la causa Rol N° 1.234-2020 de la Corte Suprema.',
  );
});
afterAll(() => t.close());

const mentions = (key: string, source_ids?: string) =>
  ana.call(sourcesApi.mentions, { params: { id }, query: { key, source_ids } });

describe('all mentions', () => {
  test('of a norm stand in all its sources, by their sentences, its articles among them', async () => {
    const { total, reference, sources } = await mentions('codigo:civil');
    expect(total).toBe(3);
    expect(reference).toMatchObject({ kind: 'norm', title: 'Código Civil' });
    expect(sources.map(({ source_title, total: n }) => [source_title, n])).toEqual([
      ['Contrato', 2],
      ['Demanda', 1],
    ]);
    const all = sources.flatMap((one) => one.mentions);
    expect(all.map(({ citation_id, excerpt, how, article }) => [citation_id, excerpt, how, article])).toEqual([
      [1, 'Rige el artículo 1545 del Código Civil.', 'named', true],
      [2, 'El artículo 1546 también obliga.', 'after', true],
      [3, 'Según el Código Civil se debe la renta.', 'named', false],
    ]);
    expect(all[0]).toMatchObject({ state: 'exact', chunk_lines_from: 2, chunk_lines_to: 2, version: 1 });
    expect(all.map(({ excerpt, within }) => excerpt.slice(within.start, within.end))).toEqual([
      'artículo 1545 del Código Civil',
      'artículo 1546',
      'Código Civil',
    ]);
    const text = await textOf(brief, ana);
    expect(text.slice(all[2]!.start, all[2]!.end)).toBe('Código Civil');
  });

  test('are looked for in the sources asked for only', async () => {
    const { total, sources } = await mentions('codigo:civil', brief.id);
    expect([total, sources[0]!.source_id]).toEqual([1, brief.id]);
    expect((await mentions('codigo:civil', `${brief.id},${lease.id}`)).total).toBe(3);
  });

  test('of an article, a ruling and a key that nobody names', async () => {
    expect((await mentions('codigo:civil#1545')).total).toBe(1);
    expect((await mentions('rol:1234-2020@corte-suprema')).total).toBe(1);
    expect(await mentions('ley:1')).toEqual({ key: 'ley:1', reference: null, total: 0, sources: [] });
  });

  test('refuse what is no key and no list of sources', async () => {
    const refused = (query: Record<string, string>) =>
      ana.send(sourcesApi.mentions, { params: { id }, query }).then(({ status }) => status);
    expect(await refused({})).toBe(400);
    expect(await refused({ key: ' ' })).toBe(400);
    expect(await refused({ key: 'x'.repeat(KEY_MAX + 1) })).toBe(400);
    expect(await refused({ key: 'ley:1', source_ids: 'x' })).toBe(400);
  });

  test("of a stranger's notebook or source are not found", async () => {
    const stranger = await t.world.user('Bruno Díaz');
    const query = { key: 'codigo:civil' };
    expect((await stranger.send(sourcesApi.mentions, { params: { id }, query })).status).toBe(404);
    const own = (await stranger.notebook()).id;
    await paste(stranger, own, 'Suya', 'Rige el Código Civil.');
    const asked = { params: { id: own }, query: { ...query, source_ids: lease.id } };
    expect((await stranger.send(sourcesApi.mentions, asked)).status).toBe(404);
  });

  test('are counted all and listed up to a limit', async () => {
    const many = (await ana.notebook('Muchas')).id;
    const sure = 'Rige la Ley N° 19.496.\n';
    await paste(ana, many, 'Primera', sure.repeat(MAX_MENTIONS - 1));
    await paste(ana, many, 'Segunda', sure.repeat(3));
    const found = await ana.call(sourcesApi.mentions, { params: { id: many }, query: { key: 'ley:19496' } });
    expect(found.total).toBe(MAX_MENTIONS + 2);
    expect(found.sources.map((one) => [one.total, one.mentions.length])).toEqual([
      [MAX_MENTIONS - 1, MAX_MENTIONS - 1],
      [3, 1],
    ]);
    expect(found.sources[1]!.mentions[0]!.citation_id).toBe(MAX_MENTIONS);
  });

  test('leave out the headings of the articles of a law in its own text, unless the article is asked for', async () => {
    const other = (await ana.notebook('Ley')).id;
    const law = 'LEY NUM. 20.169\nREGULA LA COMPETENCIA DESLEAL\n'.concat(
      ...[1, 2, 3].map((n) => `Artículo ${n}.- Dice algo de la ley.\n`),
    );
    await paste(ana, other, 'Ley 20.169', law);
    await paste(ana, other, 'Demanda', 'Según el artículo 2 de la Ley N° 20.169 hay deslealtad.');
    const of = async (key: string) =>
      (await ana.call(sourcesApi.mentions, { params: { id: other }, query: { key } })).sources.map(
        ({ source_title, total }) => `${source_title} ${total}`,
      );
    expect(await of('ley:20169')).toEqual(['Ley 20.169 1', 'Demanda 1']);
    expect(await of('ley:20169#2')).toEqual(['Ley 20.169 1', 'Demanda 1']);
  });
});
