import { share } from '../data.ts';
import type { Figure } from '../figure.ts';
import type { Row } from './row.ts';

type Rows = readonly Row[];
type Bar = NonNullable<Figure['bar']>;
type Measure = { name: string; of: (rows: Rows) => number; bar?: Bar | ((rows: Rows) => Bar) };

const there = (rows: Rows): Rows => rows.filter(({ answerable }) => answerable);
const not = (rows: Rows): Rows => rows.filter(({ answerable }) => !answerable);
const percent = (rows: Rows, is: (row: Row) => boolean): number => share(rows.filter(is).length, rows.length);
const answered = (rows: Rows): Rows => there(rows).filter(({ outcome }) => outcome === 'answer');

const first = (min?: number): Measure => ({
  name: 'right first',
  of: (rows) => percent(there(rows), (row) => row.first),
  ...(min !== undefined && { bar: { min } }),
});
const three = (min?: number): Measure => ({
  name: 'right among three',
  of: (rows) => percent(there(rows), (row) => row.three),
  ...(min !== undefined && { bar: { min } }),
});
const any = (min: number): Measure => ({
  name: 'right among all that is shown',
  of: (rows) => percent(there(rows), (row) => row.any),
  bar: { min },
});
const lawyers = (min: number): Measure => ({
  name: 'right first, asked by lawyers',
  of: (rows) =>
    percent(
      there(rows).filter(({ groups }) => groups.includes('abogado')),
      (row) => row.first,
    ),
  bar: { min },
});
const unitFirst = (min: number): Measure => ({
  name: 'right unit first',
  of: (rows) => percent(there(rows), (row) => row.unitFirst),
  bar: { min },
});
/** What the library's search finds is the least that is shown. */
const PEER: readonly Measure[] = [
  {
    name: "right unit first, against the library's search",
    of: (rows) => percent(there(rows), (row) => row.unitFirst),
    bar: (rows) => ({ min: percent(there(rows), (row) => row.peerFirst) }),
  },
  {
    name: "right unit among three, against the library's search",
    of: (rows) => percent(there(rows), (row) => row.unitThree),
    bar: (rows) => ({ min: percent(there(rows), (row) => row.peerThree) }),
  },
];
const WRONG_SOURCE: Measure = {
  name: 'another source first than the named one',
  of: (rows) => percent(there(rows), (row) => row.wrongSource),
  bar: { max: 5 },
};
const CLAIMS: readonly Measure[] = [
  {
    name: 'answered with a claim though the sources do not say it',
    of: (rows) => percent(not(rows), ({ outcome }) => outcome === 'answer'),
    bar: { max: 8 },
  },
  { name: 'of answers: right first', of: (rows) => percent(answered(rows), (row) => row.first), bar: { min: 60 } },
  {
    name: 'of answers: right among three',
    of: (rows) => percent(answered(rows), (row) => row.three),
    bar: { min: 75 },
  },
  {
    name: 'of lines above an answer: right',
    of: (rows) => {
      const lines = answered(rows).filter(({ line }) => line !== null);
      return percent(lines, ({ line }) => line === true);
    },
    bar: { min: 90 },
  },
];
/** The mean of what is there and answered, and of what is not there and refused. */
const balanced = (near: 'refused' | 'shown', min?: number): Measure => {
  const isAnswer = ({ outcome }: Row): boolean => outcome === 'answer' || (near === 'shown' && outcome === 'near');
  return {
    name: `balanced, the nearest passages counted as ${near}`,
    of: (rows) => Number(((percent(there(rows), isAnswer) + 100 - percent(not(rows), isAnswer)) / 2).toFixed(2)),
    ...(min !== undefined && { bar: { min } }),
  };
};

/** What is measured of each set, with its bar. */
const MEASURES: Record<string, readonly Measure[]> = {
  laws: [first(36), three(55), lawyers(65), unitFirst(44), ...PEER, ...CLAIMS],
  'laws · all': [first(30), three(48), unitFirst(38), ...PEER, ...CLAIMS],
  'laws · named': [first(), three(), WRONG_SOURCE, ...PEER, ...CLAIMS],
  'further-laws': [first(60), three(80), unitFirst(65), ...PEER, ...CLAIMS],
  'further-laws · all': [first(50), three(70), unitFirst(56), ...PEER, ...CLAIMS],
  'other-laws': [first(60), three(80), unitFirst(65), ...PEER, ...CLAIMS],
  'other-laws · all': [first(50), three(70), unitFirst(56), ...PEER, ...CLAIMS],
  contracts: [first(50), three(68), unitFirst(52), ...PEER, ...CLAIMS],
  'contracts · named': [first(), three(), WRONG_SOURCE, ...PEER, ...CLAIMS],
  'xquad-es': [first(76), three(91), ...PEER, balanced('refused'), balanced('shown')],
  'xquad-es · all': [first(), three(), ...PEER],
  'xquad-en': [first(79), three(93), ...PEER, balanced('refused'), balanced('shown')],
  'xquad-en · all': [first(), three(), ...PEER],
  across: [first(50), three(), any(65)],
  cuad: [first(72), three(86), ...PEER, balanced('refused', 83), balanced('shown')],
  'cuad · named': [first(), three(), WRONG_SOURCE, ...PEER],
  intents: [first(), three(), ...PEER, ...CLAIMS, balanced('refused'), balanced('shown')],
  'intents · public': [first(), three(), ...PEER, ...CLAIMS, balanced('refused'), balanced('shown')],
};

/** The figures of one set, the held side first, then all of it. */
export function figuresOf(set: string, rows: Rows): Figure[] {
  const parts = [
    { name: `${set}, held`, rows: rows.filter(({ side }) => side === 'held') },
    { name: set, rows },
  ];
  return parts.flatMap((part) =>
    (MEASURES[set] ?? [first(), three()]).map(({ name, of, bar }) => ({
      name: `${part.name}: ${name}`,
      value: of(part.rows),
      unit: '%',
      ...(bar && { bar: typeof bar === 'function' ? bar(part.rows) : bar }),
    })),
  );
}
