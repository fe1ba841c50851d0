import type { Rule } from './rule.ts';

/** Rules on interest, for contracts in English. */
export const englishInterest: readonly Rule[] = [
  {
    id: 'en-late-interest',
    area: 'interest',
    sort: 'burden',
    language: 'en',
    level: 'low',
    kinds: 'any',
    signal: {
      any: [
        /\binterest\b.{0,80}\b(rate|at)\b.{0,60}(\d ?%|percent|per cent|maximum|prime).{0,80}|late (fee|charge|payment).{0,80}(\d ?%|percent)/,
      ],
    },
    title: { es: 'Interés por atraso', en: 'Late interest' },
    why: { es: 'El atraso cuesta.', en: 'Delay costs.' },
    action: { es: 'Comparar con el máximo legal.', en: 'Compare with the legal maximum.' },
    examples: {
      hit: 'Overdue sums bear interest at the rate of 1.5% per month.',
      miss: ['The parties have an interest in the site.'],
    },
  },
];
