import type { Generated } from 'kysely';

/** Links by which parts of a notebook are read (migration 050). */
export type SharingTables = {
  shared_links: {
    id: string;
    user_id: string;
    notebook_id: string;
    /** Of the link's secret; the secret itself is in `details_sealed` alone. */
    hash: Buffer;
    /** The secret, the name and what was chosen, under the owner's key. */
    details_sealed: Buffer;
    /** What it shows, under a key that follows from the secret. */
    snapshot_sealed: Buffer;
    /** The notes, messages and sources whose words the snapshot holds; with any of them the link goes. */
    held: string[];
    created_at: Date;
    taken_at: Date;
    expires_at: Date;
    opened: Generated<number>;
    opened_at: Date | null;
  };
};
