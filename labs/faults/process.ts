import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { Client } from '../../bench/client.ts';
import { isWanted, SETTINGS, underFault, violations, withHouse, type House, type Report } from './frame.ts';

/** A process of the role `worker` beside a house. */
async function worker({ postgres, line, dataDir }: House): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      ...SETTINGS,
      DATABASE_URL: postgres.url(line.port),
      FOJAS_DATA_DIR: dataDir,
      FOJAS_ROLE: 'worker',
      PORT: '0',
    },
  });
  await once(child.stdout, 'data');
  child.stdout.resume();
  return child;
}

const SETTLED = new Set(['completed', 'failed']);

/** A worker that stands still for five minutes in the middle of its work: another does it, and the first comes back to nothing. */
async function zombie(report: Report): Promise<void> {
  await withHouse({ FOJAS_ROLE: 'web' }, async (house) => {
    const { server, postgres } = house;
    const first = await worker(house);
    const client = await Client.join(server.base, 'ana@example.com');
    const { id } = await client.notebook('Caja');
    const text = readFileSync('test/fixtures/documents/ley-20169.txt');
    const one = await client.upload(id, 'ley.txt', text);
    const settled = async (): Promise<boolean> =>
      (await client.sources(id)).every((source) => SETTLED.has(source.processing_status));
    while (!(await settled())) await pause(100);
    const start = async (): Promise<void> =>
      void (await client.raw('POST', '/notebooks/analyze-quality/', { notebook_id: id, source_id: one.id }));
    await start();
    for (let n = 0; n < 8; n++) await client.upload(id, `ley-${n}.txt`, Buffer.concat([text, Buffer.from(String(n))]));
    await pause(300);
    process.kill(first.pid!, 'SIGSTOP');
    const stopped = performance.now();
    const second = await worker(house);
    const open = async (): Promise<number> =>
      Number(
        (
          await postgres.ask<{ n: string }>(
            "select (select count(*) from source_versions where status in ('uploading','pending','processing')) + (select count(*) from studio_jobs where status not in ('completed', 'failed', 'cancelled')) n",
          )
        )[0]!.n,
      );
    while ((await open()) > 0 && performance.now() - stopped < 240_000) await pause(200);
    const took = (performance.now() - stopped) / 1000;
    await pause(Math.max(0, 300_000 - (performance.now() - stopped)));
    process.kill(first.pid!, 'SIGCONT');
    await pause(8000);
    const tell = (name: string, value: number, unit = '', bar?: { min?: number; max?: number }): void =>
      report({
        name: `F25 a worker stopped for 5 minutes in its work and let go on: ${name}`,
        value,
        unit,
        ...(bar && { bar }),
        goals: ['F25', 'G23'],
      });
    tell('all is done by another after', Number(took.toFixed(1)), 's');
    tell('work that is not done', await open(), '', { max: 0 });
    tell(
      'sources that failed',
      (await client.sources(id)).filter((s) => s.processing_status !== 'completed').length,
      '',
      { max: 0 },
    );
    const twice = await postgres.ask(
      "select ref_id from ledger_transfers where kind = 'post' group by ref_id having count(*) > 1",
    );
    tell('paid twice', twice.length, '', { max: 0 });
    tell('violations of the ledger', await violations(postgres), '', { max: 0 });
    tell('process exits', [first, second].filter((child) => child.exitCode !== null).length, '', { max: 0 });
    for (const child of [first, second]) process.kill(-child.pid!, 'SIGKILL');
  });
}

/** Two workers that fetch at once. */
async function claims(report: Report): Promise<void> {
  await withHouse({ FOJAS_ROLE: 'web' }, async ({ postgres }) => {
    const JOBS = 10_000;
    const bosses = await Promise.all(
      [0, 1].map(() =>
        new PgBoss({ connectionString: postgres.url(), supervise: false, schedule: false, max: 4 }).start(),
      ),
    );
    const [one] = bosses as [PgBoss];
    await one.createQueue('claims');
    for (let n = 0; n < JOBS; n += 1000)
      await one.insert(
        'claims',
        Array.from({ length: 1000 }, () => ({ data: {} })),
      );
    const claimed: string[] = [];
    await Promise.all(
      bosses.flatMap((boss) =>
        [0, 1].map(async () => {
          for (;;) {
            const jobs = await boss.fetch('claims');
            if (!jobs.length) return;
            claimed.push(...jobs.map(({ id }) => id));
          }
        }),
      ),
    );
    report({
      name: `F26 two workers that claim ${JOBS} jobs at once: claimed`,
      value: new Set(claimed).size,
      unit: '',
      bar: { min: JOBS },
      goals: ['F26', 'G23'],
    });
    report({
      name: 'F26: claimed twice',
      value: claimed.length - new Set(claimed).size,
      unit: '',
      bar: { max: 0 },
      goals: ['F26', 'G23'],
    });
    for (const boss of bosses) await boss.stop({ graceful: false });
  });
}

const still = (report: Report): Promise<void> =>
  withHouse({}, async (house) => {
    await underFault(house, report, {
      id: 'F27',
      name: 'the process stands still for 10 s, as with a blocked event loop',
      mute: true,
      async strike() {
        process.kill(house.server.process.pid!, 'SIGSTOP');
        await pause(10_000);
        process.kill(house.server.process.pid!, 'SIGCONT');
      },
    });
  });

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** 50 uploads of 20 MB at once in a heap of 256 MB. */
const narrow = (report: Report): Promise<void> =>
  withHouse({ NODE_OPTIONS: '--max-old-space-size=256' }, async (house) => {
    const { server } = house;
    let [rest, most, done, refused, other, looked] = [0, 0, 0, 0, 0, 0];
    await underFault(house, report, {
      id: 'F28',
      name: '50 uploads of 20 MB at once in a heap of 256 MB',
      uploads: false,
      async strike() {
        rest = memoryOf(server.process.pid!);
        const timer = setInterval(() => (most = Math.max(most, memoryOf(server.process.pid!))), 100);
        const bytes = Buffer.alloc(20 * 1024 * 1024, '%PDF-1.7\nnada ');
        const begun = performance.now();
        await Promise.all(
          Array.from({ length: 10 }, async (_, n) => {
            const client = await Client.join(server.base, `masa${n}@example.com`);
            const { id } = await client.notebook('Masa');
            const sent = Array.from({ length: 5 }, (__, file) =>
              client.upload(id, `${file}.pdf`, bytes).then(
                () => done++,
                (error: Error) => (/ answered (429|503)/.test(error.message) ? refused++ : other++),
              ),
            );
            await Promise.all(sent);
            // The fault is over when they have been looked at: until then two readers have all hands full.
            while ((await client.sources(id)).some((one) => !SETTLED.has(one.processing_status))) await pause(500);
          }),
        );
        looked = (performance.now() - begun) / 1000;
        clearInterval(timer);
      },
    });
    const tell = (name: string, value: number, unit = '', bar?: { max: number }): void =>
      report({ name: `F28: ${name}`, value, unit, ...(bar && { bar }), goals: ['F28'] });
    tell('uploads done', done);
    tell('uploads told to come later', refused);
    tell('all of them were looked at after', Math.round(looked), 's');
    tell('uploads that ended otherwise', other, '', { max: 0 });
    const client = await Client.join(server.base, 'despues@example.com');
    const { id } = await client.notebook('Después');
    const begun = performance.now();
    await client.upload(id, 'arriendo.txt', Buffer.from('La renta mensual es de 20 UF.'));
    while ((await client.sources(id)).some((one) => !SETTLED.has(one.processing_status))) await pause(100);
    tell('a file that comes afterwards is read after', Number(((performance.now() - begun) / 1000).toFixed(1)), 's', { max: 30 }); // prettier-ignore
    tell('memory beyond rest, at the most', Math.round(most - rest), 'MB');
  });

/** 400 lines on a process that may have 256 descriptors. */
const fewDescriptors = (report: Report): Promise<void> =>
  withHouse({}, async (house) => {
    const { server } = house;
    await underFault(house, report, {
      id: 'F29',
      name: '400 lines for 15 s on a process of 256 descriptors',
      mute: true,
      async strike() {
        spawnSync('prlimit', ['--pid', String(server.process.pid), '--nofile=256:256']);
        const { port } = new URL(server.base);
        const lines: Socket[] = Array.from({ length: 400 }, () =>
          createConnection({ port: Number(port), host: '127.0.0.1' }).on('error', () => undefined),
        );
        for (const socket of lines) socket.write('GET /api/notebooks/ HTTP/1.1\r\nhost: x\r\n');
        await pause(15_000);
        for (const socket of lines) socket.destroy();
      },
    });
  });

/** The faults of processes: of one that stands still, of two at once, of memory and descriptors. */
export async function processFaults(report: Report): Promise<void> {
  const rows = { F25: zombie, F26: claims, F27: still, F28: narrow, F29: fewDescriptors };
  for (const [id, row] of Object.entries(rows)) if (isWanted(id)) await row(report);
}
