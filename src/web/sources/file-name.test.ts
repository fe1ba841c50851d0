import { expect, test } from 'vitest';
import { SOURCE_TITLE_MAX } from '#contract/sources.ts';
import { ownName } from './file-name.ts';

test.each([
  ['anexos/contrato.pdf', 'contrato.pdf'],
  ['..\\..\\contrato.pdf', 'contrato.pdf'],
  ['contrato\u202Efdp.exe', 'contratofdp.exe'],
  ['a\u0000b\n.txt', 'ab .txt'],
  ['..', ''],
  [' / ', ''],
  ['\u202E\u0000', ''],
])('%j is called %j', (written, name) => {
  expect(ownName(written)).toBe(name);
});

test('a name that is too long keeps its ending, and no half of a character', () => {
  const long = ownName(`${'é'.repeat(400)}.docx`);
  expect(long).toHaveLength(SOURCE_TITLE_MAX);
  expect(long.endsWith('é.docx')).toBe(true);
  expect(ownName(`${'⚖️'.repeat(2)}${'😀'.repeat(400)}a.pdf`).isWellFormed()).toBe(true);
});
