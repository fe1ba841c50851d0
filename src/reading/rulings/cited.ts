import type { Court } from '#contract/references.ts';
import { someOf } from './around.ts';
import { mentionsOf, type Mention, type Reading } from './precedents.ts';
import type { Told } from './stance.ts';

/** A ruling that a document names, with all its places in their order. */
export type Cited = {
  rol: string;
  book: string | null;
  year: number | null;
  court: Court | null;
  date: string | null;
  relation: Mention['relation'];
  told: Told;
  mentions: readonly Mention[];
};

const differs = (a: unknown, b: unknown): boolean => a !== null && b !== null && a !== b;
const sameCase = (a: Mention, b: Mention): boolean =>
  a.reference.rol === b.reference.rol &&
  !differs(a.reference.year, b.reference.year) &&
  !differs(a.court?.key ?? null, b.court?.key ?? null) &&
  !differs(a.reference.book, b.reference.book);

const WEIGHT: Record<Told['stance'], number> = { neutral: 0, for: 1, against: 1 };
/** What all places of a ruling tell together: for and against at once is neutral. */
function together(mentions: readonly Mention[]): Told {
  const stances = new Set(mentions.map(({ told }) => told.stance).filter((stance) => stance !== 'neutral'));
  if (stances.size > 1) return { stance: 'neutral', signal: 'both', words: null };
  return mentions.map(({ told }) => told).reduce((a, b) => (WEIGHT[b.stance] > WEIGHT[a.stance] ? b : a));
}

/** Whoever is reviewed once is so everywhere; else an authority, where it is one somewhere. */
const relationOfAll = (mentions: readonly Mention[]): Mention['relation'] =>
  mentions.some(({ relation }) => relation === 'reviewed')
    ? 'reviewed'
    : mentions.some(({ relation }) => relation === 'precedent')
      ? 'precedent'
      : 'case';

/** The rulings that a document names, each once, in the order of their first places. */
export function citedRulings(reading: Reading): Cited[] {
  const groups: Mention[][] = [];
  const byRol = new Map<string, Mention[][]>();
  for (const one of mentionsOf(reading)) {
    const known = byRol.get(one.reference.rol) ?? [];
    const group = known.find((mentions) => someOf(mentions).every((other) => sameCase(other, one)));
    if (group) group.push(one);
    else {
      const made = [one];
      groups.push(made);
      byRol.set(one.reference.rol, [...known, made]);
    }
  }
  return groups.map((mentions) => ({
    rol: mentions[0]!.reference.rol,
    book: mentions.find(({ reference }) => reference.book !== null)?.reference.book ?? null,
    year: mentions.find(({ reference }) => reference.year !== null)?.reference.year ?? null,
    court: mentions.find(({ court }) => court !== null)?.court ?? null,
    date: mentions.find(({ date }) => date !== null)?.date ?? null,
    relation: relationOfAll(mentions),
    told: together(mentions),
    mentions,
  }));
}
