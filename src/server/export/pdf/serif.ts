import * as fontkit from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { writeTrueType, type Outline } from './truetype.ts';

const require = createRequire(import.meta.url);

/** The scripts that Source Serif 4 comes in, a file each. */
export const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
export type Script = (typeof SCRIPTS)[number];
export type Style = { bold: boolean; italic: boolean };

/** The weight that is bold: the screen's own. */
const BOLD = 640;
type Point = { x: number; y: number; endContour: boolean; copy: () => Point };
/** A point that belongs to no contour with others. */
const point = (x: number, y: number): Point => ({ x, y, endContour: true, copy: () => point(x, y) });
/** What variation moves beside the points of a glyph: its left, right, upper and lower end. */
const ENDS = 4;
const ends = (): Point[] => Array.from({ length: ENDS }, () => point(0, 0));

type Part = { dx: number; dy: number };
type Glyph = { numberOfContours: number; points?: Point[]; components?: Part[] };
/** What is used of fontkit's reader of WOFF2, beyond its documented face: it unpacks the outlines, but varies only those of TrueType files. */
type Woff2 = {
  numGlyphs: number;
  characterSet: number[];
  directory: { tables: Record<string, { offset: number; length: number; transformed?: boolean }> };
  stream: { buffer: Uint8Array };
  variationCoords: number[] | null;
  _transformedGlyphs: Glyph[];
  _variationProcessor: { transformPoints: (glyph: number, points: Point[]) => void };
  getGlyph: (glyph: number) => { path: { commands: Outline['commands'] }; advanceWidth: number };
};

function read(script: Script, { italic }: Style): Woff2 {
  const folder = path.dirname(require.resolve('@fontsource-variable/source-serif-4/package.json'));
  const file = `source-serif-4-${script}-wght-${italic ? 'italic' : 'normal'}.woff2`;
  return fontkit.create(readFileSync(path.join(folder, 'files', file))) as unknown as Woff2;
}

/** A font of one weight. Reading a glyph unpacks them all, which fails in one that varies: that one is handed those of its plain twin. */
function open(script: Script, style: Style): Woff2 {
  const plain = read(script, style);
  plain.getGlyph(0);
  if (!style.bold) return plain;
  const bold = read(script, style);
  bold.variationCoords = [BOLD];
  bold._transformedGlyphs = plain._transformedGlyphs;
  embolden(bold);
  return bold;
}

/** Moves all outlines to the weight of the font. The parts of a composed glyph are moved as its points are (OpenType 1.9, `gvar`). */
function embolden(font: Woff2): void {
  const vary = font._variationProcessor;
  font._transformedGlyphs.forEach(({ points, components }, at) => {
    if (points) vary.transformPoints(at, [...points, ...ends()]);
    if (!components) return;
    const moved = components.map(({ dx, dy }) => point(dx, dy));
    vary.transformPoints(at, [...moved, ...ends()]);
    components.forEach((part, n) => Object.assign(part, { dx: moved[n]!.x, dy: moved[n]!.y }));
  });
}

/** The tables of a varying font that a fixed one does not have, and hints for outlines that are not there. */
const LEFT = new Set(['fvar', 'gvar', 'avar', 'HVAR', 'MVAR', 'STAT', 'prep', 'fpgm', 'cvt ', 'gasp', 'glyf', 'loca']);

/** The characters that a script's file has. */
export const charactersOf = (script: Script): ReadonlySet<number> =>
  new Set(open(script, { bold: false, italic: false }).characterSet);

/** Source Serif 4 as a TrueType file of one weight and slope, as PDF can embed it: the package has it as WOFF2 of all weights. */
export function serif(script: Script, { bold, italic }: Style): Buffer {
  const font = open(script, { bold, italic });
  const glyphs = Array.from({ length: font.numGlyphs }, (_, at): Outline => {
    const { path: drawn, advanceWidth } = font.getGlyph(at);
    return { commands: drawn.commands, advance: advanceWidth };
  });
  const bytes = Buffer.from(font.stream.buffer);
  const given: Record<string, Buffer> = {};
  for (const [tag, { offset, length }] of Object.entries(font.directory.tables))
    if (!LEFT.has(tag)) given[tag] = bytes.subarray(offset, offset + length);
  // PDFKit takes two fonts for one where this field and their names are equal.
  const head = Buffer.from(given.head!);
  head.writeUInt32BE(head.readUInt32BE(8) + (bold ? 1 : 0) + (italic ? 2 : 0), 8);
  return writeTrueType(glyphs, { ...given, head });
}
