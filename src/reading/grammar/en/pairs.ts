import type { Pattern } from '../pattern.ts';
import { both, pattern, type Row } from './row.ts';

const DET = '(?:the|an?|any|all|its|his|her|their|our|your|my|this|that|these|those|such|each|every|both|no)';
const BE = '(?:be|am|is|are|was|were|been|being|seem(?:s|ed)?|feel|felt|remain(?:s|ed)?)';
const TO = '(?:to|shall|will|may|must|should|would|could|can|cannot|not|did|does|do|might)';

/** Two words that are taken for one another: the right one, the wrong one, and what of a match is replaced. */
const pair = (
  id: string,
  [right, wrong]: [string, string],
  match: string,
  fix: string | null,
  examples: [string, string],
): Row => [
  `en.pair.${id}`,
  'conceptos',
  2,
  match,
  fix,
  both(`"${right}", not "${wrong}".`, `«${right}», no «${wrong}».`),
  examples,
];

/** Pairs of nouns, verbs and adjectives that sound or look alike, told apart by what their neighbours ask for; the list is ours. */
export const PAIRS: readonly Pattern[] = (
  [
    pair(
      'complimentary',
      ['complimentary', 'complementary'],
      String.raw`\bcomplementary (?=(?:cop(?:y|ies)|tickets?|parking|breakfast|drinks?|lunch|meals?|rooms?|admission|gifts?|samples?|remarks?)\b)`,
      'complimentary ',
      ['a complementary ticket to the fair', 'a complimentary ticket to the fair'],
    ),
    pair(
      'lose',
      ['lose', 'loose'],
      String.raw`\b(${TO}|you|we|they|I|who) loose (?=(?:${DET}|sight|money|time|track|control|interest|confidence|everything|nothing|out|one|some)\b)`,
      '$1 lose ',
      ['you may loose your deposit', 'you may lose your deposit'],
    ),
    pair('losing', ['losing', 'loosing'], String.raw`\bloosing (?=(?:${DET}|party|side|money|time)\b)`, 'losing ', [
      'The loosing party pays the costs.',
      'The losing party pays the costs.',
    ]),
    pair(
      'waive',
      ['waive', 'waver'],
      String.raw`\bwaver(s|ed)? (?=(?:${DET}|privilege|notice|service|objections?)\b)`,
      'waive$1 ',
      ['They waver any objection.', 'They waive any objection.'],
    ),
    pair(
      'loath',
      ['loath', 'loathe'],
      String.raw`\b(${BE}(?: \p{L}+ly| very| so| rather| quite| also| always)?) loathe (?=to\b)`,
      '$1 loath ',
      ['The court is loathe to interfere.', 'The court is loath to interfere.'],
    ),
    pair(
      'led',
      ['led', 'lead'],
      String.raw`\b((?:he|she|it|counsel|mr \p{L}+|mrs \p{L}+|ms \p{L}+)(?: then| also)?|has|have|had|was|were|been) lead (?=(?:the|to|us|him|her|them|an?|by|his|their|evidence)\b)(?<!\b(?:did|does|do|will|shall|may|that|if|can|could|would|should|must|let|does not|not|help|helped) \p{L}+ lead )`,
      '$1 led ',
      ['He lead the inquiry in 2015.', 'He led the inquiry in 2015.'],
    ),
    pair(
      'practice',
      ['practice', 'practise'],
      String.raw`(?<=\b(?:the|a|an|this|that|its|our|whose|such|best|common|usual|normal|good|standard|market|in|of|private|general|settled|[’']s) |s[’'] )practise\b(?! (?:law|medicine|as)\b)`,
      'practice',
      ['It is the usual practise of the court.', 'It is the usual practice of the court.'],
    ),
    pair(
      'stationary',
      ['stationary', 'stationery'],
      String.raw`\b(?:(${BE}|a|the|stood) stationery (?=(?:vehicles?|cars?|lorry|lorries|trucks?|vans?|bus|train|trailer|traffic|object|vessel|and|when|for|at)\b))|\bstationery (?=(?:vehicle|car|lorry|truck|van|bus|train|trailer|traffic|object|vessel)s?\b)`,
      null,
      ['It struck a stationery car.', 'It struck a stationary car.'],
    ),
    pair(
      'imminent',
      ['imminent', 'eminent'],
      String.raw`\beminent (?=(?:danger|risk|threat|harm|arrival|departure|breach|collapse|insolvency|trial|loss|sale|death|violence|injury)\b)`,
      'imminent ',
      ['in eminent danger of collapse', 'in imminent danger of collapse'],
    ),
    pair(
      'elicit',
      ['elicit', 'illicit'],
      String.raw`\b(${TO}) illicit (?=(?:${DET}|further|information|evidence|answers?|from)\b)`,
      '$1 elicit ',
      ['Counsel tried to illicit an answer.', 'Counsel tried to elicit an answer.'],
    ),
    pair(
      'prescribed',
      ['prescribed', 'proscribed'],
      String.raw`\bproscribed (?=(?:forms?|manner|times?|period|fees?|dose|limits?|rate|format|procedure)\b)`,
      'prescribed ',
      ['in the proscribed form', 'in the prescribed form'],
    ),
    pair(
      'personal',
      ['personal', 'personnel'],
      String.raw`\bpersonnel (?=(?:injur(?:y|ies)|property|guarantees?|jurisdiction|capacity|liability|service|representatives?|belongings|effects|knowledge|circumstances)\b)`,
      'personal ',
      ['a claim for personnel injury', 'a claim for personal injury'],
    ),
    pair(
      'averse',
      ['averse', 'adverse'],
      String.raw`\b(${BE}(?: not)?) adverse to (?=(?:risk|change|the idea|compromise|\p{L}{3,}ing)\b)`,
      '$1 averse to ',
      ['He is not adverse to paying.', 'He is not averse to paying.'],
    ),
    pair(
      'adverse',
      ['adverse', 'averse'],
      String.raw`\baverse (?=(?:effect|impact|inference|part(?:y|ie)|possession|weather|condition|consequence|change|publicity|witness)e?s?\b)`,
      'adverse ',
      ['It had no averse effect.', 'It had no adverse effect.'],
    ),
    pair('militate', ['militate', 'mitigate'], String.raw`\bmitigat(e|es|ed|ing) against\b`, 'militat$1 against', [
      'This mitigates against relief.',
      'This militates against relief.',
    ]),
    pair(
      'flout',
      ['flout', 'flaunt'],
      String.raw`\bflaunt(s|ed|ing)? (?=(?:${DET}|court) (?:\p{L}+ ){0,2}(?:rules?|orders?|laws?|authority|regulations?|injunction|requirements?|directions?)\b)`,
      'flout$1 ',
      ['They flaunted the order.', 'They flouted the order.'],
    ),
    pair(
      'apprise',
      ['apprise', 'appraise'],
      String.raw`\bapprais(e|es|ed|ing) ((?:him|her|them|us|me|you|the \p{L}+) )?of (?=(?:${DET}|what)\b)`,
      'appris$1 $2of ',
      ['Keep us appraised of the case.', 'Keep us apprised of the case.'],
    ),
    pair(
      'respectfully',
      ['respectfully', 'respectively'],
      String.raw`\brespectively (?=(?:submit|request|ask|disagree|invite|urge|pray|suggest|decline)s?\b)`,
      'respectfully ',
      ['We respectively submit that he is wrong.', 'We respectfully submit that he is wrong.'],
    ),
    pair(
      'perpetrate',
      ['perpetrate', 'perpetuate'],
      String.raw`\bperpetuat(e|ed|es|ing) (?=(?:a|the|this|that|an|any|such) (?:fraud|crime|offen[cs]e|assault|deception|theft)\b)`,
      'perpetrat$1 ',
      ['to perpetuate a fraud on the court', 'to perpetrate a fraud on the court'],
    ),
    pair(
      'statute',
      ['statute', 'statue'],
      String.raw`\bstatue (?=(?:of limitations?|book|requires|provides|applies|prohibits|authori[sz]es|law)\b)`,
      'statute ',
      ['The statue requires notice.', 'The statute requires notice.'],
    ),
    pair(
      'trial',
      ['trial', 'trail'],
      String.raw`\b(jury|bench|new|fair|criminal|at|stand|pending|await(?:s|ing)?) trail\b(?! (?:of|head|map))`,
      '$1 trial',
      ['He is entitled to a fair trail.', 'He is entitled to a fair trial.'],
    ),
    pair(
      'causal',
      ['causal', 'casual'],
      String.raw`\bcasual (?=(?:link|connection|nexus|chain|causation)\b)`,
      'causal ',
      ['There is no casual link.', 'There is no causal link.'],
    ),
    pair(
      'marital',
      ['marital', 'martial'],
      String.raw`\bmartial (?=(?:property|home|status|residence|breakdown|assets|estate)\b)`,
      'marital ',
      ['the martial home', 'the marital home'],
    ),
    pair(
      'bear',
      ['bear', 'bare'],
      String.raw`\b(${TO}) bare (?=(?:${DET}|in mind|witness|responsibility|interest)\b)`,
      '$1 bear ',
      ['Each party shall bare its own costs.', 'Each party shall bear its own costs.'],
    ),
  ] satisfies Row[]
).map(pattern);
