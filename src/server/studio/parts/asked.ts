import { PARTS_MAX } from '#contract/studio-parts.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { pinVersions, type Pinned } from '#server/sources/index.ts';
import type { UserVault } from '#server/vault/vault.ts';
import type { Row } from '../stored.ts';
import type { Tool } from '../tool.ts';

/** What a job in parts was asked, as it is kept: its options, and its sources in the versions that it reads. */
export type Asked = { options: Record<string, unknown>; sources: readonly Pinned[] };

/** Where what was asked belongs. */
const place = (id: string): string => `studio_jobs.asked_sealed:${id}`;

export const sealAsked = (keys: UserVault, id: string, asked: Asked): Buffer =>
  keys.seal(JSON.stringify(asked), place(id));

/** What a job in parts was asked; null of any other. */
export const openAsked = (keys: UserVault, { id, asked_sealed }: Pick<Row, 'id' | 'asked_sealed'>): Asked | null =>
  asked_sealed && (JSON.parse(keys.openText(asked_sealed, place(id))) as Asked);

/** What was asked beside the sources, as the tool of today understands it; GENERATION_FAILED where it does not. */
export function optionsIn({ contract: { options } }: Pick<Tool, 'contract'>, asked: Pick<Asked, 'options'>): unknown {
  const read = options.safeParse(asked.options);
  if (!read.success) throw new Problem('GENERATION_FAILED');
  return read.data;
}

/**
 * What is asked, with its sources pinned to the versions that were read: those that it names, in their order, or all of the notebook. `units`: places that may be
 * filled. Throws 404 for a source of another notebook, NO_SOURCES where none was read, INVALID where there are too many, or nothing is asked of them.
 */
export async function pinSources(
  deps: Pick<Deps, 'db'>,
  notebook: OwnedNotebook,
  { contract, parts }: Tool,
  said: unknown,
): Promise<{ asked: Asked; units: number }> {
  const options = contract.options.parse(said ?? {}) as { sources: string[] };
  const places = parts!.places(options);
  if (places === 0) throw new Problem('INVALID', { fields: { options: 'missing' } });
  const sources = await pinVersions(deps, notebook, options.sources);
  if (sources.length > PARTS_MAX) throw new Problem('INVALID', { fields: { sources: 'long' } });
  const readable = sources.filter(({ version }) => version !== null).length;
  if (readable === 0) throw new Problem('NO_SOURCES');
  return {
    asked: { options: { ...options, sources: sources.map(({ id }) => id) }, sources },
    units: readable * places,
  };
}
