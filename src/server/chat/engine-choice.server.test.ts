import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import type { AnswerContent } from '#contract/answer.ts';
import { chatApi } from '#contract/chat.ts';
import { engineApi } from '#contract/engine.ts';
import type { EngineChoice } from '#contract/engine-about.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { tokensApi } from '#contract/tokens.ts';
import { violations } from '#server/tokens/index.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { fakeProvider, type Asked, type FakeProvider } from '#test/fakes/provider.ts';
import { numberOf } from '#test/model-engine.ts';
import { paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

const LEASE =
  'Contrato de arrendamiento.\n\nPrimera. La renta mensual será de 20 UF, que se paga por mes anticipado.\n';
const WORDS = 'La renta mensual será de 20 UF';
const QUESTION = '¿Cuánto es la renta mensual?';
const PRICE = { model: 3, embedded: 1 } as const;

let provider: FakeProvider;
let t: TestApp;
let ana: Person;
let id: string;
const answer = (asked: Asked) => ({ text: asked.stream ? `${WORDS} [${numberOf(asked, WORDS)}: «${WORDS}»].` : '' });
beforeAll(async () => {
  provider = await fakeProvider(answer);
  const engine = {
    provider: 'openai-compatible',
    model: 'model-1',
    baseUrl: provider.baseUrl,
    apiKey: null,
    redact: false,
    context: 16_000,
  } as const;
  t = await testApp({ work: true, config: { engine, modelPrices: { chat_message: PRICE.model } } });
});
afterAll(async () => {
  await t.close();
  await provider.close();
});
beforeEach(async () => {
  ana = await t.world.user();
  // Nothing of it is described by the model while requests are counted.
  await account('embedded');
  id = (await ana.notebook('Arriendo')).id;
  await paste(ana, id, 'Arriendo', LEASE);
  await account('model');
});

const account = (engine: EngineChoice) => ana.call(accountApi.update, { body: { engine } });
const notebook = (engine: EngineChoice | null) => ana.call(notebooksApi.update, { params: { id }, body: { engine } });
/** Asks; answers who answered, what it cost, and how often the provider was asked for it. */
async function asked(engine?: EngineChoice) {
  const [{ balance }, before] = [await ana.call(tokensApi.balance), provider.asked.length];
  const body = { notebook_id: id, message: QUESTION, ...(engine && { engine }) };
  const { message, balance: after } = await ana.call(chatApi.ask, { body });
  const by = (message.content as AnswerContent).engine!;
  return {
    by: by.name === 'embedded' ? by.name : by.model,
    cost: balance - after!,
    requests: provider.asked.length - before,
  };
}
const BY_MODEL = { by: 'model-1', cost: PRICE.model, requests: 1 };
const BY_OURS = { by: 'embedded', cost: PRICE.embedded, requests: 0 };

test('a question is answered by the model that is set up, for its price, and says so where it is kept', async () => {
  expect(await asked()).toEqual(BY_MODEL);
  const history = await ana.call(chatApi.history, { params: { id } });
  expect(history.at(-1)!.message.content).toMatchObject({ engine: { model: 'model-1', leaves: 'nothing' } });
  const log = await t.deps.db.selectFrom('audit_log').selectAll().where('notebook_id', '=', id).execute();
  expect(log.find(({ action }) => action === 'question.answered')?.details).toContain(`"tokens":${PRICE.model}`);
  expect(await violations(t.deps)).toEqual([]);
});

test.each<[account: EngineChoice, notebook: EngineChoice | null, question: EngineChoice | undefined, by: EngineChoice]>(
  [
    ['embedded', null, undefined, 'embedded'],
    ['model', 'embedded', undefined, 'embedded'],
    ['embedded', 'model', undefined, 'model'],
    ['model', null, 'embedded', 'embedded'],
    ['embedded', null, 'model', 'model'],
    ['model', 'embedded', 'model', 'model'],
  ],
)('account %s, notebook %s, question %s: %s answers', async (ofAccount, ofNotebook, ofQuestion, by) => {
  await account(ofAccount);
  await notebook(ofNotebook);
  const preview = await ana.call(engineApi.preview, {
    body: { notebook_id: id, message: QUESTION, ...(ofQuestion && { engine: ofQuestion }) },
  });
  expect(preview.messages.length > 0).toBe(by === 'model');
  expect(await asked(ofQuestion)).toEqual(by === 'model' ? BY_MODEL : BY_OURS);
});

test('without a model for the account, what a notebook said before for the model is forgotten', async () => {
  await notebook('model');
  const { engine } = await account('embedded');
  expect(engine).toBe('embedded');
  expect((await ana.call(notebooksApi.one, { params: { id } })).engine).toBeNull();
  expect(await asked()).toEqual(BY_OURS);
  expect(await ana.call(engineApi.get)).toMatchObject({
    model: 'model-1',
    chosen: 'embedded',
    prices: { chat_message: 3 },
  });
});

test('without a model a new notebook is named by Fojas, and the provider is asked nothing', async () => {
  await account('embedded');
  const before = provider.asked.length;
  const untitled = await ana.call(notebooksApi.create, { body: {} });
  await paste(ana, untitled.id, 'Arriendo', LEASE);
  expect(await ana.call(notebooksApi.one, { params: { id: untitled.id } })).toMatchObject({
    generation_status: 'completed',
  });
  expect(provider.asked).toHaveLength(before);
});

test('choosing who answers moves no notebook in the list, and another word is refused', async () => {
  const before = await ana.call(notebooksApi.one, { params: { id } });
  expect(await notebook('embedded')).toMatchObject({ engine: 'embedded', updated_at: before.updated_at });
  const put = (url: string) =>
    ana.fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ engine: 'google' }),
    });
  expect((await put(`/api/notebooks/${id}/`)).status).toBe(400);
  expect((await put('/api/users/profile/')).status).toBe(400);
});

test('who cannot pay the price of the model is told it, and is answered without', async () => {
  const { balance } = await ana.call(tokensApi.balance);
  await t.deps.db.transaction().execute(async (trx) => {
    const { hold, settle } = await import('#server/tokens/ledger.ts');
    const { transferId } = await hold(trx, ana.id, { name: 'audio_summary', tokens: balance - 2 }, crypto.randomUUID());
    await settle(trx, transferId, balance - 2);
  });
  const refused = await ana.send(chatApi.ask, { body: { notebook_id: id, message: QUESTION } });
  expect(refused.status).toBe(402);
  expect(await refused.json()).toMatchObject({ current_balance: 2, tokens_needed: PRICE.model });
  expect(await asked('embedded')).toEqual(BY_OURS);
});
