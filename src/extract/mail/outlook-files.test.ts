import { readFileSync } from 'node:fs';
import MsgReader from '@kenjiuno/msgreader';
import { expect, test } from 'vitest';
import { makeMsg } from '#test/msg.ts';
import { openCompound } from '../package/compound.ts';
import { writeCompound } from '../package/compound-write.ts';
import { readMsg } from './msg.ts';
import { outlookFiles } from './outlook-files.ts';

/** Properties by their numbers ([MS-OXPROPS]). */
const P = {
  subject: 0x0037,
  sender: 0x0c1a,
  body: 0x1000,
  html: 0x1013,
  encoding: 0x3ffd,
  title: 0x3001,
  content: 0x3701,
  file: 0x3707,
  flags: 0x3714,
  contentId: 0x3712,
} as const;
const LETTER = [
  { id: P.subject, text: 'Antecedentes' },
  { id: P.body, text: 'Se adjunta.' },
];
const file = (name: string, bytes: Buffer, ...more: Parameters<typeof makeMsg>[0]) => [
  { id: P.file, text: name },
  { id: P.content, bytes },
  ...more,
];

test('the files that are attached come with their bytes, pictures of the letter told apart', () => {
  const drawn = Buffer.from('x');
  const files = outlookFiles(
    makeMsg(
      [...LETTER, { id: P.html, bytes: Buffer.from('<img src="cid:logo@a">') }],
      [],
      [
        file('contrato.pdf', Buffer.alloc(9000, 'a')),
        file('logo.png', drawn, { id: P.contentId, text: 'logo@a' }),
        file('firma.gif', drawn, { id: P.flags, number: 4 }),
        file('plano.png', drawn, { id: P.contentId, text: 'plano@a' }),
        [{ id: P.file, text: 'enlace.docx' }],
      ],
    ),
  );
  expect(files.map(({ name, bytes, isDrawn }) => `${name} ${bytes.length} ${isDrawn}`)).toEqual([
    'contrato.pdf 9000 false',
    'logo.png 1 true',
    'firma.gif 1 true',
    'plano.png 1 false',
  ]);
});

test('a narrow name is in the encoding of its letter', () => {
  const letter = makeMsg(
    [...LETTER, { id: P.encoding, number: 1251 }],
    [],
    [
      [
        { id: P.file, narrow: Buffer.from('cff0e0e2ee2e706466', 'hex') },
        { id: P.content, bytes: Buffer.from('x') },
      ],
    ],
  );
  expect(outlookFiles(letter).map(({ name }) => name)).toEqual(['Право.pdf']);
});

test('a letter within a letter is a file of its own, which another program reads too', async () => {
  const inner = [
    { id: P.subject, text: 'Término del contrato' },
    { id: P.sender, text: 'Ana Pérez' },
    { id: P.body, text: `Le comunico el término. ${'La renta es de 20 UF. '.repeat(300)}` },
  ];
  const [one] = outlookFiles(
    makeMsg(
      LETTER,
      [],
      [
        [
          { id: P.title, text: 'Untitled Attachment' },
          { id: P.content, letter: inner },
        ],
      ],
    ),
  );
  expect(one).toMatchObject({ name: 'Término del contrato.msg', isDrawn: false });
  const { text, title } = await readMsg(Buffer.from(one!.bytes));
  expect(title).toBe('Término del contrato');
  expect(text).toContain('De: Ana Pérez');
  expect(text).toContain('Le comunico el término.');
  const other = new MsgReader(one!.bytes.buffer).getFileData();
  expect(other.subject).toBe('Término del contrato');
  expect(other.body).toContain('La renta es de 20 UF.');
});

test('a container that is written is read as it was, however large', () => {
  const streams = new Map(
    [0, 1, 63, 64, 65, 4095, 4096, 4097, 9_000_000].map((length, i) => [
      `s${i}`,
      () => new Uint8Array(length).fill(i + 1),
    ]),
  );
  const within = { streams, storages: new Map() };
  const back = openCompound(writeCompound({ streams, storages: new Map([['uno', within]]) }));
  for (const { streams: read } of [back, back.storages.get('uno')!]) {
    expect([...read.keys()].sort()).toEqual([...streams.keys()]);
    for (const [name, wanted] of streams) expect(Buffer.compare(read.get(name)!(), wanted())).toBe(0);
  }
});

test('an old Word document has no files of a letter, and a broken container says so', () => {
  expect(outlookFiles(readFileSync('test/fixtures/documents/arrendamiento.doc'))).toEqual([]);
  expect(() => outlookFiles(Buffer.alloc(2000))).toThrow('CORRUPT');
});
