import { expect, test } from 'vitest';
import type { Figure } from '../bench/figure.ts';
import { onBothSides, sideOf } from '../bench/split.ts';

test('a family is always on the same side, and half of them are on each', () => {
  const sides = Array.from({ length: 1000 }, (_, i) => sideOf(`document ${i}`));
  expect(sides.filter((side) => side === 'held').length).toBeGreaterThan(450);
  expect(sides.filter((side) => side === 'tuned').length).toBeGreaterThan(450);
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map(sideOf)).toEqual(['tuned', 'tuned', 'tuned', 'held', 'held', 'tuned']);
});

test('both sides are measured apart, and the held one is held against the bar', async () => {
  const families = ['a', 'b', 'c', 'd', 'e', 'f'];
  const told: Figure[] = [];
  await onBothSides(
    (figure) => told.push(figure),
    families,
    (family) => family,
    (report, some) => {
      report({ name: 'examples', value: some.length, unit: '', of: some.length, bar: { min: 1 } });
      if (some.every((family) => sideOf(family) === 'tuned')) report({ name: 'other', value: 1, unit: '' });
    },
  );
  const held = families.filter((family) => sideOf(family) === 'held').length;
  const tuned = families.length - held;
  expect(told).toEqual([
    { name: 'examples', value: held, unit: '', of: held, bar: { min: 1 }, tuned: { value: tuned, of: tuned } },
    { name: 'other (tuned side only)', value: 1, unit: '' },
  ]);
});
