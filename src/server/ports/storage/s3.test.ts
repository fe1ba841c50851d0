import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { storageConformance } from './conformance.ts';
import { createS3Storage } from './s3.ts';
import { StorageMissing, type Storage } from './port.ts';

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const MB = 1024 * 1024;
let folder: string;
let server: S3rver;
let endpoint: string;
let buckets = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fojas-s3-'));
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const settingsOf = (bucket: string, at = endpoint) => ({ endpoint: at, region: 'us-east-1', bucket, ...KEYS });
async function emptyBucket(): Promise<Storage> {
  const bucket = `fojas-${++buckets}`;
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: KEYS });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return createS3Storage(settingsOf(bucket));
}

describe('against an S3 server', () => {
  storageConformance(emptyBucket);

  test('a file of many parts comes back to the byte', async () => {
    const storage = await emptyBucket();
    const bytes = randomBytes(13 * MB + 7);
    const pieces = Array.from({ length: 14 }, (_, n) => bytes.subarray(n * MB, (n + 1) * MB));
    expect(await storage.put('u/big', Readable.from(pieces))).toEqual({ bytes: bytes.length });
    expect((await buffer(await storage.get('u/big'))).equals(bytes)).toBe(true);
  });

  test('a bucket that is not there is no missing file', async () => {
    const storage = createS3Storage(settingsOf('not-there'));
    await expect(storage.get('u/a')).rejects.toMatchObject({
      name: 'StorageUnavailable',
      cause: { name: 'NoSuchBucket' },
    });
  });
});

type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;
const pretended: Server[] = [];
/** A server that is not well: `answer` is what it does with each request. */
async function ailing(answer: Answer): Promise<{ storage: Storage; seen: string[] }> {
  const seen: string[] = [];
  const unwell = createServer((request, response) => {
    void buffer(request).then(
      (body) => {
        seen.push(`${request.method} ${request.url}`);
        answer(request, response, body);
      },
      () => undefined,
    );
  });
  pretended.push(unwell);
  await new Promise<void>((resolve) => unwell.listen(0, '127.0.0.1', resolve));
  const at = `http://127.0.0.1:${(unwell.address() as AddressInfo).port}`;
  return { storage: createS3Storage(settingsOf('bucket', at)), seen };
}
afterEach(() => {
  for (const one of pretended.splice(0)) one.close().closeAllConnections();
});
const busy = (response: ServerResponse): void =>
  void response.writeHead(503, { 'content-type': 'application/xml' }).end('<Error><Code>SlowDown</Code></Error>');
const xml = (response: ServerResponse, text: string): void =>
  void response.writeHead(200, { 'content-type': 'application/xml' }).end(text);

describe('a server that', () => {
  test('is busy is asked again, and then believed', async () => {
    let refused = 0;
    const sent: string[] = [];
    const { storage } = await ailing((request, response, body) => {
      if (request.method === 'PUT' && refused++ < 2) return busy(response);
      response.writeHead(200, { etag: '"x"', 'content-length': request.method === 'HEAD' ? 5 : 0 }).end();
      if (request.method === 'PUT') sent.push(body.toString());
    });
    expect(await storage.put('u/a', Readable.from([Buffer.from('hello')]))).toEqual({ bytes: 5 });
    expect([refused, sent]).toEqual([3, ['hello']]);
  });

  test('stays busy fails after three tries', async () => {
    const { storage, seen } = await ailing((_request, response) => busy(response));
    await expect(storage.get('u/a')).rejects.toMatchObject({ name: 'StorageUnavailable', cause: { name: 'SlowDown' } });
    expect(seen).toHaveLength(3);
  });

  test('kept other than what it was sent is no success, and what it kept is removed', async () => {
    const { storage, seen } = await ailing((request, response) => {
      if (request.method === 'POST') return xml(response, '<DeleteResult/>');
      response.writeHead(200, { etag: '"x"', 'content-length': request.method === 'HEAD' ? 4 : 0 }).end();
    });
    await expect(storage.put('u/a', Readable.from([Buffer.from('hello')]))).rejects.toMatchObject({
      name: 'StorageUnavailable',
      cause: { message: 'the storage kept 4 bytes of 5' },
    });
    expect(seen.at(-1)).toBe('POST /bucket/?delete=');
  });

  test('breaks off in the middle of a file breaks its reader', async () => {
    const { storage } = await ailing((_request, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      response.write(Buffer.alloc(400), () => response.destroy());
    });
    await expect(buffer(await storage.get('u/a'))).rejects.toThrow();
  });

  // s3rver cannot turn a page on today's Node.
  test('lists more than one page is read to the end', async () => {
    const page = (keys: string[], next = '') =>
      `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next && `<NextContinuationToken>${next}</NextContinuationToken>`}${keys
        .map((key) => `<Contents><Key>${key}</Key><LastModified>2026-03-01T10:00:00.000Z</LastModified></Contents>`)
        .join('')}</ListBucketResult>`;
    const { storage } = await ailing((request, response) =>
      xml(response, request.url?.includes('continuation-token=two') ? page(['u/c']) : page(['u/a', 'u/b'], 'two')),
    );
    const listed: unknown[] = [];
    for await (const one of storage.list('u/')) listed.push(one);
    expect(listed).toEqual(['u/a', 'u/b', 'u/c'].map((key) => ({ key, at: new Date('2026-03-01T10:00:00Z') })));
  });

  test('takes a thousand keys at once is sent no more', async () => {
    const sent: number[] = [];
    const { storage } = await ailing((_request, response, body) => {
      sent.push(body.toString().split('<Key>').length - 1);
      xml(response, '<DeleteResult/>');
    });
    await storage.remove(Array.from({ length: 2_003 }, (_, n) => `u/n/f${n}`));
    expect(sent).toEqual([1000, 1000, 3]);
  });

  test('does not remove what it should says so', async () => {
    const { storage } = await ailing((_request, response) =>
      xml(response, '<DeleteResult><Error><Key>u/a</Key><Code>AccessDenied</Code></Error></DeleteResult>'),
    );
    await expect(storage.remove(['u/a'])).rejects.toMatchObject({
      cause: { message: expect.stringContaining('AccessDenied') as unknown },
    });
  });

  test('has lost a file is told from one that is missing it', async () => {
    const { storage } = await ailing((_request, response) =>
      response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>'),
    );
    await expect(storage.get('u/a')).rejects.toThrow(StorageMissing);
  });

  test('has taken some parts is told to forget them when the sender goes away, or a part fails', async () => {
    for (const cause of ['sender', 'part'] as const) {
      const { storage, seen } = await ailing((request, response) => {
        if (request.url?.includes('uploads'))
          return xml(
            response,
            '<InitiateMultipartUploadResult><UploadId>one</UploadId></InitiateMultipartUploadResult>',
          );
        if (cause === 'part' && request.url?.includes('partNumber=2')) return void response.writeHead(400).end();
        response.writeHead(request.method === 'DELETE' ? 204 : 200, { etag: '"x"' }).end();
      });
      let read = 0;
      async function* sender() {
        for (; read < 40; read++) {
          if (cause === 'sender' && read === 12) throw new Error('the sender went away');
          yield Buffer.alloc(MB);
        }
      }
      await expect(storage.put('u/a', Readable.from(sender()))).rejects.toThrow();
      expect(seen.at(-1)).toMatch(/^DELETE \/bucket\/u\/a\?uploadId=one/);
      expect(seen.some((line) => line.startsWith('HEAD'))).toBe(false);
      // What will not be kept is not read to its end.
      expect(read).toBeLessThan(40);
    }
  });
});
