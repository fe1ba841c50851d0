import type { Rule } from './rule.ts';

/** Whoever gives notice that it is not renewed leaves it no earlier than it ends; unless the sentence also lets them leave early. Ours. */
const NOT_RENEWED =
  /^(?!.*(en cualquier (momento|tiempo)|anticipad[oa])).*?(\b(se|sera|quedara) (\w+ ){0,3}(renov|prorrog|reconduc)\w+|\bno (renov|prorrog|persever)\w+|\b(renov|prorrog)able)/;

/** Rules on termination, for contracts in Spanish. */
export const termination: readonly Rule[] = [
  {
    id: 'es-end-unilateral',
    area: 'termination',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['employment', 'terms', 'mandate', 'company', 'notice', 'letter', 'settlement'],
    signal: {
      any: [
        /\b(podra|facultad|derecho a|se reserva|facultad[oa])\b.{0,120}(poner\w* (fin|termino)|terminar|resolver|dejar sin efecto|rescind|desahuci)\w*.{0,160}(sin (necesidad de )?(expresion de causa|expresar causa|invocar causa|causa|previo aviso|aviso previo|aviso)|en cualquier (momento|tiempo)|unilateral|a su solo (arbitrio|juicio)|discrecional)/,
        /\b(podra)\b.{0,40}(unilateral\w*|en cualquier (momento|tiempo)|discrecionalmente).{0,80}(poner\w* (fin|termino)|dar por terminad|terminar|dejar sin efecto)/,
        /(termino|terminacion) (unilateral|inmediat[oa]).{0,80}sin (necesidad de )?(expresion de )?(causa|aviso)/,
      ],
      none: [/cualquiera de (las partes|ellas)|ambas partes|(de|por) (comun|mutuo) acuerdo|no podra/],
    },
    raise: /sin (necesidad de )?(previo )?aviso( previo)?/,
    lower: /con .{0,60}dias .{0,20}(de )?anticipacion|aviso .{0,60}dias/,
    title: { es: 'Término por voluntad de una sola parte', en: 'One side may end it at will' },
    why: {
      es: 'Una parte puede terminar sin causa; un contrato se deja sin efecto por acuerdo o por causas legales, o por lo que ambas pacten.',
      en: 'One side may end it without cause; a contract is undone by agreement, on legal grounds, or as both agree.',
    },
    action: {
      es: 'Hacer recíproca la facultad, fijar aviso previo y pagar lo devengado y las inversiones.',
      en: 'Make the right mutual, set notice and pay what accrued and was invested.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1545',
      quotation: 'no puede ser invalidado sino por su consentimiento mutuo o por causas legales',
    },
    examples: {
      hit: 'El mandante podrá poner término al contrato en cualquier momento y sin expresión de causa.',
      miss: [
        'El contrato termina el 31 de diciembre.',
        'Cualquiera de las partes podrá poner término en cualquier momento con 60 días de aviso.',
      ],
    },
  },
  {
    id: 'es-end-automatic',
    area: 'termination',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: 'any',
    except: ['employment', 'settlement', 'terms', 'company'],
    signal: {
      any: [
        /(termin|resol|resuel|caduc|sin efecto|desahuci|extingu)\w*.{0,120}\b(ipso facto|de pleno derecho|por (ese|este|el) solo hecho)|\b(ipso facto|de pleno derecho)\b.{0,120}(termin|resol|resuel|sin efecto)/,
      ],
      none: [/\bmulta|interes|plazo .{0,40}subsan|aviso .{0,60}dias/],
    },
    title: { es: 'Término automático', en: 'Automatic end' },
    why: {
      es: 'El contrato terminaría sin juicio ni plazo para corregir. En la compraventa el comprador puede pagar aun en las veinticuatro horas siguientes a la notificación de la demanda.',
      en: 'The contract would end with no court and no time to cure. In a sale the buyer may still pay within twenty-four hours of service of the claim.',
    },
    action: {
      es: 'Agregar aviso, plazo para subsanar y las restituciones.',
      en: 'Add notice, a cure period and what is given back.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1879',
      quotation: 'en las veinticuatro horas subsiguientes a la notificación judicial de la demanda',
    },
    examples: {
      hit: 'El no pago del saldo hará que el contrato se resuelva ipso facto.',
      miss: ['Las partes podrán demandar la resolución.'],
    },
  },
  {
    id: 'es-exit-mutual',
    area: 'termination',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: ['services', 'supply', 'distribution', 'licence', 'lease', 'mandate', 'nda'],
    signal: {
      any: [
        /cualquiera de (las partes|ellas|los contratantes).{0,160}(termin|desahuci|dejar sin efecto|poner\w* (fin|termino)).{0,200}(dias|meses|aviso)|(termin|desahuci)\w*.{0,120}cualquiera de las partes.{0,160}(aviso|dias|meses)/,
      ],
      none: [NOT_RENEWED],
    },
    wanted: ['services', 'supply', 'distribution'],
    title: { es: 'Salida recíproca con aviso', en: 'Mutual exit with notice' },
    why: {
      es: 'Cualquiera de las partes puede terminar si avisa con tiempo.',
      en: 'Either side may end it with due notice.',
    },
    action: {
      es: 'Agregar un término anticipado recíproco con aviso previo.',
      en: 'Add a mutual early exit with notice.',
    },
    examples: {
      hit: 'Cualquiera de las partes podrá terminar el contrato con 60 días de aviso.',
      miss: ['El contrato dura un año.'],
    },
  },
  {
    id: 'es-cure',
    area: 'termination',
    sort: 'protection',
    language: 'es',
    level: 'low',
    kinds: 'any',
    except: ['employment'],
    signal: {
      any: [
        /(subsan|correg|remedi|enmend)\w*.{0,120}\b(dias|plazo)\b|\b(dias|plazo)\b.{0,80}(para|a fin de) (subsan|correg|remedi|enmend|solucion)/,
      ],
    },
    wanted: ['services', 'supply', 'distribution', 'construction', 'licence'],
    title: { es: 'Plazo para subsanar', en: 'Time to cure' },
    why: {
      es: 'Antes de terminar por incumplimiento hay tiempo para corregirlo.',
      en: 'There is time to put a breach right before it ends the contract.',
    },
    action: { es: 'Agregar un aviso escrito y un plazo para subsanar.', en: 'Add written notice and a cure period.' },
    examples: {
      hit: 'Tendrá diez días para subsanar el incumplimiento.',
      miss: ['El incumplimiento pone término al contrato.'],
    },
  },
  {
    id: 'es-exit-punished',
    area: 'termination',
    sort: 'burden',
    language: 'es',
    level: 'medium',
    kinds: ['lease', 'services', 'supply', 'licence', 'distribution'],
    signal: {
      any: [
        /\b(dej|abandon|restitu|desocup|retir)\w*.{0,80}antes (del|de su|de) (plazo|vencimiento|termino).{0,120}(pagar|multa|rentas?|total)/,
        /\b(salida|termino|terminacion|restitucion) anticipad\w*.{0,160}(multa|pagar\w*|renta|total|saldo)/,
        /(arrendatari[oa]|cliente|licenciatari[oa]|distribuidor).{0,80}no podra.{0,60}(terminar|poner termino|desahuci).{0,80}(antes|durante|plazo)/,
      ],
      none: [/sin (multa|costo|pago)/],
    },
    yields: ['es-penalty-large'],
    title: { es: 'Salida anticipada castigada', en: 'Early exit is punished' },
    why: { es: 'Irse antes tiene un costo o no se permite.', en: 'Leaving early costs, or is not allowed.' },
    action: {
      es: 'Permitir la salida con aviso y limitar el pago al perjuicio real.',
      en: 'Allow exit with notice and limit the payment to actual loss.',
    },
    examples: {
      hit: 'El término anticipado obliga al arrendatario a pagar todas las rentas.',
      miss: ['Podrá terminar con 60 días de aviso.'],
    },
  },
  {
    id: 'es-renewal',
    area: 'renewal',
    sort: 'burden',
    language: 'es',
    level: 'low',
    kinds: 'any',
    signal: {
      any: [
        /(renov|renuev|prorrog)\w*.{0,120}\b(automatic\w*|tacit\w*|sucesiv\w*|iguales|mismo plazo)|\b(automatic|tacit)\w*.{0,60}(renov|prorrog)/,
      ],
      none: [/no (se )?(renov|prorrog)|plazo indefinido|no (operara|procedera)/],
    },
    raise:
      /\b(90|120|180|noventa|ciento veinte|ciento ochenta)\b.{0,12}dias|\b(tres|cuatro|cinco|seis|3|4|5|6) meses|cinco años|5 años/,
    title: { es: 'Renovación automática', en: 'Automatic renewal' },
    why: {
      es: 'El contrato sigue si nadie avisa a tiempo.',
      en: 'The contract goes on unless someone gives notice in time.',
    },
    action: {
      es: 'Anotar la fecha del aviso; fijar cómo oponerse y un máximo de renovaciones.',
      en: 'Note the date for notice; set how to object and a maximum of renewals.',
    },
    examples: { hit: 'Se renovará automáticamente por períodos iguales.', miss: ['No se renovará tácitamente.'] },
  },
];
