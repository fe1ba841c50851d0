import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import type { Price } from '#contract/prices.ts';
import type { Generator } from '#contract/studio.ts';
import { tokensApi } from '#contract/tokens.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { bodyOf, byKind, inputOf, makeThings, ofTools, type OfTool, type Things } from '#test/fixtures/ownership.ts';
import { entriesOf } from '#test/portable.ts';
import { paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import { readShelf, type Shelf } from './registry.ts';

const KIND = 'signatures';
const SOURCE = path.resolve('src');
const FIXTURE = path.resolve('test/fixtures/added', KIND);
/** What finds tools, and so is copied: a link would lead back to the tools of the repository. */
const COPIED = ['web', 'studio'];

let root = '';
const file = (...names: string[]): string => path.join(root, 'src', ...names);
const own = (): string => file('studio', KIND);
let shelf: Shelf;
let tools: Record<string, OfTool>;
let t: TestApp;
let ana: Person;
let things: Things;

/** The source with one folder more, within this package, so that it finds what it imports. */
beforeAll(async () => {
  mkdirSync('dist', { recursive: true });
  root = mkdtempSync(path.resolve('dist', 'added-'));
  cpSync('package.json', path.join(root, 'package.json'));
  mkdirSync(file());
  for (const name of readdirSync(SOURCE))
    if (COPIED.includes(name)) cpSync(path.join(SOURCE, name), file(name), { recursive: true });
    else symlinkSync(path.join(SOURCE, name), file(name));
  cpSync(FIXTURE, own(), { recursive: true });
  shelf = await readShelf(file('studio'));
  const said = path.join(own(), 'ownership.ts');
  tools = { ...ofTools, ...byKind({ [said]: (await import(said)) as OfTool }) };
  t = await testApp({ work: true, shelf: file('studio'), config: { billing: { welcomeTokens: 50 } } });
  ana = await t.world.user();
  things = await makeThings(ana, t.deps, shelf, tools);
});
afterAll(async () => {
  await t?.close();
  rmSync(root, { recursive: true, force: true });
});

const filesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((one) => [path.relative(folder, one), readFileSync(one, 'latin1')]),
  );
const loaded = async <M>(...names: string[]): Promise<M> =>
  (await runnerImport<M>(file(...names), { configFile: false, logLevel: 'error' })).module;

type Said = { name: string; price: Price | null };
const PRICE = { name: 'signature_list', tokens: 3 };

test('a tool is added without a change outside of its own folder', () => {
  for (const name of COPIED) {
    const [before, after] = [filesIn(path.join(SOURCE, name)), filesIn(file(name))];
    const changed = [...after].filter(([one, text]) => before.get(one) !== text).map(([one]) => one);
    const added = name === 'studio' ? [...filesIn(FIXTURE).keys()].map((one) => path.join(KIND, one)) : [];
    expect(changed.sort()).toEqual(added.sort());
    expect([...before.keys()].filter((one) => !after.has(one))).toEqual([]);
  }
});

describe('the browser', () => {
  test('has it in the Studio, in its place', async () => {
    const { faces } = await loaded<{ faces: { contract: { kind: string } }[] }>('web/studio/registry.ts');
    const kinds = faces.map(({ contract }) => contract.kind);
    expect(kinds.slice(0, 4)).toEqual(['jurisprudence', 'doctrine', KIND, 'legal-risk']);
  });

  test('has it on the public pages and in the help, with its price, in both languages', async () => {
    const { facts, icons } = await loaded<{ facts: Record<Language, Said[]>; icons: unknown[] }>(
      'web/studio/public.ts',
    );
    expect(facts.en[2]).toMatchObject({ kind: KIND, name: 'Signatures', price: PRICE });
    expect(facts.es[2]).toMatchObject({ name: 'Firmas', line: 'Ana Rojas · línea 40', price: PRICE });
    expect(icons).toHaveLength(facts.es.length);
    const help = await loaded<{ facts: Record<Language, { tools: Said[] }> }>('web/pages/help/facts.ts');
    expect(help.facts.es.tools).toContainEqual(expect.objectContaining({ name: 'Firmas', price: PRICE }));
  });

  test('knows what it costs before the Studio is loaded', async () => {
    expect((await loaded<{ facts: Record<string, number> }>('web/studio/prices.ts')).facts[KIND]).toBe(PRICE.tokens);
  });
});

describe('the server', () => {
  test('runs it for its price, tells that in words, and hands out and exports its result', async () => {
    const bruno = await t.world.user();
    const { api } = shelf.generators.get(KIND)!.contract as Generator;
    const source = await paste(bruno, (await bruno.notebook()).id, 'Mandato', 'Se otorga mandato.\nFirma: Ana Rojas\n');
    const { id: source_id, notebook_id } = source;
    const { job_id: jobId } = (await bruno.call(api.start, { body: { notebook_id, source_id } })) as { job_id: string };
    const params = { id: notebook_id, jobId };
    const detail = async () =>
      (await bruno.call(api.detail, { params })) as { status: string; analysis_data: unknown; tokens: number };
    await expect.poll(async () => (await detail()).status).toBe('completed');
    expect(await detail()).toMatchObject({
      tokens: 3,
      analysis_data: { signatures: { heading: 'Firmas', signed: [{ citation_id: 1 }] } },
    });
    for (const [language, description] of [
      ['en', 'List of signatures'],
      ['es', 'Lista de firmas'],
    ] as const) {
      const told = await bruno.fetch('/api/tokens/history', { headers: { 'accept-language': language } });
      const { transactions } = tokensApi.history.answer.parse(await told.json());
      expect(transactions[0]).toMatchObject({ transaction_type: PRICE.name, description, amount: -PRICE.tokens });
    }
    const word = await bruno.fetch(`/api/notebooks/${notebook_id}/signature-lists/${jobId}/download/?format=md`);
    expect(await word.text()).toContain('Firma: Ana Rojas');
    const copy = await bruno.fetch(`/api/notebooks/${notebook_id}/export/`);
    const entries = await entriesOf(Buffer.from(await copy.arrayBuffer()));
    expect([...entries.values()].some((bytes) => bytes.includes('"signatures"'))).toBe(true);
  });

  test('knows its price among those of models', async () => {
    const composing = testApp({ shelf: file('studio'), config: { modelPrices: { signature_lists: 4 } } });
    await expect(composing).rejects.toThrow(/FOJAS_MODEL_PRICES .* signature_list,/);
  });

  test('answers its calls to its owner alone', async () => {
    const [stranger, nobody] = [await t.world.user(), t.world.nobody()];
    const rows = shelf.rows.filter(({ room }) => room === KIND);
    expect(rows.map(({ name }) => name).sort()).toEqual(['change', 'detail', 'download', 'list', 'overview', 'start']);
    for (const row of rows) {
      expect(row.endpoint.body !== undefined, row.name).toBe(bodyOf(shelf, row, tools) !== undefined);
      const input = inputOf(shelf, row, things, tools);
      const told = async (who: Pick<Person, 'send'>) =>
        errorBody.parse(await (await who.send(row.endpoint, input)).json()).error_code;
      expect([row.name, await told(stranger), await told(nobody)]).toEqual([row.name, 'NOT_FOUND', 'UNAUTHENTICATED']);
    }
  });
});
