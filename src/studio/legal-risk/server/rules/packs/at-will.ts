import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { MUTUAL_EN, MUTUAL_ES } from './english.ts';

const GOOD_FAITH = {
  law: 'codigo_civil',
  article: '1546',
  quotation: 'Los contratos deben ejecutarse de buena fe',
} as const;
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

/** What is left to one side's will: when it pays, what the other must do, which text governs, who is in breach. */
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
  {
    id: 'judge-in-own-cause',
    area: 'penalties',
    level: 'critical',
    kinds: 'any',
    title: { es: 'Una parte decide si hubo incumplimiento', en: 'One side decides whether there was a breach' },
    why: {
      es: 'La sola sospecha o declaración de la contraparte basta para cobrar o sancionar.',
      en: 'A mere suspicion or statement of the other side is enough to charge or punish.',
    },
    action: {
      es: 'Exigir un incumplimiento acreditado y declarado por el juez o árbitro.',
      en: 'Require a proved breach, found by the judge or arbitrator.',
    },
    basis: { law: 'codigo_civil', article: '1698', quotation: 'extinción al que alega aquéllas o ésta' },
    yields: ['es-penalty-heavy', 'en-penalty-heavy'],
    es: {
      any: [
        near(
          140,
          'multas?|pagara|pena|sancion\\w*|indemniz\\w*|termino|descont\\w*|cobr\\w*',
          String.raw`(?:sola|mera|simple) (?:sospecha|declaracion|afirmacion|comunicacion|determinacion|indicacion)|a (?:sola |exclusiva |su sola )(?:determinacion|calificacion|apreciacion)|calificad[oa] (?:sola|unicamente|exclusivamente)?|cuya calificacion|el hecho de la sospecha`,
        ),
        near(
          140,
          String.raw`(?:sola|mera|simple) (?:sospecha|declaracion|afirmacion)|hecho de la sospecha`,
          'multas?|pagara|pena|sancion\\w*|indemniz\\w*|terminar|descont\\w*|cobr\\w*',
        ),
        near(
          60,
          '(?:sera|es) (?:la|el) (?:unic[oa]|sol[oa]) (?:\\w+ )?(?:juez|arbitro|encargad[oa])',
          'calificar|determinar|decidir|incumplimiento',
        ),
      ],
      none: [MUTUAL_ES, /tribunal|juez de letras|sentencia/],
      balanced:
        'La multa procederá solo por un incumplimiento acreditado y no corregido dentro de {{diez}} días desde el aviso escrito; a falta de acuerdo lo declarará {{el juez o árbitro}}.',
      ask: '¿Acepta que el incumplimiento se acredite ante un tercero?',
      hit: 'Por la sola sospecha de filtración pagará una multa de 100 UF.',
      miss: ['La multa procederá por un incumplimiento declarado por el tribunal.'],
    },
    en: {
      any: [
        near(
          120,
          'pay|penalt\\w+|fine|terminate|forfeit\\w*|charge|deduct',
          String.raw`(?:mere|sole) (?:suspicion|allegation|assertion|opinion)|on suspicion|sole (?:judge|arbiter)|(?:whose|its) (?:determination|decision|opinion) (?:is|shall be) (?:final|conclusive)|in its opinion`,
        ),
        near(
          120,
          String.raw`(?:mere|sole) (?:suspicion|allegation|assertion)|on suspicion|sole (?:judge|arbiter) of`,
          'pay|penalt\\w+|terminat\\w*|breach|charge|deduct',
        ),
      ],
      none: [MUTUAL_EN, /court|arbitrator|reasonable opinion/],
      balanced:
        'A penalty is due only for a proved breach not cured within {{ten}} days of written notice; failing agreement {{the court or arbitrator}} decides.',
      ask: 'Will you accept that a breach must be proved before a third party?',
      hit: 'On the mere suspicion of a leak the Recipient shall pay 10,000 dollars.',
      miss: ['A penalty is due for a breach found by the court.'],
    },
  },
  {
    id: 'pays-for-nothing',
    area: 'payment',
    level: 'high',
    kinds: 'any',
    except: ['loan', 'employment'],
    byKind: { terms: { level: 'critical', basis: IMBALANCE }, promise: { level: 'medium' } },
    title: { es: 'Paga lo que no recibe', en: 'Pays for what it does not receive' },
    why: {
      es: 'El precio o los gastos se deben aunque la otra parte no entregue o no preste.',
      en: 'The price or charges are due although the other side does not deliver.',
    },
    action: {
      es: 'Pago contra entrega, y rebaja o devolución si no se presta.',
      en: 'Payment on delivery, and a reduction or refund if it is not given.',
    },
    basis: GOOD_FAITH,
    es: {
      any: [
        near(
          160,
          'pagar\\w*|pago|cargo|debera|gastos|precio|renta|cuota|riesgo',
          String.raw`aun(?:que)?(?: cuando)? no (?:se )?(?:l[aeo]s? )?(?:haya\w* |hubiere\w* |sea |este )?(?:recib|entreg|us[ae]|ocup|prest|ejecut|habilit|utiliz)\w*`,
        ),
        near(
          100,
          '(?:viaj|corr|perec|deterior|se pierd)\\w*',
          '(?:por )?cuenta y riesgo|riesgo',
          '(?:del?|de la) (?:cliente|comprador\\w*|consumidor\\w*|usuari\\w*|destinatari\\w*|socio)',
        ),
      ],
      none: [MUTUAL_ES, /si no se entrega.{0,40}(devol|restitu)|pagare/],
      balanced:
        '{{El precio}} se paga contra la entrega. El riesgo es de {{la parte que entrega}} hasta entonces; si no entrega, devolverá lo pagado, reajustado, dentro de {{diez}} días.',
      ask: '¿Acepta cobrar solo contra entrega y asumir el riesgo hasta entonces?',
      hit: 'El cliente deberá pagar el producto aunque no lo reciba.',
      miss: ['El cliente pagará el producto contra entrega.'],
    },
    en: {
      any: [
        near(
          140,
          'pay(?:s|able|ment)?|charges?|rent|price|fees|risk|complete',
          String.raw`(?:whether or not|even if|although|regardless of (?:whether|any (?:loss|damage|delay)))(?: \w+){0,6} (?:received|delivered|used|occupied|available|performed|provided|published|destroyed|damaged|destruction|loss)|regardless of any (?:loss|damage|destruction)`,
        ),
        near(80, 'at the (?:sole |entire )?risk of', 'buyer|customer|purchaser|you\\b|client|hirer'),
      ],
      none: [MUTUAL_EN, /risk passes on (delivery|completion)|from (delivery|completion)|on delivery/],
      balanced:
        '{{The price}} is paid on delivery. Until then the risk is that of {{the party that delivers}}, which refunds what was paid within {{ten}} days if it does not deliver.',
      ask: 'Will you be paid on delivery only, and bear the risk until then?',
      hit: 'The charges are payable whether or not the goods are received.',
      miss: ['The price is paid on delivery.'],
    },
  },
  {
    id: 'leaves-the-hard-way',
    area: 'termination',
    level: 'high',
    kinds: 'any',
    except: ['employment'],
    byKind: { terms: { level: 'critical', basis: IMBALANCE } },
    yields: ['es-renewal-trap', 'en-renewal-trap'],
    title: { es: 'Salir exige trámites que disuaden', en: 'Leaving is made hard' },
    why: {
      es: 'Se contrata con un clic y se sale con cartas, presencia, plazos o cobros.',
      en: 'One joins with a click and leaves by letter, in person, late or at a charge.',
    },
    action: {
      es: 'Término por el mismo medio en que se contrató y con efecto inmediato o a fin de mes.',
      en: 'Leave by the same means as one joined, at once or at the end of the month.',
    },
    basis: GOOD_FAITH,
    es: {
      any: [
        near(
          160,
          '(?:solo|unicamente|exclusivamente|necesariamente) (?:\\w+ ){0,3}|debera(?:n)? (?:\\w+ ){0,2}',
          '(?:termino|terminar|renunciar|renuncia|baja|cancel\\w*|desist\\w*|retract\\w*|salir)',
          'presencial\\w*|personalmente|casa matriz|carta (?:certificada|notarial)|notari\\w*|en original|oficinas?',
        ),
        near(
          160,
          'termino|renuncia|baja|cancel\\w*',
          'surtira efecto|producira efecto|tendra efecto',
          'fin(?:al)? (?:del|de la) (?:año|periodo|anualidad|siguiente)|año siguiente|(?:tres|seis|doce) meses',
        ),
      ],
      none: [MUTUAL_ES, /o por correo electronico|por cualquier medio/],
      balanced:
        '{{La parte}} podrá terminar en cualquier momento por el mismo medio en que contrató, y el término operará al final del mes en curso, sin cobro.',
      ask: '¿Acepta el término por el mismo medio de la contratación?',
      hit: 'El socio solo podrá solicitar el término presencialmente en la casa matriz.',
      miss: ['El socio podrá terminar por correo electrónico o por cualquier medio.'],
    },
    en: {
      any: [
        near(
          140,
          'cancel\\w*|terminat\\w*|withdraw\\w*|leave',
          'only (?:by|in|at|if)|must be (?:made|sent|given|delivered)',
          'letter|recorded|registered|in person|notar\\w+|head office|post|fax',
        ),
        near(
          140,
          'cancel\\w*|terminat\\w*',
          'takes? effect|effective',
          'end of the (?:following|next|then)|(?:six|twelve) months',
        ),
      ],
      none: [MUTUAL_EN, /or by e-?mail|online at any time/],
      balanced:
        'You may leave at any time by the means by which you joined, with effect at the end of the month, free.',
      ask: 'Will you let people leave by the means by which they joined?',
      hit: 'Cancellation is accepted only by letter sent by recorded delivery.',
      miss: ['You may cancel by letter or by e-mail.'],
    },
  },
]);
