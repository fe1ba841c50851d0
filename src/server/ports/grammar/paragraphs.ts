/** Characters of one question; a longer paragraph is cut at the end of a sentence, or of a word. */
const LONGEST = 8_000;
/** Less than so many letters is a number or a mark, and no sentence. */
const LETTERS = /\p{L}{2}.*\p{L}{2}/su;

/** A paragraph and where it begins in its text. */
export type Paragraph = { text: string; at: number };

/** Where a paragraph that is too long is cut, at most `most` characters on. Never between the halves of a character. */
function cutOf(text: string, most: number): number {
  if (text.length <= most) return text.length;
  const head = text.slice(0, most);
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('; ')) + 1;
  if (sentence > most / 2) return sentence;
  const word = head.lastIndexOf(' ');
  if (word > most / 2) return word;
  return /[\uD800-\uDBFF]$/.test(head) ? most - 1 : most;
}

/** The paragraphs of a text from `from` on that say something, each in one piece or in several, up to `most` characters of it in all. */
export function paragraphsOf(text: string, from: number, most: number): { paragraphs: Paragraph[]; whole: boolean } {
  const paragraphs: Paragraph[] = [];
  let sent = 0;
  for (const line of text.slice(from).matchAll(/[^\n]+/g)) {
    for (let at = 0; at < line[0].length;) {
      const end = at + cutOf(line[0].slice(at), LONGEST);
      const piece = line[0].slice(at, end);
      if (LETTERS.test(piece)) {
        if (sent + piece.length > most) return { paragraphs, whole: false };
        sent += piece.length;
        paragraphs.push({ text: piece, at: from + line.index + at });
      }
      at = end;
    }
  }
  return { paragraphs, whole: true };
}
