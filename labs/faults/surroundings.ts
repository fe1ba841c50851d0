import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../../bench/client.ts';
import { freePort, startServer } from '../../bench/server.ts';
import { isWanted, SETTINGS, underFault, withHouse, type Report } from './frame.ts';
import { Light } from './light.ts';

/** libfaketime, as Debian installs it or where FAKETIME_LIB says; only of this bench. */
const FAKETIME = [process.env['FAKETIME_LIB'] ?? '', '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'].find(
  (file) => file !== '' && existsSync(file),
);
const STEPS = ['+2h', '-2h', '+0', '-1h'];

/** The environment of a process whose clock follows a file. */
function clockOf(file: string): Record<string, string> {
  writeFileSync(file, '+0');
  chmodSync(file, 0o644);
  return {
    LD_PRELOAD: FAKETIME!,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

async function clocks(report: Report): Promise<void> {
  if (!FAKETIME) return void process.stdout.write('    libfaketime is not installed: F39 and F40 are left out\n');
  const file = path.join(path.dirname(FAKETIME), `fojas-clock-${process.pid}`);
  for (const whose of ['F39', 'F40'] as const) {
    if (!isWanted(whose)) continue;
    const clock = clockOf(file);
    await withHouse(whose === 'F39' ? clock : {}, async (house) => {
      if (whose === 'F40') {
        await house.postgres.stop();
        await house.postgres.start(clock);
      }
      const light = await underFault(house, report, {
        id: whose,
        name: `the clock of the ${whose === 'F39' ? 'app' : 'database'} two hours ahead, two behind, right, and one behind, 8 s each`,
        async strike() {
          for (const step of STEPS) {
            writeFileSync(file, step);
            await pause(8000);
          }
          writeFileSync(file, '+0');
        },
      });
      report({ name: `${whose}: signed in again`, value: light.signedIn, unit: '', goals: [whose] });
      const [{ n } = { n: '1' }] = await house.postgres.ask<{ n: string }>(
        "select count(*) n from (select ref_id from ledger_transfers where kind = 'post' group by ref_id having count(*) > 1) t",
      );
      report({ name: `${whose}: paid twice`, value: Number(n), unit: '', bar: { max: 0 }, goals: [whose] });
    });
  }
}

/** No name is found: not of the store, not of a page. */
async function nameless(report: Report): Promise<void> {
  const env = {
    FOJAS_STORAGE: 's3',
    S3_ENDPOINT: 'http://s3.fojas.invalid:9000',
    S3_BUCKET: 'fojas',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
  };
  const models = {
    FOJAS_AI_PROVIDER: 'openai-compatible',
    FOJAS_AI_MODEL: 'm',
    FOJAS_AI_BASE_URL: 'http://models.fojas.invalid/v1',
    FOJAS_AI_API_KEY: 'x',
  };
  const tell = (name: string, value: number, unit: string, bar: { min?: number; max?: number }): void =>
    report({ name: `F41 no name is found: ${name}`, value, unit, bar, goals: ['F41', 'G23'] });
  await withHouse(models, async ({ server }) => {
    const light = await Light.of(server.base, 1);
    const [by] = light.people as [Light['people'][0]];
    const question = await light.call('question', by, 'POST', '/assistant/chat', {
      notebook_id: by.notebook,
      message: '¿Cuánto es la renta?',
    });
    tell('a question to a model', question.status, 'status', { min: 200, max: 503 });
    tell('after', Math.round(question.ms), 'ms', { max: 30_000 });
    const added = await light.call('page', by, 'POST', `/notebooks/${by.notebook}/sources/`, {
      type: 'website',
      url: 'http://pagina.fojas.invalid/',
    });
    const begun = performance.now();
    let code: string | null = null;
    while (added.status < 300 && performance.now() - begun < 60_000) {
      const found = (await by.client.sources(by.notebook)).find(({ id }) => id === added.body['id']);
      if (found?.processing_status === 'failed') {
        code = found.error_code;
        break;
      }
      await pause(200);
    }
    process.stdout.write(
      `    question: ${question.status} ${question.body.error_code ?? ''}; page: ${added.status} ${code}\n`,
    );
    tell('a page that is added is told as unreachable', code === 'URL_UNREACHABLE' ? 1 : 0, '', { min: 1 });
    tell('process exits', server.process.exitCode === null ? 0 : 1, '', { max: 0 });
  });
  if (
    await withHouse(env, async ({ server }) => {
      const client = await Client.join(server.base, 'ana@example.com');
      const { id } = await client.notebook('Caja');
      const begun = performance.now();
      const said = await client.upload(id, 'a.txt', Buffer.from('x')).then(
        () => '200',
        (error: Error) => error.message,
      );
      tell('an upload is told to come later', / answered 503/.test(said) ? 1 : 0, '', { min: 1 });
      tell('after', Math.round(performance.now() - begun), 'ms', { max: 5000 });
    }).catch((error: Error) => error)
  )
    process.stdout.write('    the house without a store did not start\n');
}

/** A start with another master key, and with none where there was one. */
async function keyless(report: Report): Promise<void> {
  await withHouse({}, async ({ server, postgres, dataDir, line }) => {
    await Light.of(server.base, 1);
    await server.stop();
    const env = { DATABASE_URL: postgres.url(line.port) };
    const key = path.join(dataDir, 'master.key');
    const refused = async (more: Record<string, string> = {}): Promise<number> =>
      startServer(dataDir, { ...SETTINGS, ...env, ...more }, 40_000).then(
        async (wrong) => (await wrong.kill9(), 0),
        (error: Error) => (process.stdout.write(`    ${error.message.split('\n')[0]}\n`), 1),
      );
    const kept = readFileSync(key);
    const wrong = await refused({ FOJAS_MASTER_KEY: Buffer.alloc(32, 7).toString('base64') });
    renameSync(key, `${key}.away`);
    const absent = await refused();
    writeFileSync(key, kept, { mode: 0o600 });
    const again = 1 - (await refused());
    const tell = (name: string, value: number): void =>
      report({ name: `F51 ${name}`, value, unit: '', bar: { min: 1 }, goals: ['F51', 'G23'] });
    tell('a start with another master key is refused', wrong);
    tell('a start without the master key is refused', absent);
    tell('a start with the right one serves', again);
  });
}

/** Nobody reads what the server logs: its pipe is full. */
async function unread(report: Report): Promise<void> {
  await withHouse({}, async ({ server, postgres, line, dataDir }) => {
    await server.stop();
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      detached: true,
      // The other end of these pipes is never read.
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...SETTINGS,
        LOG_LEVEL: 'trace',
        PORT: String(port),
        APP_URL: base,
        FOJAS_DATA_DIR: dataDir,
        FOJAS_WELCOME_TOKENS: '1000000',
        DATABASE_URL: postgres.url(line.port),
      },
    });
    try {
      while (
        !(await fetch(`${base}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        ))
      )
        await pause(50);
      let [done, hung, slowest] = [0, 0, 0];
      for (let n = 0; n < 3000 && hung < 3; n++) {
        const begun = performance.now();
        // A call that fails in the database is logged with its trace, and so is a line of the log that tells of each call.
        await fetch(`${base}/api/studio-files/${'a'.repeat(120)}`, { signal: AbortSignal.timeout(5000) }).then(
          async (answer) => (await answer.text(), done++),
          () => hung++,
        );
        if (n % 100 === 0)
          await postgres.ask(
            "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'fojas%'",
          );
        slowest = Math.max(slowest, performance.now() - begun);
      }
      const tell = (name: string, value: number, unit = '', bar?: { max: number }): void =>
        report({ name: `F53 nobody reads the log: ${name}`, value, unit, ...(bar && { bar }), goals: ['F53', 'G23'] });
      tell('calls answered', done);
      tell('calls without an answer in 5 s', hung, '', { max: 0 });
      tell('the slowest', Math.round(slowest), 'ms', { max: 5000 });
      tell('process exits', child.exitCode === null ? 0 : 1, '', { max: 0 });
    } finally {
      process.kill(-child.pid!, 'SIGKILL');
    }
  });
}

/** The faults around a process: its clock, names, keys and log. */
export async function surroundingFaults(report: Report): Promise<void> {
  if (['F39', 'F40'].some(isWanted)) await clocks(report);
  if (isWanted('F41')) await nameless(report);
  if (isWanted('F51')) await keyless(report);
  if (isWanted('F53')) await unread(report);
}
