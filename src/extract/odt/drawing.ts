import { oneLine } from '../document/blocks.ts';
import { plain } from '../document/marks.ts';
import { elementsOf, ownText, type Xml } from '../package/xml.ts';

/** Files of other programs that stand in a frame. */
const EMBEDDED = ['draw:object', 'draw:object-ole', 'draw:plugin', 'draw:applet', 'draw:floating-frame'];

const targets = (parts: readonly Xml[]): string[] =>
  parts.map(({ attributes }) => (attributes['xlink:href'] ?? '').replace(/^\.\//, ''));

/** What a frame or a shape holds: the words that describe it, where its embedded files and its pictures are, and what has text of its own (ODF 1.3, 10.3 and 10.4). */
export function readDrawing(drawing: Xml): { described: string; embedded: string[]; images: string[]; texts: Xml[] } {
  const parts = elementsOf(drawing);
  const described = parts
    .filter(({ name }) => name === 'svg:title' || name === 'svg:desc')
    .map((one) => oneLine(plain(ownText(one))))
    .filter(Boolean);
  return {
    described: [...new Set(described)].join('. '),
    embedded: targets(parts.filter(({ name }) => EMBEDDED.includes(name))),
    images: targets(parts.filter(({ name }) => name === 'draw:image')),
    texts: drawing.name === 'draw:frame' ? parts.filter(({ name }) => name === 'draw:text-box') : [drawing],
  };
}
