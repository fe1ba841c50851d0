import type { Language } from '#contract/language.ts';
import { labelOf } from '../compose/label.ts';
import type { Range } from '../lines.ts';
import { foldSameLength } from '../references/cursor.ts';
import { references } from '../references/references.ts';
import { sentences } from '../sentences.ts';
import { dayOf } from '../terms/day.ts';
import { cutUnits } from '../units/cut.ts';
import { unitAt } from '../units/places.ts';
import type { UnitKind } from '../units/unit.ts';
import { OF_A_NORM, RECURRING } from './term-words.ts';
import { termsIn, wordsOf, type SetTerm } from './terms.ts';

/** How exactly a fact is dated. `impossible`: a day that is on no calendar, as it is written. */
type Precision = 'day' | 'month' | 'no-year' | 'impossible' | 'recurring' | 'term';

/** What a text dates. Places are UTF-16 offsets, the end excluded. */
export type Fact = {
  precision: Precision;
  /** "2026-03-05", "2026-03", "--03-05"; null of what recurs and of terms. */
  iso: string | null;
  /** The words of the date, and those that say what. */
  at: Range;
  what: Range;
  /** How the document names the place. */
  label: string;
  /** What the passage is for: an allegation is a party's. */
  kind: UnitKind | null;
  term: SetTerm | null;
};

/** Characters of the words that say what: before the date, at least on the side that says less, and in all. */
const SAID = { before: 300, least: 100, most: 420 };
/** Characters before a date in which a norm is named. */
const BEFORE = 120;

/** Letters of a day, and what stands between the days of a list. */
const DAY = '2026-03-05'.length;
const LISTED = /^(?: ?,? ?(?:y|e|al?|and|to)? ?(?:el |los |del )?(?:dias? )?)$/;

/** Characters within which "del mismo año" points back to a date. */
const BESIDE = 400;
const SAME_YEAR = /(?:mismo|ese) a.o$/;

const squeezed = (words: string): string => words.replace(/ +/g, ' ');

/** Words before a date that begins its clause, so that what it dates follows: "que, con fecha", "On". */
const OPENS = /(?:^|[,;:.(\n]|\bque)\s*(?:(?:con|en|a|el|los|la|fechas?|d[ií]as?|on|in|as|of|desde)\s+){1,4}$/i;
const WORDS = /\p{L}{3,}/gu;
/** Words beside its date with which a sentence says something. */
const FEWEST = 2;

/**
 * The words around a date that say what: its sentence, with the one before it where that says hardly more, or a part of a long one that ends at a comma or a
 * semicolon. What stands before a date tells more of it than what follows, unless it begins a clause.
 */
function saidAt(text: string, at: Range): Range {
  const from = Math.max(0, at.start - 2000);
  const found = sentences(text, from, Math.min(text.length, at.end + 2000));
  const last = found.findLastIndex(({ start }) => start <= at.start);
  const whole = {
    start: found[last]?.start ?? at.start,
    end: Math.max(at.end, found.find(({ end }) => end >= at.end)?.end ?? 0),
  };
  const own = text.slice(whole.start, at.start) + text.slice(at.end, whole.end);
  if (last > 0 && (own.match(WORDS)?.length ?? 0) < FEWEST) {
    const { start } = found[last - 1]!;
    if (!/\n\s*\n/.test(text.slice(start, whole.start))) whole.start = start;
  }
  if (whole.end - whole.start <= SAID.most) return whole;
  const opens = OPENS.test(text.slice(Math.max(whole.start, at.start - SAID.before), at.start));
  const before = opens ? SAID.least : SAID.before;
  const lead = text.slice(Math.max(whole.start, at.start - before), at.start);
  const cutAt = at.start - before <= whole.start ? 0 : lead.search(/[,;:]\s|\n/) + 1;
  const start = Math.max(whole.start, at.start - lead.length) + Math.max(0, cutAt);
  const after = Math.max(SAID.least, SAID.most - (at.end - start));
  const rest = text.slice(at.end, Math.min(whole.end, at.end + after));
  const stop = at.end + after >= whole.end ? rest.length : rest.search(/[,;]\s[^,;]*$/);
  const end = at.end + (stop > 0 ? stop : rest.length);
  return { start: start + (/^\s*/.exec(text.slice(start, at.start))?.[0].length ?? 0), end };
}

/** What a text dates, in its order: days, months, what recurs, and terms that run from something. Dates of norms are left out. Never throws. */
export function factsIn(text: string, language: Language): Fact[] {
  const cut = cutUnits(text);
  const folded = foldSameLength(text).replace(/\s/g, ' ');
  const placed = (precision: Precision, iso: string | null, at: Range, term: SetTerm | null = null): Fact => {
    const unit = unitAt(cut, at.start);
    const kind = unit < 0 ? null : cut.units[unit]!.kind;
    return { precision, iso, at, what: saidAt(text, at), label: unit < 0 ? '' : labelOf(cut, unit), kind, term };
  };
  const ofNorm = new RegExp(OF_A_NORM[language]);
  const dates = references(text, language).flatMap((one) =>
    one.kind === 'date' && !ofNorm.test(squeezed(folded.slice(Math.max(0, one.start - BEFORE), one.start)))
      ? { iso: one.iso, at: { start: one.start, end: one.end } }
      : [],
  );
  const facts = withYears(dates, folded).map(({ iso, at }) =>
    placed(
      iso.startsWith('-') ? 'no-year' : iso.length < DAY ? 'month' : dayOf(iso) === null ? 'impossible' : 'day',
      iso,
      at,
    ),
  );
  const days = facts.flatMap(({ precision, iso, at }) => (precision === 'day' && iso ? { day: iso, at } : []));
  facts.push(
    ...termsIn(text, folded, { language, genre: cut.genre, days }).map(({ at, term }) =>
      placed('term', null, at, term),
    ),
  );
  const isTaken = ({ start, end }: Range): boolean => facts.some(({ at }) => at.start < end && start < at.end);
  for (const find of RECURRING[language])
    for (const match of folded.matchAll(wordsOf(`(?:${find})(?![a-z])`))) {
      const at = { start: match.index, end: match.index + match[0].length };
      if (!isTaken(at)) facts.push(placed('recurring', null, at));
    }
  return facts.sort((a, b) => a.at.start - b.at.start);
}

type Dated = { iso: string; at: Range };
/** "31 de marzo y 30 de abril de 2015": a day without a year takes that of the next of its list; "5 de mayo del mismo año", that of the date before it. */
function withYears(dates: readonly Dated[], folded: string): Dated[] {
  const found = [...dates];
  for (let i = found.length - 2; i >= 0; i--) {
    const [one, next] = [found[i]!, found[i + 1]!];
    if (!one.iso.startsWith('-') || next.iso.startsWith('-') || next.iso.length < DAY) continue;
    if (LISTED.test(squeezed(folded.slice(one.at.end, next.at.start))))
      found[i] = { ...one, iso: `${next.iso.slice(0, 4)}${one.iso.slice(1)}` };
  }
  for (const [i, one] of found.entries()) {
    const before = found[i - 1];
    if (!one.iso.startsWith('-') || !before || before.iso.startsWith('-')) continue;
    if (one.at.start - before.at.end < BESIDE && SAME_YEAR.test(folded.slice(one.at.start, one.at.end)))
      found[i] = { ...one, iso: `${before.iso.slice(0, 4)}${one.iso.slice(1)}` };
  }
  return found;
}
