import { z } from 'zod';
import { verifyChain } from '#server/audit/index.ts';
import { acted } from './acted.ts';
import { Misused, type Command, type Given } from './command.ts';
import { counted, minute, number, table } from './table.ts';
import { emailOf } from './users.ts';

const verify: Command = {
  name: 'audit verify',
  words: [],
  options: {},
  about: 'Checks the whole audit log: that no entry was changed, removed or added. Fails at the first that was.',
  async run(deps) {
    const { checked, waiting, broken } = await verifyChain(deps);
    const seen = `${counted(checked, 'entry', 'entries')} checked`;
    return {
      well: broken === null,
      json: { whole: broken === null, checked, waiting, broken },
      text: broken
        ? `BROKEN at entry ${broken.seq}: ${broken.why}. ${seen} before it.`
        : `whole: ${seen}, ${waiting} not sealed yet.`,
    };
  },
};

/** A moment in UTC, as the log and the audit log write it. */
function momentOf({ options }: Given, name: string): Date {
  const read = z.iso.datetime({ offset: true }).safeParse(options[name]);
  if (!read.success) throw new Misused(`--${name} must be a moment such as 2026-11-21T03:00:00Z.`);
  return new Date(read.data);
}

const users: Command = {
  name: 'audit users',
  words: [],
  options: { from: '<moment>', to: '<moment>', network: '<network>' },
  about:
    'The accounts of which the audit log tells something between two moments in UTC, of all networks or of one: whom a breach may have touched, and whom to write to.',
  async run(deps, given) {
    const { network } = given.options;
    const rows = await deps.db
      .selectFrom('audit_log')
      .innerJoin('users', 'users.id', 'audit_log.user_id')
      .select(({ fn }) => ['users.id', 'users.email_sealed', fn.countAll<string>().as('entries')])
      .select(({ fn }) => [fn.min('at').as('first'), fn.max('at').as('last')])
      .where('at', '>=', momentOf(given, 'from'))
      .where('at', '<=', momentOf(given, 'to'))
      .$if(network !== undefined, (query) => query.where('network', '=', network!))
      .groupBy('users.id')
      .orderBy('first')
      .execute();
    const found = [];
    for (const { id, email_sealed, entries, first, last } of rows)
      found.push({ id, email: await emailOf(deps, { id, email_sealed }), entries: Number(entries), first, last });
    await acted(deps.db, deps.now(), users.name, { count: found.length });
    const lines = found.map((one) => [
      one.id,
      one.email ?? '(cannot be read)',
      number(one.entries),
      minute(one.first),
      minute(one.last),
    ]);
    const columns = [
      { title: 'id' },
      { title: 'e-mail' },
      { title: 'entries', right: true as const },
      { title: 'first (UTC)' },
      { title: 'last' },
    ];
    return {
      well: true,
      json: { users: found },
      text: [table(columns, lines), counted(found.length, 'account')].join('\n'),
    };
  },
};

export const auditCommands: Command[] = [verify, users];
