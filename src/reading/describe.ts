import type { Language } from '#contract/language.ts';
import type { Color } from '#contract/notebooks.ts';
import { alike, termQuestions, titleQuestions } from './compose/suggest.ts';
import type { Read } from './evidence/choose.ts';
import { headings } from './headings.ts';
import { cutOf } from './index/unit-table.ts';
import { reply } from './reply.ts';
import { summarise } from './summary.ts';
import type { Genre } from './units/unit.ts';

/** What a notebook is named and described by, from its first source. */
export type Description = { title: string; summary: string; icon: string; color: Color; questions: string[] };

const TITLE = 80;
const QUESTIONS = 5;
/** Questions of each kind that are tried; each costs a search. */
const TRIED = 8;
/** The start of a text, where a document says what it is. */
const START = 3000;

/** Kinds of documents by the words of their first lines; the one whose word comes first. Ours. */
const KINDS: [pattern: RegExp, icon: string, color: Color, ask: Record<Language, string[]>][] = [
  [
    /\b(?:contratos?|convenio|arrendamiento|arriendo|arrienda|compraventa|promesa|mandato|mutuo|finiquito|asesor[íi]a|confidencialidad|reconocimiento de deuda|t[ée]rminos y condiciones|agreement|lease|contract|licen[cs]e|terms (?:and conditions|of (?:use|service)))\b/i,
    '📄',
    'blue',
    {
      es: [
        '¿Quiénes son las partes?',
        '¿Cuál es el plazo del contrato?',
        '¿Cuál es la renta mensual?',
        '¿Cuál es la garantía?',
        '¿Cuál es el precio?',
        '¿Cuál es el sueldo?',
        '¿Cuál es la jornada de trabajo?',
        '¿Qué multas se pactaron?',
        '¿Cómo se puede poner término al contrato?',
        '¿Qué información es confidencial?',
        '¿Cómo se resuelven los conflictos?',
        '¿Qué ley rige el contrato?',
        '¿Se puede ceder el contrato?',
        '¿De qué trata el contrato?',
      ],
      en: [
        'Who are the parties?',
        'What is the term of the agreement?',
        'How can the agreement be terminated?',
        'What law governs the agreement?',
        'What is the limitation of liability?',
        'Can the agreement be assigned?',
        'What are the confidentiality obligations?',
      ],
    },
  ],
  [
    /\b(?:vistos|considerando|rit\b|ruc \d|corte (?:suprema|de apelaciones)|sentencia|recurso|tribunal|rol n|court of|plaintiff)\b/i,
    '🏛️',
    'red',
    {
      es: [
        '¿Qué se resolvió?',
        '¿Qué se pidió?',
        '¿Quién demandó?',
        '¿Cuánto se ordenó pagar?',
        '¿Quién paga las costas?',
        '¿Cuáles son los hechos?',
        '¿En qué normas se funda?',
        '¿Quiénes son las partes?',
      ],
      en: ['What was decided?', 'Who are the parties?', 'What are the facts?', 'What law was applied?'],
    },
  ],
  [
    /\b(?:ley n|ley|decreto|c[óo]digo|constituci[óo]n(?! de (?:la )?(?:sociedad|empresa|fundaci[óo]n|corporaci[óo]n))|reglamento|act|statute|regulation)\b/i,
    '📜',
    'green',
    {
      es: [
        '¿Cuál es el objeto de la ley?',
        '¿Qué sanciones o multas establece?',
        '¿Qué plazos fija?',
        '¿Qué tribunal es competente?',
        '¿A quiénes se aplica?',
      ],
      en: [
        'What is the purpose of the law?',
        'What penalties does it set?',
        'What time limits does it set?',
        'Which court is competent?',
      ],
    },
  ],
  [
    /\b(?:estatutos?|constituci[óo]n de (?:la )?(?:sociedad|empresa|fundaci[óo]n|corporaci[óo]n)|constituyen (?:una )?sociedad|by-?laws|articles of (?:incorporation|association))\b/i,
    '🏢',
    'purple',
    {
      es: [
        '¿Cuál es el objeto de la sociedad?',
        '¿Quiénes son los socios?',
        '¿Cuál es el capital?',
        '¿Quién administra la sociedad?',
        '¿Cuánto dura la sociedad?',
        '¿Cómo se reparten las utilidades?',
      ],
      en: [
        'What is the purpose of the company?',
        'Who are the partners?',
        'What is the capital?',
        'Who manages the company?',
        'How are profits shared?',
      ],
    },
  ],
];
const [, RULING] = KINDS;
/** A line by which a norm begins; decrees give their reasons as courts do. */
const NORM = /(?:^|\n)\W*(?:ley|decreto|reglamento|ordenanza|resoluci[óo]n exenta)\b/i;
const OTHER: (typeof KINDS)[number] = [
  /./,
  '📝',
  'gray',
  {
    es: ['¿De qué trata el documento?', '¿Qué plazos menciona?', '¿Qué montos menciona?'],
    en: ['What is the document about?', 'What dates does it mention?', 'What amounts does it mention?'],
  },
];

/** "Ley 20.169, competencia desleal": the number that a law's first lines give, with its name where it stands in capitals. */
function lawTitle(start: string): string | null {
  const law = /\bLEY\s+(?:N[ÚU]M\.?|N[°º.o]*)?\s*(\d{1,2}\.?\d{3})/i.exec(start.slice(0, 400));
  if (!law) return null;
  const rest = start.slice(law.index + law[0].length, law.index + 600);
  // One way only to divide it into lines: with several, a long title in capitals is tried in all of them.
  const name = /^[^\p{L}]*([\p{Lu}\d ,]+(?:\n[\p{Lu}\d ,]+)*\n?)(?=\n|\*|$)/u
    .exec(rest)?.[1]
    ?.replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  const number = Number(law[1]!.replace('.', '')).toLocaleString('es-CL').replaceAll(',', '.');
  return name && name.length > 10 ? `Ley ${number}, ${name.replace(DANGLING, '')}` : `Ley ${number}`;
}

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
  const title = lawTitle(start) ?? own ?? nameOf(fileName);
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

/**
 * Names and describes a document. The summary is sentences of its own; the questions are ones that it answers, of at most ten words, in the language
 * given, else in its own.
 */
export function describe({ text, title, index }: Read, speaks: Language = index.language): Description {
  const { language } = index;
  const [, icon, color, ask] = kindOf(`${title}\n${text}`.slice(0, KIND), cutOf(index).genre);
  const summary = summarise(text, language, 2)
    .map((range) => text.slice(range.start, range.end).replace(/\s+/g, ' '))
    .join(' ');
  const one = { text, title, index };
  const candidates = [
    ...ask[speaks],
    ...titleQuestions(one, speaks).slice(0, TRIED),
    ...termQuestions(one, speaks).slice(0, TRIED),
  ];
  const questions: string[] = [];
  for (const question of candidates) {
    if (questions.length === QUESTIONS) break;
    if (questions.some((other) => alike(question, other))) continue;
    if (reply([one], question).outcome === 'answer') questions.push(question);
  }
  return { title: titleOf(text, title), summary, icon, color, questions };
}
