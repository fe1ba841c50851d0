import type { Row } from './row.ts';

/** Questions that are told one by one, of each sort and set. */
const TOLD = 40;

const isRight = ({ answerable, first, outcome }: Row): boolean => (answerable ? first : outcome !== 'answer');
const isAmong = ({ answerable, three, outcome }: Row): boolean => (answerable ? three : outcome !== 'answer');
/** Where a question stands: right first, at which stage it was lost, or answered though the sources do not say it. */
const standing = (row: Row): string => (row.answerable ? (row.first ? 'right' : (row.stage ?? 'lost')) : row.outcome);

type Pair = { before: Row; now: Row };
const line = ({ before, now }: Pair): string =>
  `      ${standing(before)} → ${standing(now)}  ${now.id}  ${now.question.slice(0, 110)}`;

function told(name: string, pairs: readonly Pair[]): string[] {
  const more = pairs.length > TOLD ? [`      … and ${pairs.length - TOLD} more`] : [];
  return pairs.length === 0 ? [] : [`    ${name} (${pairs.length})`, ...pairs.slice(0, TOLD).map(line), ...more];
}

/** What turned right and what turned wrong of one set since another revision, and at which stage each was lost. */
export function turned(set: string, before: readonly Row[], now: readonly Row[]): string {
  const known = new Map(before.map((row) => [row.id, row]));
  const pairs = now.flatMap((row): Pair[] => (known.has(row.id) ? [{ before: known.get(row.id)!, now: row }] : []));
  const turnedTo = (right: boolean, is: (row: Row) => boolean, some = pairs): Pair[] =>
    some.filter((pair) => is(pair.now) === right && is(pair.before) !== right);
  const there = pairs.filter((pair) => pair.now.answerable);
  const not = pairs.filter((pair) => !pair.now.answerable);
  const change = (is: (row: Row) => boolean, some: readonly Pair[]): string =>
    `+${turnedTo(true, is, [...some]).length} −${turnedTo(false, is, [...some]).length}`;
  return [
    `  ${set}: first ${change(isRight, there)} · among three ${change(isAmong, there)} · refused ${change(isRight, not)} · of ${pairs.length}`,
    ...told('turned right', turnedTo(true, isRight)),
    ...told('turned wrong', turnedTo(false, isRight)),
  ].join('\n');
}
