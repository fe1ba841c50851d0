import { z } from 'zod';

export const jobStatus = z.enum(['pending', 'processing', 'completed', 'failed']);
export type JobStatus = z.infer<typeof jobStatus>;

/** Where the file of a job can be fetched without a session, and until when; nulls while there is none. */
export const address = z.object({
  status: jobStatus,
  audio_url: z.string().nullable(),
  audio_url_expires_at: z.iso.datetime().nullable(),
});
/** How long such an address is good for, in minutes. */
export const ADDRESS_MINUTES = 60;
