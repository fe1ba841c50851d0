import { expect, test } from 'vitest';
import { z } from 'zod';
import { Problem } from '#server/http/problem.ts';
import type { Reply } from '#test/fakes/provider.ts';
import { ModelEngine } from '#test/model-engine.ts';

const model = new ModelEngine();
const never = (): AbortSignal => new AbortController().signal;
const shape = z.object({
  risks: z.array(z.object({ line: z.number().int().describe('The number of its line'), quote: z.string() })),
});
const MATERIAL = '1 | La renta es de $500.000.\n2 | Don Pedro Soto Rojas, RUT 11.111.111-1, paga el día 5.';
const TRUE = { risks: [{ line: 1, quote: 'La renta es de $500.000.' }] };

const generates = async (answer: (times: number) => Reply, redact = false) => {
  const engine = await model.that((_asked, times) => answer(times), { redact });
  return engine.model!.generate({ task: 'List the risks.', material: MATERIAL, shape, language: 'es' }, never());
};

test('a value of the shape is made from the material, which goes as data and no more', async () => {
  expect(await generates(() => ({ text: JSON.stringify(TRUE) }))).toEqual(TRUE);
  const [asked] = model.provider.asked;
  expect(model.provider.asked).toHaveLength(1);
  const [, mark] = /^<<<([\da-f]{16}) material>>>\n/.exec(asked!.user)!;
  expect(asked!.user).toBe(`<<<${mark} material>>>\n${MATERIAL}\n<<<${mark} end>>>`);
  expect(asked!.system).toContain(`the mark ${mark}`);
  expect(asked!.system).toContain('The number of its line');
  expect(asked!.system).toContain('Write in Spanish');
});

test.each([
  ['fences', '```json\n' + JSON.stringify(TRUE) + '\n```'],
  ['thoughts', `<think>{"risks": 3}</think>${JSON.stringify(TRUE)}`],
  ['words around it', `Here it is:\n${JSON.stringify(TRUE)}\nDone.`],
])('%s are forgiven', async (_name, text) => expect(await generates(() => ({ text }))).toEqual(TRUE));

test('another shape is sent back once, with the names of its faults only', async () => {
  const made = await generates((times) => ({
    text: times === 1 ? '{"risks":[{"line":"secret words","quote":"a"}]}' : JSON.stringify(TRUE),
  }));
  expect(made).toEqual(TRUE);
  const [, second] = model.provider.asked;
  expect(second!.user).toContain('risks.0.line: invalid_type');
  expect(second!.user).not.toContain('secret words');
});

test('addresses and HTML in what it says are taken out, and hidden names are put back', async () => {
  const made = await generates(
    () => ({
      text: JSON.stringify({
        risks: [{ line: 2, quote: 'Don [NAME-1], RUT [RUT-1], paga. <img src=x> [ver](https://malo.example/a)' }],
      }),
    }),
    true,
  );
  expect(made.risks[0]!.quote).toBe('Don Pedro Soto Rojas, RUT 11.111.111-1, paga.  ver');
  expect(model.provider.asked[0]!.user).not.toContain('Pedro Soto');
});

test.each<[string, (times: number) => Reply]>([
  ['says no JSON', () => ({ text: 'No puedo.' })],
  ['keeps to another shape', () => ({ text: '{"risks": "secret words"}' })],
  ['answers with an error', () => ({ status: 500, headers: { 'retry-after-ms': '1' } })],
  ['says nothing', () => ({ text: '' })],
])('a provider that %s has failed', async (_name, answer) => {
  const failure = await generates(answer).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Problem);
  expect(failure).toMatchObject({ code: 'PROVIDER_FAILED' });
  expect(JSON.stringify(model.logged)).not.toMatch(/secret words|renta/);
});
