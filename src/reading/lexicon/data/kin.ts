/**
 * How Spanish verbs change their roots, and what nouns and adjectives are made of them: Real Academia Española, Nueva gramática de la lengua española (2009), chapters 4
 * (verbs), 5 (nouns of action) and 7 (adjectives). Reduced by us to what contracts and laws use.
 */

/** Endings that make a noun or an adjective of a verb, but those that name who acts; folded. */
export const NOMINAL = [
  'amiento',
  'imiento',
  'acion',
  'icion',
  'adera',
  'adero',
  'edera',
  'edero',
  'idera',
  'idero',
  'anza',
  'able',
  'ible',
];

/** The end of a verb's root, and that of its noun, its participle or an irregular tense; folded. */
export const ENDS: readonly (readonly [verb: string, other: string])[] = [
  ['olv', 'olucion'],
  ['olv', 'uelt'],
  ['scrib', 'scripcion'],
  ['scrib', 'scrit'],
  ['u', 'ucion'],
  ['u', 'uccion'],
  ['uc', 'uccion'],
  ['uc', 'uj'],
  ['d', 'sion'],
  ['nd', 'sion'],
  ['nd', 'nsion'],
  ['t', 'sion'],
  ['rt', 'rsion'],
  ['rg', 'rsion'],
  ['ten', 'tencion'],
  ['ten', 'tuv'],
  ['pon', 'posicion'],
  ['pon', 'puest'],
  ['pon', 'pus'],
  ['ven', 'vin'],
  ['ting', 'tincion'],
  ['fring', 'fraccion'],
  ['string', 'striccion'],
  ['teg', 'teccion'],
  ['leg', 'leccion'],
  ['rreg', 'rreccion'],
  ['quir', 'quisicion'],
  ['cubr', 'cubiert'],
  ['abr', 'abiert'],
  ['hac', 'hech'],
  ['hac', 'hag'],
  ['dec', 'dich'],
  ['vend', 'vent'],
  ['mov', 'mocion'],
  ['mor', 'muert'],
];

/** How the last vowel of a root changes: "arriend" and "arrend", "cuest" and "cost", "pid" and "ped". */
export const VOWELS: readonly (readonly [RegExp, string])[] = [
  [/ie([^aeiou]{1,3})$/, 'e$1'],
  [/ue([^aeiou]{1,3})$/, 'o$1'],
  [/([^aeiouq])e([^aeiou]{1,3})$/, '$1ie$2'],
  [/([^aeiou])o([^aeiou]{1,3})$/, '$1ue$2'],
  [/([^aeiou])e([^aeiou]{1,2})$/, '$1i$2'],
  [/([^aeiou])i([^aeiou]{1,2})$/, '$1e$2'],
];

/** Ends of roots that are written one for the other: "notific" and "notifiqu", "conoc" and "conozc", "exig" and "exij". */
export const ALIKE: readonly (readonly [string, string])[] = [
  ['c', 'qu'],
  ['c', 'zc'],
  ['z', 'c'],
  ['g', 'gu'],
  ['g', 'j'],
  ['n', 'ng'],
  ['u', 'uy'],
];

/** English words of one family that the stemmer keeps apart, a family a line. Ours. */
export const FAMILIES_EN = `
pay paid payable payment
sell sold sale
buy bought purchase
keep kept
leave left
give gave given
take took taken
lose lost loss
hold held
bring brought
write wrote written
choose chose chosen choice
begin began begun
break broke broken
make made
lend lent loan
send sent
spend spent
build built
win won
withdraw withdrew withdrawn withdrawal
steal stole stolen theft
forbid forbade forbidden
rise rose risen
fall fell fallen
die dead death deceased
decide decision
refuse refusal
renew renewal
disclose disclosure
approve approval
deliver delivery
notify notice notification
comply compliance
rely reliance
insure insurance insured
indemnify indemnity indemnification
resolve resolution
permit permission
submit submission
extend extension
suspend suspension
divide division
transmit transmission
acquire acquisition
require requirement
destroy destruction
fail failure
cease cessation
settle settlement
enforce enforceable enforcement
apply application applicant
cancel cancellation
supply supplied supplies
live life alive
sublet sublease subletting
transfer transferable transferred
assign assignable assignment
waive waiver
reimburse reimbursement
compensate compensation
remove removal
propose proposal
dismiss dismissal
appoint appointment
employ employment
invoice invoiced
late lateness
refund refundable
`;
