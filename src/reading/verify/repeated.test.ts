import { expect, test } from 'vitest';
import { reply } from '../reply.ts';
import { buildSegment } from '../index/segment.ts';
import { indexText } from './text-index.ts';
import { verify } from './verify.ts';

/** One line of a law over and over: what took minutes when every place of every run was followed. */
const text = 'Artículo 1. renta '.repeat(34_000);
const sources = [{ title: 'Repetida', text, index: buildSegment({ text }) }];

test('a text of one line repeated is answered and verified like any other', () => {
  const answer = reply(sources, '¿Qué dice el artículo 1?');
  expect(answer.outcome).toBe('answer');
  const { start, end } = answer.parts[0]!.evidence[0]!.shown[0]!;
  const found = verify(text.slice(start, end), [indexText(text)], { text: 0, start, end });
  expect(found).toMatchObject({ state: 'exact', start, end });
});

test('a question that names a thousand divisions names some of them', () => {
  expect(reply(sources, 'artículo 1 y '.repeat(1000)).outcome).toBe('answer');
});
