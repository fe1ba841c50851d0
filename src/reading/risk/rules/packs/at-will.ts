import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { MUTUAL_EN, MUTUAL_ES } from './english.ts';

const MERE_WILL = {
  law: 'codigo_civil',
  article: '1478',
  quotation:
    'Son nulas las obligaciones contraídas bajo una condición potestativa que consista en la mera voluntad de la persona que se obliga',
} as const;
const AGREED = {
  law: 'codigo_civil',
  article: '1545',
  quotation: 'no puede ser invalidado sino por su consentimiento mutuo o por causas legales',
} as const;
const IMBALANCE = {
  law: 'ley_19496_consumidor',
  article: '16',
  quotation: 'causen en perjuicio del consumidor, un desequilibrio importante en los derechos y obligaciones',
} as const;

/** What is left to one side’s will: when it pays, what the other must do, which text governs. */
export const atWill = mirrored([
  {
    id: 'pays-when-it-likes',
    area: 'payment',
    level: 'high',
    kinds: 'any',
    except: ['employment'],
    title: { es: 'Paga o cumple cuando quiere', en: 'Pays or performs when it likes' },
    why: {
      es: 'Sin plazo cierto, la obligación queda en manos de quien debe cumplirla.',
      en: 'With no set time, performance is in the hands of who owes it.',
    },
    action: { es: 'Fijar un plazo en días y el interés de la mora.', en: 'Set a time in days and interest for delay.' },
    basis: MERE_WILL,
    yields: [
      'es-performs-at-will',
      'en-performs-at-will',
      'es-mere-will',
      'es-pays-late',
      'en-pays-late',
      'es-deposit-at-will',
      'en-deposit-at-will',
    ],
    es: {
      any: [
        near(
          90,
          'pago|pagara\\w*|pagos?|facturas?|honorarios?|comision\\w*|reembols\\w*|devoluc\\w*|devolvera|restituira|entregara|entrega|liquidara|rendira',
          String.raw`cuando (?:(?:la|el|lo|las|los|esta|este) ?)?(?:\w+ )?(?:lo )?(?:estim|consider|decid|determin|quier|pued|dispong|apruebe|autorice|permit)\w*|segun (?:su |la )?(?:disponibilidad|caja|liquidez|flujo)|(?:en la medida|a medida) (?:de|en) (?:que )?(?:su|sus|lo permita)|que otorgara cuando|oportunamente|a su (?:solo |entero )?(?:arbitrio|criterio|juicio|discrecion)`,
        ),
      ],
      none: [MUTUAL_ES, /a mas tardar|dentro de (los )?\w+ dias|no podra|por escrito al empleador/],
      balanced:
        '{{La parte}} pagará cada {{factura o cuota}} dentro de {{treinta}} días corridos desde su recepción. La mora devengará el interés corriente.',
      ask: '¿En qué plazo, contado en días, pagará o entregará?',
      hit: 'El pago de los honorarios se hará cuando la empresa lo considere oportuno.',
      miss: ['El pago de los honorarios se hará dentro de los treinta días siguientes.'],
    },
    en: {
      any: [
        near(
          80,
          'pay(?:s|ment|ments)?|paid|payable|refund\\w*|reimburse\\w*|deliver\\w*|repay\\w*|account for',
          String.raw`(?:when|if|as and when|whenever) (?:it|they|we|the \w+) (?:considers?|deems?|decides?|chooses?|sees?|thinks?|elects?|wish(?:es)?|is able|has funds)|subject to (?:its|the \w+'s) (?:cash|liquidity|availability)|elects? not to|at a time of its choosing|in its own time`,
        ),
      ],
      none: [MUTUAL_EN, /no later than|within \w+ (business )?days (of|after) (receipt|the invoice)/],
      balanced:
        '{{The party}} pays each {{invoice or instalment}} within {{thirty}} days of receipt. Late sums bear interest at {{rate}}.',
      ask: 'Within how many days will you pay or perform?',
      hit: 'No payment is due for any article which the Company elects not to publish.',
      miss: ['Payment is due within thirty days of receipt.'],
    },
  },
  {
    id: 'scope-unpriced',
    area: 'services',
    level: 'high',
    kinds: ['services', 'construction', 'supply', 'contract', 'distribution', 'licence', 'employment'],
    title: { es: 'Más trabajo sin más precio', en: 'More work for no more price' },
    why: {
      es: 'Una parte amplía lo encargado y la otra debe hacerlo sin pago.',
      en: 'One side enlarges the job and the other does it unpaid.',
    },
    action: { es: 'Orden de cambio escrita, con precio y plazo.', en: 'A written change order, with price and time.' },
    basis: AGREED,
    yields: ['es-change-at-will', 'en-change-at-will'],
    es: {
      any: [
        near(
          220,
          'ampli\\w*|adicional\\w*|modific\\w*|aument\\w*|extraordinari\\w*|obras? nuevas?|cambios?|correcciones|variaci\\w*|encarg\\w*',
          'sin (?:costo|cargo|pago|cobro|recargo|derecho a (?:cobr|pag|mayor))\\w*(?: \\w+){0,2}|no (?:dara|daran|otorga\\w*|tendra) (?:\\w+ )?derecho a (?:\\w+ )?(?:cobro|pago|mayor|aumento|reajuste)\\w*|incluid\\w* en el precio|por el mismo precio|ilimitad\\w*',
        ),
      ],
      none: [
        MUTUAL_ES,
        /defecto|garantia|imputable|de su cargo corregir|cliente podra terminar|sin costo para el (trabajador|consumidor|cliente)|desperfect/,
      ],
      balanced:
        'Todo trabajo adicional se hará previa orden de cambio firmada por ambas partes, que fijará su precio y plazo.',
      ask: '¿Acepta una orden de cambio con precio para todo trabajo adicional?',
      hit: 'El mandante podrá ampliar el alcance de los servicios y el contratista los ejecutará sin cargo adicional.',
      miss: ['Todo trabajo adicional se pagará según orden de cambio firmada.'],
    },
    en: {
      any: [
        near(
          200,
          'variations?|additional|extra|change|changes|expand\\w*|revis\\w+|further work|scope',
          'without (?:additional |extra |further |any )?(?:charge|payment|cost|compensation|increase)\\w*|no (?:additional|extra|further) (?:payment|charge|fee|compensation)|at no (?:extra|additional) (?:cost|charge)|at its own (?:cost|expense)|shall not be (?:paid|entitled)|unlimited',
        ),
      ],
      none: [MUTUAL_EN, /defect|warranty|repair|replace|you may|re-?perform/],
      balanced: 'Extra work is done only on a change order signed by both parties, which sets its price and time.',
      ask: 'Will you accept a priced change order for all extra work?',
      hit: 'The Contractor shall carry out any variation without additional payment.',
      miss: ['Extra work is paid at the agreed rates.'],
    },
  },
  {
    id: 'other-text-prevails',
    area: 'formalities',
    level: 'high',
    kinds: 'any',
    byKind: { terms: { level: 'critical', basis: IMBALANCE } },
    title: { es: 'Prevalece un texto que una parte cambia', en: 'A text that one side changes prevails' },
    why: {
      es: 'Lo firmado cede ante condiciones que la otra parte publica y modifica sola.',
      en: 'What is signed yields to terms that the other side publishes and changes alone.',
    },
    action: {
      es: 'Que prevalezca lo firmado; anexar el texto con su fecha.',
      en: 'Let what is signed prevail; attach the text with its date.',
    },
    basis: AGREED,
    es: {
      any: [
        near(
          220,
          'condiciones|politicas?|manual\\w*|reglamento|normas internas|instructivos?|sitio web|pagina web|bases|listas? de precios',
          'prevalec\\w*|primar\\w*|obligar\\w*|se entender\\w* (?:incorporad|parte)|aunque no|vigentes? (?:en cada momento|de tiempo en tiempo)|de tiempo en tiempo|sin (?:necesidad de )?(?:aviso|notificacion|aceptacion)',
          'sin|modific\\w*|de tiempo en tiempo|aunque|sobre (?:este|el presente)|en cada momento|cada momento',
        ),
        near(
          220,
          'condiciones|politicas?|manual\\w*|reglamento|normas internas|sitio web|pagina web',
          'modifi\\w*|actualic\\w*|cambi\\w*|de tiempo en tiempo|en cada momento',
          'prevalec\\w*|primar\\w*|obligar\\w*|regir\\w*',
        ),
      ],
      none: [
        MUTUAL_ES,
        /prevalecera(n)? (este|el presente) (contrato|acuerdo)|reglamento interno de orden|copropiedad/,
      ],
      balanced:
        'En caso de contradicción prevalece este contrato. {{El documento}} se anexa en su versión de {{fecha}} y sus cambios obligan solo si ambas partes los firman.',
      ask: '¿Acepta que prevalezca lo firmado y se anexe el texto con su fecha?',
      hit: 'Las condiciones del sitio web, según se modifiquen de tiempo en tiempo, prevalecerán sobre este contrato.',
      miss: ['En caso de contradicción prevalecerá este contrato sobre sus anexos.'],
    },
    en: {
      any: [
        near(
          200,
          'terms|polic(?:y|ies)|conditions|manual|rules|handbook|guidelines|website|standards',
          'prevail\\w*|take precedence|override\\w*|govern\\w*|bind\\w*|supersede\\w*|apply even if',
          'from time to time|as (?:published|amended|updated)|whether or not|without notice',
        ),
        near(
          200,
          'terms|polic(?:y|ies)|conditions|manual|rules|handbook|guidelines',
          'from time to time|as (?:published|amended|updated)|without notice',
          'prevail\\w*|take precedence|override\\w*|supersede\\w*',
        ),
      ],
      none: [MUTUAL_EN, /this agreement (shall )?prevails?|in writing signed|applicable law/],
      balanced:
        'If texts conflict, this Agreement prevails. {{The document}} is attached as of {{date}}; its changes bind only if both parties sign them.',
      ask: 'Will you let the signed text prevail, with the other attached and dated?',
      hit: 'If this agreement conflicts with our standard terms, as published from time to time, those terms prevail.',
      miss: ['If texts conflict, this agreement prevails.'],
    },
  },
]);
