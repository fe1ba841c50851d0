import type { ColumnType } from 'kysely';
import type { Changed, Made } from './times.ts';

/** What sources are grouped and added by (migration 041), and the images of their pages that are kept for a while (042). */
export type LibraryTables = {
  source_folders: { id: string; notebook_id: string; user_id: string; name_sealed: Buffer; created_at: Made };
  /** `content_sealed`: the JSON of its name and norms. */
  law_sets: { id: string; user_id: string; content_sealed: Buffer; created_at: Made; updated_at: Changed };
  page_images: {
    source_id: string;
    version: number;
    page: number;
    user_id: string;
    file_key: string;
    bytes: ColumnType<string, number, number>;
    made_at: ColumnType<Date, Date, Date>;
  };
};
