import { describe, expect, test } from 'vitest';
import { BLANK, ocrConformance, PAGE, WORDS } from './conformance.ts';
import { createEmbeddedOcr } from './embedded.ts';

const ongoing = (): AbortSignal => new AbortController().signal;
const end = async (): Promise<void> => undefined;
/** A process that takes images, does this with each, and ends with the tests. */
const program = (does: string): string[] => [
  '-e',
  `process.on('message', () => { ${does} }); process.on('disconnect', () => process.exit()); setInterval(() => {}, 1e6)`,
];
/** The one reader of the suite, whose process is started once. */
const ocr = createEmbeddedOcr();

describe('the reader of images that comes with Fojas', () => {
  ocrConformance(
    async () => ({ ocr, end }),
    async () => ({ ocr: createEmbeddedOcr(program('')), end }),
  );

  test('reads what stands on its head', { timeout: 240_000 }, async () => {
    const { text } = await ocr.read(turnedOver(await greyPage()), ongoing());
    expect(text.replace(/\s+/g, ' ')).toContain(WORDS);
  });

  test('an image that is cut off or too large is told at once', async () => {
    const cut = { bytes: PAGE.bytes.subarray(0, 12), mediaType: 'image/png' };
    await expect(ocr.read(cut, ongoing())).rejects.toMatchObject({ code: 'CORRUPT' });
    const large = { bytes: Buffer.from('P5\n6000 8000\n255\n'), mediaType: 'image/x-portable-graymap' };
    await expect(ocr.read(large, ongoing())).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' });
  });
});

test('a process that dies of an image could not read it, and the next image has a new one', async () => {
  const dying = createEmbeddedOcr(program('process.exit(3)'));
  for (const image of [BLANK, PAGE])
    await expect(dying.read(image, ongoing())).rejects.toMatchObject({ code: 'CORRUPT' });
});

test('a process that has taken much memory is ended, and another goes on', async () => {
  const answer = (peak: number): string =>
    `process.send({ tsv: '5\\t1\\t1\\t1\\t1\\t1\\t0\\t0\\t1\\t1\\t96\\t' + process.pid, peak: ${peak} })`;
  const names = async (peak: number): Promise<string[]> => {
    const reader = createEmbeddedOcr(program(answer(peak)));
    return [(await reader.read(BLANK, ongoing())).text, (await reader.read(BLANK, ongoing())).text];
  };
  const [first, second] = await names(400_000_000);
  expect(first).not.toBe(second);
  const [same, again] = await names(200_000_000);
  expect(same).toBe(again);
});

/** The page as a grey map, and the same on its head. */
async function greyPage(): Promise<{ head: Buffer; pixels: Uint8Array }> {
  const { decode } = await import('fast-png');
  const { width, height, data, channels } = decode(PAGE.bytes);
  const pixels = Uint8Array.from({ length: width * height }, (_, i) => Number(data[i * channels]));
  return { head: Buffer.from(`P5\n${width} ${height}\n255\n`), pixels };
}
const turnedOver = ({ head, pixels }: { head: Buffer; pixels: Uint8Array }) => ({
  bytes: Buffer.concat([head, Buffer.from(pixels).reverse()]),
  mediaType: 'image/x-portable-graymap',
});
