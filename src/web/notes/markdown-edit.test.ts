import { describe, expect, test } from 'vitest';
import { format, nextLine, type Edit, type Format } from './markdown-edit.ts';

/** A text with what is selected between two bars, or the cursor at one. */
function parse(marked: string): [string, number, number] {
  const from = marked.indexOf('|');
  const rest = marked.slice(0, from) + marked.slice(from + 1);
  const to = rest.indexOf('|');
  return to < 0 ? [rest, from, from] : [rest.slice(0, to) + rest.slice(to + 1), from, to];
}
function shown(text: string, { from, to, insert, select: [a, b] }: Edit): string {
  const next = text.slice(0, from) + insert + text.slice(to);
  return a === b ? `${next.slice(0, a)}|${next.slice(a)}` : `${next.slice(0, a)}|${next.slice(a, b)}|${next.slice(b)}`;
}

describe('a button of the editor', () => {
  test.each<[Format, string, string]>([
    ['bold', 'el |plazo| vence', 'el **|plazo|** vence'],
    ['bold', 'el **|plazo|** vence', 'el |plazo| vence'],
    ['bold', 'el |', 'el **|**'],
    ['bold', 'el **plazo|** vence', 'el **plazo**| vence'],
    ['bold', 'el |**plazo**', 'el **|****plazo**'],
    ['italic', '|plazo|', '_|plazo|_'],
    ['heading', 'uno\ndo|s\ntres', 'uno\n## dos|\ntres'],
    ['heading', '# uno|', '## uno|'],
    ['heading', '## uno|', 'uno|'],
    ['list', '|uno\ndos|', '|- uno\n- dos|'],
    ['list', '|- uno\n- dos|', '|uno\ndos|'],
    ['list', 'u|no\n\ndo|s', '|- uno\n\n- dos|'],
    ['list', '1. uno|', '- uno|'],
    ['list', '|', '- |'],
    ['quote', 'dijo|', '> dijo|'],
    ['link', 've |la ley|', 've [la ley](|https://|)'],
    ['link', 've |https://bcn.cl/ley|', 've [|](https://bcn.cl/ley)'],
    ['link', 've |', 've [|](https://)'],
  ])('%s: %j becomes %j', (what, before, after) => {
    const [text, from, to] = parse(before);
    expect(shown(text, format(text, from, to, what))).toBe(after);
  });
});

describe('Enter', () => {
  test.each([
    ['- uno|', '- uno\n- |'],
    ['  9. uno|', '  9. uno\n  10. |'],
    ['> uno|\ndos', '> uno\n> |\ndos'],
    ['- uno\n- |', '- uno\n|'],
  ])('goes on with a list, or ends it: %j', (before, after) => {
    const [text, at] = parse(before);
    expect(shown(text, nextLine(text, at)!)).toBe(after);
  });

  test.each(['uno|', '- un|o', '-uno|', '|'])('is nothing special elsewhere: %j', (before) => {
    const [text, at] = parse(before);
    expect(nextLine(text, at)).toBeNull();
  });
});
