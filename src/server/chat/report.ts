import type { AnswerReport } from '#contract/chat.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';

/** Marks an answer of a user as wrong; a second reason takes the place of the first. 404 for what is no answer of theirs. */
export async function reportAnswer(
  { db, live, now }: Pick<Deps, 'db' | 'live' | 'now'>,
  userId: string,
  messageId: string,
  report: AnswerReport,
): Promise<AnswerReport> {
  const { notebook_id } = await ownAnswer(db, userId, messageId);
  await db
    .insertInto('answer_reports')
    .values({ message_id: messageId, user_id: userId, ...report, created_at: now() })
    .onConflict((conflict) => conflict.column('message_id').doUpdateSet(report))
    .execute();
  live.tell(userId, { type: 'chat', notebook_id, message_id: null });
  return report;
}

/** Takes back that an answer of a user is wrong; nothing where it was not marked. 404 for what is no answer of theirs. */
export async function takeBackReport(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  userId: string,
  messageId: string,
): Promise<void> {
  const { notebook_id } = await ownAnswer(db, userId, messageId);
  await db.deleteFrom('answer_reports').where('message_id', '=', messageId).execute();
  live.tell(userId, { type: 'chat', notebook_id, message_id: null });
}

async function ownAnswer(db: Deps['db'], userId: string, messageId: string): Promise<{ notebook_id: string }> {
  const answer = await db
    .selectFrom('chat_messages')
    .select('notebook_id')
    .where('id', '=', messageId)
    .where('user_id', '=', userId)
    .where('role', '=', 'ai')
    .executeTakeFirst();
  if (!answer) throw notFound();
  return answer;
}

/** The reports of some messages, by their ids. */
export async function reportsOf(
  { db }: Pick<Deps, 'db'>,
  messageIds: readonly string[],
): Promise<Map<string, AnswerReport>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('answer_reports')
    .select(['message_id', 'reason', 'shared'])
    .where('message_id', 'in', messageIds)
    .execute();
  return new Map(rows.map(({ message_id, ...report }) => [message_id, report]));
}
