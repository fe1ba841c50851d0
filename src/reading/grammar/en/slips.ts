import type { Pattern } from '../pattern.ts';
import { both, pattern, type Row } from './row.ts';

/** Slips of who writes fast: a word that sounds alike, a mark for another, a verb that leaves its subject; the list is ours. */
export const SLIPS: readonly Pattern[] = (
  [
    [
      'en.affect.of',
      'conceptos',
      2,
      String.raw`\b((?:the|an|no|any|its|this|that|such|principal|principle|overall|net)(?: \p{L}+)?) affect (?=of|on\b)`,
      '$1 effect ',
      both('The noun is "effect".', 'El sustantivo es «effect».'),
      ['the overall affect of them', 'the overall effect of them'],
    ],
    [
      'en.except.verb',
      'conceptos',
      2,
      String.raw`\b(to|not|shall|will|must|would|cannot|did not|refused to|agreed to) except (?=(?:\p{Lu}\p{L}+|the|an?|any|this|that|such|its|his|her|their|payment|delivery|service|liability)\b)(?!to the extent)`,
      '$1 accept ',
      both('To agree to something is to "accept" it.', 'Admitir algo es «accept».'),
      ['did not except the offer', 'did not accept the offer'],
    ],
    [
      'en.adjective.be',
      'gramatica',
      2,
      String.raw`\b((?:can|could|may|might|should|would|must|will|shall|cannot)(?: not)?) (reasonable|proper|fair|usual|normal|immediate|prompt|full|subsequent|direct|exclusive|sole|actual|automatic|timely) (?=(?:be|have|been)\b)`,
      '$1 $2ly ',
      both('Before the verb stands an adverb.', 'Ante el verbo va un adverbio.'),
      ['could reasonable be expected', 'could reasonably be expected'],
    ],
    [
      'en.number.of',
      'gramatica',
      2,
      String.raw`\bthe number of (?:\p{L}+ ){0,2}\p{L}+s(?: \p{L}+ed)? (?:are|were|have)\b`,
      null,
      both('"The number" is singular.', '«The number» es singular.'),
      ['the number of trays delivered are small', 'the number of trays delivered is small'],
    ],
    [
      'en.semicolon.which',
      'puntuacion',
      1,
      String.raw`(?<![;(][^.]{0,200})(?<=\p{Ll}{3,}); (?=(?:which|who|whom|whose)\b[^.;?]{3,}[.])`,
      ', ',
      both('A comma goes before what adds to the sentence.', 'Ante lo que agrega va coma.'),
      ['The fault was hidden; which the surveyor accepts.', 'The fault was hidden, which the surveyor accepts.'],
    ],
    [
      'en.marks.together',
      'puntuacion',
      1,
      String.raw`(?<=\p{Ll}{4,})(?:,\.|;,|,;|:,|\.;)(?=\s|$)`,
      null,
      both('Two marks that do not stand together.', 'Dos signos que no van juntos.'),
      ['The price was paid,; nothing is due.', 'The price was paid; nothing is due.'],
    ],
    [
      'en.works.was',
      'gramatica',
      2,
      String.raw`(?<!\b(?:of|for|in|to|under|with|by|from|on|at) )\bthe (works|premises|proceedings|damages|proceeds|minutes|accounts) (?=(?:was|is|has)\b)`,
      null,
      both('This noun takes a plural verb.', 'Este sustantivo pide el verbo en plural.'),
      ['The works was completed.', 'The works were completed.'],
    ],
  ] satisfies Row[]
).map(pattern);
