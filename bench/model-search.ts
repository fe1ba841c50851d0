import { retrieve, roomOf } from '#server/ports/ai/provider/retrieve.ts';
import searches from './data/model-searches.json' with { type: 'json' };
import { percent, type Bench, type Figure } from './figure.ts';
import { isRightUnit, type Case } from './reply/case.ts';
import { casesOf } from './reply/sets/all.ts';
import { onEachSide, sideOf } from './split.ts';

/** Searches for each question, as a model would write them: from the question and the titles of its sources alone. */
const WRITTEN: Record<string, readonly string[]> = searches;
const SETS = ['laws', 'contracts', 'further-laws', 'other-laws'];
/** Tokens that a model has room for where nothing is set. */
const CONTEXT = 16_000;

/** The searches for a question, whatever is ticked beside its source. */
const writtenFor = ({ set, id }: Case): readonly string[] => WRITTEN[`${set.split(' ')[0]}/${id.split(' ')[0]}`] ?? [];

/** Whether what answers a question is among what a model is sent, with these searches beside it. */
const isGiven = ({ sources, question, language, history, gold }: Case, written: readonly string[]): boolean =>
  retrieve(
    { text: question, language, sources, history: history.map((before) => ({ question: before, answer: '' })) },
    roomOf(CONTEXT),
    { searches: written, opened: [] },
  ).some((sent) => isRightUnit(gold!, sent));

async function run(report: (figure: Figure) => void): Promise<void> {
  const all = SETS.flatMap((set) => casesOf(set))
    .flatMap(({ cases }) => cases())
    .filter(({ gold }) => gold);
  await onEachSide(report, (tell, side) => {
    const here = all.filter(({ family, ...one }) => (one.side ?? sideOf(family)) === side);
    for (const set of new Set(here.map((one) => one.set))) {
      const some = here.filter((one) => one.set === set);
      const given = (searchesOf: (one: Case) => readonly string[]): number =>
        some.filter((one) => isGiven(one, searchesOf(one))).length;
      tell(
        percent(
          `${set}: right unit sent, by the question alone`,
          given(() => []),
          some.length,
        ),
      );
      tell(
        percent(
          `${set}: right unit sent, by one search too`,
          given((one) => writtenFor(one).slice(0, 1)),
          some.length,
        ),
      );
      tell(percent(`${set}: right unit sent, by four searches too`, given(writtenFor), some.length, { min: 90 }));
    }
  });
}

export const bench: Bench = { name: 'model-search', about: 'whether a model is sent what answers a question', run };
