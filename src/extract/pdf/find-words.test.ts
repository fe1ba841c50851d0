import { describe, expect, test } from 'vitest';
import { makePdf } from '#test/documents.ts';
import { openPdf } from './engine.ts';
import { findOnPage } from './find-words.ts';
import { findWords, pageSizes, paintPage } from './page-images.ts';
import { readingOrder, type Box, type Run } from './page-order.ts';
import { pageParts } from './page-parts.ts';
import { readPdf } from './pdf.ts';
import { placedWords } from './placed-words.ts';

/** Each character is ten points wide; lines are twenty apart. */
const WIDE = 10;
const run = (text: string, line: number, left = 0): Run => {
  const at = (i: number): Box => ({
    left: left + i * WIDE,
    right: left + (i + 1) * WIDE,
    top: 700 - line * 20,
    bottom: 690 - line * 20,
  });
  const boxes = [...text].map((character, i) => (character === ' ' ? null : at(i)));
  return { text, boxes, left, right: left + text.length * WIDE, top: 700 - line * 20, bottom: 690 - line * 20 };
};
const pageOf = (...lines: string[]) => placedWords(readingOrder(lines.map((text, i) => run(text, i))));
/** The columns of characters, from and to, that the boxes of some words of a text take on a page, line by line. */
const found = (text: string, words: string, page: ReturnType<typeof pageOf>) => {
  const start = text.lastIndexOf(words);
  const { found: how, boxes } = findOnPage(text, { start, end: start + words.length }, page);
  return [how, ...boxes.map(({ left, right, top }) => [(700 - top) / 20, left / WIDE, right / WIDE])];
};

test('words are where their characters are, a box a line', () => {
  const text = 'Primera. La renta mensual\nes de 20 UF y se paga.';
  const page = pageOf('Primera. La renta mensual', 'es de 20 UF y se paga.');
  expect(found(text, 'renta mensual\nes de 20', page)).toEqual(['words', [0, 12, 25], [1, 0, 8]]);
});

test('a word that a line end divides is outlined in both its parts', () => {
  const page = pageOf('paga el arren\ufffe', 'datario cada mes.');
  expect(found('paga el arrendatario\ncada mes.', 'el arrendatario', page)).toEqual(['words', [0, 5, 13], [1, 0, 7]]);
  const written = pageOf('paga el arren-', 'datario cada mes.');
  expect(found('paga el arrendatario\ncada mes.', 'arrendatario', written)).toEqual(['words', [0, 8, 13], [1, 0, 7]]);
});

test('of a word that the end of a page divides its first part is outlined', () => {
  expect(found('paga el arrendatario', 'el arrendatario', pageOf('paga el arren\ufffe'))).toEqual([
    'words',
    [0, 5, 13],
  ]);
});

test('running heads and numbers of the margin between the words do not matter, and are never outlined', () => {
  const page = pageOf('Contrato 7', '1 La renta mensual', '2 es de 20 UF', '3 y se paga en mayo');
  const text = 'La renta mensual\nes de 20 UF\ny se paga en mayo';
  expect(found(text, 'mensual\nes de 20 UF\ny se', page)).toEqual(['part', [2, 2, 13]]);
  expect(found(text, 'renta mensual\nes de 20 UF\ny se paga', page)).toEqual(['part', [2, 2, 13], [3, 2, 11]]);
  expect(found(text, text, page)).toEqual(['words', [1, 2, 18], [2, 2, 13], [3, 2, 19]]);
});

describe('the same words in several places', () => {
  const lines = ['La renta es de 20 UF en mayo.', 'El pago es de 20 UF en junio.'];

  test('are told apart by the words around them', () => {
    expect(found(lines.join('\n'), 'es de 20 UF', pageOf(...lines))).toEqual(['words', [1, 8, 19]]);
    expect(found(lines[0]!, 'es de 20 UF', pageOf(...lines))).toEqual(['words', [0, 9, 20]]);
  });

  test('are told apart by their order where the words around them are the same too', () => {
    const same = ['Es de 20 UF.', 'Es de 20 UF.'];
    expect(found(same.join('\n'), 'Es de 20 UF', pageOf(...same))).toEqual(['words', [1, 0, 11]]);
  });

  test('are outlined nowhere where nothing tells them apart', () => {
    expect(found('Es de 20 UF.', 'Es de 20 UF', pageOf('Es de 20 UF.', 'Es de 20 UF.'))).toEqual(['none']);
  });
});

test('a word that stands only in a running head is not the one of the text', () => {
  expect(found('renta', 'renta', pageOf('renta', 'Otra cosa dice la foja.'))).toEqual(['none']);
});

test('other words than those of the text are never outlined', () => {
  expect(found('La renta es de 20 UF.', 'renta es de 20', pageOf('La renta es de 30 UF.'))).toEqual(['none']);
  expect(found('La renta es de 20 UF.', 'renta', pageOf())).toEqual(['none']);
});

test('a note mark and a power stand where their figures do', () => {
  const raised = { ...run('3', 0, 130), top: 702, bottom: 697 };
  const page = placedWords(readingOrder([run('artículo 1545', 0), raised]));
  expect(found('artículo 1545[^3]', 'artículo 1545[^3]', page)).toEqual(['words', [-0.1, 0, 14]]);
});

test('a range is cut where pages begin', () => {
  const report = { pages: [1, 3, null, 4].map((line_from, i) => ({ page: i + 1, line_from })) } as Parameters<
    typeof pageParts
  >[1];
  const text = 'uno\ndos\ntres\ncuatro';
  const parts = pageParts(text, report, { start: text.indexOf('dos'), end: text.length });
  expect(parts.map((part) => [part.page, part.text.slice(part.range.start, part.range.end).trim()])).toEqual([
    [1, 'dos'],
    [2, 'tres'],
    [4, 'cuatro'],
  ]);
  expect(pageParts(text, { pages: [] }, { start: 0, end: 3 })).toEqual([]);
});

test('pages of a real PDF are images, and its words are outlined in two columns as they are read', async () => {
  const clause = 'La renta mensual del contrato asciende a veinte unidades de fomento pagaderas por anticipado. ';
  const bytes = await makePdf(`${clause.repeat(6)}\n\nEl plazo es de doce meses. ${clause.repeat(6)}`, { columns: 2 });
  const { text, report } = await readPdf(bytes, () => undefined);
  const open = await openPdf(bytes, null);
  expect(pageSizes(open)).toEqual([{ width: 612, height: 792 }]);
  expect(paintPage(open, 0, 300).readUInt32BE(16)).toBe(300);
  const start = text.indexOf('El plazo es de doce');
  const [part] = pageParts(text, report, { start, end: start + 'El plazo es de doce'.length });
  const { found: how, places } = findWords(open, 0, part!.text, part!.range);
  expect([how, places.length]).toEqual(['words', 1]);
  expect(places[0]!.left).toBeGreaterThan(0.5);
});
