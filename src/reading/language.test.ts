import { describe, expect, test } from 'vitest';
import { textOf } from '#test/texts.ts';
import { languageOfText, tellLanguage } from './language.ts';

describe('the language of a text', () => {
  test.each([
    ['competition', 'es'],
    ['criminal', 'es'],
    ['civil', 'es'],
    ['agreement', 'en'],
  ] as const)('%s is in %s', (name, language) => {
    expect(tellLanguage(textOf(name))).toBe(language);
  });

  test.each([
    ['¿Cuál es el plazo?', 'es'],
    ['cual es el plazo', 'es'],
    ['plazo de prescripción', 'es'],
    ['QUÉ DICE EL ARTÍCULO 5', 'es'],
    ['What is the term?', 'en'],
    ['how long does it last', 'en'],
    ['WHO MAY TERMINATE THE AGREEMENT', 'en'],
    ['What does the Código Civil say of the parties?', 'en'],
  ] as const)('of a question: %s', (question, language) => {
    expect(tellLanguage(question)).toBe(language);
  });

  test.each(['', '   ', '12.345', '👩‍⚖️', 'indemnity'])('nothing tells in "%s": Spanish for a document', (text) => {
    expect(tellLanguage(text)).toBeNull();
    expect(languageOfText(text)).toBe('es');
  });
});
