import type { ReferenceOf } from '#contract/references.ts';
import type { Cursor } from './cursor.ts';
import { REPORTER, reporterKey } from './reporters.ts';

type Case = ReferenceOf<'case'>;
type Cited = Pick<Case, 'volume' | 'reporter' | 'page' | 'short' | 'pin' | 'start' | 'end'>;

const PAGE = '(\\d{1,7}(?:-[A-Z](?!\\w))?)(?!\\d|%|,\\d{3}|(?:st|nd|rd|th)\\b|\\w*\\s(?:St|Street|Ave)\\b)';
/** "410 U.S. 113"; "410 U. S., at 113" is short. Read from the letters as they are written. */
const CITED = new RegExp(
  `(\\d{1,3}|(?:1[789]|20)\\d\\d)\\s+(${REPORTER})\\s*(?:(,?\\s*at\\s+(?:pp?\\.\\s*)?\\*?)|(?<=\\s))${PAGE}`,
  'y',
);
/** "2012-Ohio-5678", "2006-NMSC-001". */
const HYPHENED = /((?:19|20)\d\d)-(Ohio|NMSC|NMCA|NCSC|NCCOA|CO|MT|UT)-(\d{1,5})(?![\d-])/y;
/** Louisiana: "2009 12345 (La.App. 1 Cir. 05/10/10)". */
const LOUISIANA = /((?:19|20)\d\d|\d\d)[- ](\d{3,5})\s+\((La\.\s?App\.\s\d\s?Cir\.)[^)]{0,24}\)/y;
/** The Tax Court: "T.C. Memo. 2019-233". */
const TAX = /(T\.?\s?C\.?\s(?:Memo\.?|Summ(?:ary|\.)\sOp(?:inion|\.)))\s((?:19|20)\d\d)-(\d{1,4})(?!\d)/y;
const PIN =
  /,?\s+(?:at\s+(?:pp?\.\s*)?)?(\*?\d{1,6}(?:\s?[-–]\s?\*?\d{1,6})?(?:,\s\*?\d{1,6}(?:[-–]\d{1,6})?(?!\d|\s[A-Z]))*)(?!\d|\s+(?:days|years|months)\b)/y;
const AT_PIN = /,\s+at\s+(?:pp?\.\s*)?(\*?\d{1,6}(?:\s?[-–]\s?\*?\d{1,6})?)/y;
const PARALLEL = /,\s+|\s+\[|\s+\(/y;
const PARENTHESIS =
  /[\])]?\s*[([]([^()[\]\n]{0,40}?(?:\([^()]{1,8}\))?[^()[\]\n]{0,30}?)\s*((?:17|18|19|20)\d\d)[)\]]/y;
const YEAR_BEFORE = /\(((?:17|18|19|20)\d\d)\)\s*$/;
const MONTH = /[,\s]*(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?\s*(?:\d{1,2},?)?\s*$/;
const SUPREME = /^(?:us|sct|led|led2d)$/;
const SUPREME_COURT = 'U.S. Supreme Court';
/** Citations in a row that share a parenthesis. */
const MOST_PARALLEL = 6;

const at = (expression: RegExp, text: string, from: number): RegExpExecArray | null => {
  expression.lastIndex = from;
  return expression.exec(text);
};

function neutral(text: string, start: number): Cited | null {
  const tax = at(TAX, text, start);
  if (tax) {
    const [whole, reporter, volume, page] = tax;
    return {
      volume: volume!,
      reporter: reporter!,
      page: page!,
      short: false,
      pin: null,
      start,
      end: start + whole.length,
    };
  }
  const hyphened = at(HYPHENED, text, start);
  const found = hyphened ?? at(LOUISIANA, text, start);
  if (!found) return null;
  const [whole, volume, second, third] = found;
  const [reporter, page] = hyphened ? [second!, third!] : [third!, second!];
  return { volume: volume!, reporter, page, short: false, pin: null, start, end: start + whole.length };
}

/** The cited page behind a citation, unless it begins a parallel one: "1 U.S. 12, 347-348, 1 S. Ct. 2". */
function withPin(text: string, cited: Cited): Cited {
  const pin = at(cited.short ? AT_PIN : PIN, text, cited.end);
  if (!pin) return cited;
  const from = cited.end + pin[0].indexOf(pin[1]!);
  if (at(CITED, text, from) || !/^,|\sat\s/.test(pin[0])) return cited;
  return { ...cited, pin: pin[1]!.replace(/\s/g, ''), end: cited.end + pin[0].length };
}

function one(text: string, start: number): Cited | null {
  const found = at(CITED, text, start);
  if (!found) return neutral(text, start);
  const [whole, volume, reporter, short, page] = found;
  const cited = { volume: volume!, page: page!, pin: short ? page! : null, start, end: start + whole.length };
  return withPin(text, { ...cited, reporter: reporter!.replace(/\s+/g, ' ').trim(), short: short !== undefined });
}

const courtOf = (words: string): string | null =>
  words
    .replace(MONTH, '')
    .replace(/[\s,]+$/, '')
    .trim() || null;

function asReference(cited: Cited, year: number | null, said: string | null): Case {
  const reporter = reporterKey(cited.reporter);
  const key = `case:${cited.volume}/${reporter}/${cited.short ? 'at-' : ''}${cited.page}`.toLowerCase();
  return { kind: 'case', ...cited, key, year, court: said ?? (SUPREME.test(reporter) ? SUPREME_COURT : null) };
}

/** Cases of the United States cited in a row by volume, reporter and page, with the year and the court of their parenthesis. */
export function cases(c: Cursor): Case[] | null {
  const { text } = c;
  const { start } = c;
  const row: Cited[] = [];
  for (let from: number | null = start; from !== null && row.length < MOST_PARALLEL;) {
    const cited = one(text, from);
    if (!cited) break;
    row.push(cited);
    const joined = at(PARALLEL, text, cited.end);
    from = joined && cited.end + joined[0].length;
  }
  const last = row.at(-1);
  if (!last) return null;
  const parenthesis = at(PARENTHESIS, text, last.end);
  const before = parenthesis ? null : YEAR_BEFORE.exec(text.slice(Math.max(0, start - 8), start));
  const year = parenthesis?.[2] ?? before?.[1];
  c.at = last.end + (parenthesis?.[0].length ?? 0);
  if (parenthesis) row[row.length - 1] = { ...last, end: c.at };
  return row.map((cited) =>
    asReference(cited, year ? Number(year) : null, parenthesis ? courtOf(parenthesis[1]!) : null),
  );
}

/** A short citation goes by the full one of the same volume and reporter that stands before it. */
export function resolveShort(found: readonly Case[]): void {
  const full = new Map<string, string>();
  for (const one of found) {
    const volume = `${one.volume}/${reporterKey(one.reporter)}`;
    if (one.short) one.key = full.get(volume) ?? one.key;
    else full.set(volume, one.key);
  }
}
