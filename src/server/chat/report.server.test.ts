import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatApi } from '#contract/chat.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { ask, paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
let ana: Person;
let id: string;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  await paste(ana, id, 'Arriendo', 'CUARTO: Renta. La renta mensual será de 20 unidades de fomento.');
});
afterAll(() => t.close());

const messages = () => ana.call(chatApi.history, { params: { id } });

test('an answer is marked as wrong by who asked, with one reason, which goes with the conversation', async () => {
  await ask(ana, id, '¿Cuánto es la renta mensual?');
  const [question, answer] = await messages();
  const report = (who: Person, of: string, reason: 'off' | 'figure') =>
    who.send(chatApi.report, { params: { messageId: of }, body: { reason, shared: reason === 'figure' } });
  expect((await report(await t.world.user(), answer!.id, 'off')).status).toBe(404);
  expect((await report(ana, question!.id, 'off')).status).toBe(404);
  expect(answer!.report).toBeUndefined();
  expect((await report(ana, answer!.id, 'off')).status).toBe(200);
  expect((await report(ana, answer!.id, 'figure')).status).toBe(200);
  expect((await messages())[1]!.report).toEqual({ reason: 'figure', shared: true });
  await ana.call(chatApi.clear, { params: { id } });
  expect(await t.deps.db.selectFrom('answer_reports').selectAll().execute()).toEqual([]);
});

test('a question is asked again with only its own words', async () => {
  const body = { notebook_id: id, message: '¿Cuánto debo pagar de arriendo cada mes?', literal: true as const };
  const { message } = await ana.call(chatApi.ask, { body });
  expect(message.type === 'ai' && typeof message.content !== 'string' && message.content.understood).toBeNull();
});
