import type { Language } from '#contract/language.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import type { Document, Hear, Taken } from '#server/studio/tool.ts';
import { SECTIONS, type Point, type SectionKind, type TakenKind, type Written } from '../contract.ts';
import { factsOf } from './facts.ts';
import { questionsOf } from './questions.ts';
import { risksOf } from './risks.ts';
import { Quoted, sourcesOf, type Source } from './source.ts';
import { words } from './text.ts';
import { timelineOf } from './timeline.ts';

/** Points of a section over all sources. */
const MOST: Record<SectionKind, number> = {
  summary: 12,
  facts: 160,
  questions: 80,
  risks: 60,
  timeline: 120,
  table: 400,
  compare: 200,
};
/** Of each source in the summary: its main facts and its gravest risks. */
const MAIN = { facts: 3, risks: 2 } as const;

type Told = { source: Source; points: Point[] };
type Write = (source: Source, quoted: Quoted, language: Language) => Point[] | Promise<Point[]>;
const WRITE: Record<Exclude<SectionKind, 'summary' | TakenKind>, Write> = {
  facts: factsOf,
  questions: questionsOf,
  risks: risksOf,
  timeline: timelineOf,
};

/** A section by its sources, up to its limit; what goes beyond is counted. */
function sectionOf(kind: SectionKind, told: readonly Told[]): Written {
  let room = MOST[kind];
  let left = 0;
  const groups = told.flatMap(({ source, points }) => {
    const kept = points.slice(0, room);
    room -= kept.length;
    left += points.length - kept.length;
    return kept.length > 0 ? [{ source: source.document.title, points: kept }] : [];
  });
  return { kind, of: '', groups, left, remark: '' };
}

/** A section taken from a result of another tool: its statements under the names that it gives them. */
function takenSection(kind: SectionKind, { title, statements, left, remark }: Taken, quoted: Quoted): Written {
  const groups: Written['groups'] = [];
  for (const { group, said, note, claims } of statements.slice(0, MOST[kind])) {
    const point: Point = { said, note, level: null, places: claims.map((claim) => quoted.taken(claim)) };
    const last = groups.at(-1);
    if (last?.source === group) last.points.push(point);
    else groups.push({ source: group, points: [point] });
  }
  return { kind, of: title, groups, left: left + Math.max(0, statements.length - MOST[kind]), remark };
}

/** What a report tells of its sources, and takes from the results of other tools, section by section, with its quotations. A section that is not wanted is not written. */
export async function report(
  documents: readonly Document[],
  { sections: wanted, taken }: { sections: readonly SectionKind[]; taken: readonly Taken[] },
  language: Language,
  hear: Hear,
): Promise<{ written: Written[]; claims: readonly Claim[] }> {
  const sources = sourcesOf(documents);
  const quoted = new Quoted();
  const told = new Map<SectionKind, Told[]>();
  const isNeeded = (kind: SectionKind): boolean =>
    wanted.includes(kind) || (kind === 'risks' && wanted.includes('summary'));
  for (const kind of SECTIONS) {
    if (kind === 'summary' || !isNeeded(kind)) continue;
    const rows: Told[] = [];
    for (const [i, source] of sources.entries()) {
      hear(kind, i / sources.length);
      rows.push({ source, points: await WRITE[kind](source, quoted, language) });
    }
    told.set(kind, rows);
  }
  const summary = sources.map((source, i): Told => {
    const main = factsOf(source, quoted, language, { main: true }).slice(0, MAIN.facts);
    const say = words[language];
    const risks = (told.get('risks')?.[i]?.points ?? [])
      .filter(({ level }) => level === 'critical' || level === 'high')
      .slice(0, MAIN.risks)
      .map((point) => ({ ...point, said: say.risk(point.level!, point.said), note: '', level: null }));
    return { source, points: [...main, ...risks] };
  });
  told.set('summary', summary);
  return {
    written: wanted.map((kind) => {
      const one = taken.find((other) => other.kind === kind);
      return one ? takenSection(kind, one, quoted) : sectionOf(kind, told.get(kind) ?? []);
    }),
    claims: quoted.claims,
  };
}
