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
      String.raw`^(?:\d[\d.]* )?((?:the|each|any|this|that|these|those|every|no|all|such|an?) (?:(?!which|that|who|if|when)[\p{L}'’-]+ ){0,4}(?!which|that|who|however|therefore|herein)[\p{L}'’-]+), (shall|will|must|may|is|are|was|were|has|have|had|can|cannot|should|would)\b(?! (?:however|therefore|of course|in turn|nevertheless|accordingly),)(?![^.;]{0,40}, (?:the|a|an|any|each|we|i|he|she|it|they)\b)`,
      '$1 $2',
      both('A comma between subject and verb.', 'Coma entre sujeto y verbo.'),
      ['The Recipient, shall not copy it.', 'The Recipient shall not copy it.'],
    ],
    [
      'en.comma.splice',
      'puntuacion',
      1.5,
      String.raw`^(?:\d[\d.]* )?${OPENING}[^,;:.?!()"“”]{3,80}\b${FINITE}\b[^,;:.?!()"“”]{2,90}, (it|they|he|she|we|this|the \p{L}+) (?=(?:${FINITE}|only|also|never|merely|simply|then)\b)(?![^.]{0,60}, (?:and|or|but)\b)`,
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
      String.raw`(?<=\p{L}{3,}), however (?=(?:\p{Lu}\p{L}+|the|an?|it|they|he|she|we|no|this|that|if|in|any) )`,
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
      'en.if.would',
      'gramatica',
      2,
      String.raw`(?<!\b(?:ask|asks|asked|know|knows|knew|see|whether|wonder|as|even) )\bif (?:(?:the|a|an|any|either|that|this|its|such) )?(?:\p{L}+ ){1,3}would (?!like|prefer|be so|be kind|have been so|rather|otherwise)(?=\p{L}+)`,
      null,
      both('No "would" in the clause of "if".', 'En la oración de «if» no va «would».'),
      ['If Tenant would hold over, rent doubles.', 'If Tenant holds over, rent doubles.'],
      { unless: String.raw`\b(?:what|that|which|who|it|and|so|then|or) would ` },
    ],
  ] satisfies Row[]
).map(pattern);
