import { gated } from '#reading/support/gate.ts';
import { supportOf } from '#reading/support/support.ts';
import fresh from '../data/fresh.json' with { type: 'json' };
import { percent, type Figure } from '../figure.ts';
import { onBothSides, sideOf } from '../split.ts';
import { partOf } from './passages.ts';
import { reasonsOf, show } from './show.ts';

type Language = 'es' | 'en';
type Said = Readonly<Record<Language, readonly string[]>>;
/** What an author who had not read the rules wrote over parts of a document (29 November 2026), in its language and in the other one. */
type Fresh = { file: string; quoted: string[][]; true: Said; false: Said };

const isEnglish = (file: string): boolean => file.startsWith('cuad');

/** How true and false statements over the same passages are shown. Split by document. */
export const fresher = (report: (figure: Figure) => void): Promise<void> =>
  onBothSides(
    report,
    fresh as readonly Fresh[],
    ({ file }) => file,
    (tell, some) => {
      const isTuned = some.every(({ file }) => sideOf(file) === 'tuned');
      for (const [kind, across] of [
        ['true', false],
        ['true', true],
        ['false', false],
        ['false', true],
      ] as const) {
        const outcomes = some.flatMap((one) => {
          const quotations = one.quoted.map(([begins, ends]) => ({ words: partOf(one.file, begins!, ends!) }));
          const language = isEnglish(one.file) === across ? 'es' : 'en';
          return one[kind][language].map((said) => {
            const { text, state } = gated(said, quotations, { language });
            const outcome = text === '' ? 'withdrawn' : state;
            if (isTuned && (kind === 'false') === (outcome === 'supported'))
              show(
                `fresh ${kind}`,
                outcome,
                said,
                quotations.map(({ words }) => words).join(' // '),
                reasonsOf(said, supportOf(said, quotations, { language })),
              );
            return outcome;
          });
        });
        for (const outcome of ['supported', 'partly', 'withdrawn'] as const)
          tell(
            percent(
              `fresh ${kind} statements ${across ? 'in the other language' : 'in the same language'}, ${outcome}`,
              outcomes.filter((one) => one === outcome).length,
              outcomes.length,
            ),
          );
      }
    },
  );
