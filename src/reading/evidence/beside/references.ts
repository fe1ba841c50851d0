import type { Article } from '#contract/references.ts';
import { numberOf } from '../../consistency/labels.ts';
import type { Range } from '../../lines.ts';
import { references } from '../../references/references.ts';
import { sentences } from '../../sentences.ts';
import { partsOf, unitAt } from '../../units/places.ts';
import type { Cut, Unit } from '../../units/unit.ts';
import { SHOWN, trimmed } from '../widen.ts';
import { incisoAt } from './exceptions.ts';
import { ELSEWHERE, HERE, INCISO, isNext, ITSELF, NEIGHBOUR, POINTERS } from './pointers.ts';

/** A division of the same text that words refer to. `unit`: its place in the cut. `label`: the words that refer. `start`, `end`: what is shown of it. */
export type Referred = Range & { unit: number; label: string };

const MOST = 2;
/** Characters behind a reference by which it is told whose it is, and of the least sentence that is worth showing. */
const BEHIND = 90;
const LEAST = 40;
const ONE = /^(?:un|una|1)$/;

/** What is shown of a unit: the whole where it is short, else its first sentence that says something. */
function shownOf(text: string, unit: Unit): Range | null {
  const range = trimmed(text, unit);
  if (range.end - range.start < SHOWN.whole) return range.end > range.start ? range : null;
  const all = sentences(text, range.start, Math.min(range.end, range.start + SHOWN.characters));
  return (
    all.find(({ start, end }) => end - start > LEAST && /\p{Ll}{3}/u.test(text.slice(start, end))) ?? all[0] ?? null
  );
}

const plain = (number: string): string => number.toLowerCase().replace(/[º°\s-]/g, '');

/** The division of a number among those of some forms; operative ones before others. */
function divisionOf({ units }: Cut, number: string, forms: readonly string[]): number {
  let other = -1;
  const wanted = plain(number);
  for (const [at, unit] of units.entries()) {
    if (unit.role !== 'division' || !forms.includes(unit.form) || plain(unit.number) !== wanted) continue;
    if (unit.kind !== 'amending' && unit.kind !== 'derogated') return at;
    other = at;
  }
  return other;
}

/** The part of a division that a reference names: an inciso, a letter, a number; the division itself where it names none. */
function partOf(
  cut: Cut,
  division: number,
  { incisos, letters, numerals }: Pick<Article, 'incisos' | 'letters' | 'numerals'>,
): number {
  const parts = partsOf(cut, division);
  const paragraphs = parts.filter(({ form }) => form === 'inciso');
  const [inciso] = incisos;
  const named =
    inciso === 'final' || inciso === 'ultimo' ? paragraphs.at(-1) : paragraphs.find(({ number }) => number === inciso);
  const item = parts.find(
    ({ form, number }) => form === 'item' && (letters[0] === number.toLowerCase() || numerals[0] === number),
  );
  const found = item ?? named;
  return found ? cut.units.indexOf(found) : division;
}

/** Articles of this text: in a ruling none, since a bare article is never its own. */
function articlesIn(text: string, cut: Cut, quoted: Range): { unit: number; label: string }[] {
  if (cut.genre === 'ruling') return [];
  const words = text.slice(quoted.start, quoted.end);
  return references(words).flatMap((one) => {
    if (one.kind !== 'articles' || one.norm !== null) return [];
    const behind = words.slice(one.end, one.end + BEHIND);
    if (ELSEWHERE.test(behind) && !HERE.test(behind)) return [];
    return one.items.slice(0, MOST).flatMap((item) => {
      const number = ONE.test(item.article) ? '1' : item.article;
      const division = divisionOf(cut, item.transitory ? `${number} transitorio` : number, ['article']);
      return division < 0 ? [] : [{ unit: partOf(cut, division, item), label: words.slice(one.start, one.end) }];
    });
  });
}

/** Clauses, sections and considerandos of this text. */
function pointedIn(text: string, cut: Cut, quoted: Range): { unit: number; label: string }[] {
  const words = text.slice(quoted.start, quoted.end);
  return POINTERS.flatMap(({ id, find, forms }) =>
    (cut.genre === 'ruling') === (id === 'considerando')
      ? [...words.matchAll(find)].flatMap((match) => {
          const behind = words.slice(match.index + match[0].length).slice(0, BEHIND);
          const isItself = ITSELF.test(words.slice(Math.max(0, match.index - 14), match.index));
          if (isItself || (ELSEWHERE.test(behind) && !HERE.test(behind))) return [];
          const number = numberOf(match[1]!);
          const unit = number === null ? -1 : divisionOf(cut, number, forms);
          return unit < 0 ? [] : [{ unit, label: match[0] }];
        })
      : [],
  );
}

/** The division before or after the quotation's own, of the same form, and the paragraphs of its own article. */
function besideOf(text: string, cut: Cut, quoted: Range, own: number): { unit: number; label: string }[] {
  const words = text.slice(quoted.start, quoted.end);
  const { form } = cut.units[own]!;
  const neighbours = [...words.matchAll(NEIGHBOUR)].flatMap((match) => {
    const step = isNext(match[1]!) ? 1 : -1;
    let at = own + step;
    while (cut.units[at] && !(cut.units[at]!.role === 'division' && cut.units[at]!.form === form)) at += step;
    return cut.units[at] ? [{ unit: at, label: match[0] }] : [];
  });
  const here = incisoAt(cut, own, quoted.start);
  const paragraphs = [...words.matchAll(INCISO)].flatMap((match) => {
    if (here === null || /^\s?(?:,\s?)?del?\s/iu.test(words.slice(match.index + match[0].length))) return [];
    const said = match[1]!.toLowerCase();
    const number = /^(?:anterior|precedente)$/.test(said)
      ? here - 1
      : said === 'siguiente'
        ? here + 1
        : Number(numberOf(said.replace(/[°º]/, '')));
    const unit = partOf(cut, own, { incisos: [said === 'final' ? said : String(number)], letters: [], numerals: [] });
    return unit === own || incisoAt(cut, own, cut.units[unit]!.start) === here ? [] : [{ unit, label: match[0] }];
  });
  return [...neighbours, ...paragraphs];
}

/**
 * What the quoted words refer to in the same text, at most two, to be shown opened one level. Never the quotation's own division, a division of another text
 * or a page. Read by hand on given documents, 18 of 20 name the right division.
 */
export function referencesIn(text: string, cut: Cut, quoted: Range): Referred[] {
  const own = unitAt(cut, quoted.start);
  if (own < 0) return [];
  const all = [...articlesIn(text, cut, quoted), ...pointedIn(text, cut, quoted), ...besideOf(text, cut, quoted, own)];
  const found: Referred[] = [];
  for (const { unit, label } of all) {
    const { start, end } = cut.units[unit]!;
    const isOwn = unit === own || (start <= quoted.start && quoted.start < end);
    if (found.length === MOST) break;
    if (isOwn || found.some((one) => one.unit === unit)) continue;
    const shown = shownOf(text, cut.units[unit]!);
    if (shown) found.push({ ...shown, unit, label });
  }
  return found;
}
