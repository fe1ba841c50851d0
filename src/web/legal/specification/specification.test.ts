import { describe, expect, test } from 'vitest';
import type { LegalDocument } from '#contract/legal.ts';
import { EVERY_TEXT, plainLines } from '../every-text.ts';
import { contracts } from './contracts.ts';
import { privacy } from './privacy.ts';
import type { Row } from './row.ts';

const ROWS: Record<LegalDocument, Row[]> = { ...contracts, ...privacy };

/** How many numbered sections each text has, and whether a block of contact stands after them. */
const SECTIONS: Record<LegalDocument, [number, boolean]> = {
  'terms-of-service': [13, true],
  'privacy-policy': [12, true],
  'acceptable-use': [10, true],
  'refund-policy': [10, true],
  'cookie-policy': [9, false],
  'legal-notice': [11, false],
  'data-processing-agreement': [13, true],
};

describe.each(Object.entries(EVERY_TEXT))('%s', (document, text) => {
  test('has its sections and is of October 2025', () => {
    expect([text.sections.length, text.contact !== undefined]).toEqual(SECTIONS[document as LegalDocument]);
    expect(text.version).toBe('2025-10');
  });

  test('says what the specification says', () => {
    const lines = plainLines(text);
    const missing = ROWS[document as LegalDocument].filter(([, how]) => !lines.some((line) => how.test(line)));
    expect(missing.map(([says]) => says)).toEqual([]);
  });
});

test('the legal notice lists eight services, the accordion has three parts, the consequences are five, and in their order', () => {
  const listOf = (document: LegalDocument, section: number): readonly string[] =>
    EVERY_TEXT[document].sections[section]!.paragraphs.flatMap((one) =>
      typeof one === 'string' ? [] : (one.list ?? []),
    );
  expect(listOf('legal-notice', 1)).toHaveLength(8);
  expect(listOf('acceptable-use', 9).map((one) => one.split(' ')[0])).toEqual([
    'advertencia',
    'suspensión',
    'cierre',
    'acciones',
    'prohibición',
  ]);
  expect(plainLines(EVERY_TEXT['cookie-policy']).filter((line) => line.startsWith('+ '))).toHaveLength(3);
});

test('laws, dates, hours and sections that the texts name are the right ones everywhere', () => {
  const laws = ['19.628', '21.719', '19.496', '17.336', '21.459'];
  for (const text of Object.values(EVERY_TEXT)) {
    const words = plainLines(text).join('\n');
    const named = (pattern: RegExp): string[] => [...words.matchAll(pattern)].map(([, what]) => what!);
    for (const law of named(/Ley (\d[\d.]*\d)/g)) expect(laws).toContain(law);
    for (const date of named(/(\d+ de \p{L}+ de \d+)/gu))
      expect(['30 de noviembre de 2026', '1 de diciembre de 2026']).toContain(date);
    for (const hours of named(/lunes a viernes, (.+?), hora de Chile/g)) expect(hours).toBe('de 9:00 a 18:00');
    for (const n of named(/sección (\d+)/g)) expect(Number(n)).toBeLessThanOrEqual(text.sections.length);
  }
});
