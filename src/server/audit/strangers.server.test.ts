import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditApi } from '#contract/audit.ts';
import { chatApi } from '#contract/chat.ts';
import { foldersApi } from '#contract/folders.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import { sharingApi } from '#contract/sharing.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const strange = async (person: Person) =>
  (await person.call(auditApi.ofAccount, { query: {} })).events.filter(({ action }) => action === 'account.strange-id');

test('who asks for what is of another account is written down, once a minute, and who asks for what never was is not', async () => {
  const [ana, eva, leo] = [await t.world.user(), await t.world.user(), await t.world.user()];
  const { id } = await ana.notebook();
  for (let n = 0; n < 3; n++) expect((await eva.send(notebooksApi.one, { params: { id } })).status).toBe(404);
  expect((await leo.send(notebooksApi.one, { params: { id: randomUUID() } })).status).toBe(404);
  await vi.waitFor(async () => expect(await strange(eva)).toMatchObject([{ object_id: id }]), PATIENCE);
  t.clock.pass(61);
  expect((await eva.send(notebooksApi.one, { params: { id } })).status).toBe(404);
  await vi.waitFor(async () => expect(await strange(eva)).toHaveLength(2), PATIENCE);
  expect([await strange(ana), await strange(leo)]).toEqual([[], []]);
  expect(t.logged().filter((line) => line.includes('asked for what is of another'))).toHaveLength(2);
});

test('so is who names what is within a notebook of another, by an address of their own', async () => {
  const [ana, eva] = [await t.world.user(), await t.world.user()];
  const [{ id: theirs }, { id }] = [await ana.notebook(), await eva.notebook()];
  const note = await ana.call(notesApi.add, { params: { id: theirs }, body: { title: 'Nota', content: 'La renta.' } });
  const folder = await ana.call(foldersApi.make, { params: { id: theirs }, body: { name: 'Anexos' } });
  const talk = await ana.call(chatApi.begin, { params: { id: theirs } });
  const link = { name: 'Para revisar', days: 7, notes: [note.id], answers: [], sources: [] };
  const share = await ana.call(sharingApi.make, { params: { id: theirs }, body: link });
  const tries = [
    [note.id, () => eva.send(notesApi.remove, { params: { id, noteId: note.id } })],
    [folder.id, () => eva.send(foldersApi.remove, { params: { id, folderId: folder.id } })],
    [talk.session_id, () => eva.send(chatApi.clear, { params: { id: talk.session_id } })],
    [share.id, () => eva.send(sharingApi.revoke, { params: { id, shareId: share.id } })],
  ] as const;
  for (const [at, [theirId, ask]] of tries.entries()) {
    expect((await ask()).status).toBe(404);
    await vi.waitFor(async () => expect(await strange(eva)).toHaveLength(at + 1), PATIENCE);
    expect((await strange(eva)).map(({ object_id }) => object_id)).toContain(theirId);
    t.clock.pass(61);
  }
  expect(await strange(ana)).toEqual([]);
});
