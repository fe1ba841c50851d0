import { randomUUID } from 'node:crypto';
import type { AnswerContent } from '#contract/answer.ts';
import type { ChatMessage } from '#contract/chat.ts';
import { numbersOf } from '#contract/direct-line.ts';
import { turnsOf } from '#server/chat/turns.ts';
import { embedded } from '#server/ports/ai/embedded.ts';
import { Certifier } from '#server/sources/certify.ts';
import type { Case, Place } from '../case.ts';

/** How a question was answered: with a claim, with the nearest passages alone, or not at all. */
export type Outcome = 'answer' | 'near' | 'absent';
/** What a person sees: the outcome with its reason, what is quoted in the order shown, passages first and then the cells of cards, and what the line above all of it rests on. */
export type Shown = { outcome: Outcome; reason: string; quoted: readonly Place[]; line: readonly Place[] };

const SIGNAL = new AbortController().signal;

/** The answer that goes over HTTP, as the server makes it of one question of a conversation. */
async function contentOf({ sources, language }: Case, text: string, said: ChatMessage[]): Promise<AnswerContent> {
  const history = turnsOf(said, [...sources]);
  return new Certifier(sources).whole(await embedded.answer({ text, language, sources, history }, SIGNAL));
}

const message = (content: ChatMessage['message']): ChatMessage => ({
  id: randomUUID(),
  session_id: randomUUID(),
  created_at: new Date(0).toISOString(),
  message: content,
});

function shownOf({ sources }: Case, content: AnswerContent): Shown {
  const { segments, cards, citations, direct, no_answer: none } = content;
  const cells = cards.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const numbers = [...segments.filter(({ kind }) => kind === 'quote'), ...cells].flatMap(
    ({ citation_id: id }) => id ?? [],
  );
  const placesOf = (ids: readonly number[]): Place[] =>
    ids.flatMap((id) => {
      const { source_id: source, start, end, state } = citations[id - 1]!;
      return state === 'missing' ? [] : [{ source: sources.findIndex((one) => one.id === source), start, end }];
    });
  return {
    outcome: none?.outcome ?? 'answer',
    reason: none?.reason ?? '',
    quoted: placesOf([...numbers, ...(none?.nearest ?? [])]),
    line: placesOf(direct.flatMap(numbersOf)),
  };
}

/** Asks the embedded engine a question, those before it first, as a conversation over HTTP does. */
export async function ask(one: Case): Promise<Shown> {
  const said: ChatMessage[] = [];
  for (const earlier of one.history) {
    const content = await contentOf(one, earlier, said);
    said.push(message({ type: 'human', content: earlier }), message({ type: 'ai', content }));
  }
  return shownOf(one, await contentOf(one, one.question, said));
}
