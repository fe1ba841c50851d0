import { afterEach, expect, test } from 'vitest';
import { buildSegment } from '../index/segment.ts';
import { takeIn } from '../lexicon/concepts.ts';
import { reply } from '../reply.ts';

afterEach(() => void takeIn(''));

const LAW = [
  'Artículo 1.- Esta ley rige a los apicultores inscritos y a quienes les prestan servicios en el país.',
  'Artículo 2.- El colmenar transitorio deberá quedar a cien metros de todo camino público.',
  'Artículo 3.- Los apicultores llevarán un libro en que anotarán los tratamientos y sus fechas.',
  'Artículo 4.- El dueño de un predio podrá pedir el retiro de lo que en él se deje sin su permiso.',
].join('\n\n');
const text = `LEY N° 29.999 SOBRE APICULTURA\n\n${LAW}`;
const title = 'Ley 29.999';
const source = { title, text, index: buildSegment({ text }) };

/** The articles that are found for a question, best first, with what the subject index says of each. */
function found(donde: string): { label: string; subject: number; score: number }[] {
  const where = donde && `donde: Ley 29.999 art. ${donde}\n`;
  expect(takeIn(`[own-cajas]\nley: colmenar transitorio\ngente: cajas de abejas\n${where}`)).toEqual([]);
  const { candidates } = reply([source] as never, '¿Dónde dejo las cajas de abejas?').parts[0]!.point.retrieved;
  return candidates.map(({ unit, subject, score }) => ({ label: unit?.number ?? '', subject, score }));
}

test('an article of a concept that holds a term of it counts', () => {
  const second = (donde: string) => found(donde).find(({ label }) => label === '2')!;
  expect(found('2')[0]!.label).toBe('2');
  expect(second('2').subject).toBeGreaterThan(0);
  expect(second('2').score).toBeGreaterThan(second('').score);
});

test.each([
  ['holds no term of the concept', '4'],
  ['does not exist', '77'],
])('an article that %s changes nothing', (_why, number) => {
  expect(found(number)).toEqual(found(''));
});
