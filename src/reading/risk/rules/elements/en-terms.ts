import { AT_WILL_EN } from '../packs/english.ts';
import { both, near, type Element } from './element.ts';

const PRICE =
  'rents?|prices?|fees?|salar(?:y|ies)|wages?|pay|charges?|rates?|premiums?|subscriptions?|terms|agreement|policy|policies';
const CHANGES =
  'rais\\w*|increas\\w*|chang\\w*|amend\\w*|modif\\w*|var(?:y|ies)|revis\\w*|cut|reduc\\w*|lower\\w*|alter\\w*|adjust\\w*';
const WISHES =
  "(?:whatever|any) (?:sum|amount|figure|level|price|way)|(?:thinks?|sees?) fit|wish\\w*|(?:one|two|three|five|seven|\\d) (?:hours?|days?)[’']? notice|by (?:telling|posting|e-?mail\\w*|announcing|publishing)|on its (?:website|intranet|site)";
const REST = 'left|remaining|rest|balance|unexpired|until (?:the )?(?:end|expir\\w*)|still to (?:run|come)|outstanding';

/** Price, term, payment, penalties and what is lost, in contracts in English. */
export const TERMS_EN: readonly Element[] = [
  {
    rule: 'en-change-at-will',
    any: [near(60, 'may', `(?:${CHANGES})`, `(?:${PRICE})`, `(?:${AT_WILL_EN}|${WISHES})`)],
    yes: [
      'The owner may raise the rent during the term by whatever sum it wishes.',
      'The studio may cut the salary at any time by telling the artist.',
      'The company may amend this agreement by posting a new version on its intranet.',
    ],
    no: ['The parties may amend this agreement in writing signed by both.'],
  },
  {
    rule: 'en-deposit-at-will',
    any: [
      near(
        120,
        '(?:keep|retain|withhold)s?',
        'deposit',
        'unless|discretion|elects?|chooses?|sees fit|decides?|whatever',
      ),
      near(
        120,
        'deposit',
        '(?:refund|return|repa)\\w*',
        `(?:if|when|as) .{0,30}(?:decid|elect|choos|wish|sees|thinks)\\w*|discretion`,
      ),
    ],
    yes: [
      'The owner keeps the deposit unless it elects to refund some of it.',
      'The deposit is returned when the landlord so decides.',
    ],
    no: ['The deposit is returned within thirty days, less the cost of proved damage.'],
  },
  {
    rule: 'en-penalty-heavy',
    any: [
      near(
        90,
        'pay\\w*|owes?|due',
        '(?:every|all|each|the (?:full|whole|entire))',
        '(?:month|rent|instal|fee|charge|payment|salary)\\w*',
        REST,
      ),
      near(
        90,
        '(?:for|per) (?:each|every|any)|each|every',
        '(?:disclosure|breach|violation|infringement|default|day)',
        'pay\\w*|owes?|costs?',
        '\\d',
      ),
      /\bhowever (?:trivial|minor|small|slight|brief)\b/,
      near(
        90,
        'pay\\w*|damages|sum|penalt\\w*',
        'on top of|in addition to|over and above|as well as',
        '(?:actual |any |its |the )*(?:loss|damage)\\w*',
      ),
      near(
        90,
        'pay\\w*|damages|sum|penalt\\w*',
        'without (?:having to )?(?:show|prov|establish)\\w*',
        '(?:any|loss|damage|harm)',
      ),
    ],
    yes: [
      'If the tenant leaves early it shall pay every month of rent left in the term.',
      'For each disclosure, however trivial, the recipient pays $500,000.',
      'It pays that sum on top of its actual loss.',
      'It pays damages without having to prove any loss.',
    ],
    no: ['A late payment bears a charge of ten dollars.'],
  },
  {
    rule: 'en-renewal-trap',
    any: [
      both(
        140,
        '(?:roll|renew|extend)\\w*',
        '(?:certified|registered) (?:letter|mail)|notari\\w*|in person|(?:9\\d|1\\d\\d|2\\d\\d|3\\d\\d|ninety|one hundred|two hundred)[a-z -]* days|(?:four|five|six|seven|eight|nine|ten|twelve) months',
      ),
    ],
    yes: [
      'Unless a certified letter is sent in time the lease rolls over for two years.',
      'It renews unless notice is given at least 180 days before.',
    ],
    no: ['It renews unless either side gives thirty days notice.'],
  },
  {
    rule: 'en-collection-costs',
    any: [
      near(
        90,
        'pays?|bears?|reimburses?',
        '(?:lawyer|attorney|legal|counsel|court)\\w*',
        'win or lose|regardless|whatever the (?:outcome|result)|whether or not .{0,30}(?:wins|prevails|succeeds)|in all (?:cases|events)',
      ),
    ],
    yes: ['If sued, the tenant pays the lawyers of the owner, win or lose.'],
    no: ['The losing party pays the costs that the court awards.'],
  },
  {
    rule: 'en-dividends-at-will',
    any: [
      near(
        120,
        '(?:profit|dividend|distribution)s?',
        'if|when|as',
        '(?:decid|wish|elect|choos|sees fit|thinks fit)\\w*',
      ),
      near(
        120,
        '(?:profit|dividend|distribution)s?',
        '(?:first|only|solely|exclusively) ?(?:to)?',
        'until|times|remainder|what is left',
      ),
    ],
    yes: [
      'What is left of the profits, if the investor so decides, goes to the founders.',
      'Dividends are paid first to the fund until it has received four times its money.',
    ],
    no: ['Dividends are paid to all shareholders in proportion to their shares.'],
  },
  {
    rule: 'en-bought-out-cheap',
    any: [
      near(
        140,
        '(?:forfeit|surrender|lose|give up|hand over)s?',
        '(?:shares|equity|stock|interest|units)',
        'nothing|no (?:payment|consideration|compensation)|without (?:payment|compensation)|any reason|dismiss\\w*|death|illness',
      ),
      near(
        140,
        '(?:sell|transfer|purchase|buy)\\w*',
        '(?:shares|stock|units|interest)?',
        '(?:at|for) (?:a price of )?(?:one (?:dollar|euro|pound|peso)|\\$ ?1\\b|nominal|nothing|no consideration|whatever)',
      ),
      near(
        140,
        '(?:must|shall|obliged to) sell',
        '(?:whatever|any) (?:terms|price|conditions)|no consideration|for nothing',
      ),
    ],
    yes: [
      'A founder who leaves for any reason forfeits all shares for nothing.',
      'The founders shall sell their shares to the investor for one dollar.',
      'If the investor sells, the others must sell on whatever terms it negotiates.',
    ],
    no: ['A leaver sells the shares at the fair value set by an independent expert.'],
  },
  {
    rule: 'en-share-rights-waived',
    any: [
      both(
        90,
        'no|without|waives?|give up|lose',
        'pre-?empti\\w*|anti-?dilution|rights? of first (?:refusal|offer)|tag-?along',
      ),
    ],
    yes: ['New shares may be issued at any price and the founders have no pre-emptive right.'],
    no: ['Each shareholder has a pre-emptive right over new shares.'],
  },
  {
    rule: 'en-one-rules',
    any: [
      near(
        90,
        'appoints?|elects?|names?',
        '(?:and removes? )?(?:all|every|the whole)',
        '(?:of the )?(?:directors?|board|managers?)',
      ),
      near(90, '(?:no|without(?: a)?) (?:seat|vote|voice|representat\\w+)', '(?:board|attend|meeting|director)\\w*|$'),
    ],
    yes: [
      'The investor appoints and removes all of the directors.',
      'The minority has no seat and no right to attend.',
    ],
    no: ['Each shareholder appoints one director.'],
  },
];
