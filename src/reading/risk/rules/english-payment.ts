import type { Rule } from './rule.ts';

/** Rules on payment, for contracts in English. */
export const englishPayment: readonly Rule[] = [
  {
    id: 'en-revenue',
    area: 'payment',
    sort: 'burden',
    language: 'en',
    level: 'low',
    kinds: 'any',
    cuad: 'Revenue/Profit Sharing',
    signal: {
      any: [
        /(pay|share|entitled|receive|remit|retain|royalty|fee|commission|equal)\w*.{0,160}(\d ?%|percent|\*\]? ?%|percentage|portion|share) .{0,30}(of|on|from) .{0,80}(revenue|sales|profit|receipts|proceeds|income|margin|royalt|fees (paid|received|collected)|price)/,
        /(revenue|profit)s?[- ]shar/,
        /shall pay .{0,80}(a |an |the )?(running )?(royalt(y|ies)|commission)/,
        /(royalt(y|ies)|commission)s? .{0,60}(payable|rate|equal to|shall be paid|of \d)/,
      ],
      none: [
        /royalty-free/,
        /royalty free/,
        /interest (at|rate|of)/,
        /taxe?s?\b.{0,40}(withh|impos)/,
        /broker/,
        /securities and exchange/,
        /underpay/,
        /discrepanc/,
        /stock/,
        /audit/,
        /reduc/,
        /discount/,
        /means? /,
      ],
    },
    title: { es: 'Regalía o participación', en: 'Royalty or revenue share' },
    why: { es: 'Se paga parte de los ingresos.', en: 'Part of the revenue is paid.' },
    action: { es: 'Definir base, descuentos y auditoría.', en: 'Define base, deductions and audit.' },
    examples: { hit: 'Licensee shall pay a royalty equal to 5% of net sales.', miss: ['The license is royalty-free.'] },
  },
];
