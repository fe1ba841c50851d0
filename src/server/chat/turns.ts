import type { AnswerContent, Segment } from '#contract/answer.ts';
import type { ChatMessage } from '#contract/chat.ts';
import type { Cited } from '#reading/ask/asked.ts';
import type { Exchange } from '#server/ports/ai/port.ts';

/** Characters of an earlier answer that are handed on. */
const CUT = 1500;

/** An answer in plain words: only of what rests on the given sources, so that nothing of a source that is not in use goes on by way of the conversation. */
function plain({ direct, segments, cards, citations, no_answer }: AnswerContent, sources: ReadonlySet<string>): string {
  if (no_answer) return '';
  const sourceOf = new Map(citations.map(({ citation_id, source_id }) => [citation_id, source_id]));
  const whole = citations.every(({ source_id, state }) => sources.has(source_id) && state !== 'deleted');
  const cells = cards.flatMap(({ rows }) => rows.flatMap((row) => row.cells)).filter(({ text }) => text !== '');
  const said: Pick<Segment, 'text' | 'citation_id' | 'citation_ids'>[] = [...direct, ...segments, ...cells];
  return said
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

type Turn = Exchange & { cited: Cited[] };

/** The places that an answer quoted, in the order of its numbers, by the numbers of the given sources. */
const citedIn = ({ citations }: AnswerContent, sources: readonly { id: string }[]): Cited[] =>
  citations.flatMap(({ source_id, start, end, state }) => {
    const source = sources.findIndex(({ id }) => id === source_id);
    return source < 0 || state === 'missing' || state === 'deleted' ? [] : [{ source, start, end }];
  });

/** The exchanges of a conversation, oldest first, as an engine may hear of them. */
export function turnsOf(messages: readonly ChatMessage[], sources: readonly { id: string }[]): Turn[] {
  const ids = new Set(sources.map(({ id }) => id));
  const turns: Turn[] = [];
  for (const { message } of messages) {
    const last = turns.at(-1);
    if (message.type === 'human') turns.push({ question: message.content, answer: '', cited: [] });
    else if (last?.answer === '' && typeof message.content !== 'string') {
      last.answer = plain(message.content, ids);
      last.cited = citedIn(message.content, sources);
    }
  }
  return turns;
}
