import type { ChatMessage } from '#contract/chat.ts';

/** Questions that nobody has asked yet: those that follow the last answer, then those of the notebook. */
export function suggestionsOf(messages: readonly ChatMessage[], examples: readonly string[]): string[] {
  const asked = new Set(messages.map(({ message }) => (message.type === 'human' ? message.content : '')));
  const last = messages.at(-1)?.message;
  const follow = last?.type === 'ai' && typeof last.content !== 'string' ? last.content.follow_ups : [];
  return [...new Set([...follow, ...examples])].filter((question) => !asked.has(question));
}

/** The question that was asked last. */
export function lastAsked(messages: readonly ChatMessage[]): string {
  const last = messages.findLast(({ message }) => message.type === 'human')?.message;
  return last?.type === 'human' ? last.content : '';
}
