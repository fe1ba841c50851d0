import type { AnswerContent } from '#contract/answer.ts';
import type { ChatMessage } from '#contract/chat.ts';
import type { Exchange } from '#server/ports/ai/port.ts';

/** Characters of an earlier answer that are handed on. */
const CUT = 1500;

/** An answer in plain words: only of what rests on the given sources, so that nothing of a source that is not in use goes on by way of the conversation. */
function plain({ segments, citations, no_answer }: AnswerContent, sources: ReadonlySet<string>): string {
  if (no_answer) return '';
  const sourceOf = new Map(citations.map(({ citation_id, source_id }) => [citation_id, source_id]));
  const whole = citations.every(({ source_id, state }) => sources.has(source_id) && state !== 'deleted');
  return segments
    .filter(({ citation_id, citation_ids = [] }) => {
      const numbers = citation_id === undefined ? citation_ids : [citation_id, ...citation_ids];
      return numbers.length === 0 ? whole : numbers.every((number) => sources.has(sourceOf.get(number) ?? ''));
    })
    .map(({ text }) => text.trim())
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, CUT);
}

/** The exchanges of a conversation, oldest first, as an engine may hear of them. */
export function turnsOf(messages: readonly ChatMessage[], sources: readonly { id: string }[]): Exchange[] {
  const ids = new Set(sources.map(({ id }) => id));
  const turns: Exchange[] = [];
  for (const { message } of messages) {
    if (message.type === 'human') turns.push({ question: message.content, answer: '' });
    else if (turns.at(-1)?.answer === '')
      turns.at(-1)!.answer = typeof message.content === 'string' ? '' : plain(message.content, ids);
  }
  return turns;
}
