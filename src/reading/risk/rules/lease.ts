import type { Rule } from './rule.ts';
import { SUPPLY, near } from './wording.ts';

const LANDLORD =
  'arrendador\\w*|propietari[oa]|dueñ[oa]|administracion|moros[oa]|impag[oa]|mora\\b|no pago|falta de pago|atraso|incumplimiento|terminado el contrato|vencido el plazo';
/** Without a judge. */
const ALONE = String.raw`sin (?:necesidad de |forma de |mas tramite|previ[oa] )*(?:juicio|intervencion|orden|resolucion|tribunal|acudir|autorizacion)|prescindiendo de|extrajudicial\w*|por la (?:sola|fuerza)|por (?:sus propios medios|si (?:mism[oa]|sol[oa]))|de inmediato|inmediata\w*`;

/** Rules on lease, for contracts in Spanish. */
export const lease: readonly Rule[] = [
  {
    id: 'es-lease-self-help',
    area: 'lease',
    sort: 'risk',
    language: 'es',
    level: 'critical',
    kinds: ['lease'],
    signal: {
      any: [
        near(
          160,
          LANDLORD,
          String.raw`(?:cort|suspend|interrump|desconect|priv|dejar sin\b)\w*.{0,60}\b(?:${SUPPLY})\b`,
        ),
        near(
          160,
          LANDLORD,
          String.raw`(?:cambi|inhabilit|bloque|clausur|candado|sell[ae]|descerraj|imped)\w*.{0,50}\b(?:chapa|cerradura|llave|acceso|ingreso|tarjeta|entrada|puerta|local|inmueble)`,
        ),
        near(
          160,
          LANDLORD,
          String.raw`(?:retir|saca|vend|rematar|embarg|reten|apropi|dispon|quedarse)\w*.{0,50}\b(?:bienes|especies|muebles|enseres|pertenencias|cosas|lo que haya)`,
        ),
        near(
          160,
          LANDLORD,
          String.raw`(?:recuper|recobr|tom(?:ar|e)\b|ocup|ingres|entrar|desaloj|desocup|expuls|restituc)\w*`,
          ALONE,
        ),
        near(160, 'desaloj\\w*|expuls\\w*|lanzad\\w*|restituc\\w*', ALONE, 'arrendador\\w*|propietari[oa]|dueñ[oa]'),
        near(
          100,
          String.raw`arrendador\w*.{0,40}(?:podra|autorizad|facultad)\w*`,
          'desaloj\\w*|desocup\\w*|cerrajero|descerraj\\w*|recobr\\w*|recuper\\w*',
          'moros|impag|deb|desocup|llave|cerradura',
        ),
        near(
          160,
          'arrendatari[oa] moros[oa]|mora|impag[oa]|no pag[ao]',
          String.raw`(?:suspend|cort|imped|bloque)\w*`,
          `${SUPPLY}|entrada|acceso|ingreso`,
          'arrendador|administracion|dueñ',
        ),
        near(
          80,
          'arrendador|administracion|dueñ[oa]',
          'imped\\w*|bloque\\w*|recobr\\w*',
          'entrada|ingreso|acceso|llaves?',
        ),
        near(80, 'no (?:sera|es) necesari[oa]', 'tribunal|juicio|juez|judicial', LANDLORD),
      ],
      none: [
        /\bno (podra|tendra derecho|estara facultad)|arrendatari[oa] (podra|debera|se obliga|retirara)|(previa|mediante|por) (la )?(orden|resolucion|sentencia|autorizacion)|(empresa|compañia)s? (de|suministr|distribu|proveedor)|fuerza mayor|antes de (la|su) entrega|reparacion|urgenc|emergenc/,
      ],
    },
    title: { es: 'Medidas del arrendador por sí mismo', en: 'Landlord’s self-help' },
    why: {
      es: 'El arrendador debe librar al arrendatario de toda turbación en el goce de la cosa.',
      en: 'The landlord must keep the tenant free of all disturbance in the use.',
    },
    action: {
      es: 'Eliminar la autotutela y remitirse al juicio de arrendamiento.',
      en: 'Remove self-help and leave it to the court.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1924',
      quotation: 'A librar al arrendatario de toda turbación o embarazo en el goce de la cosa arrendada',
    },
    violates: true,
    examples: {
      hit: 'El arrendador podrá cortar el suministro de agua y cambiar la chapa.',
      miss: ['El arrendador no podrá cortar los suministros.'],
    },
  },
  {
    id: 'es-lease-entry',
    area: 'lease',
    sort: 'risk',
    language: 'es',
    level: 'high',
    kinds: ['lease'],
    signal: {
      any: [
        /\b(sub)?arrendador[ae]?\b.{0,100}\b(ingres|visit|inspeccion|entrar)\w*\b.{0,100}(en cualquier (momento|tiempo)|cuando lo estime|a cualquier hora|sin (previo )?aviso|sin autorizacion)/,
      ],
      none: [/previo aviso de|con aviso|previa coordinacion|horas de (anticipacion|aviso)|\bno podra/],
    },
    title: { es: 'Ingreso del arrendador sin aviso', en: 'Landlord may enter without notice' },
    why: {
      es: 'El ingreso libre turba el goce de la cosa arrendada.',
      en: 'Free entry disturbs the use of the property.',
    },
    action: {
      es: 'Exigir aviso, horario y presencia del arrendatario.',
      en: 'Require notice, hours and the tenant’s presence.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1924',
      quotation: 'A librar al arrendatario de toda turbación o embarazo en el goce de la cosa arrendada',
    },
    examples: {
      hit: 'El arrendador podrá ingresar en cualquier momento.',
      miss: ['El arrendador podrá visitar la propiedad con aviso de 48 horas.'],
    },
  },
  {
    id: 'es-lease-repairs',
    area: 'lease',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: ['lease'],
    signal: {
      any: [
        /(arrendatari[oa]|de su cargo|cargo del arrendatari[oa]).{0,120}\b(todas? las reparaciones|toda (clase de )?reparacion|cualquier reparacion|reparaciones .{0,60}(mayores|estructurales|de cualquier|toda clase))/,
        /(todas? las reparaciones|toda (clase de )?reparacion|cualquier reparacion|reparaciones .{0,40}(mayores|estructurales)).{0,120}(cargo|cuenta) (exclusiv[oa] )?(del|de la) arrendatari/,
      ],
      none: [/locativas|cargo del arrendador|salvo las (necesarias|estructurales)/],
    },
    raise: /mayor(es)?\b|estructural|cualquiera (que )?sea/,
    title: { es: 'Todas las reparaciones al arrendatario', en: 'All repairs on the tenant' },
    why: {
      es: 'Por regla general solo las locativas son suyas; las necesarias son del arrendador.',
      en: 'By default only minor repairs are the tenant’s; necessary ones are the landlord’s.',
    },
    action: {
      es: 'Separar locativas, necesarias y mejoras, con su reembolso.',
      en: 'Split minor repairs, necessary ones and improvements, with reimbursement.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1927',
      quotation: 'hacer durante el arriendo todas las reparaciones necesarias, a excepción de las locativas',
    },
    examples: {
      hit: 'Serán de cargo del arrendatario todas las reparaciones.',
      miss: ['El arrendatario hará las reparaciones locativas.'],
    },
  },
  {
    id: 'es-lease-improvements',
    area: 'lease',
    sort: 'burden',
    language: 'es',
    level: 'medium',
    kinds: ['lease'],
    signal: {
      any: [
        /\bmejoras?\b.{0,200}(beneficio|dominio|propiedad|favor) (del|de la) ((sub)?arrendador|inmueble|propiedad|dueñ)|\bmejoras?\b.{0,200}(sin (cargo|costo|derecho|reembolso|indemnizacion|obligacion|que)|no (dara\w* derecho|seran? reembols|tendra derecho))/,
      ],
    },
    title: { es: 'Mejoras sin reembolso', en: 'Improvements without refund' },
    why: {
      es: 'Lo que el arrendatario invierta queda para el inmueble. La ley solo obliga a reembolsar las útiles que el arrendador consintió en abonar.',
      en: 'What the tenant invests stays with the property. The law makes the landlord repay only those agreed to be paid.',
    },
    action: {
      es: 'Distinguir mejoras útiles autorizadas y pactar su reembolso al término.',
      en: 'Set authorised useful improvements apart and agree their refund at the end.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1936',
      quotation:
        'El arrendador no es obligado a reembolsar el costo de las mejoras útiles, en que no ha consentido con la expresa condición de abonarlas',
    },
    examples: {
      hit: 'Las mejoras quedarán a beneficio del arrendador sin cargo alguno.',
      miss: ['Las mejoras autorizadas se reembolsarán.'],
    },
  },
  {
    id: 'es-lease-default',
    area: 'lease',
    sort: 'risk',
    language: 'es',
    level: 'medium',
    kinds: ['lease'],
    signal: {
      any: [
        /\b(atraso|mora|no pago|simple retardo|falta de pago)\b.{0,160}(poner\w* (fin|termino)|terminacion|terminad[oa]|desaloj|restitucion|termino (inmediato|anticipado|ipso))/,
        /(termin\w*|poner termino).{0,120}\b(no pago|mora|atraso|falta de pago)\b/,
      ],
      none: [/reconvencion|multa|(atraso|mora|retardo) en (la )?(restitucion|entrega|devolucion)/],
    },
    title: { es: 'Término por no pago sin reconvenciones', en: 'End for non-payment without demands' },
    why: {
      es: 'La mora de un período entero da derecho a terminar después de dos reconvenciones, entre las que medien al menos cuatro días.',
      en: 'Default in a whole period lets the landlord end it after two demands at least four days apart.',
    },
    action: {
      es: 'Ajustarlo a las reconvenciones legales y dar un plazo de pago. Revisar además la Ley N° 18.101 en predios urbanos.',
      en: 'Bring it to the statutory demands and give time to pay. For urban property also read Law 18.101.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1977',
      quotation: 'después de dos reconvenciones, entre las cuales medien a lo menos cuatro días',
    },
    examples: {
      hit: 'El no pago de una renta pondrá término inmediato al contrato.',
      miss: ['La renta se paga el día 5.'],
    },
  },
  {
    id: 'es-sublease',
    area: 'lease',
    sort: 'burden',
    language: 'es',
    level: 'low',
    kinds: ['lease'],
    signal: {
      any: [
        /(prohib|no podra|sin (la |el )?(previa |previo )?(autorizacion|consentimiento))\w*.{0,100}(subarrend|subarriend|ceder el arriendo|cesion)|(subarrend|subarriend|cesion)\w*.{0,80}(prohib|no podra|sin (la |el )?(previa |previo )?(autorizacion|consentimiento))/,
      ],
    },
    title: { es: 'Subarriendo prohibido o con permiso', en: 'Sublease barred or with consent' },
    why: {
      es: 'Sin permiso expreso el arrendatario no puede ceder ni subarrendar.',
      en: 'Without express permission the tenant may neither assign nor sublet.',
    },
    action: { es: 'Aclarar permiso, condiciones y responsabilidad.', en: 'Clarify permission, terms and liability.' },
    basis: {
      law: 'codigo_civil',
      article: '1946',
      quotation:
        'no tiene la facultad de ceder el arriendo ni de subarrendar, a menos que se le haya expresamente concedido',
    },
    examples: { hit: 'Se prohíbe subarrendar.', miss: ['La renta se paga el día 5.'] },
  },
];
