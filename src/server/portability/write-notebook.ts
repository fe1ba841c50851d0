import type { Language } from '#contract/language.ts';
import type { Notebook } from '#contract/notebooks.ts';
import type { Manifest, PortableNotebook, PortableVersion } from '#contract/portable.ts';
import { carryMessages, conversations } from '#server/chat/index.ts';
import type { Deps } from '#server/deps.ts';
import { printExport, type Part } from '#server/export/index.ts';
import { Problem } from '#server/http/problem.ts';
import { carryNotebook, own, type OwnedNotebook } from '#server/notebooks/index.ts';
import { carryNotes } from '#server/notes/index.ts';
import { carryFile, carrySources, carryText } from '#server/sources/index.ts';
import { carryItems, carryResults, paperOf, type Shelf } from '#server/studio/index.ts';
import { fileNameIn, folderName } from './names.ts';
import { csvOf } from './parts.ts';
import { pdfText } from './readme.ts';
import { jsonArray, type ZipWriter } from './zip.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'now'>;
type LeftOut = Manifest['left_out'];
export type Writing = {
  zip: ZipWriter;
  shelf: Shelf;
  userId: string;
  notebook: Notebook;
  /** Where it is written, without a slash at its end. */
  folder: string;
  language: Language;
};
type At = Writing & { owned: OwnedNotebook; leftOut: LeftOut };

/** Messages, and characters of all, that the PDF of a notebook holds; the JSON holds the rest. */
const PDF = { messages: 1000, characters: 4_000_000 } as const;

/** Writes a notebook below its folder: files and texts of its sources, its JSON and CSV, and one PDF of what is in it. Answers what is left out. */
export async function writeNotebook(deps: Needs, writing: Writing): Promise<LeftOut> {
  const owned = await own(deps, { id: writing.userId }, writing.notebook.id).catch((error: unknown) => {
    // It was deleted since the list was read.
    if (error instanceof Problem && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  if (!owned) return [{ name: writing.folder, why: 'lost' }];
  const at: At = { ...writing, owned, leftOut: [] };
  const { zip, folder } = at;
  const notebook: PortableNotebook = {
    ...(await carryNotebook(deps, writing.notebook)),
    sources: await writeSources(deps, at),
    conversations: (await conversations(deps, owned)).flatMap(({ session_id, name }) =>
      name === null ? [] : [{ session_id, name }],
    ),
  };
  await zip.add(`${folder}/notebook.json`, [`${JSON.stringify(notebook, null, 2)}\n`]);
  const { sources } = notebook;
  if (sources.length > 0) await zip.add(`${folder}/sources.csv`, csvOf(SOURCE_COLUMNS, sources.map(rowOf)));
  await zip.add(`${folder}/notes.json`, jsonArray(carryNotes(deps, owned)));
  await zip.add(`${folder}/conversation.json`, jsonArray(carryMessages(deps, owned)));
  await writeResults(deps, at);
  await zip.add(`${folder}/panels.json`, jsonArray(await carryItems(deps, owned)));
  await writePdf(deps, at);
  return at.leftOut;
}

const SOURCE_COLUMNS = ['title', 'display_name', 'url', 'version', 'type', 'status', 'bytes', 'words', 'pages', 'created_at', 'file']; // prettier-ignore
const rowOf = ({ title, display_name, url, version, created_at, versions }: PortableNotebook['sources'][number]) => {
  const { type, status, bytes, words, pages, file } = versions.at(-1)!;
  return { title, display_name, url, version, type, status, bytes, words, pages, created_at, file };
};

/** Writes the original and the text of each version, and answers the sources as the JSON tells of them. */
async function writeSources(deps: Needs, { zip, folder, owned, leftOut }: At): Promise<PortableNotebook['sources']> {
  const sources = await carrySources(deps, owned);
  const width = String(sources.length).length;
  const written: PortableNotebook['sources'] = [];
  for (const [i, source] of sources.entries()) {
    const versions: PortableVersion[] = [];
    for (const { name, has, ...version } of source.versions) {
      const number = String(i + 1).padStart(width, '0');
      const of = source.versions.length > 1 ? `${number} v${version.version}` : number;
      const put = async (to: string, kind: 'file' | 'text', carry: typeof carryFile): Promise<string | null> => {
        const key = has[kind];
        if (key === null) return null;
        const bytes = await carry(deps, { notebook: owned, id: source.id, version: version.version, key });
        if (!bytes) leftOut.push({ name: to, why: 'lost' });
        else await zip.add(to, bytes);
        return bytes && to;
      };
      const file = await put(`${folder}/files/${of} ${fileNameIn(name, 'file')}`, 'file', carryFile);
      const text = await put(`${folder}/texts/${of} ${folderName(source.title, 'text')}.txt`, 'text', carryText);
      versions.push({ ...version, file, text });
    }
    written.push({ ...source, versions });
  }
  return written;
}

/** Writes the results of the tools: the files that were made first, since the JSON tells their names. */
async function writeResults(deps: Needs, { zip, folder, owned, leftOut }: At): Promise<void> {
  const names = new Map<string, string>();
  let made = 0;
  for await (const { id, kind, hasFile, file } of carryResults(deps, owned)) {
    if (!hasFile) continue;
    const name = `${folder}/results/${++made} ${folderName(kind, 'result')}.wav`;
    const bytes = await file();
    if (!bytes) leftOut.push({ name, why: 'lost' });
    else await zip.add(name, bytes);
    if (bytes) names.set(id, name);
  }
  const results = async function* (): AsyncGenerator<unknown> {
    for await (const { row: _row, hasFile: _hasFile, file: _file, titles: _titles, ...result } of carryResults(
      deps,
      owned,
    ))
      yield { ...result, file: names.get(result.id) ?? null };
  };
  await zip.add(`${folder}/results.json`, jsonArray(results()));
}

/** What the PDF of a notebook says: its conversation, notes and results; null where there is nothing, or too much for one document. */
async function partsOf(deps: Needs, { owned, shelf, language }: At): Promise<Part[] | 'too-long' | null> {
  const t = pdfText[language];
  const parts: Part[] = [];
  let size = 0;
  const add = (part: Part): boolean => {
    parts.push(part);
    size += JSON.stringify(part).length;
    return size > PDF.characters;
  };
  const head = (words: string): Part => ({ kind: 'text', markdown: `# ${words}` });
  let messages = 0;
  for await (const { message } of carryMessages(deps, owned)) {
    if (messages++ === 0) parts.push(head(t.conversation));
    if (messages > PDF.messages || add(partOf(message))) return 'too-long';
  }
  let notes = 0;
  for await (const { title, content } of carryNotes(deps, owned)) {
    if (notes++ === 0) parts.push(head(t.notes));
    parts.push({ kind: 'question', text: title });
    if (add(typeof content === 'string' ? { kind: 'text', markdown: content } : { kind: 'answer', content }))
      return 'too-long';
  }
  let results = 0;
  for await (const result of carryResults(deps, owned)) {
    const content = paperOf(shelf, result);
    if (!content) continue;
    if (results++ === 0) parts.push(head(t.results));
    parts.push({ kind: 'question', text: result.description || result.kind });
    if (add({ kind: 'answer', content })) return 'too-long';
  }
  return parts.length > 0 ? parts : null;
}

const partOf = (message: { type: 'human' | 'ai'; content: unknown }): Part =>
  message.type === 'human'
    ? { kind: 'question', text: String(message.content) }
    : { kind: 'answer', content: message.content as Extract<Part, { kind: 'answer' }>['content'] };

/** One PDF of what is in a notebook; where it is too long to be set in two minutes, or too much for one document, it is left out and told of. */
async function writePdf(deps: Needs, at: At): Promise<void> {
  const { zip, folder, owned, notebook, language } = at;
  const name = `${folder}/${folderName(notebook.title, 'Fojas')}.pdf`;
  const parts = await partsOf(deps, at);
  if (parts === null) return;
  const tooLong = (): void => void at.leftOut.push({ name, why: 'too-long' });
  if (parts === 'too-long') return tooLong();
  const exported = { title: notebook.title, kind: 'notebook', engine: null, left: 0, parts } as const;
  try {
    const wanted = { format: 'pdf', language, zone: 'America/Santiago' } as const;
    await zip.add(name, [await printExport(deps, owned, exported, wanted, zip.signal)]);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    tooLong();
  }
}
