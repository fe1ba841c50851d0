import type { Rule } from './rule.ts';

/** Rules on sale, for contracts in Spanish. */
export const saleMore: readonly Rule[] = [
  {
    id: 'es-promise-date',
    area: 'sale',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['promise'],
    signal: {
      any: [
        /\b(plazo|condicion|dentro de|a mas tardar|el dia|en el termino de)\b.{0,160}(celebr|suscri|firm|otorg|escritura)|(celebr|suscri|firm|otorg)\w*.{0,160}\b(plazo|dentro de|a mas tardar|el dia \d|condicion)\b/,
      ],
    },
    wanted: ['promise'],
    title: { es: 'Época del contrato prometido', en: 'When the promised contract is made' },
    why: {
      es: 'Sin plazo o condición que la fije, la promesa no produce obligación.',
      en: 'Without a date or condition, the promise binds no one.',
    },
    action: { es: 'Fijar un plazo cierto o una condición determinada.', en: 'Set a date or a definite condition.' },
    basis: {
      law: 'codigo_civil',
      article: '1554',
      quotation: 'Que la promesa contenga un plazo o condición que fije la época de la celebración del contrato',
    },
    examples: {
      hit: 'La compraventa se celebrará dentro de 60 días.',
      miss: ['Las partes celebrarán la compraventa.'],
    },
  },
  {
    id: 'es-promise-object',
    area: 'sale',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['promise'],
    signal: { any: [/deslind|inscrit|inscripcion|rol de avaluo|\brol \d|fojas/] },
    wanted: ['promise'],
    title: { es: 'Cosa prometida identificada', en: 'The thing is identified' },
    why: {
      es: 'La promesa debe especificar el contrato prometido.',
      en: 'The promise must specify the promised contract.',
    },
    action: {
      es: 'Incluir precio, forma de pago, deslindes e inscripción.',
      en: 'Include price, payment, boundaries and registration.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1554',
      quotation:
        'Que en ella se especifique de tal manera el contrato prometido, que sólo falten para que sea perfecto, la tradición de la cosa',
    },
    examples: { hit: 'El inmueble está inscrito a fojas 10 número 12.', miss: ['Se promete vender una casa.'] },
  },
  {
    id: 'es-sale-deed',
    area: 'sale',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['sale'],
    signal: {
      any: [/escritura publica|repertorio|notari[oa] publico|ante mi,/],
      document: /\b(inmueble|bien raiz|predio|parcela|lote)\b/,
    },
    wanted: ['sale'],
    title: { es: 'Escritura pública', en: 'Public deed' },
    why: {
      es: 'La venta de un inmueble no se reputa perfecta mientras no se otorga.',
      en: 'A sale of land is not perfected until it is granted.',
    },
    action: { es: 'Otorgar escritura pública ante notario.', en: 'Grant a public deed before a notary.' },
    basis: {
      law: 'codigo_civil',
      article: '1801',
      quotation: 'no se reputan perfectas ante la ley, mientras no se ha otorgado escritura pública',
    },
    examples: { hit: 'Venta de un inmueble por escritura pública.', miss: ['Se vende el inmueble.'] },
  },
  {
    id: 'es-sale-register',
    area: 'sale',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['sale'],
    signal: {
      any: [/(portador|facult|requerir|practicar)\w*.{0,120}inscripci|inscripci\w*.{0,80}conservador/],
      document: /\b(inmueble|bien raiz|predio|parcela|lote)\b/,
    },
    wanted: ['sale'],
    title: { es: 'Facultad para inscribir', en: 'Power to register' },
    why: {
      es: 'La tradición del dominio se hace por la inscripción en el Conservador.',
      en: 'Title passes by registration.',
    },
    action: { es: 'Facultar al portador para requerir la inscripción.', en: 'Let the bearer ask for registration.' },
    basis: {
      law: 'codigo_civil',
      article: '686',
      quotation: 'por la inscripción del título en el Registro del Conservador',
    },
    examples: {
      hit: 'Se faculta al portador para requerir la inscripción del inmueble.',
      miss: ['Se vende el inmueble.'],
    },
  },
];
