import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { conceptsOf, takeIn } from '#reading/lexicon/concepts.ts';
import { BadSetting } from '#server/bad-setting.ts';
import { takeInLexicon } from './own-lexicon.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'lexicon-'));
const file = path.join(folder, 'own.txt');
afterEach(() => {
  takeIn('');
  rmSync(file, { force: true });
});

const named = (text: string): string[] => conceptsOf(text, 'es').map(({ concept }) => concept.id);

test('concepts of the installation are known beside the others, and a bad row is told with its line', () => {
  writeFileSync(file, '[own-carta-oro]\r\nley: carta oferta vinculante\r\ngente: la carta dorada\r\nlay: x\r\n');
  const told: unknown[] = [];
  takeInLexicon(file, { warn: (what: unknown) => void told.push(what) } as never);
  expect(told).toEqual([{ line: 4, id: 'own-carta-oro', fault: 'an unknown line: lay' }]);
  expect(named('¿qué vale la carta dorada?')).toContain('own-carta-oro');
  expect(named('¿cuántos días de vacaciones me tocan?')).toContain('clause-labour-vacation');
});

test('a mark of the byte order, blanks before a line, and rows that are no keys or patterns stop nothing', () => {
  writeFileSync(
    file,
    '\uFEFF[own-a]\n  ley: carta dorada\n  constructor: x\n  dice: (carta\n\n  [own-b]\n  ley: anexo rojizo\n',
  );
  const told: unknown[] = [];
  takeInLexicon(file, { warn: (what: unknown) => void told.push(what) } as never);
  expect(told).toEqual([
    { line: 3, id: 'own-a', fault: 'an unknown line: constructor' },
    { line: 4, id: 'own-a', fault: 'dice is no pattern: (carta' },
  ]);
  expect(named('¿qué es la carta dorada?')).toContain('own-a');
  expect(named('¿qué es el anexo rojizo?')).toContain('own-b');
});

test('a file that is not there stops the start with a sentence', () => {
  expect(() => takeInLexicon(path.join(folder, 'none.txt'), { warn: () => undefined } as never)).toThrow(BadSetting);
});
