import { mirrored } from '../mirror.ts';
import { AT_WILL, near } from '../wording.ts';
import { AT_WILL_EN } from './english.ts';

/** How a debt falls due and is collected. */
export const collection = mirrored([
  {
    id: 'acceleration-harsh',
    area: 'termination',
    level: 'high',
    kinds: 'any',
    except: ['employment', 'settlement', 'company'],
    title: { es: 'Toda la deuda exigible por muy poco', en: 'The whole debt due for very little' },
    why: {
      es: 'Un atraso mínimo, o el solo juicio del acreedor, hace exigible todo.',
      en: 'The slightest delay, or the creditor’s own view, makes all of it due.',
    },
    action: {
      es: 'Exigir dos cuotas impagas, aviso escrito y plazo para ponerse al día.',
      en: 'Require two missed instalments, written notice and time to catch up.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1496',
      quotation: 'El pago de la obligación no puede exigirse antes de expirar el plazo',
    },
    es: {
      any: [
        near(
          120,
          String.raw`(?:un (?:solo|unico) dia|cualquier (?:retardo|atraso))`,
          String.raw`exigible|vencid[ao]|plazo vencido|acelera\w*|totalidad`,
        ),
        near(
          140,
          String.raw`(?:declarar|exigir|considerar|hacer)\w*`,
          String.raw`vencid[ao]|exigible|pago (?:inmediato|total)|la totalidad`,
          AT_WILL + '|aun sin incumplimiento|a su juicio|desmejor\\w*',
        ),
        near(
          100,
          'tod[ao]s? (?:las |los )?(?:rentas|cuotas|mensualidades|pagos|meses) (?:restantes|futur[ao]s|que falten|por vencer|pendientes)',
          'exigibles?|vencid[ao]s?|se deb\\w*|pagar\\w*',
        ),
      ],
      none: [/lleve aparejada|prorrog/],
      balanced:
        'Solo el no pago de {{dos}} cuotas sucesivas, no subsanado dentro de {{quince}} días desde el aviso escrito, permitirá a {{el acreedor}} exigir el saldo total.',
      ask: '¿Acepta que la aceleración requiera dos cuotas impagas y aviso previo?',
      hit: 'El atraso de un solo día hará exigible la totalidad de la deuda.',
      miss: ['El no pago de tres cuotas hará exigible el saldo.'],
    },
    en: {
      any: [
        near(
          90,
          'lender|creditor|holder|bank',
          String.raw`demand|declare|call|accelerate`,
          String.raw`(?:immediate )?(?:re)?payment|due|loan|whole|balance`,
          `${AT_WILL_EN}|whether or not|even (?:if|without)`,
        ),
        near(80, 'single day|one day|any delay', 'due|accelerat\\w*|whole|entire'),
        near(
          60,
          'all (?:the )?(?:remaining|future|outstanding) (?:months?|instal+ments?|payments?|fees|rent|charges)',
          '(?:\\w+ ){0,6}(?:become|fall|are|is) (?:immediately )?(?:due|payable)',
        ),
      ],
      balanced:
        'Only the failure to pay {{two}} consecutive instalments, not remedied within {{fifteen}} days of written notice, lets {{the lender}} demand the balance.',
      ask: 'Will acceleration need two missed instalments and prior notice?',
      hit: 'The Lender may demand payment of the whole loan at any time.',
      miss: ['The loan is repaid in twelve instalments.'],
    },
  },
  {
    id: 'collection-costs',
    area: 'penalties',
    level: 'high',
    kinds: 'any',
    byKind: {
      terms: {
        level: 'critical',
        basis: {
          law: 'ley_19496_consumidor',
          article: '37',
          quotation: 'No podrá cobrarse, por concepto de gastos de cobranza extrajudicial',
        },
      },
    },
    title: { es: 'Gastos de cobranza excesivos', en: 'Excessive collection costs' },
    why: {
      es: 'Un porcentaje alto desde el primer día castiga dos veces la mora.',
      en: 'A high percentage from the first day punishes default twice.',
    },
    action: {
      es: 'Limitarlos a los efectivos y a la escala legal, desde los veinte días.',
      en: 'Limit them to the real cost, after a period of grace.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1544',
      quotation: 'podrá pedirse que se rebaje de la segunda todo lo que exceda al duplo de la primera',
    },
    es: {
      any: [
        near(
          110,
          '(?:gastos|costos|honorarios|costas) de (?:la )?cobranza',
          String.raw`(?:[1-9]\d|cien|veinte|treinta|cuarenta|cincuenta|diez|quince|veinticinco)\b ?(?:%|por ciento)|desde el (?:primer dia|dia siguiente)`,
        ),
      ],
      balanced:
        'Los gastos de cobranza extrajudicial solo se cobrarán transcurridos veinte días de atraso y no excederán de {{nueve}} % hasta 10 unidades de fomento, {{seis}} % en la parte que exceda y hasta 50, y {{tres}} % en lo demás.',
      ask: '¿Acepta cobrar solo gastos de cobranza efectivos y dentro de la escala legal?',
      hit: 'Los gastos de cobranza serán del treinta por ciento de lo adeudado.',
      miss: ['Los gastos de cobranza se sujetarán a la escala legal.'],
    },
    en: {
      any: [
        near(
          80,
          "(?:collection|recovery|attorneys?'?) (?:costs?|fees?|charges?|expenses)",
          String.raw`(?:[1-9]\d) ?(?:%|per ?cent)|from the first day`,
        ),
      ],
      balanced:
        'After {{twenty}} days of delay {{the creditor}} may recover its reasonable and documented collection costs, up to {{nine}} % of the overdue sum.',
      ask: 'Will you limit collection costs to what is documented and reasonable?',
      hit: 'The Borrower shall pay collection costs of 40% of the debt.',
      miss: ['The Borrower shall pay reasonable collection costs.'],
    },
  },
  {
    id: 'debt-published',
    area: 'personal-data',
    level: 'high',
    kinds: 'any',
    title: { es: 'La deuda se publica o se cuenta a terceros', en: 'The debt is published or told to others' },
    why: {
      es: 'Expone la honra y los datos del deudor más allá de lo que la ley permite comunicar.',
      en: 'It exposes the debtor’s reputation and data beyond what the law allows.',
    },
    action: {
      es: 'Limitarlo a los registros que la ley autoriza.',
      en: 'Limit it to the registers that the law allows.',
    },
    basis: {
      law: 'ley_19628_proteccion_datos',
      article: '9',
      quotation: 'Los datos personales deben utilizarse sólo para los fines para los cuales hubieren sido recolectados',
    },
    es: {
      any: [
        near(
          100,
          String.raw`public\w*|difund\w*|comunic\w*|inform\w*|divulg\w*`,
          String.raw`deuda|morosidad|incumplimiento|mora\b`,
          String.raw`redes sociales|cualquier medio|empleador|familiares|terceros|vecinos`,
        ),
      ],
      balanced:
        '{{El acreedor}} solo podrá comunicar la morosidad a los registros autorizados por la ley, y eliminarla dentro de {{siete}} días desde el pago.',
      ask: '¿Acepta comunicar la mora solo a los registros que la ley autoriza?',
      hit: 'El acreedor podrá publicar la deuda en redes sociales.',
      miss: ['El acreedor informará la mora conforme a la ley.'],
    },
    en: {
      any: [
        near(
          80,
          'publish|disclose|communicate|report',
          'default|debt|arrears',
          'social media|any medium|employer|family|neighbo\\w+|third part\\w+',
        ),
      ],
      balanced:
        '{{The creditor}} may report a default only to registers allowed by law and shall remove it within {{seven}} days of payment.',
      ask: 'Will you report defaults only where the law allows?',
      hit: 'The Lender may publish the default on social media.',
      miss: ['The Lender may report defaults to credit bureaus as the law allows.'],
    },
  },
  {
    id: 'all-assets-frozen',
    area: 'restrictions',
    level: 'medium',
    kinds: ['loan', 'contract', 'company'],
    title: { es: 'El deudor no puede disponer de nada', en: 'The debtor may dispose of nothing' },
    why: {
      es: 'La prohibición alcanza todos los bienes o actos y paraliza a quien debe.',
      en: 'The bar reaches all assets or acts and stops the debtor’s business.',
    },
    action: {
      es: 'Limitarla a los bienes dados en garantía y al curso fuera de lo ordinario.',
      en: 'Limit it to the collateral and to what is out of the ordinary course.',
    },
    es: {
      any: [
        near(
          160,
          'no podra\\w*',
          String.raw`(?:grav|enajen|vend|arrend|celebr|contra)\w*`,
          String.raw`ningun[oa]?|todos? (?:los|sus)|acto alguno|bienes`,
          'sin (?:la )?(?:previa )?(?:autorizacion|consentimiento)',
        ),
      ],
      balanced:
        'Mientras exista saldo, {{el deudor}} no gravará ni enajenará {{los bienes dados en garantía}} sin autorización de {{el acreedor}}, que no podrá negarla sin motivo fundado y responderá dentro de {{diez}} días.',
      ask: '¿Acepta limitar la prohibición a los bienes dados en garantía?',
      hit: 'El deudor no podrá vender ninguno de sus bienes sin autorización del acreedor.',
      miss: ['El deudor no podrá vender el vehículo prendado.'],
    },
    en: {
      any: [
        near(
          120,
          'shall not|may not',
          String.raw`incur|sell|encumber|dispose|pay`,
          String.raw`any (?:debt|asset|salar\w+|propert\w+)`,
          "without (?:the )?(?:\\w+'?s? )?(?:prior )?(?:written )?consent",
        ),
      ],
      balanced:
        'While any sum is due {{the borrower}} shall not encumber or sell {{the collateral}} without consent, which may not be unreasonably withheld and is answered within {{ten}} days. Acts in the ordinary course are free.',
      ask: 'Will you limit the covenant to the collateral and to acts outside the ordinary course?',
      hit: 'The Borrower shall not sell any asset without the Lender’s consent.',
      miss: ['The Borrower shall not sell the collateral.'],
    },
  },
]);
