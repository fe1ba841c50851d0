import { expect, test } from 'vitest';
import { focusOf } from './focus.ts';
import { readSentence } from './sentence.ts';
import { supportOf } from './support.ts';

const focused = (said: string, words: string): string | undefined =>
  focusOf(readSentence(said, 'es'), readSentence(words, 'es'), (part) => readSentence(part, 'es'))?.text;

const FERRY = 'El ferry zarpa los lunes. El piloto no puede fumar en la cabina.';

test.each([
  ['the sentence that holds what is said', 'El ferry zarpa los lunes.', FERRY, 'El ferry zarpa los lunes.'],
  [
    'a part between semicolons',
    'El muelle abre en mayo.',
    'El ferry no zarpa; el muelle abre en mayo.',
    'el muelle abre en mayo.',
  ],
])('%s', (_, said, words, kept) => {
  expect(focused(said, words)).toBe(kept);
});

test.each([
  ['both, where each holds as much', 'El ferry para en el muelle.', 'El ferry zarpa. El muelle abre.'],
  ['what limits what stands before it', 'El ferry zarpa los lunes.', 'El ferry zarpa los lunes. Salvo en mayo.'],
  ['what is told not to hold', 'El ferry zarpa los lunes.', 'El ferry zarpa los lunes. La regla no rige en mayo.'],
  ['the stem of a list', 'El ferry zarpa los lunes.', 'Está prohibido: fumar; que el ferry zarpe los lunes.'],
])('keeps %s', (_, said, words) => {
  expect(focused(said, words) ?? words).toBe(words);
});

test('what another sentence denies is not of a statement', () => {
  expect(supportOf('El ferry zarpa los lunes.', [{ words: FERRY }], { language: 'es' }).state).toBe('supported');
  expect(supportOf('El piloto puede fumar en la cabina.', [{ words: FERRY }], { language: 'es' }).state).toBe('not');
});
