import { randomUUID } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { studioKey } from '#server/notebooks/index.ts';
import { openResult } from './result.ts';
import { filePlace, type Row, type Stored } from './stored.ts';
import type { Hear, Tool } from './tool.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'speech'>;
type Filing = { tool: Tool; row: Row; hear: Hear };

/** A result with what is to be told of its file, the figures of its card, and the file: where it lies and how many bytes it has. */
export type Filed = { stored: Stored; summary: unknown; key: string; bytes: number };

/**
 * Has a tool make the file of its result, sealed as it streams, under a key that no other file has: whoever does it again leaves nothing of the first in the
 * way, and what nobody keeps is swept. Throws NO_SPEECH, and what the tool throws; GENERATION_FAILED for a result that the tool of today does not understand.
 */
export async function makeFile(
  deps: Needs,
  { tool: { contract, filing, summarise }, row, hear }: Filing,
  signal: AbortSignal,
): Promise<Filed> {
  const stored = await openResult(deps, row);
  const kept = contract.result.safeParse(stored?.result);
  if (!filing || !stored || !kept.success) throw new Problem('GENERATION_FAILED');
  if (!deps.speech) throw new Problem('NO_SPEECH');
  const made = await filing.make({ result: kept.data, speech: deps.speech, hear, signal });
  const result = contract.result.parse(made.result);
  const { document_length } = stored;
  const { key, bytes } = await storeFile(deps, row, made.bytes, signal);
  const summary = contract.summary.parse(summarise(result, { text: { length: document_length } }));
  return { stored: { ...stored, result }, summary, key, bytes };
}

/** Seals the file of a job into the storage, under a key of its own. */
export async function storeFile(
  { vault, storage }: Pick<Needs, 'vault' | 'storage'>,
  {
    id: jobId,
    user_id: userId,
    notebook_id: notebookId,
    source_id: sourceId,
  }: Pick<Row, 'id' | 'user_id' | 'notebook_id' | 'source_id'>,
  bytes: Readable,
  signal: AbortSignal,
): Promise<{ key: string; bytes: number }> {
  const keys = await vault.of(userId);
  const key = studioKey({ userId, notebookId, sourceId, jobId, fileId: randomUUID() });
  let count = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      done(null, chunk);
    },
  });
  const sealing = keys.sealing(filePlace(key));
  try {
    await Promise.all([pipeline(bytes, counting, sealing, { signal }), storage.put(key, sealing)]);
  } catch (error) {
    await storage.remove([key]);
    throw error;
  }
  return { key, bytes: count };
}
