import type { Rule } from './rule.ts';

/** Rules on employment, for contracts in Spanish. */
export const employmentFurther: readonly Rule[] = [
  {
    id: 'es-work-harassment',
    area: 'employment',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['employment'],
    signal: { any: [/acoso|violencia en el trabajo|ley karin|21\.?643/] },
    wanted: ['employment'],
    title: { es: 'Protocolo de acoso y violencia', en: 'Harassment protocol' },
    why: {
      es: 'Debe ponerse en conocimiento al suscribir el contrato, o constar en el reglamento interno.',
      en: 'It must be made known when signing, or stand in the internal rules.',
    },
    action: { es: 'Entregarlo y dejar constancia.', en: 'Deliver it and record that.' },
    basis: {
      law: 'codigo_trabajo',
      article: '154 bis',
      quotation: 'el protocolo de prevención respecto del acoso sexual, laboral y la violencia en el trabajo',
    },
    examples: { hit: 'Recibe el protocolo de prevención del acoso laboral.', miss: ['El sueldo es de $800.000.'] },
  },
  {
    id: 'es-work-particulars',
    area: 'employment',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['employment'],
    signal: { any: [/\bnacionalidad\b|de nacionalidad|\bchilen[oa]\b/] },
    wanted: ['employment'],
    title: { es: 'Datos del trabajador', en: 'The worker’s particulars' },
    why: {
      es: 'El contrato debe indicar la nacionalidad y otras menciones mínimas.',
      en: 'The contract must state nationality and other particulars.',
    },
    action: {
      es: 'Completar las menciones del artículo 10: nacionalidad, nacimiento e ingreso.',
      en: 'Complete article 10: nationality, birth and start date.',
    },
    basis: {
      law: 'codigo_trabajo',
      article: '10',
      quotation: 'individualización de las partes con indicación de la nacionalidad',
    },
    examples: { hit: 'don Juan Pérez, de nacionalidad chilena', miss: ['don Juan Pérez, domiciliado en Talca'] },
  },
  {
    id: 'es-settlement-full',
    area: 'employment',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: ['settlement'],
    signal: {
      any: [
        /renunci\w*.{0,120}\b(accion(es)?|reclam\w*|derechos?)\b|(completo|total|amplio|definitivo).{0,30}\bfiniquito\b/,
      ],
      none: [/reserva (expresa )?de (derechos|acciones)/],
    },
    title: { es: 'Finiquito con renuncia amplia', en: 'Settlement with a broad waiver' },
    why: {
      es: 'Ratificado y sin reserva, cierra los reclamos posteriores.',
      en: 'Ratified with no reservation, it closes later claims.',
    },
    action: {
      es: 'Revisar los montos y, si se asesora al trabajador, agregar una reserva de derechos precisa.',
      en: 'Check the sums and, for the worker, add a precise reservation.',
    },
    basis: {
      law: 'codigo_trabajo',
      article: '177',
      quotation: 'El finiquito, la renuncia y el mutuo acuerdo deberán constar por escrito.',
    },
    examples: {
      hit: 'Otorga el más completo y definitivo finiquito, renunciando a toda acción.',
      miss: ['Firma con reserva de derechos su finiquito total.'],
    },
  },
  {
    id: 'es-settlement-officer',
    area: 'employment',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['settlement'],
    signal: {
      any: [/ratific|inspector del trabajo|inspeccion del trabajo|notari|ministro de fe|presidente del sindicato/],
    },
    wanted: ['settlement'],
    title: { es: 'Ratificación ante ministro de fe', en: 'Ratified before an officer' },
    why: {
      es: 'Sin ella el empleador no puede invocar el finiquito.',
      en: 'Without it the employer may not rely on the settlement.',
    },
    action: {
      es: 'Ratificarlo ante inspector, notario u otro ministro de fe.',
      en: 'Ratify it before an inspector, notary or other officer.',
    },
    basis: {
      law: 'codigo_trabajo',
      article: '177',
      quotation: 'ratificado por el trabajador ante el inspector del trabajo, no podrá ser invocado por el empleador',
    },
    examples: { hit: 'Se ratifica ante notario.', miss: ['Firman las partes.'] },
  },
  {
    id: 'es-notice-facts',
    area: 'employment',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['notice'],
    signal: { any: [/\bhechos\b|fundament\w*|en razon de|debido a|por cuanto/] },
    wanted: ['notice'],
    title: { es: 'Hechos de la causal', en: 'Facts behind the ground' },
    why: {
      es: 'El aviso debe expresar la causal y los hechos en que se funda.',
      en: 'The notice must state the ground and its facts.',
    },
    action: { es: 'Describir hechos concretos y fechas.', en: 'State facts and dates.' },
    basis: {
      law: 'codigo_trabajo',
      article: '162',
      quotation: 'expresando la o las causales invocadas y los hechos en que se funda',
    },
    examples: { hit: 'Los hechos en que se funda son los siguientes.', miss: ['Ponemos término a su contrato.'] },
  },
];
