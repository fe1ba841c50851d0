import type { Citation } from '#contract/span.ts';
import { cutOf } from '#reading/index/unit-table.ts';
import type { Unit } from '#reading/units/unit.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { showSpan } from './show-span.ts';
import { openSources } from './open.ts';

/** A number of an article in one form: "161 BIS", "161-bis" and "161 bis" are the same, and so are "único" and "unico". */
const formOf = (number: string): string =>
  number
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The article of a number; where a norm sets out several texts with articles of their own, the first that is not quoted to change another. */
function find(units: readonly Unit[], number: string): Unit | null {
  const same = units.filter((unit) => unit.form === 'article' && formOf(unit.number) === formOf(number));
  return same.find(({ kind }) => kind !== 'amending') ?? same[0] ?? null;
}

/**
 * Where a source has an article, by its number, as a citation of it; without a number, its first line. Null where it has none such. 404 for a source that
 * is not in the notebook, NO_SOURCES for one that is not read.
 */
export async function articleOf(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  notebook: OwnedNotebook,
  id: string,
  number: string | undefined,
): Promise<Citation | null> {
  const [source] = await openSources(deps, notebook, [id]);
  if (!source) throw notFound();
  const { text, index } = source;
  const place =
    number === undefined ? { start: 0, end: text.split('\n', 1)[0]!.length } : find(cutOf(index).units, number);
  if (!place) return null;
  const { start } = place;
  const end = start + text.slice(start, place.end).trimEnd().length;
  return {
    citation_id: 1,
    source_id: source.id,
    source_title: source.title,
    source_type: source.type,
    version: source.version,
    start,
    end,
    ...showSpan(source, { start, end }),
    state: 'exact',
    changes: [],
    cautions: [],
    newer: null,
  };
}
