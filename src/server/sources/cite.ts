import type { Newer, Span } from '#contract/span.ts';
import { linesOf } from '#reading/lines.ts';
import { verify } from '#reading/verify/verify.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { openVersion, type Opened } from './open.ts';
import { place } from './rows.ts';
import { pageOf, showSpan, type Shown } from './show-span.ts';

/** Looks for the words of a span in the version that took the place of its own. */
function findInNewer(
  older: Opened,
  { start, end }: Pick<Span, 'start' | 'end'>,
  number: number,
  newest: Opened,
): Newer {
  const quote = older.text.slice(start, end);
  const found = verify(quote, [newest.tokens()], { text: 0, start, end }, { near: false });
  if (found.state === 'missing') return { version: number, state: 'gone', ...nowhere };
  const place = { start: found.start, end: found.end };
  const before = linesOf(older.lines, { start, end });
  const now = linesOf(newest.lines, place);
  return {
    version: number,
    state: now.from === before.from ? 'there' : 'moved',
    ...place,
    chunk_lines_from: now.from,
    chunk_lines_to: now.to,
    page: pageOf(newest, now.from),
  };
}
const nowhere = { start: 0, end: 0, chunk_lines_from: 0, chunk_lines_to: 0, page: null } as const;

/** Spans as they are shown, in their order, each with where its words stand now if its source was replaced; null for one whose source or version is not in the notebook, or that lies outside its text. */
export async function showSpans(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  notebook: OwnedNotebook,
  spans: readonly Span[],
): Promise<(Shown | null)[]> {
  const ids = [...new Set(spans.map((span) => span.source_id))];
  if (ids.length === 0) return [];
  const rows = await deps.db
    .selectFrom('sources')
    .select(['id', 'title_sealed', 'type'])
    .where('notebook_id', '=', notebook.id)
    .where('user_id', '=', notebook.userId)
    .where('id', 'in', ids)
    .execute();
  const versions = await deps.db
    .selectFrom('source_versions')
    .selectAll()
    .where('source_id', 'in', ids)
    .where('user_id', '=', notebook.userId)
    .where('status', '=', 'completed')
    .orderBy('version', 'desc')
    .execute();
  const keys = await deps.vault.of(notebook.userId);
  return Promise.all(
    spans.map(async (span) => {
      const row = rows.find((one) => one.id === span.source_id);
      const version = row && versions.find((one) => one.source_id === span.source_id && one.version === span.version);
      if (!version) return null;
      const opened = await openVersion(deps, version);
      if (span.start >= span.end || span.end > opened.text.length) return null;
      const newest = versions.find((one) => one.source_id === span.source_id)!;
      return {
        newer:
          newest.version > span.version
            ? findInNewer(opened, span, newest.version, await openVersion(deps, newest))
            : null,
        source_title: keys.openText(row.title_sealed, place('title', row.id)),
        source_type: version.type,
        ...showSpan(opened, span),
      };
    }),
  );
}
