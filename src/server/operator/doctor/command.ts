import type { Command, OperatorDeps } from '../command.ts';
import { counted } from '../table.ts';
import { bad, codeOf, type Check, type Finding } from './check.ts';
import { machineChecks } from './machine.ts';
import { outsideChecks } from './outside.ts';
import { recordChecks } from './records.ts';

const CHECKS: readonly Check[] = [...machineChecks, ...outsideChecks, ...recordChecks];

/** A check that fails itself found something too. */
const look = async ({ part, look }: Check, deps: OperatorDeps): Promise<Finding[]> => {
  const found = await look(deps).catch((error: unknown) => [
    bad(`it could not be looked at (${codeOf(error)})`, 'see that the database answers, and run this again'),
  ]);
  return found.map((one) => ({ part, ...one }));
};

/** `ok    disk  …`, and below what is not well, what to do. */
const lineOf = (widest: number, { part, state, seen, todo }: Finding): string =>
  `${state.padEnd(4)}  ${part.padEnd(widest)}  ${seen}${todo ? `\n${' '.repeat(widest + 8)}→ ${todo}` : ''}`;

const doctor: Command = {
  name: 'doctor',
  words: [],
  options: {},
  about: 'Looks at all that Fojas needs, says what is not well and what to do. Fails where something is bad.',
  async run(deps) {
    const found = (await Promise.all(CHECKS.map((check) => look(check, deps)))).flat();
    const [warned, wrong] = (['warn', 'bad'] as const).map(
      (state) => found.filter((one) => one.state === state).length,
    );
    const widest = Math.max(...found.map(({ part }) => part.length));
    return {
      well: wrong === 0,
      json: { well: wrong === 0, findings: found },
      text: [
        ...found.map((one) => lineOf(widest, one)),
        wrong === 0 && warned === 0 ? 'All is well.' : `${wrong} bad, ${counted(warned!, 'warning')}.`,
      ].join('\n'),
    };
  },
};

export const doctorCommands: Command[] = [doctor];
