import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { fold } from '#reading/words.ts';
import { FIGURE, Inventor, MARKS } from '#test/inventing.ts';
import { givenOf } from '#test/online.ts';
import { readShelf } from './registry.ts';
import type { Draft, Given, Tool } from './tool.ts';

const lines = (file: string, from: number, to: number): string[] =>
  readFileSync(`test/fixtures/${file}`, 'utf8').split('\n').slice(from, to);
/** Contracts that name an author too, so that each tool finds in them what it looks for. */
const TEXTS: Record<Language, string> = {
  es: [
    ...lines('contracts/arriendo-vivienda.txt', 0, 14),
    'Que Zoilo Bascur Ñanco escribió La buena posesión en 1930.',
  ].join('\n'),
  en: [
    ...lines('documents/consulting-agreement.md', 0, 60),
    'That Zoilo Bascur Ñanco wrote The Good Possession in 1930.',
  ].join('\n'),
};
const flat = (text: string): string => (fold(text).match(/[\p{L}\p{N}.,]+/gu) ?? []).join(' ');

/** How often a model that says what is true is asked until some of it is taken. */
const SEEDS = 40;
/** The seeds by which it lies in each field. */
const LYING = [1, 2];
/** The tools that a model reads for: all on the shelf but those that work by rules alone. */
let tools: Tool[];
let grounds: Map<Tool, Awaited<ReturnType<typeof givenOf>>>;
beforeAll(async () => {
  const { generators } = await readShelf(path.resolve('src/studio'));
  tools = [...generators.values()].filter(({ contract }) => !contract.alone);
});
async function groundIn(language: Language): Promise<void> {
  grounds = new Map();
  const { model } = new Inventor(null, { empty: true });
  for (const tool of tools)
    grounds.set(tool, await givenOf({ tool, text: TEXTS[language], model, language, speaks: language }));
}

type Ran = { kind: string; draft: Draft<never>; shown: string; among: string };
/** What a tool shows with a model, and what of it is not told apart as found in no source. */
async function run(tool: Tool, { model }: Inventor, language: Language): Promise<Ran> {
  const draft = await tool.online({ ...grounds.get(tool)!, model } as Given<never>);
  const result = tool.contract.result.parse(draft.result);
  const told = { result, citations: [], language, engine: model.about } as const;
  const paper = tool.paper(told).map(({ text }) => text);
  const { description, claims } = draft;
  const quotes = claims.map(({ quote }) => quote);
  const among = JSON.stringify({ result, description, quotes }, (_key, value: unknown) =>
    value && typeof value === 'object' && 'provenance' in value && value.provenance === 'none' ? undefined : value,
  );
  return {
    kind: tool.contract.kind,
    draft: draft as Draft<never>,
    shown: flat(JSON.stringify({ result, description, quotes, paper })),
    among,
  };
}

/** Each tool with each free text that its model fills, as the shapes say that it asks for. */
async function fields(language: Language): Promise<{ tool: Tool; field: string }[]> {
  const all: { tool: Tool; field: string }[] = [];
  for (const tool of tools) {
    const inventor = new Inventor(null, { language });
    await run(tool, inventor, language);
    for (const field of inventor.fields) all.push({ tool, field });
  }
  return all;
}

describe.each(['es', 'en'] as const)('in %s', (language) => {
  beforeAll(() => groundIn(language));

  test('what is true is taken, so that there is something to mislead with', async () => {
    const asking = new Set((await fields(language)).map(({ tool }) => tool));
    expect(asking.size).toBeGreaterThan(4);
    for (const tool of asking) {
      const nothing = await run(tool, new Inventor(null, { empty: true, language }), language);
      const taken: boolean[] = [];
      while (!taken.includes(true) && taken.length < SEEDS)
        taken.push(
          (await run(tool, new Inventor(null, { seed: taken.length + 1, language }), language)).among !== nothing.among,
        );
      expect([nothing.kind, taken.includes(true)]).toEqual([nothing.kind, true]);
    }
  });

  test('no free text of any answer is shown that says another figure, an authority of nobody or the contrary of its quotation', async () => {
    const all = await fields(language);
    expect(all.length).toBeGreaterThan(all.filter(({ field }) => field.endsWith('.quote')).length);
    const faults: string[] = [];
    const lying = [...all, ...tools.map((tool) => ({ tool, field: '*' }))];
    for (const { tool, field, seed } of lying.flatMap((one) => LYING.map((seed) => ({ ...one, seed })))) {
      const inventor = new Inventor(field, { seed, language });
      const { kind, shown, among } = await run(tool, inventor, language);
      for (const lie of inventor.lies) if (shown.includes(flat(lie))) faults.push(`${kind} ${field}: ${lie}`);
      const mark = MARKS.exec(among)?.[0];
      if (mark) faults.push(`${kind} ${field}: ${mark} among what was found`);
      if (new RegExp(`\\b${FIGURE}\\b`).test(shown)) faults.push(`${kind} ${field}: a number that stands nowhere`);
    }
    expect(faults).toEqual([]);
  });
});
