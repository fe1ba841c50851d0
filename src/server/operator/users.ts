import { endSessions, tellEnded } from '#server/account/index.ts';
import { askDeletion } from '#server/deletion/index.ts';
import { resetFactor } from '#server/security/index.ts';
import { acted } from './acted.ts';
import { Impossible, type Command, type OperatorDeps } from './command.ts';
import { userOf, wholeOption } from './read.ts';
import { counted, minute, number, table } from './table.ts';

const LIST = { usual: 50, most: 10_000 } as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `email` is null where the account's key does not open it: it was deleted just now, or its key is lost (`doctor`). */
type Row = {
  id: string;
  email: string | null;
  created_at: Date;
  last_used_at: Date | null;
  sessions: number;
  state: string;
};

/** `users block` shuts an account; its owner, who may block the use of its data, can sign in. */
const stateOf = (states: Record<'deleted_at' | 'blocked_at' | 'frozen_at', Date | null>): string =>
  states.deleted_at ? 'being deleted' : states.blocked_at ? 'blocked' : states.frozen_at ? 'blocked by its owner' : '';

/** The e-mail of an account; null where its key does not open it. */
export const emailOf = (
  { vault }: Pick<OperatorDeps, 'vault'>,
  { id, email_sealed }: { id: string; email_sealed: Buffer },
): Promise<string | null> =>
  vault.of(id).then(
    (keys) => keys.openText(email_sealed, `users.email_sealed:${id}`),
    () => null,
  );

async function listed({ db, vault, now }: OperatorDeps, limit: number): Promise<Row[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join
        .onRef('sessions.user_id', '=', 'users.id')
        .on('sessions.revoked_at', 'is', null)
        .on('sessions.expires_at', '>', now()),
    )
    .select(({ fn }) => [
      'users.id',
      'users.email_sealed',
      'users.created_at',
      'users.blocked_at',
      'users.frozen_at',
      'users.deleted_at',
      fn.max('sessions.last_used_at').as('last_used_at'),
      fn.count<string>('sessions.id').as('sessions'),
    ])
    .groupBy('users.id')
    .orderBy('users.created_at', 'desc')
    .limit(limit)
    .execute();
  const shown: Row[] = [];
  for (const { id, email_sealed, created_at, last_used_at, sessions, ...states } of rows)
    shown.push({
      id,
      email: await emailOf({ vault }, { id, email_sealed }),
      created_at,
      last_used_at: last_used_at as Date | null,
      sessions: Number(sessions),
      state: stateOf(states),
    });
  return shown;
}

const list: Command = {
  name: 'users list',
  words: [],
  options: { limit: '<n>' },
  about: 'The accounts, newest first: id, e-mail, when it was made and last used, open sessions.',
  async run(deps, given) {
    const users = await listed(deps, wholeOption(given, 'limit', 1, LIST.most) ?? LIST.usual);
    const { all } = await deps.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<string>().as('all'))
      .executeTakeFirstOrThrow();
    await acted(deps.db, deps.now(), list.name, { count: users.length });
    const rows = users.map((one) => [
      one.id,
      one.email ?? '(cannot be read)',
      minute(one.created_at),
      one.last_used_at ? minute(one.last_used_at) : '',
      number(one.sessions),
      one.state,
    ]);
    const columns = [
      { title: 'id' },
      { title: 'e-mail' },
      { title: 'made (UTC)' },
      { title: 'last used' },
      { title: 'sessions', right: true },
      { title: '' },
    ] as const;
    return {
      well: true,
      json: { users, total_count: Number(all) },
      text: `${table(columns, rows)}\n${number(users.length)} of ${counted(Number(all), 'account')}.`,
    };
  },
};

/** The account that was named by its e-mail or its id. */
export async function named(deps: OperatorDeps, word: string): Promise<string> {
  if (!UUID.test(word)) return userOf(deps, word);
  const row = await deps.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', word.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Impossible(`There is no account with the id ${word}.`);
  return row.id;
}

type Did = { changed: boolean; ended: string[] };

/** Blocks an account or takes it back, or only ends its sessions; in one transaction with what is written down of it. */
export function act(deps: OperatorDeps, command: string, userId: string, block: boolean | null): Promise<Did> {
  const at = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    const changed =
      block !== null &&
      (
        await trx
          .updateTable('users')
          .set({ blocked_at: block ? at : null })
          .where('id', '=', userId)
          .where('blocked_at', block ? 'is' : 'is not', null)
          .executeTakeFirst()
      ).numUpdatedRows > 0n;
    const ended = block === false ? [] : await endSessions(trx, at, { userId });
    await acted(trx, at, command, { userId, count: ended.length });
    return { changed, ended };
  });
}

const ended = ({ ended }: Did): string => `${counted(ended.length, 'session')} ended`;

/** A command about one account. `block`: null leaves that as it is. */
const about = (name: string, about: string, block: boolean | null, said: (did: Did) => string): Command => ({
  name,
  words: ['<email or id>'],
  options: {},
  about,
  async run(deps, { words }) {
    const userId = await named(deps, words[0]!);
    const did = await act(deps, name, userId, block);
    tellEnded(deps, userId, did.ended);
    return {
      well: true,
      json: { user_id: userId, changed: did.changed, sessions_ended: did.ended.length },
      text: said(did),
    };
  },
});

const block = about(
  'users block',
  'Shuts an account: its sessions end and nobody can sign in to it. Its data stays.',
  true,
  (did) => `${did.changed ? 'Blocked' : 'It was blocked already'}; ${ended(did)}.`,
);
const unblock = about('users unblock', 'Opens a blocked account again.', false, ({ changed }) =>
  changed ? 'It can be signed in to again.' : 'It was not blocked.',
);
const revoke = about(
  'users revoke-sessions',
  'Signs an account out everywhere.',
  null,
  (did) => `${ended(did)}. Pages that are open notice within 5 seconds.`,
);

const reset: Command = {
  name: 'users reset-second-factor',
  words: ['<email or id>'],
  options: { yes: '<email or id>' },
  about:
    'Turns the second factor off for somebody who lost their telephone and the recovery codes: be sure who asks. Their sessions end. --yes repeats whose.',
  async run(deps, { words, options }) {
    const word = words[0]!;
    const userId = await named(deps, word);
    if (options.yes !== word)
      throw new Impossible(
        `Whoever knows the password of account ${userId} could then sign in. If you are sure who asks, add: --yes ${word}`,
      );
    // Held here, so that whoever waits for the factor's row waits for no second connection.
    await deps.vault.of(userId);
    const at = deps.now();
    const ended = await deps.db.transaction().execute(async (trx) => {
      const ended = await resetFactor(deps, trx, userId);
      await acted(trx, at, reset.name, { userId, count: ended?.length ?? 0 });
      return ended;
    });
    tellEnded(deps, userId, ended ?? []);
    return {
      well: true,
      json: { user_id: userId, changed: ended !== null, sessions_ended: ended?.length ?? 0 },
      text: ended
        ? `The second factor is off; ${counted(ended.length, 'session')} ended. A letter says so to its owner.`
        : 'It had no second factor.',
    };
  },
};

const remove: Command = {
  name: 'users delete',
  words: ['<email or id>'],
  options: { yes: '<email or id>' },
  about: 'Deletes an account for good, as its owner would, and prints the certificate. --yes repeats whose.',
  async run(deps, { words, options }) {
    const word = words[0]!;
    const userId = await named(deps, word);
    if (options.yes !== word)
      throw new Impossible(`This cannot be undone. To delete account ${userId}, add: --yes ${word}`);
    const certificate = await askDeletion(deps, userId);
    await acted(deps.db, deps.now(), remove.name, { userId });
    const { id, asked_at, counts, hash } = certificate;
    const facts = Object.entries(counts).map(([name, count]) => `${number(count)} ${name}`);
    return {
      well: true,
      json: { certificate },
      text: [
        `Account ${userId} is deleted: nobody can sign in any more, and its data is being removed by Fojas.`,
        `certificate  ${id}`,
        `asked        ${asked_at}`,
        `deleted      ${facts.join(', ')}`,
        `SHA-256      ${hash}`,
      ].join('\n'),
    };
  },
};

export const usersCommands: Command[] = [list, block, unblock, revoke, reset, remove];
