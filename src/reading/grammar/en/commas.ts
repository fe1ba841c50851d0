import type { Pattern } from '../pattern.ts';
import { both, pattern, type Row } from './row.ts';

/** By what a first clause begins that is no sentence of its own. */
const OPENING =
  '(?!(?:if|when|whenever|although|though|because|as|while|whilst|since|after|before|once|unless|until|where|whereas|whether|in|on|at|for|to|by|with|without|under|upon|having|being|given|despite|even|however|moreover|further|accordingly|subject|during|from|of|provided|what|who|which|that|not|no|had|were|should|both|either|neither|like|unlike|according|then|so|but|and|or)\\b)';
const FINITE =
  '(?:is|are|was|were|has|have|had|do(?:es)?|did|shall|will|would|must|may|can|could|should|cannot|says?|said|go(?:es)?|went|rel(?:y|ies|ied)|shows?|showed|requires?|required|gives?|gave|makes?|made|takes?|took|asks?|asked|depends?|needs?|needed|means?|meant|includes?|included)';

/** Commas that part a verb from its subject, or join two sentences. Ours. */
export const COMMAS: readonly Pattern[] = (
  [
    [
      'en.comma.subject',
      'puntuacion',
      1.5,
      String.raw`^(?:\d[\d.]* )?((?:the|each|any|this|that|these|those|every|no|all|such|an?) (?:(?!which|that|who|if|when|is|are|was|were|has|have)[\p{L}'’-]+ ){0,4}(?!which|that|who|however|therefore|herein)[\p{L}'’-]+), (shall|will|must|may|is|are|was|were|has|have|had|can|cannot|should|would)\b(?! (?:however|therefore|of course|in turn|nevertheless|accordingly),)(?![^.;]{0,40}, (?:the|a|an|any|each|we|i|he|she|it|they)\b)`,
      '$1 $2',
      both('A comma between subject and verb.', 'Coma entre sujeto y verbo.'),
      ['The Recipient, shall not copy it.', 'The Recipient shall not copy it.'],
    ],
    [
      'en.comma.splice',
      'puntuacion',
      1.5,
      String.raw`^(?:\d[\d.]* )?${OPENING}[^,;:.?!()"“”]{3,80}\b${FINITE}\b[^,;:.?!()"“”]{2,90}, (?:nevertheless |instead )?(it|they|he|she|we|this|the \p{L}+) (?=(?:${FINITE}|only|also|never|merely|simply|then|offends|accepted|\p{L}+ed)\b)(?![^.]{0,60}, (?:and|or|but)\b)`,
      null,
      both(
        'A comma does not join two sentences: a semicolon or a full stop does.',
        'La coma no une dos oraciones: va punto y coma o punto.',
      ),
      [
        'The defects are not cosmetic, they go to the structure.',
        'The defects are not cosmetic; they go to the structure.',
      ],
    ],
    [
      'en.however.comma',
      'puntuacion',
      1,
      String.raw`(?<=\p{L}{3,})(?<!provided), however (?=(?:\p{Lu}\p{L}+|the|an?|it|they|he|she|we|no|this|that|if|in|any) )(?![^.;]*, )`,
      '; however, ',
      both(
        'Before "however" a semicolon or a full stop, and a comma behind it.',
        'Ante «however», punto y coma o punto; tras él, coma.',
      ),
      ['the grease trap, however Tenant pays', 'the grease trap; however, Tenant pays'],
    ],
    [
      'en.capital.comma',
      'puntuacion',
      1,
      String.raw`(?<=\p{Ll}{3,}), (?=(?:The|This|These|Those|It|They|However|Therefore|Accordingly|He|She|We|There) \p{Ll})`,
      '. ',
      both('A comma where the sentence ends.', 'Coma donde termina la oración.'),
      ['more was to come, The note records it', 'more was to come. The note records it'],
      { exact: true },
    ],
    [
      'en.comma.that',
      'puntuacion',
      1,
      String.raw`\b(said|says|states?|stated|argue[sd]?|held|holds|found|finds|agrees?|agreed|submits?|submitted|contends?|contended|alleges?|alleged|believes?|confirms?|confirmed|shows?|showed|provides), that (?=(?:the|a|an|it|he|she|they|there|no|this|any|all|notice|each)\b)(?![^.]{0,60}, )`,
      '$1 that ',
      both('No comma before "that".', 'Sin coma ante «that».'),
      ['The witness said, that she left.', 'The witness said that she left.'],
    ],
    [
      'en.aside.open',
      'puntuacion',
      1,
      String.raw`^(?:\d[\d.]* )?(?:the|a|an|this|that|our|his|her|its|each) [^,;:.()]{2,50}, (?:which|who) (?:is|was|are|were|has|have|had|\p{L}+ed|\p{L}+s)\b [^,;:.()]{2,70} (?:is|was|are|were|has|have|had|shall|must|may|will|did|does) (?!been\b)[^,;:]*[.]?$`,
      null,
      both(
        'The aside that a comma opens has no comma at its end.',
        'Al inciso que abre una coma le falta la de cierre.',
      ),
      ['The lease, which was signed in 2020 is void.', 'The lease, which was signed in 2020, is void.'],
    ],
    [
      'en.however.opening',
      'puntuacion',
      0.5,
      String.raw`^(?:however|moreover|furthermore|nevertheless) (?=(?:the|it|this|he|she|they|no|there|a) [^,]*[.]?$)`,
      null,
      both('A comma behind the opening word.', 'Coma tras la palabra que abre.'),
      ['However the court rejected it.', 'However, the court rejected it.'],
    ],
    [
      'en.if.will',
      'gramatica',
      1.5,
      String.raw`^(?:\d[\d.]* )?(?:if|when|once|unless|until|as soon as) (?:the|a|an|any|either|this|such|its) (?:\p{L}+ ){1,2}will (?!not|be so)(?=\p{L}+)`,
      null,
      both('In such a clause the present says what is to come.', 'En esa oración el presente dice lo futuro.'),
      ['When the goods will arrive, the buyer inspects them.', 'When the goods arrive, the buyer inspects them.'],
    ],
    [
      'en.if.would',
      'gramatica',
      2,
      String.raw`(?:^|, )if (?:(?:the|a|an|any|either|that|this|its|such) )?(?:\p{L}+ ){1,3}would (?!like|prefer|be so|be kind|have been so|rather|otherwise)(?=\p{L}+)`,
      null,
      both('No "would" in the clause of "if".', 'En la oración de «if» no va «would».'),
      ['If Tenant would hold over, rent doubles.', 'If Tenant holds over, rent doubles.'],
      { unless: String.raw`\b(?:what|that|which|who|it|and|so|then|or) would ` },
    ],
  ] satisfies Row[]
).map(pattern);
