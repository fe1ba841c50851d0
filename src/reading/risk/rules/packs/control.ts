import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { AT_WILL_EN, MUTUAL_EN, MUTUAL_ES } from './english.ts';

/** Who rules a company. */
export const control = mirrored([
  {
    id: 'bought-out-cheap',
    area: 'company',
    level: 'high',
    kinds: ['company'],
    yields: ['es-change-at-will', 'en-change-at-will', 'en-deposit-lost', 'es-deposit-lost'],
    title: { es: 'Salida forzada sin precio justo', en: 'Forced out with no fair price' },
    why: {
      es: 'Una parte puede quedarse con la participación de la otra al precio que quiera, o arrastrarla a vender.',
      en: 'One side may take the other’s shares at its own price, or drag it into a sale.',
    },
    action: {
      es: 'Valor justo por un tercero, precio mínimo e iguales condiciones.',
      en: 'Fair value by a third party, a floor, and the same terms.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1809',
      quotation: 'No podrá dejarse el precio al arbitrio de uno de los contratantes.',
    },
    es: {
      any: [
        near(
          160,
          'adquirir|comprar|obligar\\w*.{0,30}vender|excluir|expulsar',
          String.raw`acciones|derechos|participacion|las suyas|socio`,
          String.raw`al (?:valor|precio) que|que (?:el|ella|aquel) (?:mismo|misma)? ?(?:fije|determine|negocie)|sin precio minimo|en cualquier momento|sin (?:expresion de )?causa|condiciones que`,
        ),
      ],
      none: [/valor justo|perito|tercero independiente/],
      balanced:
        'La compra o venta forzada se hará al valor justo que determine {{un perito independiente}} nombrado de común acuerdo, no inferior a {{precio mínimo}}, en dinero y en las mismas condiciones para todos los accionistas.',
      ask: '¿Acepta un valor justo fijado por un tercero y un precio mínimo?',
      hit: 'El mayoritario podrá adquirir las acciones del minoritario al valor que él fije.',
      miss: ['Las acciones se venderán al valor justo fijado por perito.'],
    },
    en: {
      any: [
        near(
          120,
          String.raw`(?:take over|acquire|buy|purchase|buy out|take)\b.{0,60}(?:stake|shares|interest|holding|part)`,
          AT_WILL_EN,
        ),
        near(
          120,
          AT_WILL_EN,
          String.raw`(?:take over|acquire|buy|purchase|buy out)\b.{0,60}(?:stake|shares|interest|holding)`,
        ),
        near(
          140,
          String.raw`(?:purchase|buy|acquire)\b.{0,40}shares|require\b.{0,60}sell|expel`,
          String.raw`price determined by the|on such terms|without any minimum|without cause|at any time`,
        ),
      ],
      none: [/fair (market )?value|independent (valuer|appraiser)/],
      balanced:
        'A forced purchase or sale is made at the fair value set by {{an independent valuer}}, not below {{floor}}, in cash and on the same terms for all.',
      ask: 'Will you accept fair value set by a third party, with a floor?',
      hit: 'The Majority may purchase all the shares at a price determined by the Majority.',
      miss: ['The shares are sold at fair market value.'],
    },
  },
  {
    id: 'directors-released',
    area: 'company',
    level: 'critical',
    kinds: ['company'],
    violates: true,
    yields: ['es-exempt-fraud', 'en-exempt-fraud'],
    title: { es: 'Administradores liberados de responsabilidad', en: 'Managers freed from liability' },
    why: {
      es: 'Es nula toda estipulación que libere o limite la responsabilidad de los directores.',
      en: 'Who manages should answer for harm done by fault, and always for fraud.',
    },
    action: { es: 'Eliminarla.', en: 'Remove it.' },
    basis: {
      law: 'ley_18046_sociedades_anonimas',
      article: '41',
      quotation: 'Es nula toda estipulación del estatuto social y todo acuerdo de la junta de accionistas que tienda',
    },
    es: {
      any: [
        near(
          90,
          'director\\w*|administrador\\w*|gerente\\w*',
          String.raw`(?:liberad|exent|eximid|exonerad|relevad)\w*|no (?:respond|sera\w* responsable)\w*|renunci\w*`,
          'responsabilidad|respond\\w*|acciones|actos',
        ),
      ],
      none: [/no (podra\w*|quedara\w*) (ser )?(liberad|eximid)/],
      balanced:
        'Los {{directores o administradores}} responderán de los perjuicios que causen por dolo o culpa, conforme a la ley. La sociedad podrá contratar un seguro de responsabilidad.',
      ask: '¿Acepta eliminar la liberación y contratar un seguro?',
      hit: 'Los directores quedan liberados de toda responsabilidad por sus actos.',
      miss: ['Los directores responderán de sus actos.'],
    },
    en: {
      any: [
        near(
          80,
          String.raw`(?:those|whoever|persons?) who (?:run|manage|direct|govern)\w*`,
          'answers? to|liable|accountable|responsible',
        ),
        near(
          80,
          'directors?|managers?|managing member|officers?',
          String.raw`(?:released|exculpated|not be liable|no liability|not liable)`,
        ),
      ],
      none: [/except|other than|unless|good faith/],
      balanced:
        'The {{directors or managers}} answer for harm caused by negligence or wilful breach. The company may take out liability insurance for them.',
      ask: 'Will you remove the release and insure instead?',
      hit: 'The directors are released from all liability.',
      miss: ['The directors are not liable, except for fraud.'],
    },
  },
  {
    id: 'calls-and-dealings',
    area: 'company',
    level: 'high',
    kinds: ['company'],
    title: { es: 'Aportes sin límite o negocios consigo mismo', en: 'Capital calls without limit, or self-dealing' },
    why: {
      es: 'Quien manda puede exigir dinero o contratar con la sociedad en su provecho.',
      en: 'Who rules may call for money or deal with the company for its own gain.',
    },
    action: {
      es: 'Tope y acuerdo para los aportes; aprobación previa de los negocios con relacionados.',
      en: 'A cap and consent for calls; prior approval of related dealings.',
    },
    basis: {
      law: 'ley_18046_sociedades_anonimas',
      article: '44',
      quotation: 'se ajusten a condiciones de equidad similares a las que habitualmente prevalecen en el mercado',
    },
    es: {
      any: [
        near(
          120,
          'podra\\w*',
          String.raw`exigir|requerir`,
          'aportes?|capital',
          String.raw`sin (?:limite|tope)|en cualquier|monto que`,
        ),
        near(
          120,
          'podra\\w*',
          'contratar',
          'consigo mism\\w*|con la sociedad|partes relacionadas',
          String.raw`sin (?:autorizacion|aprobacion|informar)`,
        ),
      ],
      balanced:
        'Todo aporte adicional requerirá el acuerdo de {{los dos tercios}} y no excederá de {{monto}} por año. Los negocios con relacionados requerirán aprobación previa de los no interesados y condiciones de mercado.',
      ask: '¿Acepta un tope a los aportes y la aprobación de los negocios con relacionados?',
      hit: 'El mayoritario podrá exigir nuevos aportes de capital sin límite.',
      miss: ['Los aportes requerirán acuerdo unánime.'],
    },
    en: {
      any: [
        near(
          60,
          'must|shall|is bound to',
          'put in|contribute|pay in|advance|inject',
          'more|further|additional|extra',
          String.raw`(?:each|every|any) time|when(?:ever)?|on demand|as asked`,
        ),
        near(
          120,
          'may',
          'demand|require|call',
          '(?:additional |further )?(?:contributions?|capital)',
          `any amount|without limit|${AT_WILL_EN}`,
        ),
        near(
          120,
          'may',
          'contract|deal|transact',
          'on its own behalf|with itself|affiliates?|related',
          'without (?:disclosure|approval)|any terms',
        ),
      ],
      balanced:
        'Further contributions need the consent of {{two thirds}} and are at most {{amount}} a year. Dealings with related persons need prior approval of the others and market terms.',
      ask: 'Will you cap contributions and put related dealings to a vote?',
      hit: 'The Managing Member may demand additional contributions in any amount.',
      miss: ['Contributions need the consent of all members.'],
    },
  },
  {
    id: 'one-rules',
    area: 'company',
    level: 'high',
    kinds: ['company'],
    yields: ['es-company-one-manager', 'en-change-at-will', 'en-chooses-judge', 'es-chooses-judge'],
    title: { es: 'Una parte decide todo, para siempre', en: 'One side decides everything, for good' },
    why: {
      es: 'Sin remoción, salida ni voto, los demás no pueden corregir nada.',
      en: 'With no removal, exit or vote, the others can put nothing right.',
    },
    action: {
      es: 'Quórum para lo importante, causales de remoción y una salida.',
      en: 'A quorum for what matters, grounds for removal, and an exit.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1545',
      quotation: 'no puede ser invalidado sino por su consentimiento mutuo o por causas legales',
    },
    es: {
      any: [
        near(100, 'duracion indefinida|sin plazo|perpetu\\w*', 'no podra', 'terminar\\w*|ponerse termino|retirar\\w*'),
        near(90, 'no podra\\w* ser', 'removid\\w*|reemplazad\\w*'),
        near(80, 'empate|desacuerdo|bloqueo', 'decid\\w*|prevalec\\w*|dirim\\w*', 'mayoritari\\w*|administrador'),
      ],
      none: [MUTUAL_ES],
      balanced:
        'Este pacto regirá por {{cinco}} años, renovable por acuerdo. Requerirán el voto de ambos {{las materias reservadas}}. Todo bloqueo que dure {{sesenta}} días se llevará a mediación y, fracasada, a una compraventa recíproca a valor justo.',
      ask: '¿Acepta un plazo, materias reservadas y una salida ante el bloqueo?',
      hit: 'El pacto tendrá duración indefinida y no podrá terminarse.',
      miss: ['El pacto regirá por cinco años.'],
    },
    en: {
      any: [
        near(100, 'may not be removed|sole and absolute authority|cannot be removed'),
        near(80, 'may amend', 'without (?:the )?(?:consent|approval)'),
        near(80, 'deadlock', 'decision of the|final|casting'),
      ],
      none: [MUTUAL_EN],
      balanced:
        'Reserved matters ({{list}}) need the consent of all. The manager may be removed for cause by {{two thirds}}. A deadlock of {{sixty}} days goes to mediation and then to a mutual buy-sell at fair value.',
      ask: 'Will you accept reserved matters, removal for cause and a way out of deadlock?',
      hit: 'The Manager may not be removed for any reason.',
      miss: ['The Manager may be removed by a majority.'],
    },
  },
]);
