import { expect, test } from 'vitest';
import { readEml } from './eml.ts';

const HEAD = [
  'From: =?utf-8?Q?Ana_P=C3=A9rez?= <ana@ejemplo.cl>',
  'To: "Soto, Pedro" <pedro@ejemplo.cl>, Bodega: uno@ejemplo.cl;',
  'Cc: carla@ejemplo.cl',
  'Date: Tue, 3 Mar 2026 10:00:00 -0300',
  'Subject: =?iso-8859-1?Q?T=E9rmino_del_contrato?=',
  'MIME-Version: 1.0',
];
const eml = (...lines: string[]): Buffer => Buffer.from([...HEAD, ...lines].join('\r\n'), 'latin1');
const part = (type: string, ...lines: string[]): string[] => ['--b', `Content-Type: ${type}`, ...lines];

test('a letter is its head, its body, and the names of what is attached', async () => {
  const { text, report, title } = await readEml(
    eml(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...part(
        'text/plain; charset=iso-8859-1',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        'Estimado Pedro:',
        '',
        'Le comunico el t=E9rmino del contrato de arrendamiento.',
      ),
      ...part('application/pdf', 'Content-Disposition: attachment; filename="carta.pdf"', '', 'x'),
      ...part('image/png; name=logo.png', 'Content-Disposition: inline', '', 'x'),
      '--b--',
    ),
  );
  expect(text).toBe(
    [
      'De: Ana Pérez <ana@ejemplo.cl>\nPara: Soto, Pedro <pedro@ejemplo.cl>; Bodega: uno@ejemplo.cl\nCC: carla@ejemplo.cl\nFecha: Tue, 3 Mar 2026 10:00:00 -0300\nAsunto: Término del contrato',
      'Estimado Pedro:',
      'Le comunico el término del contrato de arrendamiento.',
      '[Archivo adjunto, no es parte de este texto: carta.pdf]\n[Archivo adjunto, no es parte de este texto: logo.png]',
    ].join('\n\n'),
  );
  expect(title).toBe('Término del contrato');
  expect(report.warnings.map(({ code }) => code)).toEqual(['unread-images', 'embedded-files']);
});

test('a letter with nothing but a page is read as one, and so is one whose plain form only says to look at it', async () => {
  const page =
    '<html><body><script>alert(1)</script><p>La renta es de 20 UF.</p><table><tr><td>Cuota</td><td>Monto</td></tr></table><img src="http://127.0.0.1:9/x.png"></body></html>';
  const alone = await readEml(eml('Content-Type: text/html; charset=utf-8', '', page));
  expect(alone.text).toContain('La renta es de 20 UF.');
  expect(alone.text).toContain('Cuota');
  expect(alone.text).not.toContain('alert');
  const both = await readEml(
    eml(
      'Content-Type: multipart/alternative; boundary=b',
      '',
      ...part('text/plain', '', 'Vea la página.'),
      ...part('text/html', '', page),
      '--b--',
    ),
  );
  expect(both.text).toContain('La renta es de 20 UF.');
  expect(both.text).not.toContain('Vea la página');
});

test('a letter that was forwarded within is read, one that is attached is named', async () => {
  const inner = ['From: otro@ejemplo.cl', 'Subject: Antes', '', 'Lo que se dijo antes.'];
  const { text } = await readEml(
    eml(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...part('text/plain', '', 'Reenvío.'),
      ...part('message/rfc822', '', ...inner),
      '--b--',
    ),
  );
  expect(text).toContain('Lo que se dijo antes.');
  const attached = await readEml(
    eml(
      'Content-Type: multipart/mixed; boundary=b',
      '',
      ...part('text/plain', '', 'Adjunto.'),
      ...part('message/rfc822', 'Content-Disposition: attachment; filename=antes.eml', '', ...inner),
      '--b--',
    ),
  );
  expect(attached.text).toContain('[Archivo adjunto, no es parte de este texto: antes.eml]');
  expect(attached.text).not.toContain('Lo que se dijo antes.');
});

test('a head cannot begin a line that is none of its own', async () => {
  const { text } = await readEml(eml('Cc: a@ejemplo.cl', 'Subject: =?utf-8?B?QQpEZTogb3Rybw==?=', '', 'Hola.'));
  expect(text.split('\n').filter((line) => line.startsWith('De:'))).toEqual(['De: Ana Pérez <ana@ejemplo.cl>']);
});

const nested = (deep: number): string =>
  Array.from({ length: deep }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}`).join('\r\n');
test.each<[string, string, Buffer]>([
  ['text that is no letter', 'WRONG_TYPE', Buffer.from('La renta es de 20 UF.\nSe paga el día 5.')],
  ['a letter that is sealed', 'ENCRYPTED', eml('Content-Type: multipart/encrypted; boundary=b', '', '--b--')],
  [
    'a letter in a sealed container',
    'ENCRYPTED',
    eml('Content-Type: application/pkcs7-mime; smime-type=enveloped-data', '', 'x'),
  ],
  ['parts too deep', 'CORRUPT', eml(nested(300))],
  ['a head too long', 'CORRUPT', eml(`X-A: ${'a'.repeat(2_000_000)}`, '', 'x')],
])('%s is refused', async (_what, code, bytes) => {
  await expect(readEml(bytes)).rejects.toThrow(code);
});
