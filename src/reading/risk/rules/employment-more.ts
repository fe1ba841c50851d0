import type { Rule } from './rule.ts';

/** Rules on employment, for contracts in Spanish. */
export const employmentMore: readonly Rule[] = [
  {
    id: 'es-work-deductions',
    area: 'employment',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['employment'],
    signal: {
      any: [
        /\b(descont|descuent|deduc)\w*.{0,120}\b(daños?|perdidas?|faltantes?|mermas?|herramientas?|uniformes?|diferencias? de caja|cuadratura)\b/,
        /\b(daños?|perdidas?|faltantes?|mermas?|diferencias?)\b.{0,120}\b(se )?(descontar|deducir|rebajar)\w*.{0,60}(sueldo|remuneracion|liquidacion)/,
      ],
      none: [/no podra\w* descont|acuerdo (previo y )?escrito|asignacion de perdida/],
    },
    title: { es: 'Descuentos por pérdidas o daños', en: 'Deductions for losses or damage' },
    why: {
      es: 'Solo con acuerdo escrito pueden deducirse sumas determinadas, con los límites de la ley.',
      en: 'Only set sums may be deducted, by written agreement and within limits.',
    },
    action: {
      es: 'Limitarlos a los legales o a los acordados por escrito.',
      en: 'Limit them to lawful ones or those agreed in writing.',
    },
    basis: {
      law: 'codigo_trabajo',
      article: '58',
      quotation:
        'deberá constar por escrito, el empleador podrá descontar de las remuneraciones cuotas destinadas al pago',
    },
    examples: {
      hit: 'Se descontarán las mermas de la remuneración.',
      miss: ['Se descontarán los impuestos y cotizaciones.'],
    },
  },
  {
    id: 'es-work-arbitration',
    area: 'employment',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['employment'],
    signal: {
      any: [
        /\barbitr(o|aje|ador)\b.{0,160}(controversia|dificultad|resol|conoc)|(controversia|dificultad|conflicto)\w*.{0,160}\barbitr(o|aje|ador)\b/,
      ],
    },
    title: { es: 'Arbitraje en un contrato de trabajo', en: 'Arbitration in an employment contract' },
    why: {
      es: 'Las cuestiones entre empleador y trabajador son de competencia de los juzgados de letras del trabajo.',
      en: 'Questions between employer and worker belong to the labour courts.',
    },
    action: { es: 'Eliminar la cláusula.', en: 'Remove the clause.' },
    basis: {
      law: 'codigo_trabajo',
      article: '420',
      quotation: 'derivadas de la interpretación y aplicación de los contratos individuales o colectivos del trabajo',
    },
    violates: true,
    examples: { hit: 'Las controversias serán resueltas por un árbitro.', miss: ['Conocerá el juzgado del trabajo.'] },
  },
  {
    id: 'es-work-duties',
    area: 'employment',
    sort: 'burden',
    language: 'es',
    level: 'low',
    kinds: ['employment'],
    signal: {
      any: [
        /(cualquier (otra )?(funcion|labor|tarea|actividad)|demas (funciones|labores|tareas).{0,60}(encomiend|asign|indi)|toda otra (labor|funcion))/,
      ],
      none: [/prohib|no podra|competencia/],
    },
    title: { es: 'Funciones abiertas', en: 'Open-ended duties' },
    why: {
      es: 'El contrato debe determinar la naturaleza de los servicios.',
      en: 'The contract must determine the services.',
    },
    action: {
      es: 'Enumerar las funciones y limitar las otras a las conexas.',
      en: 'List the duties; limit others to related ones.',
    },
    basis: { law: 'codigo_trabajo', article: '10', quotation: 'determinación de la naturaleza de los servicios' },
    examples: { hit: 'y cualquier otra labor que se le encomiende', miss: ['hará labores de contabilidad'] },
  },
  {
    id: 'es-work-place',
    area: 'employment',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: ['employment'],
    signal: {
      any: [
        /(traslad|destin|cambi)\w*.{0,100}\b(a|en) (cualquier|otra)\b.{0,60}(lugar|ciudad|faena|sucursal|region|establecimiento|comuna|punto)|(traslad|destin)\w*.{0,80}todo el (pais|territorio)/,
      ],
      none: [/misma ciudad|sin (que .{0,20})?menoscabo|comun acuerdo/],
    },
    title: { es: 'Traslado a cualquier lugar', en: 'Transfer to any place' },
    why: {
      es: 'El cambio unilateral cabe dentro del mismo lugar o ciudad y sin menoscabo.',
      en: 'A unilateral change is allowed within the same place or city and without detriment.',
    },
    action: {
      es: 'Acotar el lugar y exigir acuerdo para otros.',
      en: 'Limit the place and require agreement for others.',
    },
    basis: {
      law: 'codigo_trabajo',
      article: '12',
      quotation:
        'que el nuevo sitio o recinto quede dentro del mismo lugar o ciudad, sin que ello importe menoscabo para el trabajador',
    },
    examples: {
      hit: 'El empleador podrá trasladarlo a cualquier sucursal del país.',
      miss: ['Prestará servicios en Concepción.'],
    },
  },
  {
    id: 'es-work-day',
    area: 'employment',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['employment'],
    signal: { any: [/\bjornada\b.{0,160}(hora|lunes|distribu|exclu|articulo 22)|\bhorario\b/] },
    wanted: ['employment'],
    title: { es: 'Jornada pactada', en: 'Working hours agreed' },
    why: {
      es: 'El contrato debe decir la duración y distribución de la jornada.',
      en: 'The contract must state the length and spread of hours.',
    },
    action: { es: 'Agregar duración y distribución de la jornada.', en: 'Add the length and spread of hours.' },
    basis: { law: 'codigo_trabajo', article: '10', quotation: 'duración y distribución de la jornada de trabajo' },
    examples: { hit: 'La jornada será de 40 horas de lunes a viernes.', miss: ['El sueldo es de $800.000.'] },
  },
  {
    id: 'es-work-pay',
    area: 'employment',
    sort: 'protection',
    language: 'es',
    level: 'medium',
    kinds: ['employment'],
    signal: { any: [/\b(sueldo|remuneracion|remunerara)\b.{0,200}(\$|pesos|ingreso minimo|monto|\d{3}|mensual)/] },
    wanted: ['employment'],
    title: { es: 'Remuneración pactada', en: 'Pay agreed' },
    why: {
      es: 'El contrato debe decir monto, forma y período de pago.',
      en: 'The contract must state amount, form and period of pay.',
    },
    action: { es: 'Agregar monto, forma y período de pago.', en: 'Add amount, form and period of pay.' },
    basis: {
      law: 'codigo_trabajo',
      article: '10',
      quotation: 'monto, forma y período de pago de la remuneración acordada',
    },
    examples: { hit: 'El sueldo mensual es de $800.000.', miss: ['La jornada es de 40 horas.'] },
  },
];
