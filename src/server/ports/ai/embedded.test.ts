import { expect, test } from 'vitest';
import { sourcesOf } from '#test/intents.ts';
import { asSource } from '#test/texts.ts';
import { engineConformance } from './conformance.ts';
import { wordsOf } from '#reading/support/ungated.ts';
import { embedded } from './embedded.ts';
import type { Draft, Question } from './port.ts';

engineConformance(() => Promise.resolve(embedded));

const ask = (of: string, text: string, more: Partial<Question> = {}): Promise<Draft> =>
  embedded.answer(
    {
      text,
      language: 'es',
      history: [],
      sources: sourcesOf(of).map((one, i) => ({ ...one, id: String(i), type: 'txt', version: 1 })),
      ...more,
    },
    new AbortController().signal,
  );
const said = ({ segments }: Draft): string[] => segments.map(({ text }) => wordsOf(text).replace(/\s+/g, ' '));

test('shows the division that a quotation lies under, in its own words', async () => {
  const draft = await ask('lease', '¿Cuál es la renta mensual?');
  expect(draft.segments[0]).toMatchObject({ kind: 'heading', text: expect.stringMatching(/^Cuarto/i) });
  expect(said(draft)[1]).toContain('La renta mensual');
  const code = await ask(
    'labour',
    '¿Qué debe informar el empleador de las cotizaciones previsionales para proceder al despido?',
  );
  expect(code.segments[0]).toEqual({ kind: 'heading', text: 'Art. 162', claims: [] });
  expect(said(await ask('lease', 'cláusula quinta'))[1]).toMatch(/^QUINTO: Mora\. El simple retardo/);
});

test('says what a question that leans on the last was understood as', async () => {
  const history = [{ question: '¿Qué dice sobre el arbitraje?', answer: '' }];
  const draft = await ask('lease', '¿y el plazo?', { history });
  expect(draft.understood).toEqual({ text: 'Se entendió: plazo · arbitraje', plain: '¿y el plazo?' });
  const quoted = [...said(draft), ...(draft.none?.nearest ?? []).map(({ quote }) => quote.replace(/\s+/g, ' '))];
  expect(quoted.join(' ')).toContain('dentro del plazo de seis meses');
});

test('says for which words of the law the words of a question were read, where the passage has others', async () => {
  const question = '¿Cuántos días de vacaciones me tocan?';
  const asked = await ask('labour', question);
  expect(asked.understood).toEqual({ text: 'Se entendió: «días de vacaciones» como «feriado anual»', plain: question });
  expect(said(asked).join(' ')).toContain('feriado anual de quince días hábiles');
  expect((await ask('labour', '¿Cuántos días hábiles tiene el feriado anual?')).understood).toBeNull();
});

test('looks only for the words that were typed, where that is asked', async () => {
  const draft = await ask('labour', '¿Cuántos días de vacaciones me tocan?', { literal: true });
  expect(draft.understood ?? null).toBeNull();
  expect(said(draft).join(' ')).not.toContain('feriado anual de quince días hábiles');
  const history = [{ question: '¿Qué dice sobre el arbitraje?', answer: '' }];
  const plain = await ask('lease', '¿y el plazo?', { history, literal: true });
  expect(plain).toEqual(await ask('lease', '¿y el plazo?', { literal: true }));
});

test('answers each of two questions by its own words, also where one passage holds both', async () => {
  const text = said(await ask('lease', '¿Cuánto es la garantía y cuándo se devuelve?'));
  expect(text[0]).toBe('Sobre «Cuánto es la garantía»:');
  expect(text.join(' ')).toContain('la cantidad de $1.150.000');
  expect(text.join(' ')).toContain('restituirá la garantía dentro de los cuarenta y cinco días');
  expect(text[text.indexOf('Sobre «cuándo se devuelve»:') + 2]).toMatch(/^La Arrendadora restituirá la garantía/);
  expect(text.filter((one) => one.includes('la cantidad de $1.150.000'))).toHaveLength(1);
});

test('says which of two questions has no answer, and refuses both as one where neither has', async () => {
  const text = said(await ask('lease', '¿Cuánto es la renta mensual y cuándo vuelan los pájaros?'));
  expect(text.join(' ')).toContain('28,5 unidades de fomento');
  expect(text.at(-1)).toBe('Tus fuentes no responden «cuándo vuelan los pájaros».');
  const none = await ask('lease', '¿Dónde nadan las ballenas y cuándo vuelan los pájaros?');
  expect(none.segments).toEqual([]);
  expect(none.none?.outcome).toBe('absent');
});

test('says which sources are silent on a point that is compared, on a card', async () => {
  const { cards } = await ask('lease competition', 'compara la renta mensual');
  expect(cards).toMatchObject([{ kind: 'comparison', columns: ['Contrato de arrendamiento.txt', 'Ley 20.169.txt'] }]);
  const [cell, silent] = cards[0]!.rows[0]!.cells;
  expect(cell).toMatchObject({ state: 'stated', focus: '28,5 unidades de fomento' });
  expect(silent).toEqual({ state: 'silent' });
});

test('answers in one line, by a quotation of its own', async () => {
  const { direct } = await ask('lease', '¿Cuánto es la garantía?');
  expect(direct).toMatchObject([
    { kind: 'quote', text: 'el Arrendatario entrega en este acto la cantidad de $1.150.000', claims: [{ source: 0 }] },
  ]);
});

test('lists all duties of a party on a card, in the place of passages', async () => {
  const { segments, cards, direct } = await ask('lease', '¿Qué obligaciones tiene la arrendadora?');
  expect(segments).toEqual([]);
  expect(cards).toMatchObject([{ kind: 'list', title: 'Obligaciones de la arrendadora' }]);
  expect(direct).toMatchObject([{ kind: 'prose', text: expect.stringContaining('4 obligaciones en 4 cláusulas') }]);
});

test('suggests questions of at most ten words in the language of the interface', async () => {
  for (const language of ['es', 'en'] as const) {
    const { followUps } = await ask('services', '¿Qué multas se pactaron?', { language });
    expect(followUps.length).toBeGreaterThan(0);
    for (const one of followUps) {
      expect(one.split(' ').length).toBeLessThanOrEqual(10);
      expect(one.startsWith('¿')).toBe(language === 'es');
    }
  }
});

test('says that a long article goes on beyond what is quoted', async () => {
  const draft = await ask('consumer', '¿Qué dice el artículo 3?');
  expect(said(draft).at(-1)).toBe('El artículo 3º sigue: este es su comienzo. Ábrelo en la fuente para leer el resto.');
  expect(said(await ask('consumer', 'What does article 3 say?', { language: 'en' })).at(-1)).toMatch(
    /^Artículo 3º goes on: /,
  );
  expect(said(await ask('advice', '¿Qué dice la cláusula segunda?')).join(' ')).not.toContain('sigue');
});

test('says whose words a ruling reports, and where the court goes on with its own', async () => {
  const ruling = (reason: string): string => `Talca, tres de marzo de dos mil veintidós.

Vistos:
Comparece doña Ana, quien deduce demanda en contra de la empresa.

Considerando:
Primero: Que la demandada, al contestar, sostiene que se infringieron las reglas de la prueba del huerto. ${reason}

Segundo: Que esta Corte estima que la deuda existe.

Por estas consideraciones, se declara:
I.- Que se acoge la demanda.

Regístrese y archívese.`;
  const told = async (reason: string): Promise<string> => {
    const sources = [{ ...asSource(ruling(reason), 'Fallo'), id: '0', type: 'txt' as const, version: 1 }];
    return said(await ask('lease', '¿Qué reglas de la prueba del huerto se infringieron?', { sources })).join('\n');
  };
  expect(await told('Agrega que el juez no la recibió.')).toContain('no es lo que resolvió el tribunal');
  const mixed = await told('No obstante, en su recurso no precisa cuál regla de la prueba del huerto se infringió.');
  expect(mixed).toContain('sigue con lo que considera el tribunal');
  expect(mixed).not.toContain('no es lo que resolvió el tribunal');
});

test('says that sources are in another language than the question', async () => {
  const spanish = await ask('nda', '¿Qué dice sobre el tiempo atmosférico?');
  expect(spanish.none?.wouldHelp).toContain('están en inglés: pregunta en inglés');
  const english = await ask('advice', 'What does it say about the weather?', { language: 'en' });
  expect(english.none?.wouldHelp).toContain('are in Spanish: ask in Spanish');
});

test('names the tool that judges a contract, in the language of the interface', async () => {
  const spanish = await ask('advice', '¿Hay cláusulas abusivas?');
  expect(spanish.none).toMatchObject({ reason: 'judgement' });
  expect(spanish.none?.wouldHelp).toContain('«Análisis de riesgo legal»');
  const english = await ask('advice', 'Is this contract fair?', { language: 'en' });
  expect(english.none?.wouldHelp).toContain('“Legal risk analysis”');
});

test('quotes from the contract that the question names, and puts no other title above it', async () => {
  const { segments } = await ask('advice cleaning job', '¿Quiénes son las partes del contrato de trabajo?');
  expect(segments.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
    'Contrato de trabajo.txt',
  ]);
});
