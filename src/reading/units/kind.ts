import { CLOSING_EN, KINDS_EN } from './kinds.en.ts';
import { CLOSING_ES, KINDS_ES } from './kinds.es.ts';
import { plain } from './marks.ts';
import { signOf } from './sign.ts';
import type { Genre, UnitKind } from './unit.ts';

const KINDS = [...KINDS_ES, ...KINDS_EN];
const CLOSINGS = [...CLOSING_ES, ...CLOSING_EN];
/** Characters of a division that tell its kind. */
const TOLD_WITHIN = 500;

/** What a division is for, by the words behind its number; `operative` where no sign holds. Contracts amend and repeal nothing by a mere word. */
export function kindOf(words: string, genre: Genre): UnitKind {
  const kind = signOf(KINDS, plain(words.slice(0, TOLD_WITHIN)))?.is ?? 'operative';
  return kind === 'amending' && genre === 'prose' ? 'operative' : kind;
}
/** Whether a line begins the end of a document: signatures, promulgation. */
export const closes = (head: string): boolean => signOf(CLOSINGS, head.trim()) !== undefined;
