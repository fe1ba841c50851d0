import { mirrored } from '../mirror.ts';
import { AT_WILL, near } from '../wording.ts';
import { AT_WILL_EN } from './english.ts';

const WORK_5 = {
  law: 'codigo_trabajo',
  article: '5',
  quotation: 'irrenunciables, mientras subsista el contrato de trabajo',
} as const;

/** Duties, place and private life at work. */
export const workLife = mirrored([
  {
    id: 'work-personal-status',
    area: 'employment',
    level: 'critical',
    kinds: ['employment', 'services'],
    violates: true,
    title: { es: 'Castigo por embarazo o por sindicarse', en: 'Punished for pregnancy or union' },
    why: {
      es: 'Hay fuero maternal y libertad sindical: esa cláusula es nula y discrimina.',
      en: 'It discriminates and attacks freedom of association.',
    },
    action: { es: 'Eliminarla.', en: 'Remove it.' },
    basis: {
      law: 'codigo_trabajo',
      article: '215',
      quotation: 'se prohíbe impedir o dificultar su afiliación, despedirlo o perjudicarlo',
    },
    es: {
      any: [
        near(
          120,
          'embaraz\\w*|maternidad|matrimonio|hijos',
          String.raw`termin\w*|causal|despid\w*|renunci\w*|no podra|prohib\w*|declara no`,
        ),
        near(
          90,
          String.raw`no (?:afiliar|sindic|participar|integrar|pertenecer)\w*|abstener\w* de|prohib\w*|renunci\w*`,
          'sindica\\w*|huelga|negociacion colectiva|organizacion sindical',
        ),
      ],
      none: [/descanso de maternidad|gozara|fuero/],
      balanced:
        '{{La trabajadora}} gozará del fuero y de los descansos de maternidad y podrá afiliarse libremente a la organización sindical que elija.',
      ask: '¿Acepta eliminar la cláusula?',
      hit: 'El embarazo de la trabajadora pondrá término al contrato.',
      miss: ['La trabajadora gozará del descanso de maternidad.'],
    },
    en: {
      any: [
        near(90, 'pregnan\\w*|marriage|marital', 'terminat\\w*|dismiss\\w*|grounds'),
        near(90, 'shall not|may not|agrees not', 'join|form|participate', 'union|collective|strike'),
      ],
      balanced: '{{The employee}} is protected in pregnancy and may freely join a union.',
      ask: 'Will you remove the clause?',
      hit: 'The Employee shall not join any union.',
      miss: ['The Employee may join a union.'],
    },
  },
  {
    id: 'work-watched',
    area: 'personal-data',
    level: 'high',
    kinds: ['employment', 'services'],
    title: { es: 'Vigilancia de lo privado', en: 'Private life watched' },
    why: {
      es: 'El control tiene por límite la intimidad y la vida privada.',
      en: 'Control stops at private life and private devices.',
    },
    action: {
      es: 'Limitarlo a medios de la empresa, informado y proporcional.',
      en: 'Limit it to the firm’s devices, told and proportionate.',
    },
    basis: {
      law: 'codigo_trabajo',
      article: '5',
      quotation: 'en especial cuando pudieran afectar la intimidad, la vida privada o la honra de éstos',
    },
    es: {
      any: [
        near(
          160,
          String.raw`grabar|revisar|monitore\w*|vigilar|controlar|acceder|geolocaliz\w*`,
          String.raw`telefono|correo|personal\w*|redes|cabina|domicilio|dispositivo\w*|conversacion\w*`,
          'sin su (?:conocimiento|consentimiento)|en todo momento|sin aviso|personal\\w*',
        ),
      ],
      balanced:
        'El control se limitará a los equipos de {{la empresa}}, durante la jornada, será general e informado, y no alcanzará los dispositivos ni las comunicaciones personales.',
      ask: '¿Acepta limitar el control a los equipos de la empresa?',
      hit: 'El empleador podrá revisar el teléfono personal sin su conocimiento.',
      miss: ['El empleador podrá revisar el vehículo de la empresa.'],
    },
    en: {
      any: [
        near(
          80,
          'monitor|search|inspect|record|access',
          'personal devices?|private|personal (?:phone|email|communications|accounts)',
        ),
      ],
      balanced:
        'Monitoring is limited to {{the company}}’s equipment, in working hours, of which staff are told; personal devices and communications are left alone.',
      ask: 'Will you limit monitoring to the firm’s equipment?',
      hit: 'The Employer may monitor the Employee’s personal devices.',
      miss: ['The Employer may monitor its own network.'],
    },
  },
  {
    id: 'work-moved',
    area: 'employment',
    level: 'high',
    kinds: ['employment'],
    yields: ['es-change-at-will', 'en-change-at-will'],
    title: { es: 'Cualquier labor o lugar', en: 'Any duty or place' },
    why: {
      es: 'El empleador puede cambiar la labor solo por otra similar, y el lugar solo dentro de la ciudad y sin menoscabo.',
      en: 'Duties and place are left to the employer.',
    },
    action: { es: 'Precisar las funciones y el lugar.', en: 'State duties and place.' },
    basis: { law: 'codigo_trabajo', article: '12', quotation: 'El empleador podrá alterar la naturaleza de' },
    es: {
      any: [
        near(
          140,
          String.raw`cualquier (?:otra )?(?:labor|funcion|tarea|trabajo)|toda (?:otra )?(?:labor|funcion)|las (?:labores|funciones) que`,
          String.raw`encomiend\w*|ordene|sea o no|determine|asign\w*`,
        ),
        near(
          120,
          'trasladar\\w*|destinar\\w*',
          'cualquier|del pais|otra ciudad|region',
          AT_WILL + '|sin derecho|cualquier',
        ),
      ],
      none: [/similares|misma ciudad/],
      balanced:
        '{{La trabajadora}} se desempeñará como {{cargo}}, con las funciones de {{funciones}}, en {{dirección}}. Todo cambio de ciudad o a labores no similares requerirá acuerdo escrito.',
      ask: '¿Qué funciones y lugar precisos compromete?',
      hit: 'Realizará cualquier otra labor que el empleador le encomiende.',
      miss: ['Realizará labores similares que se le encomienden.'],
    },
    en: {
      any: [
        near(80, 'change', "(?:employee's )?(?:duties|place of work|location|position)", AT_WILL_EN),
        near(80, 'any other (?:duties|work|tasks)', 'assign\\w*|require\\w*'),
      ],
      balanced:
        '{{The employee}} works as {{position}} at {{place}}. A change of duties or place needs written consent.',
      ask: 'What duties and place do you commit to?',
      hit: 'The Employer may change the Employee’s duties at any time.',
      miss: ['The Employee’s duties are set out in Annex 1.'],
    },
  },
  {
    id: 'work-endless-terms',
    area: 'employment',
    level: 'medium',
    kinds: ['employment'],
    title: { es: 'Plazo fijo que se renueva sin fin', en: 'Fixed term renewed without end' },
    why: {
      es: 'La segunda renovación o seguir trabajando lo hace indefinido.',
      en: 'Repeated renewals hide a permanent job.',
    },
    action: { es: 'Una renovación o contrato indefinido.', en: 'One renewal, or a permanent contract.' },
    basis: {
      law: 'codigo_trabajo',
      article: '159',
      quotation: 'La duración del contrato de plazo fijo no podrá exceder de un año',
    },
    es: {
      any: [
        near(
          140,
          'plazo fijo',
          'renovar\\w*|renovacion\\w*|prorrog\\w*',
          'sucesiv\\w*|cuantas veces|indefinid\\w*|siempre',
        ),
      ],
      balanced:
        'El contrato regirá hasta el {{fecha}} y podrá renovarse una sola vez. Renovado por segunda vez o vencido sin aviso, será de duración indefinida.',
      ask: '¿Acepta una sola renovación?',
      hit: 'El contrato a plazo fijo podrá renovarse sucesivamente.',
      miss: ['El contrato a plazo fijo durará seis meses.'],
    },
    en: {
      any: [near(100, 'fixed[- ]term', 'renew\\w*', 'successive\\w*|any number|indefinitely')],
      balanced: 'The fixed term ends on {{date}} and may be renewed once; after that the contract is permanent.',
      ask: 'Will you accept one renewal only?',
      hit: 'The fixed term may be renewed any number of times.',
      miss: ['The fixed term ends in June.'],
    },
  },
  {
    id: 'leave-punished',
    area: 'employment',
    level: 'high',
    kinds: ['employment', 'services'],
    yields: ['en-penalty-heavy', 'es-penalty-heavy'],
    title: { es: 'Se paga por irse', en: 'One pays to leave' },
    why: {
      es: 'Ata a la persona con una multa o con cursos por devolver.',
      en: 'It ties a person by a penalty or by training costs.',
    },
    action: {
      es: 'Eliminarla o limitarla a cursos reales, a prorrata y por un año.',
      en: 'Remove it, or limit it to real courses, pro rata, for a year.',
    },
    basis: WORK_5,
    es: {
      any: [
        near(
          160,
          'renuncia|retir\\w*|abandon\\w*',
          String.raw`pagar\w*|restituir\w*|devolver\w*|multa`,
          String.raw`remuneracion\w*|sueldos?|capacitacion|cursos?|mensualidades`,
        ),
      ],
      none: [/irrenunciab|renuncia a su feriado|renuncia desde/],
      balanced:
        '{{El trabajador}} podrá renunciar con treinta días de aviso, sin pago alguno. Solo devolverá, a prorrata del tiempo que falte para {{un año}}, el costo acreditado de {{curso}} que pidió.',
      ask: '¿Acepta eliminar el pago por renuncia?',
      hit: 'Si renuncia, deberá pagar al empleador tres remuneraciones.',
      miss: ['La renuncia se avisará con treinta días.'],
    },
    en: {
      any: [near(120, 'leaves|resigns?|departure', 'repay|pay|reimburse', 'training|penalty|costs')],
      balanced:
        '{{The employee}} may resign on {{thirty}} days’ notice without payment, save the documented cost of {{course}}, pro rata to what is left of {{one year}}.',
      ask: 'Will you remove the payment on leaving?',
      hit: 'If the Employee leaves within two years, the Employee shall repay training costs.',
      miss: ['The Employee may resign with notice.'],
    },
  },
]);
