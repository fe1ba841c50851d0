import type { Rule } from './rule.ts';

/** Rules on company, for contracts in Spanish. */
export const company: readonly Rule[] = [
  {
    id: 'es-company-no-profit',
    area: 'company',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['company'],
    signal: {
      any: [
        /\b(soci[oa]|accionista)\b.{0,100}\b(no (tendra|participara|percibira|recibira)|sin (derecho|participacion)|exclui)\w*.{0,60}\b(utilidad|beneficio|ganancia)/,
      ],
      none: [/mientras|hasta que|durante el primer/],
    },
    title: { es: 'Socio sin utilidades', en: 'Partner with no profits' },
    why: {
      es: 'No hay sociedad sin participación de beneficios.',
      en: 'There is no partnership without sharing profits.',
    },
    action: {
      es: 'Dar a todos los socios participación en las utilidades.',
      en: 'Give every partner a share of profits.',
    },
    basis: { law: 'codigo_civil', article: '2055', quotation: 'Tampoco hay sociedad sin participación de beneficios.' },
    violates: true,
    examples: {
      hit: 'El socio B no participará de las utilidades.',
      miss: ['Las utilidades se reparten por partes iguales.'],
    },
  },
  {
    id: 'es-company-one-manager',
    area: 'company',
    sort: 'burden',
    language: 'es',
    level: 'medium',
    kinds: ['company'],
    signal: {
      any: [
        /\badministracion\b.{0,160}\b(un solo|exclusivamente|unicamente|individualmente|separada e indistint\w+|corresponde\w* (al|a la|a don|a doña))\b/,
      ],
    },
    title: { es: 'Administración concentrada', en: 'Concentrated management' },
    why: {
      es: 'Un socio administra sin contrapeso a la vista.',
      en: 'One partner manages with no counterweight in view.',
    },
    action: { es: 'Agregar actos con doble firma y rendición de cuentas.', en: 'Add dual signature and accounts.' },
    examples: {
      hit: 'La administración corresponderá exclusivamente al socio A.',
      miss: ['La administración será conjunta.'],
    },
  },
  {
    id: 'es-company-form',
    area: 'company',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['company'],
    signal: {
      any: [/escritura publica|20\.?659|registro de empresas|extracto|registro de comercio/],
      document: /responsabilidad limitada/,
    },
    wanted: ['company'],
    title: { es: 'Solemnidades de la sociedad', en: 'Formalities of the company' },
    why: {
      es: 'La sociedad de responsabilidad limitada se constituye por escritura pública.',
      en: 'A limited liability company is formed by public deed.',
    },
    action: {
      es: 'Constituirla por escritura, extracto e inscripción, o por la Ley N° 20.659.',
      en: 'Form it by deed, extract and registration, or under Law 20.659.',
    },
    basis: {
      law: 'ley_3918_sociedades_responsabilidad_limitada',
      article: '2',
      quotation: 'se constituirán por escritura pública que contendrá',
    },
    examples: { hit: 'Sociedad de responsabilidad limitada por escritura pública.', miss: ['Se asocian de palabra.'] },
  },
  {
    id: 'es-company-exit',
    area: 'company',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['company'],
    signal: {
      any: [
        /(retiro|salida|venta|cesion|enajen)\w*.{0,120}\b(derechos|acciones|socios?|accionistas?)\b|derecho (de preferencia|preferente)|adquisicion preferente|tag along|drag along/,
      ],
    },
    wanted: ['company'],
    title: { es: 'Reglas de salida', en: 'Exit rules' },
    why: { es: 'Se sabe cómo sale un socio y a qué precio.', en: 'It says how a partner leaves and at what price.' },
    action: { es: 'Agregar preferencia, valorización y arrastre.', en: 'Add pre-emption, valuation and drag-along.' },
    examples: { hit: 'Los socios tendrán derecho preferente para adquirir.', miss: ['El capital es de $1.000.000.'] },
  },
];
