import type { Rule } from './rule.ts';

/** Rules on services, for contracts in English. */
export const englishServices: readonly Rule[] = [
  {
    id: 'en-audit',
    area: 'services',
    sort: 'burden',
    language: 'en',
    level: 'low',
    kinds: 'any',
    cuad: 'Audit Rights',
    signal: {
      any: [
        /(right|may|permit|allow|entitled|shall|will|authoriz|opportunity)\w*.{0,160}\b(audit|inspect|examin)\w*.{0,200}(book|record|account|facilit|premises|complian|document|site|statement)/,
        /(book|record|account)s?.{0,240}\b(audit|inspect|examin|access)\w*/,
        /\baudit (right|of|by|the)|right (to|of) (audit|inspect)|audit.{0,60}(independent|accountant|auditor)/,
        /(inspect|visit).{0,80}(facilit|premises|plant|site)/,
      ],
      none: [/financial statements .{0,60}audited/, /due diligence/, /examination of (the|this) agreement/],
    },
    title: { es: 'Auditoría', en: 'Audit' },
    why: {
      es: 'La otra parte puede revisar libros o instalaciones.',
      en: 'The other side may inspect books or premises.',
    },
    action: { es: 'Acotar frecuencia, aviso y costo.', en: 'Limit frequency, notice and cost.' },
    examples: {
      hit: 'Licensor shall have the right to audit the books and records of Licensee.',
      miss: ['The audited financial statements are attached.'],
    },
  },
];
