import { mirrored } from '../mirror.ts';
import { AT_WILL, near } from '../wording.ts';
import { AT_WILL_EN } from './english.ts';

/** What a share gives. */
export const shares = mirrored([
  {
    id: 'no-profit',
    area: 'company',
    level: 'critical',
    kinds: ['company'],
    violates: true,
    title: { es: 'Sin utilidades, o solo con las pérdidas', en: 'No profits, or only the losses' },
    why: {
      es: 'No hay sociedad sin participación de todos en los beneficios.',
      en: 'Who shares no profits is no partner, and should not bear the losses alone.',
    },
    action: {
      es: 'Repartir utilidades y pérdidas a prorrata, o fijar una preferencia limitada.',
      en: 'Share profits and losses pro rata, or set a limited preference.',
    },
    basis: { law: 'codigo_civil', article: '2055', quotation: 'Tampoco hay sociedad sin participación de beneficios' },
    es: {
      any: [
        near(100, 'no (?:participara|tendra derecho|recibira|percibira)\\w*', 'utilidades|beneficios|ganancias'),
        near(80, '(?:todas las )?(?:utilidades|ganancias)', 'corresponderan? (?:integramente|exclusivamente|solo)'),
        near(80, 'perdidas', '(?:soportar|asumi|cargo)\\w*', 'exclusiv\\w*|unicamente|solo'),
      ],
      balanced:
        'Las utilidades y las pérdidas se distribuirán a prorrata de la participación de cada {{socio o accionista}}. Toda preferencia tendrá un monto máximo de {{monto}} y un plazo de {{plazo}}.',
      ask: '¿Acepta repartir utilidades y pérdidas a prorrata?',
      hit: 'El socio capitalista no participará de las utilidades.',
      miss: ['Las utilidades se distribuirán a prorrata.'],
    },
    en: {
      any: [
        near(
          40,
          '(?:all|every|the) (?:gains?|profits?|earnings|surplus|income)',
          '(?:goes?|belongs?|accrues?|shall go|is|are) (?:wholly |only |solely )?(?:to|for)',
        ),
        near(60, '(?:takes?|bears?|shares?|suffers?)', 'deficit|losses|shortfall', 'not|no|without'),
        near(80, '(?:not be entitled|no right|not entitled|no share)', 'profits?|distributions?'),
        near(60, 'distributions?|profits?', 'only to the'),
        near(60, 'all losses', 'borne|bear', 'exclusively|solely|only|by the'),
      ],
      balanced:
        'Profits and losses are shared pro rata to each {{member}}’s interest. A preference is limited to {{amount}} and to {{period}}.',
      ask: 'Will you share profits and losses pro rata?',
      hit: 'The Minority Shareholder shall not be entitled to any share of the profits.',
      miss: ['Profits are shared pro rata.'],
    },
  },
  {
    id: 'books-closed',
    area: 'company',
    level: 'critical',
    kinds: ['company'],
    title: { es: 'Sin derecho a ver los libros', en: 'No access to the books' },
    why: {
      es: 'Quien no puede examinar libros y balances no puede defender su parte.',
      en: 'Who may not see the books cannot protect its share.',
    },
    action: {
      es: 'Restituir el derecho de información y fijar cómo se ejerce.',
      en: 'Restore access and say how it is used.',
    },
    basis: {
      law: 'ley_18046_sociedades_anonimas',
      article: '54',
      quotation: 'quedarán a disposición de los accionistas para su examen',
    },
    yields: ['es-waived-by-law', 'en-waived-by-law'],
    es: {
      any: [
        near(
          80,
          'renunci\\w*|no (?:podra|tendra)\\w*',
          'examin\\w*|revis\\w*|acced\\w*|acceso|inform\\w*',
          'libros|balances?|actas|contabilidad|registros',
        ),
      ],
      balanced:
        '{{El accionista}} podrá examinar los libros, actas y balances con {{cinco}} días de aviso, y recibirá estados financieros trimestrales dentro de {{treinta}} días de cerrado el trimestre.',
      ask: '¿Acepta entregar estados financieros trimestrales y abrir los libros?',
      hit: 'El accionista renuncia a examinar los libros de la sociedad.',
      miss: ['El accionista podrá examinar los libros.'],
    },
    en: {
      any: [
        near(
          60,
          'books|records|accounts|figures|papers',
          String.raw`(?:open|shown|available|for|kept|eyes)\b.{0,50}\bonly`,
        ),
        near(80, 'waives?|no|not', '(?:right|access|inspect|entitled)\\w*', 'books|records|accounts'),
      ],
      none: [/other than|except/],
      balanced:
        'Each {{member}} may inspect the books and records on {{five}} days’ notice and receives quarterly accounts within {{thirty}} days of the end of each quarter.',
      ask: 'Will you give quarterly accounts and access to the books?',
      hit: 'The Minority Shareholder waives any right to inspect the books.',
      miss: ['Each member may inspect the books.'],
    },
  },
  {
    id: 'share-rights-waived',
    area: 'company',
    level: 'critical',
    kinds: ['company'],
    violates: true,
    yields: ['es-waived-by-law', 'en-waived-by-law'],
    title: {
      es: 'Renuncia anticipada al retiro, la opción o el dividendo',
      en: 'Exit, pre-emption or dividend waived in advance',
    },
    why: {
      es: 'Son derechos que la ley da para no quedar atrapado o diluido; se renuncian caso a caso, no de antemano.',
      en: 'They keep a minority from being trapped or diluted; they are waived case by case.',
    },
    action: { es: 'Eliminar la renuncia anticipada.', en: 'Remove the advance waiver.' },
    basis: {
      law: 'ley_18046_sociedades_anonimas',
      article: '69',
      quotation: 'concederá al accionista disidente el derecho a retirarse de la sociedad',
    },
    es: {
      any: [
        near(
          90,
          'renunci\\w*',
          'retiro|opcion preferente|suscripcion preferente|preferencia|dividendo\\w*|derecho de (?:opcion|suscripcion)|voto',
        ),
      ],
      balanced:
        '{{El accionista}} conserva los derechos a retiro, a opción preferente y al dividendo que la ley establece, y podrá renunciarlos solo respecto de una operación determinada y por escrito.',
      ask: '¿Acepta que estos derechos se renuncien solo caso a caso?',
      hit: 'El accionista renuncia a su derecho de opción preferente.',
      miss: ['El accionista tendrá derecho de opción preferente.'],
    },
    en: {
      any: [
        near(
          60,
          'waives?|gives? up|renounces?|forgoes?',
          '(?:the |any |all |its |her |his )?rights? (?:to|of) (?:match|subscri\\w+|participat\\w+|exit|withdraw\\w*|first)',
        ),
        near(60, 'waives?', 'pre-?emption|pre-?emptive|appraisal|dissent\\w*|dividends?|voting'),
      ],
      balanced:
        '{{The shareholder}} keeps its rights of exit, pre-emption and dividend, and may waive them only for a named transaction and in writing.',
      ask: 'Will these rights be waived only case by case?',
      hit: 'The Minority Shareholder waives all pre-emption rights.',
      miss: ['Each shareholder has a right of pre-emption.'],
    },
  },
  {
    id: 'dividends-at-will',
    area: 'company',
    level: 'high',
    kinds: ['company'],
    title: { es: 'Dividendos a voluntad de una parte', en: 'Dividends at one side’s will' },
    why: { es: 'La mayoría puede retener siempre las utilidades.', en: 'The majority may keep the profits for ever.' },
    action: { es: 'Fijar un dividendo mínimo.', en: 'Set a minimum dividend.' },
    basis: {
      law: 'ley_18046_sociedades_anonimas',
      article: '79',
      quotation: 'a lo menos el 30% de las utilidades líquidas de cada ejercicio',
    },
    es: {
      any: [near(120, AT_WILL, 'dividendos?|utilidades'), near(120, 'dividendos?|utilidades', AT_WILL)],
      balanced: 'Se repartirá cada año a lo menos el {{treinta}} % de las utilidades líquidas, salvo acuerdo unánime.',
      ask: '¿Qué dividendo mínimo acepta?',
      hit: 'El accionista mayoritario decidirá a su solo arbitrio si se reparten dividendos.',
      miss: ['Se repartirá el 30 % de las utilidades.'],
    },
    en: {
      any: [near(100, 'dividends?|distributions?', `${AT_WILL_EN}|otherwise`)],
      none: [/permitted by law/],
      balanced: 'At least {{thirty}} % of the net profits of each year is distributed, unless all agree otherwise.',
      ask: 'What minimum dividend will you accept?',
      hit: 'Dividends are declared in the absolute discretion of the Majority.',
      miss: ['Dividends are paid each year.'],
    },
  },
]);
