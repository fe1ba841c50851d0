import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeLanguageTool, type Manner } from '#test/fakes/language-tool.ts';
import { createLanguageTool, type Limits } from './language-tool.ts';

/** What answers has time, however busy the machine is. */
const QUICK: Partial<Limits> = { request: 20_000, whole: 60_000, pause: 1 };
const { signal } = new AbortController();
const logged: object[] = [];
const log = { warn: (fields: object) => void logged.push(fields) };
let server: FakeLanguageTool;
let baseUrl: string;
beforeEach(async () => {
  server = new FakeLanguageTool();
  baseUrl = await server.open();
  logged.length = 0;
});
afterEach(() => server.close());

const tool = (more: { redact?: boolean; limits?: Partial<Limits> } = {}) =>
  createLanguageTool({ baseUrl, log, ...more, limits: { ...QUICK, ...more.limits } });
const check = (text: string, more: Parameters<typeof tool>[0] = {}) =>
  tool(more).check(text, { language: 'es' }, signal);
const TEXT = 'Contrato\n\nLas partes convienen esto ⚖️ y aquello; haiga pago.\nEl precio esta pactado.\n12\n';
const HAIGA = { find: 'haiga', message: 'La forma culta es «haya».', instead: ['haya', 'hay'] };
const ESTA = {
  find: 'esta',
  message: 'Falta la tilde.',
  instead: ['está'],
  type: 'misspelling',
  category: 'DIACRITICS',
};

describe('a server that answers', () => {
  test('is sent paragraph by paragraph, and each finding stands at its place in the whole', async () => {
    server.rules = [HAIGA, ESTA];
    const { slips, extent } = await check(TEXT);
    expect(extent).toBe('whole');
    expect(slips.map(({ start, end, kind, suggestion }) => [TEXT.slice(start, end), kind, suggestion])).toEqual([
      ['haiga', 'grammar', 'haya'],
      ['esta', 'spelling', 'está'],
    ]);
    expect(server.asked.map(({ text }) => text).sort()).toEqual([
      'Contrato',
      'El precio esta pactado.',
      'Las partes convienen esto ⚖️ y aquello; haiga pago.',
    ]);
    expect(server.asked[0]).toMatchObject({ path: 'POST /v2/check', language: 'es' });
    expect(server.asked[0]!.disabled).toEqual(expect.arrayContaining(['STYLE', 'REDUNDANCY', 'COLLOQUIALISMS']));
    expect(logged).toEqual([]);
  });

  test('is asked about a few at once, whoever they are of', async () => {
    const many = Array.from({ length: 30 }, (_, n) => `Este es el párrafo número ${n} del contrato.`).join('\n');
    server.manner = (response, ...rest) => setImmediate(() => server.well(response, ...rest));
    const one = tool({ limits: { atOnce: 3 } });
    const all = await Promise.all([1, 2].map(() => one.check(many, { language: 'es' }, signal)));
    expect(all.map(({ extent }) => extent)).toEqual(['whole', 'whole']);
    expect(server.asked).toHaveLength(60);
    expect(server.at.most).toBeLessThanOrEqual(3);
  });

  test('is sent no more than it may be, and a long paragraph in pieces that keep their places', async () => {
    server.rules = [HAIGA];
    const long = `${'La parte paga la renta cada mes sin falta. '.repeat(300)}Haber haiga.\nOtro párrafo más.`;
    const { slips, extent } = await check(long, { limits: { most: 12_915 } });
    expect(extent).toBe('beginning');
    expect(slips.map(({ start, end }) => long.slice(start, end))).toEqual(['haiga']);
    expect(Math.max(...server.asked.map(({ text }) => text.length))).toBeLessThanOrEqual(8000);
    expect(server.asked.some(({ text }) => text.includes('Otro'))).toBe(false);
  });

  test('is sent nothing of who is named where that is to be hidden, and says nothing of it', async () => {
    const named = 'Comparece don Pedro Soto, RUT 11.111.111-1, correo p@soto.cl, y haiga paz.';
    server.rules = [HAIGA, { find: 'Xxxxx', message: 'Palabra desconocida.', type: 'misspelling', category: 'TYPOS' }];
    const { slips } = await check(named, { redact: true });
    expect(server.asked[0]!.text).not.toMatch(/Pedro|Soto|11\.111|p@/);
    expect(server.asked[0]!.text).toHaveLength(named.length);
    expect(slips.map(({ start, end }) => named.slice(start, end))).toEqual(['haiga']);
  });
});

describe('an unkind server', () => {
  const status =
    (code: number, more = {}): Manner =>
    (response) =>
      void response.writeHead(code, more).end('{}');
  const body =
    (words: string): Manner =>
    (response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(words);

  const silent: Manner = () => undefined;

  test.each<[string, Manner]>([
    ['500', status(500)],
    ['429', status(429, { 'retry-after': '3600' })],
    ['404', status(404)],
    ['413', status(413)],
    ['a redirect', status(302, { location: 'http://example.com/v2/check' })],
    ['broken JSON', body('{"matches": [')],
    ['a page', body('<html>Sign in</html>')],
    ['another JSON', body('{"error": "no"}')],
    ['matches of another shape', body('{"matches": [{"offset": "x"}]}')],
    ['more bytes than an answer has', body(`{"matches": [], "x": "${'x'.repeat(3_000_000)}"}`)],
    ['a cut connection', (response) => void response.destroy()],
    ['half an answer', (response) => void response.writeHead(200).write('{"matc', () => response.destroy())],
    ['silence', silent],
  ])('%s: nothing is found, nothing thrown, and it is left alone soon', async (_, manner) => {
    server.manner = manner;
    const many = Array.from({ length: 40 }, (_one, n) => `Este es el párrafo número ${n} del contrato.`).join('\n');
    const limits = manner === silent ? { request: 50 } : {};
    expect(await check(many, { limits })).toEqual({ slips: [], extent: 'nothing' });
    expect(server.asked.length).toBeLessThan(20);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('párrafo');
  });

  test('that is busy once is asked again', async () => {
    server.rules = [HAIGA];
    server.manner = (...asked) => (asked[2] === 0 ? status(503)(...asked) : server.well(...asked));
    expect(await check('Que haiga paz entre las partes.')).toMatchObject({
      extent: 'whole',
      slips: [{ kind: 'grammar' }],
    });
    expect(server.asked).toHaveLength(2);
  });

  test('that stops answering leaves what it had found', async () => {
    server.rules = [HAIGA];
    server.manner = (...asked) => (asked[1].text.includes('haiga') ? server.well(...asked) : status(500)(...asked));
    const { slips, extent } = await check('Que haiga paz entre ellos.\nLa otra parte paga.\nLa otra parte cobra.');
    expect([slips.length, extent]).toEqual([1, 'part']);
  });

  test('that is slow has so long in all', async () => {
    server.manner = (response) => response.writeHead(200).flushHeaders();
    const { extent } = await check(TEXT, { limits: { request: 60_000, whole: 50 } });
    expect(extent).toBe('nothing');
  });

  test('is left at once by who aborts', async () => {
    server.manner = () => stop.abort(new Error('gone'));
    const stop = new AbortController();
    const asked = tool({ limits: { request: 60_000 } }).check(TEXT, { language: 'es' }, stop.signal);
    await expect(asked).rejects.toThrow('gone');
  });
});
