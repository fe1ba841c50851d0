import { expect, test } from 'vitest';
import type { Citation } from '#contract/span.ts';
import { addressOf, isAt, openedOf } from './address.ts';

const CITATION: Citation = {
  citation_id: 1,
  source_id: '6f1c2b1e-5f0f-4c39-9a86-0d6f7c0f6f11',
  version: 2,
  start: 0,
  end: 52,
  source_title: 'Arriendo',
  source_type: 'pdf',
  chunk_index: 0,
  chunk_lines_from: 3,
  chunk_lines_to: 5,
  excerpt: 'La renta mensual',
  page: 1,
  time: null,
  since: null,
  state: 'exact',
  changes: [],
  cautions: [],
  newer: null,
};
const opened = (address: string) => openedOf(new URLSearchParams(address));

test('an address leads back to the very words of a citation', () => {
  for (const citation of [CITATION, { ...CITATION, chunk_lines_to: 3 }]) {
    const back = openedOf(new URLSearchParams(addressOf(citation)))!;
    expect(back).toEqual({
      sourceId: citation.source_id,
      version: 2,
      lines: { from: 3, to: citation.chunk_lines_to },
      words: { start: 0, end: 52 },
    });
    expect(isAt(citation, back)).toBe(true);
    expect(isAt({ ...citation, version: 3 }, back)).toBe(false);
  }
});

test('an address without words leads to whole lines, and what is no place leads to none', () => {
  expect(opened('source=a&v=1&L=7')).toMatchObject({ lines: { from: 7, to: 7 }, words: null });
  expect(opened('source=a&L=9-7')).toMatchObject({ version: null, lines: { from: 9, to: 9 } });
  for (const words of ['5-5', '9-3', '-3', 'x', '1-2-3', '1-'])
    expect(opened(`source=a&L=7&words=${words}`)).toMatchObject({ words: null });
  expect(opened('source=a&L=0&words=1-2')).toMatchObject({ lines: null, words: null });
  expect(opened('L=7')).toBeNull();
});
