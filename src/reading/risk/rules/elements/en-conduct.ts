import { AT_WILL_EN } from '../packs/english.ts';
import { both, near, type Element } from './element.ts';

const BARRED = '(?:shall not|may not|must not|will not|cannot|never|refrains? from|agrees not to|is forbidden to|not)';
const ALONE = 'without|need not|needs? no|not (?:be )?(?:required|obliged)|unpaid|late|default|arrears|court|judge';

/** What one may not do, give up or lose, and what the other may do alone, in contracts in English. */
export const CONDUCT_EN: readonly Element[] = [
  {
    rule: 'en-takes-law-in-hand',
    any: [
      both(
        200,
        '(?:shut|cut|turn|switch)\\w* off|change the locks|lock (?:out|the)|dispose of|remove .{0,20}(?:belongings|goods|possessions)|seize|repossess',
        `(?:${ALONE})`,
      ),
    ],
    yes: [
      'If rent is unpaid the owner may shut off the water and change the locks.',
      'The lender may seize the van and need not go to court.',
    ],
    no: ['The landlord may recover possession by order of the court only.'],
  },
  {
    rule: 'en-entry-any-time',
    any: [
      near(
        90,
        '(?:come in|come into|enter|inspect|visit|walk in)\\w*',
        'at any (?:hour|time)|any hour|announced or not|unannounced|without (?:notice|warning)|day or night|whenever',
      ),
    ],
    yes: ['The staff of the owner may come in at any hour, announced or not.'],
    no: ['The landlord may enter on two days notice and at reasonable hours.'],
  },
  {
    rule: 'en-known-defects',
    any: [
      near(
        140,
        '(?:accepts?|takes?)',
        '(?:all (?:of )?(?:its|the|their) (?:defects|faults)|as is|condition)',
        'including|hidden|latent|known|unsafe|dangerous|mou?ld|leak\\w*',
      ),
    ],
    yes: ['The resident accepts the house with all its defects, including unsafe wiring.'],
    no: ['The buyer inspected the house and accepts its visible condition.'],
  },
  {
    rule: 'en-exempt-fraud',
    any: [
      near(
        160,
        '(?:never|not|no event|in no way) (?:be )?(?:answerable|liable|responsible|accountable)|no liability|no responsibility',
        '(?:careless|gross|purpose|intention|wil+ful|fraud|deliberate|reckless|bad faith)\\w*',
      ),
    ],
    yes: ['The owner is never answerable for injury even if it was careless or acted on purpose.'],
    no: ['Nothing limits liability for fraud or wilful misconduct.'],
  },
  {
    rule: 'en-waived-by-law',
    any: [
      near(
        60,
        'waives?|gives? up|give up|surrenders?|renounces?|relinquish\\w*|forgoes?',
        '(?:all |any |every |the |its |his |her |their )*(?:right|claim|action|remed|recourse)\\w*',
        'sue|jury|trial|court|appeal|notice|eviction|claim|action|inspect|books|law|statut\\w*|counsel',
      ),
      near(
        60,
        BARRED,
        '(?:bring|start|file|commence|pursue|make|lodge)',
        '(?:any |a )?(?:action|claim|suit|lawsuit|proceeding|complaint|grievance)s?',
      ),
    ],
    yes: [
      'The resident waives the right to sue, to a jury and to notice before eviction.',
      'The agent shall not bring any claim against the company.',
    ],
    no: ['Neither side waives a right by delay.'],
  },
  {
    rule: 'en-forbids-reporting',
    any: [
      near(
        60,
        BARRED,
        '(?:disclose|report|speak|talk|communicate|cooperate|complain|respond|answer)',
        '(?:even (?:where|if|when)|to any (?:\\w+ )?(?:authorit|inspector|regulator|court|agency|union|lawyer|police|official)|(?:authorit|inspector|regulator|labou?r|union|lawyer|police|whistle)\\w*)',
      ),
    ],
    yes: [
      'It shall not disclose it even where a court requires it.',
      'The artist shall not speak to any labour inspector, union or lawyer.',
    ],
    no: ['It shall not disclose it unless a court requires it.'],
  },
  {
    rule: 'en-secret-everything',
    any: [
      near(
        120,
        '(?:information|everything|anything|all)',
        'whether or not',
        '(?:marked|public|known|confidential|labelled)',
      ),
      /\b(?:everything|anything|all that) .{0,60}\b(?:sees?|hears?|learns?|infers?|observes?)\b/,
    ],
    yes: [
      'Everything the recipient sees or hears is confidential.',
      'All information is confidential whether or not marked or already public.',
    ],
    no: ['Information that is public is not confidential.'],
  },
  {
    rule: 'en-secrecy-forever',
    any: [
      near(
        60,
        '(?:obligation|dut(?:y|ies)|confidential\\w*|secrecy)\\w*',
        '(?:never|not ever|do not|shall not) (?:expire|end|lapse|terminate|cease)|(?:for ?ever|in perpetuity|perpetual\\w*|indefinitely|without (?:limit|end))',
      ),
    ],
    yes: ['The obligations of the recipient never expire.'],
    no: ['The obligations end three years after signature.'],
  },
  {
    rule: 'en-free-use',
    any: [
      near(90, 'owes? no|no|without any', '(?:dut(?:y|ies)|obligation) of (?:confiden\\w+|secrecy)'),
      near(90, 'may', '(?:exploit|use|disclose)', 'freely|without restriction|as it (?:likes|pleases|sees fit)'),
    ],
    yes: ['The company owes no duty of confidence and may exploit it freely.'],
    no: ['Each side owes the other a duty of confidence.'],
  },
  {
    rule: 'en-ip-beyond',
    any: [
      near(
        200,
        '(?:idea|invention|improvement|creation|work|publication|anything|everything|design|drawing)s?',
        '(?:years? after|off duty|outside|own time|before, during|before or|whether or not|on or off|touch\\w*)',
        '(?:vest|belong|property|owned|assign|transfer)\\w*',
      ),
      near(
        200,
        '(?:years? after|off duty|outside (?:working|office)|own time|before, during)',
        '(?:belongs?|vests?|property of|owned by|assigned)',
      ),
    ],
    yes: [
      'Any idea conceived in the four years after signing shall vest in the company.',
      'Anything he draws, on or off duty, belongs to the studio.',
    ],
    no: ['Works made in the course of the services belong to the client on payment.'],
  },
  {
    rule: 'en-not-elsewhere',
    any: [
      near(
        60,
        BARRED,
        '(?:work|write|teach|design|perform|trade|practi[sc]e|serve|advise|invest|engage|take part|participat|be employed|compet|be involved|own)\\w*',
        '(?:any (?:other )?(?:publication|magazine|client|platform|brand|shop|store|clinic|school|restaurant|person|company|business|studio|agency|firm|employer|industry|food|country|capacity)|any .{0,30}business|anywhere|the world|any country|industry)',
      ),
    ],
    yes: [
      'For ten years it shall not work for or invest in any person active in the field anywhere.',
      'For six years a founder may not take part in any food business in the world.',
    ],
    no: ['For six months the employee shall not solicit the clients he served.'],
  },
  {
    rule: 'en-acts-in-my-name',
    any: [
      near(
        60,
        'irrevocabl\\w*',
        '(?:grants?|appoints?|gives?|names?)?',
        '(?:prox(?:y|ies)|power of attorney|attorney-in-fact|mandate)',
      ),
      near(90, '(?:prox(?:y|ies)|power of attorney)', '(?:all|every|any)', '(?:shares|matter|act)s?'),
    ],
    yes: ['Each founder irrevocably grants the investor a proxy to vote all the shares.'],
    no: ['A shareholder may appoint a proxy for one meeting.'],
  },
  {
    rule: 'en-books-closed',
    any: [
      near(
        60,
        '(?:gives? up|waives?|no right|may not|shall not|not be entitled)',
        '(?:the |any )?(?:right )?(?:to )?(?:inspect|see|examine|copy|ask for)',
        '(?:books|accounts|records|information)',
      ),
    ],
    yes: ['The founders give up the right to inspect the books.'],
    no: ['Every shareholder may inspect the books on five days notice.'],
  },
  {
    rule: 'en-stop-at-will',
    any: [
      near(
        90,
        'may',
        '(?:suspend|withdraw|clos|cancel|terminat|block|delet|discontinu|stop)\\w*',
        `(?:${AT_WILL_EN})|without (?:refund|giving|explanation)`,
      ),
    ],
    yes: ['The provider may close any account without explanation.'],
    no: ['The provider may suspend the service on thirty days notice of an unpaid bill.'],
  },
];
