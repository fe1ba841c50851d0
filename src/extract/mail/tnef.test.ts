import { expect, test } from 'vitest';
import { makeTnef } from '#test/tnef.ts';
import { readEml } from './eml.ts';
import { tnefFiles } from './tnef.ts';

const TWO = makeTnef([
  { name: 'CONTRA~1.PDF', bytes: Buffer.from('%PDF-'), longName: 'Contrato de arriendo.pdf' },
  { name: 'anexo n\u00ba 1.txt', bytes: Buffer.from('La renta es de 20 UF.') },
]);
const told = (bytes: Buffer): string[] =>
  tnefFiles(bytes).map(({ name, bytes: own }) => `${name}: ${Buffer.from(own).toString()}`);

test('a winmail.dat gives the files in it, by their long names', () => {
  expect(told(TWO)).toEqual(['Contrato de arriendo.pdf: %PDF-', 'anexo nº 1.txt: La renta es de 20 UF.']);
});

test('what is none gives nothing, and what is cut off or lies about its lengths ends', () => {
  expect(told(Buffer.from('La renta'))).toEqual([]);
  for (let end = 0; end < TWO.length; end++) expect(tnefFiles(TWO.subarray(0, end)).length).toBeLessThan(3);
  for (let at = 6; at + 4 <= TWO.length; at++) {
    const bytes = Buffer.from(TWO);
    bytes.writeUInt32LE(0xffff_fff0, at);
    expect(tnefFiles(bytes).length).toBeLessThan(20);
  }
});

test('an e-mail names the files in it', async () => {
  const lines = [
    'From: ana@ejemplo.cl',
    'Subject: Contrato',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b\r\nContent-Type: text/plain\r\n\r\nSe adjunta.',
    `--b\r\nContent-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64\r\n\r\n${TWO.toString('base64')}`,
    '--b--',
  ];
  const { text } = await readEml(Buffer.from(lines.join('\r\n')));
  expect(text).toContain('[Archivo adjunto, no es parte de este texto: winmail.dat]');
  expect(text).toContain('[Archivo adjunto, no es parte de este texto: winmail.dat: Contrato de arriendo.pdf]');
});
