/** A random row that is the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

const OTHER: Record<string, string> = { el: 'la', la: 'el', los: 'las', las: 'los', una: 'un', un: 'una' };
const BARE: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** One word with an error of the kind `kind`; null where that kind does not fit it. */
function wrong(word: string, kind: number, random: () => number): string | null {
  const long = word.length > 5 && word === word.toLowerCase();
  const at = 1 + Math.floor(random() * (word.length - 3));
  switch (kind) {
    case 0:
    case 1:
      return /[áéíóú]/.test(word) && word.length > 3 && word === word.toLowerCase()
        ? word.replace(/[áéíóú]/, (c) => BARE[c]!)
        : null;
    case 2:
      return long ? word.slice(0, at) + word.slice(at + 1) : null;
    case 3:
      return long && word[at] !== word[at + 1]
        ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
        : null;
    case 4:
      return OTHER[word] ?? null;
    default:
      return /^(?:de|la|el|que|en)$/.test(word) ? `${word} ${word}` : null;
  }
}

/** A text with so many errors for 1,000 words: lost accents, lost and changed letters, wrong articles, doubled words. */
export function withErrors(text: string, rate: number, random: () => number): string {
  const words = [...text.matchAll(/\p{L}+/gu)];
  const wanted = Math.round((words.length * rate) / 1000);
  const edits = new Map<number, string>();
  for (let tries = 0; edits.size < wanted && tries < wanted * 60; tries++) {
    const i = Math.floor(random() * words.length);
    const made = edits.has(i) ? null : wrong(words[i]![0], Math.floor(random() * 6), random);
    if (made !== null) edits.set(i, made);
  }
  let [out, at] = ['', 0];
  for (const [i, made] of [...edits].sort((a, b) => a[0] - b[0])) {
    const { index, 0: word } = words[i]!;
    out += text.slice(at, index) + made;
    at = index + word.length;
  }
  return out + text.slice(at);
}
