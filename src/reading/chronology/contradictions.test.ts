import { describe, expect, test } from 'vitest';
import { HELD } from '#test/matters/held.ts';
import type { Matter } from '#test/matters/matter.ts';
import { TUNED } from '#test/matters/tuned.ts';
import { factsIn } from './facts.ts';
import { joined } from './join.ts';

/** What is told otherwise in the documents of a matter, as its labels write it: "2:2024-03-15", "0:30 day", "1:1800000". */
function told({ language, documents }: Matter): string[] {
  const facts = documents.flatMap((text, source) =>
    factsIn(text, language).map((fact) => ({ source, text, language, fact })),
  );
  const all = joined(facts).flatMap(({ differs }) =>
    differs.map(({ source, iso, text, said }) => {
      const term = facts.find((one) => one.source === source && one.fact.at.start === said.start)?.fact.term;
      const otherwise = term ? `${term.amount} ${term.unit}` : text.slice(said.start, said.end).replace(/\D/g, '');
      return `${source}:${iso ?? otherwise}`;
    }),
  );
  return [...new Set(all)].sort();
}

describe('the documents of one matter', () => {
  // What is dated nowhere is told beside the other side alone.
  test.each([...TUNED, ...HELD])('$name', (matter) => {
    const found = told(matter);
    expect(matter.contradictions.filter((sides) => !sides.some((one) => found.includes(one)))).toEqual([]);
    expect(found.filter((one) => !matter.contradictions.flat().includes(one))).toEqual([]);
  });
});
