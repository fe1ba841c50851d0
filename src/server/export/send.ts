import type { FastifyReply } from 'fastify';
import type { ExportQuery, Format } from '#contract/export.ts';
import type { DataFormat } from '#contract/studio.ts';
import type { SheetFormat } from '#contract/studio-parts.ts';
import type { Language } from '#contract/language.ts';
import { cut } from '#contract/words.ts';
import { profile } from '#server/account/index.ts';
import type { Deps } from '#server/deps.ts';
import { titleOf, type OwnedNotebook } from '#server/notebooks/index.ts';
import { attachment, printsOf } from '#server/sources/index.ts';
import type { Manuscript } from './manuscript.ts';
import { print } from './press.ts';
import { flow, printable } from './wording.ts';

/** Longest name of a file, without its ending. */
const NAME = 100;
/** What each format is sent as. */
export const MEDIA: Record<Format, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
};

/** A title as the name of a file on any system. */
export function fileNameOf(title: string, format: Format | 'json' | DataFormat | 'wav' | 'mp3' | SheetFormat): string {
  const safe = flow(printable(title).replace(/[/\\:*?"<>|]/g, ' ')).replace(/^\.+|[. ]+$/g, '');
  return `${cut(safe, NAME).trim() || 'Fojas'}.${format}`;
}

/** What a room knows of what it exports; the rest is found here. */
export type Exported = Pick<Manuscript, 'title' | 'kind' | 'engine' | 'left' | 'parts'> &
  Partial<Pick<Manuscript, 'report' | 'parties'>>;
type Asker = { query: ExportQuery; language: Language; reply: FastifyReply };

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'now'>;
type Wanted = { format: Format; language: Language; zone: string | null };

/** Prints what a room hands in. */
export async function printExport(
  deps: Needs,
  notebook: OwnedNotebook,
  exported: Exported,
  { format, language, zone }: Wanted,
  signal: AbortSignal,
): Promise<Buffer> {
  const spans = exported.parts.flatMap((part) => (part.kind === 'answer' ? part.content.citations : []));
  const manuscript: Manuscript = {
    report: null,
    parties: null,
    ...exported,
    author: (await profile(deps, { id: notebook.userId })).full_name,
    language,
    zone,
    at: deps.now().toISOString(),
    notebook: await titleOf(deps, notebook),
    prints: await printsOf(
      deps,
      notebook,
      spans.filter(({ state }) => state !== 'missing' && state !== 'deleted'),
    ),
  };
  return print(notebook.userId, manuscript, format, signal);
}

/** Prints what a room hands in and sends it as a file. Who hangs up stops the printing. */
export async function sendExport(
  deps: Needs,
  notebook: OwnedNotebook,
  exported: Exported,
  { query, language, reply }: Asker,
): Promise<void> {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const wanted = { format: query.format, language: query.language ?? language, zone: query.zone ?? null };
  const bytes = await printExport(deps, notebook, exported, wanted, gone.signal);
  await reply
    .header('content-disposition', attachment(fileNameOf(exported.title, query.format)))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type(MEDIA[query.format])
    .send(bytes);
}
