import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { codeOf, html, PAGE, PretendedWeb } from '#test/site.ts';
import type { LIMITS } from './guarded.ts';

let limits: Partial<typeof LIMITS> = {};
let web: PretendedWeb;
afterEach(() => {
  limits = {};
  return web.close();
});

describe('what a site sends', () => {
  test.each([401, 403, 404, 410, 429, 500, 503])('status %d is no page', async (status) => {
    web = await PretendedWeb.site(
      (_, response) => void response.writeHead(status, { 'content-type': 'text/html' }).end(PAGE),
    );
    expect(await codeOf(web.get(undefined, limits))).toBe('HTTP_STATUS');
  });

  test.each(['video/mp4', 'application/octet-stream', 'image/png', 'application/json', 'text/css', 'nonsense'])(
    'of type %s is not read',
    async (type) => {
      web = await PretendedWeb.site((_, response) => html(response, PAGE, { 'content-type': type }));
      expect(await codeOf(web.get(undefined, limits))).toBe('UNSUPPORTED_CONTENT');
    },
  );

  test.each([
    ['text/html;charset="ISO-8859-1"', 'text/html', 'iso-8859-1'],
    ['TEXT/HTML', 'text/html', null],
    ['application/xhtml+xml; charset=utf-8', 'application/xhtml+xml', 'utf-8'],
    ['text/plain; format=flowed', 'text/plain', null],
    ['text/markdown', 'text/markdown', null],
    ['application/pdf', 'application/pdf', null],
    ['text/html; charset=../../etc', 'text/html', null],
  ])('of type %s is', async (type, mediaType, charset) => {
    web = await PretendedWeb.site((_, response) => html(response, PAGE, { 'content-type': type }));
    expect(await web.get(undefined, limits)).toMatchObject({ mediaType, charset });
  });

  test.each([
    [Buffer.from(PAGE), 'text/html'],
    [Buffer.from('Solo texto, sin más.'), 'text/plain'],
    [Buffer.from('%PDF-1.7\n'), 'application/pdf'],
  ])('without a type is looked at', async (body, mediaType) => {
    web = await PretendedWeb.site((_, response) => void response.writeHead(200).end(body));
    expect(await web.get(undefined, limits)).toMatchObject({ mediaType });
  });

  test('without a type and no text is not read', async () => {
    web = await PretendedWeb.site((_, response) => void response.writeHead(200).end(Buffer.from([0, 1, 2, 3])));
    expect(await codeOf(web.get(undefined, limits))).toBe('UNSUPPORTED_CONTENT');
  });

  test.each([
    ['gzip', gzipSync(PAGE)],
    ['br', brotliCompressSync(PAGE)],
    ['deflate', deflateSync(PAGE)],
    ['deflate', deflateRawSync(PAGE)],
    ['identity', Buffer.from(PAGE)],
  ])('packed as %s is unpacked', async (coding, body) => {
    web = await PretendedWeb.site((_, response) => html(response, body, { 'content-encoding': coding }));
    expect((await web.get(undefined, limits)).bytes.toString()).toBe(PAGE);
  });

  test('that breaks off inside its packing gives what came', async () => {
    const long = randomBytes(60_000).toString('hex');
    web = await PretendedWeb.site((_, response) =>
      html(response, gzipSync(long).subarray(0, 20_000), { 'content-encoding': 'gzip' }),
    );
    const { bytes } = await web.get(undefined, limits);
    expect(bytes.length).toBeGreaterThan(1000);
    expect(long.startsWith(bytes.toString())).toBe(true);
  });

  test.each(['gzip, gzip', 'zstd', 'exi'])('packed as %s is not read', async (coding) => {
    web = await PretendedWeb.site((_, response) => html(response, gzipSync(PAGE), { 'content-encoding': coding }));
    expect(await codeOf(web.get(undefined, limits))).toBe('UNSUPPORTED_CONTENT');
  });

  test('that lies about its packing is not read', async () => {
    web = await PretendedWeb.site((_, response) => html(response, PAGE, { 'content-encoding': 'gzip' }));
    expect(await codeOf(web.get(undefined, limits))).toBe('UNSUPPORTED_CONTENT');
  });

  test.each([
    ['gzip', gzipSync(Buffer.alloc(8 * 1024 * 1024))],
    ['br', brotliCompressSync(Buffer.alloc(8 * 1024 * 1024))],
    ['deflate', deflateSync(Buffer.alloc(8 * 1024 * 1024))],
  ])('as a bomb of %s ends at the limit', async (coding, bomb) => {
    limits = { body: 1024 * 1024 };
    expect(bomb.length).toBeLessThan(limits.body!);
    web = await PretendedWeb.site((_, response) => html(response, bomb, { 'content-encoding': coding }));
    expect(await codeOf(web.get(undefined, limits))).toBe('RESPONSE_TOO_LARGE');
  });

  test('without an end is ended at the limit', async () => {
    limits = { body: 256 * 1024 };
    web = await PretendedWeb.site((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = (): void => {
        while (response.write('x'.repeat(16 * 1024)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await codeOf(web.get(undefined, limits))).toBe('RESPONSE_TOO_LARGE');
  });

  test('that says itself too large is not waited for', async () => {
    web = await PretendedWeb.site(
      (_, response) => void response.writeHead(200, { 'content-type': 'text/html', 'content-length': 1e10 }).write('x'),
    );
    expect(await codeOf(web.get(undefined, limits))).toBe('RESPONSE_TOO_LARGE');
  });
});

describe('a site that is unkind', () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';
  const robotsFirst = (then: (socket: Socket) => void) => (socket: Socket) => {
    socket.on('data', (data) => {
      if (data.toString().startsWith('GET /robots.txt')) socket.end('HTTP/1.1 404 No\r\ncontent-length: 0\r\n\r\n');
      else then(socket);
    });
  };

  test('and drips is left', async () => {
    limits = { total: 300 };
    web = await PretendedWeb.site(
      () => undefined,
      robotsFirst((socket) => {
        socket.write(`${head}content-length: 1000\r\n\r\n`);
        const drip = setInterval(() => socket.write('x'), 20);
        socket.on('close', () => clearInterval(drip));
      }),
    );
    expect(await codeOf(web.get(undefined, limits))).toBe('TIMEOUT');
  });

  test('and never answers is left', async () => {
    limits = { headers: 100 };
    web = await PretendedWeb.site(
      () => undefined,
      robotsFirst(() => undefined),
    );
    expect(await codeOf(web.get(undefined, limits))).toBe('TIMEOUT');
  });

  test.each([
    ['resets the connection', (socket: Socket) => void socket.resetAndDestroy()],
    ['hangs up', (socket: Socket) => void socket.end()],
    ['breaks off', (socket: Socket) => void socket.end(`${head}content-length: 1000\r\n\r\nhola`)],
    ['speaks nonsense', (socket: Socket) => void socket.end('220 mail.example ESMTP\r\n')],
    ['sends huge headers', (socket: Socket) => void socket.end(`${head}x: ${'a'.repeat(200_000)}\r\n\r\nhola`)],
    [
      'changes the protocol',
      (socket: Socket) => void socket.end('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    ],
  ])('and %s is not reached', async (_, then) => {
    web = await PretendedWeb.site(() => undefined, robotsFirst(then));
    expect(await codeOf(web.get(undefined, limits))).toBe('URL_UNREACHABLE');
  });

  test('and gives hints first is read all the same', async () => {
    const early = 'HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n';
    web = await PretendedWeb.site(
      () => undefined,
      robotsFirst((socket) => void socket.end(`${early}${head}content-length: 4\r\n\r\nhola`)),
    );
    expect((await web.get(undefined, limits)).bytes.toString()).toBe('hola');
  });

  test('is left at once by who does not want it any more', async () => {
    const stop = new AbortController();
    web = await PretendedWeb.site(() => stop.abort(new Error('stopped')));
    await expect(web.get(undefined, {}, stop.signal)).rejects.toThrow('stopped');
  });
});
