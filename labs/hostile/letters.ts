import { makeMsg } from '#test/msg.ts';

/** A file made to harm: what it does, its name, its bytes. */
export type Hostile = readonly [what: string, name: string, make: () => Buffer];

export const MANY = 100_000;
/** Elements in elements. */
export const deep = (open: string, close: string, n = 50_000): string => open.repeat(n) + close.repeat(n);

const eml = (...lines: string[]): Buffer =>
  Buffer.from(['From: ana@ejemplo.cl', 'Subject: Aviso', 'MIME-Version: 1.0', ...lines].join('\r\n'), 'latin1');
const nested = (n: number): string =>
  Array.from({ length: n }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}`).join('\r\n');
/** E-mails as they are saved. */
export const LETTERS: Hostile[] = [
  ['parts in parts', 'partes.eml', () => eml(nested(5000))],
  ['letters in letters', 'cartas.eml', () => eml('Content-Type: message/rfc822\r\n\r\n'.repeat(5000), 'x')],
  ['a head of many megabytes', 'cabeza.eml', () => eml(`X-A: ${'a'.repeat(20_000_000)}`, '', 'x')],
  ['a head folded many times', 'pliegues.eml', () => eml(`To: a@b.cl${',\r\n a@b.cl'.repeat(MANY * 3)}`, '', 'x')],
  ['brackets in an address', 'corchetes.eml', () => eml(`Cc: ${'('.repeat(MANY)}a@b.cl`, '', 'x')],
  ['quotation marks in an address', 'comillas.eml', () => eml(`Cc: ${'"a" <'.repeat(MANY)}`, '', 'x')],
  ['encoded words without an end', 'palabras.eml', () => eml(`Cc: ${'=?utf-8?q?'.repeat(MANY)}`, '', 'x')],
  [
    'very many attachments',
    'adjuntos.eml',
    () =>
      eml(
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b\r\nContent-Disposition: attachment\r\n\r\nx\r\n'.repeat(MANY),
        '--b--',
      ),
  ],
  ['a line of many megabytes', 'linea.eml', () => eml('', 'a'.repeat(30_000_000))],
  [
    'a boundary that is in every line',
    'limite.eml',
    () => eml('Content-Type: multipart/mixed; boundary=""', '', '--\r\n'.repeat(MANY * 5)),
  ],
  [
    'an encoding that nobody knows',
    'codigo.eml',
    () => eml('Content-Type: text/plain; charset=x-nada', 'Content-Transfer-Encoding: nada', '', 'Hola.'),
  ],
  ['a page that is too deep', 'pagina.eml', () => eml('Content-Type: text/html', '', deep('<div>', '</div>'))],
];

const LETTER = [
  { id: 0x0037, text: 'Aviso' },
  { id: 0x1000, text: 'La renta es de 20 UF. '.repeat(500) },
];
/** A letter of Outlook of which some numbers are others. */
function changed(change: (bytes: Buffer, table: number, directory: number) => void): Buffer {
  const bytes = makeMsg(LETTER);
  const at = (field: number): number => (bytes.readUInt32LE(field) + 1) * 512;
  change(bytes, at(76), at(48));
  return bytes;
}
/** The packed body of a letter that says it unpacks to this many bytes. */
function packed(claims: number): Buffer {
  const bytes = Buffer.alloc(MANY, 0xff);
  bytes.writeUInt32LE(bytes.length - 4, 0);
  bytes.writeUInt32LE(claims, 4);
  bytes.write('LZFu', 8);
  return bytes;
}
type Properties = Parameters<typeof makeMsg>[0];
const within = (depth: number): Properties =>
  Array.from({ length: depth }).reduce<Properties>((letter) => [...LETTER, { id: 0x3701, letter }], LETTER);
/** E-mails of Outlook. */
export const OUTLOOK: Hostile[] = [
  [
    'sectors that follow themselves',
    'circulo.msg',
    () =>
      changed((bytes, table) => {
        for (let i = 0; i < 128; i++) bytes.writeUInt32LE(i, table + i * 4);
      }),
  ],
  [
    'a table of itself',
    'tabla.msg',
    () =>
      changed((bytes) => {
        for (let i = 0; i < 109; i++) bytes.writeUInt32LE(0, 76 + i * 4);
      }),
  ],
  ['a chain of tables without an end', 'cadena.msg', () => changed((bytes) => void bytes.writeUInt32LE(0, 68))],
  [
    'entries that are their own neighbours',
    'vecinos.msg',
    () =>
      changed((bytes, _table, directory) => {
        for (let i = 0; i < 4; i++) bytes.writeUInt32LE(i, directory + i * 128 + 68);
      }),
  ],
  [
    'streams that say they are huge',
    'enorme.msg',
    () =>
      changed((bytes, _table, directory) => {
        for (let i = 0; i < 4; i++) bytes.writeUInt32LE(0x7fff_ffff, directory + i * 128 + 120);
      }),
  ],
  ['sectors of a size that is none', 'sector.msg', () => changed((bytes) => void bytes.writeUInt16LE(31, 30))],
  [
    'a packed body of four gigabytes',
    'cuerpo.msg',
    () =>
      makeMsg([
        { id: 0x0037, text: 'Aviso' },
        { id: 0x1009, bytes: packed(0xffff_fff0) },
      ]),
  ],
  ['letters in letters', 'dentro.msg', () => makeMsg(within(60))],
  [
    'a page that is too deep',
    'pagina.msg',
    () =>
      makeMsg([
        { id: 0x0037, text: 'Aviso' },
        { id: 0x1013, bytes: Buffer.from(deep('<p>', '')) },
      ]),
  ],
  ['half of a letter', 'mitad.msg', () => makeMsg(LETTER).subarray(0, 2100)],
];
