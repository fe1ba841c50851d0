import { expect, test } from 'vitest';
import { fuse } from './fuse.ts';

const at = (passage: number, source = 0) => ({ source, passage });

test('what two lists hold goes before what one holds, and one list stays as it is', () => {
  expect(fuse([[at(1), at(2), at(3)]])).toEqual([at(1), at(2), at(3)]);
  expect(
    fuse([
      [at(1), at(2)],
      [at(3), at(2)],
    ]),
  ).toEqual([at(2), at(1), at(3)]);
  expect(fuse([])).toEqual([]);
});

test('a high place in one list outweighs a low one in the other, by 1 / (60 + rank)', () => {
  const long = Array.from({ length: 100 }, (_, n) => at(n));
  // Ranks 1 and 100: 1/61 + 1/160 = 0.0226; ranks 2 and 1: 1/62 + 1/61 = 0.0325.
  expect(fuse([long, [at(1), ...long.slice(2), at(0)]])[0]).toEqual(at(1));
});

test('the same number of another source is another passage, and a passage said twice counts once', () => {
  expect(fuse([[at(1), at(1), at(1, 1)], [at(1, 1)]])).toEqual([at(1, 1), at(1)]);
});

test('what an item carries is kept', () => {
  expect(fuse([[{ ...at(1), name: 'a' }], [{ ...at(1), name: 'b' }]])).toEqual([{ ...at(1), name: 'a' }]);
});
