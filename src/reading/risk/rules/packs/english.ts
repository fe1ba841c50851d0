/** Ways in which contracts in English say one thing, as parts of patterns over folded words; ours. */

/** At the will of one side alone. */
export const AT_WILL_EN = [
  String.raw`at any (?:time|moment)|at will|at (?:its|their|our|his|her) (?:\w+ (?:and \w+ )?)?(?:discretion|option|will|convenience|election)`,
  String.raw`(?:in|at|with)(?: (?:its|their|our|his|her|the))? (?:sole|own|absolute|full|exclusive|unfettered)(?: and \w+)? (?:discretion|judg\w+|authority)|(?:in|at) the (?:\w+ )?discretion of`,
  String.raw`(?:when|whenever|if|as|any sum|such sums? as|amount|terms?) (?:that )?(?:it|we|they|he|she|the \w+) (?:may )?(?:deem|consider|see|wish|think|want|choose|decide|determine|set|accept|fix)\w*`,
  String.raw`when(?:ever)? (?:it|they|we|he|she|you|the \w+(?: \w+)?) (?:likes?|pleases?|wants?|wish(?:es)?)\b|as (?:it|we|they|he|she) (?:likes?|pleases?|sees?)\b|whatever (?:it|they|we) (?:offer|decide|choose|say)s?|at any (?:figure|price|sum|amount)|come what may|on the spot`,
  String.raw`for (?:any|whatever) reason|(?:any|no) reason|without (?:any )?(?:prior |further )?(?:cause|notice|consent|reason|approval|justification|explanation)|unilateral\w*|upon (?:mere )?notice|by notice|from time to time|takes? effect immediately|alone (?:may|shall|decid\w+)|sole and absolute`,
].join('|');
/** What lets a side act. */
export const MAY_EN = String.raw`may|can|reserves? the right|(?:is|are|shall be|remains?) (?:entitled|free|authori[sz]ed|permitted)|(?:has|have|shall have) (?:the (?:sole |absolute )?right|sole|full)|shall determine`;
/** A side does not answer. */
export const NOT_LIABLE_EN = String.raw`(?:not|no event|never|nor|neither)(?: \w+){0,4} (?:be )?(?:liable|responsible|answerable)|no (?:liability|responsibility|obligation)|(?:released?|exculpated|discharged|exempt\w*|free) from (?:all |any )?(?:liabilit|responsib|claim)\w*|disclaims? (?:all|any) (?:liabil|responsib)\w*|answers? to (?:nobody|no one)|owes? (?:nothing|no one anything)|answers? for nothing|not (?:be )?accountable|(?:never|not) (?:our|its|their) (?:problem|concern|affair)`;
/** Intent, and fault that is held for it. */
export const GRAVE_EN = String.raw`fraud\w*|wil+ful\w*|intentional\w*|deliberate\w*|gross(?:ly)? negligen\w*|bad faith|recklessness|dishonest\w*|knowingly`;
/** It is said of both sides alike. */
export const MUTUAL_EN =
  /\b(neither party|either party|each party|both parties|mutual(ly)?|by agreement of the parties|signed by both)\b/;
/** The same in Spanish. */
export const MUTUAL_ES =
  /\b(cualquiera de (las partes|ellas|los contratantes)|ambas partes|cada (una de las )?partes?|ninguna de las partes|mutuo acuerdo|comun acuerdo|acuerdo de (las|ambas) partes|firmad[ao] por (las|ambas) partes)\b/;
/** Numbers from two and sixty on, in words and figures. */
export const TWO_UP = String.raw`(?:[2-9]|\d\d+)|two|three|four|five|six|seven|eight|nine|ten|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte`;
export const SIXTY_UP = String.raw`(?:[6-9]\d|[1-9]\d\d)\b|sixty|seventy|eighty|ninety|one hundred|sesenta|setenta|ochenta|noventa|cien|ciento|doscientos`;
