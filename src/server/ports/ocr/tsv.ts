import type { PageText } from '#extract/look.ts';

/** Columns of Tesseract's TSV: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. A word is level 5. */
const [LEVEL, BLOCK, PARAGRAPH, LINE, CONFIDENCE, TEXT] = [0, 2, 3, 4, 10, 11];
const WORD = '5';

/** The lines of a page with an empty line between paragraphs, and the mean confidence of its letters. */
export function textOfTsv(tsv: string): PageText {
  const lines: string[] = [];
  let [paragraph, line] = ['', ''];
  let [letters, sum] = [0, 0];
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t');
    const word = cells[TEXT!]?.trim();
    if (cells[LEVEL!] !== WORD || !word) continue;
    const inParagraph = `${cells[BLOCK!]}.${cells[PARAGRAPH!]}`;
    const inLine = `${inParagraph}.${cells[LINE!]}`;
    if (inLine === line) lines.push(`${lines.pop()} ${word}`);
    else {
      if (lines.length > 0 && inParagraph !== paragraph) lines.push('');
      lines.push(word);
    }
    [paragraph, line] = [inParagraph, inLine];
    letters += word.length;
    sum += word.length * Math.max(0, Number(cells[CONFIDENCE!]));
  }
  const text = lines.join('\n');
  // Specks and rules come out as a few signs: they are no text.
  return /[\p{L}\p{N}]/u.test(text) ? { text, confidence: Math.round(sum / letters) } : { text: '', confidence: null };
}
