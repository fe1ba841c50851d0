import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { Client } from './client.ts';
import type { Bench, Figure } from './figure.ts';
import { freePort, startServer, type Running } from './server.ts';

type Report = (figure: Figure) => void;
const AT_ONCE = 10;
const MB = 1024 * 1024;
const SIZE = 60 * MB;
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** The most memory that a process ever held, in megabytes; Linux tells it. */
async function peak({ process: { pid } }: Running): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Ten files at once into a server that only receives, and what they cost it beyond what it holds at rest. */
async function uploads(where: string, env: Record<string, string>, report: Report): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fojas-uploads-'));
  const server = await startServer(dataDir, { FOJAS_ROLE: 'web', ...env });
  try {
    const client = await Client.join(server.base, 'banco@ejemplo.cl');
    const notebook = await client.notebook('uploads');
    await client.upload(notebook.id, 'primero.mp3', randomBytes(MB));
    const bytes = randomBytes(SIZE);
    const before = await peak(server);
    const begun = performance.now();
    const sent = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => client.upload(notebook.id, `grabacion-${n}.mp3`, bytes)),
    );
    const seconds = (performance.now() - begun) / 1000;
    const more = (await peak(server)) - before;
    const back = await client.download(notebook.id, sent[AT_ONCE - 1]!.id);
    const name = `${AT_ONCE} uploads of ${SIZE / MB} MB at once, ${where}`;
    report({
      name: `${name}: memory beyond rest`,
      value: Math.round(more),
      unit: 'MB',
      bar: { max: (AT_ONCE * SIZE) / MB / 2 },
    });
    report({ name: `${name}: speed`, value: Math.round((AT_ONCE * SIZE) / MB / seconds), unit: 'MB/s' });
    report({
      name: `${name}: the last comes back to the byte`,
      value: Number(back.equals(bytes)),
      unit: '',
      bar: { min: 1 },
    });
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function run(report: Report): Promise<void> {
  await uploads('to the disk', {}, report);
  const folder = await mkdtemp(path.join(tmpdir(), 'fojas-uploads-s3-'));
  const port = await freePort();
  const s3 = new S3rver({ port, address: '127.0.0.1', silent: true, directory: folder });
  await s3.run();
  const endpoint = `http://127.0.0.1:${port}`;
  try {
    const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: KEYS });
    await client.send(new CreateBucketCommand({ Bucket: 'fojas' }));
    await uploads(
      'to S3',
      {
        FOJAS_STORAGE: 's3',
        S3_ENDPOINT: endpoint,
        S3_BUCKET: 'fojas',
        S3_ACCESS_KEY_ID: KEYS.accessKeyId,
        S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
      },
      report,
    );
  } finally {
    await s3.close();
    await rm(folder, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'uploads', about: 'ten large uploads at once, sealed as they arrive', run };
