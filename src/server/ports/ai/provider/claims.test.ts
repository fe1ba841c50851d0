import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askEngine, selected } from '#test/asked.ts';
import { ModelEngine, numberOf } from '#test/model-engine.ts';

const law = selected(readFileSync('test/fixtures/documents/ley-20169.txt', 'utf8'), 'Ley 20.169');
const agreement = selected(readFileSync('test/fixtures/documents/distribution-agreement.md', 'utf8'), 'Agreement');
const QUESTION = '¿Qué es un acto de competencia desleal?';
const TRUE_WORDS = 'toda conducta contraria a la buena fe o a las buenas costumbres';
const model = new ModelEngine();
const flat = (text: string): string => text.replace(/\s+/g, ' ');

describe('what a model may claim', () => {
  test('an invented quotation is left out, and a statement whose proof is invented is withdrawn', async () => {
    const engine = await model.that((asked, times) => {
      const n = numberOf(asked, TRUE_WORDS);
      if (times > 1) return { text: '1 none\n2 none' };
      return {
        text: `Es toda conducta contraria a la buena fe [${n}: «${TRUE_WORDS}»].\nLa multa es de quinientas UTM [${n}: «la multa será de quinientas UTM siempre»].\n> [${n}: «quien compita deslealmente irá a la cárcel»]`,
      };
    });
    const { content } = await askEngine(engine, [law], QUESTION);
    expect(content.segments.map(({ kind, text }) => [kind, text.trim()])).toEqual([
      ['prose', 'Es toda conducta contraria a la buena fe.'],
    ]);
    expect(content.withdrawn).toEqual([{ text: 'La multa es de quinientas UTM.', reason: 'proof' }]);
    expect(content.citations.map(({ state }) => state)).toEqual(['normalised']);
    expect(content.evidence).toEqual({ found: 1, total: 1 });
  });

  test('a long quotation is verified whole, and shown to the end of the sentence of its 25th word', async () => {
    const words = law.text.slice(law.text.indexOf('En general, es acto'), law.text.indexOf('c) Todas las'));
    expect(words.split(/\s+/).length).toBeGreaterThan(80);
    const engine = await model.that((asked, times) => {
      const n = numberOf(asked, 'toda conducta contraria a la buena fe');
      const long = words.replace(/\s+/g, ' ').trim();
      return times === 1
        ? { text: `> [${n}: «${long}»]\nY más [${n}: «${long} y lo que la ley no dice»].` }
        : { text: '1 none' };
    });
    const { content, missing } = await askEngine(engine, [law], QUESTION);
    const [shown] = content.citations;
    expect(missing).toHaveLength(1);
    expect(words.startsWith(shown!.excerpt.slice(0, 30))).toBe(true);
    expect(shown!.excerpt.length).toBeLessThan(words.length);
    expect(shown!.excerpt).toMatch(/agente del mercado\.\s*$/);
    expect(content.segments[0]).toMatchObject({ kind: 'quote', text: flat(shown!.excerpt).trim() });
  });

  test('wrong numbers and numbers of nothing are found where the words stand', async () => {
    const engine = await model.that(() => ({
      text: `Es una conducta contraria a la buena fe [99: «${TRUE_WORDS}»].\nOtra es inducir a confundir los bienes [0: «induciendo a confundir los propios bienes»].`,
    }));
    const { content } = await askEngine(engine, [agreement, law], QUESTION);
    expect(content.citations.map(({ state, source_id }) => [state, source_id])).toEqual([
      ['moved', law.id],
      ['moved', law.id],
    ]);
  });

  test('an answer of which nothing stands is none, and says what was looked for', async () => {
    const engine = await model.that((_asked, times) =>
      times === 1 ? { text: 'Falso [1: «palabras inventadas por completo aquí»].' } : { status: 500 },
    );
    const { content } = await askEngine(engine, [law], QUESTION);
    expect(content.segments).toEqual([]);
    expect(content.no_answer!.words.length).toBeGreaterThan(0);
    expect(content.no_answer!.nearest.length).toBeGreaterThan(0);
  });

  test('statements without a proof are not shown; a heading is that says only what is proved', async () => {
    const engine = await model.that((asked) => ({
      text: `Como modelo de lenguaje, opino que sí.\n## Buena fe\nLa Corte Suprema lo anuló:\n- Es una conducta contraria a la buena fe [${numberOf(asked, TRUE_WORDS)}: «${TRUE_WORDS}»].\n## Vacío\nEspero haber ayudado.`,
    }));
    const { content } = await askEngine(engine, [law], QUESTION);
    expect(content.segments.map(({ text }) => text.trim())).toEqual([
      'Buena fe',
      '- Es una conducta contraria a la buena fe.',
    ]);
  });

  test.each([
    ['another figure', 'La prescripción es de diez años'],
    ['a turned sense', 'No es contraria a la buena fe toda conducta'],
    ['an invented ruling', 'Según la Corte Suprema, Rol 12.345-2021, es toda conducta contraria a la buena fe'],
    ['what the learned hold', 'La doctrina enseña que es toda conducta contraria a la buena fe'],
  ])('beside a true quotation %s is withdrawn, and never told on the way', async (_name, statement) => {
    const engine = await model.that((asked) => ({
      text: `${statement} [${numberOf(asked, TRUE_WORDS)}: «${TRUE_WORDS}»].\n? ¿Por qué lo dijo la Corte Suprema en el Rol 12.345-2021?`,
    }));
    const { content, told } = await askEngine(engine, [law], QUESTION);
    expect(content.segments).toEqual([]);
    expect(content.withdrawn.map(({ text }) => text)).toEqual([`${statement}.`]);
    expect(content.no_answer).not.toBeNull();
    expect(content.follow_ups).toEqual([]);
    expect(told).toEqual([]);
  });

  test('no field of an answer holds a word that did not pass', async () => {
    const n = (asked: Parameters<typeof numberOf>[0]) => numberOf(asked, TRUE_WORDS);
    const FALSE = 'la Corte Suprema, Rol 12.345-2021';
    const lines = (asked: Parameters<typeof numberOf>[0]): string[] => [
      `## Según ${FALSE}`,
      `Así lo dijo ${FALSE}:`,
      `Lo resolvió ${FALSE} [${n(asked)}: «${TRUE_WORDS}»].`,
      `Es toda conducta contraria a la buena fe [${n(asked)}: «${TRUE_WORDS}»].`,
      `- Lo anuló ${FALSE}. Es toda conducta contraria a la buena fe [${n(asked)}: «${TRUE_WORDS}»].`,
      `> [${n(asked)}: «${FALSE} lo dejó dicho en su fallo»]`,
      `Sin prueba, según ${FALSE}.`,
      `? ¿Por qué lo anuló ${FALSE}?`,
      `NO_ANSWER Ayudaría el fallo de ${FALSE}.`,
    ];
    const engine = await model.that((asked, times) => ({ text: times > 1 ? '1 none' : lines(asked).join('\n') }));
    const { content, told } = await askEngine(engine, [law], QUESTION);
    const strings = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(strings);
    expect(content.segments.map(({ text }) => text.trim())).toContain('Es toda conducta contraria a la buena fe.');
    expect(strings({ ...content, withdrawn: [] }).filter((one) => /12\.345|Corte Suprema/.test(one))).toEqual([]);
    expect(strings(told).filter((one) => /12\.345|Corte Suprema/.test(one))).toEqual([]);
    expect(content.withdrawn.length).toBeGreaterThan(1);
    const refusal = await model.that(() => ({ text: `NO_ANSWER Ayudaría el fallo de ${FALSE}.` }));
    const none = await askEngine(refusal, [law], '¿Qué seguro debe contratarse?');
    expect(strings(none.content).filter((one) => /12\.345|Corte Suprema/.test(one))).toEqual([]);
  });

  test('words that the quotation does not hold are marked', async () => {
    const engine = await model.that((asked) => ({
      text: `Es toda conducta contraria a la buena fe y castigada [${numberOf(asked, TRUE_WORDS)}: «${TRUE_WORDS}»].`,
    }));
    const { content } = await askEngine(engine, [law], QUESTION);
    const [{ text, support, uncovered = [] }] = content.segments as [(typeof content.segments)[number]];
    expect(support).toBe('partly');
    expect(uncovered.map(({ from, to }) => text.slice(from, to))).toContain('castigada');
  });

  test('one word proves nothing', async () => {
    const engine = await model.that((asked, times) =>
      times > 1
        ? { text: '1 none' }
        : { text: `Es toda conducta contraria a la buena fe [${numberOf(asked, TRUE_WORDS)}: «conducta»].` },
    );
    const { content } = await askEngine(engine, [law], QUESTION);
    expect(content.withdrawn).toMatchObject([{ reason: 'proof' }]);
  });

  test('no answer is an answer, and what would help is said by ours', async () => {
    const engine = await model.that(() => ({ text: 'NO_ANSWER Una póliza de seguro.' }));
    const { content } = await askEngine(engine, [law], '¿Qué seguro debe contratarse?');
    expect(content.no_answer!.would_help).toMatch(/\S/);
    expect(JSON.stringify(content)).not.toContain('Una póliza de seguro.');
    expect(model.provider.asked).toHaveLength(1);
  });
});

describe('what is sent', () => {
  test('only passages of the selected sources, within a budget, and what a question names', async () => {
    const engine = await model.that(() => ({ text: 'NO_ANSWER' }));
    await askEngine(engine, [law, agreement], '¿Qué dice el artículo 5º?');
    const { user, passages } = model.provider.asked[0]!;
    expect(passages.join('').length).toBeLessThanOrEqual(20_000);
    expect(flat(user)).toContain('Artículo 5º');
    expect(
      engine
        .preview({ text: '¿Qué dice el artículo 5º?', language: 'es', sources: [law, agreement], history: [] })
        .messages[1]!.text.replace(/[\da-f]{16}/g, ''),
    ).toBe(user.replace(/[\da-f]{16}/g, ''));
  });

  test('the marks are others each time', async () => {
    const engine = await model.that(() => ({ text: 'NO_ANSWER' }));
    await askEngine(engine, [law], QUESTION);
    await askEngine(engine, [law], QUESTION);
    const marks = model.provider.asked.map(({ user }) => /<<<([\da-f]{16}) 1>>>/.exec(user)![1]);
    expect(marks[0]).not.toBe(marks[1]);
  });

  test('the conversation goes along and helps to find', async () => {
    const engine = await model.that(() => ({ text: 'NO_ANSWER' }));
    const lease = selected(
      `${'Relleno sobre otra materia.\n\n'.repeat(2000)}El arbitraje se pedirá dentro de treinta días corridos.`,
      'Arriendo',
    );
    await askEngine(engine, [lease], '¿y cuántos días son?', {
      history: [{ question: '¿Qué dice del arbitraje?', answer: 'Que se pide.' }],
    });
    expect(model.provider.asked.at(-1)!.user).toContain('treinta días corridos');
    expect(model.provider.asked.at(-1)!.user).toContain('Question: ¿Qué dice del arbitraje?\nAnswer: Que se pide.');
  });

  test('what names people stays here, and comes back in the answer', async () => {
    const contract = selected(
      'Comparece don Juan Pérez Soto, RUT 12.345.678-5, correo juan@perez.cl. Don Juan Pérez Soto pagará la renta.',
      'Contrato de Juan Pérez Soto',
    );
    const engine = await model.that(() => ({ text: 'Paga [NAME-1] [1: «Don [NAME-1] pagará la renta»].' }), {
      redact: true,
    });
    const { content } = await askEngine(engine, [contract], '¿Qué paga Juan Pérez Soto, de 12.345.678-5?');
    const sent = JSON.stringify(model.provider.asked);
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
