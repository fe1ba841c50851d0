import { expect, test } from 'vitest';
import { MAX_SOURCES, SOURCE_TITLE_MAX } from '#contract/sources.ts';
import { makeZip } from '#test/zip.ts';
import { unpack } from './unpack.ts';

type Entries = Parameters<typeof makeZip>[0];
const archive = (bytes: Buffer): File => new File([new Uint8Array(bytes)], 'causa.zip');
const text = Buffer.from('La renta es de 20 UF.');
const entries = (...names: string[]): Entries => names.map((name) => ({ name, bytes: text }));
/** The files of an archive that can be opened. */
async function filesIn(made: Entries): Promise<File[]> {
  const done = await unpack(archive(makeZip(made)));
  return 'files' in done ? done.files : [];
}
const namesIn = async (made: Entries): Promise<string[]> => (await filesIn(made)).map(({ name }) => name);

test('an archive gives the files that somebody put there, by their names', async () => {
  const files = await filesIn(entries('demanda.txt', 'anexos/plano.txt'));
  expect(files.map(({ name }) => name)).toEqual(['demanda.txt', 'plano.txt']);
  expect(await files[1]!.text()).toBe('La renta es de 20 UF.');
});

test('files of the same name are told apart by their folders', async () => {
  expect(await namesIn(entries('uno/contrato.txt', 'dos/contrato.txt', 'dos/anexo.txt'))).toEqual([
    'uno – contrato.txt',
    'dos – contrato.txt',
    'anexo.txt',
  ]);
});

test('folders and what programs put beside the files are no files', async () => {
  const beside = entries(
    'a/',
    '__MACOSX/a/._carta.txt',
    'a/.DS_Store',
    'Thumbs.db',
    '.git/config',
    'a/~$carta.docx',
    './a/carta.txt',
  ).map((entry) => ({
    ...entry,
    bytes: entry.name.endsWith('/') ? Buffer.alloc(0) : entry.bytes,
  }));
  expect(await namesIn(beside)).toEqual(['carta.txt']);
});

test('an archive within an archive is not opened', async () => {
  expect(await namesIn([{ name: 'otra.zip', bytes: makeZip(entries('a.txt')) }])).toEqual(['otra.zip']);
});

/** An archive whose directory says that its file is packed in this way (APPNOTE, section 4.3.12). */
function packedAs(method: number): Buffer {
  const bytes = makeZip(entries('a.txt'));
  bytes.writeUInt16LE(method, bytes.indexOf('PK\x01\x02', 0, 'latin1') + 10);
  return bytes;
}

const zeros = Buffer.alloc(60 * 1024 * 1024);
test.each<[string, string, () => Buffer]>([
  ['what is no archive', 'damaged', () => text],
  ['one cut in half', 'damaged', () => makeZip(entries('a.txt', 'b.txt')).subarray(0, 90)],
  ['one with a wrong checksum', 'damaged', () => makeZip([{ name: 'a.txt', bytes: text, checksum: 1 }])],
  [
    'one that points to a file of the machine',
    'damaged',
    () => makeZip([{ name: 'a.txt', bytes: text, mode: 0o120777 }]),
  ],
  ['one whose names lead out of it', 'damaged', () => makeZip(entries('../../etc/passwd'))],
  ['one with a password', 'locked', () => makeZip([{ name: 'a.txt', bytes: text, flags: 1 }])],
  ['one that is packed as BZIP2 does', 'packing', () => packedAs(12)],
  ['one without files', 'empty', () => makeZip([])],
  ['a bomb', 'too-large', () => makeZip([{ name: 'a.txt', bytes: zeros }])],
  [
    'more files than a notebook takes',
    'too-many',
    () => makeZip(entries(...Array.from({ length: MAX_SOURCES + 1 }, (_, i) => `${i}.txt`))),
  ],
])('%s is not opened, and why', async (_what, reason, make) => {
  expect(await unpack(archive(make()))).toEqual({ left: reason });
});

test('a bomb that says it is small is stopped at its word', async () => {
  const liar = archive(makeZip([{ name: 'a.txt', bytes: zeros, claims: 2000 }]));
  expect(await unpack(liar)).toHaveProperty('left');
});

test('names are without marks that turn text, and no longer than a source may be called', async () => {
  const names = await namesIn(entries('contrato\u202Efdp.exe', `${'n'.repeat(1000)}.txt`));
  expect(names.map((name) => name.slice(-12))).toEqual(['ratofdp.exe'.padStart(12, 't'), 'nnnnnnnn.txt']);
  expect(names[1]!.length).toBeLessThanOrEqual(SOURCE_TITLE_MAX);
});

test('folders may be parted as Windows does', async () => {
  expect(await namesIn(entries('anexos\\carta.txt'))).toEqual(['carta.txt']);
});
