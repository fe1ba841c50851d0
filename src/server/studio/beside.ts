import { besideOptions } from '#contract/studio.ts';
import type { Citation } from '#contract/span.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { completedVersion, openCompleted, type Selected } from '#server/sources/index.ts';
import type { Row } from './stored.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;
type Asked = { source_id: string | null; options?: unknown };

/**
 * The options of a start with the version that the tool reads beside the document, pinned: the newest that was read where none is named. Throws INVALID where none is
 * named, or the document itself in the same version; 404 for a source of another notebook; SOURCE_NOT_READY where that version was not read.
 */
export async function pinBeside(deps: Needs, notebook: OwnedNotebook, asked: Asked, version: number | null) {
  const options = besideOptions.parse(asked.options ?? {});
  if (options.other_id === null) throw new Problem('INVALID', { fields: { options: 'missing' } });
  const other_version = options.other_version ?? (await completedVersion(deps, notebook, options.other_id));
  if (options.other_id === asked.source_id && other_version === version)
    throw new Problem('INVALID', { fields: { options: 'wrong' } });
  await openCompleted(deps, notebook, options.other_id, other_version);
  return { ...options, other_version };
}

/** The version that a job reads beside its document. Throws NO_SOURCES where its options name none. */
export async function openBeside(
  deps: Needs,
  notebook: OwnedNotebook,
  { options }: Pick<Row, 'options'>,
): Promise<Selected> {
  const { other_id, other_version } = besideOptions.parse(options ?? {});
  if (other_id === null || other_version === null) throw new Problem('NO_SOURCES');
  return openCompleted(deps, notebook, other_id, other_version);
}

/** The version beside the document that a result quotes: its id is another than the options tell where the result was brought in from elsewhere. */
export const quotedBeside = (
  { source_id, source_version }: Pick<Row, 'source_id' | 'source_version'>,
  citations: readonly Pick<Citation, 'source_id' | 'version'>[],
): Pick<Citation, 'source_id' | 'version'> | undefined =>
  citations.find((one) => one.source_id !== source_id || one.version !== source_version);
