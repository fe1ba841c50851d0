import { fold } from '../words.ts';
import type { Token } from './types.ts';

/**
 * The pattern language: words in order (`plazo de`), alternatives (`(plazo | término)`), a gap of up to four words (`..4`), the beginning of a word
 * (`oblig*`), a part that may be missing (`muy?`, `(de la)?`), a number in digits (`#`), the beginning of a sentence (`^`), its end (`$`), and `{name}` for a
 * pattern that is named beside the rules. Accents and capitals do not count. There is no repetition, so that a match has a bounded length and a text is
 * read in linear time.
 */
export type Pattern =
  | { kind: 'word'; word: string }
  | { kind: 'prefix'; word: string }
  | { kind: 'number' }
  | { kind: 'opens' }
  | { kind: 'closes' }
  | { kind: 'gap'; most: number }
  | { kind: 'all'; parts: readonly Pattern[] }
  /** `named`: written beside the rules, so that its alternatives need no example in each of them. */
  | { kind: 'any'; of: readonly Pattern[]; named?: true }
  | { kind: 'maybe'; of: Pattern };

const LEXEME = /\s+|\.\.\d|[()|#^$?]|\{[a-z-]+\}|[\p{L}\p{N}\p{M}%€£]+\*?|./gu;
/** Words of the widest gap. */
const WIDEST = 9;
/** How deep named patterns may use each other. */
const DEEPEST = 4;

/** Reads patterns that are alternatives of each other; a string says what is wrong with them. */
export function readPattern(
  lines: readonly string[],
  names: Readonly<Record<string, string>>,
  deep = 0,
): Pattern | string {
  if (deep > DEEPEST) return 'named patterns use each other without end';
  const lexemes =
    lines
      .join(' | ')
      .match(LEXEME)
      ?.filter((one) => one.trim() !== '') ?? [];
  let at = 0;
  const alternatives = (): Pattern | string => {
    const of: Pattern[] = [];
    for (;;) {
      const one = sequence();
      if (typeof one === 'string') return one;
      of.push(one);
      if (lexemes[at] !== '|') return of.length === 1 ? one : { kind: 'any', of };
      at++;
    }
  };
  const sequence = (): Pattern | string => {
    const parts: Pattern[] = [];
    while (at < lexemes.length && lexemes[at] !== '|' && lexemes[at] !== ')') {
      const one = item(lexemes[at++]!);
      if (typeof one === 'string') return one;
      const optional = lexemes[at] === '?';
      if (optional) at++;
      parts.push(optional ? { kind: 'maybe', of: one } : one);
    }
    return parts.length === 0 ? 'an alternative is empty' : parts.length === 1 ? parts[0]! : { kind: 'all', parts };
  };
  const item = (lexeme: string): Pattern | string => {
    if (lexeme === '(') {
      const inner = alternatives();
      if (typeof inner === 'string') return inner;
      return lexemes[at++] === ')' ? inner : 'a bracket is not closed';
    }
    if (lexeme === '#') return { kind: 'number' };
    if (lexeme === '^') return { kind: 'opens' };
    if (lexeme === '$') return { kind: 'closes' };
    if (/^\.\.[1-9]$/.test(lexeme)) return { kind: 'gap', most: Math.min(WIDEST, Number(lexeme.slice(2))) };
    if (lexeme.startsWith('{') && lexeme.length > 1) {
      const named = names[lexeme.slice(1, -1)];
      if (named === undefined) return `nothing is named ${lexeme}`;
      const read = readPattern([named], names, deep + 1);
      return typeof read !== 'string' && read.kind === 'any' ? { ...read, named: true } : read;
    }
    if (!/^[\p{L}\p{N}\p{M}%€£]+\*?$/u.test(lexeme)) return `"${lexeme}" is no part of the pattern language`;
    const word = fold(lexeme.replace('*', ''));
    return lexeme.endsWith('*') ? { kind: 'prefix', word } : { kind: 'word', word };
  };
  const read = alternatives();
  if (typeof read !== 'string' && at < lexemes.length) return 'a bracket is closed that was not opened';
  if (typeof read !== 'string' && firstOf(read) === null) return 'it may begin with a gap, or with nothing';
  return read;
}

/** By what a match may begin: words as they are, "word*" for beginnings, "#" for numbers; null where it may begin with anything. */
export function firstOf(pattern: Pattern): readonly string[] | null {
  switch (pattern.kind) {
    case 'word':
      return [pattern.word];
    case 'prefix':
      return [`${pattern.word}*`];
    case 'number':
      return ['#'];
    case 'any': {
      const all = pattern.of.map(firstOf);
      return all.includes(null) ? null : all.flatMap((one) => one!);
    }
    case 'all': {
      const found: string[] = [];
      for (const part of pattern.parts) {
        if (part.kind === 'opens') continue;
        const first = firstOf(part.kind === 'maybe' ? part.of : part);
        if (first === null) return null;
        found.push(...first);
        if (part.kind !== 'maybe') return found;
      }
      return null;
    }
    default:
      return null;
  }
}

/** Whether a match may begin with a word. */
export function beginner(pattern: Pattern): (word: string) => boolean {
  const first = firstOf(pattern) ?? [];
  const whole = new Set(first);
  const prefixes = first.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1));
  return (word) =>
    whole.has(word) || (isNumber(word) && whole.has('#')) || prefixes.some((prefix) => word.startsWith(prefix));
}
export const isNumber = (word: string): boolean => word.charCodeAt(0) < 58 && word.charCodeAt(0) > 47;

type Any = Extract<Pattern, { kind: 'any' }>;
const splits = new WeakMap<Any, { words: ReadonlySet<string>; rest: readonly Pattern[] }>();
/** The single words among alternatives, which a set finds at once, and the other ones. */
function splitOf(pattern: Any): { words: ReadonlySet<string>; rest: readonly Pattern[] } {
  let split = splits.get(pattern);
  if (!split) {
    const words = new Set(pattern.of.flatMap((one) => (one.kind === 'word' ? [one.word] : [])));
    split = { words, rest: pattern.of.filter((one) => one.kind !== 'word') };
    splits.set(pattern, split);
  }
  return split;
}

/** The tokens after each match that begins at the given ends, each with the most words that the pattern names on the way. */
type Ends = ReadonlyMap<number, number>;

const step = (from: Ends, tokens: readonly Token[], inner: boolean, fits: (token: Token) => boolean): Ends => {
  const to = new Map<number, number>();
  for (const [at, words] of from) {
    const token = tokens[at];
    if (token && (!token.opens || !inner || words === 0) && fits(token)) keep(to, at + 1, words + 1);
  }
  return to;
};
const keep = (ends: Map<number, number>, at: number, words: number): void => {
  if ((ends.get(at) ?? -1) < words) ends.set(at, words);
};

/** Where matches end that begin at the given places. No match runs from one sentence into the next. */
export function endsOf(pattern: Pattern, tokens: readonly Token[], from: Ends): Ends {
  switch (pattern.kind) {
    case 'word':
      return step(from, tokens, true, ({ word }) => word === pattern.word);
    case 'prefix':
      return step(from, tokens, true, ({ word }) => word.startsWith(pattern.word));
    case 'number':
      return step(from, tokens, true, ({ word }) => isNumber(word));
    case 'opens':
      return new Map([...from].filter(([at]) => tokens[at]?.opens ?? false));
    case 'closes':
      return new Map([...from].filter(([at]) => tokens[at]?.opens ?? true));
    case 'gap': {
      const to = new Map<number, number>();
      for (const [at, words] of from) {
        keep(to, at, words);
        for (let k = at; k < at + pattern.most && tokens[k] && !tokens[k]!.opens; k++) keep(to, k + 1, words);
      }
      return to;
    }
    case 'all':
      return pattern.parts.reduce((ends, part) => (ends.size === 0 ? ends : endsOf(part, tokens, ends)), from);
    case 'any': {
      const { words: single, rest } = splitOf(pattern);
      const to = new Map(single.size > 0 ? step(from, tokens, true, ({ word }) => single.has(word)) : []);
      for (const one of rest) for (const [at, words] of endsOf(one, tokens, from)) keep(to, at, words);
      return to;
    }
    case 'maybe': {
      const to = new Map(from);
      for (const [at, words] of endsOf(pattern.of, tokens, from)) keep(to, at, words);
      return to;
    }
  }
}
