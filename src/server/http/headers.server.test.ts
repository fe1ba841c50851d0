import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatApi } from '#contract/chat.ts';
import { paymentsApi } from '#contract/payments.ts';
import { sourcesApi } from '#contract/sources.ts';
import { tokensApi } from '#contract/tokens.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { DATA, DOCS, OUTBOX, PAGE, SANDBOX } from '#test/fixtures/policies.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
let ana: Person;
let id: string;
let sourceId: string;
const webDir = mkdtempSync(path.join(tmpdir(), 'fojas-web-'));
beforeAll(async () => {
  mkdirSync(path.join(webDir, 'assets'));
  mkdirSync(path.join(webDir, '.pages'));
  writeFileSync(path.join(webDir, 'index.html'), '<!doctype html><html lang="en"><title>Fojas</title></html>');
  writeFileSync(path.join(webDir, 'assets/app-3f2a.js'), 'void 0;');
  writeFileSync(path.join(webDir, '.pages/about.en.html'), '<title>Fojas</title>');
  t = await testApp({ webDir });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  const body = { type: 'copied-text' as const, title: 'Nota', content: 'La renta.' };
  sourceId = (await ana.call(sourcesApi.add, { params: { id }, body })).id;
});
afterAll(async () => {
  await t.close();
  rmSync(webDir, { recursive: true, force: true });
});

/** A policy as its directives, each with its sources. */
const parsed = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/ (.*)/))
      .map(([name, sources]) => [name!, sources ?? '']),
  );

/** On every answer, whatever it is. */
const ALWAYS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-permitted-cross-domain-policies': 'none',
};
const html = { headers: { accept: 'text/html' } };
const paid = async (): Promise<string> => {
  const [pack] = (await ana.call(tokensApi.paymentTypes)).payment_types;
  const { init_point } = await ana.call(paymentsApi.purchase, { body: { payment_type_id: pack!.id } });
  return new URL(init_point).pathname + new URL(init_point).search;
};

type Kind = [
  kind: string,
  get: () => Promise<Response>,
  status: number,
  type: string,
  cache: string | null,
  policy: Record<string, string>,
];
const kinds: Kind[] = [
  ['an answer', () => ana.fetch('/api/notebooks/'), 200, 'application/json', 'no-store', DATA],
  ['an error', () => ana.fetch('/api/notebooks/x/'), 404, 'application/json', 'no-store', DATA],
  ['a closed call', () => fetch(`${t.base}/api/notebooks/`), 401, 'application/json', 'no-store', DATA],
  ['a path that cannot be read', () => fetch(`${t.base}/api/%ff`), 400, 'application/json', 'no-store', DATA],
  ['a path that is none', () => fetch(`${t.base}/api/none`, html), 404, 'application/json', 'no-store', DATA],
  [
    'a download',
    () => ana.send(sourcesApi.download, { params: { id, sourceId } }),
    200,
    'application/octet-stream',
    'no-store',
    DATA,
  ],
  [
    'a stream of events',
    () => ana.fetch('/api/events', { headers: { accept: 'text/event-stream' } }),
    200,
    'text/event-stream',
    'no-store',
    DATA,
  ],
  [
    'an answer as a stream',
    () =>
      ana.send(chatApi.ask, {
        body: { notebook_id: id, message: 'Hola' },
        headers: { accept: 'text/event-stream' },
      }),
    200,
    'text/event-stream',
    'no-store',
    DATA,
  ],
  ['a page', () => fetch(`${t.base}/`, html), 200, 'text/html', 'no-cache', PAGE],
  ['a page that is none', () => fetch(`${t.base}/nothing/here`, html), 404, 'text/html', 'no-cache', PAGE],
  [
    'an asset',
    () => fetch(`${t.base}/assets/app-3f2a.js`),
    200,
    'application/javascript',
    'public, max-age=31536000, immutable',
    PAGE,
  ],
  ['the documentation', () => fetch(`${t.base}/api/docs`), 200, 'text/html', 'no-store', DOCS],
  ['its document', () => fetch(`${t.base}/api/openapi.json`), 200, 'application/json', 'no-store', DATA],
  ['the page of the sandbox', async () => fetch(t.base + (await paid())), 200, 'text/html', 'no-store', SANDBOX],
  ['the outbox', () => fetch(`${t.base}/dev/outbox`), 200, 'text/html', null, OUTBOX],
];

describe('the headers of', () => {
  test.each(kinds)('%s', async (_kind, get, status, type, cache, policy) => {
    const answer = await get();
    await answer.body?.cancel();
    const { headers } = answer;
    expect([answer.status, headers.get('content-type')?.split(';')[0], headers.get('cache-control')]).toEqual([
      status,
      type,
      cache,
    ]);
    expect(parsed(headers.get('content-security-policy') ?? '')).toEqual(policy);
    const always = Object.fromEntries(Object.keys(ALWAYS).map((name) => [name, headers.get(name)]));
    expect(always).toEqual(ALWAYS);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    for (const name of [
      'server',
      'x-powered-by',
      'set-cookie',
      'access-control-allow-origin',
      'sourcemap',
      'x-sourcemap',
      'via',
    ])
      expect([name, headers.get(name)]).toEqual([name, null]);
  });
});

test.each([
  '/.env',
  '/.git/HEAD',
  '/.git/config',
  '/.vite/manifest.json',
  '/.pages/about.en.html',
  '/.htaccess',
  '/package.json',
  '/server/main.js',
  '/assets/app-3f2a.js.map',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/wp-login.php',
  '/master.key',
  '/api/../.env',
  '//evil.example/',
  '/server-status',
  '/metrics',
])('a probe for %s finds nothing', async (probe) => {
  const { hostname, port } = new URL(t.base);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${probe} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
  const answer = (await buffer(socket)).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 (?:404|400) /);
  expect(answer).not.toMatch(/root:|"name"|refs\/heads|<title>/);
});

test('no other method is taken anywhere, and nobody is connected to anywhere', async () => {
  const { hostname, port } = new URL(t.base);
  const asked = async (first: string): Promise<string> => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(`${first} HTTP/1.1\r\nhost: ${hostname}\r\nx-secret: echo\r\nconnection: close\r\n\r\n`);
    return (await buffer(socket)).toString();
  };
  for (const method of ['TRACE', 'PROPFIND', 'PATCH', 'LINK']) {
    expect(await asked(`${method} /api/notebooks/`)).toMatch(/^HTTP\/1\.1 405 /);
    const page = await asked(`${method} /`);
    expect(page).toMatch(/^HTTP\/1\.1 404 /);
    expect(page).not.toContain('echo');
  }
  expect(await asked('CONNECT evil.example:443')).not.toMatch(/^HTTP\/1\.1 [23]/);
  expect(await asked('TRACK /')).toMatch(/^HTTP\/1\.1 400 |^$/);
});

test('nobody else’s page is allowed to read anything', async () => {
  const origin = { origin: 'https://evil.example' };
  const asks = {
    ...origin,
    'access-control-request-method': 'DELETE',
    'access-control-request-headers': 'authorization',
  };
  for (const address of [
    '/api/notebooks/',
    '/api/health',
    '/api/openapi.json',
    '/',
    '/dev/outbox.json',
    '/api/payments/webhook/sandbox',
  ])
    for (const answer of [
      await ana.fetch(address, { headers: origin }),
      await ana.fetch(address, { method: 'OPTIONS', headers: asks }),
    ]) {
      await answer.body?.cancel();
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
});

test('a call that came without TLS is led nowhere else: whoever sends it so is to notice', async () => {
  const headers = { 'x-forwarded-proto': 'http', 'x-forwarded-for': '93.184.216.34' };
  for (const address of ['/api/users/profile/', '/api/notebooks/', '/api/health', '/api/nothing', '/mcp', '/']) {
    const { status, headers: told } = await fetch(t.base + address, { headers, redirect: 'manual' });
    expect([address, status < 300 || status >= 400, told.get('location')]).toEqual([address, true, null]);
  }
});
