import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rows, type Row } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { transactionTypes } from '#contract/tokens.ts';
import type { PanelTool, Tool } from './tool.ts';

/** The tools of an installation, by their kinds. */
export type Shelf = {
  /** Where they were found. */
  folder: string;
  generators: ReadonlyMap<string, Tool>;
  panels: ReadonlyMap<string, PanelTool>;
  /** Their calls, as the tables of the contract list theirs. */
  rows: readonly Row[];
};
type Found = { kind: string; file: string };
type AnyTool = Tool | PanelTool;

/** Beside the built server lie the built tools, a file each; in the source each is a folder. */
export const SHELF = existsSync(path.join(import.meta.dirname, 'studio-child.js'))
  ? path.join(import.meta.dirname, 'studio')
  : path.resolve(import.meta.dirname, '../../studio');

/** The server's sides of the tools that lie in a folder. A folder without one is no tool. */
async function find(folder: string): Promise<Found[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).sort();
  return names.flatMap((name): Found[] => {
    if (name.endsWith('.js')) return [{ kind: path.basename(name, '.js'), file: path.join(folder, name) }];
    const file = path.join(folder, name, 'server', 'index.ts');
    return existsSync(file) ? [{ kind: name, file }] : [];
  });
}

/** The tool of a file. Throws where the file's name and the kind of the tool's contract differ. */
async function load({ kind, file }: Found): Promise<AnyTool> {
  const { default: tool } = (await import(pathToFileURL(file).href)) as { default?: AnyTool };
  if (!tool?.contract) throw new Error(`the tool '${kind}' has no default export with a contract`);
  if (tool.contract.kind !== kind) throw new Error(`the folder '${kind}' holds the tool '${tool.contract.kind}'`);
  return tool;
}

/** One generator of a folder; the process that runs it needs no other. */
export async function loadGenerator(folder: string, kind: string): Promise<Tool> {
  const found = (await find(folder)).find((one) => one.kind === kind);
  const tool = found && (await load(found));
  if (!tool || !('offline' in tool)) throw new Error(`no generator '${kind}'`);
  return tool;
}

/** Two calls are the same where their paths differ but in the names of parameters. */
const patternOf = ({ method, path: of }: Endpoint): string => `${method} ${of.replace(/:\w+/g, ':')}`;

/** What stands in the way of a start: a call that was given away already, or a price by the name of another move of tokens. */
function check(shelf: Shelf): void {
  const taken = new Map(rows.map(({ room, endpoint }) => [patternOf(endpoint), room]));
  for (const { room, endpoint } of shelf.rows) {
    const other = taken.get(patternOf(endpoint));
    if (other !== undefined) throw new Error(`the tools '${other}' and '${room}' share ${endpoint.path}`);
    taken.set(patternOf(endpoint), room);
  }
  for (const [kind, { contract }] of shelf.generators)
    if ((transactionTypes as readonly string[]).includes(contract.price.name))
      throw new Error(`the price of the tool '${kind}' has a name that is taken: '${contract.price.name}'`);
  for (const [kind, { contract, parts }] of shelf.generators)
    if ((contract.partsApi === undefined) !== (parts === undefined))
      throw new Error(
        `the tool '${kind}' ${parts ? 'works in parts and has no calls for it' : 'has calls for parts and makes none'}`,
      );
  for (const [kind, { contract, filing }] of shelf.generators)
    if ((contract.fileApi === undefined) !== (filing === undefined))
      throw new Error(
        `the tool '${kind}' has ${filing ? 'a file and no calls for it' : 'calls for a file and makes none'}`,
      );
}

/** The calls of a tool: of one that makes a file or works in parts also those. */
const callsOf = ({ contract }: AnyTool): [string, Endpoint][] =>
  Object.entries<Endpoint>({
    ...contract.api,
    ...('wholeApi' in contract && contract.wholeApi),
    ...('fileApi' in contract && contract.fileApi),
    ...('partsApi' in contract && contract.partsApi),
  });

/**
 * Finds the tools of a folder: the only place that names them, and it knows them by their folders alone. Throws, so that nothing starts, where a folder's
 * name and its contract's kind differ, where two tools share a call, where the name of a price is taken, and where a tool has calls for a file or makes one, but not both.
 */
export async function readShelf(folder: string = SHELF): Promise<Shelf> {
  const tools = await Promise.all((await find(folder)).map(load));
  const shelf: Shelf = {
    folder,
    generators: new Map(tools.flatMap((tool) => ('offline' in tool ? [[tool.contract.kind, tool]] : []))),
    panels: new Map(tools.flatMap((tool) => ('calls' in tool ? [[tool.contract.kind, tool]] : []))),
    rows: tools.flatMap((tool) =>
      callsOf(tool).map(([name, endpoint]) => ({ room: tool.contract.kind, name, endpoint })),
    ),
  };
  check(shelf);
  return shelf;
}
