import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourcesApi, websiteTitle, type Source } from '#contract/sources.ts';
import type { Videos } from '#server/ports/videos/port.ts';
import { createWeb } from '#server/ports/web/guarded.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { html, PretendedWeb, PUBLIC, to, USER_AGENT } from '#test/site.ts';
import { ask, settled, textOf } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

const LAW = `<!doctype html><html><head><title>Ley 18.101 | Biblioteca</title><meta property="og:title" content="Ley 18.101 sobre
  arrendamiento &lt;b&gt;de predios&lt;/b&gt; urbanos"></head><body><nav>Inicio Leyes Ayuda</nav><article>
  <h1>Arrendamiento de predios urbanos</h1>${Array.from(
    { length: 8 },
    (
      _,
      n,
    ) => `<h2>Artículo ${n + 1}</h2><p>El contrato de arrendamiento de bienes raíces urbanos, entendiéndose por tales los ubicados
    dentro del radio urbano respectivo, se regirá por las disposiciones especiales de esta ley, en lo número ${n + 1} señalado.</p>`,
  ).join(
    '',
  )}<p>El desahucio se practicará con dos meses de anticipación.</p></article><script>document.title = 'x';</script></body></html>`;
const SAID = [
  { from: 0.5, to: 3, text: 'Se abre la audiencia.' },
  { from: 30, to: 33, text: 'La parte demandada apela.' },
];
const LOGIN =
  '<html><body><form><h1>Iniciar sesión</h1><input name="u"><input type="password"><button>Entrar</button></form></body></html>';

let web: PretendedWeb;
let t: TestApp;
let ana: Person;
let id: string;
let served = LAW;
/** Lets the page at /tarde be answered. */
let release: () => void;
const released = new Promise<void>((resolve) => (release = resolve));
beforeAll(async () => {
  web = await PretendedWeb.site((request, response) => {
    if (request.url === '/ley') html(response, served);
    else if (request.url === '/tarde') void released.then(() => html(response, served));
    else if (request.url === '/viejo') to('/ley')(request, response);
    else if (request.url === '/dentro') to('http://169.254.169.254/latest/')(request, response);
    else if (request.url === '/login') html(response, LOGIN);
    else if (request.url === '/vacio') html(response, '');
    else if (request.url === '/app')
      html(response, '<body><noscript>Activa JavaScript</noscript><div id="root"></div></body>');
    else if (request.url === '/texto')
      html(response, 'Línea uno.\nLínea dos.', { 'content-type': 'text/plain; charset=utf-8' });
    else if (request.url === '/zip') html(response, Buffer.from('PK\x03\x04zip', 'latin1'));
    else if (request.url === '/latin')
      html(response, Buffer.from('<title>Ñandú</title><p>El cónyuge compró una cañería.', 'latin1'), {
        'content-type': 'text/html; charset=utf-8',
      });
    else response.writeHead(404).end();
  });
  web.names.set('dos-caras.example', [[PUBLIC, '10.0.0.1']]);
  const videos: Videos = {
    knows: ({ hostname }) => hostname === 'youtu.be',
    transcript: async () => ({ title: 'Alegato', utterances: SAID }),
  };
  const adapters = { videos, web: createWeb({ userAgent: USER_AGENT, resolve: web.resolve, connect: web.connect }) };
  t = await testApp({ work: true, adapters });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
});
afterAll(async () => {
  await t.close();
  await web.close();
});

const begin = (
  url: string,
  title?: string,
  type: 'website' | 'youtube' | 'multiple-websites' = 'website',
): Promise<Source> => ana.call(sourcesApi.add, { params: { id }, body: { type, url, ...(title && { title }) } });
const added = async (url: string, title?: string): Promise<Source> => settled(await begin(url, title), ana);
const at = (path: string): string => `http://ley.example${path}`;
const filesOf = async (source: Source): Promise<string[]> =>
  (await readdir(t.dataDir, { recursive: true })).filter(
    (name) => name.includes(source.id) && /file-[^/]+$/.test(name),
  );

describe('a page of the web', () => {
  test('is read as it is today: its article, its title, its address', async () => {
    const url = at('/ley');
    const source = await added(url, websiteTitle(1, url));
    expect(source).toMatchObject({
      processing_status: 'completed',
      type: 'website',
      title: 'Ley 18.101 sobre arrendamiento <b>de predios</b> urbanos',
      display_name: 'ley.example',
      url,
      metadata: { originalUrl: url },
    });
    const text = await textOf(source, ana);
    expect(text).toContain('## Artículo 3\n\nEl contrato de arrendamiento');
    expect(text).not.toMatch(/Inicio|document\.title|<p>/);
    const { content } = await ask(ana, id, '¿Con qué anticipación se practicará el desahucio?', [source.id]);
    expect(content.citations[0]).toMatchObject({ source_id: source.id, state: 'exact' });
  });

  test('keeps the title that a person gives it', async () => {
    for (const title of ['Mi ley', 'Website 1: http://otro.example/', 'Website uno: ' + at('/ley')])
      expect((await added(at('/ley'), title)).title).toBe(title);
  });

  test('without a title is called by its own, and until then by its address', async () => {
    const source = await begin(at('/tarde'));
    expect(source.title).toBe(at('/tarde'));
    release();
    expect(await settled(source, ana)).toMatchObject({
      processing_status: 'completed',
      error_code: null,
      title: expect.stringContaining('Ley 18.101'),
    });
  });

  test('of several is taken as one', async () => {
    const source = await settled(await begin(at('/viejo'), undefined, 'multiple-websites'), ana);
    expect(source).toMatchObject({ type: 'website', processing_status: 'completed' });
  });

  test('is kept sealed, and downloaded as a file that no browser runs', async () => {
    const source = await added(at('/ley'));
    const answer = await ana.send(sourcesApi.download, { params: { id, sourceId: source.id } });
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="ley.example.html"');
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(await answer.text()).toBe(LAW);
  });

  test('of plain text is read as such, and downloaded so', async () => {
    const source = await added(at('/texto'), websiteTitle(3, at('/texto')));
    expect(source.title).toBe('texto');
    expect(await textOf(source, ana)).toBe('Línea uno.\nLínea dos.');
    const answer = await ana.send(sourcesApi.download, { params: { id, sourceId: source.id } });
    expect(answer.headers.get('content-disposition')).toContain('"ley.example.txt"');
  });

  test('whose server lies about its encoding is read all the same', async () => {
    const source = await added(at('/latin'));
    expect(source.title).toBe('Ñandú');
    expect(await textOf(source, ana)).toBe('El cónyuge compró una cañería.');
  });
});

describe('a page that cannot be read', () => {
  test.each([
    [at('/dentro'), 'URL_NOT_ALLOWED'],
    ['http://dos-caras.example/', 'URL_NOT_ALLOWED'],
    ['http://nadie.example/', 'URL_UNREACHABLE'],
    [at('/nada'), 'HTTP_STATUS'],
    [at('/login'), 'NO_TEXT'],
    [at('/vacio'), 'NO_TEXT'],
    [at('/app'), 'NO_TEXT'],
    [at('/zip'), 'UNSUPPORTED_CONTENT'],
  ])('%s fails with %s and a sentence', async (url, code) => {
    const source = await added(url, websiteTitle(1, url));
    expect(source).toMatchObject({ processing_status: 'failed', error_code: code, title: websiteTitle(1, url) });
    expect(source.error_message).toMatch(/\.$/);
    expect(web.canary).toBe(0);
  });

  test('is fetched anew when it is tried again, and only what came last is kept', async () => {
    served = '';
    const source = await added(at('/ley'));
    expect(source.error_code).toBe('NO_TEXT');
    expect(await filesOf(source)).toHaveLength(1);
    served = LAW;
    await ana.call(sourcesApi.retry, { params: { id, sourceId: source.id }, body: {} });
    const again = await settled(source, ana);
    expect(again).toMatchObject({ processing_status: 'completed', metadata: { bytes: Buffer.byteLength(LAW) } });
    expect(await filesOf(source)).toHaveLength(1);
  });

  test('of a video whose captions are had is what is said in it, with its title and its times', async () => {
    const url = 'https://youtu.be/dQw4w9WgXcQ';
    const source = await settled(await begin(url, websiteTitle(1, url), 'youtube'), ana);
    expect(source).toMatchObject({ processing_status: 'completed', title: 'Alegato', display_name: 'youtu.be', url });
    const read = await ana.call(sourcesApi.one, { params: { id, sourceId: source.id } });
    expect(read.content).toBe('Se abre la audiencia.\nLa parte demandada apela.');
    expect(read.report).toMatchObject({ times: [0.5, 30], reader: 'YouTube' });
  });

  test('of a video that nobody knows says so', async () => {
    const source = await settled(await begin('https://www.youtube.com/watch?v=dQw4w9WgXcQ', undefined, 'youtube'), ana);
    expect(source).toMatchObject({ type: 'youtube', processing_status: 'failed', error_code: 'NO_TRANSCRIPT' });
  });
});
