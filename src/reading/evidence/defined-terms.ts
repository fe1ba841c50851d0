import type { AskedIntent } from '../ask/asked.ts';
import { definedNames } from '../defined-names.ts';
import type { Range } from '../lines.ts';
import { sentences } from '../sentences.ts';
import { unitAt } from '../units/places.ts';
import type { Cut } from '../units/unit.ts';
import { fold } from '../words.ts';
import { trimmed } from './widen.ts';

/** The term that a question asks the meaning of, in quotation marks. */
const ASKED = /["“«]([^"”»\n]{2,60})["”»]/u;
/** The same at the end of a question, where its words say no matter by themselves: "¿Qué es un contrato?". */
const LAST =
  /(?:qu[eé] (?:es|son|significa|se entiende por)|what (?:is|are))\s(?:una?|el|la|los|las|an?|the)?\s?([\p{L} ]{2,60}?)[?.\s]*$/iu;
/** Who or what is counted among those that a term names: "who counts as a Representative?". Group 1 is the term. */
const COUNTED =
  /(?:what|who) (?:counts|qualifies) as (?:an? |the )?([\p{L} ]{2,60}?)[?.\s]*$|qui[eé]n(?:es)? se consideran? (?:como )?(?:una? |el |la |los |las )?([\p{L} ]{2,60}?)[?.\s]*$/iu;
/** The term that a question asks the meaning of, folded; "" where it names none. */
export const termAsked = ({ matter, said }: Pick<AskedIntent, 'matter' | 'said'>): string =>
  fold(
    COUNTED.exec(said)?.slice(1).find(Boolean) ?? ASKED.exec(said)?.[1] ?? (matter || (LAST.exec(said)?.[1] ?? '')),
  ).trim();

/** A term that a text defines, the division in which it does, and the sentence or item that says so. */
export type DefinedTerm = Range & { term: string; unit: number };

/** A name that is given without brackets: `en adelante el "Cliente"`, `hereinafter the "Client"`, "en adelante el Cliente,". Group 1 is the term. */
const NAMED = [
  /(?:en adelante|en lo sucesivo|denominad[oa]s?|hereinafter|referred to as)[^"“«\n.;]{0,60}["“«](\p{Lu}[^"”»\n]{1,50})["”»]/giu,
  /(?:en adelante|en lo sucesivo),?\s(?:también\s)?(?:el|la|los|las)\s(\p{Lu}\p{L}{2,30}(?:\s\p{Lu}\p{L}{2,30})?)(?=\s?[,;.)])/gu,
] as const;

/** An item of a list of definitions: "2.- Proveedores: las personas …". Group 1 is the term. */
const ITEM =
  /^[\s(]{0,3}(?:\d{1,3}|[a-zñ]|[ivx]{1,5})?[.)°º -]{0,5}["“«]?(\p{Lu}[\p{L} ]{2,50}?)["”»]?\s?:\s{1,3}(?=\p{L}{2})/u;
const HEAD = 120;
/** Characters of a division in which the sentence of a definition is looked for, around its name. */
const AROUND = 1500;

/** The sentence of a division that holds a place. */
function sentenceAt(text: string, division: Range, at: Range): Range {
  const line = Math.max(division.start, text.lastIndexOf('\n', Math.max(0, at.start - AROUND)) + 1);
  const from = at.start - line > 2 * AROUND ? Math.max(division.start, at.start - AROUND) : line;
  const all = sentences(text, from, Math.min(division.end, at.end + AROUND));
  return all.find(({ start, end }) => start <= at.start && at.end <= end) ?? at;
}

const known = new WeakMap<Cut, readonly DefinedTerm[]>();
/**
 * The terms that a text defines, in its order: those named in quotation marks, and the items of a list of definitions. Each once, where it stands first. Read
 * once for each cut.
 */
export function definedTerms(text: string, cut: Cut): readonly DefinedTerm[] {
  let found = known.get(cut);
  if (!found) {
    found = readTerms(text, cut);
    known.set(cut, found);
  }
  return found;
}

function readTerms(text: string, cut: Cut): DefinedTerm[] {
  const bare = NAMED.flatMap((form) => [...text.matchAll(form)]).map(({ 0: words, 1: name, index }) => {
    const start = index + words.lastIndexOf(name!);
    return { term: name!.trim().replace(/[.,]$/, ''), start, end: start + name!.length };
  });
  const named = [...definedNames(text), ...bare].map(({ term, start, end }): DefinedTerm => {
    const unit = unitAt(cut, start);
    const division = cut.units[unit] ?? { start: 0, end: text.length };
    return { term, unit, ...sentenceAt(text, division, { start, end }) };
  });
  const items = cut.units.flatMap((one): DefinedTerm[] => {
    if (one.form !== 'item' || one.kind !== 'definition') return [];
    const term = ITEM.exec(text.slice(one.start, Math.min(one.end, one.start + HEAD)))?.[1];
    return term ? [{ term, unit: unitAt(cut, one.start), ...trimmed(text, one) }] : [];
  });
  const seen = new Set<string>();
  return [...named, ...items].sort((a, b) => a.start - b.start).filter(({ term }) => !seen.has(term) && seen.add(term));
}

const isLetter = (c: string | undefined): boolean => c !== undefined && /[\p{L}\p{N}]/u.test(c);

/** Where a term stands in some words as its own word, in the singular or plural; -1 where it does not. Capitals count: "Servicios" is no "servicios". */
function placeOf(words: string, term: string): number {
  for (let at = words.indexOf(term); at >= 0; at = words.indexOf(term, at + 1)) {
    const behind = /^(?:e?s)?/.exec(words.slice(at + term.length, at + term.length + 2))![0].length;
    if (!isLetter(words[at - 1]) && !isLetter(words[at + term.length + behind])) return at;
  }
  return -1;
}

/** The defined terms that stand in the quoted words, in the order in which they do, without those that the quotation itself defines. */
export function unfold(text: string, terms: readonly DefinedTerm[], quoted: Range): DefinedTerm[] {
  const words = text.slice(quoted.start, quoted.end);
  return terms
    .map((one) => ({ one, at: placeOf(words, one.term) }))
    .filter(({ one, at }) => at >= 0 && !(one.start < quoted.end && quoted.start < one.end))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
