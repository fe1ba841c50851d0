import type { Kysely } from 'kysely';
import type { AuditAction } from '#contract/audit.ts';
import type { Span } from '#contract/span.ts';
import type { Tables } from '#server/db/tables.ts';
import { recordWithin } from '#server/notebooks/index.ts';
import { auditedVersions } from '#server/sources/index.ts';
import type { Row } from './stored.ts';

type Ended = Pick<Row, 'id' | 'kind' | 'user_id' | 'notebook_id' | 'source_id' | 'source_version' | 'engine'>;

/** Of which versions a generation is: of its source, or of those that one about the whole notebook quotes. */
const versionsOf = ({ source_id, source_version }: Ended, quoted: readonly Pick<Span, 'source_id' | 'version'>[]) =>
  source_id !== null && source_version !== null ? [{ source_id, version: source_version }] : quoted;

/** Writes into the audit log how a generation ended: by which tool and engine, from which versions, for how many tokens, or why it failed. */
export async function recordEnd(
  trx: Kysely<Tables>,
  at: Date,
  job: Ended,
  action: Extract<AuditAction, `studio.${string}`>,
  {
    quoted = [],
    tokens,
    why,
  }: { quoted?: Parameters<typeof versionsOf>[1]; tokens?: number | null; why?: string } = {},
): Promise<void> {
  const { id, kind, user_id: userId, notebook_id, engine } = job;
  const sources = await auditedVersions(trx, versionsOf(job, quoted));
  const by = engine && (engine.model ? `${engine.name} ${engine.model}` : engine.name);
  await recordWithin(
    trx,
    at,
    { id: notebook_id, userId },
    {
      actor: 'system',
      action,
      objectId: id,
      details: {
        kind,
        sources,
        ...(by && { engine: by.slice(0, 200) }),
        ...(tokens && { tokens }),
        ...(why && { why }),
      },
    },
  );
}
