import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isWanted, underFault, withHouse, type House, type Report } from './frame.ts';
import { fetched, filesBelow, tellSeen } from './kept-files.ts';
import { Light } from './light.ts';
import { objectStore } from './object-store.ts';
import { fill, mount, withDisk } from './small-disk.ts';

async function databaseDisk(report: Report): Promise<void> {
  const place = await mkdtemp(path.join(tmpdir(), 'fojas-disk-'));
  await withDisk(place, 400, () =>
    withHouse(
      {},
      async (house) => {
        const light = await underFault(house, report, {
          id: 'F8',
          name: 'the disk of the database full for 30 s',
          async strike() {
            const free = fill(place);
            await pause(30_000);
            free();
          },
        });
        tellSeen(report, light, 'F8', 'calls', 507, { min: 1 });
        const reads = light.seen.filter(({ what }) => what === 'list');
        report({
          name: `F8: reads of ${reads.length} that were answered 200`,
          value: reads.filter(({ status }) => status === 200).length,
          unit: '',
          goals: ['F8'],
        });
      },
      ['max_wal_size=64MB', 'min_wal_size=64MB'],
      path.join(place, 'pg'),
    ),
  );
  await rm(place, { recursive: true, force: true });
}

async function filesDisk(report: Report): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-disk-'));
  const files = path.join(dataDir, 'files');
  await withDisk(files, 24, () =>
    withHouse({ FOJAS_DATA_DIR: dataDir }, async (house) => {
      if (isWanted('F9')) {
        const light = await underFault(house, report, {
          id: 'F9',
          name: 'the disk of files full for 20 s',
          async strike() {
            const free = fill(files);
            await pause(20_000);
            free();
          },
        });
        tellSeen(report, light, 'F9', 'upload', 507, { min: 1 });
        const left = readdirSync(path.join(files, '.incoming')).length;
        report({
          name: 'F9: pieces of refused files that stay',
          value: left,
          unit: '',
          bar: { max: 0 },
          goals: ['F9'],
        });
        const others = light.seen.filter(({ what, status }) => what !== 'upload' && status >= 300).length;
        report({ name: 'F9: other calls that were refused', value: others, unit: '', bar: { max: 0 }, goals: ['F9'] });
      }
      if (isWanted('F10')) {
        const light = await underFault(house, report, {
          id: 'F10',
          name: 'the disk of files read-only for 20 s',
          async strike() {
            mount('-o', 'remount,ro', files);
            await pause(20_000);
            mount('-o', 'remount,rw', files);
          },
        });
        tellSeen(report, light, 'F10', 'upload', 503, { min: 1 });
      }
      if (isWanted('F52')) await broken(house, report, files);
    }),
  );
  await rm(dataDir, { recursive: true, force: true });
}

/** Frames of a file changed, swapped or cut on the disk: none of it is served as if it were whole. */
async function broken(house: House, report: Report, files: string): Promise<void> {
  const light = await Light.of(house.server.base, 1);
  const [{ client, notebook }] = light.people as [Light['people'][0]];
  const bytes = Buffer.from(Array.from({ length: 9000 }, (_, n) => `Cláusula ${n}: se deja constancia.`).join('\n'));
  const frame = 64 * 1024 + 16;
  const spoil: Record<string, (sealed: Buffer) => Buffer> = {
    'a bit turned': (sealed) => (sealed.writeUInt8(sealed[100]! ^ 1, 100), sealed),
    'two frames swapped': (sealed) => {
      const [first, second] = [
        Buffer.from(sealed.subarray(40, 40 + frame)),
        Buffer.from(sealed.subarray(40 + frame, 40 + 2 * frame)),
      ];
      second.copy(sealed, 40);
      first.copy(sealed, 40 + frame);
      return sealed;
    },
    'cut at a frame': (sealed) => sealed.subarray(0, 40 + 2 * frame),
    'cut in a frame': (sealed) => sealed.subarray(0, 5000),
  };
  let served = 0;
  for (const [what, change] of Object.entries(spoil)) {
    const { id } = await client.upload(notebook, `${what}.txt`, bytes);
    while ((await client.sources(notebook)).some((one) => one.id === id && one.processing_status !== 'completed'))
      await pause(100);
    const file = filesBelow(files).find((name) => name.includes(id) && path.basename(name).startsWith('file-'))!;
    writeFileSync(file, change(readFileSync(file)));
    const { status, wrong, code } = await fetched(light, id, bytes);
    process.stdout.write(`    ${what}: ${status} ${code}\n`);
    if (wrong || (status !== 500 && status !== 0)) served++;
  }
  report({
    name: 'F52 sealed files changed in 4 ways: served as whole',
    value: served,
    unit: '',
    bar: { max: 0 },
    goals: ['F52', 'G23'],
  });
}

/** The faults of disks and of the object store. */
export async function storageFaults(report: Report): Promise<void> {
  if (isWanted('F8')) await databaseDisk(report);
  if (['F9', 'F10', 'F52'].some(isWanted)) await filesDisk(report);
  if (['F11', 'F12', 'F13', 'F14'].some(isWanted)) await objectStore(report);
}
