import { authorsOf, samePerson, type Authors, type Resolved } from '#reading/authors/authors.ts';
import { Stances, together, unsupported, type Position, type Stance } from '#reading/authors/stance.ts';
import { headings } from '#reading/headings.ts';
import type { Range } from '#reading/lines.ts';
import { fold } from '#reading/words.ts';
import type { Document } from '#server/studio/tool.ts';

/** A division that a document heads, with what stands in it. */
type Division = Range & { label: string };
/** Where another source of the notebook cites an author. */
type Elsewhere = { source: number; title: string; place: Range; name: string; work: string | null };

/** Everything that is read of the document before anything is said of it. */
export type Study = Authors & {
  text: string;
  stances: Stance[];
  positionOf: (mentions: readonly number[]) => Position;
  unsupported: { sentence: Range; words: Range }[];
  divisions: Division[];
  /** What the words right before a name say of its bearer. */
  told: { nationality: string | null; specialty: string | null }[];
  elsewhere: { known: Elsewhere[][]; more: Elsewhere[] };
};

const NATIONALITY =
  /\b(chilen[oa]s?|espa[ñn]ol(?:a|es|as)?|argentin[oa]s?|alem[áa]n(?:a|es|as)?|franc[ée]s(?:a|es|as)?|italian[oa]s?|portugu[ée]s(?:a)?|mexican[oa]s?|colombian[oa]s?|peruan[oa]s?|uruguay[oa]s?|ingl[ée]s(?:a)?|estadounidenses?|brasileñ[oa]s?)(?=[\s,])/iu;
const SPECIALTY =
  /\b(penalistas?|civilistas?|procesalistas?|administrativistas?|laboralistas?|constitucionalistas?|comercialistas?|iusfil[óo]sof[oa]|(?:profesor(?:a|es|as)?|catedr[áa]tic[oa])\sde\s[Dd]erecho\s(?:\p{Lu}\p{L}+|\p{Ll}{5,})(?:\sy\s\p{Lu}\p{L}+)?)/iu;

/** The words from an article on, right before a name: "el jurista argentino". */
function apposition(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 70), start);
  return /(?:^|[\s,(])((?:el|la|los|las|al|del)\s[^.;,()\n]{3,60})$/iu.exec(before)?.[1] ?? '';
}

/** Reads a document, and which of its authors the other sources cite. */
export function study({ text }: Pick<Document, 'text'>, others: readonly Pick<Document, 'text' | 'title'>[]): Study {
  const read = authorsOf(text);
  const reader = new Stances(text, read.mentions);
  const stances = read.mentions.map((_, n) => reader.of(n));
  const told = read.authors.map(({ mentions }) => {
    const words = mentions
      .map((n) => read.mentions[n]!)
      .filter(({ authors }) => authors.length === 1)
      .map(({ start }) => apposition(text, start));
    const first = (expression: RegExp): string | null =>
      words
        .map((one) => expression.exec(one)?.[1])
        .find((one) => one !== undefined)
        ?.replace(/\s+/g, ' ') ?? null;
    return { nationality: first(NATIONALITY), specialty: first(SPECIALTY) };
  });
  return {
    text,
    ...read,
    stances,
    positionOf: (mentions) => together(mentions.map((n) => stances[n]!.position)),
    unsupported: unsupported(text, read, reader),
    divisions: divisionsOf(text),
    told,
    elsewhere: elsewhereOf(read, others),
  };
}

function divisionsOf(text: string): Division[] {
  const all = headings(text);
  return all.map(({ start, label }, i) => ({ start, end: all[i + 1]?.start ?? text.length, label }));
}

/** The authors that other sources cite: those that the document cites too, and more. */
function elsewhereOf({ authors }: Authors, others: readonly Pick<Document, 'text' | 'title'>[]): Study['elsewhere'] {
  const known: Elsewhere[][] = authors.map(() => []);
  const more = new Map<string, Elsewhere>();
  for (const [at, { text, title }] of others.entries()) {
    if (text === '') continue;
    const theirs = authorsOf(text);
    for (const one of theirs.authors) {
      const mention =
        theirs.mentions[one.mentions.find((n) => theirs.mentions[n]!.form === 'full') ?? one.mentions[0]!]!;
      const work = mention.workOf === null ? null : (theirs.works[mention.workOf]?.title ?? null);
      const found = { source: at + 1, title, place: { start: mention.start, end: mention.end }, name: one.name, work };
      const n = authors.findIndex(
        (author) =>
          samePerson(author, one) &&
          (author.given !== '' || one.given !== '' || fold(author.surnames) === fold(one.surnames)),
      );
      if (n >= 0) known[n]!.push(found);
      else if (!more.has(one.name) && work !== null) more.set(one.name, found);
    }
  }
  return { known, more: [...more.values()] };
}

/** What each author is called in a row of names. */
export const namesOf = ({ authors }: Pick<Authors, 'authors'>, numbers: readonly number[]): string[] =>
  [...new Set(numbers)].map((n) => authors[n]!.name);

/** The mention that shows a work best: one with a position, else a whole reference, else the first. */
export function shown(
  { mentions, stances }: Study,
  numbers: readonly number[],
): { mention: Resolved; stance: Stance; n: number } {
  const n =
    numbers.find((one) => stances[one]!.signal !== null && mentions[one]!.note === null) ??
    numbers.find((one) => mentions[one]!.form === 'full') ??
    numbers[0]!;
  return { mention: mentions[n]!, stance: stances[n]!, n };
}
