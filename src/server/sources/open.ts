import type { Selectable } from 'kysely';
import { buffer } from 'node:stream/consumers';
import { report as reportShape, type Report } from '#contract/sources.ts';
import type { Span } from '#contract/span.ts';
import { lineStarts } from '#reading/lines.ts';
import { buildSegment, bytesOf, type Segment } from '#reading/index/segment.ts';
import { isOutdated, readSegment, writeSegment } from '#reading/index/segment-file.ts';
import { indexText, type TextIndex } from '#reading/verify/text-index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { Problem, notFound } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import type { OpenSource } from '#server/ports/ai/port.ts';
import { copiesOf, keep, letGo, whenCopied } from '#server/threads/copies.ts';
import { letGoPages } from './pages/document.ts';
import { place, versionPlace } from './rows.ts';
import { Shelf } from '#server/shelf.ts';
import { openStored } from './stored.ts';
import { forgetVectors } from './vectors.ts';

/** One version, opened: its text and index, where its lines start, its report, and its tokens for the verifier, made at first use. */
export type Opened = Pick<OpenSource, 'text' | 'index'> & {
  lines: Uint32Array;
  report: Report | null;
  tokens: () => TextIndex;
};
/** A selected source, opened. */
export type Selected = OpenSource & Opened;

type Version = Selectable<Tables['source_versions']>;
type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;

/** Bytes of opened versions that a process keeps at hand. */
const KEPT = 256 * 1024 * 1024;

/** The text of a version with what is told of it. `bytes`: what it takes, with what was worked out of it. */
type Text = Omit<Opened, 'index'> & { bytes: () => number };
/** Texts and indexes stand apart: a search across notebooks needs many indexes and few texts. */
const shelf = new Shelf<Text | Segment>(
  KEPT,
  (opened) => ('text' in opened ? opened.bytes() : bytesOf(opened)),
  'texts and indexes',
  { keep: (opened) => keep(copiedBy(opened)), letGo: (opened) => letGo(copiedBy(opened)) },
);
whenCopied(() => shelf.weighAll((opened) => 'text' in opened));
/** By what threads know a text, or an index. */
const copiedBy = (opened: Text | Segment): object => ('text' in opened ? opened.lines : opened);
/** Forgets a deleted source. */
export function forget(sourceId: string): void {
  shelf.drop(sourceId);
  forgetVectors(sourceId);
  letGoPages(sourceId);
}

/** The bytes stored for a version, opened. */
async function load(
  deps: Pick<Needs, 'vault' | 'storage'>,
  { user_id, source_id, version }: Pick<Version, 'user_id' | 'source_id' | 'version'>,
  kind: 'text' | 'index',
  key: string,
): Promise<Buffer> {
  const keys = await deps.vault.of(user_id);
  return buffer(await openStored(deps, keys, key, versionPlace(kind, source_id, version)));
}

/** Opens the index of one completed version, without its text. */
export async function openIndex(
  deps: Pick<Needs, 'vault' | 'storage'>,
  version: Pick<Version, 'user_id' | 'source_id' | 'version' | 'index_key' | 'text_key'>,
): Promise<Segment> {
  const { source_id: id, version: number, index_key: key } = version;
  if (!key) throw notFound();
  return shelf.take(`${id}:${number}:index`, async () => {
    const bytes = await load(deps, version, 'index', key);
    if (!isOutdated(bytes) || !version.text_key) return readSegment(shared(bytes));
    // Asked before the background work came to it (reindex.ts).
    const text = (await load(deps, version, 'text', version.text_key)).toString();
    return readSegment(shared(writeSegment(buildSegment({ text }))));
  });
}

/** The same bytes where threads read them too, and so that the arrays of an index are aligned. */
function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}

/**
 * Bytes of a character of a text with its references (references.ts keeps them as long as the text), of one in its tokens for the verifier, and of one in a thread,
 * which has both text and tokens. The bytes of an index are there once for all.
 */
const WEIGHT = { text: 2 + 3, tokens: 3, copy: 2 + 3 } as const;

async function openText(deps: Pick<Needs, 'vault' | 'storage'>, version: Version): Promise<Text> {
  const { source_id: id, version: number, text_key: key } = version;
  if (!key) throw notFound();
  return shelf.take(`${id}:${number}:text`, async () => {
    const keys = await deps.vault.of(version.user_id);
    const text = (await load(deps, version, 'text', key)).toString();
    const report =
      version.report_sealed &&
      // One that was kept by an earlier version lacks what has come since.
      reportShape.parse(JSON.parse(keys.openText(version.report_sealed, versionPlace('report', id, number))));
    const lines = lineStarts(text);
    let tokens: TextIndex | null = null;
    return {
      text,
      lines,
      report,
      tokens: () => (tokens ??= indexText(text)),
      bytes: () => text.length * (WEIGHT.text + (tokens ? WEIGHT.tokens : 0) + WEIGHT.copy * copiesOf(lines)),
    };
  });
}

/** Opens one completed version. */
export async function openVersion(deps: Pick<Needs, 'vault' | 'storage'>, version: Version): Promise<Opened> {
  const [{ text, lines, report, tokens }, index] = await Promise.all([
    openText(deps, version),
    openIndex(deps, version),
  ]);
  return { text, lines, report, tokens, index };
}

type Row = { id: string; title: string; version: number };

/** The sources of a notebook, oldest first, by their titles and newest readable versions. */
async function rowsIn({ db, vault }: Pick<Needs, 'db' | 'vault'>, notebook: OwnedNotebook): Promise<Row[]> {
  const rows = await db
    .selectFrom('sources')
    .select(['id', 'title_sealed', 'version'])
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const keys = await vault.of(notebook.userId);
  return rows.map(({ id, title_sealed, version }) => ({
    id,
    version,
    title: keys.openText(title_sealed, place('title', id)),
  }));
}

/** The completed versions of these sources that are wanted, opened, in the order of the sources. */
async function openRows(
  deps: Needs,
  rows: readonly Row[],
  wanted: (row: Row, version: number) => boolean,
): Promise<Selected[]> {
  if (rows.length === 0) return [];
  const versions = await deps.db
    .selectFrom('source_versions')
    .selectAll()
    .where(
      'source_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('status', '=', 'completed')
    .orderBy('version', 'desc')
    .execute();
  const chosen = rows.flatMap((row) =>
    versions
      .filter(({ source_id, version }) => source_id === row.id && wanted(row, version))
      .map((version) => ({ row, version })),
  );
  return Promise.all(
    chosen.map(async ({ row: { id, title }, version }) => ({
      id,
      title,
      type: version.type,
      version: version.version,
      ...(await openVersion(deps, version)),
    })),
  );
}

/**
 * The completed sources of a notebook, opened: those of `ids`, or all. An id that is not in the notebook is 404; where nothing is
 * completed, NO_SOURCES.
 */
export async function openSources(deps: Needs, notebook: OwnedNotebook, ids?: readonly string[]): Promise<Selected[]> {
  const rows = await rowsIn(deps, notebook);
  const wanted = ids && new Set(ids);
  if (wanted && [...wanted].some((id) => !rows.some((row) => row.id === id))) throw notFound();
  const chosen = rows.filter((row) => !wanted || wanted.has(row.id));
  const selected = await openRows(deps, chosen, (row, version) => version === row.version);
  if (selected.length === 0) throw new Problem('NO_SOURCES');
  return selected;
}

/** The newest version of a source that was read. 404 for a source that is not in the notebook; SOURCE_NOT_READY where none was read, NO_TEXT where it has no words. */
export async function completedVersion(
  { db }: Pick<Needs, 'db'>,
  notebook: OwnedNotebook,
  id: string,
): Promise<number> {
  const row = await db
    .selectFrom('sources')
    .leftJoin('source_versions as v', (join) =>
      join
        .onRef('v.source_id', '=', 'sources.id')
        .onRef('v.version', '=', 'sources.version')
        .on('v.status', '=', 'completed'),
    )
    .select(['v.version', 'v.words', 'v.characters'])
    .where('sources.id', '=', id)
    .where('notebook_id', '=', notebook.id)
    .where('sources.user_id', '=', notebook.userId)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.version === null) throw new Problem('SOURCE_NOT_READY');
  if (row.words === 0 || row.characters === 0) throw new Problem('NO_TEXT');
  return row.version;
}

/** One version of one source of a notebook, opened. 404 for a source that is not in the notebook; SOURCE_NOT_READY where that version was not read. */
export async function openCompleted(
  deps: Needs,
  notebook: OwnedNotebook,
  id: string,
  version: number,
): Promise<Selected> {
  const row = (await rowsIn(deps, notebook)).find((one) => one.id === id);
  if (!row) throw notFound();
  const [selected] = await openRows(deps, [row], (_row, number) => number === version);
  if (!selected) throw new Problem('SOURCE_NOT_READY');
  return selected;
}

/** All completed sources of a notebook, and the older versions among these citations, opened; what is not in the notebook is left out. */
export async function openCited(
  deps: Needs,
  notebook: OwnedNotebook,
  citations: readonly Pick<Span, 'source_id' | 'version'>[],
): Promise<{ selected: Selected[]; sources: readonly { id: string; title: string }[] }> {
  const sources = await rowsIn(deps, notebook);
  const cited = new Set(citations.map(({ source_id, version }) => `${source_id}:${version}`));
  const opened = await openRows(
    deps,
    sources,
    (row, version) => version === row.version || cited.has(`${row.id}:${version}`),
  );
  const isCurrent = ({ id, version }: Selected): boolean =>
    sources.some((row) => row.id === id && row.version === version);
  // Words that stand elsewhere than it was said are looked for in what is read today before what was replaced.
  return { selected: [...opened.filter(isCurrent), ...opened.filter((one) => !isCurrent(one))], sources };
}
