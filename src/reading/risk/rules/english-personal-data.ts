import type { Rule } from './rule.ts';

/** Rules on personal data, for contracts in English. */
export const englishPersonalData: readonly Rule[] = [
  {
    id: 'en-data',
    area: 'personal-data',
    sort: 'protection',
    language: 'en',
    level: 'low',
    kinds: ['terms', 'services', 'nda', 'licence'],
    signal: { any: [/privacy policy|personal (data|information).{0,160}(protect|law|secur|privacy)|data protection/] },
    wanted: ['terms'],
    title: { es: 'Datos personales', en: 'Personal data' },
    why: { es: 'Dice cómo se tratan los datos personales.', en: 'It says how personal data are handled.' },
    action: { es: 'Agregar finalidad, base y seguridad.', en: 'Add purpose, basis and security.' },
    examples: { hit: 'See our Privacy Policy.', miss: ['The goods are delivered.'] },
  },
];
