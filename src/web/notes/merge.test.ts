import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeText, mergeWritten } from './merge.ts';

const base = 'Primero.\n\nSegundo párrafo.\n\nTercero.';

describe('two writers of one text', () => {
  test('who change other paragraphs both have their change', () =>
    expect(
      mergeText(base.replace('Primero.', 'Primero, dijo.'), base, base.replace('Tercero.', 'Tercero y último.')),
    ).toBe('Primero, dijo.\n\nSegundo párrafo.\n\nTercero y último.'));

  test('who change other words of one paragraph both have their change', () =>
    expect(
      mergeText(
        'El plazo es de diez días corridos.',
        'El plazo es de diez días.',
        'Hoy, el plazo es de diez días.'.replace('Hoy, el', 'El nuevo'),
      ),
    ).toBe('El nuevo plazo es de diez días corridos.'));

  test('who change the same words leave both paragraphs', () =>
    expect(mergeText('Son diez días.', 'Son cinco días.', 'Son doce días.')).toBe('Son diez días.\n\nSon doce días.'));

  test('of whom one changed nothing', () => {
    expect(mergeText(base, base, 'Otro')).toBe('Otro');
    expect(mergeText('Otro', base, base)).toBe('Otro');
    expect(mergeText('Otro', base, 'Otro')).toBe('Otro');
  });

  test('blanks around a content are no change', () =>
    expect(
      mergeWritten(
        { title: 'A', content: 'Primera.' },
        { title: 'A', content: 'Primera.\n' },
        { title: 'A', content: 'Primera. Segunda.\n' },
      ).content,
    ).toBe('Primera. Segunda.'));

  test('lose no word that either of them wrote', () => {
    const word = fc.constantFrom('uno', 'dos', 'tres', 'cuatro', 'cinco');
    const text = fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
    const written = (lines: string[][], by: string): string =>
      lines.map((words, at) => `${words.join(' ')} ${by}${at}`).join('\n\n');
    fc.assert(
      fc.property(text, text, text, (one, two, three) => {
        const [mine, from, theirs] = [written(one, 'mine'), written(two, 'base'), written(three, 'theirs')];
        const merged = mergeText(mine, from, theirs).split(/\s+/);
        const added = [...mine.split(/\s+/), ...theirs.split(/\s+/)].filter((w) => /^(?:mine|theirs)\d/.test(w));
        expect(merged).toEqual(expect.arrayContaining(added));
      }),
    );
  });
});

test('two new titles stand side by side, one new one replaces the old', () => {
  const [title, content] = ['Minuta', ''];
  const of = (mine: string, theirs: string) =>
    mergeWritten({ title: mine, content }, { title, content }, { title: theirs, content }).title;
  expect(of('Minuta 2', 'Acta')).toBe('Minuta 2 / Acta');
  expect(of('Minuta', 'Acta')).toBe('Acta');
  expect(of('Acta', 'Minuta')).toBe('Acta');
});
