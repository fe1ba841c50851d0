import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
/** What is wrong with the storage; of files, `wrong` changes a byte of each and `cut` keeps back its end. `lost`: what is put is kept, and nobody is told. */
export type Ailment = 'none' | '500' | 'silent' | 'lost' | 'wrong' | 'cut';

/** A bucket on an S3 server of its own, behind a front that can be ill. Loopback only. */
export class Bucket {
  ailment: Ailment = 'none';
  /** Answers to a put that were kept back. */
  lost = 0;

  private constructor(
    private readonly server: S3rver,
    private readonly front: Server,
  ) {}

  static async make(folder: string): Promise<Bucket> {
    const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder });
    const { port } = await server.run();
    const client = new S3Client({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: KEYS,
    });
    await client.send(new CreateBucketCommand({ Bucket: 'fojas' }));
    client.destroy();
    const front = createServer();
    const bucket = new Bucket(server, front);
    front.on('request', (request, response) => bucket.pass(request, response, port));
    front.listen(0, '127.0.0.1');
    await once(front, 'listening');
    return bucket;
  }

  /** The settings of a server that keeps its files here. */
  get settings(): Record<string, string> {
    return {
      FOJAS_STORAGE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${(this.front.address() as AddressInfo).port}`,
      S3_BUCKET: 'fojas',
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    };
  }

  async close(): Promise<void> {
    this.front.closeAllConnections();
    this.front.close();
    await this.server.close();
  }

  private pass(request: IncomingMessage, response: ServerResponse, port: number): void {
    const { ailment } = this;
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    if (ailment === 'silent') return void request.resume();
    if (ailment === '500') {
      request.resume();
      return void response
        .writeHead(500, { 'content-type': 'application/xml' })
        .end('<Error><Code>InternalError</Code></Error>');
    }
    const { method, url, headers } = request;
    const passed = ask({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      if (ailment === 'lost' && method === 'PUT' && this.lost < 1000) {
        this.lost++;
        answer.resume();
        return void request.socket.destroy();
      }
      const isFile = method === 'GET' && !url?.includes('list-type');
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!isFile || (ailment !== 'wrong' && ailment !== 'cut')) return void answer.pipe(response);
      const size = Number(answer.headers['content-length'] ?? 0);
      let sent = 0;
      answer.on('data', (bytes: Buffer) => {
        const middle = Math.floor(size / 2) - sent;
        sent += bytes.length;
        if (ailment === 'wrong' && middle >= 0 && middle < bytes.length) bytes[middle]! ^= 1;
        response.write(ailment === 'cut' && middle >= 0 ? bytes.subarray(0, middle) : ailment === 'cut' ? '' : bytes);
      });
      answer.on('end', () => (ailment === 'cut' ? request.socket.destroy() : response.end()));
    });
    passed.on('error', () => request.socket.destroy());
    request.pipe(passed);
  }
}
