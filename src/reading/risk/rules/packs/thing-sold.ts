import { mirrored } from '../mirror.ts';
import { AT_WILL, near } from '../wording.ts';
import { AT_WILL_EN, MUTUAL_EN, MUTUAL_ES } from './english.ts';

const PROMISE_TIME = {
  law: 'codigo_civil',
  article: '1554',
  quotation: 'Que la promesa contenga un plazo o condición que fije la época de la celebración del contrato',
} as const;

/** The thing promised or sold, and what is paid for it. */
export const thingSold = mirrored([
  {
    id: 'advance-unsecured',
    area: 'sale',
    level: 'critical',
    kinds: ['promise'],
    violates: true,
    title: { es: 'Anticipo de vivienda nueva sin caución', en: 'Advance for a new home with no security' },
    why: {
      es: 'Quien construye y promete antes de la recepción debe caucionar lo que recibe con póliza o boleta bancaria.',
      en: 'A developer must secure what it is paid before the building is accepted.',
    },
    action: {
      es: 'Exigir la póliza o boleta antes de pagar, y autorizar la promesa ante notario.',
      en: 'Require the policy or bank bond before paying.',
    },
    basis: {
      law: 'dfl_458_urbanismo',
      article: '138 BIS',
      quotation: 'caucionarlos mediante póliza de seguro o boleta bancaria, aceptada por el promitente comprador',
    },
    es: {
      any: [
        near(
          140,
          'renunci\\w*|sin|liber\\w*|no sera\\w* exigible',
          String.raw`poliza|boleta bancaria|caucion\w*|garantia de (?:fiel|restitucion)`,
        ),
      ],
      none: [/\bno renuncia/],
      balanced:
        'Lo pagado a cuenta del precio queda caucionado con {{póliza o boleta bancaria N°}} por el mismo monto, aceptada por {{el comprador}} e incorporada a este contrato, exigible si la escritura no se otorga antes del {{fecha}}.',
      ask: '¿Qué póliza o boleta bancaria caucionará el anticipo?',
      hit: 'El comprador renuncia a la exigencia de póliza que caucione lo pagado.',
      miss: ['El anticipo queda caucionado con póliza de seguro.'],
    },
  },
  {
    id: 'encumbered',
    area: 'sale',
    level: 'high',
    kinds: ['promise', 'sale'],
    title: { es: 'Cosa embargada o gravada que igual se compra', en: 'Encumbered thing that is bought all the same' },
    why: {
      es: 'La enajenación de cosa embargada tiene objeto ilícito si el juez no la autoriza o el acreedor no consiente.',
      en: 'A pending lien or mortgage passes to the buyer or defeats the sale.',
    },
    action: { es: 'Condicionar la compraventa al alzamiento previo.', en: 'Make completion conditional on discharge.' },
    basis: {
      law: 'codigo_civil',
      article: '1464',
      quotation:
        'De las cosas embargadas por decreto judicial, a menos que el juez lo autorice o el acreedor consienta en ello',
    },
    es: {
      any: [
        near(
          160,
          String.raw`embarg\w*|hipoteca\w*|gravamen\w*|prohibicion de|litigi\w*|afect[oa] a`,
          String.raw`(?:dice|declara|afirma|reconoce)\w* (?:\w+ )?conocer|conoce|sin derecho a reclam\w*|no (?:le )?da derecho`,
        ),
        near(
          180,
          String.raw`embarg\w*|hipoteca\w*|gravamen\w*|litigi\w*|prohibicion\w*|medida precautoria`,
          String.raw`no (?:sera|sera\w*|constituye|obsta\w*)|declara conocer|acepta|impediment\w*|sin perjuicio`,
        ),
        near(140, 'declara conocer|acepta|dice conocer', String.raw`embarg\w*|hipoteca\w*|gravamen\w*|prohibicion\w*`),
      ],
      none: [/libre de (todo )?(gravamen|hipoteca|embargo)|alzad[oa]|alzamiento/],
      balanced:
        'Es condición del contrato prometido que {{el embargo o gravamen}} esté alzado e inscrito su alzamiento antes del {{fecha}}. Si no lo está, {{la compradora}} podrá desistirse y se le restituirá lo pagado, reajustado, más {{diez}} % del precio.',
      ask: '¿Cuándo estará alzado el embargo o gravamen?',
      hit: 'El comprador declara conocer el embargo que pesa sobre el inmueble.',
      miss: ['El inmueble se vende libre de embargos y prohibiciones.'],
    },
    en: {
      any: [
        near(
          140,
          'mortgage|liens?|encumbranc\\w*|charge|attachment',
          String.raw`notwithstanding|not (?:been )?discharged|acknowledges|pending|subject to|shall complete`,
        ),
        near(140, 'acknowledges|accepts|notwithstanding', 'mortgage|liens?|encumbranc\\w*|charge|attachment'),
      ],
      none: [/free (of|and clear|from)|discharged on or before/],
      balanced:
        'Completion is conditional on {{the mortgage or lien}} being discharged by {{date}}. If it is not, the Purchaser may withdraw and the deposit is returned with {{ten}} % of the price.',
      ask: 'When will the lien be discharged?',
      hit: 'The Purchaser acknowledges that the Property is subject to a mortgage.',
      miss: ['The Property is sold free and clear of liens.'],
    },
  },
  {
    id: 'extended-at-will',
    area: 'sale',
    level: 'high',
    kinds: ['promise', 'sale', 'construction', 'supply'],
    title: { es: 'Una parte prorroga a su voluntad', en: 'One side extends at will' },
    why: { es: 'El plazo deja de obligar a quien puede prorrogarlo.', en: 'A date does not bind who may put it off.' },
    action: { es: 'Una prórroga, con causa y fecha límite.', en: 'One extension, for cause, with a long-stop date.' },
    basis: PROMISE_TIME,
    yields: ['es-mere-will', 'es-performs-at-will'],
    es: {
      any: [near(120, 'prorrog\\w*|ampliar|postergar|extender', AT_WILL + '|veces')],
      none: [MUTUAL_ES],
      balanced:
        'El plazo podrá prorrogarse una sola vez, por hasta {{sesenta}} días y por causa justificada avisada por escrito. Vencido, {{la otra parte}} podrá desistirse con restitución de lo pagado y una multa de {{monto}}.',
      ask: '¿Acepta una sola prórroga, con causa y fecha límite?',
      hit: 'La vendedora podrá prorrogar el plazo a su sola voluntad.',
      miss: ['El plazo se prorrogará de común acuerdo.'],
    },
    en: {
      any: [near(80, 'extend|postpone|delay', 'completion|closing|delivery|date', AT_WILL_EN)],
      none: [MUTUAL_EN],
      balanced:
        'The date may be extended once, by at most {{sixty}} days, for a stated cause. After that {{the other party}} may withdraw with a refund and {{amount}}.',
      ask: 'Will you accept one extension with a long-stop date?',
      hit: 'The Seller may postpone completion at its sole discretion.',
      miss: ['The parties may postpone completion by mutual agreement.'],
    },
  },
  {
    id: 'goods-changed',
    area: 'sale',
    level: 'critical',
    kinds: ['promise', 'terms', 'sale', 'supply'],
    title: { es: 'Se puede entregar otra cosa', en: 'Something else may be delivered' },
    why: {
      es: 'Quien vende cambia lo ofrecido sin consentimiento; el proveedor debe respetar lo ofrecido o convenido.',
      en: 'The seller may change what was offered without consent.',
    },
    action: {
      es: 'Exigir consentimiento escrito o rebaja de precio.',
      en: 'Require written consent, or a lower price.',
    },
    basis: {
      law: 'ley_19496_consumidor',
      article: '12',
      quotation:
        'estará obligado a respetar los términos, condiciones y modalidades conforme a las cuales se hubiere ofrecido o convenido',
    },
    yields: ['es-consumer-at-will'],
    es: {
      any: [
        near(
          160,
          String.raw`podra|referencial\w*|se reserva`,
          String.raw`modific\w*|sustitu\w*|reemplaz\w*|cambi\w*`,
          'terminacion\\w*|superficie\\w*|espacios comunes|modelo|producto|materiales|caracteristicas|planos',
        ),
      ],
      none: [/consentimiento del (comprador|consumidor)/],
      balanced:
        'Lo ofrecido en planos, folletos y publicidad forma parte del contrato. Todo cambio requerirá el consentimiento escrito de {{el comprador}}; una diferencia de superficie mayor a {{dos}} % dará derecho a rebaja proporcional o a desistirse.',
      ask: '¿Acepta que los planos y la publicidad formen parte del contrato?',
      hit: 'Los planos son referenciales y la vendedora podrá modificar las terminaciones.',
      miss: ['Los planos forman parte del contrato.'],
    },
    en: {
      any: [
        near(100, 'may', 'deliver|supply|substitute|replace|provide', 'different|substitute|other|another|equivalent'),
      ],
      none: [/with the (customer|buyer)'s consent/],
      balanced:
        'What was offered is part of the contract. {{The customer}} may refuse any substitute and be refunded within {{ten}} days.',
      ask: 'Will you deliver what was ordered or refund?',
      hit: 'The Seller may deliver a different model.',
      miss: ['The Seller delivers the model ordered.'],
    },
  },
]);
