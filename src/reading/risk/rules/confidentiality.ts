import type { Rule } from './rule.ts';

/** Rules on confidentiality, for contracts in Spanish. */
export const confidentiality: readonly Rule[] = [
  {
    id: 'es-secrecy-forever',
    area: 'confidentiality',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['terms'],
    signal: {
      any: [
        /(confidencial\w*|reserva|secreto|revel\w+|divulg\w+).{0,200}\b(indefinid\w*|perpetu\w*|sin limite de tiempo|por siempre|permanente\w*)\b|\b(indefinid|perpetu)\w*.{0,100}confidencial/,
      ],
      none: [/secreto (empresarial|comercial)|contrato .{0,20}indefinid/],
    },
    title: { es: 'Confidencialidad sin plazo', en: 'Confidentiality without an end' },
    why: {
      es: 'El deber no termina nunca, y su incumplimiento puede reclamarse por siempre.',
      en: 'The duty never ends and its breach may be claimed for ever.',
    },
    action: {
      es: 'Fijar un plazo de dos a cinco años, y mantener el secreto empresarial mientras lo sea.',
      en: 'Set a term of two to five years, and keep trade secrets while they last.',
    },
    examples: {
      hit: 'La obligación de confidencialidad regirá por plazo indefinido.',
      miss: ['La confidencialidad durará 3 años.'],
    },
  },
  {
    id: 'es-nda-forever',
    area: 'confidentiality',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: ['nda'],
    signal: {
      any: [
        /\b(obligacion(es)?|deber(es)?|acuerdo|convenio|compromiso)\b.{0,100}\b(indefinid[ao](s|mente)?|perpetu[ao](s|mente)?|a perpetuidad|para siempre|sin limite de tiempo)\b/,
      ],
      none: [/\bno (sera|seran|tendra)\w* .{0,20}(indefinid|perpetu)/],
    },
    yields: ['es-secrecy-forever'],
    title: { es: 'Acuerdo de confidencialidad sin término', en: 'Confidentiality agreement without an end' },
    why: {
      es: 'Los deberes del acuerdo no terminan nunca, y su incumplimiento puede reclamarse por siempre.',
      en: 'The duties of the agreement never end and their breach may be claimed for ever.',
    },
    action: {
      es: 'Fijar un plazo de dos a cinco años, y mantener el secreto empresarial mientras lo sea.',
      en: 'Set a term of two to five years, and keep trade secrets while they last.',
    },
    examples: {
      hit: 'Las obligaciones de este acuerdo serán indefinidas y perpetuas.',
      miss: ['Las obligaciones de este acuerdo durarán tres años.', 'El contrato de trabajo es indefinido.'],
    },
  },
  {
    id: 'es-secrecy-exceptions',
    area: 'confidentiality',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['nda', 'services', 'supply', 'licence', 'distribution'],
    signal: {
      any: [
        /dominio publico|conocimiento publico|publicamente (conocid|disponible)|(orden|requerimiento|resolucion) (judicial|de autoridad|de la autoridad)|requerid[oa] por (la )?(ley|autoridad|tribunal)|(ya|previamente) (conoc|en (su )?poder)|exigid[oa] por (la )?(ley|autoridad)/,
      ],
    },
    wanted: ['nda'],
    title: { es: 'Excepciones a la confidencialidad', en: 'Exceptions to confidentiality' },
    why: {
      es: 'Lo público, lo ya conocido o lo que ordena una autoridad queda fuera del deber.',
      en: 'What is public, already known or ordered by an authority is left out.',
    },
    action: {
      es: 'Agregar las excepciones usuales: dominio público, conocimiento previo y orden de autoridad.',
      en: 'Add the usual exceptions: public domain, prior knowledge, order of an authority.',
    },
    examples: {
      hit: 'No será confidencial la información de dominio público.',
      miss: ['La información es confidencial.'],
    },
  },
  {
    id: 'es-secrecy-return',
    area: 'confidentiality',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['nda', 'services'],
    signal: {
      any: [/(devol|destru|restitu|elimin)\w*.{0,120}\b(informacion|documentos?|copias?|antecedentes|material)/],
    },
    wanted: ['nda'],
    title: { es: 'Devolución de la información', en: 'Return of the information' },
    why: {
      es: 'Al terminar, la información se devuelve o destruye.',
      en: 'At the end the information is returned or destroyed.',
    },
    action: {
      es: 'Agregar la devolución o destrucción de la información y sus copias.',
      en: 'Add the return or destruction of the information and its copies.',
    },
    examples: { hit: 'Al término devolverá toda la información recibida.', miss: ['La información es confidencial.'] },
  },
  {
    id: 'es-secrecy',
    area: 'confidentiality',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['services', 'supply', 'licence', 'distribution', 'employment'],
    signal: {
      any: [/confidencial\w*|reserva (de|sobre) (la )?informacion|guardar reserva|secreto (empresarial|comercial)/],
    },
    wanted: ['services', 'licence'],
    title: { es: 'Confidencialidad', en: 'Confidentiality' },
    why: {
      es: 'Lo que se conozca con ocasión del contrato queda en reserva.',
      en: 'What is learnt through the contract is kept secret.',
    },
    action: {
      es: 'Agregar una cláusula de confidencialidad si hay información sensible.',
      en: 'Add a confidentiality clause where information is sensitive.',
    },
    examples: { hit: 'Las partes guardarán confidencialidad.', miss: ['El precio es de $100.000.'] },
  },
];
