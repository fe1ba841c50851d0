import { BOX, curve, heightOf, type Layout, type Placed } from './layout.ts';
import { colorIn, SURFACE, type Theme } from './palette.ts';

const MARGIN = 40;
const SANS = "'Instrument Sans Variable', 'Instrument Sans', Arial, sans-serif";
const SERIF = "'Source Serif 4 Variable', 'Source Serif 4', Georgia, serif";

const escaped = (words: string): string =>
  words.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c]!);

/** Words in lines of at most so many characters; the last one that does not fit ends with an ellipsis. */
export function wrapped(words: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words.split(/\s+/)) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  return [...kept.slice(0, -1), `${kept.at(-1)!.slice(0, width - 1)}…`];
}

function box(placed: Placed, theme: Theme): string {
  const { node, x, y, below, collapsed } = placed;
  const colors = SURFACE[theme];
  const central = node.level === 0;
  const height = heightOf(node);
  const color = colorIn(node.category, theme);
  const lines = wrapped(node.label, central ? 24 : 29, 2);
  const size = central ? 16 : 13;
  const step = central ? 20 : 16;
  const text = lines
    .map(
      (line, i) =>
        `<text x="${x + 14}" y="${y + 4.5 + (i - (lines.length - 1) / 2) * step}" font-family="${central ? SERIF : SANS}" font-size="${size}" font-weight="${node.level < 2 ? 600 : 400}" fill="${central ? colors.onCentral : colors.ink}">${escaped(line)}</text>`,
    )
    .join('');
  const dash = node.type === 'example' ? ' stroke-dasharray="3 3"' : '';
  const more =
    collapsed && below > 0
      ? `<text x="${x + BOX.width + 8}" y="${y + 4}" font-family="${SANS}" font-size="11" fill="${colors.quiet}">+${below}</text>`
      : '';
  return `<g><rect x="${x}" y="${y - height / 2}" width="${BOX.width}" height="${height}" rx="6" fill="${central ? colors.central : colors.paper}" stroke="${central ? colors.central : color}" stroke-width="${node.level === 1 ? 1.5 : 1}"${dash}/>${central ? '' : `<rect x="${x}" y="${y - height / 2 + 6}" width="3" height="${height - 12}" rx="1.5" fill="${color}"/>`}${text}${more}</g>`;
}

/** The map as a drawing that stands alone: one SVG document with text that can be searched and copied, in the colours of a theme. */
export function mapToSvg({ nodes, lines, width, height, top }: Layout, title: string, theme: Theme): string {
  const colors = SURFACE[theme];
  const [w, h] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const drawn = lines.map((line) => {
    const { edge, to } = line;
    const [label = ''] = wrapped(edge.label, 26, 1);
    return `<path d="${curve(line)}" fill="none" stroke="${colors.line}"/><text x="${to.x - 8}" y="${to.y - 7}" text-anchor="end" font-family="${SANS}" font-size="11" fill="${colors.quiet}" stroke="${colors.desk}" stroke-width="4" paint-order="stroke">${escaped(label)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-MARGIN} ${top - MARGIN} ${w} ${h}" role="img" aria-label="${escaped(title)}"><title>${escaped(title)}</title><rect x="${-MARGIN}" y="${top - MARGIN}" width="${w}" height="${h}" fill="${colors.desk}"/>${drawn.join('')}${nodes.map((one) => box(one, theme)).join('')}</svg>`;
}

/** Sides of a picture that browsers still draw, in px; a larger map is drawn smaller. */
const WIDEST = 12_000;
const SHARP = 2;

/** The drawing as a PNG, twice as sharp as the screen where that is not too large. Throws where the browser cannot draw it. */
export async function svgToPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const scale = Math.min(SHARP, WIDEST / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
