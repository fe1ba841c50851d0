import type { Rule } from './rule.ts';

/** Who indemnifies answers for its own fault, and for nothing else: no other cause is told behind it. Ours. */
const OWN_FAULT =
  /\b(\w+),? (?:shall|will|must|agrees to|undertakes to)\b[^.;]{0,60}\bindemnify\b.{0,400}\b(?:arising|resulting|caused|arises?|results?) (?:out of|from|by) (?:the )?(?:\1(?:['’]s|['’])|its own) (?:sole |own |gross )*(?:fault|negligence|wil+ful|misconduct)(?!.{0,300}(?:\([b2]\)|\bor (?:any|the|otherwise|from|by|out of)\b))/;

/** Rules on liability, for contracts in English. */
export const englishLiability: readonly Rule[] = [
  {
    id: 'en-cap',
    area: 'liability',
    sort: 'protection',
    language: 'en',
    level: 'medium',
    kinds: 'any',
    cuad: 'Cap On Liability',
    signal: {
      any: [
        /(no event|neither|nor|not|no party|under no|without).{0,220}liab(le|ility).{0,400}(indirect|consequential|incidental|punitive|special|exemplary|exceed|lost profit|loss of (profit|revenue|business))/,
        /(aggregate|total|maximum|entire|cumulative|sole|overall) .{0,30}liability/,
        /liab(le|ility).{0,200}(limited to|not exceed|in excess|no greater|exceed the)/,
        /(waive|disclaim|exclude)\w*.{0,120}(consequential|punitive|indirect|incidental)/,
        /limitation (of|on) liability/,
      ],
      none: [/\bliens?\b/],
    },
    wanted: ['services', 'supply', 'licence', 'distribution'],
    title: { es: 'Responsabilidad con tope o daños excluidos', en: 'Liability is capped or limited' },
    why: {
      es: 'Lo que puede cobrarse tiene un límite. Revisar a quién favorece.',
      en: 'What may be claimed has a limit. Check whom it favours.',
    },
    action: { es: 'Agregar un tope recíproco atado al precio.', en: 'Add a mutual cap tied to the fees.' },
    examples: {
      hit: 'In no event shall either party be liable for any indirect or consequential damages.',
      miss: ['The Supplier shall deliver the goods.'],
    },
  },
  {
    id: 'en-insurance',
    area: 'liability',
    sort: 'protection',
    language: 'en',
    level: 'low',
    kinds: 'any',
    cuad: 'Insurance',
    signal: {
      any: [
        /(maintain|carry|procure|obtain|provide|keep|purchase|secure)\w*\b.{0,160}\binsurance/,
        /insurance.{0,100}(maintain|coverage|polic(y|ies)|certificate|limits?)/,
        /certificates? of insurance/,
        /additional(ly)? (named )?insured/,
      ],
      none: [
        /insurance (company|business|product|law|regulat|agent|commission|contract)/,
        /title insurance/,
        /health insurance/,
        /unemployment/,
      ],
    },
    title: { es: 'Seguro', en: 'Insurance' },
    why: { es: 'Un seguro responde de parte del riesgo.', en: 'Insurance answers for part of the risk.' },
    action: { es: 'Revisar montos y asegurados adicionales.', en: 'Check limits and additional insureds.' },
    examples: {
      hit: 'Supplier shall maintain commercial general liability insurance.',
      miss: ['The Company is an insurance company.'],
    },
  },
  {
    id: 'en-uncapped',
    area: 'liability',
    sort: 'risk',
    language: 'en',
    level: 'medium',
    kinds: 'any',
    cuad: 'Uncapped Liability',
    signal: {
      all: [
        /(no event|neither|nor|not|no party|under no|without).{0,260}liab(le|ility).{0,400}(indirect|consequential|incidental|punitive|special|exemplary|exceed|lost profit|loss of (profit|revenue|business))|(aggregate|total|maximum|entire|cumulative) .{0,30}liability|limitations? (of|on|set forth|in this)/,
        /(except|other than|excluding|notwithstanding|save (for|in)|but not|provided|shall not (apply|limit)|does not (apply|limit)|will not (apply|limit)|do not apply).{0,320}(indemni|confidential|gross negligence|wil+ful|fraud|infring|breach(es)? of (section|article|its)|personal injury|bodily injury|death|misconduct)/,
      ],
      any: [],
      none: [/\bsurviv/],
      lookBack: true,
    },
    title: { es: 'Responsabilidad fuera del tope', en: 'Liability outside the cap' },
    why: {
      es: 'Ciertas obligaciones quedan sin límite; para quien las debe, la exposición no tiene techo.',
      en: 'Some duties stay outside the limit; for whoever owes them the exposure has no ceiling.',
    },
    action: {
      es: 'Negociar un tope superior para indemnidad, datos y propiedad intelectual.',
      en: 'Negotiate a higher cap for indemnity, data and IP.',
    },
    examples: {
      hit: 'Except for breach of confidentiality, in no event shall either party be liable for any indirect damages.',
      miss: ['The Supplier shall deliver the goods.'],
    },
  },
  {
    id: 'en-indemnity',
    area: 'liability',
    sort: 'risk',
    language: 'en',
    level: 'medium',
    kinds: 'any',
    signal: {
      any: [/\bindemnif(y|ies)\b.{0,160}\b(any and all|all|any)\b.{0,60}(claims?|loss(es)?|liabilit|damages?)/],
      none: [/each party|either party|the indemnifying party|mutual|parties shall/, OWN_FAULT],
    },
    title: { es: 'Indemnidad amplia', en: 'Broad indemnity' },
    why: {
      es: 'Una parte responde de todo reclamo contra la otra, quizá también de la culpa ajena.',
      en: 'One side answers for every claim against the other, perhaps for its fault too.',
    },
    action: {
      es: 'Acotar causas, excluir la culpa ajena, fijar tope y control de la defensa.',
      en: 'Narrow causes, exclude the other’s fault, set a cap and control of the defence.',
    },
    examples: {
      hit: 'Distributor shall indemnify, defend and hold harmless the Company from and against any and all claims.',
      miss: ['Each party shall indemnify the other from any and all claims.'],
    },
  },
  {
    id: 'en-as-is',
    area: 'liability',
    sort: 'risk',
    language: 'en',
    level: 'medium',
    kinds: 'any',
    signal: {
      any: [
        /["']as[- ]is["'].{0,20}|\bas is\b.{0,60}(without|no) (any )?warrant|without warrant(y|ies) of any kind|disclaims? (any and )?all (other )?(express |implied )?.{0,40}warrant/,
      ],
    },
    title: { es: 'Sin garantía alguna', en: 'No warranty at all' },
    why: {
      es: 'Se entrega «tal cual»: lo que falle es de cargo de quien recibe.',
      en: 'It is given “as is”: what fails falls on whoever receives it.',
    },
    action: {
      es: 'Pedir una garantía mínima de funcionamiento y de título.',
      en: 'Ask for a basic warranty of performance and title.',
    },
    examples: {
      hit: 'The service is provided "as is" without warranty of any kind.',
      miss: ['Seller warrants that the goods conform.'],
    },
  },
  {
    id: 'en-force-majeure',
    area: 'liability',
    sort: 'protection',
    language: 'en',
    level: 'low',
    kinds: ['services', 'supply', 'distribution', 'licence', 'contract', 'construction'],
    signal: { any: [/force majeure|acts? of god|beyond (its|the|their) (reasonable )?control/] },
    wanted: ['services', 'supply', 'distribution'],
    title: { es: 'Fuerza mayor prevista', en: 'Force majeure foreseen' },
    why: {
      es: 'El contrato dice qué pasa con lo que nadie controla.',
      en: 'The contract deals with what no one controls.',
    },
    action: { es: 'Agregar una cláusula de fuerza mayor.', en: 'Add a force majeure clause.' },
    examples: { hit: 'Neither party is liable for acts of God.', miss: ['The goods are delivered.'] },
  },
];
