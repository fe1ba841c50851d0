import { expect, test } from 'vitest';
import { makeZip } from '#test/zip.ts';
import { openZip } from './zip.ts';

const bytes = Buffer.from('La renta es de 20 UF.');
const zip = (entry: object): Buffer =>
  makeZip([
    { name: 'a.xml', bytes },
    { name: 'b.xml', bytes, ...entry },
  ]);

test('an archive gives what was put into it, by name', () => {
  const archive = openZip(zip({}));
  expect([...archive.names]).toEqual(['a.xml', 'b.xml']);
  expect(archive.read('b.xml')?.toString()).toBe('La renta es de 20 UF.');
  expect(archive.read('c.xml')).toBeNull();
});

test.each<[string, object]>([
  ['a wrong checksum', { checksum: 1 }],
  ['an encrypted entry', { flags: 1 }],
  ['an entry that points to another', { mode: 0o120777 }],
  ['a name twice', { name: 'a.xml' }],
  ['a claim to be longer than it is', { claims: 400 }],
])('%s is refused', (_what, entry) => {
  expect(() => openZip(zip(entry))).toThrow('CORRUPT');
});

test.each([
  '../b.xml',
  'word/../../b.xml',
  '/etc/passwd',
  '\\windows\\win.ini',
  'word\\..\\b.xml',
  'C:b.xml',
  '..%2fb.xml',
  'word/%2e%2e/b.xml',
  '%252e%252e/b.xml',
  'a\u0000.xml',
])('the name %s, which leads astray, is refused', (name) => {
  expect(() => openZip(zip({ name }))).toThrow('CORRUPT');
});

test('a name that only looks odd is a name', () => {
  for (const name of ['word/media/im%C3%A1gen 1.png', 'xl/ñandú..xml', '[Content_Types].xml'])
    expect([...openZip(zip({ name })).names]).toContain(name);
});

test('more entries than a document has are refused before they are unpacked', () => {
  const many = Array.from({ length: 10_001 }, (_, i) => ({ name: `${i}`, bytes: Buffer.alloc(0) }));
  expect(() => openZip(makeZip(many))).toThrow('ARCHIVE_LIMIT');
});

test('an archive within an archive is not opened', () => {
  let inner = zip({});
  for (let depth = 0; depth < 50; depth++) inner = makeZip([{ name: 'x.zip', bytes: inner }]);
  expect([...openZip(inner).names]).toEqual(['x.zip']);
});
