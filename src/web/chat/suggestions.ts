import type { ChatMessage } from '#contract/chat.ts';
import type { Language } from '#contract/language.ts';

/** Spanish opens its questions with a sign of its own; no other language does. */
const languageOf = (question: string): Language => (question.includes('¿') ? 'es' : 'en');

/**
 * Questions that nobody has asked yet: those that follow the last answer, then those of the notebook, which were put in the language that its owner had then. One
 * language at a time: that of the screen, unless all are in the other.
 */
export function suggestionsOf(
  messages: readonly ChatMessage[],
  examples: readonly string[],
  language: Language,
): string[] {
  const asked = new Set(messages.map(({ message }) => (message.type === 'human' ? message.content : '')));
  const last = messages.at(-1)?.message;
  const follow = last?.type === 'ai' && typeof last.content !== 'string' ? last.content.follow_ups : [];
  const fresh = [...new Set([...follow, ...examples])].filter((question) => !asked.has(question));
  const own = fresh.filter((question) => languageOf(question) === language);
  return own.length > 0 ? own : fresh;
}

/** The question that was asked last. */
export function lastAsked(messages: readonly ChatMessage[]): string {
  const last = messages.findLast(({ message }) => message.type === 'human')?.message;
  return last?.type === 'human' ? last.content : '';
}
