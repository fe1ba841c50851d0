import { describe, expect, test } from 'vitest';
import { compareTexts } from '#reading/compare/compare.ts';
import { riskChanges } from '#reading/risk/change.ts';
import { report } from '../server/report.ts';
import { folded, itemsOf, type Item } from './items.ts';
import { wordsOf } from './words.ts';

const BEFORE = [
  'CONTRATO',
  'PRIMERO. Renta. La renta será de 120 unidades de fomento al mes.',
  'SEGUNDO. Gastos. Los gastos comunes se pagarán mediante boleta cada mes.',
  'TERCERO. Subarriendo. La arrendataria no podrá subarrendar la bodega.',
  'CUARTO. Domicilio. Las partes fijan su domicilio en la ciudad de Santiago.',
].join('\n\n');
const AFTER = BEFORE.replace('120', '135').replace('mediante', 'por medio de').replace('no podrá', 'podrá');
function compared(before: string, after: string) {
  const differences = compareTexts(before, after);
  const [was, is] = [before, after].map((text) => ({ text, speaks: 'es' as const }));
  return report(before, after, { differences, risks: riskChanges(was!, is!, differences, () => undefined) }, 'es')
    .result;
}
const said = (bits: Item['merged']): string =>
  bits.map(({ text, sign }) => (sign ? `[${sign} ${text}]` : text)).join('');

describe('two texts as rows', () => {
  const result = compared(BEFORE, AFTER);
  const items = itemsOf([BEFORE, AFTER], result);

  test('stand beside each other by their paragraphs, each with its line', () => {
    expect(items.map(({ state, a, b }) => [state, a?.line, b?.line])).toEqual([
      ['same', 1, 1],
      ['changed', 3, 3],
      ['changed', 5, 5],
      ['changed', 7, 7],
      ['same', 9, 9],
    ]);
  });

  test('mark the words that differ on each side, and both in one text', () => {
    const marked = (bits: Item['merged'] = []): string[] => bits.flatMap(({ text, d }) => (d === null ? [] : [text]));
    expect([marked(items[1]!.a?.bits), marked(items[1]!.b?.bits)]).toEqual([['120'], ['135']]);
    expect(said(items[1]!.merged)).toContain('será de [del 120] [ins 135] unidades');
    expect(said(items[3]!.merged)).toContain('La arrendataria [del no] podrá');
  });

  test('fold what changes no right, but for a heading above what does', () => {
    const rights = new Set(result.differences.flatMap(({ weight }, d) => (weight === 'rights' ? [d] : [])));
    const shown = folded(items, rights, new Set());
    expect(shown.map((one) => ('fold' in one ? one.lines : one.id))).toEqual(['0:0', '1', 1, '3', 1]);
    const [, , fold] = shown;
    expect(folded(items, rights, new Set([fold!.id])).filter((one) => 'fold' in one)).toHaveLength(1);
  });

  test('a difference is told with the whole value', () => {
    expect(result.differences.map((one) => wordsOf([BEFORE, AFTER], one))).toEqual([
      { before: '120 unidades de fomento', after: '135 unidades de fomento' },
      { before: 'mediante', after: 'por medio de' },
      { before: 'no', after: '' },
    ]);
  });
});

test('a paragraph of one text alone has nothing beside it', () => {
  const after = `${BEFORE}\n\nQUINTO. Seguro. La arrendataria contratará un seguro contra incendio.`;
  const last = itemsOf([BEFORE, after], compared(BEFORE, after)).at(-1)!;
  expect([last.state, last.a, last.b?.line]).toEqual(['added', null, 11]);
  expect(last.differences).toEqual([0]);
});
