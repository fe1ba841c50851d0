import type { Reference } from '#contract/references.ts';
import { isMention } from '#reading/references/mentions.ts';
import { references as referencesOf } from '#reading/references/references.ts';
import { wordsOf, type Ungated } from '#reading/support/ungated.ts';
import { claimsNothing } from '#reading/vouch.ts';
import { fold } from '#reading/words.ts';

const AUTHORITIES = new Set<Reference['kind']>(['norm', 'articles', 'ruling', 'case', 'court']);
/** A row of words with capitals within a sentence, or at its head before another or before a stop. */
const CAPITAL = String.raw`\p{Lu}[\p{L}'’-]+`;
const MARKED = new RegExp(
  String.raw`(?<=[\p{L}\p{N},;:)"”»]\s+["“«(]?)${CAPITAL}(?:\s+(?:(?:de|del|la|los|las|y|von|van)\s+){0,2}${CAPITAL})*`,
  'gu',
);
const HEAD = new RegExp(
  String.raw`(?:^|[.;:!?]\s+)["“«(]?(${CAPITAL}(?:\s+${CAPITAL})+|${CAPITAL}(?=\s*(?:[.;:(]|$)))`,
  'gu',
);
/** A name that begins a sentence and speaks: "Barros enseña que …". */
const SAYS =
  'enseña|señala|sostiene|afirma|explica|recuerda|advierte|resolvió|declaró|con|v\\.|argues|holds|held|says|writes|teaches|explains';
const SPEAKS = new RegExp(
  String.raw`(?:^|[.;:!?]\s+)["“«]?(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]+)*)\s*(?:\([^)]*\)\s*)?,?\s+(?:${SAYS})(?![\p{L}])`,
  'gu',
);
/** Who is named without a capital where authorities are named. */
const LOWER =
  /(?:(?<!\p{L})(?:seg[úu]n|siguiendo a|como (?:enseña|sostiene|señala|explica)|(?:profesor|tratadista|autor)a?|(?:caso|fallo|sentencia) de|according to|as|professor)\s+)(?!(?:el|la|los|las|lo|un|una|su|sus|este|esta|se|consta|the|a|an|its|this|it)(?!\p{L}))(\p{Ll}{3,})/giu;
const WORD = /[\p{L}\p{N}]+/gu;
/** A figure, with the letters that it is written together with. */
const FIGURE = /\p{L}*\p{Nd}[\p{L}\p{Nd}.,/-]*/gu;

/** The words of a text without accents and capitals, a space between them. */
const words = (text: string): string => (fold(text).match(WORD) ?? []).join(' ');

/** What the texts of a notebook name: their authorities, and their words. */
export class Known {
  private readonly references: Reference[] = [];
  private readonly run: string;

  constructor(texts: readonly string[]) {
    for (const text of texts) this.references.push(...referencesOf(text).filter(({ kind }) => AUTHORITIES.has(kind)));
    this.run = ` ${texts.map(words).join(' ')} `;
  }

  /** Whether a name or figure stands in the texts, its words in one row. */
  private has = (name: string): boolean => this.run.includes(` ${words(name)} `);

  /** The authorities that a text names and that none of the notebook's texts does, as they are written. */
  strangers(said: Ungated | string): string[] {
    const text = wordsOf(said);
    return referencesOf(text)
      .filter((one) => AUTHORITIES.has(one.kind) && !this.references.some((other) => isMention(one, other)))
      .map(({ start, end }) => text.slice(start, end));
  }

  /**
   * Whether a text names nothing but what the notebook names: no authority, no proper name, no figure of its own and nothing that the law, the courts or the learned are said to hold. Strict on purpose: what a model
   * writes is left out sooner than that it brings in a ruling or an author.
   */
  vouchesFor(text: string): boolean {
    if (this.strangers(text).length > 0 || !claimsNothing(fold(text))) return false;
    const names = [
      ...[MARKED, FIGURE].flatMap((expression) => [...text.matchAll(expression)].map(([name]) => name)),
      ...[HEAD, SPEAKS, LOWER].flatMap((expression) => [...text.matchAll(expression)].map(([, name]) => name!)),
    ];
    return names.every(this.has);
  }
}
