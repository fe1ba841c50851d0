import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeMsg } from '#test/msg.ts';
import { readMsg } from './msg.ts';

/** Properties of a letter by their numbers ([MS-OXPROPS]). */
const P = {
  class: 0x001a,
  subject: 0x0037,
  sender: 0x0c1a,
  senderAddress: 0x5d01,
  body: 0x1000,
  html: 0x1013,
  rtf: 0x1009,
  name: 0x3001,
  address: 0x39fe,
  kind: 0x0c15,
  file: 0x3707,
  sent: 0x0039,
  encoding: 0x3ffd,
} as const;
const BODY = { id: P.body, text: 'Estimado Pedro:\r\n\r\nLe comunico el término del contrato.' };
const HEAD = [
  { id: P.subject, text: 'Término del contrato' },
  { id: P.sender, text: 'Ana Pérez' },
  { id: P.senderAddress, text: 'ana@ejemplo.cl' },
];

test('a letter of Outlook is its head, its body, and the names of what is attached', async () => {
  const { text, report } = await readMsg(
    makeMsg(
      [...HEAD, BODY, { id: P.sent, time: new Date('2026-03-03T13:00:00Z') }],
      [
        [
          { id: P.name, text: 'Pedro Soto' },
          { id: P.address, text: 'pedro@ejemplo.cl' },
          { id: P.kind, number: 1 },
        ],
        [
          { id: P.name, text: 'Carla' },
          { id: P.kind, number: 2 },
        ],
      ],
      [[{ id: P.file, text: 'carta.pdf' }]],
    ),
  );
  expect(text).toBe(
    [
      'De: Ana Pérez <ana@ejemplo.cl>\nPara: Pedro Soto <pedro@ejemplo.cl>\nCC: Carla\nFecha: 2026-03-03 13:00:00 UTC\nAsunto: Término del contrato',
      'Estimado Pedro:',
      'Le comunico el término del contrato.',
      '[Archivo adjunto, no es parte de este texto: carta.pdf]',
    ].join('\n\n'),
  );
  expect(report.warnings).toEqual([{ code: 'embedded-files', pages: [] }]);
});

test('a body that is only a page, or only rich text, is read', async () => {
  const page = await readMsg(
    makeMsg([...HEAD, { id: P.html, bytes: Buffer.from('<html><body><p>La renta es de 20 UF.</p></body></html>') }]),
  );
  expect(page.text).toContain('La renta es de 20 UF.');
  const rich = Buffer.from(String.raw`{\rtf1\ansi La renta es de 20 UF.\par}`);
  const head = Buffer.alloc(16);
  head.writeUInt32LE(rich.length + 12, 0);
  head.writeUInt32LE(rich.length, 4);
  head.write('MELA', 8);
  expect((await readMsg(makeMsg([...HEAD, { id: P.rtf, bytes: Buffer.concat([head, rich]) }]))).text).toContain(
    'La renta es de 20 UF.',
  );
});

test('texts that are not in Unicode are in the encoding that the letter says', async () => {
  const letter = makeMsg([
    { id: P.encoding, number: 1251 },
    { id: P.body, narrow: Buffer.from('cff0e0e2ee', 'hex') },
  ]);
  expect((await readMsg(letter)).text).toBe('Право');
});

/** A letter whose table of sectors goes in a circle: each sector is followed by itself. */
function circle(): Buffer {
  const bytes = makeMsg([...HEAD, { id: P.body, text: 'a'.repeat(9000) }]);
  const table = (bytes.readUInt32LE(76) + 1) * 512;
  for (let sector = 0; sector < 128; sector++) bytes.writeUInt32LE(sector, table + sector * 4);
  return bytes;
}

const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
test.each<[string, string, Buffer]>([
  ['a container of nothing', 'CORRUPT', Buffer.concat([COMPOUND, Buffer.alloc(2000)])],
  ['an old Word document', 'WRONG_TYPE', readFileSync('test/fixtures/documents/arrendamiento.doc')],
  ['one whose sectors go in a circle', 'CORRUPT', circle()],
  ['a letter that is sealed', 'ENCRYPTED', makeMsg([{ id: P.class, text: 'IPM.Note.SMIME' }, BODY])],
  [
    'one cut in half',
    'CORRUPT',
    makeMsg([...HEAD, BODY, { id: P.html, bytes: Buffer.alloc(9000, 'a') }]).subarray(0, 3000),
  ],
  ['one without anything', 'NO_TEXT', makeMsg([{ id: P.class, text: 'IPM.Note' }])],
])('%s is refused', async (_what, code, bytes) => {
  await expect(readMsg(bytes)).rejects.toThrow(code);
});
