import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { providers } from '#contract/engine-about.ts';
import { Problem } from '#server/http/problem.ts';
import { askEngine, selected } from '#test/asked.ts';
import type { Asked, Reply } from '#test/fakes/provider.ts';
import { ModelEngine, numberOf } from '#test/model-engine.ts';

const law = selected(readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8'), 'Ley 20.169');
const agreement = selected(readFileSync('test/fixtures/documents/distribution-agreement.md', 'utf8'), 'Agreement');
const QUESTION = '¿Qué es un acto de competencia desleal?';
const TRUE_WORDS = 'toda conducta contraria a la buena fe o a las buenas costumbres';
const model = new ModelEngine();
const good = (asked: Asked): Reply => ({
  text: `Es toda conducta de mala fe [${numberOf(asked, TRUE_WORDS)}: «${TRUE_WORDS}»].\n> [${numberOf(asked, TRUE_WORDS)}: «persiga desviar clientela de un agente del mercado»]\n? ¿Quién conoce de la acción?\n`,
});
const expectFailure = async (
  answer: (asked: Asked, times: number) => Reply,
  options: Parameters<typeof model.that>[1] = {},
): Promise<void> => {
  const engine = await model.that(answer, options);
  const failure = await askEngine(engine, [law], QUESTION).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Problem);
  expect(failure).toMatchObject({ code: 'PROVIDER_FAILED' });
  expect(JSON.stringify(model.logged)).not.toMatch(/secret words|competencia|key-1/);
};

describe.each(providers)('%s', (name) => {
  test('is asked as it wants to be, and its answer is verified', async () => {
    const engine = await model.that(good, { name });
    const { content, missing } = await askEngine(engine, [agreement, law], QUESTION);
    expect(content.segments.map(({ kind }) => kind)).toEqual(['prose', 'quote']);
    expect(content.segments[1]!.text).toBe('persiga desviar clientela de un agente del mercado');
    expect(content.citations.map(({ state, source_id }) => [state, source_id])).toEqual([
      ['normalised', law.id],
      ['normalised', law.id],
    ]);
    expect(content.follow_ups).toEqual(['¿Quién conoce de la acción?']);
    expect(missing).toEqual([]);
    const [asked] = model.provider.asked;
    expect(model.provider.asked).toHaveLength(1);
    expect(asked!.user.trimEnd().endsWith(QUESTION)).toBe(true);
    expect(asked!.system).toContain('Answer in Spanish');
    expect(JSON.stringify(asked!.headers)).toContain('key-1');
    const body = JSON.stringify(asked!.body);
    expect(body).toMatch(/"temperature":0[,}]/);
    expect(body).not.toMatch(/"tools"|toolConfig|tool_choice/);
  });

  test('is sent back once what stands nowhere, and only that', async () => {
    const engine = await model.that(
      (asked, times) =>
        times === 1
          ? {
              text: `Una [1: «palabras que nadie escribió jamás aquí»].\nOtra [${numberOf(asked, TRUE_WORDS)}: «${TRUE_WORDS}»].`,
            }
          : { text: `1 [1: «${TRUE_WORDS}»]` },
      { name },
    );
    const { content } = await askEngine(engine, [law], QUESTION);
    expect(model.provider.asked.map(({ stream }) => stream)).toEqual([true, false]);
    expect(model.provider.asked[1]!.user).toContain('palabras que nadie escribió');
    expect(model.provider.asked[1]!.user).not.toContain('Otra');
    expect(content.citations.every(({ state }) => state !== 'missing')).toBe(true);
    expect(content.segments.map(({ text }) => text.trim())).toEqual(['Una.', 'Otra.']);
  });

  test.each(['twice', 'backwards'] as const)(
    'of events that come %s nothing is shown that no source says',
    async (order) => {
      const engine = await model.that((asked) => ({ ...good(asked), order }) as Reply, { name });
      const said = await askEngine(engine, [agreement, law], QUESTION).catch((error: unknown) => error);
      expect(said instanceof Problem ? said.code : 'PROVIDER_FAILED').toBe('PROVIDER_FAILED');
      const { segments, citations } =
        said instanceof Problem
          ? { segments: [], citations: [] }
          : (said as Awaited<ReturnType<typeof askEngine>>).content;
      const flat = (text: string): string => text.replace(/\s+/g, ' ');
      for (const { text } of segments.filter(({ kind }) => kind === 'quote'))
        expect(flat(law.text)).toContain(flat(text));
      for (const { state } of citations) expect(['exact', 'normalised', 'moved']).toContain(state);
    },
  );

  test.each([
    ['no', null],
    [
      'absurd',
      { input_tokens: -1, output_tokens: 1e300, prompt_tokens: -5, completion_tokens: 1e300, totalTokenCount: -1 },
    ],
  ])('%s figures of what it used change nothing', async (what, usage) => {
    // Its protocol says that there are some: without them it is no answer.
    if (what === 'no' && name === 'anthropic')
      return expectFailure((asked) => ({ ...good(asked), usage }) as Reply, { name });
    const engine = await model.that((asked) => ({ ...good(asked), usage }) as Reply, { name });
    const { content } = await askEngine(engine, [agreement, law], QUESTION);
    expect(content.segments.map(({ kind }) => kind)).toEqual(['prose', 'quote']);
  });

  test.each(['cut', 'short', 'error', 'filter'] as const)('a stream that ends by "%s" is no answer', async (ending) => {
    await expectFailure((asked) => ({ ...(good(asked) as { text: string }), ending }), { name } as object);
  });
});

describe('what a provider may do wrong', () => {
  test.each([
    ['401', 401, 1],
    ['403', 403, 1],
    ['404', 404, 1],
    ['400', 400, 1],
    ['429', 429, 3],
    ['500', 500, 3],
    ['503', 503, 3],
  ])('%s is told as its failure', async (_name, status, times) => {
    await expectFailure(() => ({ status, headers: { 'retry-after-ms': '1' } }));
    expect(model.provider.asked).toHaveLength(times);
    expect(model.logged).toHaveLength(1);
    expect(model.logged[0]).toMatchObject({ status });
  });

  test('it is asked again when it was only busy', async () => {
    const engine = await model.that((asked, times) =>
      times < 3 ? { status: 429, headers: { 'retry-after': '0' } } : good(asked),
    );
    expect((await askEngine(engine, [law], QUESTION)).content.citations).toHaveLength(2);
  });

  test.each<[string, Reply]>([
    ['a page instead of a stream', { raw: '<html><body>Welcome</body></html>' }],
    ['an event that is no JSON', { raw: 'data: {"choices": [\n\n' }],
    ['an event of another shape', { raw: 'data: {"hello": "world"}\n\ndata: [DONE]\n\n' }],
    ['nothing', { raw: '' }],
    ['an empty answer', { text: '' }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }],
  ])('%s is a failure', async (_name, reply) => {
    await expectFailure(() => reply);
  });

  test('an answer without end is broken off', async () => {
    await expectFailure(() => ({ text: `${'palabra '.repeat(20_000)}` }));
    await model.provider.close();
    await expectFailure(() => ({ raw: `data: ${'a'.repeat(6 * 1024 * 1024)}` }));
  });

  test('silence before the first word and after some is a failure', async () => {
    await expectFailure(() => ({ text: '', ending: 'stall' }), { first: 200 });
    await model.provider.close();
    await expectFailure(() => ({ text: 'Una cosa ', ending: 'stall' }), { idle: 200 });
    await model.provider.close();
    await expectFailure(() => ({ text: 'Una cosa ', ending: 'stall' }), { total: 300 });
  });

  test('one that cannot be reached is a failure', async () => {
    await model.that(good);
    await model.provider.close();
    const engine = model.at(model.provider.baseUrl, { first: 300 });
    await expect(askEngine(engine, [law], QUESTION)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });

  test('an answer in bytes one by one is read as one in a piece', async () => {
    const engine = await model.that((asked) => ({ ...(good(asked) as { text: string }), bytes: 3 }));
    const { content } = await askEngine(engine, [law], QUESTION);
    expect(content.segments[1]!.text).toBe('persiga desviar clientela de un agente del mercado');
  });

  test('one that was cut at its length keeps what is whole, and says so', async () => {
    const engine = await model.that((asked) => ({
      text: `${(good(asked) as { text: string }).text}Y además [1: «toda cond`,
      ending: 'length',
    }));
    const { content } = await askEngine(engine, [law], QUESTION);
    expect(content.segments.map(({ kind }) => kind)).toEqual(['prose', 'quote', 'prose']);
    expect(content.segments.at(-1)!.text).toMatch(/^\n\nLa respuesta termina aquí/);
  });

  test('whoever goes away ends the call with their reason', async () => {
    const leave = new AbortController();
    const engine = await model.that(() => ({ text: `Una cosa [1: «${TRUE_WORDS}»]. Y `, ending: 'stall' }));
    const asking = engine.answer({ text: QUESTION, language: 'es', sources: [law], history: [] }, leave.signal, () => {
      leave.abort(new Error('gone'));
      return { missing: [], shown: false };
    });
    await expect(asking).rejects.toThrow('gone');
    await model.provider.ended(1);
    expect(model.logged).toEqual([]);
  });
});
