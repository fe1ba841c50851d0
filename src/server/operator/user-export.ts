import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { record } from '#server/audit/index.ts';
import { writeExport } from '#server/portability/index.ts';
import { readShelf } from '#server/studio/index.ts';
import { acted } from './acted.ts';
import { Impossible, type Command } from './command.ts';
import { counted, number } from './table.ts';
import { named } from './users.ts';

const exported: Command = {
  name: 'users export',
  words: ['<email or id>', '<file.zip>'],
  options: {},
  about: 'Writes all that is in an account to a ZIP, as its owner gets it. It is readable: hand it over and remove it.',
  async run(deps, { words }) {
    const userId = await named(deps, words[0]!);
    const file = path.resolve(words[1]!);
    const out = createWriteStream(file, { mode: 0o600, flags: 'wx' });
    const opened = new Promise<void>((resolve, reject) => out.once('open', () => resolve()).once('error', reject));
    await opened.catch((error: NodeJS.ErrnoException) => {
      throw new Impossible(
        error.code === 'EEXIST' ? `${file} is there already: name another file.` : `${file} cannot be written.`,
      );
    });
    try {
      const { entries, bytes, leftOut } = await writeExport(deps, await readShelf(), userId, out);
      const at = deps.now();
      await deps.db.transaction().execute(async (trx) => {
        await acted(trx, at, exported.name, { userId, count: entries });
        await record(trx, at, { userId, actor: 'operator', action: 'account.exported' });
      });
      const lost = leftOut > 0 ? ` ${counted(leftOut, 'file')} that were lost are not in it.` : '';
      return {
        well: leftOut === 0,
        json: { user_id: userId, file, entries, bytes, left_out: leftOut },
        text: `${file}: ${counted(entries, 'entry', 'entries')}, ${number(bytes)} bytes.${lost}`,
      };
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  },
};

export const exportCommands: Command[] = [exported];
