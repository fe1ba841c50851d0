import type { AnswerContent } from '#contract/answer.ts';
import { CONVERSATIONS_MAX, CONVERSATION_NAME_MAX, MESSAGE_MAX } from '#contract/chat.ts';
import { FOLDERS } from '#contract/folders.ts';
import { TITLE_MAX } from '#contract/notebooks.ts';
import { NOTE_MAX, NOTE_TITLE_MAX } from '#contract/notes.ts';
import {
  portableConversation,
  portableItems,
  portableNotebook,
  portableNotes,
  portableResults,
  type PortableNotebook,
} from '#contract/portable.ts';
import type { ImportedNotebook } from '#contract/portability.ts';
import type { Citation } from '#contract/span.ts';
import { cut, line } from '#contract/words.ts';
import { takeConversation, takeMessage, type Chat } from '#server/chat/index.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import { Problem } from '#server/http/problem.ts';
import { endTaking, takeNotebook, type OwnedNotebook } from '#server/notebooks/index.ts';
import { takeNote } from '#server/notes/index.ts';
import { foldersNamed, locateAnswer, takeSource, untilRead } from '#server/sources/index.ts';
import { takeItems, takeResult, type Shelf } from '#server/studio/index.ts';
import type { Archive } from './archive.ts';
import { past, Times } from './clock.ts';
import { Ids } from './ids.ts';
import type { TakeNeeds } from './take-in.ts';

export type Taking = {
  shelf: Shelf;
  archive: Archive;
  /** Where the notebook lies in the ZIP. */
  folder: string;
  userId: string;
  /** Hears the id of the notebook as soon as it is there. */
  begun: (notebookId: string) => Promise<void>;
  signal: AbortSignal;
};
type At = Taking & { notebook: OwnedNotebook; ids: Ids; now: Date; report: ImportedNotebook };

/** A title or a line as it may be kept here; INVALID for one that is none. */
function lineOf(said: string, max: number, blank = false): string {
  const read = line(max, { blank }).safeParse(said);
  if (!read.success) throw new Problem('INVALID', { fields: { title: 'wrong' } });
  return read.data;
}
/** Characters of a description; one that was made of a source may be longer than one that is typed. */
const ABOUT_MAX = 10_000;
const QUESTION_MAX = 1000;
/** A line of a notebook as it may be kept here, what no text holds taken out; nothing of one that is too long then. */
const said = (given: string, max: number): string =>
  line(max, { blank: true }).safeParse(cut(given, max).toWellFormed().replaceAll('\0', '')).data ?? '';

/**
 * Takes in one notebook of a ZIP: its sources are read again by the ordinary way, and then all that quotes them is located again. Throws a Problem where it cannot be
 * taken in whole; whoever calls removes what was begun.
 */
export async function takeInNotebook(deps: TakeNeeds, taking: Taking): Promise<ImportedNotebook> {
  const { archive, folder, userId } = taking;
  const now = deps.now();
  const given = await archive.json(`${folder}/notebook.json`, portableNotebook);
  await check(archive, folder);
  const title = lineOf(given.title, TITLE_MAX);
  const description = said(given.description, ABOUT_MAX);
  const example_questions = given.example_questions.flatMap((one) => said(one, QUESTION_MAX) || []);
  const icon = lineOf(given.icon, 32);
  const notebook = await takeNotebook(
    deps,
    userId,
    { ...given, title, description, icon, example_questions },
    past(given.created_at, now),
  );
  await taking.begun(notebook.id);
  const report: ImportedNotebook = {
    title, notebook_id: notebook.id, error_code: null, sources: 0, unread: 0, notes: 0, messages: 0, results: 0, found: 0, missing: 0,
  }; // prettier-ignore
  const at: At = { ...taking, notebook, ids: new Ids(), now, report };
  await takeSources(deps, at, given);
  checkpoint('account.import', 'sources');
  report.unread = await untilRead(deps, notebook, taking.signal);
  checkpoint('account.import', 'read');
  await takeNotes(deps, at);
  await takeMessages(deps, at, given);
  await takeResults(deps, at);
  const items = await archive.json(`${folder}/panels.json`, portableItems);
  const times = new Times(now);
  const taken = items.map((one) => ({ ...one, created: times.of(one.created_at), updated: past(one.updated_at, now) }));
  await takeItems(deps, taking.shelf, notebook, taken);
  await endTaking(deps, notebook, past(given.updated_at, now));
  deps.live.tell(userId, { type: 'notebook', notebook_id: notebook.id });
  return report;
}

/** Everything that a notebook holds is looked at before anything is done with it: what has another shape is refused at once. */
async function check(archive: Archive, folder: string): Promise<void> {
  await archive.json(`${folder}/notes.json`, portableNotes);
  await archive.json(`${folder}/conversation.json`, portableConversation);
  await archive.json(`${folder}/results.json`, portableResults);
  await archive.json(`${folder}/panels.json`, portableItems);
}

async function takeSources(deps: TakeNeeds, at: At, { sources }: PortableNotebook): Promise<void> {
  const { archive, notebook, ids, now, signal } = at;
  const times = new Times(now);
  const nameOf = ({ folder }: (typeof sources)[number]): string => said(folder ?? '', FOLDERS.name);
  const folders = await foldersNamed(
    deps,
    notebook,
    sources.flatMap((source) => nameOf(source) || []),
  );
  for (const source of sources) {
    signal.throwIfAborted();
    const versions = source.versions.map(({ file, ...version }) => ({
      ...version,
      file: file === null ? null : () => archive.file(file, deps.config.maxUploadBytes),
    }));
    const created = times.of(source.created_at);
    const id = await takeSource(deps, notebook, {
      ...source,
      folderId: folders.get(nameOf(source)) ?? null,
      versions,
      created,
      updated: past(source.updated_at, now),
    });
    ids.set(source.id, id);
    at.report.sources++;
    deps.live.tell(notebook.userId, { type: 'source', notebook_id: notebook.id, source_id: id });
  }
}

/** Counts the quotations of what was located. */
function count({ report }: At, citations: readonly Citation[]): void {
  for (const { state } of citations)
    if (state === 'missing') report.missing++;
    else if (state !== 'deleted') report.found++;
}

async function locate(deps: TakeNeeds, at: At, content: AnswerContent): Promise<AnswerContent> {
  const located = await locateAnswer(deps, at.notebook, at.ids.ofAnswer(content));
  count(at, located.citations);
  return located;
}

async function takeNotes(deps: TakeNeeds, at: At): Promise<void> {
  const { archive, folder, notebook, now, signal } = at;
  const notes = await archive.json(`${folder}/notes.json`, portableNotes);
  const times = new Times(now);
  for (const note of notes.reverse()) {
    signal.throwIfAborted();
    const title = lineOf(note.title, NOTE_TITLE_MAX);
    if (typeof note.content === 'string' && note.content.length > NOTE_MAX)
      throw new Problem('INVALID', { fields: { content: 'long' } });
    const content = typeof note.content === 'string' ? note.content : await locate(deps, at, note.content);
    const when = { created: past(note.created_at, now), updated: times.of(note.updated_at) };
    await takeNote(deps, notebook, { ...note, title, content }, when);
    at.report.notes++;
  }
}

async function takeMessages(deps: TakeNeeds, at: At, given: PortableNotebook): Promise<void> {
  const { archive, folder, notebook, now, signal } = at;
  const times = new Times(now);
  const names = new Map(given.conversations.map(({ session_id, name }) => [session_id, name]));
  const chats = new Map<string, Chat>();
  const chatOf = async (session: string, created: Date): Promise<Chat> => {
    const known = chats.get(session);
    if (known) return known;
    if (chats.size >= CONVERSATIONS_MAX) throw new Problem('INVALID', { fields: { session_id: 'wrong' } });
    const name = said(names.get(session) ?? '', CONVERSATION_NAME_MAX) || null;
    const chat = await takeConversation(deps, notebook, { name, first: session === given.id, at: created });
    chats.set(session, chat);
    return chat;
  };
  for (const { session_id, message, report, created_at } of await archive.json(
    `${folder}/conversation.json`,
    portableConversation,
  )) {
    signal.throwIfAborted();
    if (message.type === 'human' && message.content.length > 2 * MESSAGE_MAX)
      throw new Problem('INVALID', { fields: { message: 'long' } });
    // An answer is kept in parts; one that is only words could not be told from one that was made.
    if (message.type === 'ai' && typeof message.content === 'string')
      throw new Problem('INVALID', { fields: { message: 'wrong' } });
    const content = typeof message.content === 'string' ? message.content : await locate(deps, at, message.content);
    const created = times.of(created_at);
    await takeMessage(deps, notebook, await chatOf(session_id, created), { content, at: created, report });
    at.report.messages++;
  }
}

async function takeResults(deps: TakeNeeds, at: At): Promise<void> {
  const { archive, folder, notebook, ids, shelf, now, signal } = at;
  const results = await archive.json(`${folder}/results.json`, portableResults);
  const times = new Times(now);
  for (const { file, ...result } of results.reverse()) {
    signal.throwIfAborted();
    const source_id = result.source_id === null ? null : ids.known(result.source_id);
    const created = times.of(result.created_at);
    const taken = await takeResult(deps, shelf, notebook, {
      ...result,
      source_id,
      result: ids.ofRows(result.result),
      citations: ids.ofCitations(result.citations),
      file: file === null ? null : () => archive.file(file, deps.config.maxUploadBytes),
      created,
      completed: past(result.completed_at ?? result.created_at, now),
    });
    if (!taken) continue;
    at.report.results++;
    at.report.found += taken.found;
    at.report.missing += taken.missing;
  }
}
