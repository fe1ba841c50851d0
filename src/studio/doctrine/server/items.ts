import type { Language } from '#contract/language.ts';
import type { Place } from '#contract/studio.ts';
import type { Position } from '#reading/authors/stance.ts';
import type { Cited } from '../contract.ts';
import type { Evidence } from './evidence.ts';
import { namesOf, shown, type Study } from './study.ts';
import { says } from './text.ts';

/** What is cited: a work, or an author of whom no work is named. */
export type Item = {
  authors: number[];
  work: number | null;
  /** Mentions in their order, those of its author in prose with it where no other work can be meant. */
  mentions: number[];
  position: Position;
  cited: Cited;
};

/** What a document cites, most cited first. */
export function itemsOf(study: Study, evidence: Evidence, language: Language): Item[] {
  const { authors, works, mentions } = study;
  const worksOf: number[][] = authors.map(() => []);
  for (const [i, one] of works.entries()) for (const n of new Set(one.authors)) worksOf[n]!.push(i);
  const bare = works.map((one, i) => {
    const prose = one.authors.flatMap((n) =>
      worksOf[n]!.length === 1 ? authors[n]!.mentions.filter((m) => mentions[m]!.workOf === null) : [],
    );
    return {
      authors: one.authors,
      work: i as number | null,
      mentions: [...new Set([...one.mentions, ...prose])].sort((a, b) => a - b),
    };
  });
  const alone = authors.flatMap((one, n) =>
    worksOf[n]!.length === 0 ? [{ authors: [n], work: null, mentions: one.mentions }] : [],
  );
  return [...bare, ...alone]
    .filter((one) => one.mentions.length > 0)
    .sort((a, b) => b.mentions.length - a.mentions.length || a.mentions[0]! - b.mentions[0]!)
    .map((one) => {
      const position = study.positionOf(one.mentions);
      return { ...one, position, cited: citedOf(study, one, position, evidence, says[language].application[position]) };
    });
}

function citedOf(
  study: Study,
  { authors, work, mentions }: Pick<Item, 'authors' | 'work' | 'mentions'>,
  position: Position,
  evidence: Evidence,
  application: string,
): Cited {
  const names = namesOf(study, authors);
  const about = work === null ? null : study.works[work]!;
  const title = about?.title ?? null;
  const pages = [...new Set(mentions.flatMap((n) => study.mentions[n]!.pages ?? []))];
  const best = shown(study, mentions);
  const whole = mentions.map((n) => study.mentions[n]!).find(({ form }) => form === 'full');
  const first = whole ?? best.mention;
  const missing: Cited['missing'] = [
    ...(title === null ? (['title'] as const) : []),
    ...((about?.year ?? null) === null ? (['year'] as const) : []),
    ...(pages.length === 0 ? (['pages'] as const) : []),
    ...(title !== null && about?.publisher === null && about.within === null ? (['publisher'] as const) : []),
  ];
  const others = mentions.filter((n) => study.mentions[n] !== first).map((n) => placeOf(study, n, evidence));
  const speaker = mentions.map((n) => study.stances[n]!.speaker).find((one) => one !== null) ?? null;
  return {
    doctrine_name: title ?? names.join(', '),
    author: names.join(', '),
    authors: names,
    work_title: title,
    publication_year: about?.year ?? null,
    publisher: about?.publisher ?? null,
    city: about?.city ?? null,
    edition: about?.edition ?? null,
    within: about?.within ?? null,
    volume: about?.volume ?? null,
    pages,
    relevant_excerpt: evidence.at(
      excerptOf(
        study,
        mentions.find((n) => study.mentions[n] === first)!,
      ),
      0,
    ),
    also: distinct(others).slice(0, 40),
    application,
    position,
    invoked_by: speaker,
    relevance: mentions.length >= 3 ? 'high' : mentions.length === 2 || position !== 'neutral' ? 'medium' : 'low',
    mentions: mentions.length,
    missing,
    provenance: 'document',
  };
}

/** So much before a reference is shown with it: what it is cited for. */
const BEFORE = 420;

/** A reference with the words that it is cited for; in a note, the note alone. */
function excerptOf({ text, mentions, stances }: Study, n: number): { start: number; end: number } {
  const { start, end, note } = mentions[n]!;
  if (note !== null) return { start, end };
  const sentence = stances[n]!.sentence;
  let from = Math.min(start, Math.max(sentence.start, start - BEFORE));
  while (from > sentence.start && /\S/.test(text[from - 1]!)) from--;
  return { start: from, end: text[end] === ')' ? end + 1 : end };
}

/** The sentence of a mention. */
export const placeOf = (study: Study, n: number, evidence: Evidence): Place => evidence.at(study.stances[n]!.sentence);

const distinct = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((one) => [one.citation_id, one])).values(),
];

/** A work with title, year and page. */
export const isComplete = ({ cited: { missing } }: Item): boolean => !missing.some((one) => one !== 'publisher');

/** The words that show a position, as the document has them. */
export function signalOf(study: Study, { mentions, position }: Item): { n: number; words: string } {
  const n =
    mentions.find((one) => study.stances[one]!.position === position && study.stances[one]!.signal) ?? mentions[0]!;
  const { signal } = study.stances[n]!;
  return { n, words: signal ? study.text.slice(signal.start, signal.end).replace(/\s+/g, ' ') : '' };
}
