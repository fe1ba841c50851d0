import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { providers, type Provider } from '#contract/engine.ts';
import type { Language } from '#contract/language.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { createProviderEngine } from '#server/ports/ai/provider/engine.ts';
import { PATIENCE, type Patience } from '#server/ports/ai/provider/speak.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { LIES } from '#test/fakes/lies-all.ts';
import { FOREIGN, HONEST, POISON, QUESTIONS, RESERVED, VERSIONS } from '#test/fakes/lies-ground.ts';
import { fakeProvider, type Asked, type FakeProvider, type Reply } from '#test/fakes/provider.ts';
import { faultsOf, hear, wordsOf, type Heard } from '#test/lying.ts';
import { fileForm, paste, settled, textOf, upload } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

const LANGUAGES: Language[] = ['es', 'en'];
const document = (name: string): string => readFileSync(`test/fixtures/documents/${name}`, 'utf8');

/** Ways that the product does not yet withstand, with the reason. A test fails once one of them starts to pass. */
const KNOWN: Record<string, string> = {};

let t: TestApp;
let ana: Person;
let id: string;
let provider: FakeProvider;
let answer: (asked: Asked, times: number) => Reply;
const selected = new Map<string, string>();

/** A source with a version that was replaced. */
async function replaced(language: Language): Promise<Source> {
  const { name, before, now } = VERSIONS[language];
  const source = await upload(ana, id, name, before);
  const params = { id, sourceId: source.id };
  return settled(await ana.call(sourcesApi.update, { params, form: fileForm(name, now) }), ana);
}

beforeAll(async () => {
  answer = () => ({ text: '' });
  provider = await fakeProvider((asked, times) => answer(asked, times));
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  const bruno = await t.world.user('Bruno Díaz');
  const theirs = (await bruno.notebook('Ajeno')).id;
  const chosen: Source[] = [
    await paste(ana, id, 'Arriendo de oficina', document('contrato-arrendamiento.txt')),
    await paste(ana, id, 'Ley 20.169', document('ley-20169.txt')),
    await paste(ana, id, 'Consulting agreement', document('consulting-agreement.md')),
  ];
  for (const language of LANGUAGES) {
    const { title, text } = POISON[language];
    chosen.push(await paste(ana, id, title, text), await replaced(language));
    await paste(ana, id, 'Reservado', RESERVED[language]);
    await paste(bruno, theirs, 'Ajeno', FOREIGN[language]);
  }
  for (const source of chosen) selected.set(source.id, await textOf(source, ana));
});
afterAll(async () => {
  await t.close();
  await provider.close();
});

/** Asks the selected sources through the wire of a provider that answers like this. Each time by an engine of its own: what failed before is not remembered. */
function askBy(
  name: Provider,
  language: Language,
  { context = 20_000, ...patience }: Partial<Patience> & { context?: number } = {},
): Promise<Heard> {
  t.deps.engine = createProviderEngine({
    provider: name,
    model: 'model-1',
    baseUrl: provider.baseUrl,
    apiKey: 'key-1',
    redact: false,
    context,
    log: t.deps.log,
    patience: { ...PATIENCE, ...patience },
  });
  return hear(ana, { notebook_id: id, message: QUESTIONS[language], source_ids: [...selected.keys()] }, language);
}

/** What went wrong with each wire and language, told with its place. */
async function faults(one: (name: Provider, language: Language) => Promise<readonly string[]>): Promise<string[]> {
  const all: string[] = [];
  for (const name of providers)
    for (const language of LANGUAGES)
      all.push(...(await one(name, language)).map((fault) => `${name} ${language}: ${fault}`));
  return all;
}

/** What is right of a way, unless it is known to be wrong: then it must be wrong still. */
function judge(way: string, found: readonly string[]): void {
  if (KNOWN[way] === undefined) expect(found).toEqual([]);
  else expect(found, `${way} passes by now: take it from the list`).not.toEqual([]);
}

test('there are enough ways, each with a name of its own', () => {
  const all = LIES.map((one) => one.id);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(Object.keys(KNOWN).filter((one) => !all.includes(one))).toEqual([]);
});

test('what is true is shown as supported, and paid', async () => {
  const found = await faults(async (name, language) => {
    answer = (asked) => ({ text: wordsOf(HONEST[language], language, asked).said });
    const heard = await askBy(name, language);
    expect(heard.content?.segments.map(({ support }) => support)).toEqual(['supported']);
    expect(heard.paid).toBe(1);
    return faultsOf(ana, id, heard, { never: [], selected, language });
  });
  expect(found).toEqual([]);
});

describe('words that mislead', () => {
  test.each(LIES)('$family: $id', async (lie) => {
    const found = await faults(async (name, language) => {
      let never: string[] = [];
      answer = (asked) => {
        if (!asked.stream) return { text: wordsOf(lie.mended?.[language] ?? '1 none', language, asked).said };
        const words = wordsOf(lie[language], language, asked);
        never = words.never;
        return { text: words.said };
      };
      const heard = await askBy(name, language);
      return faultsOf(ana, id, heard, { never, selected, language });
    });
    judge(lie.id, found);
  });
});
