import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { withoutLimits } from './connect.ts';
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
import * as rights from './migrations/028-rights.ts';
import * as portability from './migrations/027-portability.ts';
import * as keyring from './migrations/029-keyring.ts';
import * as sample from './migrations/030-sample.ts';
import * as growth from './migrations/031-growth.ts';
import * as taxRecords from './migrations/032-tax-records.ts';
import * as indexForm from './migrations/033-index-form.ts';
import * as answerReports from './migrations/034-answer-reports.ts';
import * as studioBeside from './migrations/035-studio-beside.ts';
import * as conversations from './migrations/036-conversations.ts';
import * as studioParts from './migrations/037-studio-parts.ts';
import * as programKeys from './migrations/038-program-keys.ts';
import * as keptNotebooks from './migrations/039-kept-notebooks.ts';
import * as engineChoice from './migrations/040-engine-choice.ts';
import * as lawsAndFolders from './migrations/041-laws-and-folders.ts';
import * as pageImages from './migrations/042-page-images.ts';
import * as passkeys from './migrations/044-passkeys.ts';
import * as nextSecret from './migrations/045-next-secret.ts';
import * as oidc from './migrations/048-oidc.ts';
import * as sharedLinks from './migrations/050-shared-links.ts';
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
  '027-portability': portability,
  '028-rights': rights,
  '029-keyring': keyring,
  '030-sample': sample,
  '031-growth': growth,
  '032-tax-records': taxRecords,
  '033-index-form': indexForm,
  '034-answer-reports': answerReports,
  '035-studio-beside': studioBeside,
  '036-conversations': conversations,
  '037-studio-parts': studioParts,
  '038-program-keys': programKeys,
  '039-kept-notebooks': keptNotebooks,
  '040-engine-choice': engineChoice,
  '041-laws-and-folders': lawsAndFolders,
  '042-page-images': pageImages,
  '044-passkeys': passkeys,
  '045-next-secret': nextSecret,
  '048-oidc': oidc,
  '050-shared-links': sharedLinks,
};

/** Brings the tables up to date. Processes that start at once wait for one another (prepare.ts). */
export const migrate = (db: Kysely<Tables>): Promise<void> => migrateWith(db, MIGRATIONS);

/** Makes the tables as they were with these migrations alone. */
export const migrateBy = (db: Kysely<Tables>, names: readonly string[]): Promise<void> =>
  migrateWith(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name))));

async function migrateWith(db: Kysely<Tables>, migrations: Record<string, Migration>): Promise<void> {
  // Whoever waits for another that migrates waits as long as that takes.
  const { error } = await withoutLimits(db, (one) =>
    new Migrator({ db: one, provider: { getMigrations: () => Promise.resolve(migrations) } }).migrateToLatest(),
  );
  if (error) throw error instanceof Error ? error : new Error('the migrations failed', { cause: error });
}

/** The migrations that the tables have gone through. */
export async function migrationsOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Those of these migrations that this Fojas does not know. */
export const unknownMigrations = (names: readonly string[]): string[] =>
  names.filter((name) => !Object.hasOwn(MIGRATIONS, name));
/** Those that tables with these have still to go through. */
export const missingMigrations = (names: readonly string[]): string[] =>
  Object.keys(MIGRATIONS).filter((name) => !names.includes(name));
