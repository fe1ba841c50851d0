import type { Reference } from '#contract/references.ts';
import { isMention } from '#reading/references/mentions.ts';
import { references as referencesOf } from '#reading/references/references.ts';
import { fold } from '#reading/words.ts';

const AUTHORITIES = new Set<Reference['kind']>(['norm', 'articles', 'ruling', 'case', 'court']);
/** A name or a figure within a sentence. */
const MARKED = /(?<=[\p{L}\p{N},;:)"”»]\s+["“«(]?)(?:\p{Lu}[\p{L}'’-]+|\p{L}*\d[\p{L}\d./-]*)/gu;
/** A name that begins a sentence and speaks: "Barros enseña que …". */
const SPEAKS =
  /(?:^|[.;:!?]\s+)["“«]?(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]+)*)\s*(?:\([^)]*\)\s*)?,?\s+(?:enseña|señala|sostiene|afirma|explica|recuerda|advierte|resolvió|declaró|con|v\.|argues|holds|held|says|writes|teaches|explains)\b/gu;
const WORD = /[\p{L}\p{N}]+/gu;
/** A figure at the head of a text. */
const FIRST_FIGURE = /^\W*\p{L}{0,3}\.?\s?\d/u;

/** What the texts of a notebook name: their authorities, and every word of theirs. */
export class Known {
  private readonly references: Reference[] = [];
  private readonly vocabulary = new Set<string>();

  constructor(texts: readonly string[]) {
    for (const text of texts) {
      this.references.push(...referencesOf(text).filter(({ kind }) => AUTHORITIES.has(kind)));
      for (const [word] of text.matchAll(WORD)) this.vocabulary.add(fold(word));
    }
  }

  /** Whether a name or figure stands in the texts, with all its words. */
  private has = (name: string): boolean => [...name.matchAll(WORD)].every(([word]) => this.vocabulary.has(fold(word)));

  /** The authorities that a text names and that none of the notebook's texts does, as they are written. */
  strangers(text: string): string[] {
    return referencesOf(text)
      .filter((one) => AUTHORITIES.has(one.kind) && !this.references.some((other) => isMention(one, other)))
      .map(({ start, end }) => text.slice(start, end));
  }

  /**
   * Whether a text names nothing but what the notebook names: no authority, no proper name and no figure of its own. Strict on purpose: what a model
   * writes is left out sooner than that it brings in a ruling or an author.
   */
  vouchesFor(text: string): boolean {
    if (this.strangers(text).length > 0) return false;
    const names = [
      ...[...text.matchAll(MARKED)].map(([name]) => name),
      ...[...text.matchAll(SPEAKS)].map(([, name]) => name!),
    ];
    return names.every(this.has) && (!FIRST_FIGURE.test(text) || this.has(text.slice(0, 12).replace(/\S*$/, '')));
  }
}
