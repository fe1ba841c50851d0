import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { accountApi } from '#contract/account.ts';
import { rows } from '#contract/api.ts';
import { errorCode } from '#contract/errors.ts';
import { liveApi } from '#contract/live.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { buildApp } from '#server/app.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { partsOf } from './health.ts';
import { sentence } from './text.ts';

let t: TestApp;
let webDir: string;
beforeAll(async () => {
  webDir = await mkdtemp(path.join(tmpdir(), 'fojas-web-'));
  await mkdir(path.join(webDir, 'assets'));
  await mkdir(path.join(webDir, '.pages'));
  for (const language of ['en', 'es'])
    for (const name of ['about', '404'])
      await writeFile(
        path.join(webDir, '.pages', `${name}.${language}.html`),
        `<html lang="${language}" data-billing="{{kind}}" data-welcome="{{welcome}}" data-password="{{password}}"><title>Fojas</title><link href="{{app-url}}{{address}}">{{welcome}} ${name}`,
      );
  await writeFile(path.join(webDir, 'index.html'), '<!doctype html><title>Fojas</title>');
  await writeFile(path.join(webDir, 'assets/app-3f2a.js'), 'export {};');
  t = await testApp({ webDir });
});
afterAll(async () => {
  await t.close();
  await rm(webDir, { recursive: true, force: true });
});

describe('an error', () => {
  test('is told in the language of the request, with an id', async () => {
    const answer = await t.world
      .nobody()
      .send(notebooksApi.list, { headers: { 'accept-language': 'es-CL,es;q=0.9,en;q=0.8' } });
    const body = (await answer.json()) as { error: string; request_id: string };
    expect(body.error).toBe('Debes iniciar sesión de nuevo.');
    expect(answer.headers.get('x-request-id')).toBe(body.request_id);
  });

  test('is told in the language of the settings, where the request names none', async () => {
    const ana = await t.world.user();
    const said = async (header: string): Promise<string> => {
      const answer = await ana.send(notebooksApi.create, {
        body: { title: 5 },
        headers: { 'accept-language': header },
      });
      return ((await answer.json()) as { error: string }).error;
    };
    const [english, spanish] = [sentence('INVALID', 'en'), sentence('INVALID', 'es')];
    expect(await said('*')).toBe(english);
    await ana.call(accountApi.update, { body: { metadata: { language: 'es' } } });
    expect(await said('*')).toBe(spanish);
    expect(await said('fr-FR')).toBe(spanish);
    expect(await said('en-US')).toBe(english);
  });

  test('is what a NUL in any query gets', async () => {
    const ana = await t.world.user();
    const { id } = await ana.notebook('Tasas');
    let asked = 0;
    for (const { endpoint } of rows.filter((row) => row.endpoint.method === 'GET' && row.endpoint.query)) {
      const address = `/api${endpoint.path.replaceAll(/:\w+/g, id)}`;
      const names = Object.keys(
        z.toJSONSchema(endpoint.query!, { io: 'input', unrepresentable: 'any' }).properties ?? {},
      );
      expect(names).not.toEqual([]);
      for (const query of [...names.map((name) => `${name}=%00`), 'a%00b=1']) {
        const answer = await ana.fetch(`${address}?${query}`);
        expect([address, query, answer.status, ((await answer.json()) as { error_code: string }).error_code]).toEqual([
          address,
          query,
          400,
          'INVALID',
        ]);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(10);
  });

  test('has a sentence in both languages for every code', () => {
    // Its words are the specification's (3, section 2), which ends them without a stop.
    const unstopped = 'INVALID_RESET_TOKEN';
    for (const code of errorCode.options)
      for (const language of ['en', 'es'] as const)
        expect(sentence(code, language)).toMatch(code === unstopped ? /^[A-ZÁÉÍÓÚ].*[^.]$/ : /^[A-ZÁÉÍÓÚ].*\.$/);
  });

  test('that nobody foresaw is 500 without its words, and the log has no body', async () => {
    const ana = await t.world.user();
    await t.deps.db
      .updateTable('user_keys')
      .set({ wrapped: Buffer.from('broken') })
      .where('user_id', '=', ana.id)
      .execute();
    t.deps.vault.forget(ana.id);
    const answer = await ana.send(notebooksApi.create, { body: { title: 'Secreto de Ana' } });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({
      error_code: 'INTERNAL',
      error: 'Internal server error. Please try again later.',
    });
    expect(t.logged().filter((line) => line.includes('a call failed'))).toHaveLength(1);
    expect(t.logged().join('\n')).not.toContain('Secreto');
  });

  test('of a call whose account is deleted meanwhile is that nobody asks, and the log tells of it', async () => {
    const ana = await t.world.user();
    await t.deps.db.deleteFrom('user_keys').where('user_id', '=', ana.id).execute();
    t.deps.vault.forget(ana.id);
    const answer = await ana.send(notebooksApi.create, { body: { title: 'De nadie' } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error_code: 'UNAUTHENTICATED' });
    expect(t.logged().filter((line) => line.includes('KeyDestroyed'))).toHaveLength(1);
  });
});

describe('a page', () => {
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(t.base + address, { headers, redirect: 'manual' });
  const html = { accept: 'text/html,*/*' };

  test.each(['/', '/dashboard', '/dashboard/', '/notebook/8d7f', '/profile?tab=tokens', '/terms-of-service'])(
    '%s is a screen',
    async (address) => {
      const answer = await get(address, html);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await answer.text()).toContain('<title>Fojas');
    },
  );

  test('that is none is the page with 404; under the API it is JSON', async () => {
    const answer = await get('/nothing/here', html);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await get('/api/nothing', html)).headers.get('content-type')).toContain('json');
    expect((await get('/assets/gone.js')).headers.get('content-type')).toContain('json');
  });

  test('is written in the language that is asked for, else in the one that the browser prefers', async () => {
    const language = async (address: string, header: string): Promise<string | null> =>
      (await get(address, { ...html, 'accept-language': header })).headers.get('content-language');
    expect(await language('/about', 'es-CL,es;q=0.9,en;q=0.8')).toBe('es');
    expect(await language('/about/', 'fr')).toBe('en');
    expect(await language('/about?lang=es', 'en')).toBe('es');
    const answer = await get('/about?lang=es&utm=1', html);
    expect(answer.headers.get('vary')).toBe('accept-language, accept-encoding');
    expect(await answer.text()).toBe(
      `<html lang="es" data-billing="on" data-welcome="10000" data-password="8"><title>Fojas</title><link href="${t.deps.config.appUrl}/about?lang=es">10.000 about`,
    );
    const etag = answer.headers.get('etag')!;
    expect((await get('/about?lang=es', { ...html, 'if-none-match': etag })).status).toBe(304);
  });

  test('that nobody may find says so, and the others are on a map', async () => {
    const robots = async (address: string): Promise<string | null> =>
      (await get(address, html)).headers.get('x-robots-tag');
    expect(await robots('/about')).toBeNull();
    for (const hidden of ['/dashboard', '/notebook/8d7f', '/reset-password', '/nothing/here'])
      expect([hidden, await robots(hidden)]).toEqual([hidden, 'noindex']);
    const map = await (await get('/sitemap.xml')).text();
    expect(map).toContain(`<loc>${t.deps.config.appUrl}/about</loc>`);
    expect(map).toContain(`hreflang="es" href="${t.deps.config.appUrl}/about?lang=es"`);
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${t.deps.config.appUrl}/sitemap.xml`);
  });

  test('that moved says where to', async () => {
    const answer = await get('/acceptable-use-policy', html);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/acceptable-use']);
  });

  test('keeps files with a hash in their name for ever', async () => {
    expect((await get('/assets/app-3f2a.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('comes with a policy that lets nothing foreign in and no script stand inline', async () => {
    const headers = (await get('/', html)).headers;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

test('what the API answers is kept nowhere', async () => {
  const ana = await t.world.user();
  expect((await ana.send(notebooksApi.list)).headers.get('cache-control')).toBe('no-store');
});

test('health says the state of each part', async () => {
  expect(await t.world.nobody().call(liveApi.health)).toMatchObject({ status: 'ok', parts: { database: 'ok' } });
});

test('health says that a process is degraded whose disk takes nothing more, and that it still serves', async () => {
  const storage = { ...t.deps.storage, probe: async () => 'full' as const };
  const parts = partsOf({ ...t.deps, storage }, () => false);
  const app = await buildApp(t.deps, { ...t.composed, parts, webDir: null });
  const answer = await app.inject('/api/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'degraded', parts: { database: 'ok', storage: 'full' } });
  await app.close();
});

test('health says that a database comes back by itself, and when to ask again', async () => {
  const app = await buildApp(t.deps, { ...t.composed, parts: partsOf(t.deps, () => true), webDir: null });
  const answer = await app.inject('/api/health');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.json()).toMatchObject({ status: 'recovering', parts: { database: 'recovering' } });
  await app.close();
});

test('the OpenAPI document has every row of the tables', async () => {
  const document = (await (await fetch(`${t.base}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const described = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map((operation) => operation.operationId),
  );
  const all = [...rows, ...t.composed.shelf.rows];
  expect(described.sort()).toEqual(all.map(({ room, name }) => `${room}.${name}`).sort());
  expect((await fetch(`${t.base}/api/docs`)).status).toBe(200);
});
