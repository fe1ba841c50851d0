import type { Command, Found } from '../command.ts';
import { counted } from '../table.ts';
import { bad, codeOf, warn, type Check, type Finding, type Outside } from './check.ts';
import { bareChecks, machineChecks } from './machine.ts';
import { oidc } from './oidc.ts';
import { outsideChecks } from './outside.ts';
import { readers } from './readers.ts';
import { recordChecks } from './records.ts';

const CHECKS: readonly Check[] = [...machineChecks, readers, ...outsideChecks, oidc, ...recordChecks];
const BARE: readonly Outside[] = [...bareChecks, readers, ...outsideChecks, oidc];

/** A check that fails itself found something too. */
const look = async <T>(
  { part, look }: { part: string; look: (deps: T) => Promise<Omit<Finding, 'part'>[]> },
  deps: T,
): Promise<Finding[]> => {
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
  run: async (deps) => told((await Promise.all(CHECKS.map((check) => look(check, deps)))).flat()),
  async closed(config, why) {
    const here = config ? BARE : [];
    const found = await Promise.all(here.map((check) => look(check, { config: config! })));
    const others = [
      ...new Set(CHECKS.filter((check) => !here.some(({ part }) => part === check.part)).map(({ part }) => part)),
    ];
    return told([
      { part: 'installation', ...bad(`it cannot be opened. ${why}`, 'mend this first, and run this again') },
      ...found.flat(),
      { part: 'the rest', ...warn(`${others.join(', ')}: not looked at`, 'they need the installation') },
    ]);
  },
};

function told(found: readonly Finding[]): Found {
  const [warned, wrong] = (['warn', 'bad'] as const).map((state) => found.filter((one) => one.state === state).length);
  const widest = Math.max(...found.map(({ part }) => part.length));
  return {
    well: wrong === 0,
    json: { well: wrong === 0, findings: found },
    text: [
      ...found.map((one) => lineOf(widest, one)),
      wrong === 0 && warned === 0 ? 'All is well.' : `${wrong} bad, ${counted(warned!, 'warning')}.`,
    ].join('\n'),
  };
}

export const doctorCommands: Command[] = [doctor];
