import { parseArgs } from 'node:util';
import { answersCommands } from './answers.ts';
import { auditCommands } from './audit.ts';
import { backupCommands } from './backup.ts';
import {
  Impossible,
  Misused,
  usageOf,
  type Command,
  type Found,
  type Fresh,
  type Given,
  type OperatorDeps,
} from './command.ts';
import { doctorCommands } from './doctor/command.ts';
import { keysCommands } from './keys.ts';
import { mcpCommands } from './mcp.ts';
import { modelCommands } from './model/command.ts';
import { packagesCommands } from './packages.ts';
import { paymentsCommands } from './payments.ts';
import { requestsCommands } from './requests.ts';
import { restoreCommands } from './restore.ts';
import { tokensCommands } from './tokens.ts';
import { exportCommands } from './user-export.ts';
import { usersCommands } from './users.ts';
import { waysInCommands } from './ways-in.ts';

const COMMANDS: readonly Command[] = [
  ...doctorCommands,
  ...modelCommands,
  ...usersCommands,
  ...waysInCommands,
  ...exportCommands,
  ...tokensCommands,
  ...packagesCommands,
  ...paymentsCommands,
  ...requestsCommands,
  ...answersCommands,
  ...auditCommands,
  ...keysCommands,
  ...backupCommands,
  ...restoreCommands,
  ...mcpCommands,
];
const CALLED = 'npm run -s fojas --';

/** What a run says and how it ends: 0 well, 1 something is wrong or cannot be done, 2 the command was written wrongly. */
export type Said = { out: string; error: string; code: 0 | 1 | 2 };

const pages = (commands: readonly Command[]): string =>
  commands.map((one) => `  ${usageOf(one)}\n      ${one.about}`).join('\n');
const usage = (): string =>
  `Usage: ${CALLED} <command>\n\n${pages(COMMANDS)}\n\nEach takes --json (for programs) and --help. It works while Fojas runs and while it is stopped.`;
const misused = (why: string, help: string): Said => ({ out: '', error: `${why}\n\n${help}\n`, code: 2 });

/** The command that the first word or the first two name. */
const called = ([room = '', verb = '']: readonly string[]): Command | undefined =>
  COMMANDS.find(({ name }) => name === room || name === `${room} ${verb}`);

function chosen(words: readonly string[]): Command | Said {
  const [room = '', verb = ''] = words;
  const command = called(words);
  if (command) return command;
  if (room === 'help' || room === '--help' || room === '-h') return { out: `${usage()}\n`, error: '', code: 0 };
  const of = COMMANDS.filter(({ name }) => name.startsWith(`${room} `));
  if (of.length > 0 && verb === '--help') return { out: `Usage:\n${pages(of)}\n`, error: '', code: 0 };
  if (of.length > 0)
    return misused(
      verb === '' ? `'${room}' needs one more word.` : `There is no command '${room} ${verb}'.`,
      `Usage:\n${pages(of)}`,
    );
  return misused(room === '' ? 'A command is needed.' : `There is no command '${room}'.`, usage());
}

/** What was written after the command's name. Throws `Misused`. */
function read({ words, options }: Command, rest: readonly string[]): Given & { json: boolean; help: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(Object.keys(options).map((name) => [name, { type: 'string' as const }])),
      },
    });
    const { json, help, ...named } = values as Record<string, unknown>;
    const needed = words.filter((word) => !word.startsWith('[')).length;
    if (!help && positionals.length < needed) throw new Misused(`${words[positionals.length]} is missing.`);
    if (positionals.length > words.length) throw new Misused(`'${positionals[words.length]}' is one word too many.`);
    return {
      words: positionals,
      options: named as Given['options'],
      json: json === true,
      help: help === true,
    };
  } catch (error) {
    // Its first sentence says what is wrong; the rest is advice for programmers.
    if ((error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS'))
      throw new Misused(`${(error as Error).message.split(/\.\s|\n/)[0]!.replace(/\.$/, '')}.`);
    throw error;
  }
}

type Within<T> = (work: (deps: T) => Promise<Said>) => Promise<Said>;
type Opening = (
  work: (deps: OperatorDeps) => Promise<Said>,
  closed?: (config: OperatorDeps['config'] | null, why: string) => Promise<Said>,
) => Promise<Said>;

/** A command that was written rightly, to be run; or what is said instead. */
function understand(line: readonly string[], within: Opening, fresh: Within<Fresh>): (() => Promise<Said>) | Said {
  const command = chosen(line);
  if ('code' in command) return command;
  const help = `Usage: ${CALLED} ${usageOf(command)}`;
  const given = read(command, line.slice(command.name.split(' ').length));
  if (given.help) return { out: `${help}\n${command.about}\n`, error: '', code: 0 };
  const say = ({ text, json, well }: Found): Said => {
    const words = given.json ? JSON.stringify(json) : text;
    return { out: words && `${words}\n`, error: '', code: well ? 0 : 1 };
  };
  if ('run' in command) {
    const { closed } = command;
    return () =>
      within(
        async (deps) => say(await command.run(deps, given)),
        closed && (async (config, why) => say(await closed(config, why))),
      );
  }
  if ('alone' in command) return async () => say(await command.alone(given));
  return () => fresh(async (deps) => say(await command.make(deps, given)));
}

/**
 * Runs one command of an operator. `within` opens the installation, hands it to what it is given and closes it again (some commands say something where it cannot be opened, too);
 * `fresh` makes an empty one.
 * Neither is called for a command that was written wrongly. Errors that are no refusals of ours are thrown on.
 */
export async function operate(
  line: readonly string[],
  within: Opening,
  fresh: Within<Fresh> = () => Promise.reject(new Impossible('There is no place to make an installation in.')),
): Promise<Said> {
  const command = called(line);
  try {
    const understood = understand(line, within, fresh);
    return typeof understood === 'function' ? await understood() : understood;
  } catch (error) {
    if (error instanceof Misused) return misused(error.message, `Usage: ${CALLED} ${usageOf(command!)}`);
    if (error instanceof Impossible) return { out: '', error: `${error.message}\n`, code: 1 };
    throw error;
  }
}
