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
  const text = said(await ask('lease', '¿Cuál es la renta mensual?'));
  expect(text[1]).toBe('CUARTO: Renta');
  expect(text[2]).toMatch(/^La renta mensual/);
  expect(said(await ask('lease', 'cláusula quinta'))[1]).toMatch(/^QUINTO: Mora\. El simple retardo/);
});

test('says what a question that leans on the last was understood as', async () => {
  const history = [{ question: '¿Qué dice sobre el arbitraje?', answer: '' }];
  const text = said(await ask('lease', '¿y el plazo?', { history }));
  expect(text[0]).toMatch(/^Entendido como: plazo · arbitraje\. /);
  expect(text.join(' ')).toContain('dentro del plazo de seis meses');
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
