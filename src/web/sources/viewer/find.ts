/** Where a search found its words: the line (from 0) and the stretch on it. */
export type Hit = { line: number; start: number; end: number };

const ACCENTS = /\p{M}/gu;
/** Lower case without accents, character for character: places in the folded line are places in the line. */
const fold = (text: string): string =>
  Array.from(text, (character) => {
    const plain = character.normalize('NFD').replace(ACCENTS, '').toLowerCase();
    return plain.length === character.length ? plain : character;
  }).join('');

/** Every place of `query` in the lines, case and accents aside, at most `most`. A query of nothing but spaces is found nowhere. */
export function find(lines: readonly string[], query: string, most = 5000): Hit[] {
  const words = fold(query.trim());
  const hits: Hit[] = [];
  if (!words) return hits;
  for (const [line, text] of lines.entries()) {
    const folded = fold(text);
    for (let start = folded.indexOf(words); start >= 0; start = folded.indexOf(words, start + words.length)) {
      hits.push({ line, start, end: start + words.length });
      if (hits.length === most) return hits;
    }
  }
  return hits;
}
