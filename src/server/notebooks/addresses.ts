import { ADDRESS_MINUTES, type address } from '#contract/studio-job.ts';
import type { z } from 'zod';
import type { Deps } from '#server/deps.ts';

type Needs = Pick<Deps, 'addresses' | 'now'>;
type Address = Omit<z.infer<typeof address>, 'status'>;

/** Characters of a file's own id in its address: enough that a file that took the place of another has another address. */
const OWN = 8;
/** The generation, its file, when it expires (seconds since 1970, to the base of 36), and the signature of all that. */
const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{8})\.([0-9a-z]{1,8})\.([0-9a-f]{64})$/;

const ownOf = (fileKey: string): string => fileKey.slice(fileKey.lastIndexOf('/') + 1).slice(0, OWN);

/** Where the file of a generation can be fetched without a session for the next hour; nulls where there is none. */
export function addressOf(
  { addresses, now }: Needs,
  { id, file_key }: { id: string; file_key: string | null },
): Address {
  if (file_key === null) return { audio_url: null, audio_url_expires_at: null };
  const expires = Math.floor(now().getTime() / 1000) + ADDRESS_MINUTES * 60;
  const words = `${id}.${ownOf(file_key)}.${expires.toString(36)}`;
  return {
    audio_url: `/api/studio-files/${words}.${addresses.sign(words)}`,
    audio_url_expires_at: new Date(expires * 1000).toISOString(),
  };
}

/** The generation that an address names, and whether a file of it is the one; null for an address that is not ours, was changed or has expired. */
export function readAddress(
  { addresses, now }: Needs,
  said: string,
): { id: string; isOf: (fileKey: string) => boolean } | null {
  const [, id, own, expires, signature] = FORM.exec(said) ?? [];
  if (id === undefined || !addresses.isSigned(`${id}.${own!}.${expires!}`, signature!)) return null;
  if (parseInt(expires!, 36) * 1000 <= now().getTime()) return null;
  return { id, isOf: (fileKey) => ownOf(fileKey) === own };
}
