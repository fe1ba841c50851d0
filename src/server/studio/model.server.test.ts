import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { notebooksApi } from '#contract/notebooks.ts';
import type { Source } from '#contract/sources.ts';
import { studioApi } from '#contract/studio.ts';
import { Problem } from '#server/http/problem.ts';
import { embedded } from '#server/ports/ai/embedded.ts';
import type { Model } from '#server/ports/ai/port.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import { paste } from '#test/sources.ts';
import { SHELF } from '#test/shelf.ts';
import { balanceOf, ended, expectSound, lease, press, PRICE } from '#test/studio.ts';
import type { Person } from '#test/world.ts';

const about = { ...embedded.about, name: 'openai-compatible', model: 'model-1', host: 'ai.example' } as const;
const asked: { material: string; task: string }[] = [];
/** What the model does with a task. */
let answer: (signal: AbortSignal) => Promise<unknown>;
const model: Model = {
  about,
  generate: async ({ material, task, shape }, signal) => {
    asked.push({ material, task });
    return shape.parse(await answer(signal)) as never;
  },
};
let t: TestApp;
let ana: Person;
let source: Source;
beforeAll(async () => {
  const engine = { ...embedded, about, model };
  t = await testApp({
    work: true,
    shelf: SHELF,
    adapters: { engine },
    config: { modelPrices: { legal_risk_analysis: 25 } },
  });
  ana = await t.world.user();
  const { id } = await ana.notebook();
  source = await paste(ana, id, 'Arriendo', lease());
});
afterAll(() => t.close());
const run = async (more: object = {}) => {
  const { job_id } = await press(ana, source, more);
  return ended(ana, source.notebook_id, job_id);
};

test('a tool is asked with its ground where a model is set, and the job names the model', async () => {
  answer = async () => ({ overview: 'Some sums.' });
  const done = await run();
  expect(done).toMatchObject({ status: 'completed', metadata: { engine: about }, evidence: { found: 2, total: 2 } });
  // One of the claims of the ground stands nowhere, and the tool was told so.
  expect(done.analysis_data?.amounts.overview).toBe('Some sums. (1)');
  expect(asked.at(-1)!.material).toContain('renta mensual');
});

test('is not asked for who wants none', async () => {
  const before = asked.length;
  expect(await run({ engine: 'embedded' })).toMatchObject({
    status: 'completed',
    metadata: { engine: { name: 'embedded', model: null } },
  });
  expect(asked).toHaveLength(before);
});

test('costs what the operator set, as it was told when it was started; without it as ever', async () => {
  answer = async () => ({ overview: 'Some sums.' });
  const paid = async (more: object, told?: () => void): Promise<[number | null, number]> => {
    const before = await balanceOf(ana);
    const { job_id, tokens } = await press(ana, source, more);
    told?.();
    const done = await ended(ana, source.notebook_id, job_id);
    expect(done.tokens).toBe(tokens);
    return [tokens, before - (await balanceOf(ana))];
  };
  expect(await paid({})).toEqual([25, 25]);
  expect(await paid({ engine: 'embedded' })).toEqual([PRICE, PRICE]);
  const dearer = () => void (t.deps.config.modelPrices.legal_risk_analysis = 40);
  expect(await paid({}, dearer)).toEqual([25, 25]);
  t.deps.config.modelPrices.legal_risk_analysis = 25;
  await expectSound(t);
});

test('works as the notebook chose, and the button can say otherwise', async () => {
  answer = async () => ({ overview: 'Some sums.' });
  const choose = (engine: 'embedded' | null) =>
    ana.call(notebooksApi.update, { params: { id: source.notebook_id }, body: { engine } });
  await choose('embedded');
  const before = asked.length;
  expect(await run()).toMatchObject({ metadata: { engine: { model: null } }, tokens: PRICE });
  expect(asked).toHaveLength(before);
  expect(await run({ engine: 'model' })).toMatchObject({ metadata: { engine: about }, tokens: 25 });
  await choose(null);
});

test('that fails leaves a clear failure and the tokens', async () => {
  answer = () => Promise.reject(new Problem('PROVIDER_FAILED'));
  const before = await balanceOf(ana);
  const failed = await run();
  expect(failed).toMatchObject({ status: 'failed', error_code: 'PROVIDER_FAILED', metadata: { engine: about } });
  expect(failed.error_message).toBe('The AI provider did not answer as it should. Try again later.');
  expect(await balanceOf(ana)).toBe(before);
  await expectSound(t);
});

test('is not waited for once the job is deleted', async () => {
  const left = vi.fn<() => void>();
  answer = (signal) =>
    new Promise((_, reject) =>
      signal.addEventListener('abort', () => {
        left();
        reject(signal.reason as Error);
      }),
    );
  const before = asked.length;
  const { job_id: jobId } = await press(ana, source);
  await vi.waitFor(() => expect(asked).toHaveLength(before + 1), PATIENCE);
  await ana.call(studioApi.remove, { params: { id: source.notebook_id, jobId } });
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce(), PATIENCE);
  await expectSound(t);
});
