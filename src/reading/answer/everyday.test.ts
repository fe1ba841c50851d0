import { describe, expect, test } from 'vitest';
import { answerTo, sourcesOf } from '#test/intents.ts';

/** The first words that are quoted; none where there is no answer. */
function first(question: string): string {
  const [lease] = sourcesOf('lease');
  const found = answerTo({ question, sources: [lease!], places: [] });
  const [quote] = found.kind === 'answer' ? found.groups[0]!.quotes : [];
  return quote ? lease!.text.slice(quote.start, quote.end) : '';
}

describe('what a tenant asks in words of every day is answered in those of the contract', () => {
  test.each([
    ['¿Con cuánta anticipación debo avisar que no quiero renovar?', 'se renovará tácita y sucesivamente'],
    ['¿Cómo se renueva el contrato?', 'se renovará tácita y sucesivamente'],
    ['¿Dónde se resuelven los conflictos?', 'será resuelta por un árbitro mixto'],
    ['¿Cómo se solucionan las controversias?', 'será resuelta por un árbitro mixto'],
    ['¿Quién paga las contribuciones?', 'las contribuciones de bienes raíces serán de cargo de la Arrendadora'],
    ['¿Quién paga los gastos comunes?', 'Serán de cargo del Arrendatario los gastos comunes'],
    ['¿Quién responde por las filtraciones?', 'la Arrendadora no responderá por robos ni por daños'],
    ['¿Qué pasa si no pago la renta?', 'El simple retardo en el pago de la renta'],
  ])('%s', (question, words) => {
    expect(first(question)).toContain(words);
  });

  test.each(['¿Puedo tener mascotas?', '¿Quién paga la piscina?'])('and not where it says nothing: %s', (question) => {
    expect(first(question)).toBe('');
  });
});
