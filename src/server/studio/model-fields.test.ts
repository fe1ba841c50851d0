import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fold } from '#reading/words.ts';
import { FIGURE, Inventor, MARKS } from '#test/inventing.ts';
import { givenOf } from '#test/online.ts';
import { readShelf } from './registry.ts';
import type { Draft, Given, Tool } from './tool.ts';

/** A contract that names an author too, so that each tool finds in it what it looks for. */
const TEXT = [
  ...readFileSync('test/fixtures/contracts/arriendo-vivienda.txt', 'utf8').split('\n').slice(0, 14),
  'Que Zoilo Bascur Ñanco escribió La buena posesión en 1930.',
].join('\n');
const flat = (text: string): string => (fold(text).match(/[\p{L}\p{N}.,]+/gu) ?? []).join(' ');

/** How often a model that says what is true is asked until some of it is taken. */
const SEEDS = 40;
/** The seeds by which it lies in each field. */
const LYING = [1, 2];
/** The tools that a model reads for: all on the shelf but those that work by rules alone. */
let tools: Tool[];
const grounds = new Map<Tool, Awaited<ReturnType<typeof givenOf>>>();
beforeAll(async () => {
  const { generators } = await readShelf(path.resolve('src/studio'));
  tools = [...generators.values()].filter(({ contract }) => !contract.alone);
  for (const tool of tools)
    grounds.set(tool, await givenOf({ tool, text: TEXT, model: new Inventor(null, { empty: true }).model }));
});

type Ran = { kind: string; draft: Draft<never>; shown: string; among: string };
/** What a tool shows with a model, and what of it is not told apart as found in no source. */
async function run(tool: Tool, { model }: Inventor): Promise<Ran> {
  const draft = await tool.online({ ...grounds.get(tool)!, model } as Given<never>);
  const result = tool.contract.result.parse(draft.result);
  const told = { result, citations: [], language: 'es', engine: model.about } as const;
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
async function fields(): Promise<{ tool: Tool; field: string }[]> {
  const all: { tool: Tool; field: string }[] = [];
  for (const tool of tools) {
    const inventor = new Inventor(null);
    await run(tool, inventor);
    for (const field of inventor.fields) all.push({ tool, field });
  }
  return all;
}

test('what is true is taken, so that there is something to mislead with', async () => {
  const asking = new Set((await fields()).map(({ tool }) => tool));
  expect(asking.size).toBeGreaterThan(4);
  for (const tool of asking) {
    const nothing = await run(tool, new Inventor(null, { empty: true }));
    const taken: boolean[] = [];
    while (!taken.includes(true) && taken.length < SEEDS)
      taken.push((await run(tool, new Inventor(null, { seed: taken.length + 1 }))).among !== nothing.among);
    expect([nothing.kind, taken.includes(true)]).toEqual([nothing.kind, true]);
  }
});

test('no free text of any answer is shown that says another figure, an authority of nobody or the contrary of its quotation', async () => {
  const all = await fields();
  expect(all.length).toBeGreaterThan(all.filter(({ field }) => field.endsWith('.quote')).length);
  const faults: string[] = [];
  const lying = [...all, ...tools.map((tool) => ({ tool, field: '*' }))];
  for (const { tool, field, seed } of lying.flatMap((one) => LYING.map((seed) => ({ ...one, seed })))) {
    const inventor = new Inventor(field, { seed });
    const { kind, shown, among } = await run(tool, inventor);
    for (const lie of inventor.lies) if (shown.includes(flat(lie))) faults.push(`${kind} ${field}: ${lie}`);
    const mark = MARKS.exec(among)?.[0];
    if (mark) faults.push(`${kind} ${field}: ${mark} among what was found`);
    if (new RegExp(`\\b${FIGURE}\\b`).test(shown)) faults.push(`${kind} ${field}: a number that stands nowhere`);
  }
  expect(faults).toEqual([]);
});
