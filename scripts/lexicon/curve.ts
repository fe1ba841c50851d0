import { createHash } from 'node:crypto';
import { takeIn } from '#reading/lexicon/concepts.ts';
import { FIELDS } from '#reading/lexicon/fields.ts';
import { share } from '../../bench/data.ts';
import { rowsOfCases, type Row } from '../../bench/reply/row.ts';
import { natural } from '../../bench/reply/sets/natural.ts';

/** How many concepts are known at each point; the last point is all of them. */
const POINTS = [0, 100, 200, 400, 800, 1600, 2400, 3200, 4000];
const SETS = ['laws', 'contracts'] as const;
const HUNDRED = 100;

/** What some concepts bring: of each set, on the side that is only measured, right among three and the right unit first, in per cent. */
type Point = { concepts: number; figures: Record<(typeof SETS)[number], { of: number; three: number; unit: number }> };

/** The blocks of all fields in an order that is by chance and always the same, so that each point holds those before it. */
const blocks = (): string[] =>
  Object.values(FIELDS)
    .flatMap((field) => {
      const [head = '', ...texts] = field.split(/^(?=\[)/m);
      const singles = /^amplio: sueltas$/m.test(head) ? 'amplio: sueltas\n' : '';
      return texts.map((text) => text.replace('\n', `\n${singles}`));
    })
    .map((text) => ({
      text,
      by: createHash('sha256')
        .update(text.slice(0, text.indexOf(']')))
        .digest('hex'),
    }))
    .sort((a, b) => (a.by < b.by ? -1 : 1))
    .map(({ text }) => text);

/** Measures laws and contracts with more and more concepts. The fields of this process are emptied: it ends after. */
export async function measureCurve(say: (text: string) => void): Promise<Point[]> {
  const all = blocks();
  const fields: Record<string, string> = FIELDS;
  for (const name of Object.keys(fields)) fields[name] = '';
  const cases = SETS.map((set) => ({ set, cases: natural(set).filter((one) => one.set === set) }));
  const points: Point[] = [];
  for (const concepts of [...POINTS, all.length]) {
    takeIn(all.slice(0, concepts).join('\n'));
    const figures: Partial<Point['figures']> = {};
    for (const one of cases) {
      const rows = (await rowsOfCases(one.cases)).filter(({ side, answerable }) => side === 'held' && answerable);
      const of = (is: (row: Row) => boolean): number => share(rows.filter(is).length, rows.length);
      figures[one.set] = { of: rows.length, three: of((row) => row.three), unit: of((row) => row.unitFirst) };
    }
    points.push({ concepts, figures: figures as Point['figures'] });
    say(`${concepts}: ${JSON.stringify(figures)}`);
  }
  return points;
}

const gain = (now: number, before: number, concepts: number): string => {
  const value = (HUNDRED * (now - before)) / concepts;
  return `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(1)}`;
};

/** The points as a table of docs/lexicon/README.md: each figure with its gain by a hundred concepts since the point before. */
export function curveTable(points: readonly Point[]): string {
  const rows = points.map(({ concepts, figures }, i) => {
    const before = points[i - 1];
    const cell = (value: number, earlier: number | undefined): string =>
      earlier === undefined || !before
        ? value.toFixed(0)
        : `${value.toFixed(0)} (${gain(value, earlier, concepts - before.concepts)})`;
    const cells = SETS.flatMap((set) => [
      cell(figures[set].three, before?.figures[set].three),
      cell(figures[set].unit, before?.figures[set].unit),
    ]);
    return `| ${[concepts, ...cells].join(' | ')} |`;
  });
  const { laws, contracts } = points[0]!.figures;
  return `
## Lo que aporta cada centenar

Lado que solo se mide (${laws.of} preguntas sobre leyes, ${contracts.of} sobre contratos y sentencias), una ley o un documento a la vez, en %: correcto entre tres citas, y primera unidad correcta; entre paréntesis lo que ganó por cada cien conceptos desde la fila anterior.
Los conceptos entran en un orden al azar, siempre el mismo. Escrita con \`npm run -s lexicon -- --curve\`.

| Conceptos | Leyes: entre tres | Leyes: unidad | Contratos: entre tres | Contratos: unidad |
| ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}
