import type { Pattern } from '../pattern.ts';
import { both, pattern, type Row } from './row.ts';

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DAY = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)';
const NUMBER = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|several|many)';
const phrase = (
  id: string,
  say: [string, string],
  match: string,
  fix: string | null,
  examples: [string, string],
  more?: Row[7],
): Row => [`en.phrase.${id}`, 'gramatica', 2, match, fix, both(...say), examples, more];

/** Fixed phrases with their article, prepositions of time, and words of a wrong part of speech; from general grammar, ours. */
export const PHRASES: readonly Pattern[] = (
  [
    phrase(
      'the.missing',
      ['An article is missing.', 'Falta el artículo.'],
      String.raw`\b(?:as result|(?:at|by|from|until) (?:end|time|date|beginning|expiry|request|discretion|expense|option) of(?= (?:the|this|that|its|his|her|each|a)\b)|in (?:event|absence|case|course|opinion|light|exercise) (?:of|that)(?<=event of|event that|absence of|course of|opinion of|light of) (?=the|this|an?|any|its)|(?:for (?:purpose|benefit)|with exception) of (?=the|this|an?|any|its)|on (?:basis|ground|grounds|date|assumption) (?:of|that)|to (?:extent|best|satisfaction) (?:of|that)|(?:has|have|had) (?:right|duty|obligation|option|opportunity) to)\b`,
      null,
      ['In event of the breach, on basis of it', 'In the event of the breach, on the basis of it'],
    ),
    phrase(
      'the.extra',
      ['No article in this phrase.', 'Esta frase va sin artículo.'],
      String.raw`\b(?:in the (?:accordance|lieu|compliance|conformity|respect) (?:with|of)|with the (?:respect|regard) to|by the (?:virtue|means|way|reason) of (?=the|an?|this|its|any)(?<!way of )|in the addition to|the both (?:parties|of|sides)|under the penalty of|in the breach of|at the least \d)`,
      null,
      ['in the accordance with clause 5', 'in accordance with clause 5'],
    ),
    phrase(
      'preposition',
      ['This phrase has another preposition.', 'Esta frase lleva otra preposición.'],
      String.raw`\b(?:(?:in|at|by) the other hand|(?:in|at) the grounds? that|(?:in|at|by) the basis (?:of|that)|(?:in|on) the opinion that|(?:on|at) the meantime|in the contrary|for the time been|at (?:his|her|its|their|our) own risk of|on the request of|in (?:his|her|its|their|our|the) expense(?= of|[.,;]))\b`,
      null,
      ['In the other hand, the rent is due.', 'On the other hand, the rent is due.'],
    ),
    phrase(
      'day',
      ['Days take "on", months and years "in".', 'Los días llevan «on»; los meses y los años, «in».'],
      String.raw`(?<!\bas )\b(?:in|at) (?:${DAY}|\d{1,2}(?:st|nd|rd|th)? ${MONTH})\b(?! ?(?:of|[-–]))|\bon ${MONTH}(?=[.;]| (?:and|of (?:this|last|that|the)|the|he|she|they|we)\b)(?!,? \d)|\bon (?:19|20)\d\d(?=[.;])`,
      null,
      ['The deed was signed in 5 March.', 'The deed was signed on 5 March.'],
      { exact: true },
    ),
    phrase(
      'since',
      ['A length of time takes "for", not "since".', 'Una duración lleva «for», no «since».'],
      String.raw`\bsince ${NUMBER} (?:years|months|weeks|days)(?=[.;]|,? (?:and|but|the|he|she|it|they)\b)(?! (?:and|the) \p{L}+ (?:have|had|has|passed|elapsed))`,
      null,
      ['He has worked there since three years.', 'He has worked there for three years.'],
    ),
    phrase(
      'between',
      ['"Between" pairs with "and".', '«Between» va con «and».'],
      String.raw`\bbetween (?:\d{1,2} )?(?:${MONTH}|${DAY}|(?:19|20)\d\d|[£$€]\d[\d.,]*|\d{1,2})(?: (?:19|20)\d\d)? to (?=(?:\d|${MONTH}|${DAY}|[£$€]))`,
      null,
      ['between 2015 to 2018', 'between 2015 and 2018'],
      { exact: true },
    ),
    phrase(
      'noun',
      ['A noun belongs here, not its verb.', 'Aquí va el sustantivo, no el verbo.'],
      String.raw`\b(?:the|its|his|her|their|our|any|such|a|an) (?:fail|refuse|apply|deny|agree|choose|lose|prove|arrive|receive|believe|decide|accept|behave|complain|destroy|exist|describe|perform|appear|depart|explain|resolve|pursue|acquire|amend|assign|dispose|enforce|execute|occur|submit|terminate|withdraw|deliver)(?= (?:of|to|by|was|is|in|that)\b)`,
      null,
      ['the fail of the tenant to pay', 'the failure of the tenant to pay'],
    ),
    phrase(
      'adverb.participle',
      ['Before a participle stands an adverb in -ly.', 'Ante el participio va un adverbio en -ly.'],
      String.raw`\b(?:is|are|was|were|been|be) (?:proper|prompt|clear|direct|severe|serious|material|significant|substantial|reasonable|partial|immediate|express|unanimous|careful|correct|complete|wrongful|lawful|usual|previous|personal|deliberate|adequate|sufficient|formal|recent|repeated|extreme|negligent|improper|explicit|automatic|permanent|temporary|specific) (?!(?:need|bed|seed|interested|unlimited|limited)\b)(?:\p{L}{3,}ed|written|made|given|drawn|shown|known|sent|paid|taken|held|found)(?=[.,;]| (?:by|to|in|on|at|from|with|for|and|when|as)\b)`,
      null,
      ['The goods were severe damaged.', 'The goods were severely damaged.'],
    ),
    phrase(
      'adverb.verb',
      ['The verb takes an adverb in -ly.', 'El verbo lleva un adverbio en -ly.'],
      String.raw`\b(?:acted|acts|acting|performed|performs|replied|responded|behaved|worked|drove|paid|proceeded) (?:prompt|quick|negligent|reasonable|careful|careless|improper|unlawful|immediate|slow|diligent|dishonest|proper|efficient|reckless|unreasonable|independent)(?=[.,;]| (?:in|to|and|with|by|when|on|at)\b)`,
      null,
      ['The carrier acted negligent.', 'The carrier acted negligently.'],
    ),
    phrase(
      'comparative',
      ['A double comparative.', 'Doble comparativo.'],
      String.raw`\b(?:more|most) (?:clear|strict|strong|weak|few|high|low|cheap|short|long|broad|narrow|quick|slow|simple|late|old|young|great|small|hard|heav|earl|costl|likel|easi|bigg|saf|soon|near|fair|full|deep|rich|poor|wid|sever)i?(?:er|est)\b`,
      null,
      ['The second report is more clearer.', 'The second report is clearer.'],
    ),
    phrase(
      'one.plural',
      ['A plural where one is meant.', 'Un plural donde se habla de uno.'],
      String.raw`\b(?:a|an|one|this|each|every|another|single) (?:criteria|phenomena|memoranda|addenda|errata|bacteria)\b`,
      null,
      ['This criteria was not met.', 'This criterion was not met.'],
    ),
    phrase(
      'condition.will',
      ['To an unreal condition answers "would".', 'A una condición irreal responde «would».'],
      String.raw`^(?:if (?:the|a|an|any|that|this|its|his|her|it|he|she|they|we) (?:\p{L}+ ){0,3}(?:had (?:not )?(?:been )?(?:\p{L}+ed|paid|made|given|sent|known|taken|told)|were to)|had (?:the|a|an|it|he|she|they|we) [^,;]{3,60}|were (?:the|it|he|she|they) [^,;]{3,60})[^,;]{0,60}, (?:the|a|an|it|he|she|they|we) (?:\p{L}+ ){0,3}(?:will|shall) `,
      null,
      ['If the notice had been served, the claim will fail.', 'If the notice had been served, the claim would fail.'],
    ),
    phrase(
      'relative.number',
      [
        'The verb agrees with the noun before "which", "who" or "that".',
        'El verbo concuerda con el nombre ante «which», «who» o «that».',
      ],
      String.raw`(?<!\b(?:of|in|on|for|to|with|from|by|under|at) )\b(?:(?:a|an|each|every|this) (?!number|series|set|list|group|variety|range|couple|majority|lot|host)\p{L}+(?<!s|people|men|women|children|staff|police|team|family|couple|number|few|many) (?:which|who|that) (?:are|were|have)(?= (?:not|been|\p{L}+ed|a|the|to|no|in)\b)|(?:these|those|two|three|four|five|several|both) \p{L}+(?<![us]s|is)s,? (?:which|who) (?:is|was|has|does)\b)`,
      null,
      ['Those clauses which was struck out are void.', 'Those clauses which were struck out are void.'],
    ),
  ] satisfies Row[]
).map(pattern);
