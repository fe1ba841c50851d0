import type { Command } from './command.ts';
import { counted, number, table } from './table.ts';

const reported: Command = {
  name: 'answers reported',
  words: [],
  options: {},
  about: 'How many answers users marked as wrong, by reason, and of how many they let the operator see the words.',
  async run({ db }) {
    const rows = await db
      .selectFrom('answer_reports')
      .select(({ fn }) => ['reason', fn.countAll<string>().as('answers')])
      .select(({ fn }) => fn.countAll<string>().filterWhere('shared', '=', true).as('shared'))
      .groupBy('reason')
      .orderBy('reason')
      .execute();
    const found = rows.map((row) => ({ reason: row.reason, answers: Number(row.answers), shared: Number(row.shared) }));
    const lines = found.map(({ reason, answers, shared }) => [reason, number(answers), number(shared)]);
    const all = found.reduce((sum, { answers }) => sum + answers, 0);
    const columns = [{ title: 'reason' }, { title: 'answers', right: true }, { title: 'shared', right: true }] as const;
    return {
      well: true,
      json: found,
      text: [counted(all, 'answer'), ...(lines.length > 0 ? [table(columns, lines)] : [])].join('\n'),
    };
  },
};

/** What an operator sees of answers: counts, and no words. */
export const answersCommands: readonly Command[] = [reported];
