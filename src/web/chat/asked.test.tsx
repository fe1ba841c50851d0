import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ChatMessage } from '#contract/chat.ts';
import { dropAsked, keepAsked, useAsked } from './asked.ts';
import { draftOf, writeDraft } from './use-draft.ts';

const QUESTION = '¿Cuánto es la renta?';
const message = (id: string, type: 'human' | 'ai', content: string): ChatMessage => ({
  id,
  session_id: 'n',
  created_at: '2026-03-05T14:30:00.000Z',
  message: { type, content },
});
const BEFORE = [message('1', 'human', QUESTION), message('2', 'ai', '20 UF')];
const KEPT = [...BEFORE, message('3', 'human', QUESTION), message('4', 'ai', '20 UF')];

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** What stands in the composer once the conversation was read. */
function left(messages: readonly ChatMessage[]): string {
  renderHook(() => useAsked('n', messages));
  return draftOf('n');
}

test('a question that was given back and kept all the same stands in the composer no longer', () => {
  keepAsked('n', { question: QUESTION, after: '2' });
  writeDraft('n', QUESTION);
  expect(left([])).toBe(QUESTION);
  expect(left(BEFORE)).toBe(QUESTION);
  expect(left(KEPT)).toBe('');
  // Written once more, it is another question.
  writeDraft('n', QUESTION);
  expect(left(KEPT)).toBe(QUESTION);
});

test('the first question of a conversation is known too', () => {
  keepAsked('n', { question: `${QUESTION}\n`, after: null });
  writeDraft('n', QUESTION);
  expect(left(BEFORE)).toBe('');
});

test('what was written since stays, and what nobody is waiting for', () => {
  keepAsked('n', { question: QUESTION, after: '2' });
  writeDraft('n', `${QUESTION} ¿Y la garantía?`);
  expect(left(KEPT)).toBe(`${QUESTION} ¿Y la garantía?`);
  keepAsked('n', { question: QUESTION, after: '2' });
  dropAsked('n');
  writeDraft('n', QUESTION);
  expect(left(KEPT)).toBe(QUESTION);
});
