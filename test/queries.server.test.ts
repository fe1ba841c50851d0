import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { rows, type Row } from '#contract/api.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { testApp, type TestApp } from './app.ts';
import { Counter } from './counting.ts';
import { makeCrowd } from './fixtures/crowd.ts';
import { asked, bodies, type Things } from './fixtures/ownership.ts';
import { SHELF } from './shelf.ts';
import { Caller, type Person } from './world.ts';

/** Two, since one alone has no others, which some calls end. */
const [FEW, MANY] = [2, 20];
/**
 * An event stream does not end; what ends the session that asks leaves nobody to ask; a sample is the same for everybody; a copy and an
 * export take as long as what they hold.
 */
const LEFT = [
  'live.events',
  'account.logout',
  'deletion.remove',
  'sample.open',
  'portability.duplicate',
  'portability.one',
];
/** What takes away much is asked last. */
const LAST = ['studio.remove', 'sources.remove', 'chat.clear', 'notebooks.remove', 'security.endOthers', 'security.endSession']; // prettier-ignore
/** What a call is sent here beyond what `ownership.ts` says. */
const FORMS: Record<string, (things: Things) => unknown> = {
  'amounts.start': ({ id, sourceId }) => ({ notebook_id: id, source_id: sourceId }),
  'bookmarks.add': () => ({ title: 'Enlace' }),
  'bookmarks.change': () => ({ title: 'Enlace' }),
};
const QUERIES: Record<string, Record<string, string>> = {
  ...asked,
  // Markdown is written by the process itself.
  'chat.download': { format: 'md' },
  'notes.download': { format: 'md' },
  'amounts.download': { format: 'md' },
  'voices.download': { format: 'md' },
  'search.search': { q: 'renta' },
  'sources.mentions': { key: 'ley:19496' },
};

/** Who asks is read again after five seconds, which is once however much there is. */
const WHO = /from "sessions" inner join "users"|from "user_keys"/;

/** Makes what is there, and does the work in the background: nothing of that is counted. */
let maker: TestApp;
let counted: TestApp;
const counter = new Counter();
let few: Asker;
let many: Asker;
type Asker = { caller: Caller; things: Things };

beforeAll(async () => {
  const masterKey = randomBytes(32);
  maker = await testApp({ work: true, shelf: SHELF, masterKey });
  const { db } = maker.deps;
  const database = { url: maker.databaseUrl, db: counter.hear(db), drop: () => Promise.resolve() };
  const found = { database, dataDir: maker.dataDir };
  counted = await testApp({ shelf: SHELF, masterKey, found, config: { role: 'web' } });
  const asker = ({ owner, things }: { owner: Person; things: Things }): Asker => ({
    caller: new Caller(counted.base, owner.access),
    things,
  });
  [few, many] = [asker(await makeCrowd(maker, FEW)), asker(await makeCrowd(maker, MANY))];
  // Nothing is worked on from here: what is asked for waits.
  await maker.composed.close();
});
afterAll(async () => {
  await counted.close();
  await maker.close();
});

const nameOf = ({ room, name }: Row): string => `${room}.${name}`;
const byLast = (a: Row, b: Row): number => LAST.indexOf(nameOf(a)) - LAST.indexOf(nameOf(b));

/**
 * The statements of one call, after one that fills what is remembered for seconds: who asks, and their key. What only reads is asked twice: what a source's
 * first reader makes of it is made once.
 */
async function statements({ caller, things }: Asker, row: Row): Promise<{ status: number; asked: string[] }> {
  const name = nameOf(row);
  const ask = async (): Promise<number> => {
    const answer = await caller.send(row.endpoint, {
      params: things,
      query: QUERIES[name],
      body: (FORMS[name] ?? bodies[name])?.(things) ?? (row.endpoint.body ? {} : undefined),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  if (row.endpoint.method === 'GET') await ask();
  await caller.call(accountApi.profile);
  counter.take();
  return { status: await ask(), asked: counter.take().filter((sql) => !WHO.test(sql)) };
}

test('the counter hears what a call asks', async () => {
  await few.caller.call(accountApi.profile);
  counter.take();
  await few.caller.call(notebooksApi.list);
  // What the list is made of is marked before it is read.
  expect(counter.take()).toEqual([
    expect.stringContaining('from notebooks where'),
    expect.stringContaining('from "notebooks"'),
  ]);
});

test(`no call asks the database more often where there are ${MANY} of a thing than where there are ${FEW}`, async () => {
  const every = [...rows, ...maker.composed.shelf.rows].filter((row) => !LEFT.includes(nameOf(row)));
  const grown: Record<string, string[]> = {};
  for (const row of every.toSorted(byLast)) {
    const [one, twenty] = [await statements(few, row), await statements(many, row)];
    expect({ [nameOf(row)]: twenty.status }).toEqual({ [nameOf(row)]: one.status });
    if (twenty.asked.length > one.asked.length) grown[nameOf(row)] = twenty.asked;
  }
  expect(grown).toEqual({});
});
