import type { Rule } from './rule.ts';
import { LABOUR_RIGHT, near } from './wording.ts';

const EMPLOYEE = 'trabajador\\w*|dependientes?|emplead[oa]s?\\b|operari[oa]s?|vendedor\\w*';
/** Gives up, or is told that there is none. */
const GIVES_UP = [
  String.raw`renunci\w+|dona\b|regala|condona|se entienden? (?:pagad|compensad|incluid|renunciad)\w*|sin (?:pago|recargo)|abdic\w*|desist\w*|se desprende|ced(?:e|en|era|ido)\b|exime|libera\b|se abstendra de|sin derecho a`,
  String.raw`(?:no|nada|ni|nunca) (?:podra |se |le |sera |seran |habra )?(?:percib|recib|goz|hara uso|interpon|pertenec|formar parte|corresponde|tendra derecho|exig|cobr|reclam|proced|pag|enter|hara valer|demand|sindic|afili)\w*`,
].join('|');

/** Rules on employment, for contracts in Spanish. */
export const employment: readonly Rule[] = [
  {
    id: 'es-work-waiver',
    area: 'employment',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['employment'],
    signal: {
      any: [
        near(120, EMPLOYEE, GIVES_UP, LABOUR_RIGHT),
        near(120, EMPLOYEE, LABOUR_RIGHT, GIVES_UP),
        near(80, LABOUR_RIGHT, GIVES_UP, EMPLOYEE),
        near(80, GIVES_UP, LABOUR_RIGHT, EMPLOYEE),
      ],
      none: [
        /renuncia voluntaria|fuero (y|de su|del) domicilio|no (importa|implica|signific\w+) |podra renunciar a (su|el) (cargo|empleo|trabajo)|(irrenunciable|no podra renunciar)(?!.{0,120}\brenunciad)/,
        // The law itself says when there is none.
        /\bno (ha|han|haya|hayan|hubiera)\b|articulos? (22|38|159|160|161)|limitacion de jornada|sin .{0,20}autoriz|no autoriz|causal|imputable|empleador (no )?(podra|debera|se obliga)|informacion|confidencial|secreto|terceros|clientes/,
      ],
    },
    title: { es: 'Renuncia a derechos laborales', en: 'Waiver of labour rights' },
    why: {
      es: 'Los derechos que establecen las leyes laborales son irrenunciables mientras subsista el contrato.',
      en: 'Rights set by labour laws cannot be waived while the contract lasts.',
    },
    action: { es: 'Eliminar la renuncia.', en: 'Remove the waiver.' },
    basis: {
      law: 'codigo_trabajo',
      article: '5',
      quotation: 'irrenunciables, mientras subsista el contrato de trabajo',
    },
    violates: true,
    examples: {
      hit: 'El trabajador renuncia a su feriado.',
      miss: ['El trabajador podrá renunciar a su cargo con aviso de treinta días.'],
    },
  },
  {
    id: 'es-work-no-limit',
    area: 'employment',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: ['employment'],
    signal: {
      any: [
        /(exclu|exent|exceptu)\w*.{0,80}(limitacion de )?(la )?jornada|articulo 22,? inciso segundo|inciso segundo del articulo 22/,
      ],
    },
    title: { es: 'Excluido de límite de jornada', en: 'Excluded from working hours' },
    why: {
      es: 'Solo procede para gerentes, apoderados y quienes trabajen sin fiscalización superior inmediata.',
      en: 'Only for managers, attorneys and those who work with no direct supervision.',
    },
    action: {
      es: 'Comprobar que no haya control de asistencia ni supervisión directa.',
      en: 'Check that there is no attendance control nor direct supervision.',
    },
    basis: {
      law: 'codigo_trabajo',
      article: '22',
      quotation:
        'todos aquellos que trabajen sin fiscalización superior inmediata en razón de la naturaleza de las labores',
    },
    examples: {
      hit: 'El trabajador queda excluido de la limitación de jornada.',
      miss: ['La jornada será de 40 horas.'],
    },
  },
  {
    id: 'es-work-overtime',
    area: 'employment',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['employment'],
    signal: {
      any: [
        /\bno se (pagar|remunerar)\w* .{0,20}horas extra/,
        /(pagad|incluid|comprendid|remunerad)[oa]s? .{0,40}(horas extra\w*|sobretiempo)/,
        /(horas extra\w*|sobretiempo).{0,120}(incluid|comprendid|no (se )?(pagar|remunerar|dara)|sin (derecho|recargo|pago))|(incluy|comprend)\w*.{0,60}(horas extra\w*|sobretiempo)/,
      ],
      none: [/autoriz|pacto escrito|no autorizad|sin (previo )?(acuerdo|pacto)|feriado/],
    },
    title: { es: 'Horas extraordinarias sin pago aparte', en: 'Overtime without pay of its own' },
    why: {
      es: 'Se pagan con un recargo del cincuenta por ciento sobre el sueldo convenido.',
      en: 'They are paid at fifty per cent above the agreed wage.',
    },
    action: {
      es: 'Pactarlas por escrito, por hasta tres meses, y pagarlas con recargo.',
      en: 'Agree them in writing, for up to three months, and pay the surcharge.',
    },
    basis: {
      law: 'codigo_trabajo',
      article: '32',
      quotation:
        'Las horas extraordinarias se pagarán con un recargo del cincuenta por ciento sobre el sueldo convenido para la jornada ordinaria',
    },
    violates: true,
    examples: {
      hit: 'Las horas extraordinarias se entienden incluidas en el sueldo.',
      miss: ['Las horas extraordinarias se pagarán con 50% de recargo.'],
    },
  },
  {
    id: 'es-work-fixed-term',
    area: 'employment',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: ['employment'],
    signal: {
      any: [
        /(plazo (fijo|determinado)|duracion|vigencia|durara|regira).{0,100}(\b(1[3-9]|[2-9]\d) meses\b|\b(dos|tres|cuatro|2|3|4) años\b|\b(dieciocho|veinticuatro|treinta y seis) meses\b)/,
      ],
      none: [
        /gerente|titulo profesional|tecnico de una institucion|indefinid|informacion|confidencial|compet|siguientes|despues/,
      ],
    },
    title: { es: 'Plazo fijo de más de un año', en: 'Fixed term over a year' },
    why: {
      es: 'No puede exceder de un año; dos, para gerentes y personas con título profesional o técnico.',
      en: 'It may not pass one year; two for managers and those with a professional or technical degree.',
    },
    action: { es: 'Reducir el plazo o hacerlo indefinido.', en: 'Shorten it or make it indefinite.' },
    basis: {
      law: 'codigo_trabajo',
      article: '159',
      quotation: 'La duración del contrato de plazo fijo no podrá exceder de un año.',
    },
    violates: true,
    examples: {
      hit: 'El contrato tendrá un plazo fijo de 18 meses.',
      miss: ['El contrato tendrá un plazo fijo de 6 meses.'],
    },
  },
  {
    id: 'es-work-clawback',
    area: 'employment',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['employment'],
    signal: {
      any: [
        /\b(devol|reintegr|restitu)\w*.{0,80}\b(comision(es)?|remuneracion(es)?|sueldos?|bonos?|incentivos?)\b/,
        /\b(comision(es)?|bonos?|incentivos?)\b.{0,60}\b(devolver|reintegrar|restituir)\w*/,
      ],
      none: [/impuesto|cotizacion|prevision|anticipo|gastos|en exceso|por error/],
    },
    title: { es: 'Devolución de remuneración ganada', en: 'Clawback of earned pay' },
    why: {
      es: 'La cláusula que implica devolver remuneración ya devengada se tiene por no escrita, salvo incumplimiento del trabajador.',
      en: 'A clause that has earned pay given back is held as unwritten, save for the worker’s breach.',
    },
    action: {
      es: 'Usar premios que dependan de hechos futuros y propios del trabajador.',
      en: 'Use bonuses that hang on future acts of the worker.',
    },
    basis: {
      law: 'codigo_trabajo',
      article: '54 bis',
      quotation:
        'teniéndose por no escrita cualquier cláusula que implique su devolución, reintegro o compensación por parte del trabajador al empleador',
    },
    violates: true,
    examples: {
      hit: 'Si el cliente no paga, el trabajador devolverá la comisión.',
      miss: ['El trabajador devolverá las herramientas al término.'],
    },
  },
];
