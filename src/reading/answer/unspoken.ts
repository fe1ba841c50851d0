import type { Language } from '#contract/language.ts';
import { languages } from '#contract/language.ts';
import { relatedTo } from '../concepts/related.ts';
import { locate } from '../search/locate.ts';
import { namesOf } from '../search/names.ts';
import { fold, isStop, stem, stemsOf } from '../words.ts';
import { matterWords } from './evidence.ts';
import { bare } from './intent.ts';
import type { Read } from './rank.ts';

/** A word in capitals within a question. What follows a mark that ends something begins anew, and names nothing by its capital. */
const CAPITAL = /(?<=[\p{L}\p{N},;)"”»'’-]\s+["“«(]?)\p{Lu}\p{Ll}{2,}(?!\p{L})/gu;
/** Words that lawyers put in capitals and that name no one (folded). */
const NO_NAME =
  /^(?:articulos?|clausulas?|letras?|numeral(?:es)?|incisos?|considerandos?|anexos?|titulos?|capitulos?|ley(?:es)?|codigos?|contratos?|convenios?|decretos?|sentencias?|article|section|clause|schedule|exhibit|annex|agreements?|contracts?|law|act|code|party|parties|partes?)$/;
/** A question with a larger share of capitals was pasted from a heading: they name nothing. */
const HEADING = 0.6;

/** Whether a word, or one that lawyers use for the same, stands in a text or its title just so; what it may be mistyped for does not count. */
export function stands({ index, title }: Read, typed: string): boolean {
  const { language } = index;
  const stems = [stem(typed.toLowerCase(), language), ...relatedTo(stem(typed.toLowerCase(), language), language)];
  const named = namesOf({ index, title }).all;
  return stems.some((one) => named.has(one) || locate(index, { word: '', stems: { es: one, en: one } }) !== null);
}

/**
 * The name in a question that stands in none of the sources, as it was typed: of who is never named nothing is said, however near another word
 * is. Null where the question has no such name.
 */
export function absentName(sources: readonly Read[], question: string): string | null {
  const words = question.match(/\p{L}{4,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  if (capitals.length > 2 && capitals.length > HEADING * words.length) return null;
  const told = [...question.matchAll(CAPITAL)].filter(([typed]) => {
    const folded = fold(typed);
    return !NO_NAME.test(folded) && !languages.some((language) => isStop(folded, language));
  });
  // Of a name of several words most must stand.
  const names: string[][] = [];
  let end = -2;
  for (const { 0: typed, index } of told) {
    if (index === end + 1) names.at(-1)!.push(typed);
    else names.push([typed]);
    end = index + typed.length;
  }
  const absent = (name: readonly string[]): boolean =>
    name.filter((typed) => !sources.some((read) => stands(read, typed))).length > name.length / 2;
  return names.find(absent)?.join(' ') ?? null;
}

/** A question whether there is something: "¿Hay cláusula de …?", "Is there a … clause?". */
const EXISTS =
  /^(?:hay|existen?|contempla|contiene|incluye|tengo derecho|tiene derecho|tienen derecho|se (?:pacto|pactaron|contempla|contemplan|establecio)|(?:el|la|este|esta) (?:presente )?(?:contrato|convenio|acuerdo|ley|arriendo) (?:contempla|tiene|contiene|incluye|establece|prohibe|permite)|is there|are there|does (?:the|this) (?:\p{L}+ )?(?:agreement|contract|lease|law|policy) (?:contain|include|have|provide for|mention))\b/u;
export const asksWhether = (question: string): boolean => EXISTS.test(bare(question));

/** Words of such a question that say nothing of what there is to be (folded). */
const PUT =
  /^(?:hay|existen?|contempla|contiene|incluye|tengo|derecho|pacto|pactaron|pactos?|establec\p{L}+|permite|prohibe|alg[uú]n\p{L}*|clausulas?|disposicion(?:es)?|estipulacion(?:es)?|contratos?|convenio|acuerdo|arriendo|ley|contractual|there|clauses?|provisions?|contain|include|have|provide|mention|agreement|contract|lease|policy|law|any|right|prohibicion|restriccion|prohibition|restriction)$/u;
/** What is not to be done: "no competencia", "non-compete". */
const NEGATIVE = /\b(?:no |non ?-?)(\p{L}{5,})/u;
/** "Exclusivamente" tells how something is done, and an exclusive court or a non-exclusive licence is no exclusivity. */
const ELSEWISE =
  /\p{L}{4,}mente(?!\p{L})|limited liability (?:company|partnership)|responsabilidad limitada|non ?-?exclusiv\p{L}*|no exclusiv\p{L}*|exclusive jurisdiction|competencia exclusiva/gu;
const FORBIDS = String.raw`(?:(?<!\p{L})(?:no|not|nor|never)(?!\p{L})|prohib\p{L}*|absten\p{L}*|abstendra|refrain|restrict\p{L}*|exclusiv\p{L}*)`;

/** What a question asks for the existence of: the stems of its words, and the one that is asked for as not to be done. */
export type Sought = { holds: (words: string, label: string, language: Language) => boolean };
/** A test of whether a sentence, with the name of the division that it lies under, holds all that is asked for. */
export function sought(question: string, language: Language): Sought | null {
  const folded = bare(question).replace(/-/g, ' ');
  const negative = NEGATIVE.exec(folded)?.[1] ?? null;
  const asked = matterWords(question.replace(/-/g, ' '), 'open', language)
    .map(fold)
    .filter((word) => !PUT.test(word) && !/^(?:non|no)$/.test(word));
  if (asked.length === 0) return null;
  return {
    holds(words, label, own) {
      const plain = fold(`${label} ${words}`).replace(/\s+/g, ' ');
      const held = new Set(stemsOf(plain.replace(ELSEWISE, ' '), own));
      const related = (word: string): string[] => [stem(word, own), ...relatedTo(stem(word, own), own)];
      if (!asked.every((word) => related(word).some((one) => held.has(one)))) return false;
      if (negative === null) return true;
      return related(negative).some((one) => new RegExp(`${FORBIDS}[^.;]{0,140}(?<!\\p{L})${one}`, 'u').test(plain));
    },
  };
}

/** What is counted: "cuántos habitantes", "how many members"; null for a span of time or for nothing that has a name. */
export function counted(question: string): string | null {
  const word = /^(?:a |de |en |con |por )?(?:cuant[oa]s|how many) (\p{L}{4,})/u.exec(bare(question))?.[1];
  return word && !ANYTHING.test(word) ? word : null;
}
const ANYTHING =
  /^(?:dias?|mes|meses|anos?|horas?|semanas?|minutos?|veces|personas?|gente|days?|months?|years?|hours?|weeks?|minutes?|times|people|persons?|more|other|otr[oa]s|mas)$/;

/** Whether a text says the word, or one that lawyers use for the same. */
export function says(words: string, folded: string, language: Language): boolean {
  const held = new Set(stemsOf(words, language));
  const own = stem(folded, language);
  return [own, ...relatedTo(own, language)].some((one) => held.has(one));
}
