import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AnswerContent } from '#contract/answer.ts';
import { HISTORY_MAX, type ChatMessage } from '#contract/chat.ts';
import type { EngineAbout } from '#contract/engine-about.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { recordWithin, touch, type OwnedNotebook } from '#server/notebooks/index.ts';
import { auditedVersions, keepAnswer, showAnswers } from '#server/sources/index.ts';
import type { Settle } from '#server/tokens/index.ts';
import { hold, type Chat } from './conversations.ts';
import { place } from './place.ts';
import { reportsOf } from './report.ts';

/** A part of a conversation: so many messages, the last of all or the last before one of them. */
export type Part = { before?: string | undefined; limit?: number };

/** The last messages of a conversation, oldest first, the citations of just these read from the sources anew. None before a message that it does not have. */
export async function history(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  notebook: OwnedNotebook,
  chat: Chat,
  { before, limit = HISTORY_MAX }: Part = {},
): Promise<ChatMessage[]> {
  const rows = await deps.db
    .selectFrom('chat_messages')
    .selectAll()
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .where('conversation_id', 'is not distinct from', chat.id)
    .$if(before !== undefined, (query) =>
      query.where('seq', '<', (other) =>
        other
          .selectFrom('chat_messages')
          .select('seq')
          .where('id', '=', before!)
          .where('notebook_id', '=', notebook.id)
          .where('user_id', '=', notebook.userId)
          .where('conversation_id', 'is not distinct from', chat.id),
      ),
    )
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return show(deps, notebook, rows.reverse());
}

/** An answer with the question that it answers. */
export type Answered = { id: string; question: string; answer: AnswerContent | string };

/** Answers of a notebook with their questions, in the order in which they came: those of `ids`, or the last ones, `most` of them. What is no answer of the notebook is left out. */
export async function answersOf(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  notebook: OwnedNotebook,
  { ids, most }: { ids?: readonly string[]; most: number },
): Promise<Answered[]> {
  if (ids?.length === 0) return [];
  const rows = await deps.db
    .selectFrom('chat_messages as a')
    .selectAll('a')
    .where('a.notebook_id', '=', notebook.id)
    .where('a.user_id', '=', notebook.userId)
    .where('a.role', '=', 'ai')
    .$if(ids !== undefined, (query) => query.where('a.id', 'in', ids!))
    .orderBy('a.seq', 'desc')
    .limit(most)
    .execute();
  if (rows.length === 0) return [];
  const questions = await deps.db
    .selectFrom('chat_messages as a')
    .innerJoinLateral(
      (one) =>
        one
          .selectFrom('chat_messages')
          .select(['id', 'content_sealed'])
          .whereRef('chat_messages.notebook_id', '=', 'a.notebook_id')
          .whereRef('chat_messages.conversation_id', 'is not distinct from', 'a.conversation_id')
          .where('role', '=', 'human')
          .whereRef('chat_messages.seq', '<', 'a.seq')
          .orderBy('chat_messages.seq', 'desc')
          .limit(1)
          .as('q'),
      (join) => join.onTrue(),
    )
    .select(['a.id as answer_id', 'q.id', 'q.content_sealed'])
    .where(
      'a.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const keys = await deps.vault.of(notebook.userId);
  const shown = await show(deps, notebook, rows);
  return shown
    .map(({ id, message }) => {
      const asked = questions.find(({ answer_id }) => answer_id === id);
      return {
        id,
        question: asked ? keys.openText(asked.content_sealed, place(asked.id)) : '',
        answer: message.content,
      };
    })
    .reverse();
}

/** Messages as they are seen outside, in their order. */
export async function show(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  notebook: OwnedNotebook,
  rows: readonly Selectable<Tables['chat_messages']>[],
): Promise<ChatMessage[]> {
  const keys = await deps.vault.of(notebook.userId);
  const messages = rows.map((row) => ({ row, content: keys.openText(row.content_sealed, place(row.id)) }));
  const answers = await showAnswers(
    deps,
    notebook,
    messages.flatMap(({ row, content }) => (row.role === 'ai' ? content : [])),
  );
  const reports = await reportsOf(
    deps,
    rows.filter(({ role }) => role === 'ai').map(({ id }) => id),
  );
  let next = 0;
  return messages.map(({ row, content }) => ({
    id: row.id,
    session_id: row.conversation_id ?? notebook.id,
    created_at: row.created_at.toISOString(),
    message: row.role === 'ai' ? { type: 'ai', content: answers[next++]! } : { type: 'human', content },
    ...(reports.has(row.id) && { report: reports.get(row.id)! }),
  }));
}

/** A question, its answer, in which conversation, the engine that gave it, of how many sources it was asked, and its price in tokens. */
export type Exchange = {
  chat: Chat;
  question: string;
  answer: AnswerContent;
  by: EngineAbout;
  asked: number;
  price: number;
};

/** Keeps a question with its answer and settles their price: all or nothing, in this order, and none of another exchange between them. */
export async function keepExchange(
  deps: Pick<Deps, 'db' | 'vault' | 'now'>,
  notebook: OwnedNotebook,
  { chat, question, answer, by, asked, price }: Exchange,
  settle: Settle,
): Promise<{ questionId: string; answerId: string; at: Date; balance: number | null }> {
  const keys = await deps.vault.of(notebook.userId);
  const [questionId, answerId] = [randomUUID(), randomUUID()];
  const at = deps.now();
  const row = (id: string, role: 'human' | 'ai', content: string) => ({
    id,
    role,
    notebook_id: notebook.id,
    user_id: notebook.userId,
    conversation_id: chat.id,
    content_sealed: keys.seal(content, place(id)),
    created_at: at,
  });
  const balance = await deps.db.transaction().execute(async (trx) => {
    // It locks the notebook, so that exchanges of two pages are kept one after the other; before the account, as whoever deletes a notebook does.
    await touch({ db: trx, now: deps.now }, notebook);
    await hold(trx, notebook, chat);
    const left = await settle(trx, answer.no_answer === null);
    await trx
      .insertInto('chat_messages')
      .values(row(questionId, 'human', question))
      .execute();
    await trx
      .insertInto('chat_messages')
      .values(row(answerId, 'ai', keepAnswer(answer)))
      .execute();
    await recordWithin(trx, at, notebook, {
      action: 'question.answered',
      objectId: answerId,
      details: {
        engine: (by.model ? `${by.name} ${by.model}` : by.name).slice(0, 200),
        count: asked,
        sources: await auditedVersions(trx, answer.citations),
        ...(answer.no_answer ? { why: 'no_answer' } : left !== null && { tokens: price }),
      },
    });
    return left;
  });
  return { questionId, answerId, at, balance };
}
