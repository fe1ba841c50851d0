import type { Rule } from './rule.ts';

/** Rules on penalties, for contracts in English. */
export const englishPenalties: readonly Rule[] = [
  {
    id: 'en-liquidated',
    area: 'penalties',
    sort: 'risk',
    language: 'en',
    level: 'medium',
    kinds: 'any',
    signal: {
      any: [/liquidated damages|\bpenalty of\b|shall pay .{0,40}penalt/],
      none: [/no(t)? .{0,20}(liquidated|penalt)|without penalty/],
    },
    title: { es: 'Daños avaluados de antemano', en: 'Liquidated damages' },
    why: {
      es: 'Se fija por adelantado lo que se paga por incumplir.',
      en: 'What is paid for breach is set beforehand.',
    },
    action: { es: 'Comparar con el daño real y fijar tope.', en: 'Compare with actual loss and set a cap.' },
    examples: {
      hit: 'Contractor shall pay liquidated damages of $1,000 per day.',
      miss: ['You may leave without penalty.'],
    },
  },
];
