import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import { charsetOf, readHtml } from './html.ts';
import { readerOfPage } from '../registry.ts';
import { Unreadable } from '../extracted.ts';

const read = (html: string | Buffer, charset: string | null = null) => readHtml(Buffer.from(html as string), charset);
const codeOf = (reading: Promise<unknown>): Promise<ErrorCode | 'read'> =>
  reading.then(
    () => 'read' as const,
    (error: unknown) => {
      if (error instanceof Unreadable) return error.code;
      throw error;
    },
  );
const PARAGRAPH =
  'El arrendatario pagará la renta dentro de los cinco primeros días de cada mes, y si no lo hace deberá, además, el interés máximo que la ley permite, por todo el tiempo de su atraso. ';
const article = (n = 6): string =>
  Array.from({ length: n }, (_, at) => `<h2>Cláusula ${at + 1}</h2><p>${PARAGRAPH}</p>`).join('');
const page = (body: string, head = '<title>Contrato</title>'): string =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

describe('a page', () => {
  test('is its article, without what stands around it', async () => {
    const { text, title } = await read(
      page(
        `<header><nav><a href="/">Inicio</a></nav></header><main><article>${article()}</article></main><aside class="sidebar"><a href="/x">Lo más leído</a></aside><footer>Derechos reservados</footer>`,
      ),
    );
    expect(text).toMatch(/^## Cláusula 1\n\nEl arrendatario/);
    expect(text).not.toMatch(/Inicio|más leído|Derechos/);
    expect(title).toBe('Contrato');
  });

  test('without an article is all that is seen of it', async () => {
    const { text } = await read(
      page('<nav>Inicio</nav><h1>Aranceles</h1><p>Copia: $500</p><script>x()</script><style>a{}</style>'),
    );
    expect(text).toBe('## Aranceles\n\nCopia: $500');
  });

  test('of which an article would be a crumb is all that is seen of it', async () => {
    const deep = (n: number): string => `${'<div>'.repeat(40)}${n} ${PARAGRAPH}${'</div>'.repeat(40)}`;
    const { text } = await read(page(Array.from({ length: 100 }, (_, n) => deep(n)).join('')));
    expect(text.match(/El arrendatario/g)).toHaveLength(100);
  });

  test.each([
    ['only a paragraph', '<p>Hola, <b>mundo</b>.', 'Hola, mundo.'],
    ['a title and text', '<!doctype html><title>T</title><h1>A</h1>b', '## A\n\nb'],
    ['no body', `<html><head><title>T</title></head><p>Hola.</p></html>`, 'Hola.'],
    [
      'XHTML',
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head/><body><p>Hola.</p></body></html>',
      'Hola.',
    ],
    ['words without marks', 'Solo palabras', 'Solo palabras'],
  ])('of %s is read', async (_, html, text) => {
    expect((await read(html)).text).toBe(text);
  });

  test.each([
    ['  Ley\n 20.169 \u202e ', 'Ley 20.169'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
    ['x'.repeat(1000), 'x'.repeat(300)],
    [' ', null],
    ['uno</title><title>dos', 'uno'],
  ])('has its title as one clean line: %j', async (typed, title) => {
    expect((await read(page('<p>Hola.</p>', `<title>${typed}</title>`))).title).toBe(title);
  });

  test('runs nothing, fetches nothing and goes nowhere', async () => {
    const { text } = await read(
      page(
        `<base href="http://127.0.0.1/"><meta http-equiv="refresh" content="0;url=http://169.254.169.254/"><link rel="stylesheet" href="//x"><iframe src="http://10.0.0.1"></iframe><img src="http://10.0.0.1/a.png" onerror="process.exit(9)"><svg onload="process.exit(9)"><text>svg</text></svg><script>process.exit(9)</script><a href="javascript:process.exit(9)">enlace</a>`,
      ),
    );
    expect(text).toBe('enlace');
  });
});

describe('a page without text', () => {
  test.each([
    ['nothing', ''],
    ['only space', page(' \n&nbsp;')],
    ['only a program', page('<noscript>Activa JavaScript</noscript><div id="root"></div><script>x</script>')],
    ['only pictures', page('<img src="a.png" alt="foto">')],
    ['a door', page('<h1>Ingresa</h1><form><label>Clave</label><input type="password"><button>Entrar</button></form>')],
  ])('%s', async (_, html) => {
    expect(await codeOf(read(html))).toBe('NO_TEXT');
  });

  test('but a page with a door in its corner is read', async () => {
    expect((await read(page(`<form><input type="PASSWORD"></form>${article()}`))).text).toContain('Cláusula 6');
  });
});

describe('encodings', () => {
  const accents = '<p>¿Señoría, cómo está la cañería de Ñuñoa?</p>';
  const plain = '¿Señoría, cómo está la cañería de Ñuñoa?';
  test.each<[string, Buffer, string | null]>([
    ['UTF-8 that nobody names', Buffer.from(accents), null],
    ['UTF-8 that its server calls Latin', Buffer.from(accents), 'iso-8859-1'],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${accents}`), 'utf-16'],
    ['Latin as its server says', iconv.encode(accents, 'latin1'), 'iso-8859-1'],
    ['Latin that its server calls UTF-8', iconv.encode(accents, 'latin1'), 'utf-8'],
    ['Latin that nobody names', iconv.encode(accents, 'latin1'), null],
    ['Latin as the page says', iconv.encode(`<meta charset=windows-1252>${accents}`, 'latin1'), null],
    [
      'Latin 9 as its prolog says',
      iconv.encode(`<?xml version="1.0" encoding="iso-8859-15"?>${accents}`, 'iso-8859-15'),
      null,
    ],
    ['Latin as an unknown name', iconv.encode(accents, 'latin1'), 'x-nonsense'],
    ['UTF-16 with its mark', iconv.encode(accents, 'utf-16le', { addBOM: true }), null],
    ['UTF-16 without', iconv.encode(accents, 'utf-16be', { addBOM: false }), null],
    ['UTF-8 that the page calls UTF-16', Buffer.from(`<meta charset="utf-16">${accents}`), null],
    [
      'Mac as the page says',
      iconv.encode(`<meta http-equiv=content-type content='text/html; charset=macintosh'>${accents}`, 'macintosh'),
      null,
    ],
  ])('%s', async (_, bytes, charset) => {
    expect((await readHtml(bytes, charset)).text).toBe(plain);
  });

  test('only a guess is told as one', async () => {
    const latin = iconv.encode(accents, 'latin1');
    const warnings = async (charset: string | null) =>
      (await readHtml(latin, charset)).report.warnings.map(({ code }) => code);
    expect(await warnings('iso-8859-1')).toEqual([]);
    expect(await warnings(null)).toEqual(['encoding-guessed']);
  });

  test.each([
    ['text/html; charset=utf-8', 'utf-8'],
    ['text/html;CHARSET=ISO-8859-1', 'ISO-8859-1'],
    ['text/html', null],
  ])('%s names %s', (type, charset) => expect(charsetOf(type)).toBe(charset));
});

describe('a page of a hostile shape', () => {
  test.each([
    ['elements within each other', `${'<div>'.repeat(5000)}hola${'</div>'.repeat(5000)}`],
    ['elements that are never closed', `${'<font>'.repeat(3000)}hola`],
    ['very many elements', `<p>hola</p>${'<br>'.repeat(400_000)}`],
    ['very many signs', `<p>hola ${'&amp;'.repeat(400_000)}</p>`],
    ['a long program', `<script>${'x'.repeat(5_000_000)}</script>hola`],
    ['very many attributes', `<p ${Array.from({ length: 20_000 }, (_, n) => `a${n}=x`).join(' ')}>hola</p>`],
    ['a word without an end', `hola <a href="${'x'.repeat(1_000_000)}`],
    ['tables within tables', `${'<table><tr><td>'.repeat(1000)}hola`],
    ['lists within lists', `${'<ul><li>'.repeat(1000)}hola`],
  ])('%s', async (_, body) => {
    expect((await read(page(body))).text.trim()).toContain('hola');
  });

  test('deeper than any page is refused', async () => {
    expect(await codeOf(read('<div>'.repeat(50_000)))).toBe('RESPONSE_TOO_LARGE');
  });
});

test('what reads it follows from its bytes and from what its server said', () => {
  const reader = (type: string, bytes: string) => readerOfPage(type, Buffer.from(bytes, 'latin1'));
  expect(reader('text/html', '%PDF-1.7')).toBe('pdf');
  expect(reader('application/pdf', '<p>Not found</p>')).toBe('html');
  expect(reader('text/plain; charset=utf-8', 'a')).toBe('text');
  expect(reader('text/markdown', '# a')).toBe('text');
  expect(reader('application/xhtml+xml', '<p>')).toBe('html');
  expect(() => reader('text/html', '\x89PNG')).toThrow('UNSUPPORTED_CONTENT');
  expect(() => reader('text/html', '')).toThrow('NO_TEXT');
});

describe('a page that was saved as a file', () => {
  const saved = (body: string) => readHtml(Buffer.from(page(body)), null, false);
  test('is all that is seen of it, with what was filled in', async () => {
    const form =
      '<form><label>Nombre</label><input value="Ana Pérez"><input type="hidden" value="x"><p><input type="checkbox" checked>Acepto <input type="radio">Rechazo</p><select><option>Uno</option><option selected>Dos</option></select><textarea>Sin más.</textarea></form>';
    const { text, report } = await saved(`<nav>Causas</nav><p>Rol C-1-2026</p>${form}`);
    expect(text.split(/\n+/)).toEqual([
      'Causas',
      'Rol C-1-2026',
      'Nombre Ana Pérez',
      '[x] Acepto [ ] Rechazo',
      'Dos',
      'Sin más.',
    ]);
    expect(report.warnings).toEqual([]);
  });

  test.each([
    ['hidden words', '<p style="display:none">No.</p>', ['hidden-text']],
    ['a picture', '<img src="a.png">', ['unread-images']],
    ['a picture that only decorates', '<img src="a.png" alt=""><script>var a</script><p hidden></p>', []],
    ['a page within', '<iframe src="a.html"></iframe>', ['embedded-files']],
  ])('warns of %s', async (_what, more, codes) => {
    const { text, report } = await saved(`<p>La renta es de 20 UF.</p>${more}`);
    expect(text).toBe('La renta es de 20 UF.');
    expect(report.warnings.map(({ code }) => code)).toEqual(codes);
  });
});
