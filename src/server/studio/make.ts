import type { Citation } from '#contract/span.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { own, type OwnedNotebook } from '#server/notebooks/index.ts';
import type { Claim, Model } from '#server/ports/ai/port.ts';
import { Certifier, openCompleted, openSources, type Selected } from '#server/sources/index.ts';
import { openBeside } from './beside.ts';
import { numberPlaces } from './number.ts';
import { runOffline } from './offline.ts';
import { SHELF } from './registry.ts';
import { asDocuments, openOthers } from './others.ts';
import { optionsOf, type Row } from './stored.ts';
import { openTaken } from './taken.ts';
import type { Telling } from './telling.ts';
import type { Document, Tool } from './tool.ts';
import { whole } from './whole.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage' | 'grammar'>;
/** A description longer than this is no line of a card. */
const LINE = 300;

/** What a tool made of a source: of the shapes of its contract, its places the numbers of verified citations. */
export type Made = {
  document_length: number;
  result: unknown;
  summary: unknown;
  description: string;
  citations: readonly Citation[];
  /** Of a job in parts, whose rows and citations are kept already: how many of these were found, and the versions that were read. */
  parts?: { found: number; total: number; quoted: readonly { source_id: string; version: number }[] };
};
export type Making = {
  tool: Tool;
  /** All tools, by their kinds. */
  tools: ReadonlyMap<string, Tool>;
  folder: string;
  row: Row;
  model: Model | null;
  telling: Telling;
};

/** The version that a job is about and, of a tool that reads the notebook, the other sources; or all sources of the notebook that have words. */
async function open(deps: Needs, notebook: OwnedNotebook, tool: Tool, row: Row): Promise<[Selected, ...Selected[]]> {
  if (row.source_id !== null && row.source_version !== null) {
    const document = await openCompleted(deps, notebook, row.source_id, row.source_version);
    if (tool.reads === 'beside') return [document, await openBeside(deps, notebook, row)];
    return [document, ...(tool.reads === 'notebook' ? await openOthers(deps, notebook, row.source_id) : [])];
  }
  const [first, ...rest] = (await openSources(deps, notebook)).filter(({ text }) => text.trim() !== '');
  if (!first) throw new Problem('NO_SOURCES');
  return [first, ...rest];
}

/**
 * Has a tool read the version that its job is about, alone and then with the checker of grammar and the model where there are these, and verifies what it claims. Throws GENERATION_LIMIT, and
 * what the model throws.
 */
export async function make(
  deps: Needs,
  { tool, tools, folder, row, model, telling }: Making,
  signal: AbortSignal,
): Promise<Made> {
  const notebook = await own(deps, { id: row.user_id }, row.notebook_id);
  const read = await open(deps, notebook, tool, row);
  const [{ title, type, text, index }, ...beside] = read;
  const document: Document = { title, type, text, speaks: index.language };
  const others = asDocuments(beside);
  const { language, kind } = row;
  const options = optionsOf(tool, row);
  const { taken, sources } = await openTaken(deps, notebook, { tool, tools, row, options }, read);
  const certifier = new Certifier(sources);
  const alone = await runOffline(
    { folder: folder === SHELF ? null : folder, kind, document, others, language, options, taken },
    telling.ear('offline'),
    signal,
  );
  const given = { document, others, language, options, hear: telling.ear('online'), signal };
  const { grammar } = deps;
  const ground = grammar && tool.proofread ? await tool.proofread({ ...given, ground: alone, grammar }) : alone;
  const missing = (claims: readonly Claim[]): readonly Claim[] => certifier.missing({ claims });
  const draft = model ? await tool.online({ ...given, ground, model, missing }) : ground;
  signal.throwIfAborted();
  const result = tool.contract.result.parse(draft.result);
  await numberPlaces(
    certifier,
    result,
    draft.claims.map((claim) => whole(sources[claim.source]?.text ?? '', claim)),
  );
  // One about the whole notebook is as long as all that was read for it.
  const documents = row.source_id === null ? [document, ...others] : [document];
  const length = documents.reduce((sum, one) => sum + one.text.length, 0);
  return {
    document_length: length,
    result,
    summary: tool.contract.summary.parse(tool.summarise(result, { text: { length } })),
    description: draft.description.slice(0, LINE),
    citations: certifier.citations,
  };
}
