import { sendLinkTo, tellEnded } from '#server/account/index.ts';
import { acted } from './acted.ts';
import { Impossible, type Command } from './command.ts';
import { counted } from './table.ts';
import { act, named } from './users.ts';

const link: Command = {
  name: 'users send-link',
  words: ['<email or id>'],
  options: {},
  about: 'Sends the owner of an account the link that sets a new password, as if they had asked. No command sets one.',
  async run(deps, { words }) {
    const userId = await named(deps, words[0]!);
    await deps.db.transaction().execute(async (trx) => {
      await sendLinkTo(deps, trx, userId);
      await acted(trx, deps.now(), link.name, { userId });
    });
    return {
      well: true,
      json: { user_id: userId, asked: true },
      text: 'The link goes to the e-mail of the account, unless it was sent three in this hour. Their second factor stays.',
    };
  },
};

const everybody: Command = {
  name: 'users revoke-all-sessions',
  words: [],
  options: { yes: 'everybody' },
  about: 'Signs everybody out everywhere. --yes everybody says that it is meant.',
  async run(deps, { options }) {
    if (options.yes !== 'everybody')
      throw new Impossible('Everybody would have to sign in again. If that is meant, add: --yes everybody');
    const owners = await deps.db
      .selectFrom('sessions')
      .select('user_id')
      .distinct()
      .where('revoked_at', 'is', null)
      .execute();
    let sessions = 0;
    for (const { user_id } of owners) {
      const { ended } = await act(deps, everybody.name, user_id, null);
      tellEnded(deps, user_id, ended);
      sessions += ended.length;
    }
    return {
      well: true,
      json: { users: owners.length, sessions_ended: sessions },
      text: `${counted(sessions, 'session')} of ${counted(owners.length, 'account')} ended. Pages that are open notice within 5 seconds.`,
    };
  },
};

export const waysInCommands: Command[] = [link, everybody];
