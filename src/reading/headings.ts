/** A heading of a document: where its line starts, how deep it stands (1 is the highest), and what it says. */
export type Heading = { start: number; level: number; label: string };

const ORDINAL =
  'primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|s[ée]ptim[oa]|octav[oa]|noven[oa]|d[ée]cim[oa](?:\\s?(?:primer|segund|tercer|cuart|quint|sext|s[ée]ptim|octav|noven)[oa])?|und[ée]cim[oa]|duod[ée]cim[oa]|vig[ée]sim[oa]|[úu]nic[oa]|final|transitori[oa]';
const NUMBER = `(?:[IVXLC]+|\\d+(?:\\.\\d+)*|${ORDINAL})`;
/** Divisions of laws and contracts in the order of their rank. */
const RANKS: [number, RegExp][] = [
  [1, new RegExp(`^["“]?(?:LIBRO|Libro|BOOK|PART|PARTE)\\s+${NUMBER}\\b`, 'i')],
  [2, new RegExp(`^["“]?(?:T[ÍI]TULO|TITLE|ANEXO|ANNEX|SCHEDULE|EXHIBIT)\\s+(?:${NUMBER}|[A-Z])\\b`, 'i')],
  [3, new RegExp(`^["“]?(?:CAP[ÍI]TULO|CHAPTER)\\s+${NUMBER}\\b`, 'i')],
  [4, new RegExp(`^["“]?(?:P[ÁA]RRAFO|§|SECCI[ÓO]N)\\s*${NUMBER}`, 'i')],
  [5, new RegExp(`^["“]?(?:ART[ÍI]CULO|ART\\.|CL[ÁA]USULA|ARTICLE|SECTION|CLAUSE)\\s+${NUMBER}`, 'i')],
  [5, new RegExp(`^(?:${ORDINAL})\\s*[:.]\\s*[-–—]?\\s*\\p{Lu}`, 'iu')],
  [6, /^\d{1,2}(?:\.\d{1,2})*[.)]?\s+\p{Lu}[^.;:]{2,70}$/u],
];
const LABEL_MAX = 90;

/** The end of a line that goes on on the next one. */
export const UNFINISHED = /[\p{Ll},(]$/u;
/** A capital, and a number with a mark or of two parts: such a line heads something whatever stands before it. */
export const MARKED =
  /^["“]?(?=\p{Lu}|\d|§)(?:\p{L}+\.?\s+){0,2}(?:\d+\.\d|[\p{L}\d]+\s?[º°]?(?:\s?(?:bis|ter|[A-Z]))?\s?[.:)-])/u;

/** What a line that heads something is called: its words up to the first stop that follows its number. */
function labelOf(line: string): string {
  const plain = line
    .replace(/^#+\s*/, '')
    .replace(/^["“]/, '')
    .trim();
  const mark = /^(.{3,}?(?:\d|[º°]|[IVXLC]|\p{L}{3}))\s?[.:]\s*[-–—]/u.exec(plain)?.[1];
  return (mark ?? plain).slice(0, LABEL_MAX).trim();
}

/** How deep a line stands as a heading; undefined where it is none. `goesOn`: the line before it is unfinished. */
function levelOf(line: string, goesOn: boolean): number | undefined {
  const hashes = /^(#{1,6})\s+\S/.exec(line)?.[1]?.length;
  const bare = line.replace(/^#+\s*/, '');
  const named = bare.length > 3 && (!goesOn || hashes !== undefined || MARKED.test(bare));
  return (
    (named ? RANKS.find(([, pattern]) => pattern.test(bare))?.[0] : undefined) ?? (hashes && Math.min(6, hashes + 1))
  );
}

/** The headings of a text: Markdown ones, and the divisions of laws and contracts. A line of a page may begin with an article that it only names. */
export function headings(text: string): Heading[] {
  const found: Heading[] = [];
  let goesOn = false;
  for (let start = 0; start <= text.length;) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    const line = text.slice(start, Math.min(end, start + 160)).trim();
    const level = levelOf(line, goesOn);
    goesOn = level === undefined && UNFINISHED.test(text.slice(Math.max(start, end - 2), end));
    if (level !== undefined) found.push({ start, level, label: labelOf(line) });
    if (stop < 0) break;
    start = stop + 1;
  }
  return found;
}
