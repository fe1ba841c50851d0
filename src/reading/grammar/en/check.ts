import type { Emit } from '../emit.ts';
import type { Pattern } from '../pattern.ts';
import type { Token } from '../tokens.ts';
import { article } from './article.ts';
import { SLIPS } from './slips.ts';
import { SYNTAX } from './syntax.ts';
import { USAGE } from './usage.ts';
import { agreement } from './agreement.ts';

/** The patterns of English, in their order. */
export const ENGLISH: readonly Pattern[] = [...SYNTAX, ...USAGE, ...SLIPS];

/** The rules of English that look at one word after the other. */
export function byWords(tokens: readonly Token[], emit: Emit): void {
  for (let i = 0; i < tokens.length; i++) {
    article(tokens, i, emit);
    agreement(tokens, i, emit);
  }
}
