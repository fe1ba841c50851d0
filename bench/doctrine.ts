import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { authorsOf, samePerson, sameTitle } from '#reading/authors/authors.ts';
import { plain } from '#reading/authors/plain.ts';
import tool from '#studio/doctrine/server/index.ts';
import labels from './data/doctrine.json' with { type: 'json' };
import { filesBelow, present, readText } from './data.ts';
import { type Bench, type Figure, percent } from './figure.ts';
import { onBothSides, onFiles } from './split.ts';

type Report = (figure: Figure) => void;
type Span = [start: number, end: number];
type Pair = { author: string; title: string | null };

/** Who is cited with which work, by reading: where the name stands at its fullest, and the title. */
const LABELS = labels as unknown as Record<string, [author: Span, title: Span][]>;
const FIXTURES = path.resolve('test/fixtures/doctrine');

const nameOf = (words: string): { surnames: string; given: string } => {
  const [surnames, given] = words.split(/,\s*/);
  if (given !== undefined) return { surnames: surnames!, given };
  const parts = words.split(' ');
  return { surnames: parts.slice(-1).join(' '), given: parts.slice(0, -1).join(' ') };
};
const samePair = (a: Pair, b: Pair): boolean =>
  samePerson(nameOf(a.author), nameOf(b.author)) &&
  (a.title === null || b.title === null ? a.title === b.title : sameTitle(a.title, b.title));

/** The pairs of author and work that are read in a text; an author without a work is one with null. */
function pairsOf(text: string): Pair[] {
  const { authors, works } = authorsOf(text);
  const pairs = works.flatMap((work) =>
    work.authors.map((n) => ({ author: `${authors[n]!.surnames}, ${authors[n]!.given}`, title: work.title })),
  );
  const alone = authors.filter((_, n) => !works.some(({ authors: all }) => all.includes(n)));
  return [...pairs, ...alone.map(({ surnames, given }) => ({ author: `${surnames}, ${given}`, title: null }))];
}

type Score = { right: number; said: number; wanted: number };
function add(score: Score, said: readonly Pair[], wanted: readonly Pair[]): void {
  score.said += said.length;
  score.wanted += wanted.length;
  score.right += wanted.filter((one) => said.some((other) => samePair(one, other))).length;
}
function tell(report: Report, name: string, { right, said, wanted }: Score): void {
  report(percent(`${name}: precision of author and work`, right, said, { min: 90 }));
  report(percent(`${name}: recall`, right, wanted, { min: 80 }));
}

/** Real texts that cite authors. */
function labelled(
  report: Report,
  rulings: readonly (readonly [file: string, labels: [author: Span, title: Span][]])[],
): void {
  const score = { right: 0, said: 0, wanted: 0 };
  for (const [file, labels] of rulings) {
    const text = readText(file);
    const flat = plain(text);
    const words = ([start, end]: Span): string => flat.slice(start, end).replace(/\s+/g, ' ');
    add(
      score,
      pairsOf(text),
      labels.map(([author, title]) => ({ author: words(author), title: words(title) })),
    );
  }
  tell(report, 'rulings that cite authors', score);
}

/** All other texts of the sets, where an author would be an invention. */
const others = (): string[] =>
  [...filesBelow('pjud', 'txt'), ...filesBelow('contratos-cl'), ...filesBelow('leychile', 'md')].filter(
    (file) => /\.(txt|md)$/.test(file) && LABELS[file] === undefined && !file.endsWith('README.md'),
  );
function invented(report: Report, rest: readonly string[]): void {
  const found = rest.flatMap((file) => authorsOf(readText(file)).authors);
  report({
    name: 'authors found in rulings, contracts and laws that cite none',
    value: found.length,
    unit: 'in texts',
    of: rest.length,
    bar: { max: 0 },
  });
}

/** Texts of our own, written with the rules at hand: they show that nothing broke, not how well it reads. */
function own(report: Report, texts: readonly (readonly [file: string, pairs: [string, string | null][]])[]): void {
  const score = { right: 0, said: 0, wanted: 0 };
  for (const [file, pairs] of texts)
    add(
      score,
      pairsOf(readFileSync(path.join(FIXTURES, file), 'utf8')),
      pairs.map(([author, title]) => ({ author, title })),
    );
  tell(report, 'texts of our own', score);
}

/** A book of 500 pages made of our own texts. */
async function speed(report: Report): Promise<void> {
  const texts = readdirSync(FIXTURES)
    .filter((name) => /\.(txt|md)$/.test(name))
    .map((name) => readFileSync(path.join(FIXTURES, name), 'utf8'));
  for (const [pages, most] of [
    [50, 5],
    [500, 60],
  ] as const) {
    let text = '';
    while (text.length < pages * 2500) text += `${texts.join('\n\n')}\n\n`;
    const begun = performance.now();
    await tool.offline({ title: 'Libro', type: 'text', text, speaks: 'es' }, 'es', () => undefined, []);
    report({
      name: `${pages} pages`,
      value: Number(((performance.now() - begun) / 1000).toFixed(1)),
      unit: 's',
      bar: { max: most },
    });
  }
}

export const bench: Bench = {
  name: 'doctrine',
  about: 'authors and works that legal texts cite (rules made before the split saw both sides)',
  async run(report) {
    if (present('pjud') && present('leychile') && present('contratos-cl')) {
      await onBothSides(report, Object.entries(LABELS), ([file]) => file, labelled);
      await onFiles(report, others(), invented);
    }
    const written = JSON.parse(readFileSync(path.join(FIXTURES, 'labels.json'), 'utf8')) as Record<
      string,
      [string, string | null][]
    >;
    await onBothSides(report, Object.entries(written), ([file]) => file, own);
    await speed(report);
  },
};
