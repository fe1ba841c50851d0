import { afterEach, describe, expect, test } from 'vitest';
import { codeOf, html, OTHER, PAGE, PretendedWeb, PUBLIC, to, USER_AGENT } from '#test/site.ts';
import { createGuardedFetch } from './guarded.ts';

let web: PretendedWeb;
afterEach(() => web.close());

describe('where a name leads', () => {
  test('a public page is fetched, and its server told honestly who asks', async () => {
    web = await PretendedWeb.site((_, response) => html(response));
    const { url, mediaType, charset, bytes } = await web.get('http://ley.example/a?x=1#2');
    expect({ url, mediaType, charset }).toEqual({
      url: 'http://ley.example/a?x=1#2',
      mediaType: 'text/html',
      charset: 'utf-8',
    });
    expect(bytes.toString()).toBe(PAGE);
    const page = web.requests.find(({ path }) => path === '/a?x=1');
    expect(page?.headers).toMatchObject({ host: 'ley.example', 'user-agent': USER_AGENT });
    expect(page?.headers).not.toHaveProperty('cookie');
    expect(web.dialled).toEqual(expect.arrayContaining([PUBLIC]));
  });

  test.each([
    ['loopback', ['127.0.0.1']],
    ['a private network', ['10.1.2.3']],
    ['the metadata of a cloud', ['169.254.169.254']],
    ['loopback in IPv6', ['::1']],
    ['loopback, mapped', ['::ffff:127.0.0.1']],
    ['loopback, compatible', ['::7f00:1']],
    ['a public address and a private one', [PUBLIC, '192.168.0.1']],
    ['a private address and a public one', ['fd00::1', PUBLIC]],
    ['what is no address', ['127.1']],
  ])('%s is not connected to', async (_, addresses) => {
    web = await PretendedWeb.site((_request, response) => html(response));
    web.names.set('ley.example', [addresses]);
    expect(await codeOf(web.get())).toBe('URL_NOT_ALLOWED');
    expect({ dialled: web.dialled, canary: web.canary }).toEqual({ dialled: [], canary: 0 });
  });

  test('a name that answers otherwise later leads nowhere else', async () => {
    web = await PretendedWeb.site((_, response) => html(response));
    web.names.set('ley.example', [[PUBLIC], [PUBLIC], ['127.0.0.1']]);
    expect(await codeOf(web.get())).toBe('fetched');
    expect(await codeOf(web.get())).toBe('URL_NOT_ALLOWED');
    expect({ dialled: web.dialled, canary: web.canary }).toEqual({ dialled: [PUBLIC, PUBLIC], canary: 0 });
  });

  test('a name that answers otherwise after the robots.txt is not followed inside', async () => {
    web = await PretendedWeb.open((request, response) => {
      response.writeHead(request.url === '/robots.txt' ? 404 : 200, { connection: 'close' }).end(PAGE);
    });
    web.names.set('ley.example', [[PUBLIC], ['127.0.0.1']]);
    expect(await codeOf(web.get())).toBe('URL_NOT_ALLOWED');
    expect({ dialled: web.dialled, canary: web.canary }).toEqual({ dialled: [PUBLIC], canary: 0 });
  });

  test('each connection is looked up once, and connected to what was judged', async () => {
    web = await PretendedWeb.site((_, response) => html(response, PAGE, { connection: 'close' }));
    await web.get();
    expect(web.looked).toBe(web.dialled.length);
  });

  test('an address is judged too, though it needs no look-up', async () => {
    web = await PretendedWeb.site((_, response) => html(response));
    for (const url of ['http://127.0.0.1/', 'http://[::1]/', 'http://2130706433/'])
      expect(await codeOf(web.get(url))).toBe('URL_NOT_ALLOWED');
    expect({ looked: web.looked, dialled: web.dialled, canary: web.canary }).toEqual({
      looked: 0,
      dialled: [],
      canary: 0,
    });
  });

  test('a certificate must be of the name that was asked for', async () => {
    web = await PretendedWeb.site((_, response) => html(response));
    web.names.set('ley.example.', [[PUBLIC]]);
    await web.get('https://ley.example/a');
    await web.get('https://ley.example./a');
    await web.get(`https://${PUBLIC}/a`);
    expect([...new Set(web.servernames)]).toEqual(['ley.example', '']);
  });

  test('a name of nobody is not reached', async () => {
    web = await PretendedWeb.site((_, response) => html(response));
    expect(await codeOf(web.get('http://nadie.example/'))).toBe('URL_UNREACHABLE');
    web.names.set('nadie.example', [[]]);
    expect(await codeOf(web.get('http://nadie.example/'))).toBe('URL_UNREACHABLE');
  });

  test('a look-up without an end is ended', async () => {
    web = await PretendedWeb.site((_, response) => html(response));
    web.resolve = () => new Promise(() => undefined);
    expect(await codeOf(web.get(undefined, { connect: 50 }))).toBe('TIMEOUT');
  });

  test('a proxy of the environment is not used', async () => {
    web = await PretendedWeb.site((_, response) => html(response));
    process.env.http_proxy = process.env.HTTP_PROXY = 'http://127.0.0.1:9';
    try {
      expect(await codeOf(web.get())).toBe('fetched');
    } finally {
      delete process.env.http_proxy;
      delete process.env.HTTP_PROXY;
    }
  });
});

describe('redirects', () => {
  test.each([
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:127.0.0.1]/',
    'http://inside.example/',
    'file:///etc/passwd',
    'ftp://ley.example/',
    'http://ley.example:6379/',
    'http://user:pw@ley.example/',
    '//localhost/',
    'javascript:alert(1)',
  ])('to %s are not followed', async (location) => {
    web = await PretendedWeb.site(to(location));
    web.names.set('inside.example', [['10.0.0.7']]);
    expect(await codeOf(web.get())).toBe('URL_NOT_ALLOWED');
    expect({ others: web.dialled.filter((one) => one !== PUBLIC), canary: web.canary }).toEqual({
      others: [],
      canary: 0,
    });
  });

  test('from a safe connection to one that is not are not followed', async () => {
    web = await PretendedWeb.site(to('http://ley.example/b'));
    expect(await codeOf(web.get('https://ley.example/a'))).toBe('URL_NOT_ALLOWED');
  });

  test.each([301, 302, 303, 307, 308])('of kind %d are followed, relative ones too', async (status) => {
    web = await PretendedWeb.site((request, response) =>
      request.url === '/b'
        ? html(response)
        : to(request.url === '/a' ? '/c' : 'http://dos.example/b', status)(request, response),
    );
    web.names.set('dos.example', [[OTHER]]);
    expect((await web.get()).url).toBe('http://dos.example/b');
  });

  test('are five at most, in a loop or in a row', async () => {
    web = await PretendedWeb.site((request, response) =>
      to(`/${Number(request.url?.slice(1)) + 1 || 1}`)(request, response),
    );
    expect(await codeOf(web.get())).toBe('TOO_MANY_REDIRECTS');
    expect(web.requests.filter(({ path }) => path !== '/robots.txt')).toHaveLength(6);
    await web.close();
    web = await PretendedWeb.site(to('/a'));
    expect(await codeOf(web.get())).toBe('TOO_MANY_REDIRECTS');
  });

  test('without a place to go are no page', async () => {
    web = await PretendedWeb.site((_, response) => void response.writeHead(302).end());
    expect(await codeOf(web.get())).toBe('HTTP_STATUS');
  });
});

test('the fetch for libraries stands under the same guard and follows nothing', async () => {
  web = await PretendedWeb.site((request, response) =>
    request.url === '/api' && request.method === 'POST'
      ? response.end('{"a":1}')
      : request.url === '/busy'
        ? response.writeHead(429, { 'retry-after': '30' }).end()
        : to('http://127.0.0.1/')(request, response),
  );
  const guarded = createGuardedFetch({ userAgent: USER_AGENT, resolve: web.resolve, connect: web.connect });
  const answer = await guarded('https://ley.example/api', { method: 'POST', body: '{}', headers: { 'x-a': 'b' } });
  expect(await answer.json()).toEqual({ a: 1 });
  expect((await guarded('https://ley.example/otro')).status).toBe(302);
  expect((await guarded('https://ley.example/busy')).headers.get('retry-after')).toBe('30');
  expect(await codeOf(guarded('http://127.0.0.1/'))).toBe('URL_NOT_ALLOWED');
  web.names.set('ley.example', [['192.168.1.1']]);
  expect(await codeOf(guarded('https://ley.example/api'))).toBe('URL_NOT_ALLOWED');
  expect(web.canary).toBe(0);
});

describe('where only some sites are allowed', () => {
  const hosts = ['ley.example'];
  const from = (url: string) => codeOf(web.get(url, {}, undefined, hosts));

  test('they are asked with all names below them, and nobody else is looked up', async () => {
    web = await PretendedWeb.site((_, response) => html(response));
    for (const name of ['ley.example.', 'www.ley.example']) web.names.set(name, [[PUBLIC]]);
    for (const url of ['http://ley.example/a', 'http://LEY.example./a', 'http://www.ley.example/a'])
      expect(await from(url)).toBe('fetched');
    const { looked } = web;
    for (const url of ['http://otra.example/', 'http://noley.example/', 'http://ley.example.otra.example/'])
      expect(await from(url)).toBe('URL_NOT_ALLOWED');
    expect(web.looked).toBe(looked);
  });

  test('a redirect beyond them is not followed', async () => {
    web = await PretendedWeb.site(to('http://otra.example/'));
    web.names.set('otra.example', [[OTHER]]);
    expect(await from('http://ley.example/a')).toBe('URL_NOT_ALLOWED');
    expect(web.dialled).not.toContain(OTHER);
  });

  test('a library of ours is held to them', async () => {
    web = await PretendedWeb.site((_, response) => html(response));
    const get = createGuardedFetch({ userAgent: USER_AGENT, resolve: web.resolve, connect: web.connect, hosts });
    expect(await codeOf(get('http://otra.example/'))).toBe('URL_NOT_ALLOWED');
    expect(await codeOf(get('http://ley.example/'))).toBe('fetched');
  });
});
