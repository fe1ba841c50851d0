import type { FastifyReply } from 'fastify';
import type { Language } from '#contract/language.ts';
import type { Citation } from '#contract/span.ts';
import type { SheetFormat } from '#contract/studio-parts.ts';
import type { Deps } from '#server/deps.ts';
import { fileNameOf, writeXlsx, type XlsxCell } from '#server/export/index.ts';
import { CSV_START, csvLine } from '#server/http/csv.ts';
import { Problem } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { attachment, sourceTitles } from '#server/sources/index.ts';
import { one, resultOf, rowOf } from '../jobs.ts';
import type { SheetCell, Tool } from '../tool.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'now' | 'embedded' | 'config'>;
type Asker = { format: SheetFormat; language: Language; reply: FastifyReply };

const MEDIA: Record<SheetFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Where the lines of a citation open in the browser; nothing for one that stands nowhere. */
function addressOf(appUrl: string, notebook: string, citation: Citation | undefined): string | undefined {
  if (!citation || citation.state === 'missing' || citation.state === 'deleted') return undefined;
  const { source_id, chunk_lines_from: from, chunk_lines_to: to } = citation;
  return `${appUrl}/notebook/${notebook}?panel=sources&source=${source_id}&L=${from}-${to}`;
}

/** Sends the result of a completed job in parts as a sheet, in the language that the result speaks: Excel with a link at each place, or CSV. CONFLICT where it is not completed. */
export async function sendSheet(
  deps: Needs,
  notebook: OwnedNotebook,
  tool: Tool,
  id: string,
  { format, reply }: Asker,
): Promise<void> {
  const row = await rowOf(deps, notebook, tool, id);
  const made = row.status === 'completed' ? await resultOf(deps, notebook, tool, row) : null;
  if (!made || !tool.parts) throw new Problem('CONFLICT');
  const { title } = await one(deps, notebook, tool, row, row.language);
  const { result, citations } = made;
  const titles = await sourceTitles(deps, notebook);
  const engine = row.engine ?? deps.embedded.about;
  const cells = tool.parts.sheet({ result, citations, language: row.language, engine, titles });
  const byId = new Map(citations.map((citation) => [citation.citation_id, citation]));
  const linked = ({ text, link }: SheetCell): XlsxCell => ({
    text,
    link: link === undefined ? undefined : addressOf(deps.config.appUrl, notebook.id, byId.get(link)),
  });
  const bytes =
    format === 'csv'
      ? Buffer.from(CSV_START + cells.map((line) => csvLine(line.map(({ text }) => text))).join(''))
      : await writeXlsx(title, cells.map((line) => line.map(linked)), deps.now()); // prettier-ignore
  await reply
    .header('content-disposition', attachment(fileNameOf(title, format)))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .type(MEDIA[format])
    .send(bytes);
}
