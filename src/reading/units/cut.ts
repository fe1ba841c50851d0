import { Builder, type Segment } from './builder.ts';
import { divisionsOf } from './divisions.ts';
import { ended } from './ends.ts';
import { genreOf } from './genre.ts';
import { isNextItem } from './items.ts';
import { linesOf, type Line } from './line.ts';
import { isTransitoryPart, type Mark } from './marks.ts';
import { headingOf } from './titles.ts';
import type { Cut } from './unit.ts';
import { isFormula, opensReasons, zonesOf, type Zone } from './zones.ts';

/** "Vistos:" and "Considerando:" on a line of their own are headings; a longer line goes on. */
const FORMULA_MAX = 60;

/** Where signatures begin within a line. */
type Signing = { start: number; signs: true };
const pieceOf = (one: Mark | Signing | undefined): Pick<Segment, 'mark' | 'signs'> =>
  one && 'signs' in one ? { mark: undefined, signs: true } : { mark: one, signs: false };
/** Where a contract that runs on in one line comes to its signatures. */
const SIGNED = /(?<=[.;)"”]\s{1,8})IN WITNESS WHEREOF/gu;

function* segments(lines: readonly Line[], marks: readonly (Mark | Signing)[]): Generator<Segment> {
  let next = 0;
  for (const [at, line] of lines.entries()) {
    const own = marks[next]?.start === line.start ? marks[next++] : undefined;
    yield { start: line.start, line, at, ...pieceOf(own), until: marks[next]?.start ?? Infinity };
    while (next < marks.length && marks[next]!.start <= line.end) {
      const mark = marks[next++]!;
      yield { start: mark.start, line, at, ...pieceOf(mark), until: marks[next]?.start ?? Infinity };
    }
  }
}

/**
 * The marks without those that are no reasons: the numbers of a decision are its points, and what is numbered before the reasons is a list where these
 * count from 1 themselves.
 */
function withoutPoints(text: string, found: readonly Mark[], lines: readonly Line[], zones: readonly Zone[]): Mark[] {
  const divisions = found.filter(({ form }) => form.role === 'division');
  // Whether the reasons that follow a part of the zones count from 1.
  let first = 0;
  const countAnew = zones.map(({ voice, line }) => {
    while (first < divisions.length && divisions[first]!.start < lines[line]!.start) first++;
    return voice === 'reasoning' && divisions[first]?.value === 1;
  });
  let next = 0;
  return found.filter((mark) => {
    while (next < zones.length && lines[zones[next]!.line]!.start <= mark.start) next++;
    const voice = zones[next - 1]?.voice ?? 'narrative';
    if (voice === 'narrative' && mark.form.role === 'division') return opensReasons(text, mark) && !countAnew[next];
    return voice !== 'decision';
  });
}

/**
 * The units of a text, in their order, a parent before its children: containers (book, title, heading), divisions (article, clause, considerando; a
 * paragraph or a row under none) and their parts (inciso, item, row). A division of one paragraph has no parts. Never throws; linear in the text.
 * Our own reading of how laws, contracts and rulings are set in Spanish and English.
 */
export function cutUnits(text: string): Cut {
  const lines = linesOf(text);
  const genre = genreOf(text, lines);
  const found = divisionsOf(text, lines, genre);
  const zones = genre === 'ruling' ? zonesOf(text, lines, found) : [];
  const marks = genre === 'ruling' ? withoutPoints(text, found, lines, zones) : found;
  const starts = new Set(marks.map(({ start }) => start));
  const isMarked = ({ start }: Line): boolean => starts.has(start);
  const builder = new Builder(text, lines, genre, isMarked);
  const divisions = marks.filter(({ form }) => form.role === 'division');
  let [zone, after] = [0, 0];
  const signings =
    genre === 'contract' ? [...text.matchAll(SIGNED)].map(({ index }): Signing => ({ start: index, signs: true })) : [];
  const pieces = [...marks, ...signings].sort((a, b) => a.start - b.start);
  for (const segment of segments(lines, pieces)) {
    const { line, at, mark } = segment;
    if (segment.signs) {
      builder.sign(segment.start);
      continue;
    }
    if (genre === 'ruling' && zone === 0 && at === 0 && segment.start === line.start) builder.speak('narrative', line);
    if (segment.start === line.start && zones[zone]?.line === at) {
      const { voice } = zones[zone++]!;
      builder.speak(voice, line);
      const alone = !mark && line.end - line.start < FORMULA_MAX && (voice === 'narrative' || voice === 'reasoning');
      if (alone)
        builder.head(
          { level: 4.9, words: text.slice(line.at, line.end).replace(/[\s:.*]+$/, ''), more: 0 },
          line.start,
        );
      if (alone) continue;
    }
    if (mark) {
      builder.begin(mark, segment);
      builder.first(mark);
      continue;
    }
    const isPoint = builder.decides && line.hashes === 0;
    const heading = isTransitoryPart(line)
      ? { level: 2, words: text.slice(line.at, line.end), more: 0 }
      : builder.isNamed ||
          isPoint ||
          (genre === 'ruling' && isFormula(line)) ||
          (genre === 'law' && builder.isNumbered && isNextItem(line, text, builder.items))
        ? null
        : headingOf(text, lines, at, genre, isMarked);
    while (after < divisions.length && divisions[after]!.start <= line.start) after++;
    const next = divisions[after];
    // An address within a clause is set as a heading is; one that heads clauses stands right before the next.
    const goesOn = builder.isNumbered && next !== undefined && next.value !== 1 && next.start !== lines[at + 1]?.start;
    const isHeading = heading && !('soft' in heading && goesOn);
    if (isHeading) builder.head(heading, line.start);
    else builder.go(line, at);
  }
  return { genre, units: ended(text, lines, builder.units, genre) };
}
