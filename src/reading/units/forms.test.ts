import { describe, expect, test } from 'vitest';
import { linesOf } from './line.ts';
import { FORMS, marksOf } from './marks.ts';
import { valueOf } from './number.ts';

const rows = FORMS.flatMap((form) =>
  form.genres.map((genre) => ({ form, genre, name: `${form.id} ${form.language}` })),
);

describe('forms', () => {
  test.each(rows)('$name opens its examples in a $genre', ({ form, genre }) => {
    for (const [line, label, number] of form.yes) {
      const [mark] = marksOf(line, linesOf(line), genre);
      expect({ line, form: mark?.form.id, label: mark?.label, number: mark?.number }).toEqual({
        line,
        form: form.id,
        label,
        number,
      });
    }
  });
  test.each(rows)('$name leaves what is none in a $genre', ({ form, genre }) => {
    for (const line of form.no)
      expect({ line, found: marksOf(line, linesOf(line), genre).some((mark) => mark.form === form) }).toEqual({
        line,
        found: false,
      });
  });
  test.each(FORMS.map((form) => ({ form, name: `${form.id} ${form.language}` })))(
    '$name has examples of both kinds and a reason',
    ({ form }) => {
      expect(Math.min(form.yes.length, form.no.length, form.reason.length, form.source.length)).toBeGreaterThan(0);
    },
  );
});

describe('numbers', () => {
  test.each([
    ['DÉCIMO SEGUNDO', 'spanish', 12],
    ['decimosegundo', 'spanish', 12],
    ['decimoctavo', 'spanish', 18],
    ['undécima', 'spanish', 11],
    ['vigésima-primera', 'spanish', 21],
    ['trigésimo', 'spanish', 30],
    ['Twenty-first', 'english', 21],
    ['fourteen', 'english', 14],
    ['XIV', 'roman', 14],
    ['1.545', 'figures', 1545],
    ['4.12', 'decimal', 12],
    ['B', 'letter', 2],
    ['único', 'only', 1],
  ] as const)('%s in %s is %i', (written, style, value) => {
    expect(valueOf(written, style)).toBe(value);
  });
});
