import type { Pattern } from '../pattern.ts';
import { both, pattern, type Row } from './row.ts';

const DET = '(?:the|an?|any|its|his|her|their|our|your|this|these|those|such)';
const SPEAKER =
  '(?:he|she|they|we|it|who|court|tribunal|judge|witness|claimant|defendant|plaintiff|respondent|appellant|tenant|landlord|counsel|officer|(?:mr|mrs|ms|dr)\\.? \\p{L}+)';
const SAY =
  '(?:said|says|stated|states|argued|argues|contends|contended|submits|submitted|alleged|alleges|claims|claimed|believes|believed|admitted|held|found|testified|explained|confirmed|conceded|denied|knew)';
const gap = (id: string, say: [string, string], match: string, fix: string | null, examples: [string, string]): Row => [
  `en.gap.${id}`,
  'gramatica',
  2,
  match,
  fix,
  both(...say),
  examples,
];

/** Words that are missing or too many, seen by two neighbours that never stand together; the list is ours. */
export const MISSING: readonly Pattern[] = (
  [
    gap(
      'subject',
      ['The clause has no subject.', 'A la oración le falta el sujeto.'],
      String.raw`\b${SPEAKER}(?: also| further| then)? ${SAY} that (?:(?:had|has|have) (?:not |never |already )?(?:\p{L}+ed|seen|known|made|given|taken|paid|sent|done|told|found|left|kept|lost) (?=(?:the|an?|his|her|it|that|to|no|any|their|its|him)\b)|(?:were|are|have) (?=\p{L})|(?:did|does|could|would|do) not (?=(?:know|have|receive|see|intend|agree|owe|recall|remember|pay|understand|want|wish|need|believe)\b))`,
      null,
      ['She stated that had signed the deed.', 'She stated that she had signed the deed.'],
    ),
    gap(
      'determiner',
      [
        'Between these two words something is missing, or one is too many.',
        'Entre estas dos palabras falta algo, o sobra una.',
      ],
      String.raw`(?<![\p{L}\d"“‘'(\[-] ?)\b(?:the|an|every) (?:of|from|with|by|into|upon|is|was|are|were|has|have|shall|it|they|he|we|the|an?|this|these|those|because)(?![-’'"”])(?= \p{Ll})`,
      null,
      ['the of the lease', 'the end of the lease'],
    ),
    gap(
      'two.modals',
      ['Two auxiliaries of which one is enough.', 'Dos auxiliares: basta uno.'],
      String.raw`\b(?:shall|must|can|could|would|should) (?:shall|will|must|may|can|could|would|should)\b(?=(?: not)? \p{L})|\b(?:is|are|was|were) (?:are|has|have|had)\b(?= \p{L})`,
      null,
      ['The buyer shall must pay.', 'The buyer shall pay.'],
    ),
    gap(
      'been',
      ['After "have" stands "been".', 'Tras «have» va «been».'],
      String.raw`\b(has|have|had)(?: not)? be (?=\p{L}+)`,
      '$1 been ',
      ['The rent has be paid.', 'The rent has been paid.'],
    ),
    gap(
      'be',
      ['"Be" is missing.', 'Falta «be».'],
      String.raw`\b(shall|must|will|would|should|may|cannot)((?: not| also| only| then| jointly and severally| jointly| solely)?) (liable|responsible|enforceable|able|unable|available|payable|due|eligible|applicable|invalid|subject to|aware|unenforceable|null and void)\b`,
      '$1$2 be $3',
      ['The tenant shall liable for it.', 'The tenant shall be liable for it.'],
    ),
    gap(
      'of',
      ['"Of" is missing.', 'Falta «of».'],
      String.raw`\b(one|most|some|none|several|copies|a copy|the rest|the remainder|a majority|the majority|the lack|a lack|a breach) (?=(?:the|these|those|its|their|his|her) (?!less|wiser|worse|better|other|more|latter|one)\p{L}+)(?<!\b(?:no|any|every|this|that|the|as|each) \p{L}+ )`,
      '$1 of ',
      ['He paid most the rent.', 'He paid most of the rent.'],
    ),
    gap(
      'number.of',
      ['"Of" is missing.', 'Falta «of».'],
      String.raw`\b(a (?:large |small |great )?(?:number|majority|variety|couple)) (?=(?:documents|claims|witnesses|tenants|members|people|shares|days|weeks|months|years|cases|errors|reasons|letters|issues|questions|creditors|employees|residents)\b)`,
      '$1 of ',
      ['a large number claims', 'a large number of claims'],
    ),
    gap(
      'than',
      ['"Than" is missing.', 'Falta «than».'],
      String.raw`\b((?:no|not) (?:more|less|fewer|later|earlier|sooner)) (?=(?:\d+|two|three|five|seven|ten|fourteen|twenty|thirty|sixty|ninety|the|january|february|march|april|june|july|august|september|october|november|december)\b)`,
      '$1 than ',
      ['no later ten days after the order', 'no later than ten days after the order'],
    ),
    gap(
      'as',
      ['The second "as" is missing.', 'Falta el segundo «as».'],
      String.raw`\b(as (?:soon|long|far|much|many)) (?=(?:the|it|he|she|they|we|possible|practicable|reasonably) )`,
      '$1 as ',
      ['as soon the goods arrive', 'as soon as the goods arrive'],
    ),
    gap(
      'preposition.of',
      ['Two prepositions of which one is too many.', 'Dos preposiciones: sobra una.'],
      String.raw`\b(?:for|with|by|from|at|into|under) of (?=${DET} )`,
      null,
      ['notice by of the landlord', 'notice by the landlord'],
    ),
  ] satisfies Row[]
).map(pattern);
