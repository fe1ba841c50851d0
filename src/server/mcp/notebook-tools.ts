import { z } from 'zod';
import { notebooksApi } from '#contract/notebooks.ts';
import { NOTE_MAX, NOTE_TITLE_MAX, notesApi } from '#contract/notes.ts';
import { HITS, QUERY_MAX, searchApi } from '#contract/search.ts';
import { sourcesApi, type SourceText } from '#contract/sources.ts';
import { tool } from './tool.ts';

/** Lines of one reading: most that may be asked for, and how many without asking; and characters after which no further line is added. Ours. */
const LINES = { most: 2000, usual: 400, characters: 60_000 } as const;

const notebook_id = z.uuid().describe('From list_notebooks');
const source_id = z.uuid().describe('From list_sources');

/** The first lines of a text that hold no more characters than one reading has room for; one line at least. */
function fitting(content: string): string {
  if (content.length <= LINES.characters) return content;
  const last = content.lastIndexOf('\n', LINES.characters);
  const end = last > 0 ? last : content.indexOf('\n');
  return end < 0 ? content : content.slice(0, end);
}

/** Lines of a source as a reading answers them; `next_from` is the line to go on with, null at the end. */
function reading({ id, notebook_id, title, type, version, processing_status, metadata, ...text }: SourceText) {
  const content = fitting(text.content);
  const to = text.from === 0 ? 0 : text.from + content.split('\n').length - 1;
  const lines = metadata.lineCount;
  return {
    id,
    notebook_id,
    title,
    type,
    version,
    processing_status,
    lines,
    from: text.from,
    to,
    next_from: to > 0 && to < lines ? to + 1 : null,
    warnings: text.report?.warnings ?? [],
    content,
  };
}

/** The tools that read notebooks and their sources, and the one that adds a note. */
export const notebookTools = [
  tool({
    name: 'list_notebooks',
    scope: 'read',
    title: 'Notebooks',
    about: 'Lists the notebooks, the one that changed last first.',
    input: z.strictObject({}),
    reads: true,
    run: async (call) => ({ data: { notebooks: await call(notebooksApi.list, {}) } }),
  }),
  tool({
    name: 'list_sources',
    scope: 'read',
    title: 'Sources of a notebook',
    about: 'Lists the sources of a notebook. Those whose processing_status is "completed" can be read and asked.',
    input: z.strictObject({ notebook_id }),
    reads: true,
    run: async (call, { notebook_id: id }) => ({
      data: { sources: await call(sourcesApi.list, { params: { id } }) },
    }),
  }),
  tool({
    name: 'search',
    scope: 'read',
    title: 'Search in a notebook',
    about:
      'Finds words in a notebook: sentences of its sources (hits), each with its place, and titles. It looks for the words themselves; to have a question answered use ask.',
    input: z.strictObject({
      notebook_id,
      query: z.string().trim().min(1).max(QUERY_MAX),
      limit: z.int().min(1).max(HITS.most).optional().describe(`Sentences, ${HITS.usual} unless said`),
    }),
    reads: true,
    quotes: true,
    run: async (call, { query: q, ...rest }) => ({ data: await call(searchApi.search, { query: { q, ...rest } }) }),
  }),
  tool({
    name: 'read_source',
    scope: 'read',
    title: 'Text of a source',
    about: 'Reads lines of the text of a source. Where next_from is a number, the text goes on at that line.',
    input: z.strictObject({
      notebook_id,
      source_id,
      version: z.int().positive().optional().describe('The newest unless said'),
      from: z.int().positive().max(2_000_000_000).default(1).describe('The first line, counted from 1'),
      lines: z.int().min(1).max(LINES.most).default(LINES.usual),
    }),
    reads: true,
    quotes: true,
    async run(call, { notebook_id: id, source_id: sourceId, version, from, lines }) {
      const query = { version, from, to: from + lines - 1 };
      const { content, ...place } = reading(await call(sourcesApi.one, { params: { id, sourceId }, query }));
      return { data: { ...place, content }, text: `${JSON.stringify(place)}\n\n${content}` };
    },
  }),
  tool({
    name: 'add_note',
    scope: 'write',
    title: 'Add a note',
    about: 'Adds a note in Markdown to a notebook.',
    input: z.strictObject({
      notebook_id,
      title: z.string().trim().min(1).max(NOTE_TITLE_MAX),
      content: z.string().trim().min(1).max(NOTE_MAX),
    }),
    reads: false,
    run: async (call, { notebook_id: id, ...body }) => ({
      data: await call(notesApi.add, { params: { id }, body }),
    }),
  }),
];
