import { expect, test } from 'vitest';
import { sourcesOf } from '#test/intents.ts';
import { engineConformance } from './conformance.ts';
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
const said = ({ segments }: Draft): string[] => segments.map(({ text }) => text.replace(/\s+/g, ' '));

test('shows the division that a quotation lies under, in its own words', async () => {
  const draft = await ask('lease', '¿Cuál es la renta mensual?');
  const text = said(draft);
  expect(text[1]).toBe('CUARTO: Renta');
  expect(text[2]).toMatch(/^La renta mensual/);
  expect(draft.segments.map(({ text: one }) => one.endsWith('\n\n')).slice(0, 3)).toEqual([true, false, false]);
  expect(said(await ask('lease', 'cláusula quinta'))[1]).toMatch(/^QUINTO: Mora\. El simple retardo/);
});

test('says what a question that leans on the last was understood as', async () => {
  const history = [{ question: '¿Qué dice sobre el arbitraje?', answer: '' }];
  const text = said(await ask('lease', '¿y el plazo?', { history }));
  expect(text[0]).toMatch(/^Entendido como: plazo · arbitraje\. /);
  expect(text.join(' ')).toContain('dentro del plazo de seis meses');
});

test('answers each of two questions, the second after the first', async () => {
  const text = said(await ask('lease', '¿Cuánto es la garantía y cuándo se devuelve?'));
  expect(text[0]).toBe('Estos pasajes hablan del monto: ');
  expect(text[2]).toContain('la cantidad de $1.150.000');
  expect(text[3]).toBe('Entendido como: devuelve · garantía. Estos pasajes dan la fecha: ');
  expect(text[5]).toContain('restituirá la garantía dentro de los cuarenta y cinco días');
});

test('says which of two questions has no answer, and refuses both as one where neither has', async () => {
  const text = said(await ask('lease', '¿Qué multa hay por atraso y cuántas mascotas se permiten?'));
  expect(text.join(' ')).toContain('a título de multa, 0,5 unidades de fomento');
  expect(text.at(-1)).toBe('Tus fuentes no responden «cuántas mascotas se permiten».');
  const none = await ask('lease', '¿Cuántas mascotas se permiten y cuándo vuelan los pájaros?');
  expect(none.segments).toEqual([]);
  expect(none.none?.words.map(({ word }) => word)).toEqual(expect.arrayContaining(['mascotas', 'pájaros']));
});

test('says which sources are silent on a point that is compared', async () => {
  const text = said(await ask('lease competition', 'compara la renta mensual'));
  expect(text.at(-1)).toBe('Nada dicen sobre el punto: Ley 20.169.txt.');
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
  expect(said(draft).at(-1)).toMatch(/^El artículo 3 sigue: este es el comienzo, 4 de sus \d+ frases\./);
  expect(draft.segments.filter(({ kind }) => kind === 'quote')).toHaveLength(4);
  expect(said(await ask('consumer', 'What does article 3 say?')).at(-1)).toMatch(/^Article 3 goes on: /);
  expect(said(await ask('advice', '¿Qué dice la cláusula segunda?')).join(' ')).not.toContain('sigue');
});

test('says plainly that question and sources are in different languages', async () => {
  const spanish = await ask('nda', '¿Qué dice sobre confidencialidad?');
  expect(spanish.none).toMatchObject({
    words: [{ word: 'confidencialidad', count: 0 }],
    wouldHelp: expect.stringMatching(/^Una pregunta en inglés\. Tus fuentes están en inglés/) as string,
  });
  const english = await ask('advice', 'What does it say about confidentiality?', { language: 'en' });
  expect(english.none?.wouldHelp).toMatch(/^A question in Spanish\. Your sources are in Spanish/);
});

test('names the tool that judges a contract, in the language of the interface', async () => {
  expect((await ask('advice', '¿Hay cláusulas abusivas?')).none?.wouldHelp).toContain('«Análisis de riesgo legal»');
  const english = await ask('advice', 'Is this contract fair?', { language: 'en' });
  expect(english.none?.wouldHelp).toContain('“Legal risk analysis”');
});

test('quotes from the contract that the question names, and puts no other title above it', async () => {
  const { segments } = await ask('advice cleaning job', '¿Quiénes son las partes del contrato de trabajo?');
  expect(segments.filter(({ kind }) => kind === 'heading').map(({ text }) => text)).toEqual([
    'Contrato de trabajo.txt',
  ]);
});
