import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { MUTUAL_EN } from './english.ts';

const IMBALANCE = {
  law: 'ley_19496_consumidor',
  article: '16',
  quotation: 'causen en perjuicio del consumidor, un desequilibrio importante en los derechos y obligaciones',
} as const;
const CHOICE = {
  law: 'ley_19496_consumidor',
  article: '20',
  quotation:
    'podrá optar entre la reparación gratuita del bien o, previa restitución, su reposición o la devolución de la cantidad pagada',
} as const;
const INFORMED = {
  law: 'ley_19628_proteccion_datos',
  article: '4',
  quotation: 'debe ser debidamente informada respecto del propósito',
} as const;

/** What a consumer may ask for when the thing fails, and what a firm gives itself. */
export const consumerRemedies = mirrored([
  {
    id: 'warranty-hurdles',
    area: 'consumer',
    level: 'critical',
    kinds: ['terms', 'sale', 'supply'],
    violates: true,
    title: { es: 'Garantía legal con condiciones o costo', en: 'Legal warranty behind hurdles' },
    why: {
      es: 'Ante una falla elige quien compró: reparación gratuita, cambio o devolución. No se le puede imponer una, cobrarle ni darle solo un vale.',
      en: 'When a thing fails the buyer chooses repair, replacement or refund, free; a credit alone is not enough.',
    },
    action: {
      es: 'Dejar la elección a quien compra, sin costo.',
      en: 'Leave the choice to the buyer, free of charge.',
    },
    basis: CHOICE,
    es: {
      any: [
        near(
          160,
          'fall\\w*|defect\\w*|garantia|cambios?|devoluc\\w*|reclam\\w*',
          'primero|previamente|solo|unicamente|a su costa|pagando|de (?:su )?cargo (?:del? (?:cliente|comprador))?|no se (?:acept|devuelv|reembols)\\w*|eleccion de (?:la|el) (?:tienda|empresa|vendedor\\w*|proveedor\\w*)|envase (?:original|sellado)|sin uso',
          'repar\\w*|servicio tecnico|diagnostico|traslado|nota de credito|vale|gift ?card|cambio|reposicion|dinero|efectivo|original',
        ),
        near(
          120,
          'devoluc\\w*|reembols\\w*|restitu\\w*',
          'solo|unicamente|exclusivamente',
          'nota de credito|vale|gift ?card|credito|puntos|saldo (?:a favor|en cuenta)|productos',
        ),
      ],
      none: [/retracto (no )?proced|sin costo para|a (tu|su) eleccion|arrendad|arrendatari/],
      balanced:
        'Si el producto falla dentro del plazo legal, {{el comprador}} podrá elegir entre su reparación gratuita, su cambio o la devolución de lo pagado.',
      ask: '¿Acepta que elija quien compró, sin costo?',
      hit: 'En caso de falla el cliente deberá agotar primero tres reparaciones en el servicio técnico, pagando el traslado.',
      miss: ['Si el producto falla puedes elegir la reparación, el cambio o la devolución del dinero a tu elección.'],
    },
    en: {
      any: [
        near(
          140,
          'faulty|defect\\w*|refunds?|returns?|fails?|warranty|broken',
          "only|first|at (?:your|the (?:customer|buyer)'s) (?:cost|expense)|at our (?:option|choice|discretion)|not (?:be )?(?:given|offered|refunded)|no cash",
          'repair|credit|voucher|store|shipping|exchange|postage|inspection|original packaging|cash|refund',
        ),
      ],
      none: [MUTUAL_EN, /your statutory rights|at your (choice|option)|free of charge|licen[cs]ee/],
      balanced: 'If the product fails, you may choose its repair, its replacement or a refund, free of charge.',
      ask: 'Will you let the buyer choose, free of charge?',
      hit: 'Faulty goods are repaired only, at your cost, and no refund is given.',
      miss: ['If the goods are faulty you may choose a refund free of charge.'],
    },
  },
  {
    id: 'statutory-rights-nil',
    area: 'liability',
    level: 'critical',
    kinds: 'any',
    except: ['employment'],
    yields: ['en-exempt-all', 'es-exempt-all', 'es-consumer-liability', 'es-consumer-waiver'],
    title: { es: 'La responsabilidad legal se reduce a nada', en: 'Legal liability is cut to nothing' },
    why: {
      es: 'El tope es cero o ínfimo, o alcanza a los derechos que da la ley.',
      en: 'The cap is nil or trifling, or reaches rights that the law gives.',
    },
    action: {
      es: 'Fijar un tope razonable y exceptuar los derechos legales.',
      en: 'Set a fair cap and carve out statutory rights.',
    },
    basis: IMBALANCE,
    es: {
      any: [
        near(
          120,
          'responsabilidad|indemniz\\w*|respondera',
          'sera (?:de )?(?:cero|nula|ninguna)|no (?:excedera|superara) (?:de )?(?:\\$ ?\\d{1,2}\\.?\\d{0,3}\\b|una? (?:uf|unidad de fomento|peso))|equivale a cero|inexistente|en ningun caso excedera de (?:una? )?(?:uf|\\$)',
        ),
        near(120, 'limit\\w*|exclu\\w*|reduc\\w*', 'derechos? (?:legales|irrenunciables|que (?:la ley|otorga la ley))'),
      ],
      none: [/no (limita|excluye|afecta)|salvo|sin perjuicio|patrimonio/],
      balanced:
        '{{La empresa}} responde de los daños directos que cause su culpa hasta {{monto}}. Nada de esto limita los derechos que la ley da a {{la parte}}.',
      ask: '¿Acepta un tope razonable que exceptúe los derechos legales?',
      hit: 'La responsabilidad total de la empresa será de cero pesos.',
      miss: ['Nada de lo anterior limita los derechos irrenunciables, salvo acuerdo.'],
    },
    en: {
      any: [
        near(
          120,
          'liabilit\\w+',
          String.raw`(?:is|shall be|limited to|not exceed)(?: \w+){0,3} (?:nil|zero|none|one (?:pound|dollar|euro)|[£$€] ?\d{1,2}\b)`,
        ),
        near(
          120,
          'liabilit\\w+|exclud\\w+|no claim|disclaim\\w*',
          String.raw`(?:includ\w+|even)\b.{0,60}(?:statutory|consumer|legal) rights|breach of (?:your )?statutory rights`,
        ),
      ],
      none: [
        MUTUAL_EN,
        /nothing (in|excludes|limits)|does not (affect|limit|exclude)|your statutory rights (are not|remain)/,
      ],
      balanced:
        '{{The company}} answers for direct loss caused by its fault up to {{amount}}. Nothing here limits the rights that the law gives.',
      ask: 'Will you accept a fair cap that leaves statutory rights whole?',
      hit: 'Our total liability for anything, including breach of your statutory rights, is nil.',
      miss: ['Nothing in these terms limits our liability for breach of your statutory rights.'],
    },
  },
  {
    id: 'consent-bundled',
    area: 'personal-data',
    level: 'critical',
    kinds: 'any',
    yields: ['es-data-sharing', 'es-data-sold', 'en-data-sold'],
    title: { es: 'Consentimiento de datos por el solo uso', en: 'Data consent by mere use' },
    why: {
      es: 'Usar el servicio o firmar no es consentir en que se vendan los datos; el consentimiento es informado, aparte y revocable.',
      en: 'Using a service or signing is no consent to sell data; consent is informed, separate and may be withdrawn.',
    },
    action: {
      es: 'Consentimiento aparte, por finalidad y revocable.',
      en: 'Separate consent for each purpose, which may be withdrawn.',
    },
    basis: INFORMED,
    es: {
      any: [
        near(
          180,
          '(?:al|por el (?:solo|hecho)|con (?:solo|el) ?)\\w*.{0,20}(?:usar|navegar|registr|ingres|firm|contrat|acept|inscrib|visit)\\w*',
          'autoriz\\w*|consient\\w*|acept\\w*|cede\\w*',
          '(?:venta|vend|cesion|ced|entreg|comparti|comerciali)\\w*',
          'datos|informacion|imagen|contactos|historial',
        ),
        near(
          140,
          'renuncia\\w*|no podra',
          '(?:revocar|oponerse|retirar|eliminar|acceder|rectificar)',
          'consentimiento|tratamiento|datos|autorizacion',
        ),
      ],
      none: [/podra revocar|casilla|cuando (asi )?lo (autorice|consienta)/],
      balanced:
        '{{La empresa}} pedirá por separado el consentimiento para {{cada finalidad}}; la persona podrá negarlo o revocarlo sin perder el servicio.',
      ask: '¿Acepta pedir el consentimiento aparte y que se revoque?',
      hit: 'Al navegar en el sitio el cliente autoriza la venta de sus datos a terceros.',
      miss: ['Pediremos tu consentimiento con una casilla aparte, que podrás revocar.'],
    },
    en: {
      any: [
        near(
          140,
          'by (?:using|accessing|registering|signing|continuing|joining|visiting|entering)',
          'consents?|agrees?|authori[sz]e\\w*|accept',
          'sell\\w*|sale|shar\\w*|transfer\\w*|disclos\\w*',
          'data|history|contacts?|information|image|location',
        ),
        near(
          100,
          'waives?|gives? up',
          '(?:any |the |all )?rights? to',
          'object|withdraw|erasure|access|delet\\w*|rectif\\w*',
        ),
      ],
      none: [/may withdraw|tick|opt[- ]in/],
      balanced:
        '{{The company}} asks separately for consent to {{each purpose}}, which may be refused or withdrawn without losing the service.',
      ask: 'Will you ask for consent separately and let it be withdrawn?',
      hit: 'By using the service you consent to our selling your viewing history.',
      miss: ['We ask for your opt-in consent, which you may withdraw.'],
    },
  },
]);
