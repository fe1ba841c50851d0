import type { Kind } from './kind.ts';

/** What a sentence treats, as far as its words tell; the questions of the second voice follow it. */
const MATTERS = [
  'decision',
  'costs',
  'object',
  'definition',
  'price',
  'term',
  'ending',
  'penalty',
  'sanction',
  'guarantee',
  'liability',
  'confidential',
  'property',
  'assign',
  'dispute',
  'forbidden',
  'right',
  'duty',
  'authority',
  'request',
  'facts',
  'reply',
  'report',
  'below',
  'proof',
  'law',
  'reason',
  'dissent',
  'recital',
  'amount',
  'when',
  'other',
] as const;
export type Matter = (typeof MATTERS)[number];

/** By folded words; the first that fits. What only a ruling treats is told by its parts. */
const SIGNS: readonly [Matter, RegExp][] = [
  [
    'definition',
    /^["“”'(]{1,2}[^"“”]{2,70}["”]\s?(?:\([^)]*\)\s?)?(?:means?|shall mean|has|have|significa|corresponde|se refiere|incluye|includes?)\b/,
  ],
  [
    'object',
    /\b(?:tiene por objeto|por el presente (?:instrumento|acto|contrato)|da(?:n)? en arrendamiento|vende[n]?,? cede|encarga (?:a|al)|contrata a|se obliga a prestar|el objeto (?:del|de la|de este)|purpose of (?:this|the)|hereby (?:appoints|grants|engages|sells|leases)|agrees to (?:provide|sell|purchase|supply|perform)|se aplica(?:ra|n|ran)? a|regula|regira a|shall apply to|applies to)\b/,
  ],
  ['definition', /\b(?:se entender(?:a|an) por|se entiende por|significa|shall mean|means (?:the|any|all|a)\b)/],
  [
    'penalty',
    /\b(?:multas?|clausula penal|interes(?:es)? (?:maximo|penal|moratorio)|mora\b|retardo|atraso|a titulo de (?:multa|pena)|avaluacion anticipada|late (?:fee|payment|charge)|liquidated damages|penalt(?:y|ies)(?! of perjury)|default interest|interest at)\b/,
  ],
  [
    'guarantee',
    /\b(?:garantia|boleta|fiador|fianza|aval|hipoteca|prenda|codeudor|guarant(?:y|ee|ees|or)|security interest|collateral|letter of credit|deposit)\b/,
  ],
  [
    'ending',
    /\b(?:poner termino|termino anticipado|terminacion|resolucion (?:del|ipso)|resciliar|desahucio|renovar|prorrog|terminat\w+|expire|expiration|renew\w*)\b/,
  ],
  [
    'price',
    /^(?=.*(?:\$|£|€|\buf\b|\bpag|\bpay|\bpaid\b|\bascend|\bsuma\b|\breajust|\binvoice|\bdue\b)).*\b(?:precio|renta|canon|honorario|remuneracion|sueldo|tarifa|comision|purchase price|(?<!attorney['’]s |attorneys['’]? |legal |court )fees?|royalt(?:y|ies)|rent|compensation|payments?|shall pay|invoice)\b/s,
  ],
  [
    'liability',
    /\b(?:responsab\w+|no respondera|indemniz\w+|perjuicios|liab\w+|indemnif\w+|hold harmless|damages|warrant\w+)\b/,
  ],
  [
    'confidential',
    /\b(?:confidencial\w*|(?<!fondo de |sin |con )reserva\b(?! de )|secreto|confidential\w*|non-disclosure|disclose)\b/,
  ],
  [
    'property',
    /\b(?:propiedad (?:intelectual|industrial)|derechos? de autor|marca\b|patente|licencia de uso|intellectual property|copyright|trademark|patents?|licen[sc]e)\b/,
  ],
  ['assign', /\b(?:ceder|cesion|subarrend\w+|subcontrat\w+|transferir|assign\w*|sublicens\w+|subcontract\w*)\b/],
  [
    'dispute',
    /\b(?:arbitr\w+|ley aplicable|competencia de los? tribunal\w*|juez competente|fijan domicilio|domicilio (?:convencional|especial)|tribunales? ordinarios|governed by (?:and|the laws?|,|in accordance)|governing law|jurisdiction|dispute|venue)\b/,
  ],
  [
    'sanction',
    /\b(?:sancion\w*|sera castigad\w+|sera penad\w+|infraccion\w*|presidio|multa de|punish\w+|sanction\w*|offen[cs]e)\b/,
  ],
  [
    'forbidden',
    /\b(?:no podra[n]?|queda prohibid\w+|se prohibe|prohibid\w+|no se podra|shall not|may not|must not|will not)\b/,
  ],
  [
    'term',
    /\b(?:plazo|vigencia|duracion|durara|comenzara a regir|entrara en vigencia|the term of|effective date|initial term|period of)\b/,
  ],
  [
    'authority',
    /\b(?:correspondera a(?:l)?|sera competente|conocera|el tribunal|la superintendencia|el servicio nacional|el director|the commission shall|the court shall)\b/,
  ],
  [
    'right',
    /\b(?:tendra[n]? derecho|tienen? derecho|derecho a|facultad|podra[n]?|shall have the right|is entitled|may (?:at|by|request|require|elect))\b/,
  ],
  [
    'duty',
    /\b(?:debera[n]?|deben?|se obligan?|obligaci\w+|se compromete\w*|sera[n]? de cargo|shall|must|agrees? to|is required|undertakes?)\b/,
  ],
  ['amount', /\$|\b(?:unidades de fomento|uf|utm|unidades tributarias|pesos|dollars|usd|percent|por ciento)\b|\d\s?%/],
  ['when', /\b(?:dias? (?:habiles|corridos)|dentro de(?:l| los)?|a contar de|hasta el|within|no later than|days)\b/],
];
export const matterOf = (folded: string): Matter => SIGNS.find(([, sign]) => sign.test(folded))?.[0] ?? 'other';

/** What each kind of document needs most; ours. What is not named weighs `1`. */
const WEIGHTS: Record<Kind, Partial<Record<Matter, number>>> = {
  contract: {
    object: 3,
    price: 2.6,
    term: 2.4,
    penalty: 2.4,
    ending: 2.2,
    guarantee: 2,
    liability: 1.9,
    duty: 1.5,
    forbidden: 1.6,
    confidential: 1.2,
    property: 1.4,
    assign: 1.3,
    dispute: 1.5,
    right: 1.3,
    amount: 1.5,
    definition: 0.3,
    other: 0.6,
  },
  law: {
    object: 3,
    definition: 1.8,
    duty: 1.7,
    sanction: 2.2,
    penalty: 2,
    forbidden: 1.9,
    right: 1.6,
    term: 1.2,
    authority: 1.3,
    other: 0.8,
  },
  ruling: {
    decision: 4,
    costs: 2.2,
    request: 2.2,
    facts: 1.5,
    reply: 1.5,
    report: 1.2,
    below: 1.3,
    reason: 1.8,
    law: 1.2,
    proof: 1.2,
    dissent: 1.6,
  },
  brief: { request: 3, facts: 1.6, law: 1.4, reason: 1.3, amount: 1.4 },
  other: { amount: 1.2, penalty: 1.3, term: 1.2, object: 1.4 },
};
/** What stands in every contract and tells nothing of this one; folded. */
const BOILERPLATE =
  /\b(?:waiver of any|considered a waiver|deemed a waiver|constitute a waiver|counterparts|entire agreement|severab\w+|unenforceable|invalid|further assurances|execute and deliver|headings? (?:are|in)|binding upon|successors and (?:permitted )?assigns|singular|plural|construed|sin perjuicio de lo anterior|ejemplares de igual|personeria|mayores de edad|para todos los efectos legales)\b/;
export const isBoilerplate = (folded: string): boolean => BOILERPLATE.test(folded);
export const weightOf = (kind: Kind, matter: Matter): number => WEIGHTS[kind][matter] ?? 1;

/** What a reader must not overlook, folded: each sign with its weight. Ours; it tells nothing of what is lawful. */
const RISKS: readonly [number, RegExp][] = [
  [3, /\b(?:renuncia[n]?|sin derecho a|sin ulterior|irrevocabl\w+|waive\w*|irrevocabl\w*)\b/],
  [
    3,
    /\b(?:multas?|clausula penal|interes(?:es)? (?:maximo|penal|moratorio)|liquidated damages|penalt\w+|late fee|default interest)\b/,
  ],
  [
    3,
    /\b(?:de inmediato|inmediata\w*|sin (?:necesidad de )?(?:previo aviso|declaracion judicial|forma de juicio|expresion de causa)|ipso facto|unilateral\w*|a su (?:solo|exclusivo) (?:arbitrio|juicio)|sole discretion|without (?:notice|cause)|immediately)\b/,
  ],
  [
    2.6,
    /\b(?:no (?:respondera|sera responsable|se hara responsable)|no event|not be liable|in no event|hold harmless|indemnif\w+|exclusiv\w+ responsabilidad)\b/,
  ],
  [
    2,
    /\b(?:en ningun caso|bajo ningun respecto|se prohibe|prohibid\w+|no podra[n]?|bajo (?:apercibimiento|sancion)|caducidad|perdera)\b/,
  ],
  [
    2,
    /\b(?:exclusiv\w+|non-compete|not compete|exclusivity|most favored|minimum (?:purchase|commitment)|change of control)\b/,
  ],
  [
    1.8,
    /\b(?:dentro de(?:l| los)? \p{L}*\s?(?:plazo|\d+|\p{L}+ dias)|plazo (?:fatal|de)|a contar de|within \p{L}+|no later than|prior written notice)\b/u,
  ],
  [1.6, /\b(?:tacit\w+|automatic\w*|renovara|renew\w*|prorrog\w+)\b/],
  [1.5, /\$|\b(?:unidades de fomento|uf|utm|unidades tributarias|pesos|dollars)\b|\d\s?%/],
  [1.5, /\b(?:costas|indemniz\w+|perjuicios|embargo|apercib\w+)\b/],
];
export const riskOf = (folded: string): number =>
  RISKS.reduce((sum, [n, sign]) => sum + (sign.test(folded) ? n : 0), 0);
