import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Generator } from '#contract/studio.ts';
import { testApp } from '#test/app.ts';
import { paste } from '#test/sources.ts';
import { SHELF } from '#test/shelf.ts';
import { lease } from '#test/studio.ts';
import type { openApi } from '#server/http/openapi.ts';
import { readShelf } from './registry.ts';

let shelf = '';
afterEach(() => rm(shelf, { recursive: true, force: true }));

/** A shelf for a test, within this package, so that its tools find what they import. */
async function emptyShelf(): Promise<string> {
  await mkdir('dist', { recursive: true });
  return (shelf = await mkdtemp(path.resolve('dist', 'shelf-')));
}
/** Copies the folder of a tool under a name, each word of its contract replaced. */
async function copy(from: string, name: string, words: Record<string, string> = {}): Promise<void> {
  const to = path.join(shelf, name);
  await cp(path.join(SHELF, from), to, { recursive: true });
  const contract = path.join(to, 'contract.ts');
  let text = await readFile(contract, 'utf8');
  for (const [word, other] of Object.entries(words)) text = text.replaceAll(word, other);
  await writeFile(contract, text);
}

describe('a shelf', () => {
  test('is read by its folders', async () => {
    const { generators, panels, rows } = await readShelf(SHELF);
    expect([...generators.keys(), ...panels.keys()].sort()).toEqual((await readdir(SHELF)).sort());
    expect(rows.map(({ room, name }) => `${room}.${name}`)).toEqual(
      expect.arrayContaining(['amounts.start', 'voices.start', 'voices.overview', 'voices.address', 'voices.change']),
    );
  });

  test('that is empty, or is not there, has no tools', async () => {
    expect((await readShelf(await emptyShelf())).rows).toEqual([]);
    expect((await readShelf(path.join(shelf, 'none'))).rows).toEqual([]);
  });

  test('takes another tool by copying a folder: it is mounted, documented and works', async () => {
    await emptyShelf();
    await copy('amounts', 'amounts');
    await copy('bookmarks', 'bookmarks');
    await copy('amounts', 'money', { "'amounts": "'money", "'finding'": "'searching', 'finding'" });
    const t = await testApp({ work: true, shelf });
    try {
      const { contract } = t.composed.shelf.generators.get('money')!;
      const { api } = contract as Generator;
      const ana = await t.world.user();
      const source = await paste(ana, (await ana.notebook()).id, 'Arriendo', lease());
      const started = await ana.send(api.start, { body: { notebook_id: source.notebook_id, source_id: source.id } });
      expect(started.status).toBe(202);
      const { job_id } = (await started.json()) as { job_id: string };
      const params = { id: source.notebook_id, jobId: job_id };
      await expect
        .poll(async () => ((await (await ana.send(api.detail, { params })).json()) as { status: string }).status)
        .toBe('completed');
      const list = (await (await ana.send(api.list, { params })).json()) as { money_lists: unknown[] };
      expect(list.money_lists).toHaveLength(1);
      const document = (await (await ana.fetch('/api/openapi.json')).json()) as ReturnType<typeof openApi>;
      expect(document.paths).toHaveProperty(['/api/notebooks/money/', 'post', 'operationId'], 'money.start');
      expect(document.paths).toHaveProperty(['/api/bookmarks/{notebookId}/', 'get']);
      const wrong = await ana.fetch(`/api/notebooks/${params.id}/money-lists/`, { method: 'PUT' });
      expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, OPTIONS']);
    } finally {
      await t.close();
    }
  });
});

describe('nothing starts where', () => {
  test('a folder and the tool in it have different names', async () => {
    await emptyShelf();
    await copy('amounts', 'sums');
    await expect(readShelf(shelf)).rejects.toThrow("the folder 'sums' holds the tool 'amounts'");
  });

  test('two tools share a call', async () => {
    await emptyShelf();
    await copy('amounts', 'amounts');
    await copy('amounts', 'sums', { "kind: 'amounts'": "kind: 'sums'" });
    await expect(readShelf(shelf)).rejects.toThrow("the tools 'amounts' and 'sums' share /notebooks/amounts/");
  });

  test('a tool takes a call of a room', async () => {
    await emptyShelf();
    await copy('amounts', 'amounts', { "list: 'amounts-lists'": "list: 'sources'" });
    await expect(readShelf(shelf)).rejects.toThrow("the tools 'sources' and 'amounts' share");
  });

  test('a price has the name of another move of tokens', async () => {
    await emptyShelf();
    await copy('amounts', 'amounts', { legal_risk_analysis: 'bonus' });
    await expect(readShelf(shelf)).rejects.toThrow("the price of the tool 'amounts' has a name that is taken: 'bonus'");
  });

  test('a tool has calls for a file and makes none, or makes one and has no calls', async () => {
    await emptyShelf();
    await copy('amounts', 'amounts');
    await copy('voices', 'voices');
    const file = path.join(shelf, 'voices/server/index.ts');
    await writeFile(file, (await readFile(file, 'utf8')).replace('  filing: {', '  ...{} as never, other: {'));
    await expect(readShelf(shelf)).rejects.toThrow("the tool 'voices' has calls for a file and makes none");
    await rm(shelf, { recursive: true });
    await emptyShelf();
    await copy('amounts', 'amounts');
    const silent = path.join(shelf, 'amounts/server/index.ts');
    await writeFile(
      silent,
      (await readFile(silent, 'utf8')).replace('  summarise:', '  filing: {} as never,\n  summarise:'),
    );
    await expect(readShelf(shelf)).rejects.toThrow("the tool 'amounts' has a file and no calls for it");
  });

  test('a folder holds no tool', async () => {
    await emptyShelf();
    await copy('amounts', 'amounts');
    await rename(path.join(shelf, 'amounts/server/find.ts'), path.join(shelf, 'amounts/server/index.ts'));
    await expect(readShelf(shelf)).rejects.toThrow("the tool 'amounts' has no default export with a contract");
  });
});
