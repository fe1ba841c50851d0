import type { ChatMessage } from '#contract/chat.ts';
import { EXPORTED_MAX } from '#contract/export.ts';
import type { Deps } from '#server/deps.ts';
import type { Exported, Part } from '#server/export/index.ts';
import { notFound } from '#server/http/problem.ts';
import { titleOf, type OwnedNotebook } from '#server/notebooks/index.ts';
import type { Chat } from './conversations.ts';
import { show } from './history.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'engine'>;

const partOf = ({ message }: ChatMessage): Part =>
  message.type === 'human'
    ? { kind: 'question', text: message.content }
    : typeof message.content === 'string'
      ? { kind: 'text', markdown: message.content }
      : { kind: 'answer', content: message.content };

const messagesOf = ({ db }: Pick<Needs, 'db'>, notebook: OwnedNotebook, chat: Chat) =>
  db
    .selectFrom('chat_messages')
    .where('chat_messages.notebook_id', '=', notebook.id)
    .where('chat_messages.user_id', '=', notebook.userId)
    .where('chat_messages.conversation_id', 'is not distinct from', chat.id);

/** The last messages of a conversation, oldest first, as many as one document holds, and how many are left out. */
async function conversation(deps: Needs, notebook: OwnedNotebook, chat: Chat) {
  const rows = await messagesOf(deps, notebook, chat).selectAll().orderBy('seq', 'desc').limit(EXPORTED_MAX).execute();
  const { n } = await messagesOf(deps, notebook, chat)
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return { rows: rows.reverse(), left: Math.max(0, Number(n) - rows.length) };
}

/** An answer with the question before it; 404 for what is no answer of this conversation. */
async function answerOf(deps: Needs, notebook: OwnedNotebook, chat: Chat, id: string) {
  const answer = await messagesOf(deps, notebook, chat)
    .selectAll()
    .where('id', '=', id)
    .where('role', '=', 'ai')
    .executeTakeFirst();
  if (!answer) throw notFound();
  const before = await messagesOf(deps, notebook, chat)
    .selectAll()
    .where('seq', '<', answer.seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { rows: [...(before?.role === 'human' ? [before] : []), answer], left: 0 };
}

/** A conversation, or one of its answers, to be exported as it is shown. */
export async function exportOf(
  deps: Needs,
  notebook: OwnedNotebook,
  chat: Chat,
  message: string | undefined,
): Promise<Exported> {
  const { rows, left } =
    message === undefined ? await conversation(deps, notebook, chat) : await answerOf(deps, notebook, chat, message);
  const parts = (await show(deps, notebook, rows)).map(partOf);
  const [first] = parts;
  const title = message !== undefined && first?.kind === 'question' ? first.text : await titleOf(deps, notebook);
  return {
    title,
    kind: message === undefined ? 'conversation' : 'answer',
    engine: deps.engine.about,
    left,
    // The question is the title then.
    parts: message !== undefined && first?.kind === 'question' && parts.length > 1 ? parts.slice(1) : parts,
  };
}
