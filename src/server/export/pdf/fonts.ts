import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import { charactersOf, SCRIPTS, serif, type Script, type Style } from './serif.ts';

const require = createRequire(import.meta.url);

/** The typefaces in the order in which a character is looked for: the serif of the product by scripts, then one with more signs. */
export type Face = Script | 'signs';
/** Stands for a character that no face has. */
const UNKNOWN = '\ufffd';

const SIGNS = ['Roboto-Regular', 'Roboto-Medium', 'Roboto-Italic', 'Roboto-MediumItalic'] as const;
function signs(name: (typeof SIGNS)[number]): Buffer {
  const folder = path.dirname(require.resolve('pdfmake/package.json'));
  return readFileSync(path.join(folder, 'fonts', 'Roboto', `${name}.ttf`));
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a face, read when a text is first met that has others than those before it. */
const has: Partial<Record<Face, ReadonlySet<number>>> = {};
const FACES: readonly Face[] = [...SCRIPTS, 'signs'];
const setOf = (face: Face): ReadonlySet<number> =>
  (has[face] ??=
    face === 'signs'
      ? new Set((fontkit.create(signs('Roboto-Regular')) as { characterSet: number[] }).characterSet)
      : charactersOf(face));

/** How pdfmake names the looks of a face. */
const LOOKS = ['normal', 'bold', 'italics', 'bolditalics'] as const;
const lookOf = ({ bold, italic }: Style) => LOOKS[(bold ? 1 : 0) + (italic ? 2 : 0)]!;

/** Knows which face has which character, and which faces a document has needed in which looks. */
export class Fonts {
  /** What page numbers are set in is always needed. */
  private readonly used = new Map<string, { face: Face } & Style>([
    ['latin-normal', { face: 'latin', bold: false, italic: false }],
  ]);
  /** Whether a character was met that no face has. */
  lacks = false;

  /** The text in stretches of one face; a character that none has is shown as one that is missing, and the arrow of ours as a mark that leads on. */
  stretches(text: string, style: Style): { face: Face; text: string }[] {
    const found: { face: Face; text: string }[] = [];
    const add = (face: Face, piece: string): void => {
      const last = found.at(-1);
      if (last?.face === face) last.text += piece;
      else found.push({ face, text: piece });
      this.used.set(`${face}-${lookOf(style)}`, { face, ...style });
    };
    const plain = text.normalize('NFC').replace(/→/g, '›');
    if (Array.from(plain).every((one) => one === '\n' || setOf('latin').has(one.codePointAt(0)!))) {
      add('latin', plain);
      return found;
    }
    for (const { segment } of graphemes.segment(plain)) {
      const face = faceOf(segment, found.at(-1)?.face);
      if (face === null) this.lacks = true;
      add(face ?? faceOf(UNKNOWN) ?? 'latin', face === null ? UNKNOWN : segment);
    }
    return found;
  }

  /** The files of the faces that were needed, as pdfmake names them. */
  files(): { files: Map<string, Buffer>; families: Partial<Record<Face, Record<string, string>>> } {
    const files = new Map<string, Buffer>();
    const families: Partial<Record<Face, Record<string, string>>> = {};
    for (const [name, { face, ...style }] of this.used) {
      const look = lookOf(style);
      files.set(name, face === 'signs' ? signs(SIGNS[LOOKS.indexOf(look)]!) : serif(face, style));
      (families[face] ??= {})[look] = name;
    }
    return { files, families };
  }
}

/** The face that has a character; spaces and line ends stay with what they follow. */
function faceOf(grapheme: string, before: Face = 'latin'): Face | null {
  if (/^\s+$/.test(grapheme)) return before;
  const points = Array.from(grapheme, (character) => character.codePointAt(0)!);
  return FACES.find((face) => points.every((point) => setOf(face).has(point))) ?? null;
}
