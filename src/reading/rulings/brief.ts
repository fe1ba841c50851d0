import { headings } from '../headings.ts';
import type { Part, PartName } from './parts.ts';

/** Characters at the head of a brief in which it says what it asks and to whom. */
const HEAD = 4000;
const SUMMARY = /^[ *#]*en lo (?:principal|ppal)\b/m;
/** The line of capitals with which a brief says what it does: "EVACÚA TRASLADO", "OBSERVACIONES A LA PRUEBA". */
const DOES =
  /^[ *#]*(?:(?:interpone|deduce|evacua|contesta|opone|formula|solicita|recurre|apela|replica|duplica|demanda|denuncia|querella|se hace parte|promueve|reclama|objeta|impugna|absuelve|cumple)\b|(?:recurso|accion|incidente|reclamacion|requerimiento) de\b|observaciones (?:a|sobre) la|alegato|tenga(?:n?se)? presente|t.ngase presente|minuta)/;
const COURT =
  /^[ *#]*(?:s\.? ?j\.? ?l\.?|s\.? ?s\.?|i\.? ?c\.?(?: de apelaciones)?|(?:excma|excelentisima|iltma|ilustrisima|ilma)\.? (?:corte|tribunal)|excmo\.? tribunal|(?:sr|sra|senor|senora|ss)\.? ?(?:juez|jueza|ministr[oa])|(?:al|a su) (?:senoria|us)\b|us\. ?iltma)\b/m;
const APPEARS =
  /\b(?:a (?:us|s\.? ?s\.?|ssa?|v\.? ?s\.?|us\.? iltma|vuestra)[^.]{0,30}(?:respetuosamente|con respeto) (?:digo|decimos|expongo)|respetuosamente (?:digo|expongo)|con (?:el )?debido respeto (?:digo|expongo))\b|\b(?:digo|decimos|expongo|exponemos|expreso|expresamos|manifiesto|vengo en|venimos en)\b/;
const PETITION =
  /^[ *#]*(?:por tanto\b|petitorio|ruego a |rogamos a |sirvase (?:us|s\.? ?s)|a (?:us|s\.? ?s)\.?[^\n]{0,20}(?:pido|ruego|solicito)|solicito a )/;

/** Characters at the end of a brief in which it asks. */
const TAIL = 1500;
const ASKS = new RegExp(
  `${PETITION.source}|^[ *#]*(?:por (?:esto|ello|lo expuesto)|petici[a-z]+|en consecuencia,? (?:pido|solicito))`,
  'm',
);
const PARTS: [PartName, RegExp][] = [
  ['summary', /^[ *#]*en lo (?:principal|ppal)\b/],
  ['petition', PETITION],
  ['otrosi', /^[ *#]*(?:(?:primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo) )?otrosi ?[:.-]/],
  [
    'facts',
    /^[ *#]*(?:[ivx\d]+ ?[.)-]*-? *)?(?:los hechos|antecedentes(?: de hecho)?\b|relacion de los hechos|exposicion de los hechos|hechos\b)/,
  ],
  [
    'law',
    /^[ *#]*(?:[ivx\d]+ ?[.)-]*-? *)?(?:el derecho\b|(?:los )?fundamentos de derecho|consideraciones de derecho|en cuanto al derecho|derecho aplicable|argumentos de derecho)/,
  ],
];
/** Parts whose first line is a sentence: they go by the name of what they are. */
const TOLD_BY_NAME = new Set<PartName>(['summary', 'petition', 'otrosi']);
/** A heading of the facts or the law is no sentence. */
const HEADED = 90;

/** Whether a folded text is a brief: it says what it asks, and to which court or with which words of respect. */
export function isBrief(folded: string): boolean {
  const head = folded.slice(0, HEAD);
  const flat = head.replace(/\s+/g, ' ');
  const first = folded.trimStart().slice(0, 200);
  const asks = ASKS.test(folded.slice(-TAIL));
  return (
    [SUMMARY.test(head) || DOES.test(first), COURT.test(head), APPEARS.test(flat), asks].filter(Boolean).length >= 2
  );
}

/** The parts of a brief by the lines that head them; other headings are sections. */
export function briefParts(text: string, folded: string): Part[] {
  const sections = new Map(headings(text).map(({ start, label }) => [start, label]));
  const marks: { at: number; name: PartName; label: string }[] = [];
  for (let start = 0; start < folded.length;) {
    const stop = folded.indexOf('\n', start);
    const end = stop < 0 ? folded.length : stop;
    const line = folded.slice(start, Math.min(end, start + 160));
    const long = end - start > HEADED;
    const name = PARTS.find(([one, re]) => re.test(line) && !(long && (one === 'facts' || one === 'law')))?.[0];
    const isSection =
      sections.has(start) || (!long && /^[ *#]*[IVX\d]{1,4} ?[.)-]+-? *\p{Lu}[^.]{3,}$/u.test(text.slice(start, end)));
    if (name) marks.push({ at: start, name, label: TOLD_BY_NAME.has(name) ? '' : labelOf(text.slice(start, end)) });
    else if (isSection) marks.push({ at: start, name: 'section', label: labelOf(text.slice(start, end)) });
    start = end + 1;
  }
  if (marks[0]?.at !== 0) marks.unshift({ at: 0, name: 'heading', label: '' });
  // What is asked in a line ends where the court is addressed: there somebody appears.
  const summary = marks.findIndex(({ name }) => name === 'summary');
  const addressed = COURT.exec(folded.slice(marks[summary]?.at ?? 0));
  if (summary >= 0 && addressed) {
    const at = (marks[summary]?.at ?? 0) + addressed.index;
    if (!marks.some((mark) => mark.at === at)) marks.push({ at, name: 'appearance', label: '' });
  }
  marks.sort((a, b) => a.at - b.at);
  return marks.map(({ at, name, label }, i) => ({
    start: at,
    end: marks[i + 1]?.at ?? text.length,
    name,
    number: null,
    label,
  }));
}

const labelOf = (line: string): string =>
  line
    .replace(/^[\s#*]+|[\s*]+$/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 80);
