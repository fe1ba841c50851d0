import type { Rule } from './rule.ts';

/** Rules on consumer, for contracts in English. */
export const englishConsumer: readonly Rule[] = [
  {
    id: 'en-terms-change',
    area: 'consumer',
    sort: 'risk',
    language: 'en',
    level: 'critical',
    kinds: ['terms'],
    signal: {
      any: [
        /\b(we|us|company|provider)\b.{0,120}\b(may|reserves? the right to|can)\b.{0,80}\b(modify|change|amend|update|revise|suspend|terminate|discontinue)\b.{0,120}\b(at any time|without (prior )?notice|sole discretion|for any reason)/,
      ],
      none: [/with (at least )?.{0,20}days|prior notice to you|upon notice/],
    },
    title: { es: 'La empresa cambia o corta a su arbitrio', en: 'The provider may change or cut it at will' },
    why: {
      es: 'El usuario puede perder el servicio o quedar sujeto a otras condiciones sin aviso.',
      en: 'The user may lose the service or face other terms with no notice.',
    },
    action: { es: 'Pedir aviso previo y salida sin costo.', en: 'Ask for notice and a free exit.' },
    examples: {
      hit: 'We may modify these Terms at any time without notice.',
      miss: ['You may change your password at any time.'],
    },
  },
];
