import type { Language } from '#contract/language.ts';
import { accentFindings } from './accents.ts';
import { Document } from './document.ts';
import { variedNames } from './names.ts';
import { placeOf } from './lexicon/names.ts';
import { noiseOf } from './noise.ts';
import { caseOf, inCaseOf } from './plain.ts';
import type { SpellingRule } from './rules.ts';
import type { Speller } from './speller.ts';
import { tokensOf } from './tokens.ts';

/**
 * What a finding is of.
 * misspelling: a word that neither the dictionary, the lexicon nor the document's own use knows ·
 * accent: a word that exists, but not with this accent in this place ·
 * name-varies: a name written in two ways, with the commoner one suggested ·
 * unreadable: a piece of noise from scanning or conversion, told once for the whole piece.
 */
type SpellingKind = 'misspelling' | 'accent' | 'name-varies' | 'unreadable';

/**
 * One finding: UTF-16 offsets of the text, end excluded, `word` as it stands there (with a line-end hyphen, where it has one; the beginning
 * of a piece that is unreadable), and what could stand instead, best first, in the word's own case; none for noise, and none where nothing
 * is near.
 */
export type SpellingFinding = {
  start: number;
  end: number;
  word: string;
  suggestions: string[];
  rule: SpellingRule;
  kind: SpellingKind;
  /** Where an unreadable piece ends, when it is longer than the line that is shown. */
  until?: number;
};

/** How a text is read: its dictionary, its language, and names that are known to be right (parties, judges), as they are written. */
export type SpellingOptions = { speller: Speller; language: Language; names?: readonly string[] };

/** Characters of an unreadable piece that its finding covers. */
const SHOWN = 160;

/** Every spelling finding of a text, in order of place; none overlaps another. Pure, and linear in the text but for suggestions. */
export function checkSpelling(text: string, { speller, language, names = [] }: SpellingOptions): SpellingFinding[] {
  const tokens = tokensOf(text, speller.knows);
  const document = new Document(tokens, speller, language, names);
  const { pieces, brokenText } = noiseOf(
    text,
    tokens,
    (i) => document.isUnknown(i),
    (i) => document.isForeign(i),
    speller,
  );
  const taken = new Uint8Array(tokens.length);
  const findings: SpellingFinding[] = [];
  const add = (i: number, found: Pick<SpellingFinding, 'suggestions' | 'rule' | 'kind'>): void => {
    if (taken[i]) return;
    taken[i] = 1;
    const { start, end } = tokens[i]!;
    findings.push({ start, end, word: text.slice(start, end), ...found });
  };
  for (const { from, to } of pieces) {
    taken.fill(1, from, to + 1);
    findings.push(unreadable(text, tokens[from]!.start, tokens[to]!.end));
  }
  for (const { i, usual } of variedNames(tokens, (i) => document.isName(i), names, speller))
    add(i, { suggestions: [usual], rule: 'name.varies', kind: 'name-varies' });
  if (language === 'es')
    for (const [i, { word }] of tokens.entries()) {
      const place = caseOf(word) === 'head' && !names.includes(word) ? placeOf(word) : null;
      if (place !== null) add(i, { suggestions: [inCaseOf(word, place)], rule: 'word.accent', kind: 'misspelling' });
    }
  for (let i = 0; i < tokens.length; i++) {
    if (taken[i] || !document.isUnknown(i)) continue;
    const found = document.misspelling(i, brokenText);
    if (found) add(i, { ...found, kind: 'misspelling' });
  }
  if (language === 'es')
    for (const { i, suggestion, rule } of accentFindings(text, tokens, speller))
      if (!document.isForeign(i)) add(i, { suggestions: [suggestion], rule, kind: 'accent' });
  return findings.sort((a, b) => a.start - b.start);
}

/** A piece that cannot be read: its first line, and where it ends. */
function unreadable(text: string, start: number, until: number): SpellingFinding {
  const line = text.indexOf('\n', start);
  const end = Math.min(until, start + SHOWN, line < 0 ? Infinity : line);
  const word = text.slice(start, end);
  return { start, end, word, suggestions: [], rule: 'text.unreadable', kind: 'unreadable', until };
}
