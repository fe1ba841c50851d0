import type { Language } from '#contract/language.ts';
import type { Color } from '#contract/notebooks.ts';
import { lawTitle } from './compose/sheets/law/name.ts';
import { tellSources } from './compose/sheets/answer.ts';
import { titleOf as titleByKind } from './compose/sheets/title.ts';
import { ownName } from './compose/sheets/contract/own-name.ts';
import { suggest } from './compose/suggest.ts';
import type { Read } from './evidence/choose.ts';
import { headings } from './headings.ts';
import { cutOf } from './index/unit-table.ts';
import type { Genre } from './units/unit.ts';

/** What a notebook is named and described by, from its first source. */
export type Description = { title: string; summary: string; icon: string; color: Color; questions: string[] };

const TITLE = 80;
const QUESTIONS = 5;
/** Questions that are tried; each costs a search. */
const TRIED = 14;
/** Characters of a summary at most. */
const SUMMARY = 700;
/** The start of a text, where a document says what it is. */
const START = 3000;

/** Kinds of documents by the words of their first lines; the one whose word comes first. Ours. */
const KINDS: [pattern: RegExp, icon: string, color: Color][] = [
  [
    /\b(?:contratos?|convenio|arrendamiento|arriendo|arrienda|compraventa|promesa|mandato|mutuo|finiquito|asesor[íi]a|confidencialidad|reconocimiento de deuda|t[ée]rminos y condiciones|agreement|lease|contract|licen[cs]e|terms (?:and conditions|of (?:use|service)))\b/i,
    '📄',
    'blue',
  ],
  [
    /\b(?:vistos|considerando|rit\b|ruc \d|corte (?:suprema|de apelaciones)|sentencia|recurso|tribunal|rol n|court of|plaintiff)\b/i,
    '🏛️',
    'red',
  ],
  [
    /\b(?:ley n|ley|decreto|c[óo]digo|constituci[óo]n(?! de (?:la )?(?:sociedad|empresa|fundaci[óo]n|corporaci[óo]n))|reglamento|act|statute|regulation)\b/i,
    '📜',
    'green',
  ],
  [
    /\b(?:estatutos?|constituci[óo]n de (?:la )?(?:sociedad|empresa|fundaci[óo]n|corporaci[óo]n)|constituyen (?:una )?sociedad|by-?laws|articles of (?:incorporation|association))\b/i,
    '🏢',
    'purple',
  ],
];
const [, RULING] = KINDS;
/** Words by which a law numbers itself at its head. */
const LAW = /\bLEY\s+(?:N[ÚU]M\.?|N[°º.o]*)?\s*\d{1,2}\.?\d{3}/i;
/** A line by which a norm begins; decrees give their reasons as courts do. */
const NORM = /(?:^|\n)\W*(?:ley|decreto|reglamento|ordenanza|resoluci[óo]n exenta)\b/i;
const OTHER: (typeof KINDS)[number] = [/./, '📝', 'gray'];

/** Words by which no title ends: what they lead to stands in its next line. Letters are none: "Anexo A". Ours. */
const DANGLING =
  /(?:[\s,]+(?:del?|las?|los|el|al|en|con|por|para|sobre|que|una?|sin|y|of|the|and|or|to|for|by|with))+$/iu;
const isShouted = (line: string): boolean => /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(line);
/** A line of a title with those in capitals that it leads to; where there are none, without the words that lead to them. */
function wholeTitle(lines: readonly string[], at: number): string {
  const line = lines[at]!;
  const next = lines[at + 1];
  if (!DANGLING.test(line)) return line;
  if (next === undefined || !isShouted(line) || !isShouted(next)) return line.replace(DANGLING, '');
  return `${line} ${wholeTitle(lines, at + 1)}`;
}

const clip = (text: string): string =>
  text.length <= TITLE ? text : `${text.slice(0, TITLE - 1).replace(/\s+\S*$/, '')}…`;

/** A file's name without ending and underscores. */
const nameOf = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();

/** The name that a document gives itself in its first lines, else its file's name without ending and underscores. */
export function titleOf(text: string, fileName: string): string {
  const start = text.slice(0, START);
  const first = headings(start).find(({ level, start: at }) => at < 300 && level <= 3)?.label;
  const lines = start.split('\n', 12).map((one) => one.replace(/^#+\s*/, '').trim());
  const at = lines.findIndex((one) => one.length >= 8);
  const line = lines[at];
  const heads = line !== undefined && first !== undefined && line.startsWith(first);
  const own = heads || (line && line.length <= 120 && /^[^\p{Ll}]+$/u.test(line)) ? wholeTitle(lines, at) : undefined;
  const law = NORM.test(start) || LAW.test(start) ? lawTitle(start) : '';
  const title = law || own || nameOf(fileName);
  return clip(/^[^\p{Ll}]+$/u.test(title) ? title.charAt(0) + title.slice(1).toLowerCase() : title);
}

/** What a ruling says before its reasons, also one too short to be cut as such. */
const SEEN = /\bvistos?\s*[:;.,]|\bteniendo presente\b/i;

/** Characters in which a document says of what kind it is. */
const KIND = 700;
function kindOf(start: string, genre: Genre): (typeof KINDS)[number] {
  if ((genre === 'ruling' || SEEN.test(start)) && !NORM.test(start)) return RULING!;
  const places = KINDS.map((kind) => ({ kind, at: start.search(kind[0]) })).filter(({ at }) => at >= 0);
  return places.sort((a, b) => a.at - b.at)[0]?.kind ?? OTHER;
}

/** What can be said of a document by its file's name alone, without reading it. */
export function plainDescription(fileName: string): Description {
  const [, icon, color] = OTHER;
  return { title: clip(nameOf(fileName)), summary: '', icon, color, questions: [] };
}

/** What is printed above a contract that is filed somewhere: no name of it. */
const COPY = /^(?:exhibit|ex-|annex|schedule|quicklinks|appendix)(?!\p{L})/iu;
/** What a document is called by what it is, else as it calls itself. */
function nameIn(read: Read, speaks: Language): string {
  const title = titleByKind(read, speaks);
  const first = titleOf(read.text, '');
  const own = first === '' || COPY.test(first) ? ownName(read.text) : first;
  if (cutOf(read.index).genre !== 'contract' || !own)
    return title === read.title ? titleOf(read.text, read.title) : clip(title);
  // What it calls itself says more than its kind, but not on which thing it is.
  const [, ...thing] = title === read.title ? [] : title.split(' · ');
  return clip([own, ...thing].join(' · '));
}

/**
 * Names and describes a document, in the language given, else in its own. The summary is the line of its sheet, of its own words; the questions are ones that it answers,
 * of its kind.
 */
export function describe(read: Read, speaks: Language = read.index.language): Description {
  const { text, title, index } = read;
  const [, icon, color] = kindOf(`${title}\n${text}`.slice(0, KIND), cutOf(index).genre);
  const [told] = tellSources([read], [0], '', speaks);
  const line = (told?.line ?? []).map((piece) => ('text' in piece ? piece.text : text.slice(piece.start, piece.end)));
  // Where no cell says it, it is at least told what it is.
  const summary = line.join('') || [told?.sheet?.title, told?.sheet?.about].filter(Boolean).join(' · ');
  return {
    title: nameIn(read, speaks),
    summary: summary.replace(/\s+/g, ' ').slice(0, SUMMARY),
    icon,
    color,
    questions: suggest(read, speaks, { most: QUESTIONS, tried: TRIED }),
  };
}
