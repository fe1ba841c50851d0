import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['=1', "'=1"],
  ['-a', "'-a"],
  ['\ta', "'\ta"],
  ['＝1', "'＝1"],
  ['＠a', "'＠a"],
  // For a reader with another separator a cell begins here.
  ['x;=cmd', `"x;'=cmd"`],
  ['x;＋1;-2', `"x;'＋1;'-2"`],
  ['x\t@a', "x\t'@a"],
  ['x\n=1\r\n+2', `"x\n'=1\r\n'+2"`],
  // Such a reader takes quotes away, also doubled ones.
  ['x;"=1"', `"x;""'=1"""`],
])('a spreadsheet runs nothing of %j', (value, written) => {
  expect(csvLine(['a', value])).toBe(`a,${written}\r\n`);
});

test('what is no formula stays as it is', () => {
  expect(csvLine(['a=b', 'a; b', '3-4', 'a"b', -5, null, 'x;y@z'])).toBe('a=b,"a; b",3-4,"a""b",-5,,"x;y@z"\r\n');
});
