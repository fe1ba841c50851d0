import type { Range } from '../lines.ts';
import { citations } from './cited.ts';
import type { Mention, Name, Work } from './mention.ts';
import { notesOf, plain } from './plain.ts';
import { peopleOf } from './people.ts';
import { again, named } from './prose.ts';
import { key } from './words.ts';

/** A mention with the numbers of its authors and of its work, null where no work is told. */
export type Resolved = Mention & { authors: number[]; workOf: number | null };
/** An author with the fullest name that the text gives, and where. */
type Author = { name: string; surnames: string; given: string; mentions: number[]; place: Range };
/** A work of one or more authors; what the text says of it in all its references together. */
type CitedWork = Work & { authors: number[]; others: boolean; mentions: number[] };
export type Authors = { authors: Author[]; works: CitedWork[]; mentions: Resolved[] };

/** Names whose words are kept: a text compares the same ones again and again. */
const KEPT = 20_000;
const kept = new Map<string, readonly string[]>();
function tokens(words: string): readonly string[] {
  const known = kept.get(words);
  if (known) return known;
  const read = words
    .split(/[\s.-]+/)
    .map(key)
    .filter((word) => word !== '' && !PARTICLES.has(word));
  if (kept.size >= KEPT) kept.clear();
  kept.set(words, read);
  return read;
}
const PARTICLES = new Set(['de', 'del', 'la', 'los', 'las', 'von', 'van', 'da', 'di', 'le', 'y']);
const initialFits = (a: string, b: string): boolean => a === b || ((a.length === 1 || b.length === 1) && a[0] === b[0]);

/** Whether two names may be of one person: the surnames of one begin those of the other, and no given name speaks against it. */
export function samePerson(a: Pick<Name, 'surnames' | 'given'>, b: Pick<Name, 'surnames' | 'given'>): boolean {
  const [sa, sb] = [tokens(a.surnames), tokens(b.surnames)];
  const [ga, gb] = [tokens(a.given), tokens(b.given)];
  const fits = sa.length > 0 && sb.length > 0 && sa.every((word, i) => i >= sb.length || initialFits(word, sb[i]!));
  if (fits)
    return (
      ga.length === 0 ||
      gb.length === 0 ||
      (initialFits(ga[0]!, gb[0]!) && (ga.length < 2 || gb.length < 2 || initialFits(ga[1]!, gb[1]!)))
    );
  // A name in the usual order may have been parted at another word.
  const [wa, wb] = [
    [...ga, ...sa],
    [...gb, ...sb],
  ];
  if (ga.length === 0 && gb.length === 0) return false;
  const [few, many] = wa.length <= wb.length ? [wa, wb] : [wb, wa];
  // Of fewer words it begins with the same one: "María Soto" is not "Ana María Barros Soto".
  const begins = few.length === many.length || few[0] === many[0];
  return begins && few.length > 1 && few.every((word) => word.length > 1 && many.includes(word));
}

const titleKey = (title: string): string[] =>
  title
    .split(/[\s.,:;]+/)
    .map(key)
    .filter((word) => word.length > 2);
/** Whether two titles name one work: the words of the shorter stand in the longer, in nearly all. */
export function sameTitle(a: string, b: string): boolean {
  const [x, y] = [titleKey(a), titleKey(b)];
  const [few, many] = x.length <= y.length ? [x, y] : [y, x];
  if (few.length === 0) return false;
  const shared = few.filter((word) => many.includes(word)).length;
  return shared / few.length >= 0.85 && (few.length > 1 || many.length <= 3);
}

/** Puts mentions in order and tells which author and work each means. */
class Resolver {
  readonly authors: Author[] = [];
  readonly works: CitedWork[] = [];
  readonly mentions: Resolved[] = [];
  /** The authors that a word stands in the name of. */
  private readonly byWord = new Map<string, Set<number>>();

  /** The works of each author, in their order. */
  private readonly worksOf = new Map<number, number[]>();

  private know(words: string, n: number): void {
    for (const word of tokens(words)) this.byWord.set(word, (this.byWord.get(word) ?? new Set()).add(n));
  }

  private authorOf(name: Name): number {
    const near = new Set(tokens(name.surnames).flatMap((word) => [...(this.byWord.get(word) ?? [])]));
    const fitting = [...near].filter((i) => samePerson(this.authors[i]!, name));
    // Of several of one surname the one who is called just so is meant, else the one who was named last.
    const so = fitting.find((i) => whole(this.authors[i]!) === whole(name));
    const best =
      so ??
      fitting.sort((a, b) => (this.authors[b]!.mentions.at(-1) ?? 0) - (this.authors[a]!.mentions.at(-1) ?? 0))[0];
    const words = (name.given ? `${name.given} ` : '') + name.surnames;
    if (best === undefined) {
      this.authors.push({
        name: tidy(words),
        surnames: name.surnames,
        given: name.given,
        mentions: [],
        place: { start: name.start, end: name.end },
      });
      this.know(words, this.authors.length - 1);
      return this.authors.length - 1;
    }
    const one = this.authors[best]!;
    this.know(words, best);
    const fuller = tokens(words).join('').length > tokens(one.name).join('').length;
    if (fuller && (name.given !== '' || one.given === ''))
      Object.assign(one, {
        name: tidy(words),
        surnames: name.surnames,
        given: name.given,
        place: { start: name.start, end: name.end },
      });
    return best;
  }

  /** Makes an author known by a whole reference, wherever it stands: a shorter name before it means the same. */
  expect(name: Name): void {
    this.authorOf(name);
  }

  add(mention: Mention): void {
    const at = this.mentions.length;
    let authors = mention.names.map((name) => this.authorOf(name));
    const before = this.mentions.findLast(({ workOf, authors: theirs }) => workOf !== null || theirs.length > 0);
    let workOf: number | null = null;
    if (mention.names.length === 0) {
      if (!before) return;
      authors = before.authors;
      workOf = before.workOf ?? this.lastOf(authors);
    } else workOf = this.workOf(mention, authors);
    if (authors.length === 0) return;
    const resolved = { ...mention, authors, workOf };
    this.mentions.push(resolved);
    for (const n of new Set(authors)) this.authors[n]!.mentions.push(at);
    if (workOf !== null) this.works[workOf]!.mentions.push(at);
  }

  /** Everything that was read. A name that in the end meant somebody else is nobody's. */
  all(): Authors {
    const order = this.authors.flatMap(({ mentions }, n) => (mentions.length > 0 ? [n] : []));
    const number = new Map(order.map((n, at) => [n, at]));
    const anew = <T extends { authors: number[] }>(one: T): T => ({
      ...one,
      authors: one.authors.map((n) => number.get(n)!),
    });
    return {
      authors: order.map((n) => this.authors[n]!),
      works: this.works.map(anew),
      mentions: this.mentions.map(anew),
    };
  }

  private workOf(mention: Mention, authors: number[]): number | null {
    const { work, form, backTo } = mention;
    const theirs = [...new Set(authors.flatMap((n) => this.worksOf.get(n) ?? []))].sort((a, b) => a - b);
    if (form === 'prose') return null;
    if (form === 'back') {
      const noted =
        backTo === null
          ? undefined
          : this.mentions.find(
              ({ note, workOf, authors: who }) =>
                note === backTo && workOf !== null && authors.some((n) => who.includes(n)),
            );
      return noted?.workOf ?? this.lastOf(authors);
    }
    const known = theirs.find((i) => {
      const one = this.works[i]!;
      if (work.title !== null && one.title !== null) return sameTitle(work.title, one.title) && sameVolume(one, work);
      return work.year !== null && one.year === work.year;
    });
    if (known === undefined) {
      this.works.push({ ...work, authors, others: mention.others, mentions: [] });
      for (const n of new Set(authors)) this.worksOf.set(n, [...(this.worksOf.get(n) ?? []), this.works.length - 1]);
      return this.works.length - 1;
    }
    const one = this.works[known]!;
    for (const field of ['title', 'place', 'within', 'publisher', 'city', 'year', 'edition', 'volume'] as const)
      if (one[field] === null) Object.assign(one, { [field]: work[field] });
    return known;
  }

  private lastOf(authors: readonly number[]): number | null {
    return (
      this.mentions.findLast(({ workOf, authors: who }) => workOf !== null && who.some((n) => authors.includes(n)))
        ?.workOf ?? null
    );
  }
}

const sameVolume = (a: Work, b: Work): boolean =>
  a.within === null || b.within === null || a.year === null || b.year === null || a.year === b.year;

/** "BARROS BOURIE" as "Barros Bourie". */
const tidy = (name: string): string =>
  name.replace(/(?<=\p{Lu})\p{Lu}+/gu, (rest) => rest.toLowerCase()).replace(/\s+/g, ' ');

/** The authors and works that a text cites, and each mention of them in its order. Notes are read where the text gives them. */
export function authorsOf(text: string): Authors {
  const flat = plain(text);
  const cited = citations(flat, notesOf(flat));
  const people = peopleOf(flat);
  const known = knownOf(cited.flatMap(({ names }) => names));
  const taken = takenBy(cited);
  const prose = named({ flat, people, known, taken });
  const all = [...cited, ...prose, ...again({ flat, taken })].sort((a, b) => a.start - b.start);
  const resolver = new Resolver();
  for (const { form, names } of cited) if (form === 'full') for (const name of names) resolver.expect(name);
  for (const mention of all) resolver.add(mention);
  return resolver.all();
}

const whole = ({ surnames, given }: Pick<Name, 'surnames' | 'given'>): string => `${surnames}|${given}`;
/** Whether a name may be of somebody among the cited. */
function knownOf(cited: readonly Name[]): (name: Name) => boolean {
  const byWord = new Map<string, Map<string, Name>>();
  for (const name of cited)
    for (const word of tokens(name.surnames))
      byWord.set(word, (byWord.get(word) ?? new Map<string, Name>()).set(whole(name), name));
  const told = new Map<string, boolean>();
  return (name) => {
    const before = told.get(whole(name));
    if (before !== undefined) return before;
    const is = tokens(name.surnames).some((word) =>
      [...(byWord.get(word)?.values() ?? [])].some((one) => samePerson(one, name)),
    );
    told.set(whole(name), is);
    return is;
  };
}

/** Whether a stretch touches one of the mentions, which stand in their order and apart. */
function takenBy(mentions: readonly Mention[]): (start: number, end: number) => boolean {
  return (start, end) => {
    let [low, high] = [0, mentions.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (mentions[middle]!.end <= start) low = middle + 1;
      else high = middle;
    }
    return low < mentions.length && mentions[low]!.start < end;
  };
}
