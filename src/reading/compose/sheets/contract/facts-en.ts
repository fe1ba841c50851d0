import { facts } from './fact.ts';

/** What contracts in English say of what they are on, of money and of time. Ours. */
export const FACTS_EN = facts('en', [
  {
    id: 'en.date.made',
    fact: 'date',
    find: String.raw`(?:made|entered into|executed|dated|effective|entered)[^.;]{0,60}?(?: as of| on| this| effective)?(?: the)?(?: as of)? (?<cell>{date})`,
    not: String.raw`(?:certain|terminat|expir|prior|pursuant to (?:the|that))`,
    yes: [
      [
        'This Agreement is made as of March 3, 2025 (the "Effective Date") by and between Andes Optics SpA and another.',
        'March 3, 2025',
      ],
    ],
    no: ['This Agreement expires on March 3, 2025.'],
  },
  {
    id: 'en.object.grants',
    fact: 'object',
    clause: true,
    find: String.raw`(?<cell>(?:hereby )?(?:(?:appoints|engages|retains)(?= (?:the )?\p{Lu})|leases to|agrees to (?:sell|purchase|provide|supply|manufacture|perform|develop)|shall (?:provide|supply|manufacture|develop|perform)|will (?:provide|supply|manufacture|develop|perform)) (?!the services|its obligations|such)[^.;,]{8,80})`,
    not: String.raw`(?:\bnot\b|notice|notify|written|indemn|insurance|proof|evidence|WHEREAS|if |in the event|upon request|copies)`,
    title: String.raw`^(?:the )?(?:appointment|engagement|services?|scope|purpose|premises|sale|supply|retention|demise|lease of|manufacture)`,
    yes: [
      [
        'The Supplier appoints the Distributor as its exclusive distributor of lenses in Chile.',
        'appoints the Distributor as its exclusive distributor of lenses in Chile',
      ],
    ],
    no: ['The Supplier shall not provide the goods.'],
  },
  {
    id: 'en.licence.granted',
    fact: 'licence',
    clause: true,
    find: String.raw`(?<cell>(?:hereby )?grants(?: to)? (?:the )?[\p{L}.]+ (?:an?|the) (?:[\p{L}-]+,? ){0,6}licen[sc]e [^.;,]{4,60})`,
    not: String.raw`(?:\bnot\b|trademark|trade name|WHEREAS|if )`,
    yes: [
      [
        'Licensor hereby grants to Licensee a non-exclusive licence to use the program in Chile.',
        'hereby grants to Licensee a non-exclusive licence to use the program in Chile',
      ],
    ],
    no: ['Licensor grants to Licensee a rebate.'],
  },
  {
    id: 'en.object.purpose',
    fact: 'object',
    clause: true,
    find: String.raw`(?:the (?:purpose|object) of this agreement is|the parties wish|the parties desire)(?: to)? (?<cell>[^.;,]{8,90})`,
    yes: [
      ['The parties wish to explore a possible business relationship.', 'explore a possible business relationship'],
    ],
    no: ['The goods are fit for their purpose.'],
  },
  {
    id: 'en.rent.sum',
    fact: 'rent',
    find: String.raw`(?:rent)(?!al|ed)[^.;$]{0,90}?(?<cell>(?:{money}{per}|{num} (?:per|a|each|every) (?:calendar )?(?:month|week|year|annum)))`,
    not: String.raw`(?:late|penalt|deposit|fee|default)`,
    yes: [
      ['The monthly rent is $2,400.00 per month, payable in advance.', '$2,400.00 per month'],
      ['The rent is 1,150 per month, payable on the first day.', '1,150 per month'],
    ],
    no: ['A late rent bears a charge of $50.'],
  },
  {
    id: 'en.fee.pays',
    fact: 'fee',
    clause: true,
    find: String.raw`(?<cell>(?:[\p{L}.]+ )?(?:shall|will|agrees to) pay (?:to )?[^.;]{0,110}?{money}{per})`,
    not: String.raw`(?:\bnot\b|penalt|late|damages|indemn|insurance|audit|interest|fine\b|if |in the event|terminat|liquidated|refund)`,
    yes: [
      [
        'Aduro shall pay Consultant for the Services at the rate of €500 per hour.',
        'Aduro shall pay Consultant for the Services at the rate of €500 per hour',
      ],
    ],
    no: ['Vendor shall pay a late charge of $50.', 'If it fails, it shall pay $300.'],
  },
  {
    id: 'en.payment.days',
    fact: 'payment',
    clause: true,
    find: String.raw`(?<cell>(?:payments?|invoices?|fees?)[^.;]{0,50} (?:is|are|shall be|will be) (?:due(?: and payable)?|payable|paid|made)[^.;]{0,40} ?within {num} (?:calendar |business )?days(?: (?:of|after|from) [^.;,]{3,50})?)`,
    not: String.raw`(?:\bnot\b|fail|if |in the event|terminat|refund|late|default)`,
    yes: [
      [
        'Invoices are due and payable within thirty (30) days of receipt.',
        'Invoices are due and payable within thirty (30) days of receipt',
      ],
    ],
    no: ['If payment is not made within thirty days, interest accrues.'],
  },
  {
    id: 'en.term.titled',
    fact: 'term',
    find: String.raw`(?:term|agreement|lease|tenancy|letting|appointment|engagement|employment|period)(?: [^.;]{0,160}?)? (?:for|of|is|be|continue)(?: an?| the)?(?: (?:initial|fixed|minimum))?(?: (?:term|period|duration) of)?(?: approximately)? (?<cell>{years})`,
    title: String.raw`(?:^|\b)(?:initial )?(?:term\b|duration|effective date)`,
    not: String.raw`(?:notice|renew|exten[ds]|cure|breach|following|additional|surviv|confiden|warrant|after the|payment|invoice|deliver|each|every|audit|record|suspen|order\b|indemn|during the (?:initial )?(?:term|period))`,
    yes: [['The lease shall be for a term of five years.', 'five years']],
    no: [
      'The term may be renewed for one year.',
      'The supplier keeps records during the term of this Agreement and for a period of three years thereafter.',
    ],
  },
  {
    id: 'en.term.span',
    fact: 'term',
    find: String.raw`(?:(?:initial )?term of (?:this|the) (?:[\p{L}-]+ ){0,3}(?:agreement|lease|engagement)|this (?:[\p{L}-]+ ){0,3}(?:agreement|lease)(?= [^.;]{0,90}(?:effect|in force|term|continue|valid)))(?: [^.;]{0,130}?)? (?:for|of|is|be)(?: an?| the)?(?: (?:initial|fixed|minimum))?(?: (?:term|period|duration) of)?(?: approximately)? (?<cell>{years})`,
    not: String.raw`(?:notice|renew|exten[ds]|cure|breach|following|additional|surviv|confiden|warrant|after the|payment|invoice|deliver|each|every|audit|record|suspen|order\b|indemn|during the (?:initial )?(?:term|period))`,
    yes: [
      ['This Agreement shall remain in effect for three (3) years from the Effective Date.', 'three (3) years'],
      ['The initial term of this Agreement shall be for a period of five years.', 'five years'],
    ],
    no: ['The term may be renewed for one year.', 'This Agreement may be terminated on a notice of thirty days.'],
  },
  {
    id: 'en.term.perpetual',
    fact: 'term',
    find: String.raw`(?:agreement|license)[^.;]{0,60}? (?:shall|will)(?: continue| remain)?(?: in (?:full force and )?effect)? (?<cell>(?:in perpetuity|perpetually|indefinitely)|until (?:terminated|termination)[^.;,]{0,60})`,
    not: String.raw`(?:confiden|surviv)`,
    yes: [
      ['This Agreement shall continue in effect until terminated by either party.', 'until terminated by either party'],
    ],
    no: ['The duty of confidentiality continues indefinitely.'],
  },
  {
    id: 'en.expiry.until',
    fact: 'expiry',
    find: String.raw`(?:agreement|term|lease)[^.;]{0,160}? (?:until|through|expires? on|expiring on|end(?:s|ing)? on|terminate on|conclude on)(?: and including)? (?<cell>{date})`,
    not: String.raw`(?:payment|report|fiscal|royalt|deliver)`,
    yes: [
      [
        'This Agreement shall continue until December 31, 2020, unless ended before.',
        'December 31, 2020, unless ended before',
      ],
    ],
    no: ['Royalties under this Agreement run until December 31, 2020.'],
  },
  {
    id: 'en.renewal.auto',
    fact: 'renewal',
    clause: true,
    find: String.raw`(?<cell>(?:(?:this|the) (?:[\p{L}-]+ ){0,2}(?:agreement|contract|lease)|the (?:initial )?term(?: of this agreement| hereof)?|it) (?:automatically renews|(?:shall|will|may) (?:(?:be )?automatically (?:be )?(?:renew|renewed|extend|extended)|be (?:renewed|extended)|renew))[^.;]{3,60})`,
    not: String.raw`(?:\bnot\b|license to|insurance|patent|trademark)`,
    yes: [
      [
        'This Agreement shall automatically renew for successive one-year terms, unless either party objects.',
        'This Agreement shall automatically renew for successive one-year terms, unless either party objects',
      ],
    ],
    no: ['The permit shall be shown.'],
  },
  {
    id: 'en.deposit.sum',
    fact: 'deposit',
    find: String.raw`(?:security deposit|deposit)[^.;$]{0,80}?(?<cell>{money})`,
    not: String.raw`(?:return|refund|late)`,
    yes: [['Tenant shall pay a security deposit of $2,400.', '$2,400']],
    no: ['The deposit is returned.'],
  },
  {
    id: 'deadline.closing',
    fact: 'deadline',
    find: String.raw`(?:closing|deed|conveyance|final (?:contract|agreement))[^.;]{0,120}?(?<cell>(?:on or before|no later than|not later than|within|by) (?:{date}|{span}))`,
    not: String.raw`(?:notice|penalty|inspection)`,
    yes: [
      ['The closing shall take place on or before March 31, 2025.', 'on or before March 31, 2025'],
      ['The deed shall be signed within sixty days of this agreement.', 'within sixty days'],
    ],
    no: ['The buyer pays the deposit within five days.'],
  },
]);
