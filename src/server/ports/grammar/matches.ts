import { z } from 'zod';
import type { Range } from '#reading/lines.ts';
import type { Slip, SlipKind } from './port.ts';

/** Findings of one paragraph that are read; characters of a message, of words that could stand instead, and of what is marked. */
const MOST = { matches: 200, message: 300, suggestion: 200, marked: 200 } as const;

/** What is read of an answer of `POST /v2/check` (LanguageTool's HTTP API, version 1); all else in it is passed over. */
const answer = z.object({
  matches: z
    .array(
      z.object({
        message: z.string(),
        offset: z.number().int().nonnegative(),
        length: z.number().int().positive(),
        replacements: z.array(z.object({ value: z.string() })).default([]),
        rule: z.object({
          id: z.string().min(1),
          issueType: z.string().nullish(),
          category: z.object({ id: z.string() }).nullish(),
        }),
      }),
    )
    .max(10_000),
});

/** What LanguageTool's categories are here; one that is not listed is taken for what its `issueType` says. */
const CATEGORIES: Readonly<Record<string, SlipKind>> = {
  TYPOS: 'spelling',
  CASING: 'spelling',
  COMPOUNDING: 'spelling',
  PROPER_NOUNS: 'spelling',
  DIACRITICS: 'spelling',
  CONFUSED_WORDS: 'confused',
  CONFUSIONS: 'confused',
  FALSE_FRIENDS: 'confused',
  GRAMMAR: 'grammar',
  COLLOCATIONS: 'grammar',
  PREPOSITIONS: 'grammar',
  PUNCTUATION: 'punctuation',
  TYPOGRAPHY: 'typography',
};
const TYPES: Readonly<Record<string, SlipKind>> = {
  misspelling: 'spelling',
  grammar: 'grammar',
  inconsistency: 'grammar',
  typographical: 'punctuation',
};
/** Matters of taste. The server is asked to leave them out, and those that come all the same are left out here. */
export const STYLE = [
  'STYLE',
  'REDUNDANCY',
  'REPETITIONS_STYLE',
  'CREATIVE_WRITING',
  'PLAIN_ENGLISH',
  'WIKIPEDIA',
  'TEXT_ANALYSIS',
  'GENDER_NEUTRALITY',
  'COLLOQUIALISMS',
  'REGIONALISMS',
  'MISUSED_TERMS_EU_PUBLICATIONS',
  'AMERICAN_ENGLISH',
  'BRITISH_ENGLISH',
] as const;
const LEFT_OUT = new Set<string>(STYLE);
const TASTE = new Set(['style', 'register', 'locale-violation', 'whitespace', 'formatting', 'terminology', 'length']);
/**
 * Rules that legal texts and texts taken from PDF break without a fault: items that begin small, marks that are opened as "a)", spaces, dashes and straight quotation
 * marks, and headings without a full stop.
 */
const SPARED =
  /UPPERCASE_SENTENCE_START|UNPAIRED|WHITESPACE|CONSECUTIVE_SPACES|QUOTES|QUOTATION|COMILLAS|DASH|HYPHEN|ELLIPSIS|APOS|PARAGRAPH_END|MULTIPLICATION_SIGN|PARAGRAPH_REPEAT|WORD_REPEAT_BEGINNING|TOO_LONG/i;
/** Dictionaries know no names: a word that one does not know is shown where it begins small and has no digit. */
const DICTIONARY = /^(?:MORFOLOGIK|HUNSPELL|SPELLER|.*_SPELLING_RULE)/i;
const NAME = /^\p{Lu}|\d/u;

function kindOf({ id, issueType, category }: z.output<typeof answer>['matches'][number]['rule']): SlipKind | null {
  const named = category?.id.toUpperCase() ?? '';
  if (LEFT_OUT.has(named) || TASTE.has(issueType ?? '') || SPARED.test(id)) return null;
  return CATEGORIES[named] ?? TYPES[issueType ?? ''] ?? null;
}

/** Words of a server as one short line, without what a screen could not show. */
const plain = (words: string, most: number): string =>
  words
    .slice(0, 4 * most)
    .replace(/<\/?[a-z]+>/gi, '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim();

/** A gap, or a mark, is shown with the words around it. */
function widened(text: string, { start, end }: Range): Range {
  if (/[\p{L}\p{N}]/u.test(text.slice(start, end))) return { start, end };
  const before = /\S*$/.exec(text.slice(0, start))![0].length;
  const after = /^\S*/.exec(text.slice(end))![0].length;
  return { start: start - before, end: end + after };
}

/** Whether a place begins or ends between the halves of a character. */
const splits = (text: string, at: number): boolean => /^[\uDC00-\uDFFF]/.test(text.slice(at, at + 1));

/**
 * What an answer says of a paragraph: places in it, as UTF-16 offsets, which LanguageTool counts in too. Null for what is no answer of LanguageTool. A finding that lies
 * outside of the paragraph is passed over, and so is one of style.
 */
export function slipsOf(body: unknown, paragraph: string): Slip[] | null {
  const read = answer.safeParse(body);
  if (!read.success) return null;
  return read.data.matches.slice(0, MOST.matches).flatMap(({ message, offset, length, replacements, rule }): Slip[] => {
    const kind = kindOf(rule);
    const end = offset + length;
    if (kind === null || end > paragraph.length || splits(paragraph, offset) || splits(paragraph, end)) return [];
    const words = paragraph.slice(offset, end);
    const said = plain(message, MOST.message);
    const place = widened(paragraph, { start: offset, end });
    if (said === '' || place.end - place.start > MOST.marked) return [];
    if (DICTIONARY.test(rule.id) && NAME.test(words)) return [];
    const isWhole = place.start === offset && place.end === end;
    const instead = plain(replacements[0]?.value ?? '', MOST.suggestion + 1);
    const fits = isWhole && instead !== '' && instead !== words && instead.length <= MOST.suggestion;
    return [{ ...place, kind, rule: plain(rule.id, 80), message: said, suggestion: fits ? instead : null }];
  });
}
