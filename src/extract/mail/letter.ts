import type { Language } from '#contract/language.ts';
import type { Report } from '#contract/sources.ts';
import { languageOfText } from '#reading/language.ts';
import { canonical } from '#reading/lines.ts';
import { endWords } from '../document/end-words.ts';
import { plain } from '../document/marks.ts';
import { plainReport, Unreadable, type Extracted } from '../extracted.ts';
import { readHtml } from '../html/html.ts';
import { divideLongLines } from '../text/long-lines.ts';

const HEADS = {
  en: { from: 'From', to: 'To', cc: 'Cc', bcc: 'Bcc', date: 'Date', subject: 'Subject' },
  es: { from: 'De', to: 'Para', cc: 'CC', bcc: 'CCO', date: 'Fecha', subject: 'Asunto' },
} as const;
type Head = keyof (typeof HEADS)['en'];
const ORDER = Object.keys(HEADS.en) as Head[];

/** An e-mail: its head, its body in the forms that it has, and the names of what is attached, pictures within its page apart. */
export type Letter = {
  heads: Partial<Record<Head, string>>;
  text: string;
  html: { bytes: Buffer; charset: string | null } | null;
  attached: { name: string; isPicture: boolean }[];
};

/** A plain form with less than this share of the words that the page has is none: it says that one should look at the page. */
const STUB = 0.5;
/** Attachments that are named. */
const NAMED = 500;

const flat = (text: string): string => plain(text).replace(/\s+/g, ' ').trim();

/** The words of a letter's page; '' where it has none. */
async function wordsOf(html: Letter['html']): Promise<string> {
  if (html === null) return '';
  try {
    return (await readHtml(html.bytes, html.charset, false)).text;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (error.code === 'NO_TEXT') return '';
    throw new Unreadable('CORRUPT');
  }
}

/** What somebody writes as `Ana Pérez <ana@ejemplo.cl>`. */
export function addressOf(name: string | undefined, address: string | undefined): string {
  const [called, at] = [flat(name ?? ''), flat(address ?? '')];
  if (called === '' || called === at) return at;
  return at === '' ? called : `${called} <${at}>`;
}

const attachedLines = (attached: Letter['attached'], language: Language): string[] =>
  attached.slice(0, NAMED).map(({ name }) => `[${endWords[language].attached}: ${flat(name)}]`);

/**
 * A letter as text: a line for each line of its head, then its body, then the names of what is attached, which is not read and warned of. The plain form of
 * the body is taken where it says as much as the page. Throws NO_TEXT where there is neither head nor body.
 */
export async function writeLetter({ heads, text, html, attached }: Letter): Promise<Extracted> {
  const page = await wordsOf(html);
  const words = canonical(text.replaceAll('\u00ad', ''));
  const body = words.trim().length >= page.length * STUB && words.trim() !== '' ? words : page;
  const language = languageOfText([body, heads.subject ?? ''].join('\n'));
  const head = ORDER.flatMap((name) => {
    const value = flat(heads[name] ?? '');
    return value === '' ? [] : [`${HEADS[language][name]}: ${value}`];
  });
  if (head.length === 0 && body.trim() === '') throw new Unreadable('NO_TEXT');
  const parts = [head.join('\n'), body, attachedLines(attached, language).join('\n')];
  const warnings: Report['warnings'] = [];
  if (attached.some(({ isPicture }) => isPicture)) warnings.push({ code: 'unread-images', pages: [] });
  if (attached.some(({ isPicture }) => !isPicture)) warnings.push({ code: 'embedded-files', pages: [] });
  if (attached.length > NAMED) warnings.push({ code: 'truncated', pages: [] });
  return {
    text: divideLongLines(canonical(parts.filter(Boolean).join('\n\n'))),
    report: { ...plainReport(), warnings },
    title: flat(heads.subject ?? '') || null,
  };
}
