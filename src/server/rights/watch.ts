import type { Transaction } from 'kysely';
import { addressee } from '#server/account/index.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Deps } from '#server/deps.ts';
import { write } from '#server/mail/index.ts';
import { businessTime } from './clock.ts';
import { show, type Row } from './requests.ts';
import { answeredLetter, reminderLetter } from './text.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'queue' | 'config' | 'log' | 'now'>;

/** Percent of the time for a request after which the operator is reminded. */
const REMINDERS = [80, 50] as const;
/** Requests that are looked at in one turn. */
const AT_ONCE = 100;

/** Again and again: writes to the people whose requests were answered or take longer, and reminds the operator of open ones. Answers how many letters and reminders. */
export async function watchRequests(deps: Needs): Promise<{ letters: number; reminders: number }> {
  const [letters, reminders] = [await tellAnswered(deps), await remind(deps)];
  return { letters, reminders };
}

/** What others work on meanwhile is left to them. */
const untold = (trx: Transaction<Tables>): Promise<Row[]> =>
  trx
    .selectFrom('rights_requests')
    .selectAll()
    .where('untold', '=', true)
    .orderBy('received_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();

const tellAnswered = (deps: Needs): Promise<number> =>
  deps.db.transaction().execute(async (trx) => {
    const rows = await untold(trx);
    for (const row of rows) {
      const to = await addressee(deps, trx, row.user_id);
      const told = to && { request: show(await deps.vault.of(row.user_id), row), appUrl: deps.config.appUrl };
      if (told) await write(deps, trx, to, answeredLetter, told);
      await trx.updateTable('rights_requests').set({ untold: false }).where('id', '=', row.id).execute();
    }
    return rows.length;
  });

/** The reminder that is due and was not given; 0 where none is. */
function reminderOf({ received_at, due_at, reminded }: Row, at: Date): number {
  const share = (100 * businessTime(received_at, at)) / Math.max(1, businessTime(received_at, due_at));
  return REMINDERS.find((percent) => share >= percent && reminded < percent) ?? 0;
}

const remind = (deps: Needs): Promise<number> =>
  deps.db.transaction().execute(async (trx) => {
    const at = deps.now();
    const open = await trx
      .selectFrom('rights_requests')
      .selectAll()
      .where('decided_at', 'is', null)
      .where('reminded', '<', REMINDERS[0])
      .orderBy('due_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    let reminders = 0;
    for (const row of open) {
      const percent = reminderOf(row, at);
      if (percent === 0) continue;
      reminders++;
      await trx.updateTable('rights_requests').set({ reminded: percent }).where('id', '=', row.id).execute();
      // Nothing of the person: neither name nor address nor a word of theirs.
      const told = { request: row.id, type: row.type, due: row.due_at.toISOString(), percent };
      deps.log.warn(told, 'a request about data waits for an answer');
      const { operatorEmail: address } = deps.config;
      const to = address && { userId: null, name: 'Fojas', address, language: 'es' as const };
      if (to) await write(deps, trx, to, reminderLetter, { ...row, percent });
    }
    return reminders;
  });
