import { expect, test } from 'vitest';
import { blocksOfMarkdown } from './markdown-blocks.ts';

const read = (markdown: string) => blocksOfMarkdown(markdown, { links: true, text: (text) => [{ text }] });

test.each(['- ', '1. ', '> ', '>', '* > '])(
  'a line that opens thousands of levels by %j is printed as it is',
  (mark) => {
    const markdown = `La renta.\n\n${mark.repeat(10_000)}fin`;
    expect(read(markdown)).toEqual([{ kind: 'code', text: markdown }]);
  },
);

test('a long rule and a few levels are what they are', () => {
  const kinds = (markdown: string) => read(markdown).map(({ kind }) => kind);
  expect(kinds(`La renta.\n\n${'- '.repeat(200)}\n\nEl plazo.`)).toEqual(['paragraph', 'rule', 'paragraph']);
  expect(kinds('- > 1. Uno\n- Dos')).toEqual(['list']);
});
