import type { Changed, Made } from './times.ts';

/** What sources are grouped and added by (migration 041). */
export type LibraryTables = {
  source_folders: { id: string; notebook_id: string; user_id: string; name_sealed: Buffer; created_at: Made };
  /** `content_sealed`: the JSON of its name and norms. */
  law_sets: { id: string; user_id: string; content_sealed: Buffer; created_at: Made; updated_at: Changed };
};
