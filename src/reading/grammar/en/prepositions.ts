import type { Pattern } from '../pattern.ts';
import { both, pattern, type Row } from './row.ts';

const row = (id: string, match: string, fix: string | null, right: string, examples: [string, string]): Row => [
  'en.' + id,
  'gramatica',
  2,
  match,
  fix,
  both(`"${right}".`, `«${right}».`),
  examples,
];
const PERSON =
  '(?:tenant|landlord|client|buyer|seller|company|employee|employer|contractor|director|claimant|defendant|plaintiff|creditor|debtor|licensee|licensor|supplier|customer|team|manager|member|shareholder|trustee|borrower|lender|insurer|user|purchaser|vendor|guarantor|partner|officer|agent)';
const OWNED =
  '(?:obligations?|rights?|duties|duty|consent|liability|liabilities|interests?|claims?|property|business|approval|accounts?|costs|expenses|failure|breach|request|names?|address|employees|records?|entries|assets|remedies|representatives|premises|solicitors?|attorneys?|agents?|knowledge|benefit|position|evidence|case|arguments?|conduct|time sheets|submissions?)';

/** Prepositions, countless nouns, apostrophes and pronouns that English has otherwise; the list is ours. */
export const PREPOSITIONS: readonly Pattern[] = (
  [
    row(
      'comply.with',
      String.raw`\b(compliance(?= to)|comply|complies|complied|complying) (?:to|by|of) (?=(?:the|this|all|any|its|their|these|such|applicable|clause|section)\b)`,
      '$1 with ',
      'comply with',
      ['shall comply to the rules', 'shall comply with the rules'],
    ),
    row('accordance', String.raw`\bin accordance (?:to|of) `, 'in accordance with ', 'in accordance with', [
      'in accordance to clause 5',
      'in accordance with clause 5',
    ]),
    row(
      'responsible.for',
      String.raw`\b(responsible|liable|accountable) of (?=(?:the|any|all|its|their|such|each)\b)`,
      '$1 for ',
      'responsible for',
      ['is responsible of the delivery', 'is responsible for the delivery'],
    ),
    row(
      'rely.on',
      String.raw`\b(rely|relies|relied|relying|reliance) (?:in|to|at) (?=(?:the|this|that|a|an|any|its|his|her|such)\b)`,
      '$1 on ',
      'rely on',
      ['relies in the letter', 'relies on the letter'],
    ),
    row(
      'prevent.from',
      String.raw`\b(prevent|prevents|prevented|preventing|prohibit|prohibits|prohibited|restrain|restrains|restrained|restraining) ((?:the|any|its|a|either|that|each) (?:\p{L}+ ){1,2})(?:to (?!others|any|the|third|a)(?=\p{L}{3,})|of (?=\p{L}{3,}ing\b))`,
      '$1 $2from ',
      'prevent … from',
      ['prevented the landlord to enter', 'prevented the landlord from entering'],
    ),
    row('entitled.to', String.raw`\bentitled for (?=\p{L}+)`, 'entitled to ', 'entitled to', [
      'entitled for compensation',
      'entitled to compensation',
    ]),
    row(
      'right.to',
      String.raw`\b(right|rights|power|authority) for (terminating|ending|inspecting|entering|appealing|claiming|cancelling|rejecting|assigning|using|suspending|withdrawing|objecting)\b`,
      '$1 to …',
      'right to',
      ['the right for terminating it', 'the right to terminate it'],
    ),
    row(
      'consist.of',
      String.raw`\b(consist|consists|consisted|consisting) in (?=(?:\d+|two|three|four|five|six|a|an|several|the following)\b)`,
      '$1 of ',
      'consist of',
      ['consists in three machines', 'consists of three machines'],
    ),
    row(
      'enter.into',
      String.raw`\b(agreement|contract|lease|settlement|deed) ((?:was|is|were|has been|being) )?entered (?=(?:by|between) )`,
      '$1 $2entered into ',
      'entered into',
      ['an agreement entered by the parties', 'an agreement entered into by the parties'],
    ),
    row(
      'pursuant.to',
      String.raw`\b(pursuant|prior|contrary) (?:of|with|from) (?=(?:the|this|that|clause|section|any|its)\b)`,
      '$1 to ',
      'pursuant to',
      ['pursuant of the lease', 'pursuant to the lease'],
    ),
    row('despite', String.raw`\bdespite of (?=\p{L})`, 'despite ', 'despite', [
      'despite of the notice',
      'despite the notice',
    ]),
    row('breach.of', String.raw`\bin breach with `, 'in breach of ', 'in breach of', [
      'in breach with clause 4',
      'in breach of clause 4',
    ]),
    row(
      'uncountable',
      String.raw`\b(information|equipment|advice|furniture|machinery|software|knowledge|legislation|research)s\b(?!')`,
      '$1',
      'no plural',
      ['the equipments were delivered', 'the equipment was delivered'],
    ),
    row(
      'uncountable.verb',
      String.raw`^(?:the|this|all|any|such|no)? ?(?:\p{L}+ )?(information|equipment|advice|evidence|furniture|machinery|correspondence|software|knowledge|progress|legislation) (?:are|were|have) `,
      null,
      'a verb in the singular',
      ['All evidence have been lost.', 'All evidence has been lost.'],
    ),
    row(
      'fewer',
      String.raw`\bless (?=(?:losses|claims|employees|documents|people|persons|items|errors|parties|complaints|defects)\b)`,
      'fewer ',
      'fewer',
      ['less losses than he claims', 'fewer losses than he claims'],
    ),
    row(
      'number.count',
      String.raw`\b(the|an|a large|a small|any) amount of (?=(?:employees|people|persons|claims|documents|shares|parties|creditors|members|units|complaints|tenants|days|hours)\b)`,
      '$1 number of ',
      'number of',
      ['the amount of employees', 'the number of employees'],
    ),
    row(
      'person.who',
      String.raw`\b(director|engineer|person|persons|employee|employees|witness|manager|surveyor|officer|trustee|partner),? which (?=(?:was|were|is|are|has|have|had|shall|\p{L}+ed)\b)`,
      '$1 who ',
      'who',
      ['the engineer which was hired', 'the engineer who was hired'],
    ),
    row(
      'whom',
      String.raw`\bwhom (?=(?:inspected|signed|paid|wrote|said|had signed|is|was|were|are|has|have|had|failed|agreed|received)\b)(?<!\b(?:to|by|of|with|from|for) whom )`,
      'who ',
      'who',
      ['the engineer whom inspected it', 'the engineer who inspected it'],
    ),
    row(
      'subject.twice',
      String.raw`^(the|this|that|each|such) ((?!who|that|which)\p{L}+) (?:it|he|she|they) (?=(?:is|are|was|were|shall|must|has|have|will|may)\b)`,
      '$1 $2 ',
      'the subject once',
      ['The clause it is void.', 'The clause is void.'],
    ),
    row(
      'possessive',
      String.raw`\b(the|its|their|his|her|our|any|all|each|that) (${PERSON})s (?=${OWNED}\b)(?! (?:claims?|interests?|requests?|names?|records?|accounts?|costs|address|benefit) (?:the|a|an|to|that|from|by)\b)`,
      "$1 $2's ",
      'an apostrophe',
      ['The tenants obligations are several.', "The tenant's obligations are several."],
    ),
    row(
      'apostrophe.plural',
      String.raw`\b(the|these|those|all|several|two|three|four) (good|document|invoice|payment|term|condition|clause|contract|share|defect)'s (?=(?:on|in|are|were|have|shall|must|and|to|by|at|within)\b)`,
      '$1 $2s ',
      'no apostrophe',
      ["the good's are late", 'the goods are late'],
    ),
    row(
      'its.clear',
      String.raw`^its (?=(?:clear|possible|important|necessary|likely|unlikely|well|not|also|only|unclear|true|common|impossible|a|an|the)\b)`,
      "It's ",
      "It's",
      ['Its clear that it is void.', "It's clear that it is void."],
    ),
    row(
      'its.noun',
      String.raw`\bit's (?=(?:schedules?|annexes|exhibits?|clauses|value|price|members|staff|customers|liability|assets|board|name|address|shareholders|products|services)\b)`,
      'its ',
      'its',
      ["the contract and it's schedules", 'the contract and its schedules'],
    ),
    row(
      'there.plural',
      String.raw`\bthere (?:is|was) (?=(?:no|several|many|two|three|four|five|some|numerous|various|both|few) (?:\p{L}+ )?\p{L}{3,}[^su\W]s\b(?! of))`,
      'there are ',
      'there are',
      ['There was no documents in it.', 'There were no documents in it.'],
    ),
    row(
      'dont',
      String.raw`\b((?:the|a|this|that|each) (?:\p{L}+[^s\s]|witness|business)) don't `,
      "$1 doesn't ",
      "doesn't",
      ["The witness don't recall.", "The witness doesn't recall."],
    ),
    row(
      'these.singular',
      String.raw`\b(these|those) (\p{L}+(?:[st]ion|ment|ance|ence|clause|party|agreement|term|invoice|notice|right|claim)) (?=(?:is|was|has|shall|must|may|will|\p{L}+s)\b)`,
      null,
      'the plural',
      ['These provision survives termination.', 'These provisions survive termination.'],
    ),
    row(
      'pair.plural',
      String.raw`^(the \p{L}+ and (?:the|its|their) \p{L}+) (?=(?:is|was|has|does) (?!to be read\b))`,
      null,
      'a verb in the plural',
      ['The tenant and the guarantor is liable.', 'The tenant and the guarantor are liable.'],
    ),
    row(
      'past.present',
      String.raw`^(?:yesterday|last (?:week|month|year)|on \d{1,2} \p{L}+ (?:19\d\d|20[01]\d|202[0-4])|on \p{L}+ \d{1,2}, (?:19\d\d|20[01]\d|202[0-4])),? (?:the|a|my|our|its|his|her) (?:\p{L}+ ){1,2}(?:pays|writes|sends|signs|issues|serves|files|tells|informs|refuses|carries|visits|inspects|finds|insists|agrees|buys|sells|delivers|terminates|leaves|calls|replies|rejects|asks|gives|makes|takes)\b`,
      null,
      'the past tense',
      ['Yesterday the landlord writes to the tenant.', 'Yesterday the landlord wrote to the tenant.'],
    ),
    row(
      'tense.shift',
      String.raw`^(?:\d[\d.]* )?(?:(?:on|in) [^,]{3,24},? )?(?:the|our|his|her|a|an|mr|mrs|ms|dr) (?:(?!which|who|that|to|if|when)[\p{L}'’-]+ ){1,4}(?:inspected|issued|sent|signed|wrote|paid|received|visited|called|refused|delivered|served|filed|replied|rejected|accepted|asked|examined|reported|left|gave|told|found) (?:(?!to|that|which|who|shall|will|must|may|can)[\p{L}\p{N}'’-]+ ){0,7}and (?:he |she |it |then |later )?(?:seeks?|finds?|refuses?|insists?|pays?|writes?|sends?|serves?|issues?|asks?|says?|tells?|gives?|takes?|makes?|replies|carries)\b`,
      null,
      'one tense',
      [
        'The surveyor inspected the roof and finds that it leaks.',
        'The surveyor inspected the roof and found that it leaked.',
      ],
    ),
    row(
      'every.plural',
      String.raw`\b(every|each|another) ((?!previous|various|serious|business|process|access|basis|series|address|loss|witness|class)\p{L}{3,}[^su\W])s (?=(?:is|are|must|shall|was|were|has|have|will|may)\b)`,
      '$1 $2 ',
      'the singular',
      ['Every invoices must be paid.', 'Every invoice must be paid.'],
    ),
  ] satisfies Row[]
).map(pattern);
