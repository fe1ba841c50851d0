import { mirrored } from '../mirror.ts';
import { both } from '../elements/element.ts';
import { AT_WILL, near } from '../wording.ts';
import { MUTUAL_EN } from './english.ts';

const LABOUR = {
  law: 'codigo_trabajo',
  article: '5',
  quotation: 'irrenunciables, mientras subsista el contrato de trabajo',
} as const;

/** Work at home, paid rest and sickness. */
export const workFromHome = mirrored([
  {
    id: 'telework-costs',
    area: 'employment',
    level: 'critical',
    kinds: ['employment', 'services'],
    violates: true,
    title: { es: 'Teletrabajo a costa y riesgo de quien trabaja', en: 'Remote work at the worker’s cost and risk' },
    why: {
      es: 'Los equipos y sus costos son siempre del empleador, y hay derecho a desconexión de doce horas (arts. 152 quáter J y L).',
      en: 'Equipment and its costs are the employer’s, and there is a right to disconnect.',
    },
    action: {
      es: 'Equipos y costos del empleador; fijar el tiempo de desconexión.',
      en: 'Equipment and costs on the employer; set the time to disconnect.',
    },
    basis: {
      law: 'codigo_trabajo',
      article: '152 quáter L',
      quotation: 'serán siempre de cargo del empleador',
    },
    es: {
      any: [
        near(
          140,
          'equip\\w*|computador\\w*|internet|conexion|energia|electric\\w*|herramientas|celular|costos?|gastos',
          '(?:de|a) (?:su )?(?:cargo|costa|cuenta) (?:del?|de la) (?:trabajador\\w*|dependiente|analista|teletrabajador\\w*)|(?:proveera|aportara|financiara|pagara|asumira) (?:el|la) (?:trabajador\\w*|dependiente)|a su (?:propia )?costa',
        ),
        near(
          120,
          'trabajador\\w*|dependiente|analista',
          '(?:asumira|pagara|proveera|aportara|usara)',
          'equip\\w*|computador\\w*|internet|conexion|luz|electric\\w*|herramientas',
        ),
        near(
          120,
          'trabajador\\w*|analista|dependiente|debera\\w*',
          'respond\\w*|conectad\\w*|disponible|localizable',
          '(?:cualquier|toda) hora|24 horas|permanente\\w*|fuera de (?:la |su )?jornada|fines? de semana|feriados|siempre',
        ),
        near(80, 'renuncia\\w*|no (?:tendra|habra|regira)', '(?:derecho (?:a|de) (?:la )?)?desconexion'),
      ],
      none: [/de cargo del empleador|cargo de la empresa|empleador (proveera|pagara|entregara)/],
      balanced:
        'El empleador entregará los equipos y pagará su operación, conexión y mantención. El trabajador tendrá derecho a desconexión por doce horas continuas en cada período de veinticuatro.',
      ask: '¿Acepta proveer los equipos, pagar los costos y respetar la desconexión?',
      hit: 'El trabajador pagará el computador y la conexión a internet.',
      miss: ['El empleador proveerá el computador y pagará la conexión a internet.'],
    },
    en: {
      any: [
        near(
          120,
          'employee|worker',
          '(?:shall|must|will) (?:provide|pay|bear|buy|supply)',
          '(?:own |its |his |her )?(?:equipment|computer|laptop|internet|tools|uniform|connection)',
        ),
        near(
          100,
          'employee|worker',
          'available|contactable|respond|reachable',
          'at all times|24 hours|any hour|seven days|weekends',
        ),
      ],
      none: [MUTUAL_EN, /employer (shall|will) (provide|pay|reimburse)/],
      balanced:
        'The employer provides the equipment and pays for its use. The employee need not be reachable outside working hours.',
      ask: 'Will you provide the equipment, pay its costs and respect the time off?',
      hit: 'The Employee shall provide his own computer and internet connection.',
      miss: ['The Employer shall provide the equipment that the Employee needs.'],
    },
  },
  {
    id: 'leave-and-sickness',
    area: 'employment',
    level: 'critical',
    kinds: ['employment'],
    yields: ['es-work-rights-waived', 'en-work-rights-waived', 'es-work-unpaid', 'en-work-unpaid'],
    title: { es: 'Vacaciones, enfermedad o descanso recortados', en: 'Holiday, sickness or rest cut down' },
    why: {
      es: 'Los descansos, el feriado y la licencia médica son derechos mínimos.',
      en: 'Rest, paid holiday and sick leave are minimum rights.',
    },
    action: { es: 'Remitirse a la ley o mejorarla.', en: 'Leave it to the law, or better it.' },
    basis: LABOUR,
    es: {
      any: [
        both(
          140,
          'feriado|vacaciones|licencias? medicas?|enferm\\w*|descansos?|colacion|permisos?',
          `no (?:se pagar|tendra|dara|generar|podra)\\w*|sin (?:goce|remuneracion|pago|derecho)|descont\\w*|perder\\w*|causal de|incluid\\w* en|${AT_WILL}`,
        ),
      ],
      none: [/dias habiles de (feriado|vacaciones)|el empleador no podra|proporcional|feriado legal anual de quince/],
      balanced:
        'El trabajador tendrá el feriado, los descansos y las licencias que establece la ley, con su remuneración íntegra.',
      ask: '¿Acepta remitirse a los mínimos legales?',
      hit: 'El trabajador perderá su feriado si presenta licencias médicas.',
      miss: ['El trabajador tendrá quince días hábiles de feriado legal.'],
    },
    en: {
      any: [
        near(
          120,
          'holidays?|annual leave|vacation|sick(?:ness)?(?: pay| leave)?|rest breaks?|maternity|paternity',
          String.raw`no (?:pay|right|entitlement|paid)|not (?:be )?(?:paid|entitled|accrue)|unpaid|forfeit\w*|waives?|included in|at the (?:\w+ )?discretion|without pay`,
        ),
      ],
      none: [MUTUAL_EN, /statutory sick pay|in addition to|carried over|bank holidays are/],
      balanced: 'The employee has the paid holiday, rest and sick leave that the law gives.',
      ask: 'Will you leave it to the legal minimum?',
      hit: 'The Employee has no right to paid holiday and sickness is unpaid.',
      miss: ['The Employee has 28 days of paid annual leave.'],
    },
  },
]);
