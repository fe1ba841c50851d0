import type { Rule } from './rule.ts';

/** Rules on formalities, for contracts in English. */
export const englishFormalities: readonly Rule[] = [
  {
    id: 'en-amendment',
    area: 'formalities',
    sort: 'protection',
    language: 'en',
    level: 'low',
    kinds: 'any',
    signal: {
      any: [/(amend|modif|chang)\w*.{0,120}(in writing|written (instrument|agreement|consent)|signed by)/],
      none: [/\bwe may\b/],
    },
    wanted: ['services', 'supply', 'distribution', 'licence'],
    title: { es: 'Cambios solo por escrito', en: 'Changes in writing only' },
    why: { es: 'Un cambio exige escrito firmado.', en: 'A change needs a signed writing.' },
    action: { es: 'Agregarlo.', en: 'Add it.' },
    examples: {
      hit: 'This Agreement may be amended only in writing signed by both parties.',
      miss: ['The goods are delivered.'],
    },
  },
];
