import type { Transform } from 'node:stream';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { MasterKey, MasterKeys } from './master.ts';

/**
 * One user's key at work. Everything that a user writes or uploads passes here on its way to the database or the storage.
 * `about` names the place the ciphertext belongs to (`table.column:row id`): it is authenticated, so a value cannot be moved to another row.
 */
export interface UserVault {
  seal(text: string | Uint8Array, about: string): Buffer;
  open(sealed: Uint8Array, about: string): Buffer;
  openText(sealed: Uint8Array, about: string): string;
  /** Framed AES-256-GCM for files of any size: no plain byte touches the disk. A cut or reordered stream fails. */
  sealing(about: string): Transform;
  opening(about: string): Transform;
}

/** What is sealed of a user can be opened no more: the account is being deleted, or is. */
export class KeyDestroyed extends Error {
  constructor(userId: string) {
    super(`the key of user ${userId} has been destroyed`);
    this.name = 'KeyDestroyed';
  }
}

/** The keys of all users, wrapped by the installation's master key. */
export interface Vault {
  /** The vault of a user; throws `KeyDestroyed` when it has been. Cached briefly. */
  of(userId: string): Promise<UserVault>;
  /** A blind index for a value that must be found but not read (an e-mail address): HMAC-SHA256 under a key that follows from the root. */
  blind(value: string, purpose: string): Buffer;
  /** A key for a new user. `keep` stores it, wrapped, in the transaction that makes the user. */
  mint(userId: string): { vault: UserVault; keep: (trx: Kysely<Tables>) => Promise<void> };
  /** A vault of the installation itself, for one purpose: for the little that belongs to no living account. */
  house(purpose: string): UserVault;
  /** Forgets cached keys of a user (after its key row was deleted). */
  forget(userId: string): void;
  /** The master keys that this process has. */
  readonly masterKeys: MasterKeys;
  /** From this transaction on `to` is the master key that counts: the root is under it, and so is every key that is minted. */
  turn(trx: Kysely<Tables>, to: MasterKey): Promise<void>;
  /** Wraps some keys anew that are under another master key than the one that counts. Answers how many; 0 once there are none. */
  rewrap(): Promise<number>;
}
