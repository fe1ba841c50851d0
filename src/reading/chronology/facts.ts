import type { Language } from '#contract/language.ts';
import { labelOf } from '../compose/label.ts';
import type { Range } from '../lines.ts';
import { foldSameLength } from '../references/cursor.ts';
import { references } from '../references/references.ts';
import { blankFeet } from '../rulings/feet.ts';
import { sentences } from '../sentences.ts';
import { dayOf } from '../terms/day.ts';
import { cutUnits } from '../units/cut.ts';
import { unitAt } from '../units/places.ts';
import type { UnitKind } from '../units/unit.ts';
import { isAside } from './aside.ts';
import { OF_A_NORM, RECURRING } from './term-words.ts';
import { termsIn, wordsOf, type SetTerm } from './terms.ts';
import { ofSameMonth, squeezed, withYears } from './years.ts';

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
  /** The date is of no event: a birth, a paper of identity, the line that dates a letter or a signature. */
  aside: boolean;
  term: SetTerm | null;
};

/** Characters of the words that say what: before the date, at least on the side that says less, and in all. */
const SAID = { before: 300, least: 100, most: 420 };
/** Characters before a date in which a norm is named. */
const BEFORE = 120;

/** Behind a day without a year: it recurs, as every such day of a law does. */
const EACH_YEAR = /^ *,? *(?:de|en)? *(?:cada|todos los) +(?:a.os?|ejercicios?|temporadas?)/;

/** Letters of a day. */
const DAY = '2026-03-05'.length;

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
export function factsIn(printed: string, language: Language): Fact[] {
  const cut = cutUnits(printed);
  const text = blankFeet(printed);
  const folded = foldSameLength(text).replace(/\s/g, ' ');
  const placed = (precision: Precision, iso: string | null, at: Range, term: SetTerm | null = null): Fact => {
    const unit = unitAt(cut, at.start);
    const kind = unit < 0 ? null : cut.units[unit]!.kind;
    const aside = term === null && isAside(text, folded, at, language);
    return { precision, iso, at, what: saidAt(text, at), label: unit < 0 ? '' : labelOf(cut, unit), kind, aside, term };
  };
  const ofNorm = new RegExp(OF_A_NORM[language]);
  const dates = references(text, language).flatMap((one) =>
    one.kind === 'date' && !ofNorm.test(squeezed(folded.slice(Math.max(0, one.start - BEFORE), one.start)))
      ? { iso: one.iso, at: { start: one.start, end: one.end } }
      : [],
  );
  const dated = withYears(dates, folded);
  const facts = [...dated, ...ofSameMonth(dated, folded)].map(({ iso, at }) => {
    if (!iso.startsWith('-'))
      return placed(iso.length < DAY ? 'month' : dayOf(iso) === null ? 'impossible' : 'day', iso, at);
    const each = EACH_YEAR.exec(folded.slice(at.end, at.end + BEFORE))?.[0].length ?? 0;
    if (each > 0 || cut.genre === 'law') return placed('recurring', null, { start: at.start, end: at.end + each });
    return placed('no-year', iso, at);
  });
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
