import { randomUUID } from 'node:crypto';
import type { AnswerContent } from '#contract/answer.ts';
import type { ChatMessage } from '#contract/chat.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { keepAnswer } from '#server/sources/index.ts';
import { place, show } from './history.ts';

/** Messages that are opened at once. */
const BATCH = 50;

/** What a model said and nothing carries is not taken elsewhere. */
const withoutWithdrawn = (one: ChatMessage): ChatMessage =>
  one.message.type === 'human' || typeof one.message.content === 'string'
    ? one
    : { ...one, message: { ...one.message, content: { ...one.message.content, withdrawn: [] } } };

/** The conversation of a notebook, oldest first, a batch at a time. */
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

/** Takes in a message that was carried out, after those that are there: a question, or an answer whose quotations have been located anew. */
export async function takeMessage(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  notebook: OwnedNotebook,
  content: string | AnswerContent,
  at: Date,
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
      content_sealed: keys.seal(typeof content === 'string' ? content : keepAnswer(content), place(id)),
      created_at: at,
    })
    .execute();
}
