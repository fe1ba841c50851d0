import { rmSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Bucket } from './bucket.ts';
import { isWanted, underFault, withHouse, type House, type Report } from './frame.ts';
import { fetched, filesBelow, tellSeen } from './kept-files.ts';
import { Light } from './light.ts';

/** Files of this person's notebook in the bucket, as its server keeps them. */
const objects = (folder: string, light: Light): string[] =>
  filesBelow(folder).filter((file) => file.includes(light.people[0]!.notebook) && /file-[^/]*_object$/.test(file));

async function outage(house: House, report: Report, bucket: Bucket): Promise<void> {
  const light = await underFault(house, report, {
    id: 'F11',
    name: 'the object store answers 500 for nine minutes, then nothing at all for one',
    async strike() {
      bucket.ailment = '500';
      await pause(9 * 60_000);
      bucket.ailment = 'silent';
      await pause(60_000);
      bucket.ailment = 'none';
    },
  });
  tellSeen(report, light, 'F11', 'upload', 503, { min: 1 });
  const others = light.seen.filter(({ what, status }) => (what === 'list' || what === 'note') && status >= 300).length;
  report({ name: 'F11: lists and notes that were refused', value: others, unit: '', bar: { max: 0 }, goals: ['F11'] });
  await pause(20_000);
  let unread = 0;
  for (const { client, notebook } of light.people)
    unread += (await client.sources(notebook)).filter((one) => one.processing_status !== 'completed').length;
  report({
    name: 'F11: sources that were added and not read 20 s later',
    value: unread,
    unit: '',
    bar: { max: 0 },
    goals: ['F11'],
  });
}

async function unheardPut(report: Report, light: Light, bucket: Bucket, folder: string): Promise<void> {
  const [by] = light.people as [Light['people'][0]];
  const before = objects(folder, light).length;
  bucket.ailment = 'lost';
  const timer = setTimeout(() => (bucket.ailment = 'none'), 250);
  let tries = 1;
  while (!(await light.upload(by))) tries++;
  clearTimeout(timer);
  bucket.ailment = 'none';
  const made = objects(folder, light).length - before;
  report({
    name: `F12 answers to a put lost ${bucket.lost} times, ${tries} sendings of the file: objects`,
    value: made,
    unit: '',
    bar: { min: 1, max: tries },
    goals: ['F12', 'G23'],
  });
  report({
    name: 'F12: lost, twice or wrong',
    value: (await light.lost()).length + light.wrong.length,
    unit: '',
    bar: { max: 0 },
    goals: ['F12', 'G23'],
  });
}

async function wrongBytes(report: Report, light: Light, bucket: Bucket, folder: string): Promise<void> {
  const [{ client, notebook }] = light.people as [Light['people'][0]];
  const bytes = Buffer.from(Array.from({ length: 9000 }, (_, n) => `Cláusula ${n}: se deja constancia.`).join('\n'));
  for (const size of [3000, bytes.length]) {
    const sent = bytes.subarray(0, size);
    const { id } = await client.upload(notebook, `entero-${size}.txt`, sent);
    while ((await client.sources(notebook)).some((one) => one.id === id && one.processing_status !== 'completed'))
      await pause(100);
    for (const ailment of ['wrong', 'cut'] as const) {
      bucket.ailment = ailment;
      const { status, wrong, code } = await fetched(light, id, sent);
      bucket.ailment = 'none';
      process.stdout.write(`    ${ailment}, ${size} bytes: ${status} ${code}\n`);
      report({
        name: `F13 ${ailment} bytes of a file of ${size}: served as whole`,
        value: wrong || (status !== 500 && status !== 0 && status !== 503) ? 1 : 0,
        unit: '',
        bar: { max: 0 },
        goals: ['F13', 'G23'],
      });
    }
    const again = await fetched(light, id, sent);
    report({
      name: `F13 the file of ${size} bytes afterwards`,
      value: again.status,
      unit: 'status',
      bar: { min: 200, max: 200 },
      goals: ['F13'],
    });
    if (size === 3000) continue;
    for (const file of filesBelow(folder)) if (file.includes(id) && statSync(file).isFile()) rmSync(file);
    const gone = await fetched(light, id, sent);
    report({
      name: 'F14 an object deleted behind our back: its download',
      value: gone.status,
      unit: 'status',
      bar: { min: 404, max: 404 },
      goals: ['F14', 'G23'],
    });
  }
}

/** The faults of the object store. */
export async function objectStore(report: Report): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fojas-bucket-'));
  const bucket = await Bucket.make(folder);
  await withHouse(bucket.settings, async (house) => {
    if (isWanted('F11')) await outage(house, report, bucket);
    const light = await Light.of(house.server.base, 1);
    if (isWanted('F12')) await unheardPut(report, light, bucket, folder);
    if (isWanted('F13') || isWanted('F14')) await wrongBytes(report, light, bucket, folder);
  });
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
}
