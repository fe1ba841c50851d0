import { expect, test } from 'vitest';
import { LetterTree } from './letter-tree.ts';

test('a walk passes the values under its letters and ends where no word goes on', () => {
  const tree = new LetterTree<string>();
  tree.put([...'se'], 'short');
  tree.put([...'selo'], 'long');
  const after = (letters: string) =>
    [...letters].reduce<LetterTree<string> | undefined>((at, letter) => at?.after(letter.charCodeAt(0)), tree);
  expect(['s', 'se', 'sel', 'selo'].map((letters) => after(letters)?.value)).toEqual([
    undefined,
    'short',
    undefined,
    'long',
  ]);
  expect(after('sa')).toBeUndefined();
  expect(after('selos')).toBeUndefined();
});
