import { clauseRules } from './clause-rule.ts';

/** Where a clause begins: at the sentence, or behind a mark or "that" near its head ("Unless terminated earlier, the term …"). */
const HEAD = String.raw`^[^;]{0,220}?(?:^|[.,:)”"–\-]\s|\d\s|\bthat\s)`;
const NUMBER = String.raw`(?:\d+|\[\*+\]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty(?:-\w+)?|thirty(?:-\w+)?|\w+ty)`;
/** What ends a term: a day, an event, so long a time, or one that is left out of the copy. */
const END = [
  String.raw`until|through|perpetual\w*|in perpetuity|indefinitely|anniversary|conclude|terminated by|\[\*+\]|(?:so|as) long as`,
  String.raw`(?:for|of|be|is) (?:an? |the )?(?:(?:initial|additional|minimum|further|entire|fixed|duration|life)\b ?)*(?:\w+ )?(?:term|period|duration)\b`,
  String.raw`${NUMBER} ?(?:\([^)]{1,12}\))?[ \-]?(?:full |calendar |consecutive )?(?:years?|months?)\b`,
  String.raw`expir(?:e|es|ing|y|ation) (?:on|upon|of|when|at)|terminated? (?:on|upon)|terminates? (?:on|when|upon the)|remain in effect for`,
  String.raw`(?:ends?|ending) (?:on|at|upon|when|only)|\bto (?:and including )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b`,
].join('|');
const UNTIL = String.raw`[^;]{0,260}?(?<!\w)(?:${END})`;
const IN_BRACKETS = String.raw`(?: ?\([^)]{1,60}\))?`;
/** "exclusive", but not "non-exclusive". */
const EXCLUSIVE = String.raw`(?<!non[\- ]?)\bexclusive\b`;
const TRADER = 'distribut|agen|supplier|provider|reseller|representative|sponsor|dealer|licensee|manufacturer';

/** What contracts in English say of how long they last and how they end, of exclusivity, insurance and audits. Ours. */
export const CLAUSES_EN = clauseRules('en', [
  {
    preset: 'expiry',
    heading: String.raw`\bterm\b|duration|effective|commencement`,
    find: [
      String.raw`(?:${HEAD}(?:the |an? )?(?!(?:payment|warranty|renewal|extended?|extension|such|any|no|each) )(?:[\w\-]+ )?|^[^;]{0,220}?(?<!\b(?:during|for|throughout|after|over|of|in) )\bthe (?:initial )?)(?:term|duration)(?: (?:hereof|hereunder)| (?:of|for|under) (?:this|the|each)\b[^.;,]{0,40}?)?${IN_BRACKETS}(?:,[^;]{0,120}?,)?,? (?:shall|will|(?=is )|begins?|commences?|continues?|expires?|ends?|runs?)${UNTIL}`,
      String.raw`${HEAD}(?:this|the) (?:[\w\-]+ ){0,3}(?:agreement|contract|lease|amendment|licen[cs]e|appointment|joint venture|alliance|franchise|partnership|sponsorship)(?: granted[^.;,]{0,30}| herein| hereunder)?${IN_BRACKETS}(?: and [^.;,]{0,60}?|,[^;]{0,160}?,)? (?:(?:shall|will|is|does)? ?(?:be |to )?(?:apply and |enter into effect |(?:initially|automatically|thereafter|also) )?(?:commence|begin|start|become|take|come|enter|remain|continue|effective|valid|in (?:full )?(?:force|effect)|expire|last|run|terminate (?:on|upon))\w*|is for|(?:shall |will )?ha(?:s|ve) an? (?:initial )?term)\b${UNTIL}`,
      String.raw`${HEAD}[\w’' \-]{0,40}\b(?:appointment|engagement|employment)\b[^.;]{0,60}?\b(?:is|shall|will|commences?|begins?)\b${UNTIL}`,
      String.raw`^(?:[\d.]{1,6} )?(?:termination|expiration|expiry|end) date\s*[:.–\-]\s*.{0,20}\d{4}`,
      String.raw`^(?:[\d.]{1,6} )?(?:(?:initial|contract|agreement|license) )?(?:term|period|duration)(?: of (?:this )?agreement)?\s*[:.–\-]\s*[^.;]{0,80}?(?:${END})`,
      String.raw`["“](?:[\w ]{0,20})?term["”] (?:means|shall mean)${UNTIL}`,
      String.raw`${HEAD}it (?:shall|will) (?:remain|continue)\b[^;]{0,40}?\b(?:force|effect)\b${UNTIL}`,
      String.raw`\b(?:for|have|has) (?:an? |the )(?:initial )?(?:term|period)\b[^;]{0,60}?\b(?:commencing|beginning|starting)\b[^;]{0,120}?\b(?:ending|expiring|terminating|until|through)\b`,
      String.raw`^(?!.*\b(?:renew|confiden|notice|records?|audit|surviv|warrant|insur|books|compet|solicit|after|following)).*\bfor an? (?:initial |original |fixed )?(?:term|period) of ${NUMBER} ?(?:\([^)]{1,12}\))? (?:years?|months?)\b`,
    ],
    not: String.raw`\b(?:entered into (?:on|as of|by)|confidential information (?:shall|will)|arbitrat|renewed for|additional payments|warranty period (?:shall|will)|indemnif)`,
    yes: [
      'Unless terminated earlier, the term of this Agreement shall commence on the Launch Date and continue in force until all tests are done.',
      'This Supply Agreement shall commence on the Effective Date and shall continue for a period of [***].',
      'Termination Date: December 31, 2031',
    ],
    no: [
      'Either party may terminate this Agreement.',
      'This Agreement is entered into on May 3, 2021 until further notice.',
    ],
  },
  {
    preset: 'termination',
    find: [
      String.raw`\b(?:may|can|(?:right|option|entitled|power) to|right of)\b[^.;]{0,80}?\b(?:terminat\w+|cancel\w*)\b[^;]{0,200}?\b(?:at any time|without (?:any )?cause|for any(?: (?:or|and)(?: for)? no)? reason|for (?:its )?convenience|(?:at|in) (?:its|their|his|her) (?:own )?(?:sole )?(?:and absolute )?(?:discretion|option|convenience|election)|at will)\b`,
      String.raw`\bcancell?able\b|\bmay[^.;]{0,60}(?:at its option|in its discretion|at any time|without cause|for convenience)[^.;]{0,60}\b(?:terminate|cancel)\b`,
      String.raw`\b(?:may|(?:right|option|entitled) to)\b[^.;]{0,40}\b(?:terminate|cancel)(?:d by)?\b[^.;]{0,120}?\b(?:upon|by|on|with)\b[^.;]{0,60}?\b(?:days?|months?)\b[^.;]{0,30}\bnotice\b`,
    ],
    not: String.raw`\b(?:breach|default|insolven|bankrupt|employment of|force majeure|change (?:of|in) control|fails?|failure|renew|surviv|in the event|if (?!terminated)|upon the occurrence|upon termination)\b`,
    yes: [
      'Either party may terminate this Agreement at any time, with or without cause, by notice to the other.',
      'The Supplier shall have the right to terminate this Agreement upon sixty (60) days prior written notice.',
      'The Client may in its discretion terminate this Agreement after the first year.',
    ],
    no: [
      'Either party may terminate this Agreement at any time upon a material breach by the other.',
      'Section 8 shall survive termination of this Agreement for any reason.',
    ],
  },
  {
    preset: 'exclusivity',
    heading: 'exclusiv|appoint|grant|licen|engage',
    find: [
      String.raw`\b(?:grants?|granted|appoints?|appointed|retains?|engages?)\b[^.;]{0,160}?${EXCLUSIVE}[^.;]{0,80}\b(?:right|licen[cs]e|option|privilege|franchise|contractor|${TRADER})`,
      String.raw`\b(?:shall|will|agrees? to|must)\b[^.;]{0,100}\b(?:purchase|supply|sell|buy|use|work|market|deal|promote|order|distribute|obtain)\w*\b[^.;]{0,60}(?<!non[\- ]?)\bexclusively\b`,
      String.raw`\b(?:shall|will|agrees?)(?: to)? not\b[^.;]{0,60}\b(?:appoint|engage|authorize|grant|license)\w*\b[^.;]{0,60}\b(?:any other|another|additional) (?:\w+ ){0,2}(?:part(?:y|ies)|person|${TRADER})`,
      String.raw`\b(?:shall be|will be|agrees? to be)\b[^.;]{0,20}${EXCLUSIVE}[^.;]{0,60}\b(?:source|${TRADER})`,
    ],
    not: String.raw`\bexclusive (?:of|jurisdiction|remed|venue|property|owner|forum)|sole and exclusive (?:remed|property|owner|jurisdiction|discretion|obligation|liabil)|non-?\s?exclusive|not (?:be )?(?:considered|deemed|construed)|confidential|employ|solicit|whereas|wish(?:es)? to|desir|represents and warrants|no knowledge|to prosecute|to defend|infring`,
    yes: [
      'The Maker hereby grants the Dealer a non-transferable, exclusive right to sell the Goods in the Territory.',
      'The Buyer shall purchase all lenses exclusively from the Seller.',
      'The Principal shall not appoint any other agent for the Territory.',
    ],
    no: [
      'The Licensor grants a non-exclusive right to use the Marks.',
      'The Supplier shall not be considered an exclusive provider of the Bank.',
      'The courts of Delaware have exclusive jurisdiction.',
    ],
  },
  {
    preset: 'audit',
    heading: 'audit|record|inspect',
    find: [
      String.raw`\b(?:rights?|may|entitled|permits?|allow|allows|allowed|access|cooperate|grants?|carry out|conduct|perform)\b[^.;]{0,200}?\b(?:audits?|inspect(?:ion)?s?|examin(?:e|ation)s?)\b[^.;]{0,200}?\b(?:books|records|accounts?|accounting|facilit|premises|compliance|manufactur|sites?|operations|location)`,
      String.raw`\b(?:books|records|accounts|facilit\w+|premises)\b[^.;]{0,200}?\b(?:audit|inspect|examin|review|available)`,
    ],
    not: String.raw`\baudited financial|regulatory|governmental|\bFDA\b|confidential`,
    yes: [
      'The Buyer is allowed to carry out quality audits in the units where the Goods are manufactured.',
      'The Maker shall permit the Buyer, upon notice, to inspect the facilities where the Goods are stored.',
      'The Licensee shall make its books available to the Licensor for review.',
    ],
    no: [
      'The Buyer may inspect the Goods upon delivery.',
      'The Company delivers its audited financial statements with its records.',
    ],
  },
  {
    preset: 'insurance',
    heading: 'insur',
    find: [
      String.raw`\b(?:shall|will|agrees?|must|required to)\b[^.;]{0,160}?\b(?:maintain|obtain|procure|carry|keep|purchase|provide|secure|arrange|effect|take out|insure)\b[^.;]{0,160}?\binsur(?:ance|ed|e)\b`,
      String.raw`\b(?:insurance|polic(?:y|ies))\b[^.;]{0,120}?\b(?:shall|will|must)\b[^.;]{0,60}\b(?:maintain|carried|obtained|in force|name|procured|provided)`,
    ],
    not: String.raw`\b(?:proceeds of|unemployment|health insurance|benefits)`,
    yes: [
      'If requested, the Carrier shall arrange for any insurance that the Buyer desires.',
      'The policy shall name the Landlord as an additional insured.',
    ],
    no: ['The employee is entitled to health insurance, which the Company shall provide.'],
  },
]);
