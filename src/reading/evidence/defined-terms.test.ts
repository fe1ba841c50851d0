import { expect, test } from 'vitest';
import { termAsked } from './defined-terms.ts';

test.each([
  ['Who counts as a Representative?', 'representative'],
  ['What qualifies as an Affiliate?', 'affiliate'],
  ['¿Quiénes se consideran personal clave?', 'personal clave'],
  ['¿Qué es «faena»?', 'faena'],
])('%s asks what a term means', (said, term) => {
  expect(termAsked({ said, matter: 'counts' })).toBe(term);
});
