import type { SaidRule } from './said.ts';

const FILES = String.raw`(?:dedu[cj]\p{L}*|interpon\p{L}*|interpu[se]\p{L}*|interpuest\p{L}*|entabl\p{L}*|present[aóo]\p{L}*|promuev\p{L}*|promovi\p{L}*|formul\p{L}*|ha deducido|ejerc\p{L}*)`;
const rule = (id: string, find: string, yes: SaidRule['yes'], no: SaidRule['no'], not?: RegExp): SaidRule => ({
  id,
  find: new RegExp(find.replaceAll(' ', String.raw`\s+`), 'diu'),
  yes,
  no,
  ...(not && { not }),
});

/** What is asked of a court. Ours. */
export const ASKS: readonly SaidRule[] = [
  rule(
    'asks.claim',
    String.raw`(?<!\p{L})${FILES}[^.;]{0,60}? (?<cell>(?:demanda|querella|acci[óo]n|reclam(?:o|aci[óo]n)|requerimiento|denuncia|tercer[íi]a)(?: \p{L}+){0,4} (?:de|por|en) (?:las? |los? |el |un[a]? )?(?!don|do[ñn]a|su\b|autos|contra)\p{L}{4,})`,
    [
      [
        'Que ha comparecido el actor y ha interpuesto demanda ordinaria de prescripción extintiva de acciones en contra de don Fernando.',
        'demanda ordinaria de prescripción extintiva de acciones en contra de don Fernando',
      ],
    ],
    ['La demandada contestó la demanda.'],
  ),
  rule(
    'asks.writ',
    String.raw`(?<!\p{L})${FILES}[^.;]{0,80}? (?<cell>recursos? de (?:casaci[óo]n|protecci[óo]n|amparo|apelaci[óo]n|nulidad|unificaci[óo]n|queja|reclamaci[óo]n|inaplicabilidad|hecho))`,
    [
      [
        'La demandada dedujo recurso de casación en el fondo contra la sentencia de alzada.',
        'recurso de casación en el fondo contra la sentencia de alzada',
      ],
    ],
    ['Se rechaza el recurso de casación.'],
    /que fue (?:rechazad|acogid|desestimad|declarad)|fallo que (?:rechaz|acogi)/iu,
  ),
  rule(
    'asks.account',
    String.raw`(?:cuenta|admisibilidad) (?:de la admisibilidad )?de(?:l|los) (?<cell>recursos? de (?:casaci[óo]n|unificaci[óo]n|nulidad|queja)[^.;,]{0,80})`,
    [
      [
        'Se ordenó dar cuenta del recurso de casación en el fondo deducido por la reclamante.',
        'recurso de casación en el fondo deducido por la reclamante',
      ],
    ],
    ['Se da cuenta de los autos.'],
  ),
  rule(
    'asks.against',
    String.raw`(?<cell>(?:recurre de (?:nulidad|amparo|protecci[óo]n|queja)|se alza|apela|recurre) [^.;,]{0,30}(?:contra|en contra|de la|por|en favor|a favor))`,
    [
      [
        'Que la defensa de don Joaquín Soto, recurre de nulidad contra la sentencia dictada por el Tribunal de Juicio Oral.',
        'recurre de nulidad contra la sentencia dictada por el Tribunal de Juicio Oral',
      ],
    ],
    ['El tribunal que apelará.'],
  ),
  rule(
    'asks.for',
    String.raw`(?:comparec|solicitante|peticionari|requirente|recurrente)\p{L}*[^;]{0,420}? (?:quien |y )?(?<cell>solicita(?:ndo|n)? (?:que |se |la |el |una? )?\p{L})`,
    [
      [
        'Comparece don Daniel Rojas, quien solicita concesión minera de exploración sobre el predio.',
        'solicita concesión minera de exploración sobre el predio',
      ],
    ],
    ['Se solicita informe.'],
    /(?:rechaz|confirma)/iu,
  ),
];

const AGAINST = String.raw`(?:la |el |los |las )?(?:parte )?(?:demandad|recurrid|ejecutad|querellad|reclamad|denunciad|requerid)[oa]s?`;
/** What the other side answers. Ours. */
export const ANSWERS: readonly SaidRule[] = [
  rule(
    'answers.silent',
    String.raw`(?<!\p{L})${AGAINST}[^.;]{0,60}? (?<cell>no (?:contest|evacu|compareci|se apersonó)\p{L}*)`,
    [
      [
        'Que el demandado, válidamente notificado, no contestó la demanda ni se apersonó en el juicio.',
        'no contestó la demanda ni se apersonó en el juicio',
      ],
    ],
    ['El testigo no compareció.'],
  ),
  rule(
    'answers.rejects',
    String.raw`(?<!\p{L})(?:${AGAINST}|contest\p{L}+ (?:de )?la demanda|evac[úu]\p{L}+ (?:el |su )?(?:informe|traslado))[^.;]{0,200}? (?<cell>(?:solicit|pid)\p{L}+ (?:en definitiva |que se |su |el |se |la |al tribunal |a esta corte )*(?:rechaz|desestim|niegu|confirm))`,
    [['La demandada contestó la demanda, solicitando su rechazo con costas.', 'solicitando su rechazo con costas']],
    ['La actora solicita que se acoja.'],
  ),
  rule(
    'answers.opposes',
    String.raw`(?<!\p{L})${AGAINST}[^.;]{0,120}? (?<cell>(?:opuso|opone|interpuso|dedujo|aleg[aó]|sostiene|sostuvo|niega|neg[óo]|argument[aó]|inform[óa]) (?:la |las |el |los |que |como |una? )?\p{L}{3,})`,
    [
      [
        'La demandada opuso la excepción de prescripción de la acción.',
        'opuso la excepción de prescripción de la acción',
      ],
    ],
    ['El demandado firmó el contrato.'],
    /recurso|se alza|apel/iu,
  ),
];

/** What a sentence quotes, another says. */
const QUOTED = /[«»“”"]/u;
/** Words by which a court concludes. Ours. */
export const REASONS: readonly SaidRule[] = [
  rule(
    'reasons.concludes',
    String.raw`(?<cell>(?:(?:es posible concluir|cabe concluir|debe concluirse|se concluye) que|(?:atendido lo anterior|por lo expuesto|as[íi]),? aparece que|resulta (?:evidente|forzoso|inconcuso|claro|manifiesto)|se (?:desprende|colige|infiere|advierte) que|no se (?:advierte|divisa|vislumbra|configura|cumple|acredit[óa])|ha quedado (?:establecido|acreditado)|(?:no )?corresponde (?:acoger|rechazar|declarar|hacer)|procede (?:acoger|rechazar|declarar|confirmar|revocar)|no (?:puede|podr[áa]|es posible) (?:prosperar|acoger|ser acogid)))`,
    [
      [
        'Que, de lo anterior, es posible concluir que habían pasado más de siete años, por lo que operó la prescripción.',
        'es posible concluir que habían pasado más de siete años, por lo que operó la prescripción',
      ],
    ],
    ['Que la actora rindió prueba.'],
    QUOTED,
  ),
  rule(
    'reasons.shall',
    String.raw`(?<cell>(?:(?:el|la|los) (?:recurso|acci[óo]n|demanda|arbitrio|reclamo|solicitud|excepci[óo]n|apelaci[óo]n)[^.;,]{0,60} )?(?:ser[áa]n?|deber[áa]n? ser|debe ser|habr[áa]n? de ser|no puede ser) (?:rechazad|acogid|desestimad|declarad|confirmad|revocad))`,
    [
      [
        'Por lo razonado el recurso de amparo será rechazado, al no existir acto ilegal.',
        'el recurso de amparo será rechazado, al no existir acto ilegal',
      ],
    ],
    ['La demanda es de mayo.'],
    QUOTED,
  ),
  rule(
    'reasons.will',
    String.raw`(?<!\p{L})(?<cell>(?:no )?se (?:rechazar[áa]n?|acoger[áa]n?|desestimar[áa]n?|acceder[áa]|dar[áa] lugar|har[áa] lugar) (?:asimismo |adem[áa]s |tambi[ée]n )?(?:a |en )?(?:todo|el|la|los|las|esta|este|dich[oa]) \p{L}{2,})`,
    [
      [
        'Que, no habiéndose probado el hurto, se rechazará la excepción de compensación.',
        'se rechazará la excepción de compensación',
      ],
    ],
    ['El tribunal dijo que no se acogió la excepción.'],
    QUOTED,
  ),
  rule(
    'reasons.therefore',
    String.raw`(?:en consecuencia|por (?:lo )?tanto|por consiguiente|de este modo|de esta (?:forma|manera)|as[íi] las cosas|por lo (?:anterior|expuesto|razonado)|en m[ée]rito de lo (?:expuesto|razonado)|que, as[íi]|conforme a lo (?:expuesto|razonado)),? (?:que )?(?<cell>(?:el|la|los|las|no|se|corresponde|procede|este|esta|dich[oa]|s[óo]lo) (?!cosas)\p{L}{2,})`,
    [['En consecuencia, la acción se encuentra prescrita.', 'la acción se encuentra prescrita']],
    ['Además, la acción es civil.'],
    /[«»“”"]|causa a prueba|rindi|recibi[óo]|testig|declar[óa]n? que/iu,
  ),
];

/** Who bears the costs. Ours. */
export const COSTS: readonly SaidRule[] = [
  rule(
    'costs.told',
    String.raw`(?<cell>(?:no se condena(?:r[áa])?|se condena|se exime|cada parte (?:pagar[áa]|soportar[áa]|asumir[áa])|sin condena|sin (?:expresa )?condenaci[óo]n)(?: [^.;]{0,80}?)?(?:(?<=costas)|costas))`,
    [
      ['II. Que cada parte pagará sus costas.', 'cada parte pagará sus costas'],
      [
        'Que no se condena en costas al demandado, por no haber mediado oposición.',
        'no se condena en costas al demandado, por no haber mediado oposición',
      ],
    ],
    ['Pide que se acoja con otros fundamentos.'],
  ),
];

/** What a court orders. Ours. */
export const DECIDES: readonly SaidRule[] = [
  rule(
    'decides.verb',
    String.raw`(?<!\p{L})(?<!, que )(?<cell>(?:no )?se (?:acoge|rechaza|confirma|revoca|declara|desestima|condena|ordena|aprueba|invalida|anula|autoriza|omite|hace lugar|tiene por|dispone|fija|niega|accede|da lugar|reemplaza|suspende|sustituye|absuelve)\p{L}*)`,
    [['Que se acoge la demanda de prescripción extintiva.', 'se acoge la demanda de prescripción extintiva']],
    ['Que la demanda fue acogida.'],
  ),
];
