import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
  paginateListObjectsV2,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import type { Config } from '#server/config.ts';
import { checkPrefix, segmentsOf } from './keys.ts';
import { StorageMissing, StorageUnavailable, type Listed, type Storage } from './port.ts';

type Settings = NonNullable<Config['s3']>;

/** Bytes of a part, the least that S3 takes. One part at a time: ten uploads at once hold ten parts, and a broken one stops being read at once. */
const PART = 5 * 1024 * 1024;
/** Keys of one request (DeleteObjects takes no more). */
const BATCH = 1000;
/**
 * Milliseconds to reach the server, until it answers, and without a sign of it in an answer. Three tries at a server that is silent end within the half minute
 * that a caller may wait; a part is sent within one of them at 5.3 Mbit/s.
 */
const TIMES = { connectionTimeout: 3_000, requestTimeout: 8_000, socketTimeout: 30_000 } as const;

/** Nothing is there. That a whole bucket is not there is another thing: it must never look as if its files were lost one by one. */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  error.name !== 'NoSuchBucket' &&
  (error.name === 'NoSuchKey' || error.$metadata.httpStatusCode === 404);

/** What the server or the way to it is at fault for; what was thrown on purpose stays as it is. */
const failed = (error: unknown): Error =>
  error instanceof StorageMissing || error instanceof StorageUnavailable ? error : new StorageUnavailable(error);
const unavailable = (error: unknown): never => {
  throw failed(error);
};

const clientOf = ({ endpoint, region, accessKeyId, secretAccessKey }: Settings): S3Client => {
  const settings: S3ClientConfig = {
    region,
    maxAttempts: 3,
    requestHandler: { ...TIMES, throwOnRequestTimeout: true },
    // By default the SDK sends a trailing checksum that servers other than Amazon's may keep as part of the file (seen with s3rver 3.7.1).
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
  return new S3Client({
    ...settings,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
};

/** Files in a bucket of S3, or of a server that speaks its language. A large file goes in parts, and is there once all of them are. */
export function createS3Storage(settings: Settings): Storage {
  const client = clientOf(settings);
  const at = (key: string) => ({ Bucket: settings.bucket, Key: segmentsOf(key).join('/') });

  /** A server that kept other than what it was sent has not kept it. */
  async function check(key: string, bytes: number): Promise<void> {
    const { ContentLength } = await client.send(new HeadObjectCommand(at(key))).catch(unavailable);
    if (ContentLength === bytes) return;
    await removeBatch([key]);
    throw failed(new Error(`the storage kept ${ContentLength} bytes of ${bytes}`));
  }

  async function removeBatch(keys: readonly string[]): Promise<void> {
    const Objects = keys.map((key) => ({ Key: at(key).Key }));
    const asked = new DeleteObjectsCommand({ Bucket: settings.bucket, Delete: { Objects, Quiet: true } });
    const { Errors = [] } = await client.send(asked).catch(unavailable);
    const refused = Errors.filter(({ Code }) => Code !== 'NoSuchKey');
    if (refused.length > 0)
      throw failed(new Error(`the storage did not remove ${refused.length} files: ${refused[0]?.Code}`));
  }

  async function* pages(prefix: string): AsyncIterable<Listed> {
    const asked = { Bucket: settings.bucket, ...(prefix && { Prefix: prefix }) };
    try {
      for await (const { Contents = [] } of paginateListObjectsV2({ client, pageSize: BATCH }, asked))
        for (const { Key, LastModified } of Contents)
          if (Key !== undefined) yield { key: Key, at: LastModified ?? new Date() };
    } catch (error) {
      throw failed(error);
    }
  }

  return {
    async put(key, bytes) {
      const { Bucket, Key } = at(key);
      let count = 0;
      let broken: { by: unknown } | null = null;
      async function* counted(): AsyncIterable<Buffer> {
        try {
          for await (const chunk of bytes as AsyncIterable<Buffer>) {
            count += chunk.length;
            yield chunk;
          }
        } catch (error) {
          broken = { by: error };
          throw error;
        }
      }
      const Body = Readable.from(counted(), { objectMode: false });
      const upload = new Upload({ client, partSize: PART, queueSize: 1, params: { Bucket, Key, Body } });
      await upload.done().catch((error: unknown) => {
        // A sender that broke off is no fault of the storage.
        throw (broken as { by: unknown } | null)?.by ?? failed(error);
      });
      await check(key, count);
      return { bytes: count };
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        if (!(Body instanceof Readable)) throw new Error('the storage answered without a file');
        return Body;
      } catch (error) {
        throw isMissing(error) ? new StorageMissing(key) : failed(error);
      }
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += BATCH) await removeBatch(keys.slice(from, from + BATCH));
    },
    list(prefix) {
      checkPrefix(prefix);
      return pages(prefix);
    },
    async probe() {
      await client.send(new HeadBucketCommand({ Bucket: settings.bucket })).catch(unavailable);
      return 'ok';
    },
  };
}
