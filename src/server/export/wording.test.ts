import { expect, test } from 'vitest';
import type { Citation } from '#contract/span.ts';
import { wording } from './wording.ts';

const said = (language: 'en' | 'es', iso: string, zone: string | null): string =>
  wording(language).date(iso, zone).replace(/\s/g, ' ');

test('a date has its hour by the clock of 24 in Spanish, and its zone', () => {
  expect(said('es', '2026-11-23T20:38:00Z', 'America/Santiago')).toBe(
    '23 de noviembre de 2026 a las 17:38 (America/Santiago)',
  );
  expect(said('es', '2026-11-23T03:05:00Z', 'America/Santiago')).toContain('a las 00:05');
  expect(said('en', '2026-11-23T20:38:00Z', 'America/Santiago')).toBe(
    'November 23, 2026 at 5:38 PM (America/Santiago)',
  );
  expect(said('es', '2026-11-23T20:38:00Z', 'Nowhere/Land')).toContain('20:38 (UTC)');
});

test('the place of words of a norm tells from when they are in force, as a day and not as a moment', () => {
  const place = (language: 'en' | 'es'): string =>
    wording(language).place({
      ...({ source_type: 'website', page: null, time: null, newer: null } as Citation),
      chunk_lines_from: 5,
      chunk_lines_to: 6,
      since: '2020-08-05',
    });
  expect(place('es')).toBe('Sitio web, líneas 5–6, rige desde el 5 de agosto de 2020');
  expect(place('en')).toBe('Website, lines 5–6, in force from August 5, 2020');
});
