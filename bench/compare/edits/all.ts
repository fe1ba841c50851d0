import type { Edit } from './edit.ts';
import { RIGHTS_EN } from './rights.en.ts';
import { RIGHTS_ES } from './rights.es.ts';
import { WORDING_EN } from './wording.en.ts';
import { WORDING_ES } from './wording.es.ts';

/** The edits of rights and those of wording, in both languages. */
export const RIGHTS: readonly Edit[] = [...RIGHTS_ES, ...RIGHTS_EN];
export const WORDING: readonly Edit[] = [...WORDING_ES, ...WORDING_EN];
