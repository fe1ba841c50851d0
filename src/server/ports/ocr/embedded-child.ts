import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { relaxedSimd, simd } from 'wasm-feature-detect';

/** What the parent sends: an image of a format that it has looked at. What it gets: Tesseract's TSV, or null for no image; and the most memory taken, in bytes. */
export type Shown = { image: Uint8Array };
export type Read = { tsv: string | null; peak: number };

/** The part of Tesseract's own interface that we call (`tesseract.js-core`). */
type Api = {
  Init(place: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  /** Opens `/input`, turned as EXIF says (1, 3, 6, 8) and by an angle in radians; 1 where it is no image. */
  SetImageFile(orientation: number, angle: number): number;
  FindLines(): number;
  GetGradient(): number;
  Recognize(monitor: null): number;
  MeanTextConf(): number;
  GetTSVText(page: number): string;
};
type Core = { FS: { writeFile(name: string, bytes: Uint8Array): void }; TessBaseAPI: new () => Api };
type Start = (settings: { print(line: string): void; printErr(line: string): void }) => Promise<Core>;

const LANGUAGES = ['spa', 'eng'];
/** The engine that reads by neural networks. */
const LSTM = 1;
/**
 * The page parted by itself, and ink told from paper by what is around it (Sauvola), with a window of 0.6 inches and a factor of 0.2: measured on shaded and faint
 * photographs, of which one limit for the whole page read a half or nothing; on plain scans it reads as much (`npm run bench scans`).
 */
const SETTINGS = {
  tessedit_pageseg_mode: '3',
  thresholding_method: '2',
  thresholding_window_size: '0.6',
  thresholding_kfactor: '0.2',
} as const;
/** Radians from which a page is turned straight before it is read. */
const TILTED = 0.005;
/** Confidence below which a page may lie on its side or on its head, and the other ways round, as EXIF numbers them. */
const TURNED = 55;
/** Confidence from which a way round is the right one, and no other is tried. */
const RIGHT = 80;
const UPRIGHT = 1;
const OTHER_WAYS = [3, 6, 8];

const require = createRequire(import.meta.url);

async function open(): Promise<{ core: Core; api: Api }> {
  const build = (await relaxedSimd()) ? 'relaxedsimd-lstm' : (await simd()) ? 'simd-lstm' : 'lstm';
  const start = require(`tesseract.js-core/tesseract-core-${build}`) as Start;
  const core = await start({ print: () => undefined, printErr: () => undefined });
  for (const language of LANGUAGES) {
    const folder = path.dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
    const packed = readFileSync(path.join(folder, '4.0.0_best_int', `${language}.traineddata.gz`));
    core.FS.writeFile(`./${language}.traineddata`, gunzipSync(packed));
  }
  const api = new core.TessBaseAPI();
  if (api.Init(null, LANGUAGES.join('+'), LSTM) !== 0) throw new Error('the reader of images did not start');
  for (const [name, value] of Object.entries(SETTINGS)) api.SetVariable(name, value);
  return { core, api };
}

/** Reads what stands in `/input`, straightened, one way round. */
function readWay(api: Api, way: number): { tsv: string; confidence: number } | null {
  if (api.SetImageFile(way, 0) === 1) return null;
  api.FindLines();
  const angle = api.GetGradient();
  if (Math.abs(angle) >= TILTED) api.SetImageFile(way, angle);
  api.Recognize(null);
  return { tsv: api.GetTSVText(0), confidence: api.MeanTextConf() };
}

/** The orientation that a photograph carries, as EXIF numbers it: the first directory's entry 0x0112, a short, in either order of bytes. */
function orientationOf(image: Uint8Array): number {
  const head = Buffer.from(image.buffer, image.byteOffset, Math.min(image.length, 4096)).toString('latin1');
  const found =
    /Exif\0\0MM[^]*?\x01\x12\0\x03\0\0\0\x01\0([\x01-\x08])/.exec(head) ??
    /Exif\0\0II[^]*?\x12\x01\x03\0\x01\0\0\0([\x01-\x08])/.exec(head);
  return found?.[1]?.charCodeAt(0) ?? UPRIGHT;
}

function read({ core, api }: { core: Core; api: Api }, image: Uint8Array): string | null {
  core.FS.writeFile('/input', image);
  const own = orientationOf(image);
  let best = readWay(api, own);
  if (best === null) return null;
  // A sheet without words is as unsure whichever way it lies.
  if (best.confidence < TURNED && best.confidence > 0)
    for (const way of OTHER_WAYS.filter((one) => one !== own)) {
      const other = readWay(api, way);
      if (other && other.confidence > best.confidence) best = other;
      if (best.confidence >= RIGHT) break;
    }
  return best.tsv;
}

process.once('disconnect', () => process.exit());
const reader = open();
process.on('message', ({ image }: Shown) => {
  void reader.then((ready) => {
    const tsv = read(ready, image);
    process.send!({ tsv, peak: process.resourceUsage().maxRSS * 1024 } satisfies Read);
  });
});
await reader;
