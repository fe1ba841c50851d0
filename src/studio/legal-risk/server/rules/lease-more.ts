import type { Rule } from './rule.ts';

/** Rules on lease, for contracts in Spanish. */
export const leaseMore: readonly Rule[] = [
  {
    id: 'es-lease-deposit',
    area: 'lease',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['lease'],
    signal: {
      any: [/(garantia|deposito).{0,300}(devol|restitu|reembols)|(devol|restitu)\w*.{0,120}\b(garantia|deposito)\b/],
    },
    wanted: ['lease'],
    title: { es: 'Devolución de la garantía', en: 'Return of the deposit' },
    why: {
      es: 'Se sabe cuándo y con qué descuentos vuelve la garantía.',
      en: 'It says when, and less what, the deposit comes back.',
    },
    action: { es: 'Fijar monto, plazo de devolución y descuentos.', en: 'Set amount, date of return and deductions.' },
    examples: { hit: 'La garantía se devolverá dentro de 60 días.', miss: ['La renta se paga el día 5.'] },
  },
  {
    id: 'es-lease-deed',
    area: 'lease',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['lease'],
    signal: {
      any: [/escritura publica|conservador de bienes raices/],
      none: [/rola inscrit|inscrit[oa] a fojas|consta|fojas \d/],
    },
    wanted: ['lease'],
    title: { es: 'Arriendo por escritura pública', en: 'Lease by public deed' },
    why: {
      es: 'Quien compre el inmueble debe respetar el arriendo hecho por escritura pública.',
      en: 'A buyer of the property must respect a lease made by public deed.',
    },
    action: {
      es: 'Para plazos largos, otorgar escritura pública e inscribirla.',
      en: 'For long terms, use a public deed and register it.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1962',
      quotation: 'si el arrendamiento ha sido contraído por escritura pública',
    },
    examples: {
      hit: 'El arriendo se otorga por escritura pública y se inscribirá.',
      miss: ['La renta se paga el día 5.'],
    },
  },
  {
    id: 'es-lease-rent',
    area: 'lease',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['lease'],
    signal: { any: [/\b(renta|canon|precio)\b.{0,160}(\$|\buf\b|unidades? de fomento|pesos|\d{3})/] },
    wanted: ['lease'],
    title: { es: 'Renta determinada', en: 'Rent is set' },
    why: { es: 'Sin un precio determinado no hay arriendo.', en: 'Without a determined price there is no lease.' },
    action: { es: 'Fijar la renta o cómo se determina.', en: 'Set the rent or how it is found.' },
    basis: {
      law: 'codigo_civil',
      article: '1915',
      quotation: 'la otra a pagar por este goce, obra o servicio un precio determinado',
    },
    examples: { hit: 'La renta mensual será de $500.000.', miss: ['El inmueble se entrega hoy.'] },
  },
];
