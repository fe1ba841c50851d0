import type { Language } from '#contract/language.ts';
import type { Emit } from '../grammar/emit.ts';
import type { Range } from '../lines.ts';
import { foldSameLength } from '../references/cursor.ts';
import { sentences } from '../sentences.ts';
import { stemsOf } from '../words.ts';
import { figureOf, numberWords, valueOf } from './number-words.ts';
import { DEADLINES, FORUMS, PERMITS } from './rules.ts';

type Said = Range & {
  stems: ReadonlySet<string>;
  quantity: { value: number; unit: string; words: string } | null;
  denied: boolean | null;
};

const UNITS: Record<Language, string> = {
  es: 'dias|meses|anos|horas|uf|unidades de fomento|utm|pesos|%|por ciento',
  en: 'days|months|years|hours|%|percent|dollars',
};
const FEWEST_STEMS = 6;
const LONGEST = 900;
const LIKE = 0.6;
/** A stem that stands in more sentences than this does not lead from one to another. */
const COMMON = 14;

const quantities = {} as Record<Language, RegExp>;
function quantityPattern(language: Language): RegExp {
  const words = numberWords(language).join('|');
  return (quantities[language] ??= new RegExp(
    `(?<![\\p{L}\\d.,])(\\d[\\d.,]*|(?:${words})(?:[ -](?:y |and )?(?:${words})){0,4})\\s*(?:\\([^)]{1,30}\\)\\s*)?(?:${language === 'es' ? '' : '(?:business|calendar) '})?(${UNITS[language]})(?!\\p{L})`,
    'gu',
  ));
}

/** Deeds that are allowed or forbidden. */
const MAY: Record<Language, { allowed: RegExp; denied: RegExp }> = {
  es: { allowed: /(?<!no )(?<!ni )\b(?:podra|podran|puede|pueden)\b/, denied: /\bno (?:podra|podran|puede|pueden)\b/ },
  en: { allowed: /\bmay (?!not)/, denied: /\b(?:may|shall|can) ?not\b/ },
};

function read(text: string, range: Range, language: Language): Said | null {
  if (range.end - range.start > LONGEST) return null;
  const words = text.slice(range.start, range.end);
  if (/\[\s?\*/.test(words)) return null;
  const low = foldSameLength(words).replaceAll('\n', ' ');
  const found = [...low.matchAll(quantityPattern(language))];
  const { allowed, denied } = MAY[language];
  const isDenied = denied.test(low);
  const modal = isDenied || allowed.test(low) ? isDenied : null;
  if (found.length !== 1 && modal === null) return null;
  const stems = new Set(stemsOf(words.replace(/\d[\d.,]*/g, ' '), language));
  if (stems.size < FEWEST_STEMS) return null;
  const [one] = found;
  const value = one && (/^\d/.test(one[1]!) ? figureOf(one[1]!) : valueOf(one[1]!, language));
  const quantity =
    found.length === 1 && one && value !== null && value !== undefined
      ? { value, unit: one[2]!, words: words.slice(one.index, one.index + one[0].length).replace(/\s+/g, ' ') }
      : null;
  return { ...range, stems, quantity, denied: modal };
}

/** How alike two sentences are (Jaccard over stems without numbers); 0 where each says something that the other does not. */
function alike(a: Said, b: Said, drop: ReadonlySet<string>): number {
  const only = (one: Said, other: Said): number =>
    [...one.stems].filter((stem) => !other.stems.has(stem) && !drop.has(stem)).length;
  const [left, right] = [only(a, b), only(b, a)];
  if (left > 0 && right > 0) return 0;
  const common = [...a.stems].filter((stem) => b.stems.has(stem) && !drop.has(stem)).length;
  return common / (common + left + right);
}

/** Two sentences about the same thing that give two terms or sums for it, or of which one allows what the other forbids. */
export function contradictions(text: string, language: Language, emit: Emit): void {
  const index = new Map<string, number[]>();
  const said: Said[] = [];
  const numbers = new Set(stemsOf(numberWords(language).join(' '), language));
  for (const range of sentences(text)) {
    const one = read(text, range, language);
    if (!one) continue;
    const shared = new Map<number, number>();
    for (const stem of one.stems)
      for (const other of index.get(stem) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    for (const [other, common] of shared) {
      if (common < FEWEST_STEMS / 2 || disagree(one, said[other]!, numbers, emit)) continue;
    }
    const number = said.push(one) - 1;
    for (const stem of one.stems) {
      const row = index.get(stem);
      if (!row) index.set(stem, [number]);
      else if (row.length < COMMON) row.push(number);
    }
  }
}

function disagree(one: Said, other: Said, numbers: ReadonlySet<string>, emit: Emit): boolean {
  const like = alike(one, other, numbers);
  if (like < LIKE) return false;
  const [a, b] = [other.quantity, one.quantity];
  if (a && b && a.unit === b.unit && a.value !== b.value) {
    emit(DEADLINES, one.start, one.end, null, [a.words, b.words], other);
    return true;
  }
  if (one.denied !== null && other.denied !== null && one.denied !== other.denied && like >= 0.8) {
    emit(PERMITS, one.start, one.end, null, [], other);
    return true;
  }
  return false;
}

const FORUM: Record<Language, RegExp> = {
  es: /(?:competencia|jurisdicci[óo]n|someten?|sometid[oa]s?|domicilio)[^.;\n]{0,80}?tribunales\s+(?:ordinarios\s+(?:de justicia\s+)?)?(?:de|con asiento en)\s+(?:la (?:ciudad|comuna) de\s+)?(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)/gu,
  en: /(?:exclusive )?jurisdiction of (?:the )?(?:state and federal |federal and state |federal |state )?courts (?:located |sitting )?(?:in|of) (?:the )?(?:State of |City of )?(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)/gu,
};
/** Two places whose courts are to judge the same document. */
export function forums(text: string, language: Language, emit: Emit): void {
  const [first, ...rest] = [...text.matchAll(FORUM[language])];
  const other = first && rest.find((match) => match[1] !== first[1]);
  if (!first || !other) return;
  const at = (match: RegExpExecArray): Range => ({ start: match.index, end: match.index + match[0].length });
  emit(FORUMS, at(other).start, at(other).end, null, [first[1]!, other[1]!], at(first));
}
