import { afterEach, beforeEach, expect, test } from 'vitest';
import { conceptsOf, takeIn } from './concepts.ts';
import { conceptsNear } from './near.ts';

const OWN = `[own-hives]
ley: colmenar transitorio
gente: cajas de abejas en el camino; mover las colmenas
donde: Ley 29.999 art. 2

[own-book]
ley: libro de tratamientos
gente: anotar los remedios; cuaderno del apiario
donde: Ley 29.999 art. 3

[own-elsewhere]
ley: predio vecino
gente: abejas del vecino
donde: Ley 29.998 art. 4
`;

beforeEach(() => void takeIn(OWN));
afterEach(() => void takeIn(''));

const near = (question: string, ...norms: string[]) =>
  conceptsNear(norms, question, 'es').map(({ concept, by }) => ({ id: concept.id, by: [...by] }));

test('a single word of a concept brings it near where the law is known', () => {
  expect(conceptsOf('me picaron unas abejas', 'es')).toEqual([]);
  expect(near('me picaron unas abejas', 'ley:29999')).toEqual([{ id: 'own-hives', by: ['abej'] }]);
});

test('concepts of other norms do not come near, nor any where no norm is known', () => {
  expect(near('anotar a las abejas', 'ley:29998').map(({ id }) => id)).toEqual(['own-elsewhere']);
  expect(near('anotar a las abejas')).toEqual([]);
});

test('what holds more of the question comes first and is worth more', () => {
  const [first, second] = conceptsNear(['ley:29999'], 'anoto las abejas en un cuaderno con los remedios', 'es');
  expect([first?.concept.id, second?.concept.id]).toEqual(['own-book', 'own-hives']);
  expect(first!.strength).toBeGreaterThan(second!.strength);
});

test('what somebody takes in later is found too', () => {
  takeIn(OWN.replace('abejas en', 'avispas en'));
  expect(near('unas avispas', 'ley:29999').map(({ id }) => id)).toEqual(['own-hives']);
});
