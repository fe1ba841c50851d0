import { mirrored } from '../mirror.ts';
import { AT_WILL, near } from '../wording.ts';
import { AT_WILL_EN } from './english.ts';

const ENORMOUS = {
  law: 'codigo_civil',
  article: '1544',
  quotation: 'podrá pedirse que se rebaje de la segunda todo lo que exceda al duplo de la primera',
} as const;

/** Penalties and what is lost. */
export const penaltyTerms = mirrored([
  {
    id: 'penalty-heavy',
    area: 'penalties',
    level: 'high',
    kinds: 'any',
    except: ['settlement'],
    yields: ['en-rate-above'],
    title: { es: 'Multa desproporcionada', en: 'Disproportionate penalty' },
    why: {
      es: 'La pena supera con mucho el daño, se suma a él o no tiene tope: puede rebajarse por enorme.',
      en: 'The penalty far exceeds the loss, adds to it, or has no cap.',
    },
    action: {
      es: 'Fijar un tope y hacerla incompatible con otros perjuicios.',
      en: 'Set a cap and make it exclude other damages.',
    },
    basis: ENORMOUS,
    es: {
      any: [
        near(
          140,
          'multa|pena|clausula penal|indemnizacion',
          String.raw`por leve|(?:veinte|treinta|cuarenta|cincuenta|cien|[2-9]\d|1\d\d)\b ?(?:%|por ciento).{0,40}(?:renta|capital|precio|valor|total)|sin (?:tope|limite|necesidad de (?:acreditar|probar))|sin perjuicio de (?:cobrar|exigir|demandar|perseguir|l[ao]s? (?:demas|otras|indemniz|perjuicios)|todo|toda)|(?:triple|doble)\b|rentas que (?:falt|rest)\w*|totalidad de las rentas`,
        ),
        near(120, 'multa|pena', 'por cada dia', 'sin perjuicio'),
        near(120, 'pagara', String.raw`(?:triple|doble|cuadruple) de`),
        near(
          90,
          'pagara|perdera|retendra',
          'totalidad de (?:las )?(?:rentas|cuotas|mensualidades|honorarios)',
          'vencimiento|falt\\w*|rest\\w*|plazo',
        ),
        near(
          120,
          String.raw`por cada (?:evento|infraccion|dia)|(?:toda|cualquier) infraccion`,
          String.raw`unidades de fomento|\bu\.?f\b|\$|pesos`,
          'sin necesidad de|sin perjuicio|ademas',
        ),
        near(
          90,
          'pagar al empleador|restituir al empleador|debera pagar|obligara a pagar',
          String.raw`(?:tres|dos|cuatro|seis|[2-9]) (?:remuneraciones|sueldos|mensualidades)`,
        ),
        near(
          120,
          '(?:toda|cualquier|cada) (?:infraccion|incumplimiento)',
          'por leve|sin necesidad de|sin perjuicio',
          'multa|pagar|unidades',
        ),
      ],
      none: [
        /con un (tope|maximo)|hasta un maximo|multa de hasta|incompatible|se descontara|se imputara|responsabilidad (agregada|total)/,
      ],
      balanced:
        'El incumplimiento de {{obligación}} devengará una multa de {{monto}} por {{día o evento}}, con un máximo equivalente a {{una mensualidad}}. La multa es incompatible con el cobro de otros perjuicios por el mismo hecho.',
      favourable:
        'El incumplimiento grave de {{obligación}}, no corregido dentro de {{diez}} días desde el aviso, dará lugar solo a la indemnización de los perjuicios directos que se acrediten, hasta {{monto}}.',
      ask: '¿Acepta que la multa tenga un tope y excluya otros perjuicios?',
      hit: 'Toda infracción, por leve que sea, dará lugar a una multa de 500 UF.',
      miss: ['El atraso devengará una multa de 1 UF diaria con un tope de una renta mensual.'],
    },
    en: {
      any: [
        near(
          120,
          'costs?|pays?|owes?|forfeits?',
          String.raw`(?:harm|loss|damage)s? or (?:no|not)|whether or not\b.{0,30}(?:harm|loss|damage)|(?:no|without) (?:proof|harm|loss)`,
        ),
        near(
          120,
          'late fee|penalt\\w+|liquidated damages|fine|shall pay',
          String.raw`without limit|for each day|without proof|in addition to damages|however minor|full (?:purchase )?price|(?:\d\d) ?% of (?:its|the) (?:annual )?(?:revenue|rent|monthly rent|price|salary|turnover)`,
        ),
        near(
          100,
          'each breach|every breach|any breach',
          String.raw`pay|penalt\w+`,
          String.raw`without proof|in addition|\d{3},000`,
        ),
        near(
          60,
          'pay',
          '(?:all|the) (?:remaining )?(?:fees|rent|charges|instal+ments)',
          'for the (?:remainder|balance|rest) of',
        ),
        near(80, 'repay|pay', 'training|penalt\\w+', 'leaves?|resign\\w*|years|terminat\\w*'),
        near(80, 'leaves|resigns|terminates', 'repay|pay', 'penalt\\w+|training'),
      ],
      none: [/up to a maximum|in lieu of|capped|exclusive remedy/],
      balanced:
        'A breach of {{obligation}} gives rise to liquidated damages of {{amount}} for each {{day or event}}, up to {{maximum}}, which are a genuine estimate of the loss and exclude other damages for the same event.',
      ask: 'Will you accept a cap, and that the penalty excludes other damages?',
      hit: 'Any late payment attracts a late fee of 10% for each day of delay, without limit.',
      miss: ['Late payments bear a fee of 20 dollars, in lieu of other charges.'],
    },
  },
  {
    id: 'deposit-lost',
    area: 'penalties',
    level: 'high',
    kinds: 'any',
    byKind: { terms: { level: 'critical' } },
    yields: ['es-lease-deposit-lost'],
    title: { es: 'Se pierde todo lo entregado', en: 'Everything paid is lost' },
    why: {
      es: 'Lo pagado a cuenta se pierde entero, cualquiera sea el motivo o la culpa.',
      en: 'What was paid on account is lost whole, whatever the reason or the fault.',
    },
    action: {
      es: 'Limitar la pérdida a un porcentaje y solo por culpa propia; devolver lo demás reajustado.',
      en: 'Limit the loss to a share and to one’s own fault; return the rest.',
    },
    basis: ENORMOUS,
    es: {
      any: [
        /\bnada de lo (que )?(haya |hubiere )?(entreg|pag|anticip|abon)\w*.{0,60}(devuelt|restituid|reembols|devolver|restituir)\w*/,
        /\b(no|nunca) (le |les |se )?(sera\w*|podra\w* ser|devolver\w*|restituir\w*) ?(devuelt|restituid|reembols)?\w*.{0,40}\b(pie|anticipo|pagado|entregado|abonado|arras)/,
        near(
          140,
          String.raw`perder\w*|retendr\w*|quedar\w* (?:en|a) (?:poder|beneficio|favor)|hara suy\w*|sin (?:derecho a )?(?:devolucion|restitucion|garantia de su devolucion)|no (?:sera|seran) (?:restituid|reembols|devuelt)\w*`,
          String.raw`totalidad|total|todo lo|lo pagado|lo entregado|sumas?|pie|anticipo|arras|garantia|cualquier causa`,
        ),
        near(
          140,
          String.raw`pie|anticipo|suma|arras|reserva|garantia|lo pagado`,
          String.raw`retendr\w*|no (?:sera|seran)? ?(?:restituid|reembols|devuelt)\w*|perder\w*|sin garantia de|disponer de ella`,
        ),
        near(80, 'solo|unicamente', String.raw`(?:restitu|devolv|reembols)\w*`, 'sin (?:reajuste|interes)\\w*'),
      ],
      none: [/anticipacion|informacion|dato|devolvera la garantia dentro/],
      balanced:
        'Si {{la parte}} incumple por su culpa, {{la otra parte}} podrá retener de lo pagado hasta el {{diez}} % del precio como única indemnización y devolverá el resto, reajustado, dentro de {{treinta}} días. Si incumple quien recibió, devolverá lo recibido reajustado más una suma igual al {{diez}} % del precio.',
      ask: '¿Acepta que la pérdida se limite a un porcentaje y que la regla sea igual para ambas partes?',
      hit: 'El comprador perderá la totalidad del pie pagado.',
      miss: ['La garantía se devolverá dentro de treinta días.'],
    },
    en: {
      any: [
        near(
          80,
          'deposit|advance|payments?|earnest money|sums? paid|shares',
          String.raw`non-?refundable|forfeit\w*|(?:is|are) final|no refund|not be (?:refunded|returned)`,
        ),
        near(80, 'no (?:returns?|refunds?|exchanges?)', 'refund|accepted|due|given|available|circumstances'),
        near(60, 'keep|retain', '(?:the |all )?(?:deposit|sums? paid|advance)'),
        near(60, 'receive no|without any?', 'payment|compensation', 'for (?:its|their|his|her) (?:interest|shares)'),
        near(60, 'forfeits?', '(?:its|the|all) '),
      ],
      none: [/shall (refund|return) the deposit|deposit account|confidential/],
      balanced:
        'If {{the payer}} defaults through its own fault, {{the payee}} may keep at most {{ten}} % of the price as its sole remedy and returns the rest within {{thirty}} days. If {{the payee}} defaults, it returns all it received with interest and a like sum.',
      ask: 'Will you limit the loss to a share of the price, alike for both sides?',
      hit: 'The deposit is non-refundable in all circumstances.',
      miss: ['The Landlord shall return the deposit within 30 days.'],
    },
  },
  {
    id: 'deposit-at-will',
    area: 'lease',
    level: 'high',
    kinds: ['lease', 'terms', 'services'],
    yields: ['es-deposit-lost', 'en-deposit-lost'],
    title: { es: 'Garantía que se devuelve cuando se quiera', en: 'Deposit returned at will' },
    why: {
      es: 'Sin plazo ni rendición, la garantía puede no volver.',
      en: 'With no time and no account, the deposit may never come back.',
    },
    action: {
      es: 'Fijar plazo, causas de descuento y rendición con comprobantes.',
      en: 'Set a time, grounds for deduction and an account with receipts.',
    },
    basis: { law: 'codigo_civil', article: '1546', quotation: 'Los contratos deben ejecutarse de buena fe' },
    es: {
      any: [
        near(
          140,
          'garantia|deposito',
          String.raw`(?:restitu|devolv|devolu|descont|imput|retener)\w*`,
          AT_WILL + '|que (?:ella |el )?determine|sin (?:necesidad de )?justific\\w*|oportun\\w*',
        ),
        near(
          140,
          String.raw`(?:restitu|devolv|devolu|descont|imput|retener)\w*`,
          'garantia|deposito|de ella',
          AT_WILL + '|que (?:ella |el )?determine|sin (?:necesidad de )?justific\\w*|oportun\\w*',
        ),
      ],
      none: [/dentro de|inventario/],
      balanced:
        '{{El arrendador}} devolverá la garantía dentro de {{treinta}} días desde la restitución, y solo podrá descontar rentas, consumos y daños acreditados con comprobantes.',
      ask: '¿En qué plazo devolverá la garantía y con qué comprobantes hará descuentos?',
      hit: 'El arrendador devolverá la garantía cuando lo estime conveniente.',
      miss: ['La garantía se devolverá dentro de treinta días.'],
    },
    en: {
      any: [
        near(100, 'deposit', 'deduct\\w*|return|retain|withhold', AT_WILL_EN),
        near(80, 'deduct|return|retain|withhold', 'deposit', AT_WILL_EN),
      ],
      none: [/within (\d+|thirty|fourteen) days/],
      balanced:
        '{{The landlord}} returns the deposit within {{thirty}} days of the end of the term, less only unpaid rent, charges and damage shown by receipts.',
      ask: 'Within what time will you return the deposit, and with what receipts?',
      hit: 'The Landlord may deduct from the deposit any sum it sees fit.',
      miss: ['The Landlord may deduct unpaid rent and returns the rest within 30 days.'],
    },
  },
]);
