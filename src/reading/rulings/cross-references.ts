import { numberOf } from '../consistency/labels.ts';
import type { Range } from '../lines.ts';
import type { Reading } from './precedents.ts';

/** A reason that is named and that the ruling does not have; `last` is the last one that it has. */
export type BrokenReference = Range & { named: string; last: number };

const ORDINAL =
  '(?:primero|segundo|tercero|cuarto|quinto|sexto|septimo|octavo|noveno|undecimo|duodecimo|(?:decimo|vigesimo|trigesimo)(?: ?(?:primero|segundo|tercero|cuarto|quinto|sexto|septimo|octavo|noveno))?)';
const NAMED = new RegExp(
  `\\b(?:considerando|motivo|fundamento|razonamiento|motivacion|basamento)s? (?:n° ?)?(${ORDINAL}|\\d{1,2})(?: ?°| ?o\\b)?\\)?( (?:de (?:esta|la presente) sentencia|precedente|que antecede|anterior|de este fallo|del presente fallo))?`,
  'g',
);
/** Words behind or before that make it a reason of another ruling. */
const OF_ANOTHER =
  /^[^.;\n]{0,80}\b(?:de la (?:sentencia|resolucion)|del? (?:fallo|laudo)|de dicha|de la misma|de primer|de alzada|de la recurrida|que se (?:reproduce|elimina)|rol|stc|scs)/;
const BEFORE_ANOTHER =
  /(?:sentencia|fallo|rol|stc|alzada|reproduc\w+|elimin\w+|excepcion de su|impugnad\w+|recurrid\w+|instancia|c\.)[^.;\n]{0,140}$/;
/** So many reasons must be numbered in a row before one is called missing. */
const FEWEST = 3;

const CHAPTER =
  /\b(?:capitulo|acapite|apartado|titulo|seccion) (?:n° ?)?([ivxl]{1,6}|\d{1,2})\b (?:de (?:esta|la presente) (?:presentacion|demanda|contestacion)|de est[ea] (?:escrito|libelo|recurso|informe)|precedente|que antecede)/g;
const NUMBERED = /^[ *#]*(?:capitulo |titulo |acapite )?([ivxl]{1,6}|\d{1,2}) ?[.)-]/;
const value = (raw: string): number => Number(/^\d/.test(raw) ? raw : numberOf(raw));

/** The chapters that a writing names as its own beyond those that it has. */
function brokenChapters({ folded, structure }: Reading): BrokenReference[] {
  if (structure.kind === 'ruling') return [];
  const roman = structure.parts.flatMap(({ start }) => {
    const raw = NUMBERED.exec(folded.slice(start, start + 40))?.[1];
    return raw && !/^\d/.test(raw) ? [value(raw)] : [];
  });
  const last = Math.max(0, ...roman.filter(Number.isFinite));
  if (last < 2) return [];
  return [...folded.replace(/\n/g, ' ').matchAll(CHAPTER)].flatMap((match) => {
    const number = value(match[1]!);
    if (/^\d/.test(match[1]!) || !Number.isFinite(number) || number <= last) return [];
    return [{ start: match.index, end: match.index + match[0].length, named: match[1]!.toUpperCase(), last }];
  });
}

/** What a document names as a place of its own and does not have: a reason of a ruling, a chapter of any other writing. */
export const brokenReferences = (reading: Reading): BrokenReference[] => [
  ...brokenReasons(reading),
  ...brokenChapters(reading),
];

/** The reasons that a ruling names as its own ("como se dijo en el considerando 12°") beyond those that it has. */
function brokenReasons({ folded, structure }: Reading): BrokenReference[] {
  const numbers = structure.parts.flatMap(({ name, number }) =>
    name === 'considerando' && number !== null ? [number] : [],
  );
  const last = Math.max(0, ...numbers);
  if (structure.kind !== 'ruling' || numbers.length < FEWEST || numbers.length < last) return [];
  const [first] = structure.parts.filter(({ name }) => name === 'considerando');
  const votes =
    structure.parts.find(({ name }) => name === 'dissent' || name === 'concurrence')?.start ?? folded.length;
  const words = folded.replace(/\n/g, ' ');
  return [...words.matchAll(NAMED)].flatMap((match) => {
    const [whole, raw, own] = match;
    const start = match.index;
    const number = Number(numberOf(raw!));
    if (start < first!.start || start > votes || !Number.isFinite(number) || number <= last) return [];
    const end = start + whole.length;
    const another =
      OF_ANOTHER.test(words.slice(end, end + 100)) || BEFORE_ANOTHER.test(words.slice(Math.max(0, start - 160), start));
    return another && !own ? [] : [{ start, end, named: raw!, last }];
  });
}
