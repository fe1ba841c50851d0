import type { Language } from '#contract/language.ts';
import { sentences } from '../sentences.ts';
import type { Range } from '../lines.ts';
import { ENGLISH, byWords } from './en/check.ts';
import { SPANISH, byMorphology } from './es/check.ts';
import type { Morphology } from './es/morphology.ts';
import type { Emit } from './emit.ts';
import { fixOf, type Pattern } from './pattern.ts';
import { brackets, long, redundancies, repeated, repeatedPair } from './prose.ts';
import type { Finding } from './rule.ts';
import { isWord, tokensOf, type Token } from './tokens.ts';

/** `morphology`: what Spanish words are; without it the rules that need it are left out. */
export type GrammarOptions = { language: Language; morphology?: Morphology };

const PATTERNS: Record<Language, readonly Pattern[]> = { es: SPANISH, en: ENGLISH };
/** A sentence as long as this is no sentence: a table, or a text without stops. */
const LONGEST = 6000;
/** Letters that a conversion tore out of their words: such a sentence cannot be judged. */
const DAMAGED = /(?<!\p{L})[áéíúñ](?!\p{L})|\p{L}ó (?=[áéíóúñ] )|[,;][áéíóúñº](?!\p{L})/u;
/** How often one pattern may be found in one sentence. */
const MOST = 6;

/** Every finding of grammar, punctuation and style, in order of place. Pure, and linear in the text. */
export function checkGrammar(text: string, { language, morphology }: GrammarOptions): Finding[] {
  const found: Finding[] = [];
  const emit: Emit = (rule, start, end, suggestion, values, also) =>
    void found.push({ rule, start, end, suggestion, ...(values && { values }), ...(also && { also }) });
  for (const range of sentences(text)) {
    const { start } = range;
    const end = Math.min(range.end, start + LONGEST);
    const tokens = tokensOf(text, start, end);
    if (!isProse(tokens)) continue;
    const sentence = text.slice(start, end).replaceAll('\n', ' ');
    if (DAMAGED.test(sentence)) continue;
    byPatterns(sentence, start, PATTERNS[language], morphology, emit);
    redundancies(sentence, start, language, emit);
    for (let i = 0; i < tokens.length; i++) {
      repeated(tokens, i, language, emit);
      repeatedPair(tokens, i, emit);
    }
    long(tokens, language, emit);
    if (language === 'es' && morphology) byMorphology(tokens, morphology, emit);
    if (language === 'en') byWords(tokens, emit);
  }
  for (const { start, end } of paragraphs(text)) {
    brackets(text, start, end, emit);
  }
  return withoutOverlaps(withoutRarePassives(found, text.length));
}

/** Characters of a word with its space, about. */
const PER_WORD = 6;
const PASSIVES = { ids: new Set(['es.pasiva', 'en.passive']), least: 6 } as const;
/** The passive is good in its place; only a text with more than six in 1,000 words is told of it. */
function withoutRarePassives(found: readonly Finding[], length: number): readonly Finding[] {
  const isPassive = ({ rule }: Finding): boolean => PASSIVES.ids.has(rule.id);
  const often = (1000 * found.filter(isPassive).length * PER_WORD) / Math.max(length, 1) > PASSIVES.least;
  return often ? found : found.filter((one) => !isPassive(one));
}

/** Whether there are small letters: a heading in capitals and a row of figures are no sentence. */
const isProse = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => isWord(token) && token.word !== token.word.toUpperCase());

function byPatterns(
  sentence: string,
  at: number,
  patterns: readonly Pattern[],
  morphology: Morphology | undefined,
  emit: Emit,
): void {
  for (const pattern of patterns) {
    pattern.match.lastIndex = 0;
    let times = 0;
    for (let match = pattern.match.exec(sentence); match && times < MOST; match = pattern.match.exec(sentence)) {
      if (match[0] === '') {
        pattern.match.lastIndex++;
        continue;
      }
      if (isSpared(pattern, match[0])) continue;
      if (pattern.conditional && morphology && !morphology.isVerb(infinitiveOf(match[1] ?? ''))) continue;
      times++;
      const before = match[0].length - match[0].trimStart().length;
      const start = at + match.index + (match[0].trim() === '' ? 0 : before);
      emit(
        pattern,
        start,
        at + match.index + (match[0].trimEnd().length || match[0].length),
        fixOf(pattern, match)?.trim() ?? null,
      );
    }
  }
}

function isSpared({ unless }: Pattern, matched: string): boolean {
  if (!unless) return false;
  unless.lastIndex = 0;
  return unless.test(matched);
}
/** "pagaría" is of "pagar". */
const infinitiveOf = (conditional: string): string => conditional.toLowerCase().replace(/r[ií]a(?:mos|n|s)?$/, 'r');

/** What stands between two empty lines, or in the line of an item. */
function* paragraphs(text: string): Generator<Range> {
  let start = 0;
  for (const { index } of text.matchAll(/\n(?=\s*\n|\s*(?:\(?\p{L}\)|\p{N}+[.)]|[-•*#|]))/gu)) {
    if (index > start) yield { start, end: index };
    start = index + 1;
  }
  if (start < text.length) yield { start, end: text.length };
}

/** Of findings that meet, the heaviest; a whole sentence may hold others. */
function withoutOverlaps(found: readonly Finding[]): Finding[] {
  const kept: Finding[] = [];
  const taken: Finding[] = [];
  for (const one of [...found].sort((a, b) => a.start - b.start || b.rule.weight - a.rule.weight)) {
    const wide = one.end - one.start > 120;
    while (!wide && taken.length > 0 && taken.at(-1)!.end <= one.start) taken.pop();
    const rival = wide ? undefined : taken.at(-1);
    if (rival && rival.end > one.start) {
      if (rival.rule.weight >= one.rule.weight) continue;
      kept.splice(kept.indexOf(rival), 1);
      taken.pop();
    }
    kept.push(one);
    if (!wide) taken.push(one);
  }
  return kept;
}
