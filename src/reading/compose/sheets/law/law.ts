import type { Language } from '#contract/language.ts';
import { cutOf } from '../../../index/unit-table.ts';
import { sentences } from '../../../sentences.ts';
import type { Unit } from '../../../units/unit.ts';
import { accented } from '../../label.ts';
import { tidy } from '../../../tidy.ts';
import { clauseFrom, isDangling } from '../clause.ts';
import { readIn, type SaidRule } from '../ruling/said.ts';
import { DEFINES, pointsOf } from '../points.ts';
import {
  ARTICLE_LABEL,
  CELL,
  row,
  sheet,
  stated,
  type Said,
  type Sheet,
  type SheetRead,
  type SheetRow,
} from '../sheet.ts';
import { lawTitle, nameIn } from './name.ts';
import { BINDS, COURT, FORCE, OBJECT, PRESCRIBES, SANCTIONS } from './rules.ts';

const LABELS = {
  name: { es: 'Nombre', en: 'Name' },
  object: { es: 'Objeto', en: 'Purpose' },
  binds: { es: 'Obliga a', en: 'Binds' },
  structure: { es: 'Estructura', en: 'Structure' },
  sanctions: { es: 'Sanciones', en: 'Penalties' },
  court: { es: 'Tribunal competente', en: 'Court' },
  prescribes: { es: 'Prescripción', en: 'Limitation' },
  force: { es: 'Vigencia', en: 'In force' },
  law: { es: 'Ley', en: 'Law' },
} as const satisfies Record<string, Said>;

/** Articles from the first on in which a law says what it is for, and whom it binds. */
const FIRST = { object: 4, binds: 8 } as const;
/** Rows of one matter at most. */
const MOST = { sanctions: 3, parts: 12 } as const;
/** Characters of what is not told in fewer: who is punished for what, and the purpose of a law, which is told whole or not. */
const LONG = 320;
const PURPOSE = 520;
/** Characters of a sentence that says something. */
const SENTENCE = 40;
/** Rows below which a text of few articles is told article by article: a policy, a set of by-laws, a short order. Ours. */
const FEW = { rows: 5, articles: 40 } as const;
/** Articles from which a law is a code: its sanctions are too many for three to stand for them. */
const CODE = 300;
/** Without any of these words a law punishes nothing. */
const NO_SANCTION = /multa|sanci[óo]n|pena|castig|presidio|prisi[óo]n|infracci|fine|penalt|punish/i;

const isArticle = ({ role, form, number }: Unit): boolean =>
  role === 'division' && form !== 'paragraph' && number !== '';

/** How many articles a law has, in words; one that is kept with what it said before is one. Titles are not counted: those that a law puts into another read as its own. */
function countsOf(units: readonly Unit[], language: Language): string {
  const numbers = (isPassing: boolean): number =>
    new Set(
      units
        .filter((one) => isArticle(one) && (one.kind === 'transitory') === isPassing)
        .map(({ number }) => number.toLowerCase()),
    ).size;
  const passing = numbers(true);
  const say = (count: number, one: Said, more: Said): string[] =>
    count === 0 ? [] : [`${count} ${(count === 1 ? one : more)[language]}`];
  return [
    ...say(numbers(false), { es: 'artículo', en: 'article' }, { es: 'artículos', en: 'articles' }),
    ...say(passing, { es: 'transitorio', en: 'transitory' }, { es: 'transitorios', en: 'transitory' }),
  ].join(' · ');
}

const FIRST_NUMBER = /^(?:1|[úu]nico)$/i;

/** The first sentence of the first article, which tells what a law is where no words of a purpose do. */
function beginningOf(text: string, unit: Unit | undefined): SheetRow[] {
  // Where the first article that is read is another, those before it change other laws.
  if (!unit || !FIRST_NUMBER.test(unit.number)) return [];
  const first = sentences(text, unit.start, unit.end).find(({ start, end }) => end - start > SENTENCE);
  if (!first) return [];
  const cell = tidy(text, {
    start: first.start + (ARTICLE_LABEL.exec(text.slice(first.start, first.end))?.[0].length ?? 0),
    end: first.end,
  });
  return cell.end - cell.start <= PURPOSE ? [row(accented(unit.label), stated(cell))] : [];
}

/** The parts of a law by their headings: its books where it has them, else its titles; none where there are too many. */
function partsOf(text: string, units: readonly Unit[], language: Language): SheetRow[] {
  const of = (form: string): number[] =>
    units.flatMap((unit, i) => (unit.role === 'container' && unit.form === form ? [i] : []));
  const all =
    [of('book'), of('title'), of('chapter')].find((list) => list.length > 1 && list.length <= MOST.parts) ?? [];
  const seen = new Set<string>();
  return all.flatMap((i) => {
    const { start, end, label } = units[i]!;
    const skip = /^["“'\s]*/u.exec(text.slice(start, end))![0].length;
    const cell = tidy(text, { start: start + skip, end: Math.min(end, units[i + 1]?.start ?? end) });
    const words = text.slice(cell.start, cell.end);
    // A heading in capitals that goes on in the next line was cut.
    const goesOn =
      /\p{Lu}{3}$/u.test(words) &&
      /^[^\S\n]*\n[^\S\n]*\p{Lu}{2}|^[^\S\n]*\n[^\S\n]*\p{Lu}\s\p{Lu}/u.test(text.slice(cell.end, cell.end + 12));
    const isWhole =
      !goesOn &&
      !isDangling(words) &&
      !/\.\s+\d/.test(words) &&
      !/^\s*\p{Ll}/u.test(text.slice(cell.end, cell.end + 4));
    const fits = isWhole && label !== '' && cell.end - cell.start > label.length + 3 && cell.end - cell.start <= CELL;
    if (seen.has(label)) return [];
    seen.add(label);
    return fits ? [row(accented(label), stated(cell), { group: LABELS.structure[language] })] : [];
  });
}

/** The sheet of a law: its name, what it is for, whom it binds, its parts, what it punishes with, and from when on. */
export function lawSheet({ title, text, index }: SheetRead, language: Language): Sheet {
  const cut = cutOf(index);
  const articles = cut.units.map((unit, at) => ({ unit, at })).filter(({ unit }) => isArticle(unit));
  const read = (
    some: typeof articles,
    rules: readonly SaidRule[],
    most: number,
  ): { cell: { start: number; end: number }; at: number }[] => {
    const found: { cell: { start: number; end: number }; at: number }[] = [];
    for (const { unit, at } of some) {
      if (found.length === most) break;
      for (const sentence of sentences(text, unit.start, unit.end)) {
        const cell = readIn(text, sentence, rules, rules === OBJECT ? PURPOSE : undefined);
        if (!cell) continue;
        const whole = rules === SANCTIONS ? clauseFrom(text, sentence.start, sentence, cell.end, LONG) : null;
        found.push({ cell: whole ?? cell, at });
        break;
      }
    }
    return found;
  };
  const operative = articles.filter(({ unit }) => unit.kind !== 'amending' && unit.kind !== 'derogated');
  const one = (key: keyof typeof LABELS, rules: readonly SaidRule[], some: typeof articles): SheetRow[] =>
    read(some, rules, 1).map(({ cell }) => row(LABELS[key][language], stated(cell)));
  const name = nameIn(text);
  const sanctions = (articles.length < CODE ? read(operative, SANCTIONS, MOST.sanctions) : []).map(({ cell, at }) =>
    row(accented(cut.units[at]!.label) || LABELS.sanctions[language], stated(cell), {
      group: LABELS.sanctions[language],
    }),
  );
  const isGlossary = DEFINES.test(articles[0]?.unit.title ?? '');
  const object = one('object', OBJECT, operative.slice(0, FIRST.object));
  const begins =
    object.length === 0 && articles.length < CODE && !isGlossary ? beginningOf(text, articles[0]?.unit) : [];
  const late = operative.toReversed();
  const facts = [
    ...(name && name.end - name.start <= CELL ? [row(LABELS.name[language], stated(name))] : []),
    ...object,
    ...begins,
    ...one('binds', BINDS, operative.slice(0, FIRST.binds)),
    ...sanctions,
    ...(articles.length < CODE && sanctions.length === 0 && !NO_SANCTION.test(text)
      ? [row(LABELS.sanctions[language], { state: 'silent' })]
      : []),
    ...(articles.length < CODE ? [...one('court', COURT, operative), ...one('prescribes', PRESCRIBES, operative)] : []),
    ...one('force', FORCE, late),
  ];
  const isThin = facts.filter(({ cells }) => cells.some(({ state }) => state === 'stated')).length < FEW.rows;
  const points =
    isThin && articles.length <= FEW.articles
      ? pointsOf(
          text,
          operative.map(({ unit }) => unit),
          language,
        )
      : [];
  // What is told article by article tells the first one too.
  const told = points.length > 0 ? facts.filter((one) => !begins.includes(one)) : facts;
  const rows = [...told, ...(points.length > 0 ? points : partsOf(text, cut.units, language))];
  return sheet('sheet', lawTitle(text) || title, countsOf(cut.units, language), rows);
}
