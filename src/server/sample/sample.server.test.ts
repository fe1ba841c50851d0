import type { Kysely, Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditApi, type AuditEntry } from '#contract/audit.ts';
import { chatApi } from '#contract/chat.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import { sampleApi } from '#contract/sample.ts';
import { sourcesApi } from '#contract/sources.ts';
import { studioApi } from '#contract/studio.ts';
import { tokensApi } from '#contract/tokens.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { PATIENCE } from '#test/patience.ts';
import type { Person } from '#test/world.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { readSource } from '#server/sources/index.ts';
import { fillSample } from './fill.ts';
import { ANALYSES, wording } from './text.ts';

/** What leaves this machine: nothing may. */
const left: string[] = [];
const leaves = (what: string) => (): never => {
  left.push(what);
  throw new Error(what);
};
const about = { name: 'openai-compatible', model: 'model-1', leaves: 'passages' } as const;

let t: TestApp;
beforeAll(async () => {
  t = await testApp({
    adapters: {
      engine: {
        about: { ...about, host: 'provider.test' },
        model: { about: { ...about, host: 'provider.test' }, generate: leaves('a task') },
        answer: leaves('a question'),
        describe: leaves('a description'),
        preview: leaves('a preview'),
      },
      embedding: { about: { ...about, host: 'provider.test' }, embed: leaves('vectors') },
    } as never,
  });
});
afterAll(() => t.close());

const open = (person: Person, language: 'es' | 'en' = 'es') =>
  person.call(sampleApi.open, { headers: { 'accept-language': language } });
const parts = async (person: Person, id: string) => {
  const params = { id };
  const [sources, messages, notes, { jobs }, notebook] = await Promise.all([
    person.call(sourcesApi.list, { params }),
    person.call(chatApi.history, { params }),
    person.call(notesApi.list, { params }),
    person.call(studioApi.jobs, { params }),
    person.call(notebooksApi.one, { params }),
  ]);
  return { sources, messages, notes, jobs, notebook };
};
const untilFilled = (person: Person, id: string) =>
  vi.waitFor(async () => {
    const all = await parts(person, id);
    expect(all.notebook.sample?.status).toBe('completed');
    expect(all.jobs.map(({ status }) => status)).toEqual(ANALYSES.map(() => 'completed'));
    return all;
  }, PATIENCE);

/** A process that dies with the first transaction that it commits, wherever that is: it cleans nothing up. */
class Died extends Error {}
const mortal = (deps: Deps): Deps => ({
  ...deps,
  db: dying(deps.db),
  storage: { ...deps.storage, remove: async () => undefined },
});
const dying = (db: Kysely<Tables>): Kysely<Tables> =>
  new Proxy(db, {
    get: (of, name) => {
      const value = Reflect.get(of, name, of) as unknown;
      if (name !== 'transaction') return typeof value === 'function' ? (value.bind(of) as unknown) : value;
      const execute = async (work: (trx: Transaction<Tables>) => Promise<unknown>): Promise<void> => {
        await of.transaction().execute(work);
        throw new Died();
      };
      return () => ({ execute });
    },
  });

test('a process that dies after any step leaves the rest to the next one, and nothing is there twice', async () => {
  const ana = await t.world.user();
  const { id, sample } = await open(ana);
  expect(sample).toEqual({ status: 'filling', answered: false });
  const job = { userId: ana.id, notebookId: id };
  const once = { signal: new AbortController().signal, attempt: 1, lastAttempt: false };
  const attempt = (deps: Deps) => fillSample(deps, t.composed.shelf)(job, once);
  let deaths = 0;
  for (let done = false; !done;) {
    for (const { id: sourceId } of (await parts(ana, id)).sources)
      await readSource(t.deps)({ userId: ana.id, sourceId, version: 1 }, once);
    done = await attempt(mortal(t.deps)).then(
      () => true,
      (error: unknown) => {
        expect(error).toBeInstanceOf(Died);
        deaths++;
        return false;
      },
    );
  }
  // Two documents, a note, the answer, the note that keeps it, and the analyses.
  expect(deaths).toBe(5 + ANALYSES.length);
  await Promise.all([attempt(t.deps), attempt(t.deps)]);
  const { sources, messages, notes, jobs, notebook } = await parts(ana, id);
  expect([sources.length, messages.length, notes.length, jobs.length]).toEqual([2, 2, 2, ANALYSES.length]);
  expect(notebook.sample).toEqual({ status: 'completed', answered: true });
  await ana.call(notebooksApi.remove, { params: { id } });
});

test('a sample comes whole, once, free of tokens, and without a provider; and goes like any notebook', async () => {
  await t.composed.work();
  const ana = await t.world.user();
  const before = await ana.call(tokensApi.balance);
  const [one, other] = await Promise.all([open(ana, 'en'), open(ana, 'en')]);
  expect(other.id).toBe(one.id);
  expect(one).toMatchObject({ title: wording.en.title, generation_status: 'completed' });
  const { sources, messages, notes, jobs, notebook } = await untilFilled(ana, one.id);

  expect(notebook).toMatchObject({ title: wording.en.title, icon: one.icon, sample: { answered: true } });
  expect(sources.map(({ processing_status }) => processing_status)).toEqual(['completed', 'completed']);
  const answer = messages[1]!.message.content;
  if (typeof answer === 'string') throw new Error('no answer in parts');
  expect(answer.no_answer).toBeNull();
  expect(new Set(answer.citations.map(({ source_id }) => source_id))).toEqual(new Set(sources.map((of) => of.id)));
  expect(answer.citations.every(({ state }) => state === 'exact')).toBe(true);
  expect(notes.map(({ source_type }) => source_type).sort()).toEqual(['ai_response', 'user']);
  expect(notes.find(({ source_type }) => source_type === 'ai_response')!.content).toMatchObject({
    citations: answer.citations.map(({ source_id, start }) => ({ source_id, start, state: 'exact' })),
  });
  expect(jobs.map(({ kind }) => kind).sort()).toEqual([...ANALYSES].sort());
  for (const { tokens, metadata, evidence } of jobs) {
    expect(tokens).toBeNull();
    expect(metadata.engine).toMatchObject({ name: 'embedded' });
    expect(evidence!.found).toBe(evidence!.total);
  }
  expect(jobs.find(({ kind }) => kind === 'legal-risk')!.analysis_summary).toMatchObject({
    overall_risk_level: 'critical',
  });

  expect(left).toEqual([]);
  expect(await ana.call(tokensApi.balance)).toEqual(before);
  const log = await ana.send(auditApi.ofNotebook, { params: { id: one.id }, query: { format: 'json' } });
  const entries = (await log.json()) as AuditEntry[];
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'notebook.created',
      'source.added',
      'source.read',
      'question.answered',
      'studio.generated',
    ]),
  );
  expect(entries.filter(({ details }) => 'tokens' in details && details.tokens !== null)).toEqual([]);

  await ana.call(notebooksApi.remove, { params: { id: one.id } });
  const again = await open(ana);
  expect(again.id).not.toBe(one.id);
  expect(again.title).toBe(wording.es.title);
});
