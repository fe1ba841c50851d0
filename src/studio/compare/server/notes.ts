import type { Language } from '#contract/language.ts';
import type { Comparison } from '#reading/compare/compare.ts';
import type { RiskChange, RiskChanges } from '#reading/risk/change.ts';
import { pasteOf } from '#reading/risk/paste.ts';
import { riskStates, type RiskState, type Risks } from '../contract.ts';
import { names } from '../names.ts';
import { levelsIn, riskWords } from '../risk-words.ts';

/** A note beside a redline: the row of the comparison and the version (0: the one before) that it stands at, and its lines. */
export type Note = { row: number; version: 0 | 1; lines: readonly string[] };

/** Risks that have a note of their own. */
const MOST = 200;

/** The notes of a redline on what it does to the risks: one on all of them at its beginning, then one at each that changes. None where no risks were compared. */
export function notesOf({ kinds, as, changes }: RiskChanges, { rows }: Comparison, language: Language): Note[] {
  if (as === null) return [];
  const say = riskWords[language];
  const told = changes.filter(({ state }) => state !== 'same').slice(0, MOST);
  const line = (one: RiskChange): string =>
    `${names[language].oneRisk[one.state]} · ${levelsIn([one.before?.level ?? null, one.after?.level ?? null], language)}: ${one.rule.title[language]}`;
  const count = (state: RiskState): number => changes.filter((one) => one.state === state).length;
  const counts = Object.fromEntries(riskStates.map((state) => [state, count(state)])) as Risks['counts'];
  const summary: Note = {
    row: 0,
    version: 1,
    lines: [
      `${say.risks}: ${say.counts(counts)}.`,
      ...told.map(line),
      say.read({ kinds: [...kinds], read_as: as, counts, list: [], left: 0 }),
      say.unreviewed,
    ],
  };
  const notes = told.flatMap((one): Note[] => {
    const version = one.after?.level ? 1 : 0;
    const at = (version === 1 ? one.after : one.before)!.at.start;
    const row = rows.findIndex((place) => {
      const range = version === 1 ? place.b : place.a;
      return range !== null && range.start <= at && at < range.end;
    });
    const paste = one.state === 'removed' ? null : pasteOf(one.rule);
    return row < 0
      ? []
      : [
          {
            row,
            version,
            lines: [
              line(one),
              one.rule.why[language],
              `${say.action}: ${one.rule.action[language]}`,
              ...(paste ? [`${say.paste}: ${paste.balanced}`, `${say.ask}: ${paste.ask}`] : []),
            ],
          },
        ];
  });
  return [summary, ...notes];
}
