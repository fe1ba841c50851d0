import { defineTool } from '#server/studio/tool.ts';
import contract, { SECTIONS, TAKEN, type Briefing } from '../contract.ts';
import { paper } from './paper.ts';
import { report } from './report.ts';
import { words } from './text.ts';

const pointsOf = ({ written }: Pick<Briefing, 'written'>): number =>
  written.reduce((all, { groups }) => all + groups.reduce((sum, { points }) => sum + points.length, 0), 0);

/** A report with the sections that it shows alone. */
const shownOf = (result: Briefing): Briefing => ({
  ...result,
  written: result.written.filter(({ kind }) => result.sections.includes(kind)),
});

/** A report on one source or a whole notebook, of verified quotations alone: what it is, what it answers, what it risks, and when. */
export default defineTool<typeof contract>({
  contract,
  takes: (options) =>
    TAKEN.flatMap((kind) => {
      const id = options[`${kind}_id`];
      return id && options.sections.includes(kind) ? [{ kind, id }] : [];
    }),
  offline: async (document, language, hear, others = [], options = contract.options.parse({}), taken = []) => {
    const { table_id: _, compare_id: __, ...cover } = options;
    // A section that is to be taken from a result stands where there is one.
    const there = (kind: string): boolean => taken.some((one) => one.kind === kind);
    const sections = cover.sections.filter((kind) => !TAKEN.some((one) => one === kind) || there(kind));
    const { written, claims } = await report([document, ...others], { sections, taken }, language, hear);
    const own = words[language].called(document.title, others.length);
    const title = cover.title || own;
    const result = { ...cover, sections: sections.length > 0 ? sections : cover.sections, title, own, written };
    return { result, claims, description: words[language].counts(pointsOf(result)) };
  },
  online: ({ ground }) => Promise.resolve(ground),
  empty: (result) => pointsOf(result) === 0,
  summarise: (result) => ({
    sections: result.sections.length,
    points: pointsOf(shownOf(result)),
    title: result.title,
  }),
  shown: shownOf,
  /** Its owner gives it another head, or shows its sections in another order or fewer of them; what was written stays. Throws by the shape of the contract. */
  change: (result, said) => {
    const cover = contract.wholeApi.change.body.parse(said);
    return {
      ...result,
      ...cover,
      title: cover.title || result.own || result.title,
      sections: wantedOf(result, cover.sections),
    };
  },
  called: { en: 'Report', es: 'Informe' },
  history: { en: 'Report', es: 'Informe' },
  paper,
});

/** The sections that were written among those wanted; all that were written where none is. */
function wantedOf({ written }: Briefing, wanted: Briefing['sections']): Briefing['sections'] {
  const there = new Set(written.map(({ kind }) => kind));
  const kept = wanted.filter((kind) => there.has(kind));
  return kept.length > 0 ? kept : [...SECTIONS, ...TAKEN].filter((kind) => there.has(kind));
}
