import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import { supportOf } from './support.ts';

const stateOf = (said: string, words: string, language: Language): string =>
  supportOf(said, [{ words }], { language }).state;

const KEYS = 'El conserje entrega las llaves al visitante en caso de que el dueño lo haya anotado.';
const POOL = 'Los niños no pueden entrar a la piscina, salvo con un adulto.';
const DOGS = 'A guest may bring a dog if the manager agrees.';

describe('what is said of all, or always, without the limit of the quotation', () => {
  it.each<[string, string, Language]>([
    ['El conserje siempre entrega las llaves al visitante.', KEYS, 'es'],
    ['El conserje entrega las llaves a cualquier visitante.', KEYS, 'es'],
    ['Los niños nunca pueden entrar a la piscina.', POOL, 'es'],
    ['Any guest may bring a dog.', DOGS, 'en'],
    ['A guest may always bring a dog.', DOGS, 'en'],
  ])('is not carried: %s', (said, quoted, language) => {
    expect(stateOf(said, quoted, language)).toBe('not');
  });

  it.each<[string, string, Language]>([
    ['El conserje siempre entrega las llaves al visitante en caso de que el dueño lo haya anotado.', KEYS, 'es'],
    ['El conserje entrega cada llave al visitante.', KEYS, 'es'],
    ['Los niños no pueden entrar a la piscina.', `${POOL} Todos los niños.`, 'es'],
    ['All guests may bring a dog.', 'All guests may bring a dog if the manager agrees.', 'en'],
    ['A guest may not bring any dog.', 'A guest may not bring a dog if the manager disagrees.', 'en'],
  ])(
    'is doubtful at most where the limit is told, where the quotation says all, or where each is counted: %s',
    (said, quoted, language) => {
      const { reasons } = supportOf(said, [{ words: quoted }], { language });
      expect(reasons.filter(({ kind, turned }) => kind === 'quantifier' && turned)).toEqual([]);
    },
  );
});
