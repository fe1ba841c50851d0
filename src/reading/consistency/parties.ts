import type { Emit } from '../grammar/emit.ts';
import { fold } from '../words.ts';
import { PARTY } from './rules.ts';

type Company = { form: string; name: string; start: number; end: number };

const FORM = String.raw`(?:Limited|Ltd\.?|LLP|LLC|PLC|plc|Inc\.?|S\.?p\.?A\.?|S\.\s?A\.?|Ltda\.?|Limitada|E\.?I\.?R\.?L\.?)`;
const COMPANY = new RegExp(
  String.raw`((?:\p{Lu}[\p{L}&]*[ ,]+(?:(?:de|del|la|y|e|and|of|&)[ ]+)*){1,5})(${FORM})(?![\p{L}])`,
  'gu',
);
/** One form of company, however it is written: "Ltda." and "Limitada". */
const formOf = (raw: string): string =>
  fold(raw)
    .replace(/[^a-z]/g, '')
    .replace('limitada', 'ltda');

/** Letters that two words begin with alike, and by how many at least and at most they differ, for one to be a slip of the other. Ours. */
const SLIP = { same: 4, less: 2, more: 5 } as const;
/** Whether one name is most likely a slip of another: the same letters otherwise parted, or one long word of several that begins alike and ends otherwise. */
function isSlip(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length && one.join('') === other.join('')) return true;
  // What stands before a name may be another word with a capital.
  const words = Math.min(one.length, other.length);
  const differ = one
    .slice(-words)
    .flatMap((word, i) => (word === other.at(i - words) ? [] : [[word, other.at(i - words)!] as const]));
  const [pair] = differ;
  if (!pair || differ.length > 1 || words < 2) return false;
  const [a, b] = pair;
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same++;
  const [left, right] = [a.length - same, b.length - same];
  // "Antonia" and "Antonio" are two names.
  return same >= SLIP.same && Math.min(left, right) >= SLIP.less && Math.max(left, right) <= SLIP.more;
}

/** Words at the end of a name of which one may differ where another company is hardly meant. Ours. */
const FEW_WORDS = 3;
function isAlike(one: readonly string[], other: readonly string[]): boolean {
  // What stands before may be another word with a capital.
  const [a, b] = [one.slice(-FEW_WORDS), other.slice(-FEW_WORDS)];
  return a.length === FEW_WORDS && a[0] === b[0] && a.filter((word, i) => word !== b[i]).length === 1;
}
/** Behind a name, what says that it is a company of its own. */
const INTRODUCED = /^[^.]{0,160}?(?:\bRUT\b|R\.U\.T|[Rr]ol [ÚU]nico|en adelante|, (?:representad|domiciliad)|["“«(])/u;

/** Names that stand but once, are introduced nowhere and differ in one word from one that is: "Forestal Cordón Bajo S.A." for "Forestal Cordón Alto S.A.". */
function once(text: string, all: readonly (Company & { words: readonly string[] })[], emit: Emit): void {
  type Names = Map<string, [Company & { words: readonly string[] }, ...Company[]]>;
  // Only names that begin alike can be meant for one another.
  const alike = new Map<string, Names>();
  for (const one of all) {
    const last = one.words.slice(-FEW_WORDS);
    const names: Names = alike.get(`${last[0]} ${one.form}`) ?? new Map();
    alike.set(`${last[0]} ${one.form}`, names);
    const same = names.get(last.join(' '));
    if (same) same.push(one);
    else names.set(last.join(' '), [one]);
  }
  const isIntroduced = ({ end }: Company): boolean => INTRODUCED.test(text.slice(end, end + 200));
  for (const names of alike.values())
    for (const [one, ...more] of names.values()) {
      if (more.length > 0 || isIntroduced(one)) continue;
      const meant = [...names.values()].find(
        ([other, ...again]) => isAlike(other.words, one.words) && (again.length > 0 || isIntroduced(other)),
      )?.[0];
      if (meant) emit(PARTY, one.start, one.end, meant.name, [meant.name, one.name], meant);
    }
}

/** A Chilean company that is of one form here and of another there. Elsewhere groups give one name to companies of several forms. */
export function parties(text: string, emit: Emit): void {
  const seen = new Map<string, Company>();
  const plurals = new Map<string, Company>();
  const whole = new Map<string, Company>();
  const all: (Company & { words: readonly string[] })[] = [];
  for (const match of text.matchAll(COMPANY)) {
    const name = match[1]!.replace(/[ ,]+$/, '');
    // What stands before may be another word with a capital: "Compra Inmobiliaria Los Boldos".
    const words = fold(name)
      .split(/[^a-z0-9]+/)
      .filter(Boolean);
    const key = words.slice(-3).join(' ');
    if (words.length < 2) continue;
    const one = {
      form: formOf(match[2]!),
      name: match[0].replace(/\s+/g, ' '),
      start: match.index,
      end: match.index + match[0].length,
    };
    all.push({ ...one, words });
    const known = seen.get(key);
    // "Transporte" and "Transportes" are two spellings of one company, where the rest of its name is the same.
    const number =
      words.length > 2
        ? `${words
            .slice(-3)
            .map((word) => word.replace(/s$/, ''))
            .join(' ')} ${one.form}`
        : null;
    const alike = known ?? (number === null ? undefined : plurals.get(number));
    if (number !== null && !plurals.has(number)) plurals.set(number, one);
    if (!known) seen.set(key, one);
    if (!known && alike) emit(PARTY, one.start, one.end, alike.name, [alike.name, one.name], alike);
    if (!known && !alike) {
      const near = [...whole].find(([other]) => isSlip(other.split(' '), words));
      if (near) emit(PARTY, one.start, one.end, near[1].name, [near[1].name, one.name], near[1]);
    }
    whole.set(words.join(' '), whole.get(words.join(' ')) ?? one);
    if (!known) continue;
    if (known.form !== one.form) emit(PARTY, one.start, one.end, known.name, [known.name, one.name], known);
  }
  once(text, all, emit);
}
