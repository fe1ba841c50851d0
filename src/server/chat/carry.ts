import { randomUUID } from 'node:crypto';
import type { AnswerContent } from '#contract/answer.ts';
import type { AnswerReport, ChatMessage } from '#contract/chat.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { keepAnswer } from '#server/sources/index.ts';
import type { Chat } from './conversations.ts';
import { show } from './history.ts';
import { place } from './place.ts';

/** Messages that are opened at once. */
const BATCH = 50;

/** What a model said and nothing carries is not taken elsewhere. */
const withoutWithdrawn = (one: ChatMessage): ChatMessage =>
  one.message.type === 'human' || typeof one.message.content === 'string'
    ? one
    : { ...one, message: { ...one.message, content: { ...one.message.content, withdrawn: [] } } };

/** The messages of all conversations of a notebook, oldest first, a batch at a time. */
export async function* carryMessages(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  notebook: OwnedNotebook,
): AsyncGenerator<ChatMessage> {
  for (let after = '0'; ;) {
    const rows = await deps.db
      .selectFrom('chat_messages')
      .selectAll()
      .where('notebook_id', '=', notebook.id)
      .where('user_id', '=', notebook.userId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    yield* (await show(deps, notebook, rows)).map(withoutWithdrawn);
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.seq;
  }
}

/** A message as it is taken in: a question, or an answer whose quotations have been located anew, with what its user marked as wrong in it. */
export type TakenMessage = { content: string | AnswerContent; at: Date; report: AnswerReport | undefined };

/** Takes in a message that was carried out, after those that are there. */
export async function takeMessage(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  notebook: OwnedNotebook,
  chat: Chat,
  { content, at, report }: TakenMessage,
): Promise<void> {
  const id = randomUUID();
  const keys = await vault.of(notebook.userId);
  await db
    .insertInto('chat_messages')
    .values({
      id,
      role: typeof content === 'string' ? 'human' : 'ai',
      notebook_id: notebook.id,
      user_id: notebook.userId,
      conversation_id: chat.id,
      content_sealed: keys.seal(typeof content === 'string' ? content : keepAnswer(content), place(id)),
      created_at: at,
    })
    .execute();
  // Nobody agreed here that the operator of this server may read it.
  if (report && typeof content !== 'string')
    await db
      .insertInto('answer_reports')
      .values({ message_id: id, user_id: notebook.userId, reason: report.reason, shared: false, created_at: at })
      .execute();
}
