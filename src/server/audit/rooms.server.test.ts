import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditApi, type AuditEntry } from '#contract/audit.ts';
import { sourcesApi } from '#contract/sources.ts';
import { studioApi } from '#contract/studio.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { ask, paste } from '#test/sources.ts';
import { SHELF } from '#test/shelf.ts';
import { ended, lease, PRICE, press } from '#test/studio.ts';

let t: TestApp;
beforeAll(async () => void (t = await testApp({ work: true, shelf: SHELF })));
afterAll(() => t.close());

test('what is done in a notebook is written down by its rooms, and no word of it', async () => {
  const ana = await t.world.user();
  const { id } = await ana.notebook();
  const source = await paste(ana, id, 'Arriendo', lease());
  const answer = await ask(ana, id, '¿Cuál es la renta?', [source.id]);
  const { job_id: jobId } = await press(ana, source);
  await ended(ana, id, jobId);
  await ana.send(sourcesApi.download, { params: { id, sourceId: source.id }, query: {} });
  await ana.call(studioApi.remove, { params: { id, jobId } });
  await ana.call(sourcesApi.remove, { params: { id, sourceId: source.id } });

  const json = await (await ana.send(auditApi.ofNotebook, { params: { id }, query: { format: 'json' } })).text();
  const entries = JSON.parse(json) as AuditEntry[];
  expect(entries.map(({ action, object_id }) => [action, object_id])).toEqual([
    ['notebook.created', id],
    ['source.added', source.id],
    ['source.read', source.id],
    ['question.answered', answer.id],
    ['studio.generated', jobId],
    ['source.downloaded', source.id],
    ['studio.deleted', jobId],
    ['source.deleted', source.id],
  ]);
  const of = (action: string): AuditEntry => entries.find((entry) => entry.action === action)!;
  const { hash } = of('source.added').details;
  const read = [{ id: source.id, version: 1, hash }];
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(of('question.answered').details).toEqual({ engine: 'embedded', count: 1, sources: read, tokens: 1 });
  expect(of('studio.generated').details).toEqual({ engine: 'embedded', kind: 'amounts', sources: read, tokens: PRICE });
  // By whose session; what the house does by itself has none.
  expect(of('question.answered').session_id).toBe(of('source.deleted').session_id);
  expect(of('question.answered').session_id).not.toBeNull();
  expect(of('source.read')).toMatchObject({ actor: 'system', session_id: null });
  expect(json).not.toMatch(/renta|arriendo/i);
});
