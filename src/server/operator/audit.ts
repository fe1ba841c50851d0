import { verifyChain } from '#server/audit/index.ts';
import type { Command } from './command.ts';
import { counted } from './table.ts';

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

export const auditCommands: Command[] = [verify];
