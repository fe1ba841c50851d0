import { Cursor } from '#reading/references/cursor.ts';
import { ABBREVIATIONS, CONSTITUTION, NORM_IDS } from '#reading/references/norm-table.ts';
import { numberInWords } from '#reading/references/numbers.ts';
import { references } from '#reading/references/references.ts';
import { normAt, type LawQuestion } from '#server/ports/laws/port.ts';

/** What may stand before the number of a law: "la Ley N° ". */
const LAW = /^(?:la\s+)?(?:ley\s*)?(?:n(?:[uú]mero|[uú]m\.?|ro\.?|[°º.o])?\s*)?/i;
/** The number itself, with or without its dot. */
const NUMBER = /^(\d{1,3}[.,\s]\d{3}|\d{3,5})[\s.]*$/;
/** A law by its number within other words: "art. 3 ley 18.101". */
const WITHIN = /\bley\s+(?:n[°ºro.]*\s*)?(\d{1,2}\.\d{3}|\d{4,5})(?![\d.]*\d)/i;
const HTTP = /^https?:\/\//i;
/** An address of the library as a browser shows it, without its scheme. */
const BARE = /^(?:[\w-]+\.)?(?:bcn|leychile)\.cl\//i;
/** Laws that are numbered in words have at least this number. */
const IN_WORDS_FROM = 100;

/** A law whose number is written in words: "ley diecinueve mil cuatrocientos noventa y seis". */
function lawInWords(text: string): string | null {
  const words = text.replace(LAW, '');
  const cursor = new Cursor(words);
  const number = words === text ? null : numberInWords(cursor);
  return number !== null && number >= IN_WORDS_FROM && /^[\s.]*$/.test(words.slice(cursor.at)) ? String(number) : null;
}

/** The key of the norm that a text names: by its abbreviation ("CPC"), or as any text names one. */
function keyIn(text: string): string {
  const short = text.replace(/[.\s]/g, '').toUpperCase();
  if (Object.hasOwn(ABBREVIATIONS, short)) return ABBREVIATIONS[short]!.key;
  if (/^CONSTITUCI[OÓ]N$/.test(short)) return CONSTITUTION.key;
  const named = references(text, 'es').flatMap((one) =>
    one.kind === 'norm' ? one.key : one.kind === 'articles' ? (one.norm?.key ?? []) : [],
  );
  return named[0]?.split('#')[0] ?? '';
}

/**
 * What the library is asked for what somebody typed: a number ("19.496"), a name ("Código del Trabajo"), an address, or other words; null for an address that leads to no
 * norm of it, which is sent nowhere. A norm is asked for whole: only so is its size told, and it is at hand when it is added.
 */
export function wantedBy(typed: string): LawQuestion | null {
  const text = typed.trim();
  const address = BARE.test(text) ? `https://${text}` : HTTP.test(text) ? text : null;
  if (address !== null) {
    const named = URL.canParse(address) ? normAt(new URL(address)) : null;
    return named && { whole: named };
  }
  const number = NUMBER.exec(text.replace(LAW, ''))?.[1];
  if (number) return { whole: { law: number.replace(/\D/g, '') } };
  const key = keyIn(text);
  const id = NORM_IDS[key];
  if (id !== undefined) return { whole: { norm: String(id) } };
  const law = /^ley:(\d+)$/.exec(key)?.[1] ?? lawInWords(text) ?? WITHIN.exec(text)?.[1]?.replace('.', '');
  return law ? { whole: { law } } : { words: text };
}
