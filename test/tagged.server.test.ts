import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldersApi } from '#contract/folders.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import { sourcesApi } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { paste } from '#test/sources.ts';
import { onceTold } from '#test/told.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ work: true });
});
afterAll(() => t.close());

/** The lists that have tags, as they are asked for in one notebook. */
const LISTS = {
  notebooks: (by: Person, _id: string, headers: Record<string, string> = {}) => by.send(notebooksApi.list, { headers }),
  sources: (by: Person, id: string, headers: Record<string, string> = {}) =>
    by.send(sourcesApi.list, { params: { id }, headers }),
  notes: (by: Person, id: string, headers: Record<string, string> = {}) =>
    by.send(notesApi.list, { params: { id }, headers }),
};
type Name = keyof typeof LISTS;
const NAMES = Object.keys(LISTS) as Name[];
type Seen = { tag: string; list: unknown };

async function see(name: Name, by: Person, id: string, headers: Record<string, string> = {}): Promise<Seen> {
  const answer = await LISTS[name](by, id, headers);
  expect(answer.status).toBe(200);
  return { tag: answer.headers.get('etag')!, list: await answer.json() };
}
/** A notebook with one source, that nothing changes any more. */
async function quiet(by: Person): Promise<{ id: string; sourceId: string }> {
  const { id } = await by.notebook();
  const { id: sourceId } = await paste(by, id, 'Ley', 'Artículo 1. Uno.');
  await onceTold(by, async () => {
    const { generation_status } = await by.call(notebooksApi.one, { params: { id } });
    if (generation_status !== 'completed') throw new Error(`${generation_status}`);
  });
  return { id, sourceId };
}
const shows = (tag: string) => ({ 'if-none-match': tag });

test('a list that is as it was is not sent again to whoever shows its tag; what only looks like its tag is none', async () => {
  const ana = await t.world.user();
  const { id } = await quiet(ana);
  for (const name of NAMES) {
    const { tag } = await see(name, ana, id);
    for (const shown of [tag, `W/${tag}`, `"otra", ${tag}`]) {
      const again = await LISTS[name](ana, id, shows(shown));
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
      expect(again.headers.get('cache-control')).toBe('no-store');
    }
    for (const shown of ['*', '"otra"', tag.slice(1, -1), tag.toLowerCase(), ''])
      expect((await LISTS[name](ana, id, shows(shown))).status).toBe(200);
  }
});

test('nobody is answered by the tag of another user, notebook or language; a stranger is 404 with or without one', async () => {
  const [ana, bruno] = [await t.world.user(), await t.world.user()];
  const [one, other] = [await ana.notebook(), await ana.notebook()];
  const his = await bruno.notebook();
  for (const name of NAMES) {
    const { tag } = await see(name, ana, one.id);
    const own = await see(name, bruno, his.id, shows(tag));
    expect(own).toEqual(await see(name, bruno, his.id));
    expect(own.tag).not.toBe(tag);
    const english = await see(name, ana, one.id, { 'accept-language': 'en' });
    await see(name, ana, one.id, { ...shows(english.tag), 'accept-language': 'es' });
    if (name === 'notebooks') continue;
    expect((await see(name, ana, other.id, shows(tag))).tag).not.toBe(tag);
    for (const headers of [{}, shows(tag)]) expect((await LISTS[name](bruno, one.id, headers)).status).toBe(404);
  }
});

test('after any write an old tag is answered by the list as it is now, unless that is the same', async () => {
  const ana = await t.world.user();
  const { id, sourceId } = await quiet(ana);
  const of = { params: { id, sourceId } };
  const folder = await ana.call(foldersApi.make, { params: { id }, body: { name: 'Leyes' } });
  const note = await ana.call(notesApi.add, { params: { id }, body: { title: 'Nota', content: 'Uno.' } });
  const noted = { params: { id, noteId: note.id } };
  const text = { type: 'copied-text', title: 'Ley 2', content: 'Artículo 2. Dos.' } as const;
  const writes: [what: string, changes: Name[], write: () => Promise<unknown>][] = [
    ['a title', ['notebooks'], () => ana.call(notebooksApi.update, { params: { id }, body: { title: 'Otro título' } })],
    ['a pin', ['notebooks'], () => ana.call(notebooksApi.update, { params: { id }, body: { pinned: true } })],
    ['an opening', [], () => ana.call(notebooksApi.one, { params: { id } })],
    ['a notebook', ['notebooks'], () => ana.notebook()],
    ['a source', ['notebooks', 'sources'], () => ana.call(sourcesApi.add, { params: { id }, body: text })],
    ['its name', ['sources'], () => ana.call(sourcesApi.update, { ...of, body: { title: 'Ley uno' } })],
    ['its folder', ['sources'], () => ana.call(foldersApi.move, { params: { id }, body: { source_ids: [sourceId], folder_id: folder.id } })], // prettier-ignore
    ['no folder', ['sources'], () => ana.call(foldersApi.remove, { params: { id, folderId: folder.id } })],
    ['a note', ['notes'], () => ana.call(notesApi.add, { params: { id }, body: { title: 'Otra', content: 'Dos.' } })],
    ['its words', ['notes'], () => ana.call(notesApi.update, { ...noted, body: { content: 'Tres.' } })],
    ['no note', ['notes'], () => ana.call(notesApi.remove, noted)],
    ['no source', ['notebooks', 'sources'], () => ana.call(sourcesApi.remove, of)],
    ['a row by hand', ['sources'], () => t.deps.db.updateTable('sources').set({ summary_sealed: null, law_watched: true }).where('notebook_id', '=', id).execute()], // prettier-ignore
  ];
  const stale: string[] = [];
  for (const [what, changes, write] of writes) {
    const before = await Promise.all(NAMES.map((name) => see(name, ana, id)));
    await write();
    for (const [at, name] of NAMES.entries()) {
      const { status } = await LISTS[name](ana, id, shows(before[at]!.tag));
      const now = await see(name, ana, id);
      // The reading of a source goes on meanwhile, and may have changed it since: then the tag did too.
      const differs = JSON.stringify(now.list) !== JSON.stringify(before[at]!.list);
      if ((changes.includes(name) && status === 304) || (differs && now.tag === before[at]!.tag))
        stale.push(`${name} after ${what}`);
    }
  }
  expect(stale).toEqual([]);
});

test('a transaction that began before and ends after another is not missed', async () => {
  const ana = await t.world.user();
  const { id } = await ana.notebook();
  const [first, second] = [await paste(ana, id, 'A', 'Uno.'), await paste(ana, id, 'B', 'Dos.')];
  const rename = (sourceId: string, title: string) =>
    ana.call(sourcesApi.update, { params: { id, sourceId }, body: { title } });
  let late: Seen | null = null;
  await t.deps.db.transaction().execute(async (trx) => {
    await trx.updateTable('sources').set({ wanted_twice: true }).where('id', '=', first.id).execute();
    await rename(second.id, 'C');
    late = await see('sources', ana, id);
  });
  expect((await see('sources', ana, id, shows(late!.tag))).tag).not.toBe(late!.tag);
});

test('whoever shows no tag is sent the list as it stands, also one that was sent before', async () => {
  const ana = await t.world.user();
  const { id } = await quiet(ana);
  for (const name of NAMES) expect(await see(name, ana, id)).toEqual(await see(name, ana, id));
  await ana.call(notebooksApi.update, { params: { id }, body: { title: 'Otro nombre' } });
  expect((await see('notebooks', ana, id)).list).toMatchObject([{ id, title: 'Otro nombre' }]);
  await ana.call(notebooksApi.remove, { params: { id } });
  expect((await see('notebooks', ana, id)).list).toEqual([]);
});
