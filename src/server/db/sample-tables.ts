import type { Generated } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { SampleStatus } from '#contract/notebooks.ts';

/** Sample notebooks (migration 030). */
export type SampleTables = {
  sample_notebooks: {
    notebook_id: string;
    user_id: string;
    /** In which it is made. */
    language: Language;
    status: Generated<SampleStatus>;
    /** The steps of filling it that are done, each marked in the transaction that does it. */
    done: Generated<string[]>;
    created_at: Date;
  };
};
