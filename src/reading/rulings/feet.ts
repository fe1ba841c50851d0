import type { Range } from '../lines.ts';

/** What the courts' system prints at the foot of each page of an electronic file, a line of it alone; a lost accent may be a blank. Ours, after their files. */
const FOOT =
  /^[^\S\n]*(?:C.?digo: ?[A-Z]{6,20}|Este documento tiene firma electr.nica.*|y su original puede ser validado en.*|https?:\/\/\S*verificadoc\S*|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\S*)[^\S\n]*$/iu;
/** What the head of the next page repeats: the folio, the number of the case. */
const HEAD = /^[^\S\n]*(?:RIT ?«[^»\n]{0,30}»|Fojas?: ?\d{1,4}|[A-Z]{1,2}-\d{1,6}-\d{4})[^\S\n]*$/u;

/** The lines of a range, each with the blank before it. */
function* linesIn(text: string, { start, end }: Range): Generator<Range> {
  for (let from = start; from < end;) {
    const stop = text.indexOf('\n', from);
    const to = stop < 0 || stop >= end ? end : stop + 1;
    yield { start: from, end: to };
    from = to;
  }
}

/** A range of an electronic file without what its pages print between two of its words: the pieces that are left, trimmed; the range itself where nothing is. */
export function withoutFeet(text: string, range: Range): Range[] {
  const pieces: Range[] = [];
  let isFoot = false;
  for (const line of linesIn(text, range)) {
    const words = text.slice(line.start, line.end).replace(/\n$/, '');
    const blank = words.trim() === '';
    isFoot = FOOT.test(words) || (isFoot && (blank || HEAD.test(words)));
    if (isFoot) continue;
    const last = pieces.at(-1);
    if (last && last.end === line.start) last.end = line.end;
    else pieces.push({ ...line });
  }
  const left = pieces.flatMap(({ start, end }) => {
    let [a, b] = [start, end];
    while (b > a && /\s/.test(text[b - 1]!)) b--;
    while (a < b && /\s/.test(text[a]!)) a++;
    return b > a ? [{ start: a, end: b }] : [];
  });
  return left.length > 0 ? left : [range];
}

/** When a page was signed. */
const SIGNED = /\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A text of the same length in which what its pages print at their feet, and the head of the next, are blank; but not when they were signed. */
export function blankFeet(text: string): string {
  if (!/firma electr.nica/iu.test(text)) return text;
  let plain = '';
  for (const { start, end } of withoutFeet(text, { start: 0, end: text.length })) {
    const foot = text.slice(plain.length, start);
    const stays = foot.trim() === '' || SIGNED.test(foot);
    plain += (stays ? foot : `\n${' '.repeat(foot.length - 1)}`) + text.slice(start, end);
  }
  return plain + text.slice(plain.length);
}
