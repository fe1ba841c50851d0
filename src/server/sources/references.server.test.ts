import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { fileForm, paste, settled, textOf } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import { storageKey } from '#server/notebooks/index.ts';

const TEXT = [
  'En Santiago, a 5 de marzo de 2024, el arrendador cobra 20 UF.',
  'Rige la Ley N° 18.101 y, en lo demás, el artículo 1545 del Código Civil.',
  'Así lo dijo la Corte Suprema en la causa Rol N° 1.234-2020.',
  'El RUT es 12.345.678-5. El artículo 1546 también rige.',
].join('\n');

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
type Range = { version?: number; from?: number; to?: number };
const referencesOf = (source: Source, query: Range = {}) =>
  ana.call(sourcesApi.references, { params: params(source), query });
const keyIn = async ({ id: sourceId }: Source, version = 1): Promise<string | null> =>
  (
    await t.deps.db
      .selectFrom('source_versions')
      .select('references_key')
      .where('source_id', '=', sourceId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
  ).references_key;
const stored = async (key: string): Promise<Buffer> => buffer(await t.deps.storage.get(key));
const storedKeys = async (source: Source): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of t.deps.storage.list(`${ana.id}/${source.notebook_id}/${source.id}/`)) keys.push(key);
  return keys;
};

describe('the references of a source', () => {
  test('stand at their places with their lines', async () => {
    const source = await paste(ana, id, 'Arriendo', TEXT);
    const { version, total, references, identity } = await referencesOf(source);
    const text = await textOf(source, ana);
    expect([version, total, identity]).toEqual([1, references.length, null]);
    expect(
      references.map(({ line, reference: { kind, start, end } }) => `${line} ${kind}: ${text.slice(start, end)}`),
    ).toEqual([
      '1 date: 5 de marzo de 2024',
      '1 amount: 20 UF',
      '2 norm: Ley N° 18.101',
      '2 articles: artículo 1545 del Código Civil',
      '3 court: Corte Suprema',
      '3 ruling: Rol N° 1.234-2020',
      '4 rut: 12.345.678-5',
      '4 articles: artículo 1546',
    ]);
  });

  test('are those of the lines asked for, and an end before its beginning is refused', async () => {
    const source = await paste(ana, id, 'Tramo', TEXT);
    const { from, to, total, references } = await referencesOf(source, { from: 3, to: 900 });
    expect([from, to, total, references[0]!.reference.key]).toEqual([3, 4, 4, 'court:corte-suprema']);
    const wrong = await ana.send(sourcesApi.references, { params: params(source), query: { from: 3, to: 2 } });
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { error_code: 'INVALID' }]);
    expect((await ana.send(sourcesApi.references, { params: params(source), query: { version: 2 } })).status).toBe(404);
  });

  test('of a ruling tell which one it is', async () => {
    const ruling = [
      'Santiago, cinco de marzo de dos mil veinticuatro.',
      'Vistos y considerando:',
      'Primero: que procede el recurso.',
      'Regístrese.',
      'Rol N° 54.321-2023.',
      'Pronunciado por la Segunda Sala de la Corte Suprema.',
    ].join('\n\n');
    const { identity } = await referencesOf(await paste(ana, id, 'Fallo', ruling));
    expect(identity).toMatchObject({
      ruling: { rol: '54321' },
      court: { type: 'Corte Suprema', room: 2 },
      date: '2024-03-05',
    });
  });

  test('are made once, and kept sealed', async () => {
    const source = await paste(ana, id, 'Sellada', TEXT);
    expect(await keyIn(source)).toBeNull();
    const first = await referencesOf(source);
    const key = (await keyIn(source))!;
    const bytes = await stored(key);
    for (const word of ['18101', 'ley:', 'Código', 'corte-suprema', '12345678'])
      expect(bytes.includes(word)).toBe(false);
    expect(await referencesOf(source)).toEqual(first);
    expect((await stored(key)).equals(bytes)).toBe(true);
  });

  test('come back from the storage when the process knows nothing of them, and are made again where the file is gone', async () => {
    const source = await paste(ana, id, 'Otra vez', TEXT);
    const first = await referencesOf(source);
    const key = (await keyIn(source))!;
    const { findIn } = await import('./references.ts');
    const read = async () => {
      const version = await t.deps.db
        .selectFrom('source_versions')
        .selectAll()
        .where('source_id', '=', source.id)
        .executeTakeFirstOrThrow();
      const text = await textOf(source, ana);
      const fresh = { text, lines: Uint32Array.of(0) } as Parameters<typeof findIn>[3];
      return findIn(t.deps, { id, userId: ana.id } as Parameters<typeof findIn>[1], version, fresh);
    };
    const expected = first.references.map(({ reference }) => reference);
    expect((await read()).references).toEqual(expected);
    await t.deps.storage.remove([key]);
    expect((await read()).references).toEqual(expected);
    expect((await stored(key)).length).toBeGreaterThan(0);
  });

  test('are those of each version', async () => {
    const source = await paste(ana, id, 'Versiones', TEXT);
    await referencesOf(source);
    const form = fileForm('nueva.txt', 'Rige la Ley N° 19.496.');
    await settled(await ana.call(sourcesApi.update, { params: params(source), form }), ana);
    expect(await referencesOf(source)).toMatchObject({ version: 2, total: 1 });
    expect(await referencesOf(source, { version: 1 })).toMatchObject({ version: 1, total: 8 });
    expect([await keyIn(source, 1), await keyIn(source, 2)]).toEqual(
      [1, 2].map((version) =>
        storageKey({ userId: ana.id, notebookId: id, sourceId: source.id, version }, 'references'),
      ),
    );
  });

  test('go with the source', async () => {
    const source = await paste(ana, id, 'Borrada', TEXT);
    await referencesOf(source);
    expect(await storedKeys(source)).toContain(await keyIn(source));
    await ana.call(sourcesApi.remove, { params: params(source) });
    await expect.poll(() => storedKeys(source)).toEqual([]);
    expect((await ana.send(sourcesApi.references, { params: params(source) })).status).toBe(404);
  });
});

test('the authorities of a source stand once each, with their first line', async () => {
  const source = await paste(ana, id, 'Lista', `${TEXT}\nOtra vez la Ley 18.101.`);
  const { total, authorities } = await ana.call(sourcesApi.authorities, { params: params(source) });
  expect(total).toBe(4);
  expect(authorities.map(({ reference: { key }, count, line }) => [key, count, line])).toEqual([
    ['ley:18101', 2, 2],
    ['codigo:civil', 1, 2],
    ['court:corte-suprema', 1, 3],
    ['rol:1234-2020@corte-suprema', 1, 3],
  ]);
});
