import type { Emit } from '../emit.ts';
import type { Pattern } from '../pattern.ts';
import type { Token } from '../tokens.ts';
import { article } from './article.ts';
import { COMMAS } from './commas.ts';
import { CONFUSIONS } from './confusions.ts';
import { nounAndVerb, oneOf, verbForm } from './forms.ts';
import { baseForm, parallel } from './gaps.ts';
import { longSubject } from './long-subject.ts';
import { PAIRS } from './pairs.ts';
import { PHRASES } from './phrases.ts';
import { PREPOSITIONS } from './prepositions.ts';
import { REGIMES } from './regimes.ts';
import { splice } from './splice.ts';
import { subjectAndVerb } from './subjects.ts';
import { SLIPS } from './slips.ts';
import { SYNTAX } from './syntax.ts';
import { TENSES } from './tenses.ts';
import { USAGE } from './usage.ts';
import { agreement } from './agreement.ts';

/** The patterns of English, in their order. */
export const ENGLISH: readonly Pattern[] = [
  ...SYNTAX,
  ...USAGE,
  ...SLIPS,
  ...CONFUSIONS,
  ...COMMAS,
  ...PREPOSITIONS,
  ...PAIRS,
  ...REGIMES,
  ...TENSES,
  ...PHRASES,
];

/** The rules of English that look at one word after the other. */
export function byWords(tokens: readonly Token[], emit: Emit): void {
  for (let i = 0; i < tokens.length; i++) {
    article(tokens, i, emit);
    agreement(tokens, i, emit);
    longSubject(tokens, i, emit);
    subjectAndVerb(tokens, i, emit);
    verbForm(tokens, i, emit);
    nounAndVerb(tokens, i, emit);
    oneOf(tokens, i, emit);
    baseForm(tokens, i, emit);
    parallel(tokens, i, emit);
    splice(tokens, i, emit);
  }
}
