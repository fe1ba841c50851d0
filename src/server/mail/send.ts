import type { Selectable } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import type { GiveUp, Work } from '#server/jobs/queue.ts';
import { Undeliverable, type Letter } from '#server/ports/mail/port.ts';
import { place, sealOf } from './write.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'mail' | 'log' | 'now'>;
type Row = Selectable<Tables['letters']>;

/** A letter as it was written. */
export const openLetter = async (
  deps: Pick<Deps, 'vault'>,
  { id, user_id, letter_sealed }: Pick<Row, 'id' | 'user_id' | 'letter_sealed'>,
): Promise<Letter> => JSON.parse((await sealOf(deps, user_id)).openText(letter_sealed, place(id))) as Letter;

const remove = async ({ db }: Pick<Deps, 'db'>, id: string): Promise<void> => {
  await db.deleteFrom('letters').where('id', '=', id).execute();
};

/**
 * The work of `mail.send`. A letter that was sent is removed; one of the outbox stays. Of a letter that is gone, with its account or since it was sent, it does
 * nothing. What the receiving server refuses for good, and what came too late to be of use, is removed and told in the log by its id.
 */
export const sendLetter =
  (deps: Needs): Work<'mail.send'> =>
  async ({ letterId }, { signal }) => {
    const { db, log, mail, now } = deps;
    const row = await db
      .selectFrom('letters')
      .selectAll()
      .where('id', '=', letterId)
      .where('kept_at', 'is', null)
      .executeTakeFirst();
    if (!row) return;
    const told = { letter: letterId, about: row.kind };
    if (row.give_up_at <= now()) {
      log.warn(told, 'a letter was given up: it came to be too late for it');
      return remove(deps, letterId);
    }
    try {
      const letter = await openLetter(deps, row);
      checkpoint('mail.send', 'opened');
      const ended = await mail.send(letter, signal);
      checkpoint('mail.send', 'sent');
      if (ended === 'sent') {
        await remove(deps, letterId);
        return checkpoint('mail.send', 'removed');
      }
      await db.updateTable('letters').set({ kept_at: now() }).where('id', '=', letterId).execute();
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error;
      log.warn({ ...told, status: error.status }, 'a letter was refused for good');
      await remove(deps, letterId);
    }
  };

/** A letter that could not be sent in a day and more. */
export const giveUpLetter =
  (deps: Needs): GiveUp<'mail.send'> =>
  ({ letterId }) =>
    remove(deps, letterId);

/** Removes letters that the outbox kept long enough. */
export async function sweepLetters({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('letters').where('keep_until', '<', now()).execute();
}
