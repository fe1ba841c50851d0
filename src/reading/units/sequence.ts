import { APPROVING, type Mark } from './marks.ts';

/**
 * What a link of a row costs, in marks. `start`: it begins at 2 to 6 · `late`: it begins behind these · `gap`: up to five numbers are missing · `skip`: more are, and the
 * mark is firm (an extract) · `again`: the same number a second time · `restart`: it begins at 1 again · `jump`: any other. Lists use bare numbers too, so a row of them needs a higher score.
 */
type Costs = { start: number; late: number; gap: number; skip: number; again: number; restart: number; jump: number };
const NAMED: Costs = { start: 1.5, late: 3.5, gap: 0.9, skip: 0.9, again: 0.9, restart: 0.9, jump: 3 };
const BARE: Costs = { start: 2, late: 4, gap: 2, skip: 6, again: 2, restart: 3, jump: 6 };
const MISSING = 5;
const EARLY = 6;
/** What an exact link is worth, and a mark by how it stands. */
const EXACT = 0.5;
const WORTH = { line: 1, inline: 0.5, inside: 0.05, quoted: -1 };
const worthOf = ({ quoted, inside, inline }: Mark): number =>
  quoted ? WORTH.quoted : inside ? WORTH.inside : inline ? WORTH.inline : WORTH.line;

type Best = { score: number; at: number };

/** The marks of one row that make the best sequence: each number after the one before. `first`: where a row may begin with any number. Linear. */
function best(row: readonly Mark[], costs: Costs, first: number): Mark[] {
  const before: number[] = [];
  const ends = new Map<number, Best>();
  let top: Best = { score: 0, at: -1 };
  row.forEach((mark, i) => {
    const { value } = mark;
    let link: Best = {
      score: value <= 1 || mark.start === first ? 0 : value <= EARLY ? -costs.start : -costs.late,
      at: -1,
    };
    const offer = (from: Best | undefined, cost: number): void => {
      if (from && from.score - cost > link.score) link = { score: from.score - cost, at: from.at };
    };
    offer(ends.get(value - 1), mark.inside ? 0 : -EXACT);
    if (!mark.inline) {
      const same = ends.get(value);
      offer(same, same && row[same.at]!.suffix !== mark.suffix ? (mark.inside ? 0 : -EXACT) : costs.again);
      const sure = mark.firm && !mark.inside ? costs.skip : costs.jump;
      for (let missing = 1; missing <= MISSING; missing++)
        offer(ends.get(value - 1 - missing), Math.min(costs.gap, sure));
      if (!mark.quoted && top.at >= 0)
        offer(top, value === 1 ? costs.restart : value > row[top.at]!.value ? sure : costs.jump);
    }
    before.push(link.at);
    const end = { score: link.score + worthOf(mark), at: i };
    if (end.score >= (ends.get(value)?.score ?? -Infinity)) ends.set(value, end);
    if (end.score > top.score) top = end;
  });
  const kept: Mark[] = [];
  for (let at = top.at; at >= 0; at = before[at]!) kept.push(row[at]!);
  return kept.reverse();
}

/** So many numbers from 1 on within quotation marks are a text that a law approves, not one that it amends. */
const APPROVED = 5;

const follows = (before: Mark, mark: Mark): boolean =>
  mark.value >= before.value && mark.value <= before.value + 1 + MISSING;

/** A row apart from the texts that are quoted as a whole, from their first number on; each of these is a row of its own. */
function withoutApproved(row: readonly Mark[]): Mark[][] {
  const outer: Mark[] = [];
  const rows = [outer];
  const isQuoted = (i: number): boolean => row[i] !== undefined && (row[i].inside || row[i].quoted);
  for (let at = 0; at < row.length;) {
    let end = at + 1;
    if (row[at]!.value === 1 && isQuoted(at))
      while (isQuoted(end) && [0, 1].includes(row[end]!.value - row[end - 1]!.value)) end++;
    const text = row.slice(at, end);
    const [last, next] = [row[end - 1]!, row[end]];
    // The row goes on behind what was taken for the end of the quotation: it is not one.
    const goesOn = next !== undefined && next.value > last.value && follows(last, next);
    if (text.length >= APPROVED && goesOn) for (const mark of text) [mark.inside, mark.quoted] = [false, false];
    if (text.length >= APPROVED && !goesOn) rows.push(text);
    else outer.push(...text);
    at = end;
  }
  return rows;
}

/**
 * The marks whose numbers follow one another, in the order of the text. What breaks a row that goes on without it is a quotation, a reference at the
 * beginning of a line or the item of a list. Containers are kept as they are. `begin`: where the text begins; an extract begins with any number. Linear.
 */
export function inSequence(marks: readonly Mark[], begin: number): Mark[] {
  const rows = new Map<string, Mark[]>();
  const kept = new Set<Mark>();
  for (const mark of marks) {
    if (mark.form.role === 'container' && !mark.inline) kept.add(mark);
    else if (Number.isNaN(mark.value) || (mark.series === APPROVING && !mark.inside)) kept.add(mark);
    else {
      const row = rows.get(mark.series);
      if (row) row.push(mark);
      else rows.set(mark.series, [mark]);
    }
  }
  for (const [row, ...approved] of [...rows.values()].map(withoutApproved)) {
    for (const mark of approved.flat()) kept.add(mark);
    if (!row?.[0]) continue;
    const bare = row[0]!.form.words.length === 0 && row[0]!.form.id !== 'ordinal';
    const chosen = best(row, bare ? BARE : NAMED, bare ? -1 : begin);
    if (!bare || chosen.length > 1 || row[0]!.form.id === 'decimal') for (const mark of chosen) kept.add(mark);
  }
  return marks.filter((mark) => kept.has(mark));
}
