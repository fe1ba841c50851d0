import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { MUTUAL_EN } from './english.ts';

const WORK_5 = {
  law: 'codigo_trabajo',
  article: '5',
  quotation: 'irrenunciables, mientras subsista el contrato de trabajo',
} as const;

/** Pay, rest and the end of employment. */
export const work = mirrored([
  {
    id: 'work-end-free',
    area: 'employment',
    level: 'critical',
    kinds: ['employment'],
    violates: true,
    title: { es: 'Despido sin causa ni indemnización', en: 'Dismissal with no cause, notice or severance' },
    why: {
      es: 'El contrato termina solo por las causales de la ley, con aviso y las indemnizaciones que ella fija.',
      en: 'The employer may end it at once for nothing while the employee is bound.',
    },
    action: {
      es: 'Eliminarlo: rigen los artículos 159 y siguientes.',
      en: 'Give cause, notice and severance, alike for both.',
    },
    basis: { law: 'codigo_trabajo', article: '162', quotation: 'deberá comunicarlo por escrito al trabajador' },
    es: {
      any: [
        near(
          160,
          String.raw`poner\w* (?:fin|termino)|terminar|despedir|desvincular|prescindir`,
          String.raw`sin (?:expresion de causa|expresar causa|causa|aviso|derecho a indemnizacion|(?:pago de )?indemnizacion)|en cualquier (?:momento|tiempo)|a su (?:solo )?arbitrio`,
        ),
      ],
      none: [/trabajador\w* podra|renuncia del trabajador|articulos? 1(59|60|61)/],
      balanced:
        'El contrato terminará por las causales de los artículos 159, 160 y 161 del Código del Trabajo, con el aviso y las indemnizaciones que en cada caso correspondan.',
      ask: '¿Acepta remitirse a las causales legales de término?',
      hit: 'El empleador podrá poner término al contrato sin expresión de causa.',
      miss: ['El contrato termina por las causales de los artículos 159 y siguientes.'],
    },
    en: {
      any: [
        near(
          100,
          'employer|company',
          'may',
          'dismiss|terminate',
          String.raw`without (?:any )?(?:notice|cause|severance)|at any time`,
        ),
      ],
      none: [MUTUAL_EN, /at-will|either/],
      balanced:
        'Either party may end this Agreement on {{thirty}} days’ written notice; the employer states its reasons and pays severance of {{one month}} for each year of service. For gross misconduct no notice is due.',
      ask: 'Will notice be alike for both, with severance?',
      hit: 'The Employer may dismiss the Employee at any time without notice.',
      miss: ['Either party may terminate with one month’s notice.'],
    },
  },
  {
    id: 'work-rights-waived',
    area: 'employment',
    level: 'critical',
    kinds: ['employment'],
    violates: true,
    title: { es: 'Renuncia a vacaciones, descansos u horas extra', en: 'Leave, rest or overtime given up' },
    why: {
      es: 'Los derechos laborales son irrenunciables mientras dura el contrato.',
      en: 'Rest, leave and overtime protect health and are not for sale.',
    },
    action: { es: 'Eliminarlo y otorgar el derecho.', en: 'Remove it and grant the right.' },
    basis: WORK_5,
    es: {
      any: [
        near(
          120,
          'renunci\\w*',
          String.raw`feriado|vacaciones|descanso\w*|licencia\w*|horas extra\w*|fuero|semana corrida|gratificacion|indemnizacion\w*|derechos`,
        ),
        near(
          120,
          String.raw`horas (?:extra\w*|trabajadas en exceso|adicionales)|sobretiempo|trabajo en exceso`,
          String.raw`incluid\w*|no (?:daran|dara|generara|seran|tendran)\w*|sin (?:derecho|pago|recargo)`,
        ),
        near(90, 'horas que', 'requiera|necesite|sean necesarias|determine', 'sin (?:limite|tope)'),
      ],
      balanced:
        'La jornada será de {{cuarenta}} horas semanales. Las horas extraordinarias se pactarán por escrito y se pagarán con recargo de {{cincuenta}} %. {{La trabajadora}} gozará del descanso semanal y de quince días hábiles de feriado anual con remuneración íntegra.',
      ask: '¿Acepta pagar las horas extraordinarias y otorgar el feriado?',
      hit: 'El trabajador renuncia a su feriado anual.',
      miss: ['El trabajador tendrá derecho a feriado anual.'],
    },
    en: {
      any: [
        near(100, 'waives?', String.raw`overtime|annual leave|leave|rest days?|sick pay|holidays?|breaks`),
        near(90, 'hours', 'without limit|as the employer (?:requires|decides)'),
      ],
      none: [/jury/],
      balanced:
        'Working time is {{forty}} hours a week. Overtime is agreed in writing and paid at {{150}} %. {{The employee}} has {{fifteen}} working days of paid leave a year, weekly rest and sick pay.',
      ask: 'Will you pay overtime and grant leave?',
      hit: 'The Employee waives any right to overtime pay.',
      miss: ['The Employee has twenty days of annual leave.'],
    },
  },
  {
    id: 'work-unpaid',
    area: 'employment',
    level: 'critical',
    kinds: ['employment'],
    violates: true,
    title: { es: 'Remuneración o cotizaciones que no se pagan', en: 'Pay or contributions that are not paid' },
    why: {
      es: 'La remuneración se devenga por el trabajo, no por lo que pague el cliente, y las cotizaciones se enteran por el total.',
      en: 'Wages are earned by work, not by what a client pays, and contributions are due on all of it.',
    },
    action: {
      es: 'Pagar lo devengado y cotizar por toda la remuneración.',
      en: 'Pay what is earned, with contributions on all of it.',
    },
    basis: {
      law: 'codigo_trabajo',
      article: '55',
      quotation: 'independientemente de las condiciones de pago que la empresa pacte con el cliente',
    },
    es: {
      any: [
        near(
          140,
          'cliente',
          'no pag\\w*',
          String.raw`no se (?:devengara|pagara)\w*|sin (?:remuneracion|comision|pago)|perdera`,
        ),
        near(
          140,
          'cotizacion\\w*|imposicion\\w*|prevision\\w*',
          String.raw`mitad|(?:solo|unicamente) (?:respecto|sobre|por)|no se (?:pagar|enterar)\w*|sueldo minimo|parte de`,
        ),
        near(
          120,
          'sueldo|remuneracion',
          String.raw`(?:sujet|condicion)\w*`,
          'pago de(?:l|los) clientes?|recaudacion|utilidades de la empresa',
        ),
      ],
      none: [/independiente|responsable de sus cotizaciones/],
      balanced:
        'Las comisiones se devengarán al efectuarse la operación y se pagarán con la remuneración del mes, aunque el cliente no pague. Las cotizaciones se enterarán por el total de la remuneración imponible.',
      ask: '¿Acepta pagar lo devengado y cotizar por el total?',
      hit: 'Si el cliente no paga, no se devengará la comisión.',
      miss: ['Las comisiones se pagarán el último día del mes.'],
    },
    en: {
      any: [
        near(
          100,
          'client|customer',
          '(?:does|do) not pay',
          'no (?:wages?|salary|commission|remuneration)|not (?:be )?(?:due|paid|earned)',
        ),
        near(90, 'contributions|payroll taxes', 'half|not be paid|only on'),
      ],
      balanced:
        'Commission is earned when the sale is made and paid with the month’s salary whether or not the client pays. Contributions are made on all of it.',
      ask: 'Will you pay what is earned whether or not the client pays?',
      hit: 'If the client does not pay, no commission is due.',
      miss: ['Commission is paid monthly.'],
    },
  },
  {
    id: 'work-deducts',
    area: 'employment',
    level: 'critical',
    kinds: ['employment'],
    violates: true,
    title: { es: 'Descuentos o multas que fija el empleador', en: 'Deductions or fines set by the employer' },
    why: {
      es: 'De la remuneración solo se descuenta lo que la ley permite, con acuerdo escrito y tope de quince por ciento.',
      en: 'Wages may be cut only as the law allows, by written agreement and up to a limit.',
    },
    action: { es: 'Limitarlo a los descuentos legales.', en: 'Limit it to what the law allows.' },
    basis: {
      law: 'codigo_trabajo',
      article: '58',
      quotation: 'no podrán exceder del quince por ciento de la remuneración total del trabajador',
    },
    es: {
      any: [
        near(
          120,
          'descontar|deducir|retener|descuent\\w*',
          String.raw`remuneracion\w*|sueldo|salario|finiquito`,
          String.raw`diferencias?|perdid\w*|multas?|daños?|sin limite|productos`,
        ),
        near(140, 'respondera', 'perdida|daño|carga|vehiculo|mercaderia', 'cualquiera|con su patrimonio|todo'),
      ],
      none: [/legales|acuerdo escrito del trabajador/],
      balanced:
        'Solo se harán los descuentos que la ley permite. Cualquier otro requerirá acuerdo escrito de {{el trabajador}} en cada caso y no excederá del quince por ciento de su remuneración.',
      ask: '¿Acepta limitarse a los descuentos legales?',
      hit: 'El empleador podrá descontar de la remuneración los productos perdidos.',
      miss: ['Se harán los descuentos legales.'],
    },
    en: {
      any: [
        near(80, 'deduct\\w*|withhold|set off', 'wages?|salary|pay', String.raw`loss|breakage|shortage|fine|damage`),
      ],
      none: [/required by law/],
      balanced:
        'Only deductions that the law allows are made; any other needs the employee’s written consent each time and is at most {{fifteen}} % of pay.',
      ask: 'Will you limit deductions to what the law allows?',
      hit: 'The Employer may deduct from wages any loss or breakage.',
      miss: ['The Employer deducts taxes from wages as required by law.'],
    },
  },
]);
