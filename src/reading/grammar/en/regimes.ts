import type { Pattern } from '../pattern.ts';
import { both, pattern, type Row } from './row.ts';

const DET = '(?:the|an?|any|all|its|his|her|their|our|your|my|this|that|these|those|such|each|either|both)';

/** A head and the preposition that it asks for. */
const regime = (id: string, right: string, match: string, fix: string | null, examples: [string, string]): Row => [
  `en.regime.${id}`,
  'gramatica',
  2,
  match,
  fix,
  both(`"${right}".`, `«${right}».`),
  examples,
];

/** What preposition a verb, an adjective or a phrase of legal English takes, one table for each preposition; from general grammar, ours. */
export const REGIMES: readonly Pattern[] = (
  [
    regime(
      'on',
      '… on',
      String.raw`\b(insist(?:s|ed|ing)?|depend(?:s|ed|ing)?|contingent|conditional|reliance|impos(?:es|ed)) (?:of|in|from|for) (?=${DET} (?!order|part|full|turn|addition|event|absence|meantime|case)\p{L}+)(?<!\b(?:accepted|established|developed) \p{L}+ \p{L}+ )`,
      '$1 on ',
      ['They insist in their claim.', 'They insist on their claim.'],
    ),
    regime(
      'binding',
      'binding on',
      String.raw`\b((?:is|are|be|was|were|been)(?: not| also| \p{L}+ly)? binding) (?:to |for |over )?(?=(?:the|both|all|each|any|either|its|their|his|her|us|them)\b(?! (?:purposes?|time|extent|fullest)))(?! (?:all )?times)`,
      '$1 on ',
      ['The award is binding the parties.', 'The award is binding on the parties.'],
    ),
    regime(
      'with',
      '… with',
      String.raw`\b(in connection|in compliance|in keeping|in consultation|consistent|inconsistent|compatible|incompatible|commensurate|acquainted|complian(?:t|ce)(?= to)) (?:of|to|from|for) (?=${DET}|clause|section|article)`,
      '$1 with ',
      ['in connection of the sale', 'in connection with the sale'],
    ),
    regime(
      'charged.with',
      'charged with',
      String.raw`\bcharged of (?=(?:an?|the|theft|fraud|murder|assault|\p{L}+ing)\b)`,
      'charged with ',
      ['He was charged of theft.', 'He was charged with theft.'],
    ),
    regime(
      'from',
      '… from',
      String.raw`\b(exempt(?:ed)?|refrain(?:s|ed|ing)?|abstain(?:s|ed|ing)?|derive[sd]?|deviate[sd]?|dissuade[sd]?|desist(?:s|ed)?) (?:of|to|in|with) (?=${DET}|\p{L}+ing\b|payment|tax)`,
      '$1 from ',
      ['He is exempt of the tax.', 'He is exempt from the tax.'],
    ),
    regime(
      'of.adjective',
      '… of',
      String.raw`\b(guilty|accused|suspected|convicted|devoid|irrespective|regardless|deprived?) (?:for|from|about|to) (?=${DET}|\p{L}+ing\b|fraud|theft|murder|negligence)`,
      '$1 of ',
      ['guilty for a breach', 'guilty of a breach'],
    ),
    regime('capable.of', 'capable of … -ing', String.raw`\b(capable|incapable) (?:to|for) (?=\p{Ll}+)`, null, [
      'The firm is capable to perform.',
      'The firm is capable of performing.',
    ]),
    regime(
      'of.phrase',
      '… of',
      String.raw`\b(in lieu|in respect|in spite|on behalf|by virtue|by means|by reason|in the absence|in pursuance|in furtherance|in breach|in violation|in excess|on the part|at the request|at the discretion) (?:(?:to|for|from|with|by) )?(?=${DET} \p{L}+)`,
      '$1 of ',
      ['by virtue the lease and on behalf to the tenant', 'by virtue of the lease and on behalf of the tenant'],
    ),
    regime(
      'to.adjective',
      '… to',
      String.raw`\b(similar|superior|inferior|preferable|tantamount|detrimental|attributable|analogous|prior|subsequent|equivalent|senior|junior) (?:than|with|from) (?=${DET})`,
      '$1 to ',
      ['prior than the sale', 'prior to the sale'],
    ),
    regime(
      'to.phrase',
      '… to',
      String.raw`\b(with (?:respect|regard)|in (?:relation|regard)|by reference|according|owing|pursuant|contrary|prior) (?:(?:of|for|with|from|on|at) )?(?=(?:the|any|its|his|her|their|our|your|this|these|such|clause|section|article) )(?<!owing )`,
      '$1 to ',
      ['with respect the claim', 'with respect to the claim'],
    ),
    regime(
      'into',
      'enter into',
      String.raw`\b(enter(?:s|ed|ing)?) (?:in |to |in to )?(?=(?:a|an|this|another) (?:\p{L}+ ){0,2}(?:agreement|contract|lease|settlement|deed|arrangement|transaction)\b)`,
      '$1 into ',
      ['They entered a binding contract in May.', 'They entered into a binding contract in May.'],
    ),
    regime(
      'in',
      '… in',
      String.raw`\b(interested|participat(?:e|es|ed|ing)|succeed(?:s|ed)?|engage[sd]?|result(?:ed|s)(?= to)) (?:on|to|for|about|at) (?=${DET} |\p{L}{2,}ing\b)`,
      '$1 in ',
      ['They participated on the tender.', 'They participated in the tender.'],
    ),
    regime(
      'intransitive',
      'the verb with its preposition',
      String.raw`\b(?:compl(?:y|ies|ied|ying)|depend(?:s|ed)?|rel(?:y|ies|ied|ying)|adhere[sd]?|adhering|refrain(?:s|ed|ing)?|participat(?:e|es|ed|ing)|consist(?:s|ed)?|belong(?:s|ed)|consented|consenting|interfer(?:e|es|ed|ing)|pertain(?:s|ed)?|respond(?:s|ed|ing)?|amounted|accede[sd]?|correspond(?:s|ed)|coincide[sd]?|deviate[sd]?|encroach(?:es|ed)?|reside[sd]?|listen(?:s|ed)?) (?=(?:the|an?|any|its|his|her|their|our|your|this|these|those|such)\b(?! (?:same|time|day|week|month|year|moment)))`,
      null,
      ['The tenant must comply the rules.', 'The tenant must comply with the rules.'],
    ),
    regime(
      'none',
      'the verb without a preposition',
      String.raw`\b(?:discuss(?:es|ed|ing)? about|emphasi[sz](?:e|es|ed|ing) on|compris(?:e|es|ing) of|lack(?:s|ed) of|await(?:s|ed|ing)? for|despite of|reach(?:ed|es)? to (?=an? (?:agreement|settlement|conclusion|decision))|(?:to|shall|may|must|will|should) contact (?:with|to) |answered to (?=(?:the|his|her|our|your) (?:letter|questions?|claim)))\b`,
      null,
      ['They discussed about the price.', 'They discussed the price.'],
    ),
    regime(
      'mass',
      'no article: the noun is not counted',
      String.raw`\ban? (?:(?:new|further|important|written|documentary|strong|clear|additional) )?(?:evidence|equipment|furniture|legislation|progress|software|machinery|feedback|assistance)(?=[.,;]| (?:of|that|which|to|from|is|was|in|on|for|about|has|will|shall|must)\b)`,
      null,
      ['He produced an evidence of payment.', 'He produced evidence of payment.'],
    ),
    regime(
      'mass.plural',
      'no plural: the noun is not counted',
      String.raw`\b(?:the|these|those|all|several|many|two|three|four|any|other|such|further|of|your|our|their) (?:evidences|correspondences|feedbacks|legislations|litigations|jurisprudences|softwares|trainings|homeworks|behaviours|damages claims)(?= (?:of|in|are|were|that|which|to|from|with|have|submitted|received)\b|[.,;])`,
      null,
      ['We received several correspondences from him.', 'We received several letters from him.'],
    ),
    regime(
      'countable',
      'an article before a noun that is counted',
      String.raw`\b(?:to|shall|must|will|may|should|would|could|he|she|they|we|I|who|has|have|had) (?:file|filed|sign|signed|submit|submitted|send|sent|receive|received|obtain|obtained|attach|attached|enclose|enclosed|prepare|prepared|draft|drafted|produce|produced|deliver|delivered|provide|provided|have|had|issue|issued|request|requested|appoint|appointed|hire|hired|retain|retained|execute|executed|swear|swore) (?:certificate|sample|petition|affidavit|lawyer|attorney|solicitor|letter|copy|draft|invoice|receipt|questionnaire|memorandum|surveyor|arbitrator|mediator|translator|valuer|declaration|deed|report|proposal|complaint|guarantee|bond)(?= (?:of|to|with|from|for|that|which|by|in|on|at|before|against|tested|sent|signed|made)\b|[.,;])`,
      null,
      ['He must file petition with the court.', 'He must file a petition with the court.'],
    ),
  ] satisfies Row[]
).map(pattern);
