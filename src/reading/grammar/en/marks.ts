import type { Pattern } from '../pattern.ts';
import { both, pattern, type Row } from './row.ts';

const PERSON =
  '(?:mother|father|parent|wife|husband|brother|sister|son|daughter|uncle|aunt|client|tenant|landlord|claimant|defendant|plaintiff|employer|employee|insurer|surveyor|solicitor|doctor|neighbour|neighbor|company|firm|bank|father-in-law)';
const OWNED =
  '(?:estate|house|home|will|death|evidence|solicitors?|lawyers?|attorney|letter|signature|bank|account|address|wishes|instructions|position|land|garden|flat|premises|vehicle|car|knowledge|opinion|decision|conduct|passport|case|failure|liability|insurance|property|name)';
const UNIT = '(?:hour|day|week|month|year)';
const OF_TIME =
  '(?:(?:prior |advance |written |previous |clear )*(?:notice|imprisonment|pay|salary|rent|wages|leave|experience|worth|grace))';
const MANY = '(?:two|three|four|five|six|seven|eight|ten|twelve|fourteen|twenty|thirty|sixty|ninety|several|\\d{1,3})';

/** Apostrophes, marks of a question and stops between clauses; ours. */
export const MARKS: readonly Pattern[] = (
  [
    [
      'en.apostrophe.person',
      'puntuacion',
      1.5,
      String.raw`\b(his|her|my|our|your|their|the|a) ((?:late |elderly |own |former |deceased )?${PERSON})s (?=${OWNED}\b)`,
      "$1 $2's ",
      both('An apostrophe is missing.', 'Falta el apóstrofo.'),
      ['his late mothers estate', "his late mother's estate"],
    ],
    [
      'en.apostrophe.several',
      'puntuacion',
      1.5,
      String.raw`\b((?:number|majority|group|list) of|many|several|few|two|three|four|five|six|ten|various) (?!day|other|year)(\p{L}+(?:er|or|ant|[dnt]ent|ee|ist|ian)|client|party|company|member|neighbour)'s (?=\p{L}{3,})`,
      "$1 $2s' ",
      both('Of several: the apostrophe goes behind the "s".', 'De varios: el apóstrofo va tras la «s».'),
      ["a number of resident's objections", "a number of residents' objections"],
    ],
    [
      'en.apostrophe.time',
      'puntuacion',
      1.5,
      String.raw`\b(a|one|each|this|last|per) (${UNIT})s (?=${OF_TIME}\b)`,
      "$1 $2's ",
      both('An apostrophe is missing.', 'Falta el apóstrofo.'),
      ['on one months notice', "on one month's notice"],
    ],
    [
      'en.apostrophe.times',
      'puntuacion',
      0.5,
      String.raw`\b(${MANY}\)?) (?:(business |working |calendar |clear )?)(${UNIT})(?:s|'s) (?=${OF_TIME}\b)`,
      "$1 $2$3s' ",
      both('Of several: the apostrophe goes behind the "s".', 'De varios: el apóstrofo va tras la «s».'),
      ['on two weeks notice', "on two weeks' notice"],
    ],
    [
      'en.although.comma',
      'puntuacion',
      1,
      String.raw`^(although|though|because|while|whereas|unless), (?=(?:the|it|he|she|they|we|this|there|no|an?) (?:(?!,)[^;:])*$|(?:the|it|he|she|they|we|this|there|no|an?) [^,]*,[^,]*$)`,
      '$1 ',
      both('No comma behind this word.', 'Sin coma tras esta palabra.'),
      ['Although, the tenant paid, he was late.', 'Although the tenant paid, he was late.'],
    ],
    [
      'en.clause.semicolon',
      'puntuacion',
      1,
      String.raw`^(?:although|because|when|while|since|unless|if) [^,;:.()]{8,120}; (?=(?:the|it|he|she|they|we|this|there) [^;]*$)`,
      null,
      both('A comma closes such a clause, not a semicolon.', 'Esa oración se cierra con coma, no con punto y coma.'),
      ['Although the tenant paid late; the landlord took it.', 'Although the tenant paid late, the landlord took it.'],
    ],
    [
      'en.question',
      'puntuacion',
      1,
      String.raw`^(?:(?:could|can|would|will|do|does|did|have|has|are|is|was|were) (?:you|we|they|it|he|she|there) (?!(?:to|not to) )|(?:why|when|where|how|what) (?:do|does|did|has|have|will|can|could|would|is|are|was|were) (?:you|we|they|it|he|she|there|the|this|that|your|our) (?!(?:is|was|are|were)\b))[^?!:;"“”]{6,}?(?<! (?:is|are|was|were) (?:a|an|the|that|not|to) [^?]*)\p{L}+[.]$`,
      null,
      both('A question ends with a question mark.', 'La pregunta cierra con «?».'),
      ['Could you let me know whether it was signed.', 'Could you let me know whether it was signed?'],
    ],
  ] satisfies Row[]
).map(pattern);
