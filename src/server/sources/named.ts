import { NAMED_LAWS, type NamedLaw } from '#contract/laws.ts';
import { authorities } from '#reading/references/authorities.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { normAt } from '#server/ports/laws/port.ts';
import { readAll } from './mentions.ts';
import { openSources } from './open.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;

/**
 * The norms that the read sources of a notebook name and that the library of Ley Chile has at a sure address, the most named first, at most NAMED_LAWS.laws. One norm
 * under two names ("D.L. N° 830", "Código Tributario") is one, under the name that is used more. None where no source is read.
 */
export async function namedLaws(deps: Needs, notebook: OwnedNotebook): Promise<NamedLaw[]> {
  const opened = await openSources(deps, notebook).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'NO_SOURCES') return [];
    throw error;
  });
  if (opened.length === 0) return [];
  const found = new Map<string, { names: Map<string, NamedLaw>; sources: Map<string, NamedLaw['sources'][number]> }>();
  for (const { source, references } of await readAll(deps, notebook, opened))
    for (const { reference, count } of authorities(references)) {
      if (reference.kind !== 'norm' || reference.link === null || !normAt(new URL(reference.link))) continue;
      const { key, title, link } = reference;
      const law = found.get(link) ?? { names: new Map(), sources: new Map() };
      found.set(link, law);
      const named = law.names.get(key) ?? { key, title, link, count: 0, named_by: 1, sources: [] };
      law.names.set(key, { ...named, count: named.count + count });
      const { id, title: of } = source;
      law.sources.set(id, { id, title: of, count: (law.sources.get(id)?.count ?? 0) + count });
    }
  return [...found.values()]
    .map(({ names, sources }): NamedLaw => {
      const [name] = [...names.values()].sort(most);
      const by = [...sources.values()].sort(most);
      const count = by.reduce((sum, one) => sum + one.count, 0);
      return { ...name!, count, named_by: by.length, sources: by.slice(0, NAMED_LAWS.sources) };
    })
    .sort(most)
    .slice(0, NAMED_LAWS.laws);
}

const most = (a: { count: number }, b: { count: number }): number => b.count - a.count;
