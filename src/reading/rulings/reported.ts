import type { Court } from '#contract/references.ts';
import type { Range } from '../lines.ts';
import { makeCourt } from '../references/courts.ts';
import { references } from '../references/references.ts';

/** A ruling that goes by the journal that printed it and has no number. `journal`: its name; `place`: where in it, as it is written ("t. 17, sec. 1ª, p. 351"). */
export type Reported = Range & { court: Court; date: string; journal: string; place: string };

/** The journals that printed the rulings of Chile before they were found by number, each as it is abbreviated. Ours, after how rulings write them. */
const JOURNALS: [pattern: string, name: string][] = [
  [
    'R\\.\\s?D\\.\\s?J\\.|RDJ|R\\.|Rev(?:ista|\\.)\\s+(?:de\\s+)?Der(?:echo|\\.)\\s+y\\s+J(?:urisprudencia|ur\\.|\\.)',
    'Revista de Derecho y Jurisprudencia',
  ],
  ['Gaceta(?:\\s+de\\s+los\\s+Tribunales)?|G\\.\\s?T\\.|G\\.', 'Gaceta de los Tribunales'],
];
const COURT =
  '(?<!\\p{L})C(?:\\.|orte|ORTE)?\\s+(?:(?:de\\s+)?Ap(?:elaciones|el\\.|\\.)\\s+(?:de\\s+)?)?(\\p{Lu}[\\p{L}’]+(?:\\s\\p{Lu}\\p{L}+){0,2})';
const DATE = '(\\d{1,2}(?:\\s+(?:de\\s+)?\\p{L}{4,10}\\s+(?:de\\s+)?|[-/.]\\d{1,2}[-/.])\\d{4})';
const JOURNAL = `(${JOURNALS.map(([pattern]) => pattern).join('|')})`;
/** Volume or year, section or half, number, up to the page. */
const PLACE = '((?:t\\.|tomo|vol\\.|año|\\d)[^;()]{0,60}?\\bp(?:[áa]gs?|p)?\\.?\\s?\\d{1,5})';
const REPORTED = new RegExp(`${COURT}\\s*,\\s*${DATE}\\s*[.,;]?\\s+${JOURNAL},?\\s*${PLACE}`, 'gu');

const SUPREME = /^suprema$/i;
const journalOf = (said: string): string => JOURNALS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(said))![1];

/** The rulings that a text cites by court, date and journal, in their order: "C. Suprema, 19 julio 1919. R., t. 17, sec. 1ª, p. 351". */
export function reportedRulings(text: string): Reported[] {
  return [...text.matchAll(REPORTED)].flatMap((found) => {
    const [whole, name, day, journal, place] = found as unknown as [string, string, string, string, string];
    const [date] = references(day);
    if (date?.kind !== 'date' || date.precision !== 'day') return [];
    return [
      {
        start: found.index,
        end: found.index + whole.length,
        court: SUPREME.test(name) ? makeCourt('Corte Suprema') : makeCourt('Corte de Apelaciones', name),
        date: date.iso,
        journal: journalOf(journal),
        place: place.replace(/\s+/g, ' ').trim(),
      },
    ];
  });
}
