import type { Pattern } from '../pattern.ts';
import { both, pattern, type Row } from './row.ts';

const row = (
  id: string,
  match: string,
  fix: string,
  [right, wrong]: [string, string],
  examples: [string, string],
): Row => [
  'en.' + id,
  'conceptos',
  2,
  match,
  fix,
  both(`"${right}", not "${wrong}".`, `«${right}», no «${wrong}».`),
  examples,
];

/** Words taken for others that sound or look alike, where their neighbours say which one is meant; the list is ours. */
export const CONFUSIONS: readonly Pattern[] = (
  [
    row(
      'advice',
      String.raw`\b(legal|take|takes|taking|took|seek|seeks|seeking|sought|give|gives|gave|obtain|obtained|further|independent|the|this|that|any|of|tax|professional|your|our|their|his|her|on) advise(?=\b(?! (?:the|that|you|him|her|them|us|me|whether|in writing|against|on the)\b))`,
      '$1 advice',
      ['advice', 'advise'],
      ['to take advise on any remedy', 'to take advice on any remedy'],
    ),
    row(
      'advise',
      String.raw`\b(to|will|shall|must|should|would|may|we|not) advice (?=(?:the|you|him|her|them|us|me|that|whether|on|against|all|any|our|your|its)\b)`,
      '$1 advise ',
      ['advise', 'advice'],
      ['shall advice the Buyer', 'shall advise the Buyer'],
    ),
    row(
      'principle.noun',
      String.raw`\b(this|that|these|those|the|a|first|general|basic|legal|well-settled|settled|guiding|fundamental|underlying|of|same) principal(s?) (?=(?:that|of (?:law|equity|good faith|construction|interpretation|fairness|contract|proportionality)|admits|applies|requires|is that|was (?:stated|applied|laid)|set out in|stated in)\b)`,
      '$1 principle$2 ',
      ['principle', 'principal'],
      ['This principal admits of no exception', 'This principle admits of no exception'],
    ),
    row(
      'principal.adjective',
      String.raw`(?<=\b(?:the|its|his|her|their|our|your|whose|a|two|three) )principle (?!that|of|is|was|in|under|which|and|behind|to|applies|has|on|for|underlying|set|stated|laid|at|as|by|from)(?=\p{L}{4,})`,
      'principal ',
      ['principal', 'principle'],
      ['whose principle product is coffee', 'whose principal product is coffee'],
    ),
    row(
      'affect.verb',
      String.raw`\b(to|will|would|could|may|might|shall|not|likely to|unlikely to|does not|did not|cannot|adversely|materially|otherwise) effect (?=(?:the|its|his|her|their|our|your|any|either|that|this) (?:result|outcome|conclusion|analysis|validity|rights?|obligations?|liability|enforceability|position|claim|decision|value|price|ability|performance|business|interests?|operation|remainder|other)\b)`,
      '$1 affect ',
      ['affect', 'effect'],
      ['unlikely to effect the result', 'unlikely to affect the result'],
    ),
    row(
      'except',
      String.raw`\b(?:accept)(?= (?:as (?:permitted|provided|otherwise|set|stated|expressly|required|agreed)|for|to the extent|where|when|in (?:the case|accordance|so far)|with the)\b)(?<!\b(?:to|not|shall|will|must|may|would|should|we|they|i|you|cannot|and|or) accept)|\b(?:disclose|use|transfer|disclose it|assign it|liable|copy it|do so|terminate|modified|amended|assigned) accept (?=as|with|where|if|for|to)`,
      'except',
      ['except', 'accept'],
      ['shall not disclose it accept as permitted', 'shall not disclose it except as permitted'],
    ),
    row(
      'withheld',
      String.raw`\b((?:be )?(?:unreasonably|not be|not unreasonably be)) (?:held|upheld)(?= or (?:delayed|conditioned)\b|[.;,])(?<=\bunreasonably (?:held|upheld))`,
      '$1 withheld',
      ['withheld', 'held'],
      ['Consent will not be unreasonably held.', 'Consent will not be unreasonably withheld.'],
    ),
    row(
      'course',
      String.raw`\b((?:damp[- ]proof|of|due|in|in the|matter of|normal|ordinary|regular|the ordinary) )coarse\b`,
      '$1course',
      ['course', 'coarse'],
      ['in the ordinary coarse of business', 'in the ordinary course of business'],
    ),
    row(
      'complement',
      String.raw`\b(full|to|will|shall|would) compliment (?=(?:of|the|its|existing|each)\b)(?! on)`,
      '$1 complement ',
      ['complement', 'compliment'],
      ['the full compliment of staff', 'the full complement of staff'],
    ),
    row(
      'discreet',
      String.raw`\bdiscreet (?=(?:issues?|parts?|categor(?:y|ies)|questions?|projects?|units?|steps?|points?|elements?)\b)`,
      'discrete ',
      ['discrete', 'discreet'],
      ['two discreet issues', 'two discrete issues'],
    ),
    row(
      'waive',
      String.raw`\b(to|shall|not|hereby|expressly|may|will|deemed to have) (?:wave|waved|waiver) (?=(?:any|its|the|his|her|their|all|such|this|that)\b)`,
      '$1 waive ',
      ['waive', 'wave'],
      ['hereby wave any right', 'hereby waive any right'],
    ),
    row(
      'breach',
      String.raw`\b(?:in|of|a|any|material|this|such|the) breech(?:es)?\b`,
      'breach',
      ['breach', 'breech'],
      ['a material breech of it', 'a material breach of it'],
    ),
    row(
      'counsel',
      String.raw`\b(legal|outside|defense|defence|opposing|leading|with|by|of|his|her|its|their|our|your) council (?=(?:for|has|have|argued|argues|submits|submitted|advised|advises|will|fees|and the|who)\b)`,
      '$1 counsel ',
      ['counsel', 'council'],
      ['opposing council argued it', 'opposing counsel argued it'],
    ),
    row(
      'led',
      String.raw`\b(which|that|has|have|had|this|it|and|was|were|been) lead (?=(?:to|the parties|us|her|him|them)\b)(?<!\b(?:which|that|and) lead)|\b(?:has|have|had|was|were|been) lead\b`,
      'led',
      ['led', 'lead'],
      ['the delay has lead to loss', 'the delay has led to loss'],
    ),
    row(
      'its',
      String.raw`\b(of|in|by|to|with|for|under|from|on|and|all|its|at) it's (?=(?:own|terms|obligations?|rights?|employees?|affiliates?|officers?|agents?|business|directors?|behalf|contents?|registered|principal|duties|premises|subsidiaries|discretion|validity|provisions)\b)`,
      '$1 its ',
      ['its', "it's"],
      ["under it's terms", 'under its terms'],
    ),
    row(
      'forgo',
      String.raw`\b(?:to|shall|will|not) forego\b(?!ing)`,
      'forgo',
      ['forgo', 'forego'],
      ['to forego its claim', 'to forgo its claim'],
    ),
    row(
      'precede',
      String.raw`\b(to|shall|will|may|must|not|court|hearing|trial|parties) (?:preceed|precede) (?=(?:with|to (?:trial|judgment|the)|against|on|by way)\b)`,
      '$1 proceed ',
      ['proceed', 'precede'],
      ['shall precede with the works', 'shall proceed with the works'],
    ),
    row(
      'whose',
      String.raw`\b(\p{L}+(?:er|or|ee|ant|ent|son|ist|party|buyer|client|staff|one|those|people),?) who's (?=(?:name|address|consent|duty|duties|interest|registered|signature|employment|rights?|principal|business|property)\b)`,
      '$1 whose ',
      ['whose', "who's"],
      ["the tenant who's name appears", 'the tenant whose name appears'],
    ),
  ] satisfies Row[]
).map(pattern);
