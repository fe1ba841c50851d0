import type { Language } from '#contract/language.ts';

/** Characters of what a comment is about that are told. */
const ANCHOR = 120;

/** What is said of the parts that stand after the text. */
export const endWords = {
  en: {
    header: 'Header',
    footer: 'Footer',
    comment: (author: string, anchor: string) => `Comment${author && ` by ${author}`}${anchor && ` on “${anchor}”`}`,
    outside: 'Link to another file, not followed',
    embedded: 'Embedded file, not read',
    attached: 'Attached file, not part of this text',
  },
  es: {
    header: 'Encabezado',
    footer: 'Pie de página',
    comment: (author: string, anchor: string) =>
      `Comentario${author && ` de ${author}`}${anchor && ` sobre «${anchor}»`}`,
    outside: 'Vínculo a otro archivo, no seguido',
    embedded: 'Archivo incrustado, no leído',
    attached: 'Archivo adjunto, no es parte de este texto',
  },
} as const;

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A comment with who wrote it and the words that it is about; null for an empty one. */
export function commentLine(text: string, author: string, anchor: string, language: Language): string | null {
  const said = flat(text);
  if (said === '') return null;
  const about = flat(anchor);
  const short = about.length > ANCHOR ? `${about.slice(0, ANCHOR - 1).trimEnd()}…` : about;
  return `[${endWords[language].comment(flat(author), short)}: ${said}]`;
}

/** Headers and footers, each text once: what stands on every page is no part of the text that runs over them. */
export const headLines = (kind: 'header' | 'footer', texts: readonly string[], language: Language): string[] =>
  [...new Set(texts.filter(Boolean))].map((text) => `[${endWords[language][kind]}] ${text}`);

/** Embedded files and outside links, each named as not read. */
export const unreadLines = (embedded: readonly string[], outside: Iterable<string>, language: Language): string[] => [
  ...embedded.map((name) => `[${endWords[language].embedded}: ${flat(name)}]`),
  ...[...outside].map((target) => `[${endWords[language].outside}: ${flat(target)}]`),
];
