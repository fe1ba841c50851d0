import { AT_WILL_EN } from './english.ts';
import { mirrored } from '../mirror.ts';
import { SUPPLY, near } from '../wording.ts';

const QUIET = {
  law: 'codigo_civil',
  article: '1924',
  quotation: 'A librar al arrendatario de toda turbación o embarazo en el goce de la cosa arrendada',
} as const;

/** How a tenant keeps the place. */
export const occupancy = mirrored([
  {
    id: 'takes-law-in-hand',
    area: 'lease',
    level: 'critical',
    kinds: ['lease', 'loan', 'sale', 'contract'],
    violates: true,
    title: { es: 'Desalojo o corte sin juicio', en: 'Eviction or cut-off without a court' },
    why: {
      es: 'Nadie puede hacerse justicia por sí mismo: la restitución se pide al juez (Ley N° 18.101, modificada por la Ley N° 21.461).',
      en: 'No one may evict or cut off supply without a court.',
    },
    action: { es: 'Eliminarlo y remitirse al juicio de arrendamiento.', en: 'Remove it and leave it to the court.' },
    basis: QUIET,
    es: {
      any: [
        near(
          160,
          String.raw`podra|facultara|facultad[oa]|autoriza`,
          String.raw`(?:cort|suspend|interrump)\w*.{0,40}(?:${SUPPLY})|cambiar\b.{0,20}(?:chapa|cerradura|llave)|impedir\b.{0,20}(?:acceso|ingreso)|retirar\b.{0,20}(?:bienes|especies|muebles)|tomar posesion|desaloj\w*`,
        ),
      ],
      none: [/\bno podra|orden judicial|resolucion judicial que|empresa (de|distribuidora)/],
      balanced:
        'Si {{el arrendatario}} no paga, {{el arrendador}} podrá pedir judicialmente el término del contrato, las rentas y la restitución. En ningún caso podrá suspender suministros, cambiar cerraduras ni retirar bienes.',
      ask: '¿Acepta que la restitución se pida solo ante el juez?',
      hit: 'El arrendador podrá cambiar la chapa ante el no pago.',
      miss: ['El arrendador podrá demandar el desalojo con orden judicial.'],
    },
    en: {
      any: [
        near(
          120,
          'may',
          String.raw`change the locks|cut (?:off )?|disconnect|remove\b.{0,30}(?:belongings|possessions|goods)|retake possession|re-?enter|lock out|seize`,
        ),
      ],
      all: [/tenant|premises|property|locks|possession|supply|borrower|utilities|belongings/],
      none: [/with a court order|by order of (a|the) court|as permitted by law|by judicial/],
      balanced:
        'If {{the tenant}} does not pay, {{the landlord}} may ask the court to end the lease and return possession. It may not change locks, cut supplies or remove belongings.',
      ask: 'Will you recover possession only through the court?',
      hit: 'The Landlord may change the locks if rent is unpaid.',
      miss: ['The Landlord may retake possession by order of a court.'],
    },
  },
  {
    id: 'entry-any-time',
    area: 'lease',
    level: 'high',
    kinds: ['lease', 'nda', 'services', 'licence', 'contract'],
    title: { es: 'Entrada a cualquier hora y sin aviso', en: 'Entry at any time without notice' },
    why: { es: 'Turba el goce y la reserva de quien ocupa.', en: 'It disturbs quiet enjoyment and privacy.' },
    action: {
      es: 'Aviso de 48 horas, horario y presencia del ocupante.',
      en: 'Notice of 48 hours, business hours and the occupier’s presence.',
    },
    basis: QUIET,
    es: {
      any: [
        near(
          100,
          String.raw`(?:podra|derecho a).{0,20}(?:ingres|entr|visit|inspeccion|acced)\w*|ingres(?:ar|o)`,
          String.raw`(?:a|en) cualquier (?:hora|momento|tiempo)|sin (?:previo )?aviso|cuando lo estime`,
        ),
      ],
      none: [/trabajador|usuario|socio podra|urgencia/],
      balanced:
        '{{El arrendador}} podrá visitar {{el inmueble}} con aviso escrito de {{cuarenta y ocho}} horas, entre las 10:00 y las 19:00 horas de días hábiles y en presencia de {{el ocupante}}.',
      ask: '¿Acepta avisar con 48 horas y en horario hábil?',
      hit: 'El arrendador podrá ingresar a cualquier hora y sin previo aviso.',
      miss: ['El arrendador podrá visitar con 48 horas de aviso.'],
    },
    en: {
      any: [
        near(100, 'may|can|free to', 'walk in\\w*|come in\\w*|look at|search|enter|inspect|visit', AT_WILL_EN),
        near(80, 'may', 'enter|access|inspect|visit', 'at any time|without notice'),
      ],
      none: [/emergency|you may|purchaser may/],
      balanced:
        '{{The landlord}} may enter {{the premises}} on {{forty-eight}} hours’ written notice, in business hours and in the presence of {{the occupier}}.',
      ask: 'Will you give 48 hours’ notice and enter in business hours?',
      hit: 'The Landlord may enter the Premises at any time.',
      miss: ['The Landlord may enter on 24 hours’ written notice.'],
    },
  },
  {
    id: 'repairs-all',
    area: 'lease',
    level: 'high',
    kinds: ['lease'],
    title: { es: 'Todas las reparaciones a quien arrienda', en: 'All repairs on the tenant' },
    why: {
      es: 'Las reparaciones necesarias son del arrendador; solo las locativas son del arrendatario.',
      en: 'Structural repairs are by default the landlord’s.',
    },
    action: {
      es: 'Separar locativas, necesarias y mejoras, con su reembolso.',
      en: 'Split minor from structural repairs.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1927',
      quotation: 'hacer durante el arriendo todas las reparaciones necesarias, a excepción de las locativas',
    },
    es: {
      any: [
        near(
          120,
          'cargo|cuenta|arrendatari\\w*',
          String.raw`(?:todas|toda|cualquier)\b.{0,30}reparacion\w*|reparacion\w*\b.{0,40}(?:estructural|techumbre|mayores)`,
        ),
      ],
      none: [/cargo del arrendador|salvo las/],
      balanced:
        'Serán de cargo de {{el arrendatario}} las reparaciones locativas. Las necesarias, incluidas las de estructura, techumbre y redes, serán de {{el arrendador}}, que las iniciará dentro de {{diez}} días desde el aviso; si no lo hace, {{el arrendatario}} podrá hacerlas y descontarlas de la renta.',
      ask: '¿Acepta que las reparaciones necesarias sean de su cargo?',
      hit: 'Serán de cargo del arrendatario todas las reparaciones.',
      miss: ['Las reparaciones locativas serán del arrendatario.'],
    },
    en: {
      any: [near(80, 'tenant|lessee', String.raw`(?:all|any) repairs|structural|roof`)],
      all: [/repair/],
      none: [/landlord shall (repair|maintain)|except structural|other than structural/],
      balanced:
        '{{The tenant}} makes minor repairs. Structural repairs and those of roof, heating and wiring are {{the landlord}}’s, begun within {{ten}} days of notice; failing that the tenant may make them and deduct the cost from rent.',
      ask: 'Will you take on structural repairs?',
      hit: 'The Tenant shall make all repairs, including structural ones.',
      miss: ['The Tenant shall make minor repairs.'],
    },
  },
  {
    id: 'lease-moved',
    area: 'lease',
    level: 'high',
    kinds: ['lease'],
    title: { es: 'Reubicación o término por venta', en: 'Relocation, or end on sale' },
    why: {
      es: 'Quien arrienda puede perder el lugar sin culpa ni compensación.',
      en: 'The tenant may lose the place without fault or compensation.',
    },
    action: {
      es: 'Exigir consentimiento, costos de traslado y respeto del plazo por el adquirente.',
      en: 'Require consent, moving costs, and that a buyer honours the term.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1962',
      quotation:
        'Todo aquel a quien se transfiere el derecho del arrendador, a título oneroso, si el arrendamiento ha sido contraído por escritura pública',
    },
    es: {
      any: [
        near(100, 'podra', String.raw`reubic\w*|traslad\w*|cambiar de local`),
        near(
          100,
          'venta|enajen\\w*|transfer\\w*',
          String.raw`(?:terminar|expirar|quedara sin efecto|debera restituir|termino)\w*`,
        ),
      ],
      none: [/\bno podra|ambas partes|mudanza/],
      balanced:
        'La venta de {{el inmueble}} no afectará el arriendo, que {{el arrendador}} hará respetar al adquirente. Todo traslado a otro local requerirá acuerdo escrito, uno equivalente y el pago de sus costos por {{el arrendador}}.',
      ask: '¿Acepta que el comprador respete el plazo del arriendo?',
      hit: 'El arrendador podrá reubicar a la arrendataria en otro local.',
      miss: ['La venta del local no afectará el arriendo.'],
    },
    en: {
      any: [
        near(80, 'may', 'relocate|move', 'tenant|lessee'),
        near(80, '(?:on|upon|in case of|if) (?:the )?(?:sale|transfer)', 'lease|tenancy', 'terminat\\w*|end'),
      ],
      balanced:
        'A sale of {{the premises}} does not affect this lease. Relocation needs the tenant’s written consent, equivalent premises and payment of its costs.',
      ask: 'Will a buyer honour the term of the lease?',
      hit: 'The Landlord may relocate the Tenant to other premises.',
      miss: ['A sale of the premises does not affect the lease.'],
    },
  },
  {
    id: 'no-set-off',
    area: 'lease',
    level: 'medium',
    kinds: ['lease', 'services', 'supply', 'distribution', 'sale'],
    title: { es: 'Pagar aunque la otra parte no cumpla', en: 'Pay though the other side does not perform' },
    why: {
      es: 'Se renuncia a compensar o a suspender el pago frente al incumplimiento ajeno.',
      en: 'The right to set off or withhold against a breach is given up.',
    },
    action: {
      es: 'Conservar la compensación y la excepción de contrato no cumplido.',
      en: 'Keep set-off and the right to withhold.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1552',
      quotation:
        'ninguno de los contratantes está en mora dejando de cumplir lo pactado, mientras el otro no lo cumple',
    },
    es: {
      any: [
        near(
          90,
          'renunci\\w*|no podra',
          String.raw`compens\w*|suspender el pago|retener (?:la renta|el pago)|descontar`,
        ),
      ],
      none: [/horas|feriado|jornada/],
      balanced:
        '{{La parte}} podrá compensar sus créditos líquidos y rebajar o suspender el pago mientras {{la otra parte}} no cumpla, en proporción a lo que deje de recibir.',
      ask: '¿Acepta que el pago se suspenda mientras no cumpla su parte?',
      hit: 'La arrendataria renuncia a compensar la renta.',
      miss: ['La renta se pagará los días cinco.'],
    },
    en: {
      any: [near(60, 'waives?|without|no', '(?:right (?:of|to) )?(?:set[- ]?off|counterclaim|deduction|withhold)')],
      none: [/may set off/],
      balanced:
        '{{The party}} may set off what it is owed and withhold payment in proportion to what it does not receive.',
      ask: 'Will you accept set-off while you do not perform?',
      hit: 'Rent is paid without set-off or deduction.',
      miss: ['The Tenant may set off sums due.'],
    },
  },
]);
