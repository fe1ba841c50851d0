import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { isApi, targetOf } from './target.ts';

test.each([
  ['/api/users/login/?next=%61#%61', '/api/users/login/?next=%61#%61'],
  ['/%61pi/users', '/api/users'],
  ['/a%70%69/studio%2Dfiles/', '/api/studio-files/'],
  ['http://x/api/users', '/api/users'],
  ['HTTPS://user@x:1/%41pi', '/Api'],
  ['http://x', '/'],
  ['http://x?a=/b', '/?a=/b'],
  ['/api%2Fusers/%20%C3%A9', '/api%2Fusers/%20%C3%A9'],
  // Decoded once, and never into another escape.
  ['/%2561pi', '/%2561pi'],
  ['/%%361pi', '/%%361pi'],
  ['/%61pi/%zz', '/%61pi/%zz'],
  ['*', '*'],
  ['*api/users/', '*'],
  ['x:443', '*'],
  ['ftp://x/api', '*'],
  ['http:///api', '*'],
])('the target %s is read as %s', (target, read) => {
  expect(targetOf(target)).toBe(read);
  expect(targetOf(read)).toBe(read);
});

test('what only begins as the API does is none of it', () => {
  expect(['/api', '/api/', '/api?a', '/api#a', '/api/x'].filter((url) => !isApi(url))).toEqual([]);
  expect(['/', '/apiary', '/API/', '/x/api/', '//api/'].filter(isApi)).toEqual([]);
});

describe('however the address of a call is written', () => {
  const MOST = 8;
  const WAYS = ['/api/health', '/%61pi/health', '/a%70i/h%65alth', 'http://x/api/health', 'HTTP://x/%61pi/health'];
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ config: { rateLimit: MOST } });
  });
  afterAll(() => t.close());

  const asked = async (target: string): Promise<string> => {
    const { hostname, port } = new URL(t.base);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(`GET ${target} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
    return (await buffer(socket)).toString();
  };

  test('it counts, is kept nowhere and has the policy of data; what has no path is refused', async () => {
    for (const target of WAYS) {
      const answer = await asked(target);
      expect([target, answer]).toEqual([target, expect.stringMatching(/^HTTP\/1\.1 200 /)]);
      expect(answer).toMatch(/\r\ncache-control: no-store\r\n/i);
      expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none';[^\r]*sandbox\r\n/i);
    }
    for (const target of ['*', '*api/health', '*api/users/login/'])
      expect(await asked(target)).toMatch(/^HTTP\/1\.1 400 [^]*"INVALID"/);
    for (let n = WAYS.length; n < MOST; n++) await asked('/api/health');
    for (const target of WAYS) expect([target, await asked(target)]).toEqual([target, expect.stringMatching(/ 429 /)]);
  });
});
