import { elementsOf, ownText, type Xml } from '../package/xml.ts';

/** What stands at the right of an older text, behind a run of blanks: the law that changed the line, its article, its day in the Official Gazette. */
const MARGIN =
  /(?<=\S)[ \t]{6,}(?:LEY|L\.\s?\d|D\.?\s?F\.?\s?L|D\.?\s?L|D\.?\s?S|DECRETO|DTO|Art|letra\s|N[°º]|Nº|D\.?\s?O|NOTA|RECTIFICACI|\d{2}\.\d{2}\.\d{4})[^\n]*$/iu;
/** A line that is only such a note. */
const MARGIN_ALONE =
  /^[ \t]{30,}(?:LEY|L\.\s?\d|D\.?\s?F\.?\s?L|D\.?\s?L|D\.?\s?S|DECRETO|DTO|Art|letra\s|N[°º]|D\.?\s?O|NOTA|\d{2}\.\d{2}\.\d{4})[^\n]*$/iu;
/** A line that begins a paragraph: with blanks before it, or with the mark of an item. */
const BEGINS = /^(?:[ \t]{2,}\S|[ \t]*(?:[a-zñ]{1,2}|\d{1,3}|[ivxl]{1,5})[).-]\s)/iu;

/** A note that lost its margin: nothing but the law that changed what follows. */
const NOTE = /^(?:LEY|L\.|D\.?\s?F\.?\s?L\.?|D\.?\s?L\.?|D\.?\s?S\.?)\s*(?:N[°º.]\s*)?\d[\d.]*$/iu;

/** How an article begins in its own text, told by its name in the file ("21", "4 BIS", "PRIMERO"): "Artículo 21", "Art. 21"; null where the name tells nothing. */
export function labelOf(name: string): RegExp | null {
  const number = /^(?:\d{1,6}|\p{L}{5,20})(?![\d\p{L}])/u.exec(name)?.[0];
  return number === undefined
    ? null
    : new RegExp(`^\\s*["“«]?\\s*art(?:[íi]culo|\\.)\\s*${number}(?![\\d\\p{L}])`, 'iu');
}

/** The text of an element with what stands between and behind its binary parts; of those only that they are there is kept. */
function said(element: Xml): { text: string; images: number } {
  let images = 0;
  const text = element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      images++;
      return '\n\n[imagen]\n\n';
    })
    .join('');
  return { text, images };
}

/**
 * The paragraphs of a `Texto`: it is wrapped at some sixty characters, a line that begins with blanks opens a paragraph, and an empty line ends one. Notes at the right
 * margin are no text of the law and go. `label`: how the article begins that the text is of; what stands before it, such as a heading, is no part of its first paragraph.
 * `images`: binary parts that it holds.
 */
export function paragraphsOf(
  element: Xml | undefined,
  label: RegExp | null = null,
): { paragraphs: string[]; images: number } {
  if (!element) return { paragraphs: [], images: 0 };
  const { text, images } = said(element);
  let paragraphs: string[] = [];
  let [open, begun] = [false, label === null];
  for (const raw of text.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').split('\n')) {
    const line = MARGIN_ALONE.test(raw) ? '' : raw.replace(MARGIN, '');
    const words = line.replace(/\s+/g, ' ').trim();
    // A margin note beside an empty line ends no paragraph.
    if (words === '') {
      if (raw.trim() === '') open = false;
      continue;
    }
    const begins: boolean = !begun && label!.test(line);
    if (begins) paragraphs = paragraphs.filter((one) => !NOTE.test(one));
    begun ||= begins;
    if (!open || begins || BEGINS.test(line)) paragraphs.push(words);
    else paragraphs[paragraphs.length - 1] += ` ${words}`;
    open = true;
  }
  return { paragraphs, images };
}

/** The words of a metadata element; null where it says that it is not there, or holds nothing. */
export function metaOf(element: Xml | undefined): string | null {
  if (!element || element.attributes.presente === 'no') return null;
  const words =
    elementsOf(element).length > 0 ? '' : ownText(element).replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();
  return words === '' ? null : words;
}
