import type { Range } from '../lines.ts';
import { readDocument } from '../rulings/read.ts';
import { spokenIn, type Spoken } from '../rulings/spoken.ts';
import { fold } from '../words.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { firstOf, named, type Collected, type Point } from './point.ts';

/** Questions for those who did not agree, and those for whoever agreed for other reasons as well (folded). */
const DISSENT =
  /\b(?:disiden\w*|disint\w*|discrep\w*|votos? (?:en contra|de minoria|particular\w*|disident\w*)|vot(?:o|aron|aba) en contra|minoria|dissent\w*|voted against)\b/;
const CONCURRENCE =
  /\b(?:prevencion(?:es)?|prevenciones|previn\w+|previene\w*|votos? particular\w*|concurring|concurrence)\b/;
/** Words by which whoever votes apart says so (folded): where another ruling is told, another one voted. */
const OPENS =
  /\b(?:acordad|adoptad|con el voto|voto (?:en contra|disidente)|contra el voto|prev(?:iene|encion)|dissent|concurring)/;

/** The votes apart of a ruling that a question asks for, each from its beginning; `isWhy`: with its last paragraph where that is not shown with it. None where it asks for none, or there is none. */
export function votesIn({ sources }: Point, source: number, asked: string, isWhy: boolean): Evidence[] {
  const parts = new Set<unknown>([
    ...(DISSENT.test(asked) ? ['dissent'] : []),
    ...(CONCURRENCE.test(asked) ? ['concurrence'] : []),
  ]);
  if (parts.size === 0) return [];
  const { text, index } = sources[source]!;
  const votes: Spoken[][] = [];
  let last: Spoken | null = null;
  for (const one of spokenIn(readDocument(text))) {
    const isTheirs = parts.has(one.part);
    if (isTheirs && last?.part === one.part) votes.at(-1)!.push(one);
    else if (isTheirs) votes.push([one]);
    last = one;
  }
  const opening = ({ start, end }: Range): boolean => OPENS.test(fold(text.slice(start, end)));
  return votes
    .filter(([first]) => opening(first!))
    .flatMap((vote) => {
      const end = vote.at(-1)!;
      const whole = { start: vote[0]!.start, end: end.end };
      const shown = firstOf(text, index, whole);
      const isCut = shown.end < whole.end;
      return [
        evidenceOf(sources, source, shown, 1, isCut),
        ...(isWhy && isCut && end.start >= shown.end ? [evidenceOf(sources, source, end, 1)] : []),
      ];
    });
}

/** The separate votes that a question asks for; null where it asks for none, and where the rulings have none. */
export function votes(point: Point): Collected | null {
  const all = point.asked.scope.sources.flatMap((source) => votesIn(point, source, fold(point.intent.said), false));
  return all.length > 0 ? named(all) : null;
}
