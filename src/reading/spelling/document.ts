import type { Language } from '#contract/language.ts';
import { foreignRuns } from './foreign.ts';
import { isAbbreviation } from './lexicon/abbreviations.ts';
import { isName } from './lexicon/names.ts';
import { hasStrayAccent } from './noise.ts';
import { caseOf, inCaseOf, plain } from './plain.ts';
import type { SpellingRule } from './rules.ts';
import type { Speller } from './speller.ts';
import type { Allowance } from './suggest.ts';
import { LONGEST, type Token } from './tokens.ts';

const ROMAN = /^(?=[ivxlcdm])m{0,4}(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/i;
const NO_VOWEL = /^[^aeiouáéíóúüy]+$/i;
/** Uses of an unknown word in one text after which it is the text's own term, unless it is but another accent away from a known one. */
const OWN_TERM = 4;
/** How usual a known word must be, in the language or in the text, before a capitalised or repeated word is held for a slip of it. */
const USUAL = 3;
const LONG_ENOUGH = 5;
/**
 * What a text's words may have tried behind two slips: so much at least, and more for each of their letters. A text whose words are nearly all
 * unknown, of another language or badly extracted, would take minutes without it. Ours.
 */
const TRIED = { least: 400_000, aLetter: 8 } as const;

/** Words that a name follows. */
const TITLES = new Set(
  'don doña señor señora señorita sr sra srta ministro ministra juez jueza abogado abogada notario notaria calle avenida pasaje comuna ciudad provincia región sociedad empresa banco de y mr mrs ms dr judge justice'.split(
    ' ',
  ),
);

type Slip = { suggestions: string[]; rule: SpellingRule };

/** One text with its words counted: which are unknown, which are names or of another language, and what the misspelt ones should be. */
export class Document {
  private readonly status = new Map<string, boolean>();
  private readonly counts = new Map<string, number>();
  private readonly inside = new Set<string>();
  private readonly given: ReadonlySet<string>;
  private readonly foreign: Uint8Array;
  private readonly slips = new Map<string, string[]>();
  private readonly allowance: Allowance;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly speller: Speller,
    private readonly language: Language,
    names: readonly string[],
  ) {
    this.given = new Set(names.flatMap((name) => name.normalize('NFC').split(/[^\p{L}']+/u)));
    for (const { word, opens } of tokens) {
      this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
      if (!opens && caseOf(word) === 'head') this.inside.add(word);
    }
    const letters = tokens.reduce((sum, { word }) => sum + word.length, 0);
    this.allowance = { left: TRIED.least + TRIED.aLetter * letters };
    this.foreign = foreignRuns(tokens, (i) => this.isUnknown(i), language);
  }

  /** Whether neither lists nor rules know the word; abbreviations, numerals, acronyms and names that were given are known. */
  isUnknown(i: number): boolean {
    const token = this.tokens[i]!;
    const { word } = token;
    let unknown = this.status.get(word);
    if (unknown === undefined) this.status.set(word, (unknown = !this.isFine(word)));
    return unknown && !(token.dotted && isAbbreviation(word, this.language));
  }

  private isFine(word: string): boolean {
    if (word.length < 2 || ROMAN.test(word) || isAbbreviation(word, this.language)) return true;
    if (this.given.has(word) || this.speller.knows(word)) return true;
    const how = caseOf(word);
    if (how !== 'small' && isName(word)) return true;
    if (how === 'mixed') return true;
    if (how === 'all' && (word.length < LONG_ENOUGH || NO_VOWEL.test(word))) return true;
    return this.language === 'en' && /'s?$/.test(word) && this.speller.knows(word.replace(/'s?$/, ''));
  }

  isForeign(i: number): boolean {
    return this.foreign[i] === 1;
  }

  /** A capital on a word that is no common noun, or within a sentence beside such a one. */
  isName(i: number): boolean {
    const { word, opens } = this.tokens[i]!;
    if (caseOf(word) !== 'head') return false;
    if (!this.speller.knows(word.toLowerCase())) return true;
    return (!opens || this.inside.has(word)) && this.besideName(i);
  }

  private besideName(i: number): boolean {
    return [this.tokens[i - 1], this.tokens[i + 1]].some(
      (other) =>
        other !== undefined &&
        caseOf(other.word) === 'head' &&
        Math.abs(other.start - this.tokens[i]!.start) < 40 &&
        !this.speller.knows(other.word.toLowerCase()),
    );
  }

  private uses(word: string): number {
    return this.counts.get(word) ?? 0;
  }

  private suggest(word: string): string[] {
    const key = word.toLowerCase();
    let known = this.slips.get(key);
    if (!known) this.slips.set(key, (known = this.speller.suggest(key, 5, (form) => this.uses(form), this.allowance)));
    return known;
  }

  /** What a word that is unknown should be, or null where it is rather a name, a term of the text or a word of another language. */
  misspelling(i: number, brokenText: boolean): Slip | null {
    const { word } = this.tokens[i]!;
    if (this.isForeign(i) || word.length > LONGEST || (NO_VOWEL.test(word) && word.length < LONG_ENOUGH)) return null;
    const suggestions = this.suggest(word);
    const first = suggestions[0];
    if (brokenText && (!first || word.length < LONG_ENOUGH || hasStrayAccent(word.toLowerCase(), this.speller)))
      return null;
    if (!this.isSlip(i, word, first)) return null;
    return { suggestions: suggestions.map((one) => inCaseOf(word, one)), rule: ruleOf(word, first) };
  }

  private isSlip(i: number, word: string, first: string | undefined): boolean {
    const how = caseOf(word);
    const accentOnly = first !== undefined && plain(first) === plain(word);
    const usual = first === undefined ? 0 : Math.max(this.speller.usual(first), this.uses(first));
    if (how === 'small') return accentOnly || this.uses(word) < OWN_TERM || usual >= USUAL;
    if (first === undefined || first !== first.toLowerCase() || first.includes(' ')) return false;
    if (how === 'all') return word.length > LONG_ENOUGH && usual >= USUAL && this.uses(word) < OWN_TERM && !accentOnly;
    if (this.besideName(i) || TITLES.has(this.tokens[i - 1]?.word.toLowerCase() ?? '') || this.nameElsewhere(i, word))
      return false;
    return accentOnly ? usual > 0 : word.length > LONG_ENOUGH && usual >= USUAL && this.uses(word) < OWN_TERM;
  }

  /** A word with a capital that stands within sentences too, several times: a name. */
  private nameElsewhere(i: number, word: string): boolean {
    return this.tokens[i]!.opens && this.inside.has(word) && this.uses(word) > 1;
  }
}

function ruleOf(word: string, first: string | undefined): SpellingRule {
  if (first === undefined) return 'word.unknown';
  if (first.includes(' ')) return 'word.joined';
  if (first.toLowerCase() === word.toLowerCase()) return 'word.capital';
  return plain(first) === plain(word) ? 'word.accent' : 'word.unknown';
}
