import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { MUTUAL_EN, MUTUAL_ES } from './english.ts';

const GOOD_FAITH = {
  law: 'codigo_civil',
  article: '1546',
  quotation: 'Los contratos deben ejecutarse de buena fe',
} as const;
const IMBALANCE = {
  law: 'ley_19496_consumidor',
  article: '16',
  quotation: 'causen en perjuicio del consumidor, un desequilibrio importante en los derechos y obligaciones',
} as const;

/** Who decides on a breach, pays for what does not come, or leaves only the hard way. */
export const burdensomeTerms = mirrored([
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
