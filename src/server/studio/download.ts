import type { FastifyReply } from 'fastify';
import type { AnswerContent, Segment } from '#contract/answer.ts';
import type { EngineAbout } from '#contract/engine-about.ts';
import type { DataFormat, Generator } from '#contract/studio.ts';
import type { Query } from '#contract/endpoint.ts';
import type { Language } from '#contract/language.ts';
import type { Citation } from '#contract/span.ts';
import { partiesOf } from '#reading/contract/parties.ts';
import { cutOf } from '#reading/index/unit-table.ts';
import type { Deps } from '#server/deps.ts';
import { fileNameOf, MEDIA, sendExport } from '#server/export/index.ts';
import { CSV_START, csvLine } from '#server/http/csv.ts';
import { notFound, Problem } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { attachment, openCompleted, sourceTitles } from '#server/sources/index.ts';
import { quotedBeside } from './beside.ts';
import { fileOf, openFile, WAV } from './file.ts';
import { detail, one, resultOf, rowOf } from './jobs.ts';
import { runWord } from './offline.ts';
import { asDocuments } from './others.ts';
import { SHELF } from './registry.ts';
import type { Row } from './stored.ts';
import type { Tool } from './tool.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'now' | 'embedded' | 'log' | 'mp3'>;
type Asker = {
  /** Where the tool lies. */
  folder: string;
  query: Query<Generator['api']['download']>;
  language: Language;
  reply: FastifyReply;
};

/** A quotation reads on over the line ends of its page. */
const flow = (text: string): string => text.replace(/\s+/g, ' ').trim();

const LISTED = /^- /;
/** Prose as a paragraph of its own, or as the next item of a list: what a tool says in two segments never runs on as one. */
function apart(segment: Segment, next: Segment | undefined): Segment {
  const text = segment.text.trimEnd();
  const listed = LISTED.test(text) && next?.kind === 'prose' && LISTED.test(next.text);
  return { ...segment, text: `${text}${listed ? '\n' : '\n\n'}` };
}

/** The segments of a paper, each quotation in the words of its source. */
function withWords(segments: readonly Segment[], citations: readonly Citation[]): Segment[] {
  const byId = new Map(citations.map((citation) => [citation.citation_id, citation]));
  return segments.map((segment, i) => {
    if (segment.kind === 'prose') return apart(segment, segments[i + 1]);
    const citation = segment.kind === 'quote' && byId.get(segment.citation_id ?? 0);
    return citation ? { ...segment, text: flow(citation.excerpt) } : segment;
  });
}

/** The result of a completed job as a paper, its quotations in the words of its sources. */
export function paper(
  tool: Tool,
  { language, found, total }: Pick<Row, 'language' | 'found' | 'total'>,
  { result, citations }: { result: unknown; citations: Citation[] },
  engine: EngineAbout,
  titles: ReadonlyMap<string, string> = new Map(),
): AnswerContent {
  return {
    understood: null,
    direct: [],
    cards: [],
    segments: withWords(tool.paper({ result, citations, language, engine, titles }), citations),
    citations,
    no_answer: null,
    follow_ups: [],
    withdrawn: [],
    evidence: { found: found ?? 0, total: total ?? 0 },
  };
}

/**
 * Sends the result of a completed job: the file that its tool made, or the result as the call answers it in JSON, or as a document in the language that the result
 * speaks, whatever language was asked for. Without a format the file, or Word where there is none. CONFLICT where it is not completed.
 */
export async function download(
  deps: Needs,
  notebook: OwnedNotebook,
  tool: Tool,
  id: string,
  { folder, query, language, reply }: Asker,
): Promise<void> {
  const row = await rowOf(deps, notebook, tool, id);
  if (row.status !== 'completed') throw new Problem('CONFLICT');
  const format = query.format ?? (row.file_key === null ? 'docx' : 'wav');
  if (format === 'wav' || format === 'mp3') return sendFile(deps, { tool, row, format, reply, title: (await one(deps, notebook, tool, row, language)).title }); // prettier-ignore
  if (format === 'json') return sendJson(await detail(deps, notebook, tool, id, query.language ?? language), reply);
  const made = await resultOf(deps, notebook, tool, row);
  if (!made) throw new Problem('CONFLICT');
  const { title } = await one(deps, notebook, tool, row, row.language);
  if (format === 'csv' || format === 'ics') return sendData(deps, tool, { row, format, title, made, reply });
  if (format === 'docx' && tool.word)
    return sendWord(deps, notebook, { row, folder, title, citations: made.citations, reply });
  const engine = row.engine ?? deps.embedded.about;
  const titles = tool.parts && (await sourceTitles(deps, notebook));
  const content = paper(tool, row, made, engine, titles);
  await sendExport(
    deps,
    notebook,
    {
      title,
      kind: 'analysis',
      report: tool.called?.[row.language] ?? null,
      parties: await partiesIn(deps, notebook, row),
      engine,
      left: 0,
      parts: [{ kind: 'answer', content }],
    },
    { query: { ...query, format, language: row.language }, language: row.language, reply },
  );
}

/** Who makes the contract that a job is about, as it names them: "Ana Rojas (la arrendadora)". Null of anything else, and where it does not say so plainly. */
async function partiesIn(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  notebook: OwnedNotebook,
  { source_id: id, source_version: version }: Row,
): Promise<string | null> {
  if (id === null || version === null) return null;
  const { text, index } = await openCompleted(deps, notebook, id, version);
  if (cutOf(index).genre !== 'contract') return null;
  const parties = partiesOf(text, index.language);
  // The name alone: its number and address are the contract's.
  const named = parties.map(
    ({ start, end, role }) => `${flow(text.slice(start, end)).split(/,\s(?!Inc|LLC|Ltd|S\.|Corp|Co\.)/)[0]} (${role})`,
  );
  return named.length > 1 ? named.join(' · ') : null;
}

type Data = {
  row: Row;
  format: DataFormat;
  title: string;
  made: Awaited<ReturnType<typeof resultOf>> & object;
  reply: FastifyReply;
};
/** Sends the result as other data. 404 for what its tool does not make. */
async function sendData(
  { now, embedded }: Needs,
  tool: Tool,
  { row, format, title, made, reply }: Data,
): Promise<void> {
  const { language, engine } = row;
  const told = { ...made, language, engine: engine ?? embedded.about, title, at: now().toISOString() };
  const said = format === 'ics' ? tool.data?.ics?.(told) : tool.data?.csv?.(told);
  if (said === undefined) throw notFound();
  await reply
    .header('content-disposition', attachment(fileNameOf(title, format)))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type(format === 'ics' ? 'text/calendar; charset=utf-8' : 'text/csv; charset=utf-8')
    .send(typeof said === 'string' ? said : CSV_START + said.map(csvLine).join(''));
}

type Worded = { row: Row; folder: string; title: string; citations: readonly Citation[]; reply: FastifyReply };
/** Sends the Word file that a tool makes of what it read. Who hangs up stops it. */
async function sendWord(
  deps: Needs,
  notebook: OwnedNotebook,
  { row, folder, title, citations, reply }: Worded,
): Promise<void> {
  const beside = quotedBeside(row, citations);
  if (row.source_id === null || row.source_version === null || !beside) throw new Problem('CONFLICT');
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const [read, other] = [
    await openCompleted(deps, notebook, row.source_id, row.source_version),
    await openCompleted(deps, notebook, beside.source_id, beside.version),
  ];
  const [document, ...others] = asDocuments([read, other]);
  const { kind, language } = row;
  const order = { folder: folder === SHELF ? null : folder, kind, document: document!, others, language };
  const bytes = await runWord({ ...order, word: deps.now().toISOString() }, gone.signal);
  await reply
    .header('content-disposition', attachment(fileNameOf(title, 'docx')))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type(MEDIA.docx)
    .send(bytes);
}

type Wanted = { tool: Tool; row: Row; format: 'wav' | 'mp3'; title: string; reply: FastifyReply };
/** Sends the file that a tool made, or what is made of it as it streams. */
async function sendFile(deps: Needs, { tool, row, format, title, reply }: Wanted): Promise<void> {
  const file = fileOf(row);
  if (!tool.filing || !file || (format === 'mp3' && !deps.mp3)) throw notFound();
  const wav = await openFile(deps, file);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const bytes = format === 'mp3' ? deps.mp3!(wav, gone.signal) : wav;
  if (format === 'wav') reply.header('content-length', file.bytes);
  await reply
    .header('content-disposition', attachment(fileNameOf(tool.filing.name(title), format)))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .type(format === 'mp3' ? 'audio/mpeg' : WAV)
    .send(bytes);
}

const sendJson = async (job: { title: string }, reply: FastifyReply): Promise<void> =>
  void (await reply
    .header('content-disposition', attachment(fileNameOf(job.title, 'json')))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(job, null, 2)));
