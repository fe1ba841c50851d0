import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { providers, type Provider } from '#contract/engine.ts';
import { Problem } from '#server/http/problem.ts';
import { askEngine, selected } from '#test/asked.ts';
import { fakeProvider, type Asked, type FakeProvider, type Reply } from '#test/fakes/provider.ts';
import { createProviderEngine } from './engine.ts';
import type { Patience } from './speak.ts';

const law = selected(readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8'), 'Ley 20.169');
const agreement = selected(readFileSync('test/fixtures/documents/distribution-agreement.md', 'utf8'), 'Agreement');
const QUESTION = '¿Qué es un acto de competencia desleal?';
const TRUE_WORDS = 'toda conducta contraria a la buena fe o a las buenas costumbres';

let provider: FakeProvider;
const logged: object[] = [];
afterEach(async () => {
  await provider.close();
  logged.length = 0;
});

const write = (fields: object, message: string): void => void logged.push({ ...fields, message });
const log = { debug: write, info: write, warn: write, error: write };
async function engineThat(
  answer: (asked: Asked, times: number) => Reply,
  {
    name = 'openai-compatible',
    redact = false,
    ...patience
  }: { name?: Provider; redact?: boolean } & Partial<Patience> = {},
) {
  provider = await fakeProvider(answer);
  return createProviderEngine({
    provider: name,
    model: 'model-1',
    baseUrl: provider.baseUrl,
    apiKey: 'key-1',
    redact,
    log,
    patience: { first: 20_000, idle: 20_000, total: 60_000, mending: 20_000, ...patience },
  });
}
const flat = (text: string): string => text.replace(/\s+/g, ' ');
/** The number of the passage that was sent with these words. */
const numberOf = ({ passages }: Asked, words: string): number =>
  passages.findIndex((one) => flat(one).includes(words)) + 1;
const good = (asked: Asked): Reply => ({
  text: `Es toda conducta de mala fe [${numberOf(asked, TRUE_WORDS)}: «${TRUE_WORDS}»].\n> [${numberOf(asked, TRUE_WORDS)}: «persiga desviar clientela de un agente del mercado»]\n? ¿Quién conoce de la acción?\n`,
});
const fails = async (
  answer: (asked: Asked, times: number) => Reply,
  patience: Partial<Patience> = {},
): Promise<void> => {
  const engine = await engineThat(answer, patience);
  const failure = await askEngine(engine, [law], QUESTION).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Problem);
  expect(failure).toMatchObject({ code: 'PROVIDER_FAILED' });
  expect(JSON.stringify(logged)).not.toMatch(/secret words|competencia|key-1/);
};

describe.each(providers)('%s', (name) => {
  test('is asked as it wants to be, and its answer is verified', async () => {
    const engine = await engineThat(good, { name });
    const { content, missing } = await askEngine(engine, [agreement, law], QUESTION);
    expect(content.segments.map(({ kind }) => kind)).toEqual(['prose', 'quote']);
    expect(content.segments[1]!.text).toBe('persiga desviar clientela de un agente del mercado');
    expect(content.citations.map(({ state, source_id }) => [state, source_id])).toEqual([
      ['normalised', law.id],
      ['normalised', law.id],
    ]);
    expect(content.follow_ups).toEqual(['¿Quién conoce de la acción?']);
    expect(missing).toEqual([]);
    const [asked] = provider.asked;
    expect(provider.asked).toHaveLength(1);
    expect(asked!.user.trimEnd().endsWith(QUESTION)).toBe(true);
    expect(asked!.system).toContain('Answer in Spanish');
    expect(JSON.stringify(asked!.headers)).toContain('key-1');
    const body = JSON.stringify(asked!.body);
    expect(body).toMatch(/"temperature":0[,}]/);
    expect(body).not.toMatch(/"tools"|toolConfig|tool_choice/);
  });

  test('is sent back once what stands nowhere, and only that', async () => {
    const engine = await engineThat(
      (asked, times) =>
        times === 1
          ? {
              text: `Una [1: «palabras que nadie escribió jamás aquí»].\nDos [${numberOf(asked, TRUE_WORDS)}: «${TRUE_WORDS}»].`,
            }
          : { text: `1 [1: «${TRUE_WORDS}»]` },
      { name },
    );
    const { content } = await askEngine(engine, [law], QUESTION);
    expect(provider.asked.map(({ stream }) => stream)).toEqual([true, false]);
    expect(provider.asked[1]!.user).toContain('palabras que nadie escribió');
    expect(provider.asked[1]!.user).not.toContain('Dos');
    expect(content.citations.every(({ state }) => state !== 'missing')).toBe(true);
    expect(content.segments.map(({ text }) => text.trim())).toEqual(['Una.', 'Dos.']);
  });

  test.each(['cut', 'short', 'error', 'filter'] as const)('a stream that ends by "%s" is no answer', async (ending) => {
    await fails((asked) => ({ ...(good(asked) as { text: string }), ending }), { name } as object);
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
    await fails(() => ({ status, headers: { 'retry-after-ms': '1' } }));
    expect(provider.asked).toHaveLength(times);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({ status });
  });

  test('it is asked again when it was only busy', async () => {
    const engine = await engineThat((asked, times) =>
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
    await fails(() => reply);
  });

  test('an answer without end is broken off', async () => {
    await fails(() => ({ text: `${'palabra '.repeat(20_000)}` }));
    await provider.close();
    await fails(() => ({ raw: `data: ${'a'.repeat(6 * 1024 * 1024)}` }));
  });

  test('silence before the first word and after some is a failure', async () => {
    await fails(() => ({ text: '', ending: 'stall' }), { first: 200 });
    await provider.close();
    await fails(() => ({ text: 'Una cosa ', ending: 'stall' }), { idle: 200 });
    await provider.close();
    await fails(() => ({ text: 'Una cosa ', ending: 'stall' }), { total: 300 });
  });

  test('one that cannot be reached is a failure', async () => {
    provider = await fakeProvider(good);
    await provider.close();
    const engine = createProviderEngine({
      provider: 'openai-compatible',
      model: 'm',
      baseUrl: provider.baseUrl,
      apiKey: null,
      redact: false,
      log,
      patience: { first: 300, idle: 1, total: 1000, mending: 1 },
    });
    await expect(askEngine(engine, [law], QUESTION)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });

  test('an answer in bytes one by one is read as one in a piece', async () => {
    const engine = await engineThat((asked) => ({ ...(good(asked) as { text: string }), bytes: 3 }));
    const { content } = await askEngine(engine, [law], QUESTION);
    expect(content.segments[1]!.text).toBe('persiga desviar clientela de un agente del mercado');
  });

  test('one that was cut at its length keeps what is whole, and says so', async () => {
    const engine = await engineThat((asked) => ({
      text: `${(good(asked) as { text: string }).text}Y además [1: «toda cond`,
      ending: 'length',
    }));
    const { content } = await askEngine(engine, [law], QUESTION);
    expect(content.segments.map(({ kind }) => kind)).toEqual(['prose', 'quote', 'prose']);
    expect(content.segments.at(-1)!.text).toMatch(/^La respuesta termina aquí/);
  });

  test('whoever goes away ends the call with their reason', async () => {
    const leave = new AbortController();
    const engine = await engineThat(() => ({ text: `Una cosa [1: «${TRUE_WORDS}»]. Y `, ending: 'stall' }));
    const asking = engine.answer({ text: QUESTION, language: 'es', sources: [law], history: [] }, leave.signal, () => {
      leave.abort(new Error('gone'));
      return [];
    });
    await expect(asking).rejects.toThrow('gone');
    await provider.ended(1);
    expect(logged).toEqual([]);
  });
});

describe('what a model may claim', () => {
  test('an invented quotation is left out, an invented proof stays as not found', async () => {
    const engine = await engineThat((asked, times) => {
      const n = numberOf(asked, TRUE_WORDS);
      if (times > 1) return { text: '1 none\n2 none' };
      return {
        text: `Cierto [${n}: «${TRUE_WORDS}»].\nFalso [${n}: «la multa será de quinientas UTM siempre»].\n> [${n}: «quien compita deslealmente irá a la cárcel»]`,
      };
    });
    const { content } = await askEngine(engine, [law], QUESTION);
    expect(content.segments.map(({ kind, text }) => [kind, text.trim()])).toEqual([
      ['prose', 'Cierto.'],
      ['prose', 'Falso.'],
    ]);
    expect(content.citations.map(({ state }) => state)).toEqual(['normalised', 'missing']);
    expect(content.evidence).toEqual({ found: 1, total: 2 });
  });

  test('wrong numbers and numbers of nothing are found where the words stand', async () => {
    const engine = await engineThat(() => ({
      text: `Una [99: «${TRUE_WORDS}»].\nDos [0: «induciendo a confundir los propios bienes»].`,
    }));
    const { content } = await askEngine(engine, [agreement, law], QUESTION);
    expect(content.citations.map(({ state, source_id }) => [state, source_id])).toEqual([
      ['moved', law.id],
      ['moved', law.id],
    ]);
  });

  test('an answer of which nothing stands is none, and says what was looked for', async () => {
    const engine = await engineThat((_asked, times) =>
      times === 1 ? { text: 'Falso [1: «palabras inventadas por completo aquí»].' } : { status: 500 },
    );
    const { content } = await askEngine(engine, [law], QUESTION);
    expect(content.segments).toEqual([]);
    expect(content.no_answer!.words.length).toBeGreaterThan(0);
    expect(content.no_answer!.nearest.length).toBeGreaterThan(0);
  });

  test('statements without a proof are not shown; a lead to what is proved is', async () => {
    const engine = await engineThat((asked) => ({
      text: `Como modelo de lenguaje, opino que sí.\n## Regla\nLa ley dice:\n- Es de mala fe [${numberOf(asked, TRUE_WORDS)}: «${TRUE_WORDS}»].\n## Vacío\nEspero haber ayudado.`,
    }));
    const { content } = await askEngine(engine, [law], QUESTION);
    expect(content.segments.map(({ text }) => text.trim())).toEqual(['Regla', 'La ley dice:', '- Es de mala fe.']);
  });

  test('no answer is an answer', async () => {
    const engine = await engineThat(() => ({ text: 'NO_ANSWER Una póliza de seguro.' }));
    const { content } = await askEngine(engine, [law], '¿Qué seguro debe contratarse?');
    expect(content.no_answer).toMatchObject({ would_help: 'Una póliza de seguro.' });
    expect(provider.asked).toHaveLength(1);
  });
});

describe('what is sent', () => {
  test('only passages of the selected sources, within a budget, and what a question names', async () => {
    const engine = await engineThat(good);
    await askEngine(engine, [law, agreement], '¿Qué dice el artículo 5º?');
    const { user, passages } = provider.asked[0]!;
    expect(passages.join('').length).toBeLessThanOrEqual(20_000);
    expect(flat(user)).toContain('Artículo 5º');
    expect(
      engine
        .preview({ text: '¿Qué dice el artículo 5º?', language: 'es', sources: [law, agreement], history: [] })
        .messages[1]!.text.replace(/[\da-f]{16}/g, ''),
    ).toBe(user.replace(/[\da-f]{16}/g, ''));
  });

  test('the marks are others each time', async () => {
    const engine = await engineThat(good);
    await askEngine(engine, [law], QUESTION);
    await askEngine(engine, [law], QUESTION);
    const marks = provider.asked.map(({ user }) => /<<<([\da-f]{16}) 1>>>/.exec(user)![1]);
    expect(marks[0]).not.toBe(marks[1]);
  });

  test('the conversation goes along and helps to find', async () => {
    const engine = await engineThat(() => ({ text: 'NO_ANSWER' }));
    const lease = selected(
      `${'Relleno sobre otra materia.\n\n'.repeat(2000)}El arbitraje se pedirá dentro de treinta días corridos.`,
      'Arriendo',
    );
    await askEngine(engine, [lease], '¿y cuántos días son?', {
      history: [{ question: '¿Qué dice del arbitraje?', answer: 'Que se pide.' }],
    });
    expect(provider.asked[0]!.user).toContain('treinta días corridos');
    expect(provider.asked[0]!.user).toContain('Question: ¿Qué dice del arbitraje?\nAnswer: Que se pide.');
  });

  test('what names people stays here, and comes back in the answer', async () => {
    const contract = selected(
      'Comparece don Juan Pérez Soto, RUT 12.345.678-5, correo juan@perez.cl. Don Juan Pérez Soto pagará la renta.',
      'Contrato de Juan Pérez Soto',
    );
    const engine = await engineThat(() => ({ text: 'Paga [NAME-1] [1: «Don [NAME-1] pagará la renta»].' }), {
      redact: true,
    });
    const { content } = await askEngine(engine, [contract], '¿Qué paga Juan Pérez Soto, de 12.345.678-5?');
    const sent = JSON.stringify(provider.asked);
    expect(sent).not.toMatch(/Pérez|12\.345|juan@/);
    expect(content.segments[0]!.text.trim()).toBe('Paga Juan Pérez Soto.');
    expect(content.citations[0]).toMatchObject({ excerpt: 'Don Juan Pérez Soto pagará la renta' });
    expect(
      engine
        .preview({ text: 'RUT', language: 'es', sources: [contract], history: [] })
        .hidden.map(({ words }) => words),
    ).toContain('12.345.678-5');
  });
});
