import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { CONVERSATIONS_MAX, CONVERSATION_NAME_MAX, type Conversation } from '#contract/chat.ts';
import { cut } from '#contract/words.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import { own, type OwnedNotebook, type Owner } from '#server/notebooks/index.ts';
import { place } from './place.ts';

const named = (id: string): string => `conversations.name_sealed:${id}`;

/** A conversation of a notebook, whoever holds one has been checked: `id` is null for the first, whose session has the notebook's id. */
export type Chat = { readonly id: string | null };
/** The first conversation of any notebook. */
export const FIRST: Chat = { id: null };
/** The id by which a conversation is known outside. */
export const sessionOf = (notebook: OwnedNotebook, { id }: Chat): string => id ?? notebook.id;

/** The conversation of a notebook by its session: the first where none is named. 404 for one that the notebook does not have. */
export async function chatOf({ db }: Pick<Deps, 'db'>, notebook: OwnedNotebook, session?: string): Promise<Chat> {
  if (session === undefined || session === notebook.id) return FIRST;
  const row = await rowsOf(db, notebook).select('id').where('id', '=', session).executeTakeFirst();
  if (!row) throw notFound();
  return { id: row.id };
}

/** The notebook and the conversation of a session of somebody's. 404 for another's. */
export async function ownChat(
  deps: Pick<Deps, 'db'>,
  user: Owner,
  session: string,
): Promise<{ notebook: OwnedNotebook; chat: Chat }> {
  const row = await deps.db
    .selectFrom('conversations')
    .select('notebook_id')
    .where('id', '=', session)
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  const notebook = await own(deps, user, row?.notebook_id ?? session);
  return { notebook, chat: { id: session === notebook.id ? null : session } };
}

/** Keeps a conversation from being deleted until the transaction ends. 404 where it was already. */
export async function hold(trx: Transaction<Tables>, notebook: OwnedNotebook, { id }: Chat): Promise<void> {
  if (id !== null && !(await rowsOf(trx, notebook).select('id').where('id', '=', id).forKeyShare().executeTakeFirst()))
    throw notFound();
}

const rowsOf = (db: Kysely<Tables>, notebook: OwnedNotebook) =>
  db.selectFrom('conversations').where('notebook_id', '=', notebook.id).where('user_id', '=', notebook.userId);

/** The conversations of a notebook, the one with the newest message first. One without a name is called by its first question. */
export async function conversations(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  notebook: OwnedNotebook,
): Promise<Conversation[]> {
  const keys = await vault.of(notebook.userId);
  const kept = await rowsOf(db, notebook).selectAll().execute();
  const spoken = await db
    .selectFrom('chat_messages')
    .select(({ fn }) => [
      'conversation_id',
      fn.countAll<string>().as('messages'),
      fn.max('created_at').as('last_at'),
      fn.min('seq').filterWhere('role', '=', 'human').as('first'),
    ])
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .groupBy('conversation_id')
    .execute();
  const firsts = spoken.flatMap(({ first }) => first ?? []);
  const questions = await db
    .selectFrom('chat_messages')
    .select(['id', 'seq', 'content_sealed'])
    .where('notebook_id', '=', notebook.id)
    .where('seq', 'in', firsts.length > 0 ? firsts : ['0'])
    .execute();
  const questionAt = new Map(
    questions.map(({ id, seq, content_sealed }) => [seq, keys.openText(content_sealed, place(id))]),
  );
  const rows = new Map(kept.map((row) => [row.id, row]));
  const ids = [null, ...kept.flatMap(({ id }) => (id === notebook.id ? [] : [id]))];
  return ids
    .map((id) => {
      const row = rows.get(id ?? notebook.id);
      const said = spoken.find(({ conversation_id }) => conversation_id === id);
      const question = said?.first ? questionAt.get(said.first) : undefined;
      return {
        session_id: id ?? notebook.id,
        name: row?.name_sealed ? keys.openText(row.name_sealed, named(row.id)) : null,
        question: question === undefined ? null : cut(question.replace(/\s+/g, ' '), CONVERSATION_NAME_MAX),
        messages: Number(said?.messages ?? 0),
        last_at: (said?.last_at ?? row?.created_at ?? null)?.toISOString() ?? null,
      };
    })
    .sort((a, b) => (b.last_at ?? '').localeCompare(a.last_at ?? ''));
}

/** Begins a conversation of a notebook; one that is empty already is answered again. LIMIT_REACHED where the notebook has as many as it may. */
export async function begin(
  deps: Pick<Deps, 'db' | 'vault' | 'now' | 'live'>,
  notebook: OwnedNotebook,
): Promise<Conversation> {
  const all = await conversations(deps, notebook);
  const empty = all.find(({ messages, name }) => messages === 0 && name === null);
  if (empty) return empty;
  if (all.length >= CONVERSATIONS_MAX) throw new Problem('TOO_MANY_CONVERSATIONS');
  const id = randomUUID();
  const created_at = deps.now();
  await deps.db
    .insertInto('conversations')
    .values({ id, notebook_id: notebook.id, user_id: notebook.userId, name_sealed: null, created_at })
    .execute();
  tell(deps, notebook);
  return { session_id: id, name: null, question: null, messages: 0, last_at: created_at.toISOString() };
}

/** Takes in a conversation that was carried out, by its name; `first`: it is the first of its notebook. */
export async function takeConversation(
  { db, vault }: Pick<Deps, 'db' | 'vault'>,
  notebook: OwnedNotebook,
  { name, first, at }: { name: string | null; first: boolean; at: Date },
): Promise<Chat> {
  const chat: Chat = { id: first ? null : randomUUID() };
  if (first && name === null) return chat;
  const id = sessionOf(notebook, chat);
  const name_sealed = name === null ? null : (await vault.of(notebook.userId)).seal(name, named(id));
  await db
    .insertInto('conversations')
    .values({ id, notebook_id: notebook.id, user_id: notebook.userId, name_sealed, created_at: at })
    .execute();
  return chat;
}

/** Names a conversation. */
export async function rename(
  deps: Pick<Deps, 'db' | 'vault' | 'now' | 'live'>,
  { notebook, chat }: { notebook: OwnedNotebook; chat: Chat },
  name: string,
): Promise<Conversation> {
  const id = sessionOf(notebook, chat);
  const keys = await deps.vault.of(notebook.userId);
  const name_sealed = keys.seal(name, named(id));
  await deps.db
    .insertInto('conversations')
    .values({ id, notebook_id: notebook.id, user_id: notebook.userId, name_sealed, created_at: deps.now() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name_sealed }))
    .execute();
  tell(deps, notebook);
  const found = (await conversations(deps, notebook)).find(({ session_id }) => session_id === id);
  if (!found) throw notFound();
  return found;
}

/** Deletes a conversation with its messages; of the first, what is in it and its name. */
export async function clear(
  deps: Pick<Deps, 'db' | 'live'>,
  { notebook, chat }: { notebook: OwnedNotebook; chat: Chat },
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    if (chat.id === null)
      await trx
        .deleteFrom('chat_messages')
        .where('notebook_id', '=', notebook.id)
        .where('user_id', '=', notebook.userId)
        .where('conversation_id', 'is', null)
        .execute();
    await trx
      .deleteFrom('conversations')
      .where('id', '=', sessionOf(notebook, chat))
      .where('user_id', '=', notebook.userId)
      .execute();
  });
  tell(deps, notebook);
}

const tell = ({ live }: Pick<Deps, 'live'>, notebook: OwnedNotebook): void =>
  live.tell(notebook.userId, { type: 'chat', notebook_id: notebook.id, message_id: null });
