import { vi } from 'vitest';
import type { z } from 'zod';
import type { Source } from '#contract/sources.ts';
import voices from './fixtures/studio/voices/contract.ts';
import type { TestApp } from './app.ts';
import { PATIENCE } from './patience.ts';
import type { Person } from './world.ts';

export const VOICES_PRICE = 20;
export type Voices = z.output<typeof voices.api.detail.answer>;

/** Has a source spoken by the tool of the tests. */
export const speak = (person: Person, { notebook_id, id }: Pick<Source, 'notebook_id' | 'id'>, options?: object) =>
  person.call(voices.api.start, { body: { notebook_id, source_id: id, ...(options && { options }) } });

/** Waits until such a job is completed or failed, and answers it with its result. */
export const spoken = (person: Person, id: string, jobId: string): Promise<Voices> =>
  vi.waitFor(async () => {
    const job = await person.call(voices.api.detail, { params: { id, jobId } });
    if (job.status !== 'completed' && job.status !== 'failed') throw new Error(job.status);
    return job;
  }, PATIENCE);

/** Where a file can be fetched. */
export async function addressOf(person: Person, id: string, jobId: string): Promise<string> {
  const { audio_url } = await person.call(voices.fileApi.address, { params: { id, jobId } });
  if (audio_url === null) throw new Error('there is no file');
  return audio_url;
}

/** The keys of all files that tools made. */
export async function madeFiles({ deps }: TestApp): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of deps.storage.list('')) if (key.includes('/studio/')) keys.push(key);
  return keys.sort();
}
