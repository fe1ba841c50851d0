import { Migrator, type Kysely } from 'kysely';
import * as house from './migrations/001-house.ts';
import * as reading from './migrations/002-reading.ts';
import * as evidence from './migrations/003-evidence.ts';
import * as ledger from './migrations/004-ledger.ts';
import * as payments from './migrations/005-payments.ts';
import * as uploadKey from './migrations/014-upload-key.ts';
import * as refundsOfPurchase from './migrations/015-refunds-of-purchase.ts';
import * as studio from './migrations/020-studio.ts';
import * as studioHolds from './migrations/021-studio-holds.ts';
import * as studioFiles from './migrations/022-studio-files.ts';
import * as studioFileBytes from './migrations/023-studio-file-bytes.ts';
import * as audit from './migrations/024-audit.ts';
import * as letters from './migrations/025-letters.ts';
import * as security from './migrations/026-security.ts';
import * as sample from './migrations/030-sample.ts';
import type { Tables } from './tables.ts';

/** Every migration, in order. A list and not a folder, since the server is one bundled file. */
const MIGRATIONS = {
  '001-house': house,
  '002-reading': reading,
  '003-evidence': evidence,
  '004-ledger': ledger,
  '005-payments': payments,
  '014-upload-key': uploadKey,
  '015-refunds-of-purchase': refundsOfPurchase,
  '020-studio': studio,
  '021-studio-holds': studioHolds,
  '022-studio-files': studioFiles,
  '023-studio-file-bytes': studioFileBytes,
  '024-audit': audit,
  '025-letters': letters,
  '026-security': security,
  '030-sample': sample,
};

/** Brings the tables up to date. Processes that start at once wait for the one that migrates (the migrator locks its table). */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('the migrations failed', { cause: error });
}
