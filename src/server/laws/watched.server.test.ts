import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lawAddress, lawsApi } from '#contract/laws.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { Problem } from '#server/http/problem.ts';
import type { LawQuestion } from '#server/ports/laws/port.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { paste, settled, textOf } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import { checkWatched } from './watched.ts';

/** A norm as the service sends it, with a text of a day. */
const norm = (id: string, number: string, day: string): string =>
  `<?xml version="1.0"?><Norma xmlns="http://www.leychile.cl/esquemas" normaId="${id}" fechaVersion="${day}" derogado="no derogado"><Identificador fechaPublicacion="1982-01-29"><TiposNumeros><TipoNumero><Tipo>Ley</Tipo><Numero>${number}</Numero></TipoNumero></TiposNumeros></Identificador><Metadatos><TituloNorma>ARRENDAMIENTO</TituloNorma></Metadatos><EstructurasFuncionales><EstructuraFuncional tipoParte="Artículo"><Texto>     Artículo 1.- Texto del ${day}.</Texto><Metadatos><NombreParte presente="si">1</NombreParte></Metadatos></EstructuraFuncional></EstructurasFuncionales></Norma>`;

let t: TestApp;
let ana: Person;
let id: string;
/** The day of the text that the library has; what it throws instead of an answer; what it was asked. */
let day: string;
let trouble: Problem | null;
let asked: LawQuestion[];
const about = (): LawQuestion[] => asked.filter((question) => 'about' in question);

beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
});
beforeEach(async () => {
  id = (await ana.notebook()).id;
  [day, trouble, asked] = ['2022-06-30', null, []];
  await t.deps.db.updateTable('sources').set({ law_watched: false }).execute();
  t.deps.laws = {
    ask: async (question) => {
      asked.push(question);
      if (trouble) throw trouble;
      return Buffer.from(norm('29526', '18101', day));
    },
  };
});
afterAll(() => t.close());

const add = async (url = lawAddress('idLey', '18101'), who = ana, notebook = id): Promise<Source> =>
  settled(await who.call(sourcesApi.add, { params: { id: notebook }, body: { type: 'website', url } }), who);
const of = (source: Source) => ({ id: source.notebook_id, sourceId: source.id });
const watch = (source: Source, watched = true, who = ana) =>
  who.call(lawsApi.watch, { params: of(source), body: { watched } });
const run = (): Promise<void> =>
  checkWatched(t.deps)({}, { signal: new AbortController().signal, attempt: 1, lastAttempt: false });
const now = async (source: Source, who = ana): Promise<Source> => who.call(sourcesApi.one, { params: of(source) });
/** As if the library had been asked eight days ago. */
const eightDaysLater = (): Promise<unknown> =>
  t.deps.db
    .updateTable('sources')
    .set({ law_asked_at: new Date(t.deps.now().getTime() - 8 * 86_400_000) })
    .execute();

test('a law that is added by its number gets the address of its norm, and is not watched', async () => {
  const source = await add();
  expect(source.url).toBe(lawAddress('idNorma', '29526'));
  expect(source.law).toEqual({ watched: false, asked_at: null, newer: null });
});

test('another law than the number that was asked for is not taken', async () => {
  expect(await add(lawAddress('idLey', '19496'))).toMatchObject({
    processing_status: 'failed',
    error_code: 'NO_SUCH_LAW',
  });
});

test('asked for, a newer text is told, taken as the next version, and the one before stays', async () => {
  const source = await add();
  expect((await ana.call(lawsApi.check, { params: of(source) })).law).toMatchObject({ newer: null });
  day = '2026-03-01';
  expect((await ana.call(lawsApi.check, { params: of(source) })).law).toMatchObject({ newer: day });
  const taken = await settled(await ana.call(lawsApi.take, { params: of(source) }), ana);
  expect(taken).toMatchObject({ processing_status: 'completed', version: 2, law: { newer: null } });
  expect(await textOf(taken, ana)).toContain('Texto del 2026-03-01.');
  const before = await ana.call(sourcesApi.one, { params: of(source), query: { version: 1 } });
  expect(before.content).toContain('Texto del 2022-06-30.');
});

test('an older text, or the same, is no news', async () => {
  const source = await add();
  day = '2010-01-01';
  expect((await ana.call(lawsApi.check, { params: of(source) })).law).toMatchObject({ newer: null });
});

test('what is no norm cannot be watched, asked for or taken', async () => {
  const text = await paste(ana, id, 'Nota', 'Texto.');
  for (const call of [lawsApi.check, lawsApi.take])
    expect((await ana.send(call, { params: of(text) })).status).toBe(409);
  expect((await ana.send(lawsApi.watch, { params: of(text), body: { watched: true } })).status).toBe(409);
  expect(text.law).toBeNull();
});

describe('each week', () => {
  test('a norm that is watched is asked for once, whoever watches it; one that is not, never', async () => {
    const bruno = await t.world.user();
    const sources = [await add(), await add(lawAddress('idLey', '18101'), bruno, (await bruno.notebook()).id)] as const;
    const unwatched = await add();
    await watch(sources[0]);
    await watch(sources[1], true, bruno);
    day = '2026-03-01';
    await run();
    expect(about()).toHaveLength(1);
    expect((await now(sources[0])).law).toMatchObject({ watched: true, newer: day });
    expect((await now(sources[1], bruno)).law).toMatchObject({ newer: day });
    expect((await now(unwatched)).law).toMatchObject({ newer: null, asked_at: null });
  });

  test('it is asked for again after a week, and not before', async () => {
    await watch(await add());
    await run();
    await run();
    expect(about()).toHaveLength(1);
    await eightDaysLater();
    await run();
    expect(about()).toHaveLength(2);
  });

  test('one that is not watched any more is left alone', async () => {
    const source = await add();
    await watch(source);
    await watch(source, false);
    await run();
    expect(about()).toHaveLength(0);
  });

  test('a busy library ends the round, which a later try begins anew; nothing is told of it', async () => {
    const source = await add();
    await watch(source);
    trouble = new Problem('LAWS_BUSY');
    await expect(run()).rejects.toMatchObject({ code: 'LAWS_BUSY' });
    expect((await now(source)).law).toMatchObject({ asked_at: null, newer: null });
    trouble = null;
    await run();
    expect((await now(source)).law?.asked_at).not.toBeNull();
  });

  test('a library in trouble is left alone after three answers that are none', async () => {
    for (const number of ['1', '2', '3', '4', '5']) {
      const source = await add();
      await watch(source);
      const keys = await t.deps.vault.of(ana.id);
      await t.deps.db
        .updateTable('sources')
        .set({ url_sealed: keys.seal(lawAddress('idNorma', number), `sources.url_sealed:${source.id}`) })
        .where('id', '=', source.id)
        .execute();
    }
    asked = [];
    trouble = new Problem('LAWS_UNREACHABLE');
    await expect(run()).rejects.toMatchObject({ code: 'LAWS_UNREACHABLE' });
    expect(asked).toHaveLength(3);
  });

  test('a norm that the library does not have any more has no newer text', async () => {
    const source = await add();
    await watch(source);
    trouble = new Problem('NO_SUCH_LAW');
    await run();
    expect((await now(source)).law).toMatchObject({ newer: null, asked_at: expect.any(String) as string });
  });
});

test('a text that could not be had leaves the one that is there, and says why', async () => {
  const source = await add();
  trouble = new Problem('LAWS_UNREACHABLE');
  const failed = await settled(await ana.call(lawsApi.take, { params: of(source) }), ana);
  expect(failed).toMatchObject({ processing_status: 'failed', error_code: 'LAWS_UNREACHABLE', version: 1 });
  expect(await textOf({ ...source }, ana)).toContain('Texto del 2022-06-30.');
});

test('own sets are kept, changed and deleted; one norm does not stand twice in one', async () => {
  const laws = [{ name: 'Ley 18.101', title: 'Arriendo', address: lawAddress('idLey', '18101') }];
  const set = await ana.call(lawsApi.makeSet, { body: { name: ' Mis arriendos ', laws } });
  expect(set).toMatchObject({ name: 'Mis arriendos', laws });
  const changed = await ana.call(lawsApi.changeSet, { params: { setId: set.id }, body: { name: 'Arriendos', laws } });
  expect(await ana.call(lawsApi.sets)).toEqual([changed]);
  const twice = { name: 'Dos', laws: [...laws, ...laws] };
  expect((await ana.send(lawsApi.makeSet, { body: twice })).status).toBe(400);
  const elsewhere = { name: 'Otra', laws: [{ ...laws[0]!, address: 'https://example.com/' }] };
  expect((await ana.send(lawsApi.makeSet, { body: elsewhere })).status).toBe(400);
  await ana.call(lawsApi.removeSet, { params: { setId: set.id } });
  expect(await ana.call(lawsApi.sets)).toEqual([]);
});
