import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { codeOf, html, OTHER, PAGE, PretendedWeb, PUBLIC, to, USER_AGENT } from '#test/site.ts';
import { createWeb } from './guarded.ts';

let web: PretendedWeb;
afterEach(() => web.close());

const robots = async (answer: RequestListener): Promise<void> => {
  web = await PretendedWeb.open((request, response) =>
    request.url?.startsWith('/robots') ? answer(request, response) : html(response),
  );
  web.names.set('ley.example', [[PUBLIC]]);
  web.names.set('dos.example', [[OTHER]]);
};
const says = (text: string) => robots((_, response) => void response.end(text));

test.each([
  ['forbids all', 'User-agent: *\nDisallow: /', 'ROBOTS_DISALLOWED'],
  ['forbids us', 'User-agent: fojas\nDisallow: /a\n\nUser-agent: *\nAllow: /', 'ROBOTS_DISALLOWED'],
  ['forbids others', 'User-agent: other\nDisallow: /', 'fetched'],
  ['forbids another place', 'User-agent: *\nDisallow: /b', 'fetched'],
  ['allows it by a longer rule', 'User-agent: *\nDisallow: /\nAllow: /a$', 'fetched'],
  ['says nothing', '', 'fetched'],
  ['is a page of another kind', PAGE, 'fetched'],
])('that %s', async (_, text, code) => {
  await says(text);
  expect(await codeOf(web.get())).toBe(code);
});

test.each([
  [404, 'fetched'],
  [403, 'fetched'],
  [500, 'ROBOTS_DISALLOWED'],
  [503, 'ROBOTS_DISALLOWED'],
])('that answers %d', async (status, code) => {
  await robots((_, response) => void response.writeHead(status).end());
  expect(await codeOf(web.get())).toBe(code);
});

test('is asked for where it moved to, but not inside a network', async () => {
  await robots((request, response) =>
    request.url === '/robots.txt'
      ? to('http://dos.example/robots2')(request, response)
      : void response.end('User-agent: *\nDisallow: /'),
  );
  expect(await codeOf(web.get())).toBe('ROBOTS_DISALLOWED');
  await web.close();
  await robots(to('http://127.0.0.1/robots.txt'));
  expect(await codeOf(web.get())).toBe('ROBOTS_DISALLOWED');
  expect(web.canary).toBe(0);
});

test('of every stop of a redirect is respected', async () => {
  web = await PretendedWeb.open((request, response) => {
    const forbids = request.headers.host === 'dos.example';
    if (request.url === '/robots.txt') response.end(forbids ? 'User-agent: *\nDisallow: /' : '');
    else if (forbids) html(response);
    else to('http://dos.example/a')(request, response);
  });
  web.names.set('ley.example', [[PUBLIC]]);
  web.names.set('dos.example', [[OTHER]]);
  expect(await codeOf(web.get())).toBe('ROBOTS_DISALLOWED');
  expect(web.requests.some(({ host, path }) => host === 'dos.example' && path === '/a')).toBe(false);
});

test('is remembered for some minutes', async () => {
  await says('User-agent: *\nDisallow: /b');
  let now = 0;
  const page = createWeb({ userAgent: USER_AGENT, resolve: web.resolve, connect: web.connect, now: () => now });
  const asked = (): number => web.requests.filter(({ path }) => path === '/robots.txt').length;
  const { signal } = new AbortController();
  await page.fetch('http://ley.example/a', signal);
  expect(await codeOf(page.fetch('http://ley.example/b', signal))).toBe('ROBOTS_DISALLOWED');
  expect(asked()).toBe(1);
  now += 11 * 60_000;
  await page.fetch('http://ley.example/a', signal);
  expect(asked()).toBe(2);
});

test('of many rules and wildcards is bounded', async () => {
  const hostile = `Disallow: /${'*a'.repeat(200)}b\n`.repeat(1000);
  await says(`User-agent: *\n${hostile}Disallow: /z\n`);
  expect(await codeOf(web.get(`http://ley.example/${'a'.repeat(1500)}`))).toBe('fetched');
  expect(await codeOf(web.get('http://ley.example/z'))).toBe('ROBOTS_DISALLOWED');
});
