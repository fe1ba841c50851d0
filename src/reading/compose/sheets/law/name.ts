import type { Range } from '../../../lines.ts';
import { ownNorm } from '../../../references/own-norm.ts';
import { tidy } from '../../../tidy.ts';

/** Characters of a law in which it says what it is called, behind what a file says of itself. */
const HEAD = 1200;
/** What a file says of itself between lines of dashes, before its text. */
const FRONT = /^---\n[^]*?\n---\n/;
const NUMBER = /(?<!\p{L})LEY\s+(?:N[ÚU]M\.?|N[°º.o]*)?\s*(\d{1,2}[.,]?\d{3})(?!\d)/iu;
const DECREE =
  /(?:^|\n)[#*\s]*(DECRETO(?:\s+(?:LEY|CON\s+FUERZA\s+DE\s+LEY|SUPREMO))?)\s+(?:N[ÚU]M\.?|N[°º.o]*)\s*(\d{1,3}(?:[.,]\d{3})*)/iu;
/** Verbs and words that the name of a law begins with, without which it says as much. Ours. */
const LEADS =
  /^(?:(?:establece|fija|regula|sobre|aprueba|dicta|crea|introduce|perfecciona)\s+)(?:que\s+(?:indica|señala)\s+del?\s+|(?:normas?|especiales|disposiciones|texto|el|la|los|las|del?|sobre|aplicables?|para|a|que|ley(?=\s+sobre)|refundido,?|coordinado,?|sistematizado|y)\s+)*/iu;
const SHOUTED = /^[^\p{Ll}\n]*\p{Lu}{4}[^\p{Ll}\n]*$/u;

/** Where the text of a law begins, behind what its file says of itself. */
const bodyOf = (text: string): number => FRONT.exec(text)?.[0].length ?? 0;

/** A name in small letters behind the number of a law: "LEY NUM. 4.287 Establece la prenda bancaria (Publicada …)". */
const CALM =
  /^\W*(?:LEY|DECRETO)[^\n]{0,50}?\d{3}(?:,? de \d{4})?\s+(?=(?:Establece|Fija|Regula|Aprueba|Dicta|Crea|Introduce|Modifica|Perfecciona|Sobre)\s\p{Ll})/u;
const CALM_END = /\s*\(|\.[\s-]|\n\s*\n|\s(?:N[ÚU]M|Santiago|Visto)/u;

/** Lines in capitals at the head of a law that are not its name: its number, its parts, and who issued it. */
const NO_NAME =
  /^(?:LEY\s+N|LEY\s+\d|DECRETO|D\.?F\.?L|N[ÚU]M|T[IÍ]TULO|LIBRO|CAP[IÍ]TULO|PROYECTO|PREAMBULO|MINISTERIO\s+DEL?|SUBSECRETAR[IÍ]A\s+DEL?)\b/u;

/** The lines in capitals by which a law names itself; null where it has none. */
export function nameIn(text: string): Range | null {
  const from = bodyOf(text);
  let [start, end] = [-1, -1];
  let at = from;
  for (const line of text.slice(from, from + HEAD).split('\n')) {
    const words = line.replace(/[#*\s"“”]+/g, ' ').trim();
    const isName = SHOUTED.test(words) && !NO_NAME.test(words) && words.length > 8;
    const goesOn = start >= 0 && SHOUTED.test(words);
    if (isName || goesOn) {
      if (start < 0) start = at;
      end = at + line.length;
    } else if (start >= 0) break;
    at += line.length + 1;
  }
  if (start < 0) {
    const lead = CALM.exec(text.slice(from, from + HEAD))?.[0].length;
    if (lead === undefined) return null;
    const rest = text.slice(from + lead, from + lead + 300);
    const stop = CALM_END.exec(rest)?.index;
    return stop === undefined ? null : tidy(text, { start: from + lead, end: from + lead + stop });
  }
  const found = tidy(text, { start, end });
  return found.end - found.start > 8 ? found : null;
}

const grouped = (digits: string): string =>
  Number(digits.replace(/[.,]/g, '')).toLocaleString('es-CL').replaceAll(',', '.');
const calm = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
/** Characters of the name of a law in its title. */
const NAME = 60;
const DANGLING = /(?:\s(?:del?|las?|los|el|y|e|o|en|a|al|que|para|con|por|sobre|su))+$/iu;
const clip = (words: string): string =>
  words.length <= NAME
    ? words
    : `${words
        .slice(0, NAME)
        .replace(/[\s,;]+\S*$/, '')
        .replace(DANGLING, '')}…`;

/** What a law is called: "Ley 20.169 · Competencia desleal", "Código Civil"; "" where it does not say. */
export function lawTitle(text: string): string {
  const from = bodyOf(text);
  const own = ownNorm(text.slice(from));
  if (own && /^(?:codigo|constitucion)/.test(own.key)) return own.title;
  const head = text.slice(from, from + HEAD);
  const first = head.slice(0, 400);
  const [law, decree] = [NUMBER.exec(first), DECREE.exec(first.slice(0, 120))];
  const name = nameIn(text);
  const words = name
    ? text
        .slice(name.start, name.end)
        .replace(/[*#\s]+/g, ' ')
        .trim()
    : '';
  const short = words ? clip(calm(words.replace(LEADS, '').replace(DANGLING, ''))) : '';
  const isOwn = decree !== null && (!name || from + decree.index + decree[0].length <= name.start);
  const isFirst =
    law && (!isOwn || law.index <= decree.index) && (law.index < 60 || !name || law.index < head.indexOf(words));
  const number = isFirst
    ? `Ley ${grouped(law[1]!)}`
    : isOwn
      ? `${calm(decree[1]!.replace(/\s+/g, ' '))} ${grouped(decree[2]!)}`
      : '';
  return [number, short].filter(Boolean).join(' · ');
}
