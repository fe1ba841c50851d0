import type { Sign } from './sign.ts';
import type { UnitKind } from './unit.ts';

/** What a division in English is for, by its first words (folded, behind its number). The first sign that holds decides. */
export const KINDS_EN: readonly Sign<UnitKind>[] = [
  {
    id: 'repealed',
    language: 'en',
    is: 'derogated',
    pattern:
      /^[-.: ]*[[(]?(?:repealed|reserved|omitted|deleted|intentionally (?:omitted|left blank|deleted))\b(?: ?[.\])]| ?$| by )/,
    reason: 'The division holds nothing in force.',
    source: 'ours',
    yes: ['[reserved]', 'repealed by act 5', 'intentionally omitted.'],
    no: ['reserved matters. the board decides', 'deleted items are kept'],
  },
  {
    id: 'amends',
    language: 'en',
    is: 'amending',
    pattern:
      /^[^]{0,240}\b(?:is|are) (?:hereby )?(?:amended|replaced|deleted|repealed|inserted)(?: (?:and restated|in its entirety|by|to read|as follows|to|with))\b/,
    reason: 'Changes another text; what binds stands there.',
    source: 'ours',
    yes: ['section 4 is hereby amended to read as follows', 'article 5 is replaced by the following'],
    no: ['this agreement may be amended in writing'],
  },
  {
    id: 'means',
    language: 'en',
    is: 'definition',
    pattern:
      /^[^]{0,240}(?:\bshall (?:mean|have the meaning)|"[^"]{2,60}" (?:means|shall|refers to)|\bdefinitions\b|\bdefined terms\b|\bhave the (?:following )?meanings?\b|\bis defined as\b)/,
    reason: 'Fixes what a word means.',
    source: 'ours',
    yes: ['"affiliate" means any entity', 'definitions. in this agreement'],
    no: ['by all means available'],
  },
];
export const CLOSING_EN: readonly Sign<'closing'>[] = [
  {
    id: 'signed',
    language: 'en',
    is: 'closing',
    pattern:
      /^(?:in witness whereof|signatures?\b ?:?$|signed (?:by|for|and delivered)|by: ?_{2,}|executed as (?:a deed|of))/,
    reason: 'The parties sign.',
    source: 'ours',
    yes: ['in witness whereof, the parties', 'signature:'],
    no: ['signature cards are kept by the bank'],
  },
];
