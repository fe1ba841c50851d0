import { expect, test } from 'vitest';
import type { ChatMessage } from '#contract/chat.ts';
import { suggestionsOf } from './suggestions.ts';

const at = { session_id: 'n', created_at: '2026-03-05T14:30:00.000Z' };
const talk = (question: string, follow_ups: string[]): ChatMessage[] => [
  { ...at, id: '1', message: { type: 'human', content: question } },
  {
    ...at,
    id: '2',
    message: {
      type: 'ai',
      content: {
        understood: null,
        direct: [],
        cards: [],
        segments: [],
        citations: [],
        no_answer: null,
        follow_ups,
        withdrawn: [],
        evidence: { found: 0, total: 0 },
      },
    },
  },
];
const SPANISH = ['¿Cuál es la renta?', '¿Quiénes son las partes?'];

test('what follows the last answer comes first, and nothing that was asked or stands there already', () => {
  const messages = talk('¿Cuál es la renta?', ['¿Cuál es el plazo?', '¿Quiénes son las partes?']);
  expect(suggestionsOf(messages, SPANISH, 'es')).toEqual(['¿Cuál es el plazo?', '¿Quiénes son las partes?']);
});

test('they are in one language: that of the screen, else that of the notebook', () => {
  const messages = talk('¿Y la multa?', ['What is the term?']);
  expect(suggestionsOf(messages, SPANISH, 'en')).toEqual(['What is the term?']);
  expect(suggestionsOf(messages, SPANISH, 'es')).toEqual(SPANISH);
  expect(suggestionsOf([], SPANISH, 'en')).toEqual(SPANISH);
});
