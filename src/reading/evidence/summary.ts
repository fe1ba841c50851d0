import type { Language } from '#contract/language.ts';
import type { Range } from '../lines.ts';
import { sentences } from '../sentences.ts';
import { summarising } from '../summary.ts';
import type { Cut, Unit } from '../units/unit.ts';
import { fold } from '../words.ts';
import { decisionOf } from './decision.ts';
import { isHeading } from './heading.ts';

/** Passages of a summary at most. */
const MOST = 3;
/** Words by which the title or the first words of a clause say that it is what the contract is for; folded beginnings. Ours. */
const OBJECT: Record<Language, readonly string[]> = {
  es: [
    'objeto',
    'materia',
    'servicios',
    'naturaleza',
    'prestacion',
    'funciones',
    'encargo',
    'por el presente',
    'por este',
    'en virtud',
  ],
  en: [
    'purpose',
    'services',
    'scope',
    'engagement',
    'appointment',
    'grant',
    'sale of',
    'lease of',
    'license',
    'subject',
  ],
};
/** Words by which a sentence of a ruling says what is asked of the court; folded. Ours. */
const ASKED: Record<Language, readonly string[]> = {
  es: ['demanda', 'recurso', 'solicita', 'solicitud', 'querella', 'accion de', 'interpone', 'deduce', 'reclam'],
  en: ['action for', 'complaint', 'appeal', 'petition', 'motion', 'seeks'],
};

/** Characters at the head of a text that nothing else tells what it is. */
const BEGINNING = 2000;

/** The first sentences of a unit that say something. */
const said = (text: string, { start, end }: Range, most: number): Range[] =>
  sentences(text, start, Math.min(end, start + 4000))
    .filter((one) => !isHeading(text.slice(one.start, one.end)))
    .slice(0, most);

const begins = (words: string, list: readonly string[]): boolean => list.some((one) => words.includes(one));

/** What a document is, in its own words: what a ruling is asked and decides, what a contract is for, what a law begins with, what other texts speak of most. */
export function* summaryOf(text: string, cut: Cut, language: Language): Generator<void, Range[]> {
  const found = cut.genre === 'prose' ? [] : SUMMARY[cut.genre](text, cut, language);
  const told = found.length > 0 ? found : yield* summarising(text, language, 2);
  return (told.length > 0 ? told : sentences(text, 0, BEGINNING)).slice(0, MOST);
}

const divisions = ({ units }: Cut): Unit[] => units.filter(({ role }) => role === 'division');

const SUMMARY: Record<Exclude<Cut['genre'], 'prose'>, (text: string, cut: Cut, language: Language) => Range[]> = {
  ruling(text, cut, language) {
    const told = divisions(cut).filter(({ kind }) => kind === 'preamble' || kind === 'allegation');
    const asked = told
      .flatMap((unit) => said(text, unit, 12))
      .find(({ start, end }) => begins(fold(text.slice(start, end)), ASKED[language]));
    const decided = decisionOf(text, cut);
    return [...decided.slice(0, 2), ...(asked ? [asked] : [])];
  },
  contract(text, cut, language) {
    const all = divisions(cut);
    const opening = all.filter(({ kind }) => kind === 'preamble').flatMap((unit) => said(text, unit, 2));
    const clauses = all.filter(({ kind }) => kind === 'operative');
    const object = clauses.find(({ title, start }) =>
      begins(fold(`${title} ${text.slice(start, start + 120)}`), OBJECT[language]),
    );
    const first = [object, ...clauses.slice(0, 3)].find((unit) => unit !== undefined && said(text, unit, 1).length > 0);
    return [
      ...(first ? said(text, first, 1) : []),
      ...opening.slice(0, 1),
      ...clauses.slice(1, 2).flatMap((unit) => said(text, unit, 1)),
    ];
  },
  law(text, cut) {
    const articles = divisions(cut).filter(({ number, kind }) => number !== '' && kind !== 'transitory');
    return articles.slice(0, 2).flatMap((unit) => said(text, unit, 1));
  },
};
