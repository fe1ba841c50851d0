import type { Generated, JSONColumnType } from 'kysely';
import type { EngineAbout } from '#contract/engine-about.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import type { JobStatus } from '#contract/studio-job.ts';
import type { Changed, Made } from './times.ts';

/** Generations, and what panels keep (migration 020). */
export type StudioTables = {
  /** A generation of the Studio. It goes with its source, or with any that it quotes, so that nothing of a deleted one remains. */
  studio_jobs: {
    id: string;
    user_id: string;
    notebook_id: string;
    /** Null of one that is about all sources of its notebook. */
    source_id: string | null;
    source_version: number | null;
    /** The name of its tool's folder. */
    kind: string;
    /** True where who asked wants no model, whatever is set up. */
    embedded: Generated<boolean>;
    language: Language;
    /** What was asked beside the source, in the shape of the tool's contract. */
    options: JSONColumnType<Record<string, unknown>> | null;
    /** The same of one in parts, whose questions its user wrote, with the versions that it reads; its `options` are null. */
    asked_sealed: Buffer | null;
    /** When its owner wanted one in parts to end with what it has. */
    stopped_at: Date | null;
    status: Generated<JobStatus>;
    progress: Generated<number>;
    stage: string | null;
    error_code: ErrorCode | null;
    /** The hold of its price; null where tokens are off, and of a change, which costs nothing. It has no lease: it ends with the job. */
    hold_id: string | null;
    tokens: number | null;
    /** What one unit of it costs, as it was told when it was started; null where tokens are off, and of one from before this was kept. */
    price: number | null;
    engine: JSONColumnType<EngineAbout> | null;
    description_sealed: Buffer | null;
    summary_sealed: Buffer | null;
    /** The result with places for quotations, and its citations without words. */
    result_sealed: Buffer | null;
    found: number | null;
    total: number | null;
    /** Where the file that its tool made lies, and its length. */
    file_key: string | null;
    file_bytes: number | null;
    created_at: Made;
    started_at: Date | null;
    /** When it was last completed: of one that waits or runs it says that its result is being changed. */
    completed_at: Date | null;
    updated_at: Changed;
  };
  /** The sources that a generation about a whole notebook quotes. */
  studio_quoted: { job_id: string; source_id: string };
  /** What one in parts made of one of its sources: a row of its result, with its citations. It goes with its source. `filled`: places of it that are charged. */
  studio_parts: {
    job_id: string;
    source_id: string;
    at: number;
    filled: number;
    part_sealed: Buffer;
  };
  /** What a panel of the Studio keeps in a notebook. */
  studio_items: {
    id: string;
    user_id: string;
    notebook_id: string;
    kind: string;
    value_sealed: Buffer;
    created_at: Made;
    updated_at: Changed;
  };
};
