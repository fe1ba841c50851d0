import { z } from 'zod';
import { get, post } from './endpoint.ts';
import { errorCode } from './errors.ts';
import { count, held } from './held.ts';
import { openedNotebook } from './notebooks.ts';
import { proof } from './proof.ts';

/** Days for which an export may be fetched, and how many may be asked for in a day. */
export const EXPORT = { days: 7, daily: 5 } as const;
/** What a ZIP that is brought in may hold, beside the limits of sources, files and storage. */
export const IMPORT = {
  entries: 50_000,
  jsonBytes: 64 * 1024 * 1024,
  /** What the list of so many entries takes, each with a name, its size and its hash on lines of their own. */
  manifestBytes: 24 * 1024 * 1024,
  /** Commas, brackets and braces of one JSON: a citation of ours has some twenty in more than 400 bytes, so that no JSON of that size holds more. */
  jsonMarks: 4_000_000,
  daily: 20,
} as const;

/** How much an export holds, counted when it was prepared. `bytes`: of the original files. */
export const exportCounts = held;
export type ExportCounts = z.infer<typeof exportCounts>;

/**
 * asked: its preparation waits · preparing: what it will hold is counted and looked at · ready: it may be fetched, once · fetching: on its way ·
 * fetched · expired: nobody fetched it in time, or a newer one took its place · failed: it could not be prepared.
 */
const exportStatus = z.enum(['asked', 'preparing', 'ready', 'fetching', 'fetched', 'expired', 'failed']);
export type ExportStatus = z.infer<typeof exportStatus>;
const exported = z.object({
  id: z.uuid(),
  status: exportStatus,
  counts: exportCounts.nullable(),
  /** Files that a row speaks of and that are not there: they are missing from the ZIP. */
  lost: count,
  /** True where a fetch broke off before its end: it may be fetched again. */
  broken_off: z.boolean(),
  asked_at: z.iso.datetime(),
  ready_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
  fetched_at: z.iso.datetime().nullable(),
});
export type Exported = z.infer<typeof exported>;

/** How one notebook came in. `missing`: quotations that are not in the sources as they were read here. */
const importedNotebook = z.object({
  title: z.string(),
  /** Null for one that could not be taken in: nothing of it was. */
  notebook_id: z.uuid().nullable(),
  error_code: errorCode.nullable(),
  sources: count,
  /** Sources whose newest version could not be read here. */
  unread: count,
  notes: count,
  messages: count,
  results: count,
  found: count,
  missing: count,
});
export type ImportedNotebook = z.infer<typeof importedNotebook>;

/** uploading: its ZIP is on its way · waiting · running: notebook by notebook · done · failed: none of it could be read. */
const importStatus = z.enum(['uploading', 'waiting', 'running', 'done', 'failed']);
export type ImportStatus = z.infer<typeof importStatus>;
const imported = z.object({
  id: z.uuid(),
  status: importStatus,
  error_code: errorCode.nullable(),
  error_message: z.string().nullable(),
  bytes: count,
  /** Notebooks of the ZIP; null until it was looked into. */
  total: count.nullable(),
  notebooks: z.array(importedNotebook),
  asked_at: z.iso.datetime(),
  done_at: z.iso.datetime().nullable(),
});
export type Imported = z.infer<typeof imported>;

export const portabilityApi = {
  state: get('/users/export/', {
    frozen: 'allowed',
    about: 'The newest export of all that is in the account, and the newest import; what an import may bring',
    answer: z.object({
      export: exported.nullable(),
      import: imported.nullable(),
      /** Bytes of a ZIP that is brought in, at most. */
      max_import_bytes: z.number().int().positive(),
    }),
  }),
  ask: post('/users/export/', {
    frozen: 'allowed',
    about:
      'Ask for a ZIP of all that is in the account, which takes a proof of who asks. One that was ready is replaced',
    status: 202,
    body: proof,
    answer: exported,
  }),
  link: post('/users/export/link/', {
    frozen: 'allowed',
    about: 'The address of the export that is ready: for one fetch. An address given before is good for nothing then',
    answer: z.object({ url: z.string(), expires_at: z.iso.datetime() }),
  }),
  fetch: get('/exports/:address', {
    about: 'The ZIP, written while it is fetched. Whoever has the address may fetch it, once',
    open: true,
    wire: 'download',
    answer: z.unknown(),
  }),
  duplicate: post('/notebooks/:id/copy/', {
    about:
      'Duplicate a notebook: its sources with all their versions, its notes and what its panels keep, without an upload. Conversations and results are not copied',
    status: 201,
    answer: openedNotebook,
  }),
  one: get('/notebooks/:id/export/', {
    about:
      'One notebook as a ZIP of the form of the whole export, which may be brought in again; written while it is fetched',
    wire: 'download',
    answer: z.unknown(),
  }),
  bring: post('/users/import/', {
    about: 'Bring in the notebooks of such a ZIP (multipart); each is taken in whole or not at all, in the background',
    status: 202,
    wire: 'upload',
    whole: true,
    body: z.object({}).prefault({}),
    answer: imported,
  }),
};
