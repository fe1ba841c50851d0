import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gatedOpinion } from './opinion.ts';
import { asUngated, fromModel } from './ungated.ts';

test('words of a model are no string to the compiler before a gate made some of them', () => {
  const said = fromModel({ title: 'Un título' as string, kind: 'gap' as 'gap' | 'strength', list: ['uno'] });
  const shown: string[] = [];
  // @ts-expect-error Nothing judged them.
  shown.push(said.title);
  // @ts-expect-error Nor these.
  shown.push(...said.list);
  shown.push(said.kind, gatedOpinion(said.title, { words: 'Un título' }, { language: 'es', vouch: (prose) => prose }));
  // @ts-expect-error Nor what comes from a model by itself.
  const line: string = asUngated('Una línea');
  // @ts-expect-error Nor as a part of a text.
  // oxlint-disable-next-line typescript/restrict-template-expressions
  const text = `${said.title}: ${shown[0]}`;
  expect(text).toBe('Un título: Un título');
  expect([...shown, line]).toEqual(['Un título', 'uno', 'gap', 'Un título', 'Una línea']);
});

/** Gates and parsers, which look at the words and show none of them. */
const MAY = [
  'src/reading/support/gate.ts',
  'src/reading/support/opinion.ts',
  'src/server/ports/ai/provider/mending.ts',
  'src/server/sources/sieve.ts',
  'src/studio/doctrine/server/online.ts',
  'src/studio/jurisprudence/server/provenance.ts',
];
test('only these look at the words of a model as a string', () => {
  const files = (readdirSync('src', { recursive: true }) as string[])
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/(?:\.test\.tsx?|\/ungated\.ts)$/.test(file));
  const looking = files.filter((file) => /\bwordsOf\b[^;]*from '[^']*\/ungated\.ts'/.test(readFileSync(file, 'utf8')));
  expect(looking.sort()).toEqual(MAY);
});
