import type { Language } from '#contract/language.ts';

/**
 * Marks stand in the text as control characters, which no text can hold, until the language of the document is known and pieces side by side have
 * been joined. What they become is plain and stands outside of the words: a quotation from within an insertion is still the document's own words.
 */
const OPEN = { inserted: '\u0001', deleted: '\u0002', hidden: '\u0003', image: '\u0004' } as const;
const CLOSE = { inserted: '\u0005', deleted: '\u0006', hidden: '\u0007', image: '\u0008' } as const;
type Mark = keyof typeof OPEN;
const MARKS = Object.keys(OPEN) as Mark[];
/** Includes the soft hyphen: it is invisible within a word, and a search for the word would not find it. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u00ad]/g;

/** Text of the document, in one line, without soft hyphens and control characters that could pass for marks. */
export const plain = (text: string): string => text.replace(/[\t\r\n]+/g, ' ').replace(CONTROL, '');

/** A piece of text with a mark around its words; blank pieces need none. */
export function mark(kind: Mark, text: string): string {
  const words = text.trim();
  if (words === '') return text;
  const at = text.indexOf(words);
  return text.slice(0, at) + OPEN[kind] + words + CLOSE[kind] + text.slice(at + words.length);
}

/** A picture by the words that describe it, if any: that it stands there and was not read is told in any case. */
export const picture = (description: string): string => OPEN.image + description + CLOSE.image;

/** A text without what describes its pictures: a document of nothing but pictures has no words of its own. */
export const withoutImages = (text: string): string =>
  text.replace(new RegExp(`${OPEN.image}[^${CLOSE.image}]*${CLOSE.image}`, 'g'), '');

/** Whether some piece of a text is marked as inserted or deleted. */
export const hasChanges = (text: string): boolean => /[\u0001\u0002]/.test(text);

const WORDS = {
  en: { hidden: 'hidden', image: 'Image' },
  es: { hidden: 'oculto', image: 'Imagen' },
} as const;

/** The text with its marks in their final form: `[+inserted+]`, `[-deleted-]`, `[hidden: …]` and `[Image: …]` in the language of the document. */
export function writeMarks(text: string, language: Language): string {
  let out = text;
  // Word parts what one person wrote into many pieces; only together can they be read.
  for (const kind of MARKS)
    if (kind !== 'image') out = out.replace(new RegExp(`${CLOSE[kind]}([^\\S\\n]*)${OPEN[kind]}`, 'g'), '$1');
  const { hidden, image } = WORDS[language];
  return out
    .replaceAll(OPEN.inserted, '[+')
    .replaceAll(CLOSE.inserted, '+]')
    .replaceAll(OPEN.deleted, '[-')
    .replaceAll(CLOSE.deleted, '-]')
    .replaceAll(OPEN.hidden, `[${hidden}: `)
    .replaceAll(picture(''), `[${image}]`)
    .replaceAll(OPEN.image, `[${image}: `)
    .replace(/[\u0007\u0008]/g, ']');
}
