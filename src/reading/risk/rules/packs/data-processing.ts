import { mirrored } from '../mirror.ts';
import { AT_WILL, near } from '../wording.ts';
import { AT_WILL_EN } from './english.ts';

const CARE = {
  law: 'ley_19628_proteccion_datos',
  article: '11',
  quotation: 'deberá cuidar de ellos con la debida diligencia, haciéndose responsable de los daños.',
} as const;
const ERASED = {
  law: 'ley_19628_proteccion_datos',
  article: '6',
  quotation:
    'deberán ser eliminados o cancelados cuando su almacenamiento carezca de fundamento legal o cuando hayan caducado.',
} as const;
const BREACH_ES = 'vulneraci\\w*|brechas?|incidentes?|filtraci\\w*|violaci\\w* de (?:la )?seguridad';
const DATA_ES = 'datos|informacion|bases? de datos|registros';
const KINDS = ['data', 'services', 'nda', 'terms', 'contract', 'supply', 'licence', 'distribution'] as const;

/** What whoever processes personal data for another may do with them. */
export const dataProcessing = mirrored([
  {
    id: 'breach-untold',
    area: 'personal-data',
    level: 'critical',
    kinds: KINDS,
    title: { es: 'Vulneraciones que se avisan tarde o no se avisan', en: 'Breaches told late or not at all' },
    why: {
      es: 'Quien responde ante los titulares se entera tarde, o solo si la otra parte quiere; la Ley N° 21.719 obliga a informar sin dilaciones indebidas.',
      en: 'Who answers to the people concerned learns of it late, or only if the other side wishes.',
    },
    action: {
      es: 'Aviso sin dilación y dentro de un plazo en horas, con lo que se sepa.',
      en: 'Notice without undue delay and within hours, with what is known.',
    },
    basis: CARE,
    es: {
      any: [
        near(160, BREACH_ES, `${AT_WILL}|en ningun caso|solo si|no (?:sera|estara|tendra) \\w*obligad\\w*`),
        near(
          140,
          'no (?:avisara|informara|comunicara|notificara|reportara|estara obligad\\w* a (?:avisar|informar|notificar))\\w*',
          BREACH_ES,
        ),
        near(160, BREACH_ES, String.raw`(?:treinta|sesenta|noventa|[3-9]\d) dias|meses`),
      ],
      none: [/sin (demora|dilacion)|inmediat|\bhoras\b|no divulgara/],
      balanced:
        '{{El encargado}} avisará por escrito toda vulneración de seguridad sin dilación y a más tardar dentro de {{24}} horas desde que la conozca, con su alcance, los datos y titulares afectados y las medidas adoptadas.',
      ask: '¿En cuántas horas avisará una vulneración y con qué datos?',
      hit: 'El proveedor avisará las vulneraciones de seguridad cuando lo estime pertinente.',
      miss: ['El proveedor avisará las vulneraciones de seguridad dentro de 24 horas y sin demora.'],
    },
    en: {
      any: [
        near(160, 'breach(?:es)?|incidents?', `${AT_WILL_EN}|if it (?:considers|thinks|judges)|material in its`),
        near(
          120,
          '(?:need|shall|will|is) not (?:be )?(?:notify|tell|inform|report|obliged|required)',
          'data breach|security incident',
        ),
        near(
          140,
          '(?:data|security) (?:breach|incident)\\w*',
          String.raw`within (?:\w+[- ])?(?:thirty|sixty|ninety|(?:[3-9]\d)) (?:\w+ )?days|months`,
        ),
        near(
          140,
          String.raw`within (?:thirty|sixty|ninety|[3-9]\d) days|(?:one|two|three|six) months`,
          '(?:data|security) (?:breach|incident)',
        ),
      ],
      none: [/without undue delay|immediately|hours|of (this|the) agreement by/],
      balanced:
        '{{The processor}} tells {{the controller}} in writing of any personal data breach without undue delay and within {{24}} hours of learning of it, with its extent, the data and people concerned and the measures taken.',
      ask: 'Within how many hours will you report a breach, and with what?',
      hit: 'The Processor will report a data breach within ninety days, if it considers it important.',
      miss: ['The Processor reports any data breach without undue delay and within 24 hours.'],
    },
  },
  {
    id: 'data-abroad',
    area: 'personal-data',
    level: 'high',
    kinds: KINDS,
    title: { es: 'Datos a cualquier país sin resguardo', en: 'Data to any country without safeguards' },
    why: {
      es: 'Los datos salen a países sin protección adecuada y sin que lo sepa quien responde por ellos (Ley N° 21.719, transferencia internacional).',
      en: 'Data leave for countries without adequate protection, and who answers for them does not know.',
    },
    action: {
      es: 'Nombrar los países y las garantías; exigir autorización previa.',
      en: 'Name the countries and the safeguards; require prior approval.',
    },
    basis: CARE,
    es: {
      any: [
        near(
          160,
          `(?:aloj|almacen|transf|env|trat|traslad|replic)\\w*`,
          'cualquier (?:pais|lugar|jurisdiccion|parte del mundo)|fuera (?:de chile|del pais|del territorio)|extranjero|terceros paises',
          'sin|cualquiera sea|aunque|no obstante',
        ),
      ],
      none: [
        /no (podra|trans|env|aloj)|previa autorizacion|salvo autorizacion|clausulas (tipo|modelo)|nivel adecuado de proteccion y/,
      ],
      balanced:
        'Los datos se alojarán solo en {{país}}. Toda transferencia a otro país requerirá autorización previa y escrita, un nivel adecuado de protección y las garantías de {{cláusulas o instrumento}}.',
      ask: '¿En qué países se alojarán los datos y con qué garantías?',
      hit: 'El proveedor podrá alojar los datos en cualquier país, sin aviso.',
      miss: ['El proveedor no transferirá los datos fuera del país sin previa autorización.'],
    },
    en: {
      any: [
        near(
          140,
          'transfer|store|host|process|send|export',
          'outside|any (?:country|territory|jurisdiction|place)|anywhere in the world|third countr\\w+',
          'without|regardless|whether or not|no (?:safeguard|notice|consent)',
        ),
      ],
      none: [/shall not|may not|must not|without the (prior )?(written )?(consent|authori)|appropriate safeguards/],
      balanced:
        'Personal data stay in {{country}}. A transfer elsewhere needs prior written approval and {{an adequacy decision or standard clauses}}.',
      ask: 'Where will the data be kept, and with what safeguards?',
      hit: 'The Processor may transfer personal data to any country without any safeguard.',
      miss: [
        'The Processor shall not transfer personal data outside the country without the consent of the Controller.',
      ],
    },
  },
  {
    id: 'audit-barred',
    area: 'personal-data',
    level: 'high',
    kinds: 'any',
    except: ['lease'],
    title: { es: 'Sin derecho a auditar o revisar', en: 'No right to audit or check' },
    why: {
      es: 'Nadie puede comprobar lo que la otra parte declara de sí misma.',
      en: 'No one can check what the other side says of itself.',
    },
    action: {
      es: 'Permitir una auditoría al año y tras cada incidente, con aviso.',
      en: 'Allow an audit a year and after each incident, on notice.',
    },
    basis: { law: 'codigo_civil', article: '1546', quotation: 'Los contratos deben ejecutarse de buena fe' },
    es: {
      any: [
        near(
          100,
          'auditorias?|inspecci\\w*|revision de (?:los )?(?:libros|registros|cuentas|sistemas)|fiscalizacion',
          'prohibid\\w*|no (?:procede|habra|tendra|se permit|podra)\\w*|renunci\\w*|bastando|bastara',
        ),
        near(
          80,
          '(?:no podra|no tendra derecho a|renuncia a|se prohibe)',
          '(?:auditar|inspeccionar|revisar|verificar|fiscalizar)',
        ),
      ],
      none: [/podra auditar|una vez al año|proveedores extern|trabajador/],
      balanced:
        '{{La parte}} podrá auditar, por sí o por un tercero sujeto a reserva, el cumplimiento de este contrato una vez al año y después de cada incidente, con {{diez}} días de aviso.',
      ask: '¿Acepta una auditoría anual con aviso?',
      hit: 'Las auditorías quedan prohibidas y bastará la declaración del proveedor.',
      miss: ['El cliente podrá auditar una vez al año con diez días de aviso.'],
    },
    en: {
      any: [
        near(
          80,
          '(?:no|not|never|waives?|without)(?: \\w+){0,5} (?:right|entitled|permitted|allowed)?',
          '(?:to )?(?:audit|inspect)\\w*',
          'records|premises|systems|processor|books|facilities|compliance|accounts',
        ),
        near(60, 'audits?|inspections?', 'prohibited|excluded|not (?:be )?(?:permitted|allowed)|are barred'),
      ],
      none: [/no more than (once|one)|more than once|without (prior|reasonable) notice|notice of/],
      balanced:
        '{{The party}} may audit compliance, itself or by a third party bound to secrecy, once a year and after each incident, on {{ten}} days’ notice.',
      ask: 'Will you accept a yearly audit on notice?',
      hit: 'The Controller has no right to audit the systems of the Processor.',
      miss: ['The Controller may audit the Processor once a year on notice.'],
    },
  },
  {
    id: 'data-kept',
    area: 'personal-data',
    level: 'critical',
    kinds: [...KINDS, 'employment'],
    title: { es: 'Datos que se conservan sin plazo o en garantía', en: 'Data kept without end or as security' },
    why: {
      es: 'Terminado el fin, los datos deben eliminarse o devolverse; no garantizan deudas.',
      en: 'Once their purpose ends, data are to be erased or returned; they secure no debt.',
    },
    action: {
      es: 'Devolución o eliminación dentro de un plazo, con constancia.',
      en: 'Return or erasure within a time, with proof.',
    },
    basis: ERASED,
    es: {
      any: [
        near(
          120,
          'conserv\\w*|reten\\w*|guard\\w*|mant(?:endr|ien)\\w*',
          DATA_ES,
          'indefinid\\w*|sin (?:limite|plazo)|para siempre|garantia|mientras (?:se )?(?:lo )?(?:estime|quiera|adeude)|perpetu\\w*',
        ),
        near(
          100,
          '(?:no (?:sera|estara|tendra)\\w*|sin) (?:\\w+ ){0,2}(?:obligad\\w*|obligacion|deber)',
          '(?:devolver|eliminar|borrar|destruir|suprimir)',
          DATA_ES,
        ),
      ],
      none: [/confidencial(idad)?\b.{0,40}indefinid/],
      balanced:
        'Terminado el contrato, {{el encargado}} devolverá los datos y eliminará sus copias dentro de {{treinta}} días, y lo certificará por escrito.',
      ask: '¿En qué plazo devolverá y eliminará los datos?',
      hit: 'Terminado el contrato, el proveedor conservará los datos por tiempo indefinido.',
      miss: ['Terminado el contrato, el proveedor eliminará los datos dentro de treinta días.'],
    },
    en: {
      any: [
        near(
          120,
          'keep|retain|hold|store',
          'data|information|records|content',
          'indefinitely|for ?ever|without limit|perpetu\\w*|as security|as long as it (?:wishes|likes|sees)|until paid',
        ),
        near(
          80,
          '(?:no|not)(?: \\w+){0,3} (?:obligation|duty|obliged|required)',
          'delete|return|erase|destroy',
          'data|information',
        ),
      ],
      none: [/backup|confidential/],
      balanced:
        'When this Agreement ends {{the processor}} returns the data and erases its copies within {{thirty}} days, and certifies it in writing.',
      ask: 'Within what time will you return and erase the data?',
      hit: 'After termination the Processor may retain the data indefinitely.',
      miss: ['After termination the Processor erases the data within 30 days.'],
    },
  },
]);
