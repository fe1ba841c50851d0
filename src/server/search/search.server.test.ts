import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QueryIn } from '#contract/endpoint.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import { HITS, QUERY_MAX, searchApi, type Found, type Hit } from '#contract/search.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { fileForm, paste, settled, textOf, upload } from '#test/sources.ts';
import type { Person, Refused } from '#test/world.ts';

const document = (name: string): string => readFileSync(`test/fixtures/documents/${name}`, 'utf8');
const RULING =
  'Santiago, dos de enero de dos mil veinticuatro.\nVistos: En estos autos Rol N° 4.817-2020 se acogió la demanda de término anticipado del contrato de arrendamiento.\nSe citó la causa rol 4817-2021 y la ley Nº 19.496.';
const LEASE =
  'Cláusula octava. Término anticipado. La arrendataria podrá poner término anticipado al contrato con un aviso de sesenta días.\nCláusula novena. La renta se reajustará cada año según la variación de la unidad de fomento.';

let t: TestApp;
let ana: Person;
let cases: string;
let leases: string;
let law: Source;
let lease: Source;
let ruling: Source;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  [cases, leases] = [(await ana.notebook('Casación Quilapilún')).id, (await ana.notebook('Arriendo bodegas')).id];
  law = await upload(ana, cases, 'Ley 20.169.txt', document('ley-20169.txt'));
  ruling = await paste(ana, cases, 'Fallo de término', RULING);
  lease = await paste(ana, leases, 'Contrato de arrendamiento, Bodega 7', LEASE);
  await upload(ana, leases, 'Distribution Agreement.md', document('distribution-agreement.md'));
  await ana.call(notesApi.add, { params: { id: leases }, body: { title: 'Término: costo y defensa', content: 'x' } });
});
afterAll(() => t.close());

type Asked = Omit<QueryIn<(typeof searchApi)['search']>, 'q'>;
const find = (q: string, more: Asked = {}, who = ana): Promise<Found> =>
  who.call(searchApi.search, { query: { q, ...more } });
const excerpts = ({ hits }: Found): string[] => hits.map(({ citation }) => citation.excerpt);
const words = ({ citation, words: places }: Hit): string[] =>
  places.map(({ start, end }) => citation.excerpt.slice(start, end));

describe('titles', () => {
  test('are found by the beginnings of their words, whatever the case and the accents', async () => {
    expect(await find('QUILAPILUN casac')).toMatchObject({
      notebooks: [{ id: cases, title: 'Casación Quilapilún' }],
      sources: [],
    });
    expect((await find('bodeg')).notebooks).toMatchObject([{ id: leases }]);
    expect((await find('odegas')).notebooks).toEqual([]);
    expect((await find('término')).notes).toMatchObject([
      { notebook_id: leases, notebook_title: 'Arriendo bodegas', title: 'Término: costo y defensa' },
    ]);
  });

  test('are found by their number, with its points or without', async () => {
    const source = {
      id: law.id,
      title: law.title,
      type: 'txt',
      notebook_id: cases,
      notebook_title: 'Casación Quilapilún',
    };
    expect((await find('20.169')).sources).toEqual([source]);
    expect((await find('ley 20169')).sources).toEqual([source]);
  });
});

describe('passages', () => {
  test('of all notebooks come with the exact words of their lines', async () => {
    const { hits } = await find('término anticipado');
    expect(hits.map(({ citation }) => citation.source_id).sort()).toEqual([lease.id, ruling.id].sort());
    for (const { citation, notebook_id } of hits) {
      expect(citation.state).toBe('exact');
      const source = { id: citation.source_id, notebook_id } as Source;
      const text = await textOf(source, ana);
      expect(text.slice(citation.start, citation.end)).toBe(citation.excerpt);
      const lines = text.split('\n').slice(citation.chunk_lines_from - 1, citation.chunk_lines_to);
      expect(lines.join('\n')).toContain(citation.excerpt);
    }
    expect(hits.map((one) => one.notebook_title)).toContain('Casación Quilapilún');
    expect(words(hits.find(({ citation }) => citation.source_id === ruling.id)!)).toEqual(['término', 'anticipado']);
  });

  test('are found by words without accents, by other forms of them, and by one that is still being typed', async () => {
    const said = 'La arrendataria podrá poner término anticipado al contrato con un aviso de sesenta días.';
    expect(excerpts(await find('aviso dias'))).toEqual([said]);
    expect(excerpts(await find('avisos'))).toEqual([said]);
    expect(excerpts(await find('ses'))).toEqual([said]);
    expect(words((await find('poner arrendat')).hits[0]!)).toEqual(['arrendataria', 'poner']);
    expect((await find('shall')).hits[0]?.citation.source_title).toBe('Distribution Agreement');
  });

  test('hold a phrase between quotation marks word for word', async () => {
    expect(excerpts(await find('"poner termino anticipado al contrato"'))).toHaveLength(1);
    expect(words((await find('«PONER TÉRMINO»')).hits[0]!)).toEqual(['poner término']);
    expect(excerpts(await find('"término del contrato"'))).toEqual([]);
    expect(excerpts(await find('"anticipado término"'))).toEqual([]);
    // Small words are part of it, and it may run over the end of a line.
    expect(excerpts(await find('"anticipado del contrato"'))).toHaveLength(1);
    expect((await find('“actos de competencia desleal”')).hits.length).toBeGreaterThan(0);
    expect(excerpts(await find('"afectada en sus intereses legítimos por un acto de competencia"'))).toHaveLength(1);
  });

  test('are found by the number of a law or of a case', async () => {
    const laws = await find('19.496');
    expect(laws.hits.map(({ citation }) => citation.source_id).sort()).toEqual([law.id, ruling.id].sort());
    expect(laws.hits.flatMap(words)).toEqual(['19.496', '19.496']);
    const rol = await find('rol 4817-2020');
    expect(excerpts(rol)).toHaveLength(1);
    expect(words(rol.hits[0]!)).toEqual(['Rol', '4.817-2020']);
    expect(words((await find('4817-2021')).hits[0]!)).toEqual(['4817-2021']);
    expect(excerpts(await find('rol 4817-2022'))).toEqual([]);
  });

  test('are few of one source, and as many as were asked for', async () => {
    const all = await find('competencia desleal');
    expect(all.hits).toHaveLength(3);
    const one = await find('competencia desleal', { notebook_id: cases, limit: 2 });
    expect(one).toMatchObject({ hits: [{}, {}], truncated: true });
    expect(one.hits.map(({ citation }) => citation.citation_id)).toEqual([1, 2]);
  });

  test('of one notebook alone where it is named', async () => {
    const { hits, sources, notes, notebooks } = await find('término', { notebook_id: cases });
    expect(hits.map(({ citation }) => citation.source_id)).toEqual([ruling.id]);
    expect(sources.map(({ id }) => id)).toEqual([ruling.id]);
    expect([notes, notebooks]).toEqual([[], []]);
  });

  test('of a sentence without end are a part of it', async () => {
    const id = (await ana.notebook('Larga')).id;
    const long = `${'alfa beta '.repeat(300)}cabrestante ${'gamma delta '.repeat(300)}`;
    await paste(ana, id, 'Sin puntos', long);
    const [hit] = (await find('cabrestante', { notebook_id: id })).hits;
    expect(hit!.citation.excerpt).toMatch(/^(?:alfa|beta) .* cabrestante gamma .*(?:gamma|delta)$/);
    expect(hit!.citation.excerpt.length).toBeLessThanOrEqual(480);
    expect(words(hit!)).toEqual(['cabrestante']);
  });
});

describe('only what is there now and is mine', () => {
  test("nothing of anybody else's is found, nor their notebook", async () => {
    const bruno = await t.world.user('Bruno Díaz');
    const nothing = { notebooks: [], sources: [], notes: [], hits: [], truncated: false };
    expect(await find('término anticipado', {}, bruno)).toEqual(nothing);
    const refused = (await find('término', { notebook_id: cases }, bruno).catch((error: unknown) => error)) as Refused;
    expect(refused).toMatchObject({ status: 404, answer: { error_code: 'NOT_FOUND' } });
    await expect(find('término', { notebook_id: randomUUID() })).rejects.toMatchObject({ status: 404 });
  });

  test('a replaced source is searched in its newest version, a deleted one not at all', async () => {
    const id = (await ana.notebook('Versiones')).id;
    const source = await upload(ana, id, 'pauta.txt', 'El zahorí encontró agua.');
    expect(excerpts(await find('zahorí'))).toEqual(['El zahorí encontró agua.']);
    const params = { id, sourceId: source.id };
    const form = fileForm('pauta.txt', 'El almirez estaba vacío.');
    await settled(await ana.call(sourcesApi.update, { params, form }), ana);
    expect(excerpts(await find('zahorí'))).toEqual([]);
    expect((await find('almirez')).hits[0]!.citation).toMatchObject({ version: 2, newer: null });
    await ana.call(sourcesApi.remove, { params });
    expect(await find('almirez')).toMatchObject({ sources: [], hits: [] });
  });

  test('a failing replacement leaves what was read before; a source that failed is found by its title only', async () => {
    const id = (await ana.notebook('Fallas')).id;
    const source = await upload(ana, id, 'acta.txt', 'El síndico firmó el acta.');
    const params = { id, sourceId: source.id };
    const form = fileForm('acta.pdf', '%PDF-1.7 broken');
    await settled(await ana.call(sourcesApi.update, { params, form }), ana);
    expect((await find('síndico')).hits[0]!.citation).toMatchObject({ version: 1 });
    const broken = await upload(ana, id, 'Planos rotos.pdf', '%PDF-1.7 broken');
    expect(broken.processing_status).toBe('failed');
    expect(await find('planos rotos')).toMatchObject({ sources: [{ id: broken.id }], hits: [] });
  });

  test('a source whose file is lost does not keep the others from being searched', async () => {
    const id = (await ana.notebook('Perdidas')).id;
    const [lost, kept] = [
      await paste(ana, id, 'Perdida', 'El escribano dio fe.'),
      await paste(ana, id, 'Guardada', 'El escribano no dio fe.'),
    ];
    const { index_key } = await t.deps.db
      .selectFrom('source_versions')
      .select('index_key')
      .where('source_id', '=', lost.id)
      .executeTakeFirstOrThrow();
    await t.deps.storage.remove([index_key!]);
    expect((await find('escribano')).hits.map(({ citation }) => citation.source_id)).toEqual([kept.id]);
  });

  test('a notebook that is gone is not found', async () => {
    const { id } = await ana.notebook('Efímero');
    await paste(ana, id, 'Hoja', 'El palimpsesto se borró.');
    await ana.call(notebooksApi.remove, { params: { id } });
    expect(await find('palimpsesto efimero')).toMatchObject({ notebooks: [], sources: [], hits: [] });
  });
});

describe('what is typed', () => {
  const status = async (query: Record<string, unknown>) => (await ana.send(searchApi.search, { query })).status;

  test('is refused where it is nothing, too much or no query', async () => {
    expect(await status({})).toBe(400);
    expect(await status({ q: '   ' })).toBe(400);
    expect(await status({ q: 'a'.repeat(QUERY_MAX + 1) })).toBe(400);
    expect(await status({ q: 'a\0b' })).toBe(400);
    expect(await status({ q: 'renta', limit: HITS.most + 1 })).toBe(400);
    expect(await status({ q: 'renta', limit: 'many' })).toBe(400);
    expect(await status({ q: 'renta', notebook_id: 'x' })).toBe(400);
  });

  test.each([
    '"',
    '«»',
    '-',
    '...',
    '%',
    "'; drop table sources; --",
    '🏠',
    '(((((',
    '"a"b"c',
    'de la',
    '\u202e',
    '-1-2-',
    'ǅ'.repeat(200),
  ])('answers %j', async (q) => {
    expect([200, 400]).toContain(await status({ q }));
  });

  test('stands in no log', async () => {
    await find('almendruco cañamazo');
    expect(t.logged().join('\n')).not.toMatch(/almendruco|ca%C3%B1amazo|cañamazo/i);
    expect(t.logged().filter((line) => line.includes('a call failed'))).toEqual([]);
  });

  test('many at once are all answered, and one that nobody waits for leaves nothing behind', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => find('término anticipado')));
    expect(new Set(many.map((one) => JSON.stringify(one))).size).toBe(1);
    const gone = new AbortController();
    const left = ana.fetch('/api/search/?q=renta', { signal: gone.signal }).catch(() => null);
    gone.abort();
    expect(await left).toBeNull();
    expect((await find('reajustará')).hits).toHaveLength(1);
    expect(t.logged().filter((line) => line.includes('a call failed'))).toEqual([]);
  });
});
