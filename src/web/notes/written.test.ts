import { describe, expect, test } from 'vitest';
import { NOTE_MAX, NOTE_TITLE_MAX, titleFromChat, type Note } from '#contract/notes.ts';
import { check } from './check.ts';
import { find } from './find.ts';
import { withoutMarkdown } from './preview.ts';

const note = (title: string, content: string, updated_at: string): Note => ({
  id: '00000000-0000-4000-8000-000000000000',
  notebook_id: '00000000-0000-4000-8000-000000000000',
  title,
  content,
  source_type: 'user',
  extracted_text: '',
  created_at: updated_at,
  updated_at,
});

describe('what is written', () => {
  test('needs a title and a text that show something', () => {
    expect(check({ title: ' \u200b', content: '\n ' })).toEqual({
      title: { kind: 'missing' },
      content: { kind: 'missing' },
    });
    expect(check({ title: 'Acta', content: '.' })).toEqual({});
  });

  test('may be as long as the server takes, as people count a title', () => {
    const full = { title: '👩‍⚖️'.repeat(NOTE_TITLE_MAX), content: ` ${'a'.repeat(NOTE_MAX)} ` };
    expect(check(full)).toEqual({});
    const over = { title: `${full.title}ab`, content: `${full.content}a` };
    expect(check(over)).toEqual({ title: { kind: 'long', over: 2 }, content: { kind: 'long', over: 2 } });
  });
});

test.each([
  [
    '## Aviso\n\n- Pedir el **comprobante**\n1. _Ver_ [la ley](https://bcn.cl)',
    'Aviso Pedir el comprobante Ver la ley',
  ],
  ['> lo dicho en art_1_b y 2 * 3', 'lo dicho en art_1_b y 2 3'],
  [String.raw`5 \* 3 \<b> art\_1`, '5 * 3 <b> art_1'],
])('a preview leaves the signs away: %j', (markdown, plain) => expect(withoutMarkdown(markdown)).toBe(plain));

test('notes are found by every word of title or text, without accents, and ordered', () => {
  const all = [
    note('Acta 10', 'Casación en el fondo', '2026-01-01T00:00:00Z'),
    note('Acta 9', 'Nada', '2026-01-02T00:00:00Z'),
  ];
  const titles = (query: string, order: 'recent' | 'title') => find(all, query, order, 'es').map(({ title }) => title);
  expect(titles('casacion ACTA', 'recent')).toEqual(['Acta 10']);
  expect(titles('', 'recent')).toEqual(['Acta 9', 'Acta 10']);
  expect(titles('', 'title')).toEqual(['Acta 9', 'Acta 10']);
});

test.each([50, 51])('a title from a question of %i characters', (length) => {
  const title = titleFromChat('a'.repeat(length));
  expect(title).toBe(length > 50 ? `${'a'.repeat(47)}…` : 'a'.repeat(50));
});
