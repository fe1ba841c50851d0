import type { Language } from '#contract/language.ts';
import type { Emit } from './emit.ts';
import { REDUNDANT } from './redundant.ts';
import { ORTOGRAFIA, OURS, type Rule } from './rule.ts';
import { isSmall, isWord, type Token } from './tokens.ts';

const REPEATED: Rule = {
  id: 'repeticion',
  category: 'redundancia',
  weight: 2,
  say: { es: 'Palabra repetida: «$1».', en: 'Repeated word: "$1".' },
  source: OURS,
};
const REDUNDANCY: Rule = {
  id: 'redundancia',
  category: 'redundancia',
  weight: 1,
  style: true,
  say: { es: '«$1» dice más de lo necesario: basta «$2».', en: '"$1" says more than it needs: "$2" is enough.' },
  source: OURS,
};
const LONG: Rule = {
  id: 'frase.larga',
  category: 'redaccion',
  weight: 0.5,
  style: true,
  say: { es: 'Oración de $1 palabras: conviene dividirla.', en: 'A sentence of $1 words: consider dividing it.' },
  source: OURS,
};
const BRACKET: Rule = {
  id: 'parentesis',
  category: 'puntuacion',
  weight: 1,
  say: { es: 'Signo sin pareja: «$1».', en: 'A sign without its pair: "$1".' },
  source: ORTOGRAFIA,
};

/** Words that may stand twice: "nos nos", "had had", "poco a poco" has none. */
const TWICE: Record<Language, ReadonlySet<string>> = {
  es: new Set('nos uno muy poco bla ja no sí ya cara si así más'.split(' ')),
  en: new Set('that had very many so no blah can is'.split(' ')),
};

/** One word, twice in a row. */
export function repeated(tokens: readonly Token[], i: number, language: Language, emit: Emit): void {
  const [first, second] = [tokens[i]!, tokens[i + 1]];
  if (!isWord(second) || first.low !== second.low || first.word.length < 2 || !isSmall(second)) return;
  if (!isWord(first) || second.start - first.end > 2 || TWICE[language].has(first.low)) return;
  emit(REPEATED, first.start, second.end, first.word, [first.word]);
}

/** Two words, twice in a row: "a prueba a prueba". */
export function repeatedPair(tokens: readonly Token[], i: number, emit: Emit): void {
  const [a, b, c, d] = tokens.slice(i, i + 4);
  if (!isWord(a) || !isWord(b) || !isWord(c) || !isWord(d) || a.low === b.low) return;
  if (a.low !== c.low || b.low !== d.low || b.word.length < 3 || !isSmall(c) || !isSmall(d)) return;
  // Wide gaps between the words are columns of a table.
  if (d.start - a.end > a.word.length + b.word.length + c.word.length + 6) return;
  emit(REPEATED, a.start, d.end, `${a.word} ${b.word}`, [`${a.word} ${b.word}`]);
}

const LETTER = /\p{L}/u;
const patterns = {} as Record<Language, RegExp>;
/** Phrases of the table of redundancies in one sentence. */
export function redundancies(sentence: string, at: number, language: Language, emit: Emit): void {
  const table = REDUNDANT[language];
  const pattern = (patterns[language] ??= new RegExp(
    [...table.keys()]
      .sort((a, b) => b.length - a.length)
      .join('|')
      .replaceAll(' ', '\\s'),
    'gi',
  ));
  pattern.lastIndex = 0;
  for (let match = pattern.exec(sentence); match; match = pattern.exec(sentence)) {
    const [before, after] = [sentence[match.index - 1] ?? ' ', sentence[match.index + match[0].length] ?? ' '];
    if (LETTER.test(before) || LETTER.test(after)) continue;
    const phrase = match[0].replace(/\s/g, ' ');
    const better = table.get(phrase.toLowerCase()) ?? null;
    emit(REDUNDANCY, at + match.index, at + match.index + match[0].length, better, [phrase, better ?? '']);
  }
}

/** Marks that stand before the items of a list; a conversion may have put the list into one line. */
const BULLET = /^[·•▪◦●○■□*]$/;
/** Whether a part of an enumeration ends at a token. "§" is a mark before a word, and a reference before a number; English has no word "o". */
const endsItem = ({ word }: Token, next: Token | undefined, language: Language): boolean =>
  word === ';' ||
  word === '|' ||
  BULLET.test(word) ||
  (word === '§' && isWord(next)) ||
  (word === 'o' && language === 'en');

const LIMIT: Record<Language, number> = { es: 60, en: 60 };
/** A sentence that is long; what an enumeration or a quotation sets apart counts as sentences of its own. */
export function long(tokens: readonly Token[], language: Language, emit: Emit): void {
  let [from, count] = [0, 0];
  const close = (to: number): void => {
    if (count > LIMIT[language]) emit(LONG, tokens[from]!.start, tokens[to]!.end, null, [String(count)]);
  };
  tokens.forEach((token, i) => {
    if (isWord(token)) count++;
    if (endsItem(token, tokens[i + 1], language)) {
      close(i);
      [from, count] = [i + 1, 0];
    }
  });
  if (tokens.length > from) close(tokens.length - 1);
}

const PAIRS: Record<string, string> = { ')': '(', ']': '[', '»': '«', '”': '“', '}': '{' };
const OPENING = new Set(Object.values(PAIRS));
/** An item's mark has a closing bracket alone: "a)", "iii)", "1)". */
const MARK = /(?:^|[\s("«“,;:./-])(?:\p{L}{1,5}|\p{N}{1,4}|\p{N}{1,3}[.°º]\p{N}{0,3})[.°º]?$/u;
const AHEAD = 12;

/** Brackets and quotation marks of one paragraph that have no pair. */
export function brackets(text: string, start: number, end: number, emit: Emit): void {
  const open: { sign: string; at: number }[] = [];
  for (let i = start; i < end; i++) {
    const sign = text[i]!;
    if (OPENING.has(sign)) open.push({ sign, at: i });
    else if (PAIRS[sign]) {
      const last = open.findLastIndex((one) => one.sign === PAIRS[sign]);
      if (last >= 0) open.length = last;
      else if (sign === ')' || sign === ']') {
        if (!MARK.test(text.slice(Math.max(start, i - AHEAD), i))) emit(BRACKET, i, i + 1, null, [sign]);
      }
    }
  }
  // A quotation may run over several paragraphs; a bracket does not.
  for (const { sign, at } of open) if (sign === '(' || sign === '[') emit(BRACKET, at, at + 1, null, [sign]);
}
