import type { PageText, UnsureWord } from '#extract/look.ts';

/** Columns of Tesseract's TSV: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. A word is level 5. */
const [LEVEL, BLOCK, PARAGRAPH, LINE, CONFIDENCE, TEXT] = [0, 2, 3, 4, 10, 11];
const WORD = '5';
/** Confidence below which a word is told as unsure. Measured by `npm run bench scans`: of the words that were read wrong it finds most, of those read right it doubts few. */
const SURE = 80;

/** The lines of a page with an empty line between paragraphs, the mean confidence of its letters, and the words that are unsure. */
export function textOfTsv(tsv: string): PageText {
  const lines: string[] = [];
  let [paragraph, line] = ['', ''];
  const unsure: UnsureWord[] = [];
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
    const confidence = Math.max(0, Number(cells[CONFIDENCE!]));
    sum += word.length * confidence;
    if (confidence < SURE && /[\p{L}\p{N}]/u.test(word)) unsure.push({ line: lines.length - 1, word });
  }
  const text = lines.join('\n');
  // Specks and rules come out as a few signs: they are no text.
  if (!/[\p{L}\p{N}]/u.test(text)) return { text: '', confidence: null };
  return { text, confidence: Math.round(sum / letters), ...(unsure.length > 0 && { unsure }) };
}
