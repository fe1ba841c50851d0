import type { Language } from '#contract/language.ts';
import type { Concept } from './concept.ts';
import type { Sentence, Token } from './tokens.ts';
import { LINKS } from './words.ts';

/** A concept in a sentence, as places in its tokens (`to` excluded). */
export type Mention = { concept: number; from: number; to: number };

type Entry = { concept: number; stems: readonly string[] };

/** The concepts by the first stem of each of their names, longest first. */
function byFirst(concepts: readonly Concept[]): Map<string, Entry[]> {
  const index = new Map<string, Entry[]>();
  concepts.forEach(({ key, also, places }, concept) => {
    const names = places === null ? [key, ...also] : also;
    for (const stems of names
      .map((name) => name.split(' ').filter(Boolean))
      .filter(({ length }) => length > 0 && length <= 8)) {
      const here = index.get(stems[0]!) ?? [];
      here.push({ concept, stems });
      index.set(stems[0]!, here);
    }
  });
  for (const entries of index.values()) entries.sort((a, b) => b.stems.length - a.stems.length);
  return index;
}

/** The end of an entry that begins at token `i`, links between its words allowed; null where it does not stand there. */
function endOf(tokens: readonly Token[], i: number, { stems }: Entry, links: ReadonlySet<string>): number | null {
  let at = i + 1;
  for (let s = 1; s < stems.length; s++) {
    while (at < tokens.length && links.has(tokens[at]!.word) && tokens[at]!.stem !== stems[s]) at++;
    if (tokens[at]?.stem !== stems[s] || tokens[at]!.start - tokens[at - 1]!.end > 2) return null;
    at++;
  }
  return at;
}

/** Every mention of a sentence, in order, the longest at each place, none within another. */
function inSentence(
  tokens: readonly Token[],
  index: ReadonlyMap<string, Entry[]>,
  known: readonly Mention[],
  links: ReadonlySet<string>,
): Mention[] {
  const out: Mention[] = [];
  let next = 0;
  for (let i = 0; i < tokens.length; i++) {
    while (next < known.length && known[next]!.from < i) next++;
    if (known[next]?.from === i) {
      out.push(known[next]!);
      i = known[next]!.to - 1;
      continue;
    }
    const limit = known[next]?.from ?? Infinity;
    for (const entry of index.get(tokens[i]!.stem) ?? []) {
      const to = endOf(tokens, i, entry, links);
      if (to === null || to > limit) continue;
      out.push({ concept: entry.concept, from: i, to });
      i = to - 1;
      break;
    }
  }
  return out;
}

/** The mentions of each sentence: by stems, and those whose places are known. */
export function mentionsOf(
  sentences: readonly Sentence[],
  concepts: readonly Concept[],
  language: Language,
): Mention[][] {
  const index = byFirst(concepts);
  const placed = concepts
    .flatMap(({ places }, concept) => (places ?? []).map(({ start, end }) => ({ concept, start, end })))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  return sentences.map(({ start, end, tokens }) => {
    const known: Mention[] = [];
    while (next < placed.length && placed[next]!.start < end) {
      const place = placed[next++]!;
      if (place.start < start) continue;
      const from = tokens.findIndex((token) => token.end > place.start);
      if (from < 0 || from < (known.at(-1)?.to ?? 0)) continue;
      let to = from + 1;
      while (to < tokens.length && tokens[to]!.start < place.end) to++;
      known.push({ concept: place.concept, from, to });
    }
    return inSentence(tokens, index, known, LINKS[language]);
  });
}
