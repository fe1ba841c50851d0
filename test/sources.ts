import { expect } from 'vitest';
import { chatApi, type ChatAnswer } from '#contract/chat.ts';
import type { AnswerContent } from '#contract/answer.ts';
import { sourcesApi, type Source } from '#contract/sources.ts';
import { onceTold } from './told.ts';
import type { Person } from './world.ts';

/** The state of a source that was just added: its reading waits, or has begun already. */
export const UNDER_WAY = expect.stringMatching(/^(?:pending|processing)$/) as string;

/** A file in a form, as a browser sends it. */
export function fileForm(name: string, bytes: Uint8Array | string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  return form;
}

/** Waits until a source has been read or has failed, and answers it as it then is. */
export const settled = ({ id, notebook_id }: Source, person: Person): Promise<Source> =>
  onceTold(person, async () => {
    const list = await person.call(sourcesApi.list, { params: { id: notebook_id } });
    const source = list.find((one) => one.id === id);
    if (!source || (source.processing_status !== 'completed' && source.processing_status !== 'failed'))
      throw new Error(`${source?.processing_status}`);
    return source;
  });

/** Uploads a file and waits for its reading. */
export async function upload(person: Person, id: string, name: string, bytes: Uint8Array | string): Promise<Source> {
  return settled(await person.call(sourcesApi.add, { params: { id }, form: fileForm(name, bytes) }), person);
}

/** Pastes a text and waits for its reading. */
export async function paste(person: Person, id: string, title: string, content: string): Promise<Source> {
  const added = await person.call(sourcesApi.add, { params: { id }, body: { type: 'copied-text', title, content } });
  return settled(added, person);
}

/** The whole text of a source, of one version if asked. */
export const textOf = async ({ id, notebook_id }: Source, person: Person, version?: number): Promise<string> =>
  (await person.call(sourcesApi.one, { params: { id: notebook_id, sourceId: id }, query: { version } })).content;

/** Asks a notebook and answers the whole message, with its content in parts. */
export async function ask(
  person: Person,
  id: string,
  message: string,
  source_ids?: string[],
): Promise<ChatAnswer & { content: AnswerContent }> {
  const answer = await person.call(chatApi.ask, { body: { notebook_id: id, message, source_ids } });
  if (answer.message.type !== 'ai' || typeof answer.message.content === 'string') throw new Error('no answer in parts');
  return { ...answer, content: answer.message.content };
}
