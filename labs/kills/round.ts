import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connect } from '#server/db/connect.ts';
import { createQueue, startBoss } from '#server/jobs/boss.ts';
import type { JobKind } from '#server/jobs/queue.ts';
import { Client } from '../../bench/client.ts';
import { startServer, type Running } from '../../bench/server.ts';
import type { Ground } from './ground.ts';
import { leftOf, open, tokensOf } from './look.ts';
import { generation, PASSWORD, SETTINGS, type Stage } from './works.ts';

/** Milliseconds until a server has to have died, and until all must have ended after it. */
const [DEATH, PATIENCE] = [60_000, 150_000];
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };

/** A place to die at: of the Studio, of one of its tools. */
export type Place = { kind: JobKind; point: string; tool?: string; start?: string };
/** What came of dying there. `died`: whether it came by at all. `seconds` from its death to the end of all work. */
export type Outcome = {
  place: Place;
  died: boolean;
  end: string;
  seconds: number;
  holds: number;
  violations: number;
  missing: number;
  stuck: number;
  temp: number;
  orphans: number;
  asked: number;
};
export type Lane = Awaited<ReturnType<Ground['lane']>>;

export const nameOf = ({ kind, point, tool }: Place): string => `${kind}${tool ? `/${tool}` : ''}:${point}`;

async function settle(db: pg.Pool): Promise<void> {
  // Twice in a row: one work may hand on to another.
  for (let quiet = 0, begun = Date.now(); quiet < 2 && Date.now() - begun < PATIENCE; await pause(250))
    quiet = (await open(db)) === 0 ? quiet + 1 : 0;
}

/** Enqueues as a server does. */
async function sender(url: string): Promise<{ send: Stage['send']; end: () => Promise<void> }> {
  const { db, close } = connect(url, silent);
  const boss = await startBoss(url, silent as never, false);
  return {
    send: async (kind) => {
      await db.transaction().execute((trx) => createQueue(boss).send(trx, kind, {}, { key: kind }));
    },
    end: async () => {
      await boss.stop({ graceful: false });
      await close();
    },
  };
}

let people = 0;

/** A server that is to die at a place is started, brought there, and started again without it; then everything is looked at. */
export async function round(ground: Ground, lane: Lane, place: Place): Promise<Outcome> {
  const { dataDir, temp, url } = lane;
  const settings = { ...ground.settings, DATABASE_URL: url, TMPDIR: temp };
  const start = (env: Record<string, string> = {}): Promise<Running> =>
    startServer(dataDir, { ...settings, ...env }, 90_000, ground.program);
  const first = await start({ CRASH_AT: `${place.kind}:${place.point}` });
  const died = once(first.process, 'exit');
  const started: Running[] = [];
  const db = new pg.Pool({ connectionString: url, max: 2 });
  const queue = await sender(url);
  try {
    const email = `ana${people++}@ejemplo.cl`;
    const client = await Client.join(first.base, email, PASSWORD);
    const { rows } = await db.query<{ id: string }>('select id from users order by created_at desc limit 1');
    const stage: Stage = {
      client,
      email,
      user: rows[0]!.id,
      db,
      dataDir,
      send: queue.send,
      letters: () => ground.office.arrived.filter(({ to }) => to.includes(email)).length,
    };
    const job = await (place.start ? generation(place.start) : SETTINGS[place.kind as keyof typeof SETTINGS])(stage);
    const before = ground.model.asked.length + ground.vectors.asked.length;
    await job.ask().catch(() => undefined);
    await Promise.race([died, pause(DEATH)]);
    const is = first.process.signalCode === 'SIGKILL';
    if (!is) await first.kill9();
    const fell = performance.now();
    const second = await start();
    started.push(second);
    // Who got no answer asks again.
    if (place.point === 'asked' && place.start) {
      stage.client = await Client.join(second.base, email, PASSWORD);
      await again(stage, place.start);
    }
    await settle(db);
    const seconds = (performance.now() - fell) / 1000;
    const tokens = await tokensOf(db, stage.user);
    const outcome = {
      place,
      died: is,
      end: await job.end(),
      seconds,
      ...tokens,
      stuck: await open(db),
      orphans: leftOf(first.process.pid!).length,
      asked: ground.model.asked.length + ground.vectors.asked.length - before,
    };
    await second.stop();
    const left = await readdir(temp);
    for (const name of left) await rm(path.join(temp, name), { recursive: true });
    return { ...outcome, temp: left.length };
  } finally {
    for (const server of [first, ...started])
      if (server.process.exitCode === null && !server.process.signalCode) await server.kill9();
    await queue.end();
    await db.end();
  }
}

/** The same press of the button. */
async function again({ client, db, user }: Stage, start: string): Promise<void> {
  const { rows } = await db.query<{ notebook_id: string; source_id: string }>(
    'select notebook_id, source_id from studio_jobs where user_id = $1',
    [user],
  );
  await client.raw('POST', `/notebooks/${start}/`, { ...rows[0], engine: 'embedded' });
}
