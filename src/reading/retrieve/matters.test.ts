import { afterEach, expect, test } from 'vitest';
import { buildSegment } from '../index/segment.ts';
import { takeIn } from '../lexicon/concepts.ts';
import { reply } from '../reply.ts';

afterEach(() => void takeIn(''));

const LAW = [
  'Artículo 1.- Esta ley rige a los apicultores inscritos y a quienes les prestan servicios en el país.',
  'Artículo 2.- El colmenar transitorio deberá quedar a cien metros de todo camino público.',
  'Artículo 3.- Los apicultores llevarán un libro en que anotarán los tratamientos. El colmenar tendrá un número. Lo transitorio se rige por el reglamento.',
].join('\n\n');
const text = `LEY N° 29.999 SOBRE APICULTURA\n\n${LAW}`;
const source = { title: 'Ley 29.999', text, index: buildSegment({ text }) };

/** The articles that are found for a question, best first. */
function found(blocks: string, question: string) {
  expect(takeIn(blocks)).toEqual([]);
  const { candidates } = reply([source] as never, question).parts[0]!.point.retrieved;
  return candidates.map(({ unit, matter, states }) => ({ label: unit?.number ?? '', matter, states }));
}

const matter = (articles: string): string =>
  `[own-cajas]\nley: colmenar transitorio\ngente: cajas de abejas cerca de la casa; me picaron las abejas\ndonde: Ley 29.999 art. ${articles}\n`;

test('an article is found by what people call its matter, though none of these words stand in it', () => {
  const [first] = found(matter('2'), '¿Puedo reclamar si el vecino tiene abejas?');
  expect(first).toMatchObject({ label: '2' });
  expect(first!.matter).toBeGreaterThan(0);
});

test('an article that holds no term of the concept is not', () => {
  const all = found(matter('1'), '¿Puedo reclamar si el vecino tiene abejas y es apicultor?');
  expect(all.map(({ matter: worth }) => worth)).toEqual(all.map(() => 0));
});

test('several concepts of one article are worth more than one', () => {
  const one = matter('2');
  const two = `${one}\n[own-vecino]\nley: camino público\ngente: abejas del vecino en la calle\ndonde: Ley 29.999 art. 2\n`;
  const worth = (blocks: string): number => found(blocks, '¿Qué hago con las abejas del vecino?')[0]!.matter;
  expect(worth(two)).toBeGreaterThan(worth(one));
});

test('an article states a concept where one of its sentences holds a whole term', () => {
  const all = found('[own-cajas]\nley: colmenar transitorio\ngente: cajas de abejas\n', 'cajas de abejas');
  const states = (label: string): number => all.find((one) => one.label === label)!.states;
  // Other concepts of the lexicon may be named too, and stated in part.
  expect(states('2')).toBeGreaterThan(states('3'));
});
