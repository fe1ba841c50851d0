import { canonical } from '#reading/lines.ts';
import { plainReport, Unreadable, type Extracted } from './extracted.ts';
import { namesInZip } from './zip.ts';

/** Spanish Word names its styles in Spanish. */
const STYLES = [1, 2, 3, 4, 5, 6].flatMap((n) => [
  `p[style-name='Título ${n}'] => h${n}:fresh`,
  `p[style-name='Titulo ${n}'] => h${n}:fresh`,
]);
const TITLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Título'] => h1:fresh"];

type Element = {
  nodeType: number;
  localName?: string;
  textContent: string | null;
  childNodes: Iterable<Element>;
  parentElement?: Element | null;
};
const plain = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Lines of Markdown-like text from the HTML that mammoth makes: headings, lists, tables, notes. */
function linesOf(element: Element, lines: string[], depth = 0): void {
  let item = 0;
  for (const child of element.childNodes) {
    const name = child.localName ?? '';
    if (/^h[1-6]$/.test(name)) lines.push('', `${'#'.repeat(Number(name[1]))} ${plain(child)}`, '');
    else if (name === 'p') lines.push(plain(child), '');
    else if (name === 'li') listItem(child, element.localName === 'ol' ? `${++item}.` : '-', lines, depth);
    else if (name === 'tr') lines.push(`| ${[...child.childNodes].map(plain).join(' | ')} |`);
    else if (name === 'table') {
      lines.push('');
      linesOf(child, lines, depth);
      lines.push('');
    } else if (child.nodeType === 1) linesOf(child, lines, depth);
    else if (child.nodeType === 3 && plain(child)) lines.push(plain(child), '');
  }
}

function listItem(item: Element, mark: string, lines: string[], depth: number): void {
  const own = [...item.childNodes].filter((child) => child.localName !== 'ul' && child.localName !== 'ol');
  lines.push(`${'  '.repeat(depth)}${mark} ${own.map(plain).join(' ').trim()}`);
  for (const child of item.childNodes)
    if (child.localName === 'ul' || child.localName === 'ol') linesOf(child, lines, depth + 1);
  if (depth === 0) lines.push('');
}

/**
 * Reads a Word document: headings, paragraphs, lists, tables, foot and end notes. Its archive is checked before it is unpacked.
 * The libraries are loaded only here: the process that reads a text file does not wait for them.
 */
export async function readDocx(bytes: Buffer): Promise<Extracted> {
  const names = namesInZip(bytes);
  if (!names.some((name) => /^word\/document\d*\.xml$/.test(name))) throw new Unreadable('WRONG_TYPE');
  const { default: mammoth } = await import('mammoth');
  const { parseHTML } = await import('linkedom');
  let html: string;
  try {
    const result = await mammoth.convertToHtml(
      { buffer: bytes },
      { styleMap: [...STYLES, ...TITLES], convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })) },
    );
    html = result.value;
  } catch {
    throw new Unreadable('CORRUPT');
  }
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  const lines: string[] = [];
  linesOf(document.body as unknown as Element, lines);
  const text = canonical(lines.join('\n').replace(/\n{3,}/g, '\n\n'));
  if (text.trim() === '') throw new Unreadable('NO_TEXT');
  return { text, report: plainReport() };
}
