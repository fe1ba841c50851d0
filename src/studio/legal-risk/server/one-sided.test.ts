import { expect, test } from 'vitest';
import { legalRisk } from '../contract.ts';
import tool from './index.ts';

test('what no rule names is told with its place, wording to paste and no law', async () => {
  const clause =
    'El alumno no se casará mientras estudie y pagará la carrera completa si se retira por cualquier causa.';
  const text = `CONTRATO DE PRESTACIÓN DE SERVICIOS EDUCACIONALES\n\nEl Instituto y el alumno convienen:\n\n1. El Instituto imparte el curso de contabilidad de doce clases.\n\n2. ${clause}\n\n3. Las clases comienzan el 3 de marzo de 2026.`;
  const draft = await tool.offline({ title: 'Contrato', type: 'txt', text, speaks: 'es' }, 'es', () => undefined);
  const { legal_issues, advantages } = legalRisk.parse(draft.result);
  const found = legal_issues.filter(({ location, also }) =>
    [location, ...also].some(({ citation_id }) => draft.claims[citation_id - 1]!.quote.includes('no se casará')),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const { replacement } of found) expect(replacement).not.toBeNull();
  expect(advantages).toEqual([]);
  expect(legal_issues.filter(({ rule, basis }) => rule === 'es-one-sided' && basis !== null)).toEqual([]);
});
