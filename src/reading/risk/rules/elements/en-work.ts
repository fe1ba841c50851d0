import { both, near, type Element } from './element.ts';

/** Work: how it ends, what it pays, what it watches, in contracts in English. */
export const WORK_EN: readonly Element[] = [
  {
    rule: 'en-work-end-free',
    any: [
      near(
        90,
        '(?:end|terminate|dismiss|discharge|let go)\\w*',
        'on the spot|for any reason|or none|without (?:cause|notice|reason|severance)|at will|no reason',
        '(?:owes?|pays?|severance|nothing|compensation|notice|$)',
      ),
    ],
    yes: ['The studio may end the employment on the spot for any reason and owes nothing.'],
    no: ['Either side may end the employment on one month of notice.'],
  },
  {
    rule: 'en-leave-punished',
    any: [
      near(
        90,
        '(?:resigns?|leaves?|quits?|departs?)',
        '(?:repays?|pays?|owes?|refunds?|reimburses?)',
        '\\d|training|cost|salary|bonus|penalt\\w*',
      ),
    ],
    yes: ['If the artist resigns within three years she repays 20,000 of training costs.'],
    no: ['The employee who resigns is paid the accrued holiday.'],
  },
  {
    rule: 'en-work-deducts',
    any: [
      both(
        90,
        '(?:tak|deduct|withh|set off|dock)\\w*.{0,30}(?:wages?|salary|pay)',
        '(?:mistake|error|loss|breakage|damage|shortage|assess|cost)\\w*',
      ),
    ],
    yes: ['The studio may take from wages the cost of any mistake.'],
    no: ['Tax is deducted from wages as the law requires.'],
  },
  {
    rule: 'en-work-watched',
    any: [
      both(
        90,
        '(?:record|monitor|watch|film|read|track|access|search)\\w*',
        '(?:home|personal|private|family|around the clock|at all times|bedroom|changing)',
      ),
    ],
    yes: ['The studio may record the home and personal devices of the artist.'],
    no: ['The company may monitor its own systems on prior notice.'],
  },
  {
    rule: 'en-work-rights-waived',
    any: [
      both(
        90,
        '(?:hours?|overtime)',
        '(?:without (?:limit|extra pay|additional pay|overtime)|as (?:the )?\\w+ (?:demands?|requires?|wishes)|no (?:overtime|extra pay))',
      ),
      near(
        60,
        '(?:gives? up|waives?|forgoes?|no right to)',
        '(?:any |all |the |his |her )*(?:right to )?(?:rest|holiday|leave|overtime|break|sick|vacation|severance)\\w*',
      ),
    ],
    yes: [
      'The artist works such hours as needed without limit and without extra pay.',
      'She gives up any right to rest days.',
    ],
    no: ['Overtime is paid at one and a half times the hourly rate.'],
  },
];
