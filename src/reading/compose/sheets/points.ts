import type { Language } from '#contract/language.ts';
import type { Range } from '../../lines.ts';
import { sentences } from '../../sentences.ts';
import { tidy } from '../../tidy.ts';
import type { Unit } from '../../units/unit.ts';
import { accented } from '../label.ts';
import { beginning, POINTS } from './prose.ts';
import { ARTICLE_LABEL, row, stated, type SheetRow } from './sheet.ts';

/** Characters of what a part says, and parts that are told, at most; sections from which a text is told by them. Ours. */
const LONG = 320;
const MOST = 16;
const LEAST = 3;
/** A part that only defines terms, or tells what happened before. */
export const DEFINES =
  /^\W*(?:[a-z\d]{1,3}\W+)?(?:definici|definition|glosario|glossary|antecedente|considerando|recital|background)/iu;

/** The letter or number before the name of a section. */
const MARK = /^(?:\p{L}|\d{1,2}|[IVX]{1,5})[.)]\s+/u;

/** A part of a text: from its label on, with its title. */
type Part = Pick<Unit, 'title' | 'label'> & Range;

/** What a part says after its label and title: its first sentences, as many as fit; none where it says nothing. */
function beginningIn(text: string, { title, start, end }: Part): Range | null {
  const at = title === '' ? -1 : text.slice(start, end).indexOf(title);
  const from = start + (at < 0 ? 0 : at + title.length);
  const label = at < 0 ? (ARTICLE_LABEL.exec(text.slice(from, end))?.[0].length ?? 0) : 0;
  const said = sentences(text, from + label, end).filter((one) => /\p{L}{2}/u.test(text.slice(one.start, one.end)));
  const [first] = said;
  if (!first) return null;
  const last = said.findLast((one) => one.end - first.start <= LONG);
  const whole = last ? { start: first.start, end: last.end } : beginning(text, first);
  const mark = /^[\s.:°º-]*/u.exec(text.slice(whole.start, whole.end))![0].length;
  return tidy(text, { start: whole.start + mark, end: whole.end });
}

/** What each part of a text says first, by its title, but its definitions and what happened before. */
export const pointsOf = (text: string, parts: readonly Part[], language: Language): SheetRow[] =>
  parts
    .filter(({ title, label }) => !DEFINES.test(title || label))
    .flatMap((part) => {
      const cell = beginningIn(text, part);
      const name = part.title.replace(MARK, '') || accented(part.label);
      return cell ? [row(name, stated(cell), { group: POINTS[language] })] : [];
    })
    .slice(0, MOST);

/** What each section of a text with headings of its own says first; none where it has fewer than three. */
export function sectionsOf(text: string, units: readonly Unit[], language: Language): SheetRow[] {
  // What stands on top of all names the text.
  const heads = units.filter(({ role, start }) => role === 'container' && text.slice(0, start).trim() !== '');
  const parts = heads.map(({ title, label, start, end }, at): Part => {
    const until = Math.min(end, heads[at + 1]?.start ?? end);
    return { title: title || label, label, start, end: until };
  });
  const rows = pointsOf(text, parts, language);
  return rows.length < LEAST ? [] : rows;
}
