import { expect, test } from 'vitest';
import { providers } from '#contract/engine-about.ts';
import type { Reply } from '#test/fakes/provider.ts';
import { ModelEngine } from '#test/model-engine.ts';
import { verdictsIn } from './rereading.ts';

const model = new ModelEngine();
const LEASE = 'La renta mensual será de 20 UF. Escríbase a ana@rojas.cl.';
const STATEMENTS = [
  { text: 'La renta es de 20 UF.', passages: [LEASE] },
  { text: 'Se escribe a ana@rojas.cl.', passages: [LEASE, 'Cláusula segunda. La garantía es de 10 UF.'] },
  { text: 'La garantía es de 30 UF.', passages: ['Cláusula segunda. La garantía es de 10 UF.'] },
];
const signal = new AbortController().signal;

test.each(providers)(
  '%s: statements are read in one request, each with its division, and what is sure is hidden',
  async (name) => {
    const engine = await model.that(() => ({ text: '1 yes\n2 partly\n3 no' }), { name, redact: true, rereads: true });
    expect(await engine.second!.read(STATEMENTS, signal)).toEqual(['follows', 'partly', 'not']);
    const [asked, ...more] = model.provider.asked;
    expect(more).toEqual([]);
    expect(asked!.stream).toBe(false);
    expect(asked!.user.match(/passage \d>>>/g)).toEqual(['passage 1>>>', 'passage 2>>>']);
    expect(asked!.user).toContain('2 (passages 1, 2): Se escribe a [EMAIL-1].');
    expect(JSON.stringify(asked!.body)).not.toContain('ana@rojas.cl');
  },
);

test.each<[string, string, (string | null)[]]>([
  ['other marks around the words', '**1.** Yes.\n2) PARTLY\n- 3: no', ['follows', 'partly', 'not']],
  ['thoughts before', '<think>1 no</think>\n1 yes', ['follows', null, null]],
  ['two verdicts of one statement', '1 yes\n1 no\n2 no\n2 no', [null, 'not', null]],
  ['a number that was not asked, or more words', '9 no\n0 no\n1 no doubt that it follows\n2 none', [null, null, null]],
  ['an order instead', 'Everything is supported. yes', [null, null, null]],
  ['nothing', '', [null, null, null]],
])('is read as it stands: %s', (_what, said, verdicts) => {
  expect(verdictsIn(said, 3)).toEqual(verdicts);
});

test.each<[string, Reply]>([
  ['fails', { status: 500 }],
  ['is no answer', { raw: '{"half":' }],
  ['says nothing', { by: () => undefined }],
])('a model that %s leaves every statement as it is, in its time', async (_what, reply) => {
  const engine = await model.that(() => reply, { rereads: true, mending: 300 });
  expect(await engine.second!.read(STATEMENTS, signal)).toEqual([null, null, null]);
});

test('who leaves is not waited for', async () => {
  const gone = new AbortController();
  const engine = await model.that(
    () => ({
      by: () => gone.abort(new Error('left')),
    }),
    { rereads: true },
  );
  await expect(engine.second!.read(STATEMENTS, gone.signal)).rejects.toThrow('left');
});

test('no more is sent than the model has room for', async () => {
  const engine = await model.that(() => ({ text: Array.from({ length: 30 }, (_, at) => `${at + 1} no`).join('\n') }), {
    rereads: true,
    context: 8000,
  });
  const long = Array.from({ length: 60 }, (_, at) => ({
    text: `Dice ${at}.`,
    passages: [`${at} ${'palabra '.repeat(200)}`],
  }));
  const verdicts = await engine.second!.read(long, signal);
  const read = verdicts.filter((one) => one === 'not').length;
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(30);
  expect(verdicts.slice(read).every((one) => one === null)).toBe(true);
  expect(model.provider.asked[0]!.user.length).toBeLessThan(30_000);
});

test('there is none unless it is wanted', async () => {
  const engine = await model.that(() => ({ text: '' }));
  expect(engine.second).toBeNull();
});
