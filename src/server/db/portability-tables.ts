import type { JSONColumnType } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { ExportCounts, ExportStatus, ImportStatus } from '#contract/portability.ts';

/** Exports of whole accounts, and what is brought in from them (migration 027). */
export type PortabilityTables = {
  exports: {
    id: string;
    user_id: string;
    status: ExportStatus;
    /** Null until they were counted. */
    counts: JSONColumnType<ExportCounts> | null;
    lost: number;
    /** SHA-256 of the token of the address that was given last; null where none is good. */
    token_hash: Buffer | null;
    broken_off: boolean;
    asked_at: Date;
    ready_at: Date | null;
    expires_at: Date | null;
    /** When the fetch began that is under way, or was the last. */
    fetching_at: Date | null;
    fetched_at: Date | null;
  };
  imports: {
    id: string;
    user_id: string;
    status: ImportStatus;
    error_code: ErrorCode | null;
    /** Where the ZIP lies until it is done with. */
    file_key: string | null;
    bytes: string;
    total: number | null;
    /** The notebook that is being taken in. */
    making: string | null;
    /** What came of the notebooks so far: their titles are a user's words. */
    report_sealed: Buffer | null;
    asked_at: Date;
    done_at: Date | null;
  };
};
