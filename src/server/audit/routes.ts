import { Readable } from 'node:stream';
import type { auditApi, AuditEntry } from '#contract/audit.ts';
import type { Handlers } from '#server/http/call.ts';
import { CSV_START, csvLine } from '#server/http/csv.ts';
import { checkNotebook, ofAccount, ofNotebook } from './entries.ts';

const COLUMNS = [
  'seq',
  'id',
  'at',
  'actor',
  'action',
  'object_id',
  'notebook_id',
  'session_id',
  'network',
  'details',
  'hash',
] as const satisfies readonly (keyof AuditEntry)[];

async function* csv(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  yield CSV_START + csvLine(COLUMNS);
  for await (const entry of entries)
    yield csvLine(COLUMNS.map((name) => (name === 'details' ? JSON.stringify(entry.details) : entry[name])));
}

async function* json(entries: AsyncIterable<AuditEntry>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const entry of entries) {
    yield before + JSON.stringify(entry);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

export const auditRoutes: Handlers<typeof auditApi> = {
  ofNotebook: async ({ deps, user, params, query: { format }, raw: { reply } }) => {
    await checkNotebook(deps, user.id, params.id);
    const entries = ofNotebook(deps, user.id, params.id);
    return reply
      .header('content-disposition', `attachment; filename="audit-${params.id}.${format}"`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .send(Readable.from(format === 'csv' ? csv(entries) : json(entries)));
  },
  ofAccount: ({ deps, user, query }) => ofAccount(deps, user.id, query.before ? new Date(query.before) : null),
};
