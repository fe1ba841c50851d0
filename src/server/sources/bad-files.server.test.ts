import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_WORDS } from '#contract/sources.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { makeActivePdf, makeDocx, makePdf } from '#test/documents.ts';
import { makeOdt } from '#test/office.ts';
import { makeScan, SCANNED_PAGE } from '#test/scans.ts';
import { textOf, upload } from '#test/sources.ts';
import type { Person } from '#test/world.ts';
import { makeZip, paragraph, zippedDocument } from '#test/zip.ts';

let t: TestApp;
let ana: Person;
let id: string;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
});
afterAll(() => t.close());

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const OLD_WORD = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const LOCKED_WORD = Buffer.concat([OLD_WORD, Buffer.from('EncryptedPackage', 'utf16le')]);
/** The start of a document's own stream, with the flag that says it is encrypted ([MS-DOC], section 2.5.2). */
const LOCKED_OLD_WORD = Buffer.concat([OLD_WORD.subarray(0, 8), Buffer.alloc(1500)]);
LOCKED_OLD_WORD.writeUInt16LE(0xa5ec, 512);
LOCKED_OLD_WORD.writeUInt16LE(0x0100, 522);
const WORKBOOK = 'test/fixtures/documents/pagos.xlsx';
const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1024 * 1024);
const bomb = () => zippedDocument(paragraph('x'), { name: 'word/media.bin', bytes: zeros(60) });
const emptyWorkbook = () => makeZip([{ name: 'xl/workbook.xml', bytes: Buffer.from('<workbook/>') }]);
const workbookBomb = () =>
  makeZip([
    { name: 'xl/workbook.xml', bytes: Buffer.from('<workbook/>') },
    { name: 'xl/worksheets/sheet1.xml', bytes: zeros(60) },
  ]);
/** It says that it unpacks to a page, and would go on for ever. */
const lyingBomb = () =>
  makeZip([
    { name: 'a.xml', bytes: Buffer.from('<a/>') },
    { name: 'word/document.xml', bytes: zeros(60), claims: 2000 },
  ]);
/** Its end record counts one entry, so that a reader who trusts it never sees the bomb. */
const hiddenBomb = () => {
  const bytes = bomb();
  bytes.writeUInt16LE(1, bytes.length - 22 + 8);
  bytes.writeUInt16LE(1, bytes.length - 22 + 10);
  return bytes;
};
/** Two directories: by one address it is harmless, by the other, which follows from what was put before the archive, it need not be. */
const shiftedDocument = async () => Buffer.concat([Buffer.from('PK\x03\x04'), await makeDocx('Texto')]);
const drawing =
  '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>';
/** A workbook whose sheet has a document type, by which a reader would look elsewhere. */
const entityWorkbook = () =>
  makeZip([
    { name: 'xl/workbook.xml', bytes: Buffer.from(`<?xml version="1.0"?>${entities}<workbook>&c;</workbook>`) },
  ]);
const straying = () => zippedDocument(paragraph('x'), { name: '../../../tmp/x.xml', bytes: Buffer.from('x') });
const linked = () =>
  zippedDocument(paragraph('x'), { name: 'word/x.xml', bytes: Buffer.from('/etc/passwd'), mode: 0o120777 });
const deep = () => zippedDocument(paragraph('<w:r>'.repeat(100_000)));
const entities =
  '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';

test.each<[string, string, string, () => Buffer | Promise<Buffer>]>([
  ['an empty file', 'vacio.pdf', 'EMPTY_FILE', () => Buffer.alloc(0)],
  ['a PDF with a password', 'clave.pdf', 'PASSWORD_NEEDED', () => makePdf('Secreto', { password: 'uno dos' })],
  ['a PDF cut in half', 'cortado.pdf', 'CORRUPT', async () => (await makePdf('Texto')).subarray(0, 300)],
  ['a PDF that only begins as one', 'basura.pdf', 'CORRUPT', () => Buffer.from('%PDF-1.7\nbasura '.repeat(40))],
  ['words that are called PDF', 'palabras.pdf', 'CORRUPT', () => Buffer.from('No soy un PDF.')],
  ['a picture that is called PDF', 'imagen.pdf', 'WRONG_TYPE', () => PNG],
  ['a PDF that is called Word', 'es-pdf.docx', 'WRONG_TYPE', () => makePdf('Texto')],
  ['an old Word document that is called docx', 'viejo.docx', 'WRONG_TYPE', () => OLD_WORD],
  ['a Word document with a password', 'clave.docx', 'ENCRYPTED', () => LOCKED_WORD],
  ['a Word document cut in half', 'cortado.docx', 'CORRUPT', async () => (await makeDocx('Texto')).subarray(0, 900)],
  ['a compound file that holds no Word document', 'vacio.doc', 'CORRUPT', () => OLD_WORD],
  ['an old Word document with a password', 'clave.doc', 'ENCRYPTED', () => LOCKED_OLD_WORD],
  ['a Word document that is called doc', 'nuevo.doc', 'WRONG_TYPE', () => makeDocx('Texto')],
  ['a workbook with a password', 'clave.xlsx', 'ENCRYPTED', () => LOCKED_WORD],
  ['a Word document that is called a workbook', 'texto.xlsx', 'WRONG_TYPE', () => makeDocx('Texto')],
  ['a workbook cut in half', 'cortada.xlsx', 'CORRUPT', () => readFileSync(WORKBOOK).subarray(0, 3000)],
  ['a workbook without its sheets', 'sin-hojas.xlsx', 'CORRUPT', emptyWorkbook],
  ['a bomb of a workbook', 'bomba.xlsx', 'ARCHIVE_LIMIT', workbookBomb],
  [
    'an archive that is no Word document',
    'archivo.docx',
    'WRONG_TYPE',
    () => makeZip([{ name: 'a.txt', bytes: Buffer.from('a') }]),
  ],
  [
    'a text of OpenDocument with a password',
    'clave.odt',
    'ENCRYPTED',
    () => makeOdt('', { manifest: '<a:encryption-data/>' }),
  ],
  ['a Word document that is called odt', 'palabra.odt', 'WRONG_TYPE', () => makeDocx('Texto')],
  ['a presentation with a password', 'clave.pptx', 'ENCRYPTED', () => LOCKED_WORD],
  ['a Word document that is called a presentation', 'texto.pptx', 'WRONG_TYPE', () => makeDocx('Texto')],
  ['a rich text cut in half', 'cortado.rtf', 'CORRUPT', () => Buffer.from('{\\rtf1\\ansi La renta')],
  ['words that are called rich text', 'palabras.rtf', 'CORRUPT', () => Buffer.from('La renta')],
  ['a rich text that is called text', 'rico.txt', 'WRONG_TYPE', () => Buffer.from('{\\rtf1 La renta}')],
  ['words that are called an e-mail', 'palabras.eml', 'WRONG_TYPE', () => Buffer.from('La renta es de 20 UF.')],
  [
    'an old Word document that is called an e-mail',
    'word.msg',
    'WRONG_TYPE',
    () => readFileSync('test/fixtures/documents/arrendamiento.doc'),
  ],
  ['a bomb', 'bomba.docx', 'ARCHIVE_LIMIT', bomb],
  ['a bomb that says it is small', 'chica.docx', 'ARCHIVE_LIMIT', lyingBomb],
  ['a bomb that is not counted', 'oculta.docx', 'ARCHIVE_LIMIT', hiddenBomb],
  ['an archive whose directory stands elsewhere', 'corrida.docx', 'CORRUPT', shiftedDocument],
  ['a document with entities', 'xxe.docx', 'CORRUPT', () => zippedDocument(paragraph('&c;&b;', entities))],
  ['a workbook with entities', 'xxe.xlsx', 'CORRUPT', entityWorkbook],
  ['an archive whose names lead out of it', 'fuera.docx', 'CORRUPT', straying],
  ['an archive that points to a file of the machine', 'enlace.docx', 'CORRUPT', linked],
  ['elements a hundred thousand deep', 'hondo.docx', 'CORRUPT', deep],
  [
    'a binary file of an unknown kind',
    'datos.dat',
    'WRONG_TYPE',
    () => Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7) % 256)),
  ],
  ['a picture that is called text', 'imagen.txt', 'WRONG_TYPE', () => PNG],
  ['a picture that is called what nobody knows', 'imagen.xyz', 'UNSUPPORTED_TYPE', () => PNG],
  ['more words than a source may hold', 'largo.txt', 'TOO_MUCH_TEXT', () => Buffer.from('a '.repeat(MAX_WORDS + 1))],
  ['a text of nothing but spaces', 'blanco.txt', 'NO_TEXT', () => Buffer.from(' \n\t\n ')],
  ['a scan, where nothing reads images', 'escaneo.pdf', 'NO_OCR', () => makeScan([{ image: true }, {}])],
  ['a picture, where nothing reads images', 'imagen.png', 'NO_OCR', () => readFileSync(SCANNED_PAGE)],
  ['a picture of which only the head is there', 'cabeza.png', 'CORRUPT', () => PNG],
  ['a picture cut in half', 'media.png', 'CORRUPT', () => readFileSync(SCANNED_PAGE).subarray(0, 40_000)],
  ['words that are called a picture', 'palabras.jpg', 'WRONG_TYPE', () => Buffer.from('No soy una foto.')],
  ['a PDF that is called a picture', 'es-pdf.png', 'WRONG_TYPE', () => makePdf('Texto')],
  ['a drawing with entities', 'xxe.svg', 'CORRUPT', () => Buffer.from(drawing)],
  ['a PDF without words', 'sin-texto.pdf', 'NO_TEXT', () => makePdf(' ')],
  ['a recording where nothing transcribes', 'voz.mp3', 'NO_TRANSCRIPTION', () => Buffer.from('ID3 sonido')],
])('%s ends failed with a reason, and the next file is read', async (_what, name, code, make) => {
  const source = await upload(ana, id, name, await make());
  expect(source).toMatchObject({ processing_status: 'failed', error_code: code });
  expect(source.error_message).toMatch(/^[A-Z].{10,}\.$/);
});

test('nothing that a document names is fetched or opened', async () => {
  let asked = 0;
  const canary = createServer((_request, answer) => {
    asked++;
    answer.end('<w:p>secreto</w:p>');
  });
  await new Promise<void>((ready) => canary.listen(0, '127.0.0.1', ready));
  const { port } = canary.address() as AddressInfo;
  const there = `http://127.0.0.1:${port}/x`;
  const relation = (type: string, target: string): string =>
    `<Relationship Id="${type}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/>`;
  const types = ['attachedTemplate', 'oleObject', 'image', 'aFChunk', 'header', 'footnotes', 'styles', 'frame'];
  const bytes = zippedDocument(
    paragraph(
      `La renta.</w:t></w:r></w:p><w:altChunk r:id="aFChunk"/><w:p><w:r><w:instrText>INCLUDETEXT "${there}"</w:instrText><w:t>`,
    ),
    {
      name: 'word/_rels/document.xml.rels',
      bytes: Buffer.from(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${types.map((type) => relation(type, there)).join('')}${relation('subDocument', 'file:///etc/passwd')}</Relationships>`,
      ),
    },
  );
  const source = await upload(ana, id, 'remoto.docx', bytes);
  const active = await upload(ana, id, 'activo.pdf', makeActivePdf('La garantia.', there));
  canary.close();
  expect((await textOf(active, ana)).trim()).toBe('La garantia.');
  expect(source).toMatchObject({ processing_status: 'completed' });
  expect(asked).toBe(0);
  const text = await textOf(source, ana);
  expect(text).toContain('La renta.');
  expect(text).not.toMatch(/secreto|root:/);
  // A document that would take something from elsewhere says so.
  expect(text).toContain(there);
});

test('a text of one enormous line is read', async () => {
  const source = await upload(ana, id, 'una-linea.txt', 'La renta es de 20 UF. '.repeat(60_000));
  expect(source).toMatchObject({ processing_status: 'completed' });
});

test('a million spaces within a line are read as quickly as words', async () => {
  const source = await upload(ana, id, 'huecos.txt', `a${' '.repeat(1_000_000)}b`);
  expect(source).toMatchObject({ processing_status: 'completed', metadata: { lineCount: 2 } });
  expect(await textOf(source, ana)).toBe('a\nb');
});

test('after all of them a good file is read as ever', async () => {
  const good = await upload(ana, id, 'bueno.txt', 'La renta es de 20 UF.');
  expect(good.processing_status).toBe('completed');
  expect(t.logged().filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test('the reason is said in the language of who looks', async () => {
  const source = await upload(ana, id, 'nada.txt', '');
  const answer = await ana.fetch(`/api/notebooks/${id}/sources/${source.id}/`, {
    headers: { 'accept-language': 'es' },
  });
  expect(await answer.json()).toMatchObject({ error_message: 'El archivo está vacío.' });
});
