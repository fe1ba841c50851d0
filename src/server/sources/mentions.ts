import { MAX_MENTIONS, type Mention, type MentionsFound, type Reference } from '#contract/references.ts';
import { sentenceAround } from '#reading/references/around.ts';
import { byKey, isHeading } from '#reading/references/authorities.ts';
import { isMention } from '#reading/references/mentions.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { showSpan } from './show-span.ts';
import { openSources, type Selected } from './open.ts';
import { findIn } from './references.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;
type Asked = { key: string; source_ids?: readonly string[] | undefined };
type Read = { source: Selected; references: readonly Reference[] };

/** The references of opened sources of a notebook, one after another: their reading would not be faster at once. One that was deleted since is left out. */
export async function readAll(deps: Needs, notebook: OwnedNotebook, sources: readonly Selected[]): Promise<Read[]> {
  const versions = await deps.db
    .selectFrom('source_versions')
    .selectAll()
    .where(
      'source_id',
      'in',
      sources.map(({ id }) => id),
    )
    .where('user_id', '=', notebook.userId)
    .execute();
  const read: Read[] = [];
  for (const source of sources) {
    const version = versions.find((one) => one.source_id === source.id && one.version === source.version);
    // One that was deleted since names nothing any more.
    if (version) read.push({ source, references: (await findIn(deps, notebook, version, source)).references });
  }
  return read;
}

const normOf = (one: Reference) => (one.kind === 'norm' ? one : one.kind === 'articles' ? one.norm : null);

/** A mention as it is shown: the marked words are the mention, what is read beside it is its sentence. */
function show(source: Selected, asked: Reference, one: Reference, n: number): Mention {
  const around = sentenceAround(source.text, one);
  return {
    citation_id: n,
    source_id: source.id,
    source_title: source.title,
    source_type: source.type,
    version: source.version,
    start: one.start,
    end: one.end,
    ...showSpan(source, one),
    excerpt: source.text.slice(around.start, around.end),
    state: 'exact',
    changes: [],
    cautions: [],
    newer: null,
    how: normOf(one)?.how ?? null,
    within: { start: one.start - around.start, end: one.end - around.start },
    article: asked.kind === 'norm' && one.kind === 'articles',
  };
}

/**
 * All places that mention what a key stands for, in the completed sources of a notebook, or in those asked for. Where a norm is asked, its articles
 * mention it; the headings of its own articles in its own text do not.
 */
export async function mentions(deps: Needs, notebook: OwnedNotebook, asked: Asked): Promise<MentionsFound> {
  const read = await readAll(deps, notebook, await openSources(deps, notebook, asked.source_ids));
  const reference = read.reduce<Reference | null>(
    (found, { references }) => found ?? byKey(references, asked.key),
    null,
  );
  if (read.length === 0) throw notFound();
  if (!reference) return { key: asked.key, reference, total: 0, sources: [] };
  let total = 0;
  const sources = read.flatMap(({ source, references }) => {
    const found = references.filter(
      (one) => isMention(reference, one) && !(reference.kind === 'norm' && isHeading(source.text, one)),
    );
    if (found.length === 0) return [];
    const room = Math.max(0, MAX_MENTIONS - total);
    const first = total + 1;
    total += found.length;
    const shown = found.slice(0, room).map((one, at) => show(source, reference, one, first + at));
    return {
      source_id: source.id,
      source_title: source.title,
      version: source.version,
      total: found.length,
      mentions: shown,
    };
  });
  return { key: asked.key, reference, total, sources };
}
