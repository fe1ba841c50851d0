/**
 * The constants of retrieval. Found on the given sets by coordinate ascent; the surface is flat: k1, b, the share of the exact word and the head stand
 * above noise, the others do not.
 */
export const WEIGHTS = {
  /** BM25F: saturation, and how much the length of an entry counts. */
  k1: 1.2,
  b: 0.6,
  /** What a word counts in the head of an entry, in the names above it and in the title of its source, beside one in its text. */
  head: 0.5,
  path: 0.15,
  title: 0.3,
  /** Share of the exact word, the rest going to its stem, in a question of up to 8 and of 16 or more content words. */
  word: 0.2,
  wordLong: 1,
  /** Weight of words such as "include", "contract", and of a word put in the place of a mistyped one. */
  frame: 0.1,
  typo: 0.7,
  /** Weight of a concept's terms as the law says them, of those as people ask, and of the law's terms in the other language. */
  concept: 0.5,
  people: 0.25,
  across: 1,
  /** Neighbouring words of the question found within so many tokens. */
  pair: 0.15,
  pairGap: 4,
  /** The best sentence, and the share of the question that the entry holds. */
  sentence: 0.3,
  coverage: 0.3,
  /** A concept that is named: that the entry states it with a whole term of the law, and that the subject index names the entry for it. */
  states: 0.2,
  subject: 1,
  /** What the matters of a known norm's articles are called, by law and people, beside their own words. */
  matter: 0.6,
  /** What an entry is worth whose unit amends, is transitory or no longer in force, unless that is asked for; and one that only names what lies below. */
  aside: 0.8,
  heading: 0.5,
  /** A word counts as held where a concept that it names stands with a whole term of the law. */
  held: 0.8,
} as const;
export type Weights = { readonly [K in keyof typeof WEIGHTS]: number };

/** Content words from which a question is a pasted text, to which concepts add nothing but noise. */
export const PASTED = 16;
/** Entries whose words are walked. */
export const RESCORED = 60;
