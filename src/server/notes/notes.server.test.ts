import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnswerContent } from '#contract/answer.ts';
import { notesApi, type Note } from '#contract/notes.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { ask, paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

const LEASE = 'Cláusula primera.\nLa renta mensual es de 20 UF.\nEl plazo es de doce meses.';

let t: TestApp;
let ana: Person;
let id: string;
let lease: Source;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  lease = await paste(ana, id, 'Arriendo', LEASE);
});
afterAll(() => t.close());

const add = (content: string | AnswerContent, title = 'Renta'): Promise<Note> =>
  ana.call(notesApi.add, {
    params: { id },
    body: { title, content, source_type: typeof content === 'string' ? 'user' : 'ai_response' },
  });
const partsOf = (note: Note): AnswerContent => note.content as AnswerContent;

test('a note is written, changed, listed newest first and deleted', async () => {
  const first = await add('# Reunión\n\n- Pedir el **comprobante**', 'Lunes');
  expect(first).toMatchObject({
    title: 'Lunes',
    source_type: 'user',
    content: '# Reunión\n\n- Pedir el **comprobante**',
  });
  await add('Otra', 'Martes');
  t.clock.pass(1);
  const params = { id, noteId: first.id };
  const changed = await ana.call(notesApi.update, { params, body: { title: 'Lunes 8', content: 'Nuevo' } });
  expect(changed).toMatchObject({ title: 'Lunes 8', content: 'Nuevo', extracted_text: 'Nuevo' });
  expect((await ana.call(notesApi.list, { params: { id } })).map(({ title }) => title)).toEqual(['Lunes 8', 'Martes']);
  expect(await ana.call(notesApi.remove, { params })).toEqual({ deleted: true });
  expect((await ana.send(notesApi.remove, { params })).status).toBe(404);
});

test('a change made on what changed in the meantime is refused, and nothing is lost', async () => {
  const { id: noteId, updated_at: seen } = await add('Uno', 'Borrador');
  const params = { id, noteId };
  const first = await ana.call(notesApi.update, { params, body: { content: 'Dos', seen } });
  expect(Date.parse(first.updated_at)).toBeGreaterThan(Date.parse(seen));
  const late = await ana.send(notesApi.update, { params, body: { content: 'Tres', seen } });
  expect({ status: late.status, body: await late.json() }).toMatchObject({
    status: 409,
    body: { error_code: 'CONFLICT' },
  });
  const held = (await ana.call(notesApi.list, { params: { id } })).find((one) => one.id === noteId);
  expect(held).toEqual(first);
  const again = { params, body: { content: 'Tres', seen: first.updated_at } };
  expect(await ana.call(notesApi.update, again)).toMatchObject({ content: 'Tres' });
  const wrong = await ana.send(notesApi.update, { params, body: { content: 'Cuatro', seen: 'ayer' } });
  expect(wrong.status).toBe(400);
});

test('of changes that come at once on the same text one stands', async () => {
  const { id: noteId, updated_at: seen } = await add('Uno', 'A la vez');
  const bodies = ['Dos', 'Tres', 'Cuatro', 'Cinco'].map((content) => ({ content, seen }));
  const answers = await Promise.all(bodies.map((body) => ana.send(notesApi.update, { params: { id, noteId }, body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

test('the other pages of its owner hear of a note, and only that there is something', async () => {
  const told: unknown[] = [];
  const stop = t.deps.live.listen(ana.id, (event) => told.push(event));
  const { id: noteId } = await add('Uno', 'Aviso');
  const params = { id, noteId };
  await ana.call(notesApi.update, { params, body: { title: 'Otro' } });
  await ana.call(notesApi.remove, { params });
  await expect.poll(() => told.filter((event) => (event as { type: string }).type === 'note')).toHaveLength(3);
  expect(told).toContainEqual({ type: 'note', notebook_id: id });
  stop();
});

test('an answer is kept with its citations, and cannot be changed', async () => {
  const { content } = await ask(ana, id, '¿Cuánto es la renta mensual?');
  const note = await add(content);
  expect(note).toMatchObject({
    source_type: 'ai_response',
    content: { segments: content.segments, citations: content.citations },
  });
  expect(note.extracted_text.length).toBeLessThanOrEqual(200);
  const answer = await ana.send(notesApi.update, { params: { id, noteId: note.id }, body: { title: 'Otra' } });
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 403,
    body: { error_code: 'READ_ONLY' },
  });
  expect(await ana.call(notesApi.remove, { params: { id, noteId: note.id } })).toEqual({ deleted: true });
});

test('nothing invented is kept among things found', async () => {
  const { content } = await ask(ana, id, '¿Cuánto es la renta mensual?');
  const [real] = content.citations;
  const forged: AnswerContent = {
    ...content,
    segments: [
      { text: 'La multa es de cien UF.', kind: 'quote', citation_id: 1 },
      { text: 'El plazo es de doce meses.', kind: 'quote', citation_id: 2 },
    ],
    citations: [
      { ...real!, citation_id: 1, excerpt: 'La multa es de cien UF.', state: 'exact', source_title: 'Código Civil' },
      { ...real!, citation_id: 2, excerpt: 'El plazo es de doce meses.', start: 0, end: 5, state: 'exact' },
    ],
    evidence: { found: 2, total: 2 },
  };
  const kept = partsOf(await add(forged));
  expect(kept.citations[0]).toMatchObject({ state: 'missing', chunk_lines_from: 0, source_title: 'Arriendo' });
  expect(kept.citations[1]).toMatchObject({
    state: 'moved',
    excerpt: 'El plazo es de doce meses.',
    chunk_lines_from: 3,
  });
  expect(kept.evidence).toEqual({ found: 1, total: 2 });
});

test('what another person keeps cannot be cited', async () => {
  const bruno = await t.world.user('Bruno');
  const theirs = await paste(bruno, (await bruno.notebook()).id, 'Ajena', 'La clave del asunto es otra.');
  const { content } = await ask(ana, id, '¿Cuánto es la renta mensual?');
  const citations = [
    { ...content.citations[0]!, source_id: theirs.id, start: 0, end: 28, excerpt: 'La clave del asunto es otra.' },
  ];
  const kept = partsOf(await add({ ...content, citations }));
  expect(kept.citations.every(({ state }) => state === 'missing')).toBe(true);
  expect(JSON.stringify(kept)).not.toContain(theirs.id);
});

test('a note of a deleted source keeps its numbers and none of its words', async () => {
  const other = await paste(ana, id, 'Adenda', 'La garantía asciende a 44 UF.');
  const { content } = await ask(ana, id, '¿A cuánto asciende la garantía?', [other.id]);
  const { text, citation_id } = content.segments.find(({ kind }) => kind === 'quote')!;
  const cells = [{ state: 'stated' as const, text, citation_id }];
  const row = { label: 'Garantía', group: '', speaker: '', cells, main: true, differs: false };
  const card = { kind: 'comparison' as const, title: 'Ficha', about: '', columns: ['Adenda'], rows: [row], note: '' };
  const note = await add({ ...content, direct: [{ kind: 'quote', text, citation_id }], cards: [card] }, 'Garantía');
  expect(partsOf(note)).toMatchObject({ cards: [card], direct: [{ text }] });
  await ana.call(sourcesApi.remove, { params: { id, sourceId: other.id } });
  const kept = (await ana.call(notesApi.list, { params: { id } })).find((one) => one.id === note.id)!;
  expect(partsOf(kept).citations[0]).toMatchObject({ citation_id: 1, state: 'deleted' });
  expect(JSON.stringify(kept)).not.toMatch(/44 UF|Adenda/);
});

test('a replaced source leaves the note at its version', async () => {
  const { content } = await ask(ana, id, '¿Cuánto es la renta mensual?', [lease.id]);
  const note = partsOf(await add(content));
  expect(note.citations[0]).toMatchObject({ version: 1, chunk_lines_from: 2, chunk_lines_to: 2, state: 'exact' });
});
