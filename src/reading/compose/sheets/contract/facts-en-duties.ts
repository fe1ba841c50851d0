import { facts } from './fact.ts';

const AMENDS = String.raw`(?:is (?:hereby )?(?:amended|deleted|replaced)|as amended)`;

/** What contracts in English say of duties, of their end and of their disputes. Ours. */
export const DUTIES_EN = facts('en', [
  {
    id: 'en.penalty.sum',
    fact: 'penalty',
    clause: true,
    find: String.raw`(?<cell>(?:late (?:fee|charge|payment)s?|interest on (?:late|overdue)|overdue (?:amounts|payments)(?: shall| will)? (?:bear|accrue)|liquidated damages)[^.;]{0,80}(?:{money}|{percent})[^.;,]{0,50})`,
    not: String.raw`\bnot\b`,
    yes: [['Overdue amounts bear interest at 1.5% per month.', 'Overdue amounts bear interest at 1.5% per month']],
    no: ['Late notice is no notice.'],
  },
  {
    id: 'en.termination.either',
    fact: 'termination',
    clause: true,
    find: String.raw`(?<cell>(?:either party|each party|the company|the client|company|client|consultant|distributor|licensor|licensee|landlord|tenant|supplier|the (?:other|non-[\p{L}-]+) party|(?!party|agreement|section|article){name}) (?:may|shall have the right to|has the right to|can) (?:also )?(?:terminate|cancel) (?:this|the) (?:agreement|lease|contract)[^.;]{3,60})`,
    before: String.raw`(?:\bif\b|in the event|after|during|upon|in case|where)`,
    not: String.raw`\bnot\b`,
    yes: [
      [
        'Either party may terminate this Agreement upon thirty days written notice.',
        'Either party may terminate this Agreement upon thirty days written notice',
      ],
    ],
    no: ['Neither party may not terminate this Agreement at will.'],
  },
  {
    id: 'en.transfer.barred',
    fact: 'transfer',
    clause: true,
    find: String.raw`(?<cell>(?:neither (?:party|of them) (?:may|shall)|(?:party \p{Lu}|{name}) (?:may|shall|will) not) (?:assign|sublet|transfer|sublicense)[^.;]{0,50} (?:(?:this|the) (?:[\p{L}-]+ ){0,2}(?:agreement|lease|contract)|its rights|any of its (?:rights|obligations)|any rights?)[^.;]{0,40}|this (?:[\p{L}-]+ ){0,2}(?:agreement|lease) (?:may|shall|is) not (?:be )?(?:assigned|assignable|transferable|transferred)[^.;]{3,60})`,
    yes: [
      [
        'Neither party may assign this Agreement without the consent of the other.',
        'Neither party may assign this Agreement without the consent of the other',
      ],
    ],
    no: ['The assigned staff is trained.'],
  },
  {
    id: 'en.exclusivity.granted',
    fact: 'exclusivity',
    clause: true,
    find: String.raw`appoint\p{L}*[^.;]{0,90}? (?<cell>(?:as (?:its|an?) |to be (?:its|an?) )(?:sole and )?(?:an? )?(?:non-?exclusive|exclusive),?(?: [\p{L}-]+,?){0,4}? (?:distributor|agent|reseller|representative|dealer)\b[^.;,]{0,50})`,
    not: String.raw`(?:jurisdiction|remed|owner|\bnot\b)`,
    yes: [
      [
        'The Supplier appoints the Distributor as its exclusive distributor of the Products in the Territory.',
        'as its exclusive distributor of the Products in the Territory',
      ],
    ],
    no: ['The exclusive remedy is repair.'],
  },
  {
    id: 'en.territory.means',
    fact: 'territory',
    clause: true,
    find: String.raw`["“]Territory["”] (?:means|shall mean|is|refers to) (?<cell>[^.;,]{3,80})`,
    yes: [['“Territory” means the United States of America and Canada.', 'the United States of America and Canada']],
    no: ['The Territory is large.'],
  },
  {
    id: 'en.confidentiality.kept',
    fact: 'confidentiality',
    clause: true,
    find: String.raw`(?<cell>(?:the )?(?:receiving party|[\p{L}]+|each party) shall (?:hold|keep|maintain)[^.;,]{0,60} (?:confidence|confidential)[^.;,]{0,60})`,
    yes: [
      [
        'The receiving party shall hold the Confidential Information in confidence and shall not disclose it.',
        'The receiving party shall hold the Confidential Information in confidence and shall not disclose it',
      ],
    ],
    no: ['Confidential Information means any data.'],
  },
  {
    id: 'en.cap.liability',
    fact: 'cap',
    clause: true,
    find: String.raw`(?<cell>(?:[^.;,]{0,40} )?liability[^.;,]{0,70} (?:shall|will) (?:not exceed|be limited to)[^.;,]{3,60})`,
    yes: [
      [
        'The total liability of the Supplier shall not exceed the fees paid in the past year.',
        'The total liability of the Supplier shall not exceed the fees paid in the past year',
      ],
    ],
    no: ['Liability is joint.'],
  },
  {
    id: 'en.law.governs',
    fact: 'law',
    find: String.raw`(?:govern|constru|interpret|enforce)(?:ed|s)?[^.;]{0,90}? (?:by|with|under|to) (?<cell>(?:the )?(?:internal |substantive |local |domestic )?laws? (?:of|in) (?:the )?(?:(?:state|commonwealth|province|republic|country|kingdom|people's republic) of )?(?:the )?{name})`,
    not: String.raw`(?:${AMENDS}|conflict|organized|incorporated)`,
    yes: [
      ['This Agreement shall be governed by the laws of the State of Delaware.', 'the laws of the State of Delaware'],
      [
        'This Agreement is governed by and construed in accordance with the laws of California, without regard to conflicts.',
        'the laws of California',
      ],
    ],
    no: ['A company organized and governed under its charter.'],
  },
  {
    id: 'en.forum.arbitration',
    fact: 'forum',
    clause: true,
    find: String.raw`(?:dispute|controvers|claim)\p{Ll}*[^.;]{0,160}? (?<cell>(?:shall|will) be (?:finally |exclusively )?(?:settled|resolved|determined|submitted|decided)[^.;]{0,30} (?:by|to|through)(?: final and| binding| final| and){0,4} arbitration[^.;,]{0,60})`,
    yes: [
      [
        'Any dispute shall be settled by binding arbitration in San Mateo County.',
        'shall be settled by binding arbitration in San Mateo County',
      ],
    ],
    no: ['A dispute shall be notified.'],
  },
  {
    id: 'en.forum.courts',
    fact: 'forum',
    find: String.raw`(?<cell>(?:the )?(?:(?:state|federal|superior|district|competent|local|and|or|circuit|supreme|chancery) ){0,5}courts? (?:located |sitting |situated )?(?:in|of) (?:the )?(?:(?:state|city|county) of )?{name}(?:, {name})?)`,
    not: String.raw`(?:order of|decision of|ruled|bankruptcy|patent)`,
    yes: [
      [
        'The parties submit to the jurisdiction of the courts of the State of New York.',
        'the courts of the State of New York',
      ],
    ],
    no: ['A court may sever it.'],
  },
]);
