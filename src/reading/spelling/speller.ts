import type { Language } from '#contract/language.ts';
import { derivedForms, pronounForms } from './derived.ts';
import { alike } from './edits.ts';
import { englishForms } from './english.ts';
import { PREFIXED_COST, readForms, type Written } from './forms.ts';
import { frequencies } from './lexicon/frequencies.ts';
import { lexiconOf } from './lexicon/lexicon.ts';
import { caseOf, plain } from './plain.ts';
import { suggestions, type Allowance } from './suggest.ts';

/**
 * The two files of a Hunspell dictionary, as text, and words beside those that Fojas brings itself: as they are written, or with the
 * dictionary's own flags behind a stroke.
 */
export type Dictionary = { language: Language; affix: string; words: string; lexicon?: readonly string[] };

/** How often a text uses a word (lower case); what it uses often is likelier meant. */
type Uses = (word: string) => number;

/** A dictionary that was read: whether a word is in it, and what is near to one that is not. */
export type Speller = {
  language: Language;
  /** Whether the word is right as it is written; a capital is always allowed, a small letter not where the word is a name. */
  knows: (word: string) => boolean;
  /** Every way that the letters of a word are written, accents and capitals apart ("termino": término, terminó, termino). */
  forms: (word: string) => readonly string[];
  /** Whether some form of these letters comes of a verb. */
  isVerb: (form: string) => boolean;
  /** Whether the word, as it is written, can be nothing but a verb's form. */
  isOnlyVerb: (form: string) => boolean;
  /** What could have been meant, best first, at most `most`; looked for behind two slips as far as the allowance goes. */
  suggest: (word: string, most?: number, uses?: Uses, allowance?: Allowance) => string[];
  /** How usual a word is in legal texts: 0 (rare or unknown) to 10. */
  usual: (word: string) => number;
};

/** From this band on a word is common: one that only a prefix makes, and that sounds like it, is doubted ("protejer" by "proteger"). */
const COMMON = 3;
const REMEMBERED = 40_000;
/** Suggestions given unless another number is asked for. */
const SUGGESTED = 5;

/** What a use in the text itself counts for beside the general bands. */
const ofText = (count: number): number => (count === 0 ? 0 : Math.min(5, 2 + Math.log2(count)));

/** Whether a form of the dictionary may be written as this word: with a capital, or in capitals, whose accents are often left out. */
function allows(form: string, word: string): boolean {
  if (form === word) return true;
  if (caseOf(word) === 'all') return form.toUpperCase() === word || plain(form) === plain(word);
  return word.charAt(0) !== form.charAt(0) && form.charAt(0).toUpperCase() + form.slice(1) === word;
}

/** Reads a dictionary; the same may serve any number of texts. */
export function speller({ language, affix, words, lexicon = [] }: Dictionary): Speller {
  const dictionary = readForms(affix, words, [...lexiconOf(language), ...lexicon]);
  const usualness = frequencies(language);
  const memo = new Map<string, readonly Written[]>();
  const derive = (folded: string): readonly Written[] => {
    const listed = dictionary.of(folded);
    if (language === 'en') return listed.length > 0 ? listed : englishForms(folded, dictionary.of);
    return listed.length > 0
      ? [...listed, ...pronounForms(folded, dictionary.of)]
      : derivedForms(folded, dictionary.of);
  };
  const formsOf = (folded: string): readonly Written[] => {
    let known = memo.get(folded);
    if (known) return known;
    known = derive(folded);
    if (memo.size > REMEMBERED) memo.clear();
    memo.set(folded, known);
    return known;
  };
  const guessed = (folded: string): readonly Written[] => {
    const listed = dictionary.once(folded);
    return listed.length > 0 || language !== 'es' ? listed : derivedForms(folded, dictionary.once, true);
  };
  const onlyByPrefix = ({ form, cost }: Written): boolean => cost >= PREFIXED_COST && usualness(form) === 0;
  const resembles = (folded: string): boolean =>
    alike(folded, language).some((one) => dictionary.of(one.folded).some(({ form }) => usualness(form) >= COMMON));
  return {
    language,
    knows: (word) => {
      const forms = formsOf(plain(word)).filter(({ form }) => allows(form, word));
      return forms.length > 0 && !(forms.every(onlyByPrefix) && resembles(plain(word)));
    },
    forms: (word) => formsOf(plain(word)).map(({ form }) => form),
    isVerb: (form) => formsOf(plain(form)).some((known) => known.verb && known.form === form),
    isOnlyVerb: (form) => {
      const same = formsOf(plain(form)).filter((known) => known.form === form);
      return same.length > 0 && same.every(({ verb, noun }) => verb && !noun);
    },
    usual: usualness,
    suggest: (word, most = SUGGESTED, uses = () => 0, allowance = { left: Infinity }) =>
      suggestions(
        word,
        { language, forms: formsOf, guessed, usual: (form) => usualness(form) + ofText(uses(form)) },
        most,
        allowance,
      ),
  };
}
