/** Characters from which a line is no paragraph that somebody wrote but a text without line ends, and of the lines that it is divided into. */
const LONGEST = 8000;
const PIECE = 1200;
const SENTENCE_END = /[.!?:;][)"”»\]]*$/;
const HIGH = /[\ud800-\udbff]/;

/** Where a piece that begins at `from` ends: after the last sentence in it, else at its last blank, else anywhere but within a character. */
function endOf(line: string, from: number): number {
  const most = from + PIECE;
  let blank = -1;
  for (let at = most; at > from + PIECE / 3; at--) {
    if (line[at] !== ' ') continue;
    if (SENTENCE_END.test(line.slice(Math.max(from, at - 4), at))) return at;
    if (blank < 0) blank = at;
  }
  if (blank >= 0) return blank;
  return HIGH.test(line[most - 1]!) ? most - 1 : most;
}

/**
 * A canonical text whose enormous lines are divided: a citation of line 1 of 1 would lead nowhere, and no viewer shows it. A line end stands instead
 * of a blank, so that no word changes; only what has no blank for pages, which is no writing of ours, is cut. Dividing twice changes nothing.
 */
export const divideLongLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.length > LONGEST ? divide(line) : line))
    .join('\n');

function divide(line: string): string {
  const pieces: string[] = [];
  let from = 0;
  while (line.length - from > PIECE) {
    const to = endOf(line, from);
    pieces.push(line.slice(from, to).trimEnd());
    from = to;
    while (line[from] === ' ') from++;
  }
  pieces.push(line.slice(from));
  return pieces.filter(Boolean).join('\n');
}
