import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import type { AuditDetails } from '#contract/audit.ts';
import type { SourceType } from '#contract/source-type.ts';
import type { Span } from '#contract/span.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { OwnedNotebook } from '#server/notebooks/index.ts';
import { StorageMissing } from '#server/ports/storage/port.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { place, versionPlace } from './rows.ts';
import { openStored } from './stored.ts';

/** What tells the file of a version from any other: SHA-256 of its bytes as they were given, in hexadecimal; null where the file is lost. */
export type FilePrint = {
  id: string;
  version: number;
  /** The number of the newest version that was read. */
  newest: number;
  title: string;
  type: SourceType;
  pages: number | null;
  lines: number;
  sha256: string | null;
};

/** Prints that a process keeps at hand: versions never change. */
const KEPT = 5000;
const made = new Map<string, string>();

async function hashOf(
  deps: Pick<Deps, 'storage'>,
  keys: UserVault,
  key: string,
  about: string,
): Promise<string | null> {
  const known = made.get(about);
  if (known) return known;
  const hash = createHash('sha256');
  try {
    await pipeline(await openStored(deps, keys, key, about), hash);
  } catch (error) {
    if (error instanceof StorageMissing) return null;
    throw error;
  }
  const print = hash.digest('hex');
  if (made.size >= KEPT) made.delete(made.keys().next().value!);
  made.set(about, print);
  return print;
}

/** The prints of the versions that these spans are of, in the order of their first; what is not in the notebook is left out. */
export async function printsOf(
  deps: Pick<Deps, 'db' | 'vault' | 'storage'>,
  notebook: OwnedNotebook,
  spans: readonly Pick<Span, 'source_id' | 'version'>[],
): Promise<FilePrint[]> {
  const wanted = new Map(spans.map((span) => [`${span.source_id}:${span.version}`, span]));
  if (wanted.size === 0) return [];
  const ids = [...new Set(spans.map(({ source_id }) => source_id))];
  const rows = await deps.db
    .selectFrom('source_versions')
    .innerJoin('sources', 'sources.id', 'source_versions.source_id')
    .select(['sources.id', 'sources.title_sealed', 'sources.version as newest'])
    .select(['source_versions.version', 'source_versions.type', 'pages', 'lines', 'file_key'])
    .where('sources.notebook_id', '=', notebook.id)
    .where('sources.user_id', '=', notebook.userId)
    .where('sources.id', 'in', ids)
    .execute();
  const keys = await deps.vault.of(notebook.userId);
  const byVersion = new Map(rows.map((row) => [`${row.id}:${row.version}`, row]));
  const prints: FilePrint[] = [];
  // One after the other: files may be large, and are read as they stream.
  for (const span of wanted.keys()) {
    const row = byVersion.get(span);
    if (!row) continue;
    const { id, version, newest, type, pages, lines, file_key, title_sealed } = row;
    const about = versionPlace('file', id, version);
    const sha256 = file_key ? await hashOf(deps, keys, file_key, about) : null;
    prints.push({
      id,
      version,
      newest,
      type,
      pages,
      lines,
      sha256,
      title: keys.openText(title_sealed, place('title', id)),
    });
  }
  return prints;
}

/** Versions as the audit log names them: each with the keyed hash by which the same file is known again. */
export async function auditedVersions(
  trx: Kysely<Tables>,
  spans: readonly Pick<Span, 'source_id' | 'version'>[],
): Promise<NonNullable<AuditDetails['sources']>> {
  const wanted = new Set(spans.map(({ source_id, version }) => `${source_id}:${version}`));
  if (wanted.size === 0) return [];
  const rows = await trx
    .selectFrom('source_versions')
    .select(['source_id', 'version', 'fingerprint'])
    .where('source_id', 'in', [...new Set(spans.map(({ source_id }) => source_id))])
    .execute();
  return rows
    .filter(({ source_id, version }) => wanted.has(`${source_id}:${version}`))
    .map(({ source_id: id, version, fingerprint }) => ({ id, version, hash: fingerprint?.toString('hex') ?? null }));
}
