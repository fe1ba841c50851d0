import { expect, test } from 'vitest';
import type { Citation } from '#contract/span.ts';
import type { LegalRisk } from '../contract.ts';
import { rowsOf } from './by-clause.ts';

const at = (citation_id: number, label: string) => ({ location: { citation_id, label } });
const cited = (citation_id: number, start: number) => ({ citation_id, start }) as Citation;

test('a clause shows its gravest finding, who bears it, and clauses keep their order', () => {
  const result = {
    legal_issues: [
      { ...at(1, 'Quinto'), title: 'Multa', risk_level: 'critical', bears: 'el deudor' },
      { ...at(2, 'Segundo'), title: 'Plazo', risk_level: 'medium', bears: 'el deudor' },
    ],
    disadvantages: [{ ...at(3, 'Quinto'), title: 'Aviso', severity: 'low', bears: 'el acreedor' }],
    advantages: [{ ...at(4, 'Sexto'), title: 'Seguro' }],
  } as unknown as LegalRisk;
  const citations = [cited(1, 50), cited(2, 20), cited(3, 60), cited(4, 90)];
  expect(rowsOf(result, citations)).toEqual([
    { clause: 'Segundo', start: 20, titles: ['Plazo'], level: 'medium', bears: 'el deudor', load: 'medium' },
    { clause: 'Quinto', start: 50, titles: ['Multa', 'Aviso'], level: 'critical', bears: 'el deudor', load: 'high' },
    { clause: 'Sexto', start: 90, titles: ['Seguro'], level: null, bears: null, load: null },
  ]);
});
