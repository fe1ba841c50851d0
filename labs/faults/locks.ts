import { setTimeout as pause } from 'node:timers/promises';
import type { House, Report } from './frame.ts';
import { Light } from './light.ts';

/** The row of one account is kept for 60 s: its user is told later, others notice nothing. */
export async function locked(house: House, report: Report): Promise<void> {
  const [locked, other] = [await Light.of(house.server.base, 1), await Light.of(house.server.base, 1)];
  const user = await userOf(house, locked);
  await house.postgres.inside(async (client) => {
    await client.query('begin');
    await client.query('select from users where id = $1 for update', [user]);
    await client.query('select from ledger_accounts where user_id = $1 for update', [user]);
    const until = performance.now() + 60_000;
    const asking = async (light: Light): Promise<void> => {
      while (performance.now() < until) await light.ask(light.people[0]!);
    };
    await Promise.all([asking(locked), asking(other)]);
    await client.query('rollback');
  });
  const back = await locked.whole();
  const of = (light: Light) => light.seen.filter(({ what }) => what === 'question');
  const worst = Math.max(...of(other).map(({ ms }) => ms));
  const told = of(locked).filter(({ status }) => status === 503);
  const tell = (name: string, value: number, unit = '', bar?: { min?: number; max?: number }): void =>
    report({
      name: `F5 an account's row kept by others for 60 s: ${name}`,
      value,
      unit,
      ...(bar && { bar }),
      goals: ['F5', 'G23'],
    });
  tell('answers 503 to its user', told.length, '', { min: 1 });
  tell('the slowest of them', Math.round(Math.max(0, ...told.map(({ ms }) => ms))), 'ms', { max: 5000 });
  tell('other answers to its user, and any but done to others', locked.wrong.length + other.wrong.length, '', {
    max: 0,
  });
  tell(`the slowest of ${of(other).length} questions of another`, Math.round(worst), 'ms', { max: 3000 });
  tell('whole again after', Number(back.toFixed(1)), 's', { max: 30 });
  for (const line of new Set([...locked.wrong, ...other.wrong])) process.stdout.write(`    ! ${line}\n`);
}

async function userOf(house: House, light: Light): Promise<string> {
  const [row] = await house.postgres.ask<{ user_id: string }>('select user_id from notebooks where id = $1', [
    light.people[0]!.notebook,
  ]);
  return row!.user_id;
}

/**
 * A job that has read a source wants its row after that of its version; another transaction takes them the other way round. PostgreSQL ends the job's, which
 * waited first, and the job is done all the same.
 */
export async function deadlocked(house: House, report: Report): Promise<void> {
  const light = await Light.of(house.server.base, 1);
  const [by] = light.people as [Light['people'][0]];
  const before = await deadlocksOf(house);
  for (let n = 0; n < TURNS; n++)
    await house.postgres.inside(async (client) => {
      await client.query('begin');
      await client.query("set local deadlock_timeout = '20s'");
      await light.upload(by);
      const { rows } = await client.query<{ id: string }>(
        'select id from sources where notebook_id = $1 order by created_at desc limit 1 for update',
        [by.notebook],
      );
      for (const until = performance.now() + 10_000; performance.now() < until; await pause(10)) {
        const waiting = "select from pg_stat_activity where application_name = 'fojas' and wait_event_type = 'Lock'";
        if ((await client.query(waiting)).rowCount) break;
      }
      await client.query('update source_versions set progress = progress where source_id = $1', [rows[0]!.id]);
      await client.query('rollback');
    });
  const back = await light.whole();
  await pause(1000);
  const forced = (await deadlocksOf(house)) - before;
  const sources = await by.client.sources(by.notebook);
  const failed = sources.filter((one) => one.processing_status !== 'completed').length;
  const tell = (name: string, value: number, bar?: { min?: number; max?: number }, unit = ''): void =>
    report({
      name: `F6 a job and another transaction that wait for each other: ${name}`,
      value,
      unit,
      ...(bar && { bar }),
      goals: ['F6', 'G23'],
    });
  tell('deadlocks', forced, { min: TURNS / 2 });
  tell(`sources of ${sources.length} that were not read`, failed, { max: 0 });
  tell('answers that were neither done nor a 503', light.wrong.length, { max: 0 });
  tell('whole again after', Number(back.toFixed(1)), { max: 30 }, 's');
  for (const line of new Set(light.wrong)) process.stdout.write(`    ! ${line}\n`);
}
const TURNS = 6;
async function deadlocksOf({ postgres }: House): Promise<number> {
  const [row] = await postgres.ask<{ n: string }>(
    'select deadlocks n from pg_stat_database where datname = current_database()',
  );
  return Number(row!.n);
}
