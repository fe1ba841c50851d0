import type { Token } from '../../rules/types.ts';
import { translationsOf } from '../../lexicon/bridge.ts';
import { isStop } from '../../words.ts';
import { actorIn } from '../actors.ts';
import { isJoined, LINKS, which, type Mention, type Question } from './documents.ts';

const isName = (word: string): boolean => /^[\p{Lu}\p{N}]/u.test(word);

/**
 * Contracts by the name of one who makes them, written as a name: "¿Qué multa paga Cable Sur?", "Acme: who owns the work?". A name that all of the sources carry
 * tells none apart.
 */
export function byParty({ text, tokens, sources }: Question): Mention[] {
  const of = (word: string): number[] => which(sources, ({ parties }) => parties.has(word));
  const found: Mention[] = [];
  for (let from = 0; from < tokens.length; from++) {
    let [named, to]: [number[] | null, number] = [null, from];
    for (let at = from; at < tokens.length && (at === from || !tokens[at]!.opens); at++) {
      const { word, start } = tokens[at]!;
      if (named && LINKS.has(word)) continue;
      if (!isName(text.slice(start, start + 1))) break;
      const carried = of(word).filter((i) => named?.includes(i) ?? true);
      if (carried.length === 0 || (isJoined(text, tokens, at) && of(tokens[at + 1]!.word).length === 0)) break;
      [named, to] = [carried, at + 1];
    }
    if (!named) continue;
    if (named.length < sources.length)
      found.push({
        start: tokens[from]!.start,
        end: tokens[to - 1]!.end,
        frame: { how: 'of', from },
        sources: named,
        sure: false,
      });
    from = to - 1;
  }
  return found;
}

/** Whether a word is one of a language, and so need not be a name. */
const isCommon = (token: Token): boolean =>
  actorIn(token.word, [token]) !== null ||
  (['es', 'en'] as const).some(
    (language) => isStop(token.word, language) || translationsOf(token.word, language).length > 0,
  );

/**
 * Contracts and rulings by a name that only some of them hold: "¿Por qué se acogió el amparo de Paula Oyarzo?". A name has two words in capitals, or one that is in
 * no dictionary.
 */
export function byName({ text, tokens, sources }: Question): Mention[] {
  const found: Mention[] = [];
  for (let from = 0; from < tokens.length; from++) {
    let to = from;
    for (let at = from; at < tokens.length && (at === from || !tokens[at]!.opens); at++) {
      if (isName(text[tokens[at]!.start]!)) to = at + 1;
      else if (at === from || !LINKS.has(tokens[at]!.word)) break;
    }
    const run = tokens.slice(from, to);
    const first = run.findIndex((token) => !token.opens || !isCommon(token));
    const names = run.slice(Math.max(0, first)).filter((token) => isName(text[token.start]!));
    if (first < 0 || (names.length < 2 && names.every(isCommon))) continue;
    const [start, end] = [run[first]!.start, run.at(-1)!.end];
    const named = which(sources, ({ genre, holds }) => genre !== 'law' && holds(text.slice(start, end)));
    if (named.length > 0 && named.length < sources.length)
      found.push({ start, end, frame: { how: 'alone', from: from + first }, sources: named, sure: false });
    from = to - 1;
  }
  return found;
}
