import { expect, test } from 'vitest';
import { glued, groupsOf } from './keep.ts';
import type { Block } from './paper.ts';

const paragraph = (text: string, bold = ''): Block => ({
  kind: 'paragraph',
  runs: [...(bold ? [{ text: bold, bold: true }] : []), { text }],
});
const heading: Block = { kind: 'heading', level: 2, runs: [{ text: 'Hallazgos' }] };
const quote: Block = { kind: 'quote', voice: 'found', runs: [{ text: 'La renta es de 20 UF.' }] };
const list: Block = { kind: 'list', ordered: true, start: 3, items: [[paragraph('Uno')], [paragraph('Dos')]] };

test('what leads to something stands with it: a heading, a name, a label', () => {
  const name = paragraph(' · Alto', 'Multa sin tope');
  const label = paragraph('Antes:');
  const why = paragraph(' Puede crecer sin fin.', 'Por qué importa:');
  expect(groupsOf([heading, name, label, quote, why, why])).toEqual([[heading, name, label, quote], [why], [why]]);
});

test('a list begins with what leads to it, may end on another page, and goes on counting', () => {
  expect(groupsOf([heading, list])).toEqual([
    [heading, { ...list, items: [[paragraph('Uno')]] }],
    [{ ...list, start: 4, items: [[paragraph('Dos')]] }],
  ]);
});

test('what leads to nothing stands alone, and a long text leads to none', () => {
  expect(groupsOf([quote, heading])).toEqual([[quote], [heading]]);
  expect(groupsOf([paragraph('x'.repeat(1000)), quote])).toHaveLength(2);
});

test('a number stays with what it is the number of', () => {
  expect(glued('Rol N° 190-2020, art. 1924 y $ 500 en el plazo 3')).toBe(
    'Rol N°\u00a0190-2020, art.\u00a01924 y $\u00a0500 en el plazo 3',
  );
});
