import { CHECKPOINTS } from '#server/jobs/checkpoint.ts';
import type { JobKind } from '#server/jobs/queue.ts';
import { readShelf } from '#server/studio/index.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { ground } from './kills/ground.ts';
import { nameOf, round, type Outcome, type Place } from './kills/round.ts';

/** Rounds at once: most of one is waiting for a lease to end. LANES and ONLY (a part of their names) for a part of it. */
const LANES = Number(process.env['LANES'] ?? 3);
const ONLY = process.env['ONLY'] ?? '';
/** Seconds: the sign of life of a job that is not renewed (jobs/boss.ts), and those that the goal allows beyond. */
const END_MAX = 10 + 60;

const OF_A_FILE = /-file$/;
/** Every place where work can die: of the Studio once for each of its tools. */
async function places(): Promise<Place[]> {
  const { generators } = await readShelf();
  return (Object.keys(CHECKPOINTS) as JobKind[]).flatMap((kind): Place[] => {
    // They ask a service outside, and are otherwise the reading of a source.
    if (kind === 'source.law' || kind === 'laws.check') return [];
    const points = ['claimed', ...CHECKPOINTS[kind], 'done'];
    if (kind !== 'studio.run') return points.map((point) => ({ kind, point }));
    return [...generators.values()].flatMap(({ contract, filing }) =>
      points
        .filter((point) => filing !== undefined || !OF_A_FILE.test(point))
        .map((point) => ({ kind, point, tool: contract.kind, start: contract.start })),
    );
  });
}

function tell(outcomes: readonly Outcome[], report: (figure: Figure) => void): void {
  const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((all, one) => all + of(one), 0);
  const none = (name: string, value: number, goals: string[]): void =>
    report({ name, value, unit: '', bar: { max: 0 }, goals });
  const of = (kind: JobKind): Outcome[] => outcomes.filter(({ place }) => place.kind === kind);
  const bad = ({ end, stuck }: Outcome): boolean => stuck > 0 || !['completed', 'failed'].includes(end);
  const kinds = new Set(outcomes.map(({ place: { kind, tool } }) => `${kind}/${tool ?? ''}`));
  const least = Math.min(...[...kinds].map((kind) => outcomes.filter(({ place }) => `${place.kind}/${place.tool ?? ''}` === kind).length)); // prettier-ignore
  report({ name: 'kinds of work, each tool of the Studio for itself', value: kinds.size, unit: '', bar: { min: 12 }, goals: ['G24'] }); // prettier-ignore
  report({ name: 'checkpoints of the kind with the fewest', value: least, unit: '', bar: { min: 5 }, goals: ['G24'] });
  report({ name: 'checkpoints, a round of kill -9 at each', value: outcomes.length, unit: '', goals: ['G24', 'F23'] });
  none(
    'checkpoints that no work came by',
    sum(({ died }) => Number(!died)),
    ['G24'],
  );
  none('rounds whose work did not end, or not as it should', outcomes.filter(bad).length, ['G24', 'F23']);
  report({ name: 'rounds whose work was given up as failed', value: outcomes.filter(({ end }) => end === 'failed').length, unit: '', goals: ['G24'] }); // prettier-ignore
  none(
    'tokens not given back, or taken twice',
    sum(({ missing }) => missing),
    ['G4', 'G24', 'F23'],
  );
  none(
    'holds without unfinished work',
    sum(({ holds }) => holds),
    ['G5', 'F23'],
  );
  none(
    'violations of the ledger',
    sum(({ violations }) => violations),
    ['G24', 'F23'],
  );
  none(
    'files of processes that died, left in the temporary folder',
    sum(({ temp }) => temp),
    ['G24', 'F56'],
  );
  none(
    'processes left of servers that died',
    sum(({ orphans }) => orphans),
    ['G24'],
  );
  const slowest = Math.max(...outcomes.map(({ seconds }) => seconds));
  report({ name: 'slowest end after a kill, with the next start', value: Math.round(slowest), unit: 's', bar: { max: END_MAX }, goals: ['G4', 'G24'] }); // prettier-ignore
  const models = [...of('source.embed'), ...of('notebook.describe')];
  // Either model is asked once for the reading, and once more where its work died after it.
  if (models.length > 0 && LANES === 1)
    report({ name: 'most questions to the two models of one round', value: Math.max(...models.map(({ asked }) => asked)), unit: '', bar: { max: 3 }, goals: ['F23'] }); // prettier-ignore
  none('deletions that did not end whole', of('account.delete').filter(bad).length, ['F55']);
  none('exports and imports that did not end whole', [...of('account.export'), ...of('account.import')].filter(bad).length, ['F56']); // prettier-ignore
  const before = of('studio.run').filter(({ place }) => place.point === 'asked');
  none('starts asked again after a kill before their answer: other jobs or holds', before.filter(bad).length, ['F24']);
}

/** A round that could not be brought to its end says why. */
const unended = (place: Place, error: unknown): Outcome => ({
  place,
  died: false,
  end: String(error).slice(0, 300),
  seconds: 0,
  holds: 0,
  violations: 0,
  missing: 0,
  stuck: 1,
  temp: 0,
  orphans: 0,
  asked: 0,
});

async function run(report: (figure: Figure) => void): Promise<void> {
  const todo = (await places()).filter((place) => nameOf(place).includes(ONLY));
  const shared = await ground();
  const outcomes: Outcome[] = [];
  const lane = async (n: number): Promise<void> => {
    const own = await shared.lane(`lane${n}`);
    for (let next = todo.shift(); next; next = todo.shift()) {
      const place = next;
      const outcome = await round(shared, own, place).catch((error: unknown) => unended(place, error));
      outcomes.push(outcome);
      const { end, seconds, died, holds, violations, missing, temp, orphans } = outcome;
      const wrong = Object.entries({ holds, violations, missing, temp, orphans }).filter(([, value]) => value > 0);
      process.stdout.write(`    ${nameOf(place)} ${died ? end : 'NOT REACHED'} ${seconds.toFixed(0)} s ${wrong.join(' ')}\n`); // prettier-ignore
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, (_, n) => lane(n)));
    tell(outcomes, report);
  } finally {
    await shared.end();
  }
}

export const bench: Bench = { name: 'kill-matrix', about: 'kill -9 at every checkpoint of every kind of work', run };
