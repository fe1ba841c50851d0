import { numberOf, readWhere } from '#reading/lexicon/where.ts';
import { termsOf, type Block, type Field } from './blocks.ts';
import { markOf, type Marks } from './marks.ts';

/** Concepts that a lawyer reads in an hour. */
const HOUR = 150;
const TOLD = ['ley', 'gente', 'law', 'people', 'no'] as const;
const KINDS = ['ley', 'gente', 'law', 'people'] as const;

/** The articles of a concept, each norm with what of it was checked against its text: all of it, some articles, or none. */
function whereOf({ concept, lines }: Block, marks: Marks): string {
  return termsOf(lines.donde)
    .map((part) => {
      const { norm, articles } = readWhere(part).where[0]!;
      const checked = marks.get(markOf(concept.id, norm));
      const held = articles.filter((article) => checked?.has(numberOf(article)));
      if (held.length === 0) return part;
      return held.length === articles.length ? `${part} ✓` : `${part} (✓ ${held.join(', ')})`;
    })
    .join('; ');
}

/** One concept: a box to tick, its articles and its terms; what it says of its author or reader where that is not what the field says. */
function told(block: Block, field: Block, marks: Marks): string {
  const { concept, lines } = block;
  const head = [`- [ ] **${concept.id}**`, whereOf(block, marks)];
  if (concept.isWide) head.push(`amplio: ${lines.amplio}`);
  if (block.author !== field.author) head.push(`autor: ${block.author}`);
  if (block.reviewed !== field.reviewed) head.push(`revisado: ${block.reviewed || 'no'}`);
  const terms = TOLD.flatMap((key) => (lines[key] ? [`  **${key}** ${lines[key].replaceAll('|', '\\|')}`] : []));
  return [head.filter(Boolean).join(' · '), ...terms].join('\\\n');
}

/** The page of a field, to be read and marked: blocks by the hour, as they stand in the data. */
export function pageOf({ name, blocks }: Field, marks: Marks): string {
  const first = blocks[0]!;
  const hours = Math.ceil(blocks.length / HOUR);
  const parts = Array.from({ length: hours }, (_, hour) => {
    const own = blocks.slice(hour * HOUR, (hour + 1) * HOUR);
    const title = hours > 1 ? `## Parte ${hour + 1} de ${hours}\n\n` : '';
    return title + own.map((block) => told(block, first, marks)).join('\n');
  });
  return `# ${name}\n\n${blocks.length} conceptos · autor: ${first.author} · revisado: ${first.reviewed || 'no'} · [índice y forma de leerla](README.md)\n\n${parts.join('\n\n')}\n`;
}

/** What is counted of a field. `reviewed`: concepts that a second reader read; articles that were checked against their text, and all. */
export type Count = {
  name: string;
  concepts: number;
  terms: Record<(typeof KINDS)[number], number>;
  reviewed: number;
  checked: number;
  articles: number;
};

/** The counts of a field. */
export function countOf({ name, blocks }: Field, marks: Marks): Count {
  const where = blocks.flatMap(({ concept: { id, where: norms } }) =>
    norms.flatMap(({ norm, articles }) =>
      articles.map((article) => marks.get(markOf(id, norm))?.has(article) ?? false),
    ),
  );
  const terms = (key: (typeof KINDS)[number]): number =>
    blocks.reduce((sum, { lines }) => sum + termsOf(lines[key]).length, 0);
  return {
    name,
    concepts: blocks.length,
    terms: { ley: terms('ley'), gente: terms('gente'), law: terms('law'), people: terms('people') },
    reviewed: blocks.filter(({ reviewed }) => reviewed !== '').length,
    checked: where.filter(Boolean).length,
    articles: where.length,
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** A row of the table of fields. */
const row = (first: string, counts: readonly Count[]): string => {
  const of = (value: (count: Count) => number): number => sum(counts.map(value));
  const [concepts, articles, checked] = [
    of((one) => one.concepts),
    of((one) => one.articles),
    of((one) => one.checked),
  ];
  const cells = [
    first,
    concepts,
    ...KINDS.map((key) => of(({ terms }) => terms[key])),
    `${Math.round((100 * of(({ reviewed }) => reviewed)) / concepts)} %`,
    checked,
    articles - checked,
  ];
  return `| ${cells.join(' | ')} |`;
};

/** The table of all fields, with their sum. */
export const tableOf = (counts: readonly Count[]): string =>
  [
    '| Campo | Conceptos | ley | gente | law | people | Segunda lectura | Artículos verificados | Sin verificar |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...counts.map((count) => row(`[${count.name}](${count.name}.md)`, [count])),
    row('**Total**', counts),
  ].join('\n');
