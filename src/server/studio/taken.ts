import type { Citation } from '#contract/span.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import { openCompleted, sourceTitles, type Selected } from '#server/sources/index.ts';
import { one, resultOf, rowOf } from './jobs.ts';
import type { Row } from './stored.ts';
import type { Taken, Tool } from './tool.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;
type Tools = ReadonlyMap<string, Tool>;

/** Statements of one result that another takes in; what goes beyond is counted. */
const MOST = 400;

/**
 * Throws where a start names a result of another tool that is not to be had: 404 for one of another notebook or user, or of another tool than is said; CONFLICT for
 * one that is not completed.
 */
export async function expectTaken(
  deps: Pick<Deps, 'db'>,
  notebook: OwnedNotebook,
  { takes, contract: { options: shape } }: Tool,
  options: unknown,
): Promise<void> {
  for (const { kind, id } of takes?.(shape.parse(options ?? {})) ?? []) {
    const row = await rowOf(deps, notebook, { contract: { kind } }, id);
    if (row.status !== 'completed') throw new Problem('CONFLICT');
  }
}

type Taking = { tool: Tool; tools: Tools; row: Pick<Row, 'language'>; options: unknown };

/**
 * The results of other tools that a job takes in, as statements whose words are claims, and its sources with those beyond them that these quote. A result or a source
 * that went away meanwhile is left out.
 */
export async function openTaken(
  deps: Needs,
  notebook: OwnedNotebook,
  { tool, tools, row, options }: Taking,
  sources: readonly Selected[],
): Promise<{ taken: Taken[]; sources: Selected[] }> {
  const all = [...sources];
  const taken: Taken[] = [];
  const numbers = new Map(sources.map(({ id, version }, i) => [`${id} ${version}`, i]));
  const numberOf = async ({ source_id, version }: Citation): Promise<number | undefined> => {
    const key = `${source_id} ${version}`;
    if (!numbers.has(key)) {
      const source = await unlessGone(openCompleted(deps, notebook, source_id, version));
      if (source) numbers.set(key, all.push(source) - 1);
    }
    return numbers.get(key);
  };
  for (const { kind, id } of tool.takes?.(options) ?? []) {
    const other = tools.get(kind);
    const found = other?.statements && (await unlessGone(rowOf(deps, notebook, other, id)));
    const made = found && (await resultOf(deps, notebook, other, found));
    if (!other?.statements || !found || !made || found.status !== 'completed') continue;
    const { list, remark } = other.statements({
      result: other.contract.result.parse(made.result),
      citations: made.citations,
      language: row.language,
      engine: found.engine!,
      titles: await sourceTitles(deps, notebook),
    });
    const cited = new Map(made.citations.map((citation) => [citation.citation_id, citation]));
    const statements: Taken['statements'][number][] = [];
    for (const { places, ...said } of list.slice(0, MOST)) {
      const claims: Claim[] = [];
      for (const { citation_id } of places) {
        const citation = cited.get(citation_id);
        const source = citation && citation.excerpt !== '' ? await numberOf(citation) : undefined;
        if (!citation || source === undefined) continue;
        const { start, end } = citation;
        claims.push({ source, start, end, quote: all[source]!.text.slice(start, end) });
      }
      if (claims.length > 0) statements.push({ ...said, claims });
    }
    const { title } = await one(deps, notebook, other, found, row.language);
    taken.push({ kind, title, statements, left: Math.max(0, list.length - MOST), remark });
  }
  return { taken, sources: all };
}

async function unlessGone<T>(found: Promise<T>): Promise<T | null> {
  return found.catch((error: unknown) => {
    if (error instanceof Problem && (error.code === 'NOT_FOUND' || error.code === 'SOURCE_NOT_READY')) return null;
    throw error;
  });
}
