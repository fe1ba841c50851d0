import type { Language } from '#contract/language.ts';
import type { Level } from '#contract/studio.ts';
import type { Area, Kind } from '#contract/risk.ts';
import type { LawKey } from './laws.ts';

/** Words in both languages. */
export type Both = Record<Language, string>;

/** The article that a rule rests on: words of it, to the letter (spaces apart), as they stand in the text of `laws.ts`. */
export type Cited = { law: LawKey; article: string; quotation: string };

/**
 * What shows a rule's matter in one sentence, over folded words (lower case, no acute accents, single spaces). One of `any` matches and so does
 * each of `all`; none of `none` does in the same sentence (or within 200 characters, where it is long), nor `unless` in the whole clause.
 */
export type Signal = {
  any: readonly RegExp[];
  all?: readonly RegExp[];
  none?: readonly RegExp[];
  unless?: RegExp;
  /** The document must say this somewhere. */
  document?: RegExp;
  /**
   * Whether the words count on the day of the document ("2025-02-10"; null where it tells none at its beginning) and until the day on which it
   * says that it ends (null where it says none).
   */
  dated?: (words: string, day: string | null, ends: string | null) => boolean;
  /** Items "(a) … (b) …" of one sentence are read apart, each behind the words that lead to them. */
  items?: true;
  /** Where none of `any` matches, the two sentences before may say what `all` wants first. */
  lookBack?: true;
};

/**
 * Wording of ours for the place of what was found, in the language of the document; whoever pastes it fills in the {{names}}. `favourable`: more than
 * balance, for who bears the clause as it stands. `ask`: what to ask the other side.
 */
export type Paste = { balanced: string; favourable?: string; ask: string };
/** Who bears what a rule finds: the side that mostly signs what the other drew up (the tenant, the borrower), the other one, or both. */
type Side = 'weak' | 'strong' | 'both';

/**
 * A rule. `risk`: what may be void, unlawful or expose more than usual. `burden`: lawful, and weighs on one side. `protection`: what helps;
 * found, it is an advantage, and not found in a contract of `kinds`, where `wanted`, it is recommended in general, never above medium.
 * No lawyer has reviewed any of them yet.
 */
export type Rule = {
  id: string;
  area: Area;
  sort: 'risk' | 'burden' | 'protection';
  language: Language;
  level: Level;
  kinds: readonly Kind[] | 'any';
  except?: readonly Kind[];
  signal: Signal;
  /** Words of the sentence that make it one level worse or better. */
  raise?: RegExp;
  lower?: RegExp;
  title: Both;
  why: Both;
  action: Both;
  /** Absent where it is drafting advice of ours. */
  basis?: Cited;
  /** In a document of this kind the level is another, or a special law comes before `basis`. */
  byKind?: Partial<Record<Kind, { level?: Level; basis?: Cited }>>;
  /** The weak side, where nothing is said. */
  bears?: Side;
  /** Absent of a protection; of older rules it stands in `pastes.ts`. */
  paste?: Paste;
  /** It is not only exposed but against the words of its basis. */
  violates?: true;
  wanted?: readonly Kind[];
  /** Rules that, where one of them finds something, show that it is not missing. */
  answered?: readonly string[];
  /** Rules that say it better where they find the same sentence. */
  yields?: readonly string[];
  /** It speaks of its subject in general: of it and other rules of the subject in one sentence only the gravest is told. */
  wide?: true;
  /** Each of its places is named, not only the first ones. */
  everywhere?: true;
  /** The type of clause of the CUAD data set that it finds. */
  cuad?: string;
  examples: { hit: string; miss: readonly string[] };
};
