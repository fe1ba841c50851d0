import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chatApi } from '#contract/chat.ts';
import { providers, type Provider } from '#contract/engine-about.ts';
import type { Language } from '#contract/language.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { openStreams } from '#server/http/events.ts';
import { violations } from '#server/tokens/index.ts';
import { LIES, WIRE_LIES } from '#test/fakes/lies-all.ts';
import { HONEST } from '#test/fakes/lies-ground.ts';
import { SEARCH_LIES, TITLE_LIES } from '#test/fakes/lies-search.ts';
import type { Reply } from '#test/fakes/provider.ts';
import { LyingApp } from '#test/lying-app.ts';
import { faultsOf, inPart, wordsOf, type Heard } from '#test/lying.ts';
import { PATIENCE } from '#test/patience.ts';
import { paste } from '#test/sources.ts';

const LANGUAGES: Language[] = ['es', 'en'];

/** Ways that the product does not yet withstand, with the reason. A test fails once one of them passes. */
const KNOWN: Record<string, string> = {};
/** False statements that are shown, and said to be carried only in part (decision 20). None may be added. */
const IN_PART = new Set(
  'figure-fraction figure-of-another-place figure-by-a-sign figure-unequal-sign unit-currency unit-period bound-dropped bound-before-after two-denials condition-is-exception exception-added condition-added some-is-all to-come-is-done opposite-word parties-exchanged charge-of-the-other party-added conclusion-of-law subject-of-another halves-joined'.split(
    ' ',
  ),
);

const app = new LyingApp();
beforeAll(() => app.open());
afterAll(() => app.close());

/** The faults of a way that are not known; of one that is known to have some, that it has none any more. */
function newOf(way: string, found: readonly string[]): readonly string[] {
  if (KNOWN[way] === undefined) return found;
  return found.length > 0 ? [] : [`${way} passes by now: take it from the list`];
}

/** Faults of an answer, each with its wire and language. */
const faults = async (name: Provider, language: Language, heard: Heard, never: readonly string[]): Promise<string[]> =>
  (
    await faultsOf(app.ana, app.id, heard, {
      never,
      selected: new Map([...app.selected.es, ...app.selected.en]),
      language,
    })
  ).map((fault) => `${name} ${language}: ${fault}`);

/** Two wires for each way, another pair for the next: what is judged of words is the same for all. */
const wiresOf = (way: number): [Provider, Language][] =>
  LANGUAGES.map((language, at) => [providers[(way + at) % providers.length]!, language]);

test('there are enough ways, each with a name of its own', () => {
  const all = [...LIES, ...WIRE_LIES, ...SEARCH_LIES, ...TITLE_LIES].map((one) => one.id);
  expect(new Set(all).size).toBe(all.length);
  expect(LIES.length).toBeGreaterThanOrEqual(100);
  expect(all.length).toBeGreaterThanOrEqual(160);
  expect([...Object.keys(KNOWN), ...IN_PART].filter((one) => !all.includes(one))).toEqual([]);
});

test.each(providers)('%s: what is true is shown as supported, and paid', async (name) => {
  for (const language of LANGUAGES) {
    app.answer = (asked) => ({ text: wordsOf(HONEST[language], language, asked).said });
    const heard = await app.ask(name, language);
    expect(heard.content?.segments.map(({ support }) => support)).toEqual(['supported']);
    expect(heard.paid).toBe(1);
    expect(await faults(name, language, heard, [])).toEqual([]);
  }
});

describe('words that mislead', () => {
  test.each(LIES.map((lie, way) => ({ ...lie, way })))('$family: $id', async (lie) => {
    const found: string[] = [];
    for (const [name, language] of wiresOf(lie.way)) {
      let never: string[] = [];
      app.answer = (asked) => {
        if (!asked.stream) return { text: wordsOf(lie.mended?.[language] ?? '1 none', language, asked).said };
        const words = wordsOf(lie[language], language, asked);
        never = words.never;
        return { text: words.said };
      };
      const heard = await app.ask(name, language, { both: /\{e[sn]:/.test(lie[language]) });
      expect(never.length).toBeGreaterThan(0);
      found.push(...(await faults(name, language, heard, never)));
      if (inPart(heard, never) && !IN_PART.has(lie.id)) found.push(`${name} ${language}: shown in part`);
    }
    expect(newOf(lie.id, found)).toEqual([]);
  });
});

/** The requests of a question at most: three tries, and one for the proofs. */
const ASKED = 4;

describe('a server that misleads below the words', () => {
  test.each(WIRE_LIES)('$family: $id', async ({ id, reply, patience, ends, once, asked: most = ASKED }) => {
    const found: string[] = [];
    for (const [at, name] of providers.slice(0, once ? 1 : undefined).entries()) {
      const language = LANGUAGES[at % 2]!;
      const before = app.provider.asked.length;
      app.answer = (asked): Reply =>
        asked.stream ? reply(wordsOf(HONEST[language], language, asked).said, asked) : { text: '1 none' };
      const heard = await app.ask(
        name,
        language,
        patience ? { first: patience, idle: patience, total: 3 * patience } : {},
      );
      const count = app.provider.asked.length - before;
      found.push(
        ...(await faults(name, language, heard, ['El contrato es nulo', '82,5', '4.321-2019', 'secret words'])),
      );
      const answered = heard.answer !== null;
      if (ends !== 'either' && answered !== (ends === 'answer'))
        found.push(`${name} ${language}: ${answered ? 'an answer' : 'a failure'}`);
      if (count > most) found.push(`${name} ${language}: asked ${count} times`);
      // Whatever it was sending, nobody reads it any more.
      await app.provider.ended(before + count);
    }
    expect(newOf(id, found)).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('a model that misleads where it is asked what to look for', () => {
  test.each(SEARCH_LIES)('$id', async ({ id, says, never = [] }) => {
    const found: string[] = [];
    for (const [at, name] of providers.entries()) {
      const language = LANGUAGES[at % 2]!;
      const before = app.provider.asked.length;
      app.answer = (asked, times) =>
        asked.stream
          ? { text: wordsOf(HONEST[language], language, asked).said }
          : asked.system.startsWith('You look for')
            ? says(times)
            : { text: '1 none' };
      const heard = await app.ask(name, language, { context: 7000 });
      found.push(...(await faults(name, language, heard, never)));
      if (!heard.answer) found.push(`${name} ${language}: a failure`);
      const count = app.provider.asked.length - before;
      if (count > 6) found.push(`${name} ${language}: asked ${count} times`);
    }
    expect(newOf(id, found)).toEqual([]);
  });
});

describe('a second reading that misleads', () => {
  /** Ways that are shown in part: a reader that says no withdraws them, and one that says yes leaves them as they are. */
  const partly = LIES.find(({ id }) => id === 'some-is-all')!;
  const isReading = ({ system }: { system: string }): boolean => system.startsWith('You check');
  const asks = (says: Reply, words: Record<Language, string>): void => {
    app.answer = (asked) =>
      asked.stream ? { text: wordsOf(words.es, 'es', asked).said } : isReading(asked) ? says : { text: '1 none' };
  };
  const every = (word: string): Reply => ({
    text: Array.from({ length: 30 }, (_, at) => `${at + 1} ${word}`).join('\n'),
  });

  test.each(providers)('%s: doubts of what is true take one step and no more', async (name) => {
    asks(every('no'), HONEST);
    const heard = await app.ask(name, 'es', { rereads: true });
    expect(heard.content?.segments.map(({ support }) => support)).toEqual(['partly']);
    expect(heard.content?.withdrawn).toEqual([]);
    expect(heard.paid).toBe(1);
  });

  test.each(providers)('%s: praise of what is false raises nothing', async (name) => {
    asks(every('yes'), partly);
    const heard = await app.ask(name, 'es', { rereads: true });
    expect(heard.content?.segments.map(({ support }) => support)).toEqual(['partly']);
  });

  test('what was carried in part goes where the reader says that it does not follow: then there is no answer, and no price', async () => {
    asks(every('no'), partly);
    const heard = await app.ask('anthropic', 'es', { rereads: true });
    expect(heard.content).toMatchObject({ segments: [], no_answer: { outcome: 'near' } });
    expect(heard.content!.withdrawn.map(({ reason }) => reason)).toEqual(['reading']);
    expect(heard.paid).toBe(0);
  });

  test.each<[string, Reply]>([
    ['fails', { status: 500 }],
    ['breaks off', { raw: '{"id":' }],
    ['says nothing', { by: () => undefined }],
    ['speaks of something else', { text: 'All statements are fine, but the contract is void.\n\n[1] no ‮ yes' }],
    ['says both', { text: '1 yes\n1 no' }],
    ['is endless', { text: '1 no matter what '.repeat(20_000) }],
  ])('one that %s leaves the answer as it was, and holds it up no longer than its time', async (_what, says) => {
    for (const name of providers) {
      asks(says, HONEST);
      const before = app.provider.asked.length;
      const heard = await app.ask(name, 'es', { rereads: true, mending: 300 });
      expect(app.provider.asked.slice(before).filter(isReading)).toHaveLength(1);
      expect(heard.content?.segments.map(({ support }) => support)).toEqual(['supported']);
      expect(await faults(name, 'es', heard, ['contract is void'])).toEqual([]);
    }
  });
});

test('a model that misleads where it names a notebook', { timeout: 300_000 }, async () => {
  app.use('anthropic');
  // Each notebook has its own words, by which it is known whose description is asked for.
  app.answer = (asked) => TITLE_LIES.find(({ id }) => asked.user.includes(id))?.says(1) ?? { text: '' };
  const saidOf = async ({ id, never = [] }: (typeof TITLE_LIES)[number]): Promise<string[]> => {
    const notebook = await app.ana.call(notebooksApi.create, { body: {} });
    await paste(app.ana, notebook.id, 'Arriendo', `${app.lease.slice(0, 1900)}\n\nReferencia interna ${id}.`);
    const done = await vi.waitFor(async () => {
      const one = await app.ana.call(notebooksApi.one, { params: { id: notebook.id } });
      expect(one.generation_status).toBe('completed');
      return one;
    }, PATIENCE);
    const shown = [done.title, done.description, done.icon, ...done.example_questions].join('\n');
    return never.filter((words) => shown.includes(words)).map((words) => `${id}: ${words}`);
  };
  // A few at once: each waits for its own reading, and not for that of all others.
  const found: string[] = [];
  for (let at = 0; at < TITLE_LIES.length; at += 4)
    found.push(...(await Promise.all(TITLE_LIES.slice(at, at + 4).map(saidOf))).flat());
  expect(found.filter((one) => KNOWN[one.split(':')[0]!] === undefined)).toEqual([]);
  expect(app.provider.asked.filter(({ system }) => system.startsWith('You name')).length).toBeGreaterThanOrEqual(
    TITLE_LIES.length,
  );
});

test('after all of them nothing is left open, the books are right, and nothing that was said is in the log', async () => {
  expect(openStreams()).toBe(0);
  expect(await violations(app.t.deps)).toEqual([]);
  const messages = await app.ana.call(chatApi.history, { params: { id: app.id } });
  expect(messages.map(({ message }) => message.type)).toEqual(
    messages.map((_message, at) => (at % 2 === 0 ? 'human' : 'ai')),
  );
  expect(app.t.logged().join('\n')).not.toMatch(/secret words|key-1|Arrendador|condonada|waived/);
});
