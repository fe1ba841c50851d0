/** A stretch of wording: words that the passage has too, words that are new, or a name to fill in. */
export type Piece = { text: string; kind: 'same' | 'new' | 'name' };

const TOKEN = /\{\{[^{}]+\}\}|[^\s{}]+|\s+/g;
const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
const isName = (token: string): boolean => token.startsWith('{{');

/** Wording cut into pieces: what it has in common with a passage, in order, is the same; the rest is new, and names in {{braces}} stand alone. */
export function piecesOf(wording: string, passage: string): Piece[] {
  const tokens = wording.match(TOKEN) ?? [];
  const words = tokens.flatMap((token, at) => (token.trim() && !isName(token) ? [{ at, word: fold(token) }] : []));
  const kept = common(
    words.map(({ word }) => word),
    (passage.match(/\S+/g) ?? []).map(fold),
  );
  // One word alone that the passage has too, among new ones, says nothing.
  const alone = (i: number): boolean => !kept.has(i - 1) && !kept.has(i + 1) && words.length > 1;
  const same = new Set(words.flatMap(({ at }, i) => (kept.has(i) && !alone(i) ? [at] : [])));
  const pieces: Piece[] = [];
  tokens.forEach((token, at) => {
    const last = pieces.at(-1);
    if (isName(token)) pieces.push({ text: token.slice(2, -2), kind: 'name' });
    else if (!token.trim()) {
      // A space belongs to what it joins.
      const kind = last?.kind === 'new' && !same.has(at + 1) && !isName(tokens[at + 1] ?? '{{') ? 'new' : 'same';
      add(pieces, { text: token, kind });
    } else add(pieces, { text: token, kind: same.has(at) ? 'same' : 'new' });
  });
  return pieces;
}
function add(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (last?.kind === piece.kind) last.text += piece.text;
  else pieces.push({ ...piece });
}

/** Which of some words stand in the longest sequence that two lists share. */
function common(a: readonly string[], b: readonly string[]): Set<number> {
  const table = Array.from({ length: a.length + 1 }, () => new Int32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let k = b.length - 1; k >= 0; k--)
      table[i]![k] = a[i] === b[k] ? table[i + 1]![k + 1]! + 1 : Math.max(table[i + 1]![k]!, table[i]![k + 1]!);
  const kept = new Set<number>();
  for (let i = 0, k = 0; i < a.length && k < b.length;)
    if (a[i] === b[k]) {
      kept.add(i++);
      k++;
    } else if (table[i + 1]![k]! >= table[i]![k + 1]!) i++;
    else k++;
  return kept;
}
