import { describe, expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { lawSheet } from './law/law.ts';
import { BINDS, COURT, FORCE, OBJECT, PRESCRIBES, SANCTIONS } from './law/rules.ts';
import { RULES } from './contract/contract.ts';
import { cellIn } from './contract/find.ts';
import { ANSWERS, ASKS, COSTS, DECIDES, REASONS } from './ruling/rules.ts';
import { readIn } from './ruling/said.ts';

const words = (text: string, range: { start: number; end: number } | null): string | null =>
  range && text.slice(range.start, range.end);

describe.each([...RULES.es, ...RULES.en])('the rule $id', (rule) => {
  const read = (text: string): string | null =>
    words(text, cellIn(text, { start: 0, end: text.length, heading: '' }, { ...rule, title: null }));
  test.each(rule.yes.map(([sentence, cell]) => ({ sentence, cell })))('reads $cell', ({ sentence, cell }) => {
    expect(read(sentence)).toBe(cell);
  });
  test.each(rule.no)('leaves %s', (sentence) => {
    expect(read(sentence)).toBeNull();
  });
});

describe.each([ASKS, ANSWERS, REASONS, COSTS, DECIDES, OBJECT, BINDS, SANCTIONS, COURT, PRESCRIBES, FORCE].flat())(
  'the rule $id',
  (rule) => {
    const read = (text: string): string | null => words(text, readIn(text, { start: 0, end: text.length }, [rule]));
    test.each(rule.yes.map(([sentence, cell]) => ({ sentence, cell })))('reads $cell', ({ sentence, cell }) => {
      expect(read(sentence)).toBe(cell);
    });
    test.each(rule.no)('leaves %s', (sentence) => {
      expect(read(sentence)).toBeNull();
    });
  },
);

test('a short text of articles is told article by article, but its definitions', () => {
  const POLICY = `PÓLIZA DE SEGURO DE HOGAR

Artículo 1°. Definiciones. Para los efectos de esta póliza se entenderá por contenido los muebles de la vivienda.

Artículo 2°. Cobertura de robo. El asegurador indemnizará la pérdida del contenido a consecuencia de robo con fuerza. No se cubre el hurto.

Artículo 3°. Exclusiones. Esta póliza no cubre los siniestros causados por dolo de la asegurada.

Artículo 4°. Pago de la indemnización. El asegurador pagará dentro de seis días hábiles.
`;
  const sheet = lawSheet(asSource(POLICY), 'es');
  const told = sheet.rows
    .filter(({ group }) => group === 'Por materia')
    .map(
      ({ label, cells: [cell] }) => `${label}: ${cell?.state === 'stated' ? POLICY.slice(cell.start, cell.end) : ''}`,
    );
  expect(told).toEqual([
    'Cobertura de robo: El asegurador indemnizará la pérdida del contenido a consecuencia de robo con fuerza. No se cubre el hurto',
    'Exclusiones: Esta póliza no cubre los siniestros causados por dolo de la asegurada',
    'Pago de la indemnización: El asegurador pagará dentro de seis días hábiles',
  ]);
});
