import { beginner, endsOf, firstOf, isNumber, readPattern, type Pattern } from './pattern.ts';
import type { Hit, Rule, Rules, Token } from './types.ts';

/** A rule ready to be looked for. */
export type Compiled = { rule: Rule; find: Pattern; not: Pattern | null };

/** Compiles the rules of a block; those whose pattern is malformed are left out, and a test names them. */
export const compile = ({ rules, names }: Rules): Compiled[] =>
  rules.flatMap((rule) => {
    const find = readPattern(rule.find, names);
    const not = rule.not.length > 0 ? readPattern(rule.not, names) : null;
    return typeof find === 'string' || typeof not === 'string' ? [] : [{ rule, find, not }];
  });

/** Words on either side of a hit in which its `not` is looked for, within its sentence. */
const AROUND = 40;

/** The longest match of a pattern that begins at a token, by the words that it names; of two alike the shorter. Null where none begins there. */
function matchAt(pattern: Pattern, tokens: readonly Token[], at: number): { to: number; words: number } | null {
  let best: { to: number; words: number } | null = null;
  for (const [to, words] of endsOf(pattern, tokens, new Map([[at, 0]])))
    if (words > 0 && (!best || words > best.words || (words === best.words && to < best.to))) best = { to, words };
  return best;
}

/** The sentence around the tokens `from` to `to`, no wider than `AROUND` words on either side. */
function sentenceAround(tokens: readonly Token[], from: number, to: number): [number, number] {
  let [first, last] = [from, to];
  while (first > 0 && from - first < AROUND && !tokens[first]!.opens) first--;
  while (last < tokens.length && last - to < AROUND && !tokens[last]!.opens) last++;
  return [first, last];
}

function isExcluded({ not }: Compiled, tokens: readonly Token[], from: number, to: number): boolean {
  if (!not) return false;
  const [first, last] = sentenceAround(tokens, from, to);
  const within = tokens.slice(first, last);
  const begins = beginner(not);
  return within.some(({ word }, at) => begins(word) && matchAt(not, within, at) !== null);
}

/** The hits of one rule in a text, in order; hits do not overlap. */
export function hitsOf(compiled: Compiled, tokens: readonly Token[], from = 0, to = tokens.length): Hit[] {
  const hits: Hit[] = [];
  for (let at = from; at < to; at++) {
    const found = matchAt(compiled.find, tokens, at);
    if (!found || isExcluded(compiled, tokens, at, found.to)) continue;
    const [start, end] = [tokens[at]!.start, tokens[found.to - 1]!.end];
    hits.push({ id: compiled.rule.id, start, end, from: at, to: found.to, words: found.words });
    at = found.to - 1;
  }
  return hits;
}

/** Words whose rules are remembered. */
const REMEMBERED = 20_000;

/** Finds the hits of many rules at once. */
export type Finder = (tokens: readonly Token[]) => Hit[];

/**
 * A finder for the rules of several blocks of one language: hits in the order of their beginning, those of one rule not overlapping, those of two rules
 * perhaps. Linear in the length of the text: a rule is tried only where a word stands with which it may begin.
 */
export function finder(blocks: readonly Rules[]): Finder {
  const all = blocks.flatMap(compile);
  const byFirst = new Map<string, number[]>();
  const lengths = new Set<number>();
  all.forEach(({ find }, i) => {
    for (const first of new Set(firstOf(find) ?? [])) {
      byFirst.set(first, [...(byFirst.get(first) ?? []), i]);
      if (first.endsWith('*')) lengths.add(first.length - 1);
    }
  });
  const known = new Map<string, readonly number[]>();
  /** The rules that may begin with a word, in their order. */
  const beginning = (word: string): readonly number[] => {
    let found = known.get(word);
    if (!found) {
      const keys = [word, ...[...lengths].map((length) => (word.length >= length ? `${word.slice(0, length)}*` : ''))];
      if (isNumber(word)) keys.push('#');
      found = [...new Set(keys.flatMap((key) => byFirst.get(key) ?? []))].sort((a, b) => a - b);
      if (known.size > REMEMBERED) known.clear();
      known.set(word, found);
    }
    return found;
  };
  return (tokens) => {
    const hits: Hit[] = [];
    const next = new Int32Array(all.length);
    tokens.forEach(({ word }, at) => {
      for (const i of beginning(word)) {
        if (at < next[i]!) continue;
        const [hit] = hitsOf(all[i]!, tokens, at, at + 1);
        if (!hit) continue;
        hits.push(hit);
        next[i] = hit.to;
      }
    });
    return hits;
  };
}
