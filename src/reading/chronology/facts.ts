import type { Language } from '#contract/language.ts';
import { figureOf, valueOf } from '../consistency/number-words.ts';
import { labelOf } from '../compose/label.ts';
import type { Range } from '../lines.ts';
import { foldSameLength } from '../references/cursor.ts';
import { references } from '../references/references.ts';
import { sentences } from '../sentences.ts';
import { dayOf } from '../terms/day.ts';
import type { RuleId, Unit as TermUnit } from '../terms/due.ts';
import { cutUnits } from '../units/cut.ts';
import { unitAt } from '../units/places.ts';
import type { Cut, UnitKind } from '../units/unit.ts';
import { FROM_CONTRACT, OF_A_NORM, RECURRING, TERM_WORDS } from './term-words.ts';

/** How exactly a fact is dated. `impossible`: a day that is on no calendar, as it is written. */
type Precision = 'day' | 'month' | 'no-year' | 'impossible' | 'recurring' | 'term';

/** A term as it is set: so much from something, by a rule; `from`: the day that it runs from, where the same text says it, and where it does. */
type SetTerm = {
  amount: number;
  unit: TermUnit;
  rule: RuleId;
  anchor: Range | null;
  from: { day: string; at: Range } | null;
};

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

/** Characters of the words that say what: before the date, at least behind it, and in all. */
const SAID = { before: 300, after: 100, most: 420 };
/** Characters before a date in which a norm is named, and of a contract in which it is dated. */
const BEFORE = 120;
const DATED = 1500;

/** Letters of a day, and what stands between the days of a list. */
const DAY = '2026-03-05'.length;
const LISTED = /^(?: ?,? ?(?:y|e|al?|and|to)? ?(?:el |los |del )?(?:dias? )?)$/;

/** Characters within which "del mismo año" points back to a date. */
const BESIDE = 400;
const SAME_YEAR = /(?:mismo|ese) a.o$/;
const ORDINALS = new Map(
  'primer segund tercer cuart quint sext septim octav noven decim undecim duodecim'
    .split(' ')
    .map((word, i) => [word, i + 1]),
);
const TENS = new Map([
  ['decimoquint', 15],
  ['vigesim', 20],
  ['trigesim', 30],
]);

/** The number of a term, in figures, in words or as an ordinal; null where it is none. */
function amountOf({ count, ordinal }: Record<string, string | undefined>, language: Language): number | null {
  if (ordinal) {
    const stem = ordinal.replace(/o$/, '');
    return TENS.get(stem) ?? ORDINALS.get(stem) ?? null;
  }
  return count === undefined ? null : /^\d/.test(count) ? figureOf(count) : valueOf(count, language);
}

/** The rule that most likely counts a term, by the kind of its document and the words beside it; its reader may choose another. */
function ruleOf(genre: Cut['genre'], words: string): RuleId {
  if (/19\.?880|administrativ/.test(words)) return 'admin';
  if (/tributari|impuestos internos/.test(words)) return 'tax';
  if (/ministerio publico|imputado|juez de garantia/.test(words)) return 'cpp';
  return genre === 'ruling' ? 'cpc' : 'cc';
}

/** The words around a date that say what: its sentence, or a part of a long one that ends at a comma or a semicolon. What is said before a date tells more of it than what follows: that stands first. */
function saidAt(text: string, at: Range): Range {
  const from = Math.max(0, at.start - 2000);
  const found = sentences(text, from, Math.min(text.length, at.end + 2000));
  const whole = found.find(({ start, end }) => start <= at.start && at.end <= end) ?? at;
  if (whole.end - whole.start <= SAID.most) return whole;
  const lead = text.slice(Math.max(whole.start, at.start - SAID.before), at.start);
  const cutAt = at.start - SAID.before <= whole.start ? 0 : lead.search(/[,;:]\s|\n/) + 1;
  const start = Math.max(whole.start, at.start - lead.length) + Math.max(0, cutAt);
  const after = Math.max(SAID.after, SAID.most - (at.end - start));
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
    one.kind === 'date' && !ofNorm.test(folded.slice(Math.max(0, one.start - BEFORE), one.start))
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
  const contracted =
    cut.genre === 'ruling' || cut.genre === 'law'
      ? undefined
      : facts.find(({ precision, at }) => precision === 'day' && at.start < DATED);
  facts.push(
    ...termsIn(folded, { language, cut, contracted, dated: facts }).map(({ at, term }) =>
      placed('term', null, at, term),
    ),
  );
  const isTaken = ({ start, end }: Range): boolean => facts.some(({ at }) => at.start < end && start < at.end);
  for (const find of RECURRING[language])
    for (const match of folded.matchAll(new RegExp(`(?<![a-z])(?:${find})(?![a-z])`, 'g'))) {
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
    if (LISTED.test(folded.slice(one.at.end, next.at.start)))
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

type Around = { language: Language; cut: Cut; contracted: Fact | undefined; dated: readonly Fact[] };

/** Terms with their words, and the day they run from where the text says it. */
function termsIn(folded: string, { language, cut, contracted, dated }: Around): { at: Range; term: SetTerm }[] {
  const found: { at: Range; term: SetTerm }[] = [];
  for (const { find } of TERM_WORDS[language])
    for (const match of folded.matchAll(new RegExp(`(?<![a-z])${find}`, 'g'))) {
      const { unit = '', kind = '', after = '' } = match.groups ?? {};
      const amount = amountOf(match.groups ?? {}, language);
      const at = { start: match.index, end: match.index + match[0].length - after.length };
      if (amount === null || found.some((one) => one.at.start < at.end && at.start < one.at.end)) continue;
      const anchor = after.trim() === '' ? null : { start: at.end, end: at.end + after.trimEnd().length };
      const words = folded.slice(Math.max(0, at.start - SAID.before), at.end + after.length);
      const said =
        anchor &&
        dated.find((one) => one.precision === 'day' && one.at.start >= anchor.start && one.at.end <= anchor.end);
      const own = contracted && new RegExp(FROM_CONTRACT[language]).test(after) ? contracted : undefined;
      const start = said ?? own;
      const isWorking = /habil|administrativ|business|working/.test(kind);
      found.push({
        at,
        term: {
          amount,
          unit: /^(?:mes|month)/.test(unit)
            ? 'month'
            : /^(?:ano|year)/.test(unit)
              ? 'year'
              : isWorking
                ? 'working-day'
                : 'day',
          rule: ruleOf(cut.genre, words),
          anchor,
          from: start ? { day: start.iso!, at: start.at } : null,
        },
      });
    }
  return found;
}
