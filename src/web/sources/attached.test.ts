import { expect, test } from 'vitest';
import { makeMsg } from '#test/msg.ts';
import { makeTnef } from '#test/tnef.ts';
import { attachedTo } from './attached.ts';

const letter = (...parts: string[][]): File =>
  new File(
    [
      [
        'From: Ana <ana@ejemplo.cl>',
        'Subject: Antecedentes',
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        'Se adjunta.',
        ...parts.flatMap((part) => ['--b', ...part]),
        '--b--',
        '',
      ].join('\r\n'),
    ],
    'antecedentes.eml',
  );
const attached = (type: string, name: string, words: string): string[] => [
  `Content-Type: ${type}`,
  `Content-Disposition: attachment; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  btoa(words),
];
const namesIn = async (file: File): Promise<string[]> => (await attachedTo(file)).map(({ name }) => name);

test('an e-mail gives the files that are attached to it, with their bytes', async () => {
  const files = await attachedTo(
    letter(
      attached('text/plain', 'contrato.txt', 'La renta es de 20 UF.'),
      attached('application/pdf', 'carta.pdf', 'x'),
    ),
  );
  expect(files.map(({ name }) => name)).toEqual(['contrato.txt', 'carta.pdf']);
  expect(await files[0]!.text()).toBe('La renta es de 20 UF.');
});

test('pictures of the letter, signatures, cards and empty parts are left', async () => {
  expect(
    await namesIn(
      letter(
        [
          'Content-Type: image/png; name=logo.png',
          'Content-Disposition: inline; filename=logo.png',
          'Content-ID: <logo>',
          '',
          'x',
        ],
        attached('application/pkcs7-signature', 'smime.p7s', 'x'),
        attached('text/vcard', 'ana.vcf', 'x'),
        attached('text/plain', 'vacio.txt', ''),
        attached('image/png', 'plano.png', 'x'),
      ),
    ),
  ).toEqual(['plano.png']);
});

test('a name cannot point to a folder', async () => {
  expect(await namesIn(letter(attached('text/plain', '../../etc/contrato.txt', 'x')))).toEqual(['contrato.txt']);
  expect(await namesIn(letter(attached('text/plain', '..', 'x'), attached('application/pdf', ' ', 'x')))).toEqual([
    'attachment',
    'attachment.pdf',
  ]);
});

test('what is no e-mail gives nothing', async () => {
  expect(await namesIn(new File(['no es un correo'], 'x.eml'))).toEqual([]);
  expect(await namesIn(letter())).toEqual([]);
});

/** The numbers of a title, a file's name and its content in Outlook's letters. */
const [TITLE, NAME, CONTENT] = [0x3001, 0x3707, 0x3701];
const outlook = (...parts: Parameters<typeof makeMsg>[0][]): File =>
  new File([new Uint8Array(makeMsg([{ id: 0x0037, text: 'Antecedentes' }], [], parts))], 'antecedentes.msg');
const held = (name: string, bytes: Buffer) => [
  { id: NAME, text: name },
  { id: CONTENT, bytes },
];

test('an e-mail of Outlook gives its files too, and those of the letters within it', async () => {
  const inner = letter(attached('text/plain', 'anexo.txt', 'Anexo.'));
  const files = await attachedTo(
    outlook(
      held('contrato.pdf', Buffer.from('La renta es de 20 UF.')),
      held('tarjeta.vcf', Buffer.from('x')),
      held('antes.eml', Buffer.from(await inner.arrayBuffer())),
      [
        { id: TITLE, text: 'Término' },
        { id: CONTENT, letter: [{ id: 0x0037, text: 'Término' }] },
      ],
    ),
  );
  expect(files.map(({ name }) => name)).toEqual(['contrato.pdf', 'antes.eml', 'anexo.txt', 'Término.msg']);
  expect(await files[0]!.text()).toBe('La renta es de 20 UF.');
});

test('a document or a letter that is attached without a name gets one', async () => {
  const unnamed = ['Content-Type: application/pdf', 'Content-Disposition: attachment', '', 'x'];
  const forwarded = [
    'Content-Type: message/rfc822',
    'Content-Disposition: attachment',
    '',
    'Subject: Antes',
    '',
    'Hola.',
  ];
  expect(await namesIn(letter(unnamed, forwarded))).toEqual(['attachment.pdf', 'attachment.eml']);
});

test('a winmail.dat gives the files that are wrapped in it', async () => {
  const wrapped = makeTnef([
    { name: 'contrato.txt', bytes: Buffer.from('La renta es de 20 UF.') },
    { name: 'vacio.txt', bytes: Buffer.alloc(0) },
  ]);
  const part = attached('application/ms-tnef', 'winmail.dat', wrapped.toString('latin1'));
  const files = await attachedTo(letter(part));
  expect(files.map(({ name }) => name)).toEqual(['contrato.txt']);
  expect(await files[0]!.text()).toBe('La renta es de 20 UF.');
});
