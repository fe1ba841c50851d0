import { readFileSync } from 'node:fs';
import { encode as encodeBmp } from 'fast-bmp';
import { expect, test } from 'vitest';
import type { PageImage } from '../look.ts';
import { readImage } from './image.ts';
import type { Eyes } from '../look.ts';

const WORDS = 'La renta mensual es de 20 UF.';
const shown: PageImage[] = [];
const eyes: Eyes = {
  name: 'ojo',
  look: async (image) => {
    shown.push(image);
    return { text: WORDS, confidence: 50 };
  },
};
const closed: Eyes = { name: 'ojo', look: async () => ({ failed: 'PROVIDER_FAILED' }) };

const PNG = readFileSync('test/fixtures/scans/ley-20169.png');
/** One pixel each. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);
const WEBP = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

test.each([
  ['png', PNG],
  ['gif', GIF],
  ['jpeg', Buffer.concat([JPEG, Buffer.from([0xff, 0xd9])])],
  ['webp', WEBP],
])('the words of a picture (%s) are its one page, and it is shown as it is', async (kind, bytes) => {
  shown.length = 0;
  const { text, report } = await readImage(bytes, eyes);
  expect(text).toBe(WORDS);
  expect(report).toMatchObject({
    pages: [{ page: 1, line_from: 1, method: 'ocr' }],
    warnings: [{ code: 'ocr-doubtful', pages: [1] }],
    reader: 'ojo',
  });
  expect(shown).toEqual([{ bytes, mediaType: `image/${kind}` }]);
});

test('a BMP is shown in grey, upright', async () => {
  const pixels = Buffer.from([0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 255, 0]);
  const bmp = encodeBmp({ width: 2, height: 2, channels: 3, components: 3, bitsPerPixel: 24, data: pixels });
  shown.length = 0;
  await readImage(Buffer.from(bmp), eyes);
  expect(shown[0]!.mediaType).toBe('image/x-portable-graymap');
  expect(Buffer.from(shown[0]!.bytes).toString('latin1')).toMatch(/^P5\n2 2\n255\n/);
  expect([...shown[0]!.bytes.subarray(-4)]).toEqual([0, 255, 76, 149]);
});

test('what is too large, cut off or no picture is refused before it is shown', async () => {
  shown.length = 0;
  const huge = Buffer.from(PNG);
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(20_000, 20);
  for (const [bytes, code] of [
    [huge, 'IMAGE_TOO_LARGE'],
    [Buffer.concat([PNG, Buffer.alloc(50_000_001)]), 'IMAGE_TOO_LARGE'],
    [JPEG, 'CORRUPT'],
    [PNG.subarray(0, 5000), 'CORRUPT'],
    [WEBP.subarray(0, 30), 'CORRUPT'],
    [Buffer.from('II*\0 no picture that we take'), 'WRONG_TYPE'],
    [Buffer.from('http://127.0.0.1/'), 'WRONG_TYPE'],
  ] as const)
    await expect(readImage(bytes, eyes)).rejects.toMatchObject({ code });
  expect(shown).toEqual([]);
});

test('what the reader says of a picture is why it failed, and without a reader that is the reason', async () => {
  await expect(readImage(PNG, closed)).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  await expect(readImage(PNG, null)).rejects.toMatchObject({ code: 'NO_OCR' });
  const nothing: Eyes = { name: 'ojo', look: async () => ({ text: '', confidence: null }) };
  await expect(readImage(PNG, nothing)).rejects.toMatchObject({ code: 'NO_TEXT' });
});

const svg = (inside: string): Buffer =>
  Buffer.from(`<?xml version="1.0"?><!-- plano --><svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);

test('the words of a drawing stand in it, and nothing else of it does', async () => {
  const inside = `<title>Plano de la propiedad</title><style>text { fill: red }</style><script>alert('no')</script>
    <g><text x="1"><tspan>Deslinde norte:</tspan><tspan>25,40 m &amp; más</tspan></text></g><image href="http://127.0.0.1/a.png"/>
    <use href="http://127.0.0.1/a.svg#x"/><foreignObject><p onclick="no()">no</p></foreignObject>`;
  const { text, report } = await readImage(svg(inside), null);
  expect(text).toBe('Plano de la propiedad\nDeslinde norte:\n25,40 m & más');
  expect(report).toMatchObject({ pages: [{ method: 'text' }], reader: null });
});

test('a drawing that defines entities, or goes too deep, is refused', async () => {
  const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg><text>&b;</text></svg>';
  await expect(readImage(Buffer.from(bomb), null)).rejects.toMatchObject({ code: 'CORRUPT' });
  await expect(readImage(svg('<g>'.repeat(20_000)), null)).rejects.toMatchObject({ code: 'CORRUPT' });
  await expect(readImage(svg('<rect width="1"/>'), null)).rejects.toMatchObject({ code: 'NO_TEXT' });
});
