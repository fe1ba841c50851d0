import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chatApi } from '#contract/chat.ts';
import { deletionApi } from '#contract/deletion.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import { LINKS, sharingApi, type SharedLink, type Snapshot } from '#contract/sharing.ts';
import { sourcesApi } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { ask, paste } from '#test/sources.ts';
import { expectNowhere } from '#test/traces.ts';
import type { Person } from '#test/world.ts';
import { sweepLinks } from './index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ work: true });
});
afterAll(() => t.close());

const LEASE = 'Cláusula primera. La renta mensual es de 20 UF.\nCláusula segunda. La garantía es de 30 UF.\n';
const open = (secret: string): Promise<Snapshot> => t.world.nobody().call(sharingApi.open, { body: { secret } });
const statusOf = async (secret: unknown): Promise<number> =>
  (await t.world.nobody().send(sharingApi.open, { body: { secret } })).status;

/** A notebook with a lease, an answer from it and a note; and a link to what is named of them. */
async function shared(words = 'garantía', of: { days?: number; withSource?: boolean } = {}) {
  const ana = await t.world.user();
  const params = { id: (await ana.notebook(`Caso ${words}`)).id };
  const source = await paste(ana, params.id, `Contrato ${words}`, `${LEASE}${words}\n`);
  const answer = await ask(ana, params.id, '¿De cuánto es la garantía?');
  const note = await ana.call(notesApi.add, { params, body: { title: `Nota ${words}`, content: `Texto ${words}` } });
  const link = await ana.call(sharingApi.make, {
    params,
    body: {
      name: `Para ${words}`,
      days: of.days ?? 7,
      notes: [note.id],
      answers: [answer.id],
      sources: of.withSource === false ? [] : [source.id],
    },
  });
  return { ana, params, source, answer, note, link };
}
const linksOf = (ana: Person, params: { id: string }): Promise<{ links: SharedLink[] }> =>
  ana.call(sharingApi.list, { params });
const rowsOf = (userId: string) =>
  t.deps.db.selectFrom('shared_links').select('id').where('user_id', '=', userId).execute();

test('a link shows what was chosen to whoever has it, with its citations and the text that they are of', async () => {
  const { ana, params, source, answer, note, link } = await shared();
  const shows = await open(link.secret);
  expect(shows).toMatchObject({
    name: 'Para garantía',
    title: 'Caso garantía',
    notes: [{ id: note.id, title: 'Nota garantía', content: 'Texto garantía' }],
    answers: [{ id: answer.id, question: '¿De cuánto es la garantía?' }],
    sources: [{ id: source.id, version: 1, title: 'Contrato garantía' }],
  });
  const { citations } = answer.content;
  expect(citations.length).toBeGreaterThan(0);
  const [shown] = shows.answers;
  expect(shown!.answer).toMatchObject({ citations, follow_ups: [], withdrawn: [] });
  for (const { start, end, excerpt } of citations) expect(shows.sources[0]!.text.slice(start, end)).toBe(excerpt);
  expect((await linksOf(ana, params)).links).toMatchObject([
    { id: link.id, notes: 1, answers: 1, sources: 1, opened: 1 },
  ]);
});

test('a source that was not chosen is shown by the words of its citations alone', async () => {
  const { link, answer, source } = await shared('oculta', { withSource: false });
  const shows = await open(link.secret);
  expect(shows.sources).toEqual([]);
  expect(shows.answers[0]!.answer).toMatchObject({ citations: [{ source_id: source.id }] });
  expect(JSON.stringify(shows)).not.toContain('La renta mensual');
  expect(answer.content.citations[0]!.excerpt).not.toContain('renta');
});

test('what changes is shown once the owner updates the link, until the same day', async () => {
  const { ana, params, note, link } = await shared();
  await ana.call(notesApi.update, { params: { ...params, noteId: note.id }, body: { content: 'Otro texto' } });
  expect((await open(link.secret)).notes[0]!.content).toBe('Texto garantía');
  const renewed = await ana.call(sharingApi.renew, { params: { ...params, shareId: link.id } });
  expect(renewed).toMatchObject({ id: link.id, secret: link.secret, expires_at: link.expires_at, opened: 1 });
  expect((await open(link.secret)).notes[0]!.content).toBe('Otro texto');
});

test('a link that is wrong, over or revoked is one and the same 404', async () => {
  const { ana, params, link } = await shared();
  const tries = [
    randomBytes(32).toString('base64url'),
    '',
    'a',
    link.secret.slice(1),
    `${link.secret}A`,
    `${link.secret}=`,
    'a'.repeat(9000),
  ];
  const said = new Set<string>();
  for (const secret of tries) {
    const answer = await t.world.nobody().send(sharingApi.open, { body: { secret } });
    said.add(`${answer.status} ${((await answer.json()) as { error: string }).error}`);
  }
  await ana.call(sharingApi.revoke, { params: { ...params, shareId: link.id } });
  const answer = await t.world.nobody().send(sharingApi.open, { body: { secret: link.secret } });
  said.add(`${answer.status} ${((await answer.json()) as { error: string }).error}`);
  expect([...said]).toEqual([expect.stringMatching(/^404 /)]);
  expect(await statusOf(7)).toBe(400);
  expect(await rowsOf(ana.id)).toEqual([]);
});

test('a link ends at its day, and its row soon after', async () => {
  const { ana, link } = await shared('plazo', { days: 1 });
  t.clock.pass(24 * 60 * 60);
  expect(await statusOf(link.secret)).toBe(404);
  await sweepLinks(t.deps);
  expect(await rowsOf(ana.id)).toEqual([]);
});

test.each([
  ['a note', ({ ana, params, note }) => ana.call(notesApi.remove, { params: { ...params, noteId: note.id } })],
  [
    'a source',
    ({ ana, params, source }) => ana.call(sourcesApi.remove, { params: { ...params, sourceId: source.id } }),
  ],
  ['the conversation', ({ ana, params }) => ana.call(chatApi.clear, { params })],
  ['the notebook', ({ ana, params }) => ana.call(notebooksApi.remove, { params })],
] as [string, (made: Awaited<ReturnType<typeof shared>>) => Promise<unknown>][])(
  'a link goes with %s that it holds',
  async (_name, remove) => {
    // A source goes with its quoted words too.
    const made = await shared('borrada', { withSource: false });
    await remove(made);
    expect(await statusOf(made.link.secret)).toBe(404);
    expect(await rowsOf(made.ana.id)).toEqual([]);
  },
);

test('a link goes with the account, and shows nothing while its owner has it blocked', async () => {
  const { ana, link } = await shared();
  await t.deps.db.updateTable('users').set({ frozen_at: t.clock.now() }).where('id', '=', ana.id).execute();
  expect(await statusOf(link.secret)).toBe(404);
  await t.deps.db.updateTable('users').set({ frozen_at: null }).where('id', '=', ana.id).execute();
  expect(await statusOf(link.secret)).toBe(200);
  await ana.call(deletionApi.remove, { body: { password: ana.password } });
  expect(await statusOf(link.secret)).toBe(404);
  await vi.waitFor(async () => expect(await rowsOf(ana.id)).toEqual([]));
});

test('of somebody else nothing can be shared, updated or revoked', async () => {
  const { ana, params, note, link } = await shared();
  const eva = await t.world.user('Eva Soto');
  const own = { id: (await eva.notebook()).id };
  const body = { name: 'Mío', days: 7, notes: [note.id], answers: [], sources: [] };
  for (const [row, input] of [
    [sharingApi.list, { params }],
    [sharingApi.offer, { params }],
    [sharingApi.make, { params, body }],
    [sharingApi.make, { params: own, body }],
    [sharingApi.make, { params: own, body: { ...body, notes: [], sources: [randomUUID()] } }],
    [sharingApi.renew, { params: { ...own, shareId: link.id } }],
    [sharingApi.revoke, { params: { ...own, shareId: link.id } }],
    [sharingApi.revoke, { params: { ...params, shareId: link.id } }],
  ] as const)
    expect((await eva.send(row, input)).status, row.about).toBe(404);
  expect((await linksOf(ana, params)).links).toHaveLength(1);
});

test('limits are told: days, nothing chosen, links of a notebook, size', async () => {
  const { ana, params, note } = await shared();
  const body = { name: 'Otro', days: 7, notes: [note.id], answers: [], sources: [] };
  const codeOf = async (changed: object): Promise<string> => {
    const answer = await ana.send(sharingApi.make, { params, body: { ...body, ...changed } });
    return ((await answer.json()) as { error_code?: string }).error_code ?? 'made';
  };
  for (const wrong of [{ days: 91 }, { days: 0 }, { notes: [] }, { name: ' ' }])
    expect(await codeOf(wrong)).toBe('INVALID');
  const row = await t.deps.db
    .selectFrom('shared_links')
    .selectAll()
    .where('user_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  await t.deps.db
    .insertInto('shared_links')
    .values(Array.from({ length: LINKS.max - 1 }, () => ({ ...row, id: randomUUID(), hash: randomBytes(32) })))
    .execute();
  expect(await codeOf({})).toBe('LINK_LIMIT');
  const other = await t.world.user();
  const { id } = await other.notebook();
  const notes: string[] = [];
  for (let n = 0; n < 43; n++)
    notes.push(
      (await other.call(notesApi.add, { params: { id }, body: { title: `${n}`, content: 'a'.repeat(199_000) } })).id,
    );
  const large = await other.send(sharingApi.make, { params: { id }, body: { ...body, notes } });
  expect([large.status, ((await large.json()) as { error_code: string }).error_code]).toEqual([413, 'LINK_TOO_LARGE']);
});

test('neither the words nor the secret are in a row, a file or the log; and what is shown is only with the secret', async () => {
  const canary = `Zq${randomUUID().replaceAll('-', '').slice(0, 12)}Xw`;
  const { ana, params, link } = await shared(canary);
  await open(link.secret);
  await ana.call(sharingApi.renew, { params: { ...params, shareId: link.id } });
  await expectNowhere(t, canary);
  await expectNowhere(t, link.secret);
  const events = await t.deps.db.selectFrom('audit_log').select('action').where('user_id', '=', ana.id).execute();
  expect(events.filter(({ action }) => action === 'notebook.shared')).toHaveLength(2);
});
