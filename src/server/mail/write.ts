import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import type { Letter } from '#server/ports/mail/port.ts';
import type { UserVault } from '#server/vault/vault.ts';
import type { LetterKind } from './letter.ts';
import { render } from './render.ts';

type Needs = Pick<Deps, 'vault' | 'queue' | 'now' | 'config'>;
/** Whom a letter goes to. `userId`: null for somebody whose account is going: the letter is sealed without their key, and outlives it. */
export type Addressee = { userId: string | null; name: string; address: string; language: Language };

const HOUR_MS = 60 * 60 * 1000;
const USEFUL_HOURS = 24;
/** Days that the outbox keeps a letter; one to an account that is gone for one. */
const KEPT_DAYS = { living: 30, gone: 1 } as const;

export const place = (id: string): string => `letters.letter_sealed:${id}`;
/** What a letter is sealed with. */
export const sealOf = ({ vault }: Pick<Deps, 'vault'>, userId: string | null): Promise<UserVault> | UserVault =>
  userId === null ? vault.house('letters') : vault.of(userId);

/**
 * Writes a letter, in the transaction of what it tells of: it is on its way exactly if that happened. It is rendered and sealed at once; the job that
 * sends it carries its id alone.
 */
export async function write<T>(
  deps: Needs,
  trx: Transaction<Tables>,
  to: Addressee,
  { kind, usefulHours = USEFUL_HOURS, words }: LetterKind<T>,
  data: T,
): Promise<void> {
  const { userId, name, address, language } = to;
  const said = words[language](data);
  const letter: Letter = {
    id: randomUUID(),
    to: { name, address },
    subject: said.subject,
    language,
    ...render(said, { name, language, appUrl: deps.config.appUrl }),
  };
  const at = deps.now();
  const after = (hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);
  await trx
    .insertInto('letters')
    .values({
      id: letter.id,
      user_id: userId,
      kind,
      letter_sealed: (await sealOf(deps, userId)).seal(JSON.stringify(letter), place(letter.id)),
      created_at: at,
      give_up_at: after(usefulHours),
      keep_until: after(24 * (userId === null ? KEPT_DAYS.gone : KEPT_DAYS.living)),
    })
    .execute();
  await deps.queue.send(trx, 'mail.send', { letterId: letter.id });
}
