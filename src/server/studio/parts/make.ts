import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/http/problem.ts';
import { checkpoint } from '#server/jobs/checkpoint.ts';
import { own, type OwnedNotebook } from '#server/notebooks/index.ts';
import { Certifier, keepCitations, openCompleted, type Pinned, type Selected } from '#server/sources/index.ts';
import type { Made, Making } from '../make.ts';
import { numberPlaces } from '../number.ts';
import { runOffline } from '../offline.ts';
import { SHELF } from '../registry.ts';
import type { Document, Unread } from '../tool.ts';
import { whole } from '../whole.ts';
import { openAsked, optionsIn, type Asked } from './asked.ts';
import { joinParts, keepPart, madeOf, type Part } from './kept.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;
/** Sources that one process of a tool reads, and characters from which it reads no other. */
const AT_ONCE = { sources: 8, characters: 1_500_000 } as const;
/** A description longer than this is no line of a card. */
const LINE = 300;

type Work = Making & { notebook: OwnedNotebook; asked: Asked; options: unknown };
type Numbered = Pinned & { at: number };
type Opened = { source: Selected; at: number };

/**
 * Has a tool read the sources of a job in parts, some at a time, and keeps a row of each as soon as it is verified: who goes on after a kill makes only those that are
 * missing. Ends early where its owner wants it to. Answers the result as it stands then.
 */
export async function makeParts(deps: Needs, making: Making, signal: AbortSignal): Promise<Made> {
  const { tool, row } = making;
  const keys = await deps.vault.of(row.user_id);
  const asked = openAsked(keys, row);
  if (!asked) throw new Problem('GENERATION_FAILED');
  const notebook = await own(deps, { id: row.user_id }, row.notebook_id);
  const work: Work = { ...making, notebook, asked, options: optionsIn(tool, asked) };
  const done = await madeOf(deps, row);
  const left = asked.sources.map((one, at): Numbered => ({ ...one, at })).filter(({ id }) => !done.has(id));
  const unread = left.filter(({ version }) => version === null);
  await keepUnread(deps, work, unread, 'not-ready');
  let rest = left.filter(({ version }) => version !== null);
  while (rest.length > 0) {
    signal.throwIfAborted();
    if (await isStopped(deps, work)) break;
    const batch = await openSome(deps, work, rest);
    await makeSome(deps, work, batch.opened, asked.sources.length - rest.length, signal);
    checkpoint('studio.run', 'made-part');
    rest = rest.slice(batch.taken);
  }
  await keepUnread(deps, work, rest, 'stopped');
  return assembled(deps, work);
}

async function isStopped({ db }: Pick<Deps, 'db'>, { row }: Work): Promise<boolean> {
  const now = await db.selectFrom('studio_jobs').select('stopped_at').where('id', '=', row.id).executeTakeFirst();
  return now === undefined || now.stopped_at !== null;
}

/** The next sources, opened; of one that went away meanwhile nothing is. */
async function openSome(
  deps: Needs,
  { notebook }: Work,
  rest: readonly Numbered[],
): Promise<{ opened: Opened[]; taken: number }> {
  const opened: Opened[] = [];
  let taken = 0;
  let characters = 0;
  for (const { id, version, at } of rest) {
    if (taken === AT_ONCE.sources || characters >= AT_ONCE.characters) break;
    taken++;
    const source = await openCompleted(deps, notebook, id, version!).catch((error: unknown) => {
      if (error instanceof Problem && (error.code === 'NOT_FOUND' || error.code === 'SOURCE_NOT_READY')) return null;
      throw error;
    });
    if (!source) continue;
    opened.push({ source, at });
    characters += source.text.length;
  }
  return { opened, taken };
}

/** Makes and keeps the rows of some sources. Where together they take too much, each by itself; one that does alone is told as not read. */
async function makeSome(
  deps: Needs,
  work: Work,
  opened: readonly Opened[],
  before: number,
  signal: AbortSignal,
): Promise<void> {
  const [first] = opened;
  if (!first) return;
  const { tool, folder, row, telling, options, asked } = work;
  const hear = telling.ear('offline');
  const documents = opened.map(({ source: { title, type, text, index } }): Document => ({
    title,
    type,
    text,
    speaks: index.language,
  }));
  const [document, ...others] = documents as [Document, ...Document[]];
  const { language, kind } = row;
  try {
    const draft = await runOffline(
      { folder: folder === SHELF ? null : folder, kind, document, others, language, options },
      (stage, done = 0) => hear(stage, (before + done * opened.length) / asked.sources.length),
      signal,
    );
    signal.throwIfAborted();
    const { rows } = draft.result as { rows: object[] };
    if (rows.length !== opened.length) throw new Error('a tool in parts answers a row for each source');
    const made: (Part & { source_id: string; at: number })[] = [];
    for (const [i, { source, at }] of opened.entries()) {
      const certifier = new Certifier([source]);
      const claims = draft.claims.map((claim) => whole(source.text, { ...claim, source: 0 }));
      await numberPlaces(certifier, rows[i], claims);
      const citations = keepCitations(certifier.citations);
      made.push({ source_id: source.id, at, row: rows[i]!, citations, length: source.text.length });
    }
    await keep(deps, work, made, tool.parts!.filled);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'GENERATION_LIMIT') throw error;
    if (opened.length === 1) return keepUnread(deps, work, [{ ...first.source, at: first.at }], 'limit');
    for (const [i, one] of opened.entries()) await makeSome(deps, work, [one], before + i, signal);
  }
}

const keepUnread = (deps: Needs, work: Work, sources: readonly Numbered[], why: Unread): Promise<void> => {
  const { parts } = work.tool;
  const made = sources.map(({ id, at }) => ({
    source_id: id,
    at,
    row: parts!.unread(why, work.options),
    citations: [],
    length: 0,
  }));
  return keep(deps, work, made, () => 0);
};

async function keep(
  { db, vault }: Needs,
  { row }: Work,
  made: readonly (Part & { source_id: string; at: number })[],
  filled: (row: unknown) => number,
): Promise<void> {
  if (made.length === 0) return;
  const keys = await vault.of(row.user_id);
  await db.transaction().execute(async (trx) => {
    const ordered = made.toSorted((a, b) => (a.source_id < b.source_id ? -1 : 1));
    for (const one of ordered) await keepPart(trx, keys, row, { ...one, filled: filled(one.row) });
  });
}

/** What stands of a job as it is kept: the head alone, its rows in their parts; and what all of it comes to. */
async function assembled(deps: Needs, { tool, row, asked, options }: Work): Promise<Made> {
  const head = tool.parts!.head(options);
  const stored = await joinParts(deps, row, head);
  const result = tool.contract.result.parse(stored.result);
  const { citations, document_length } = stored;
  return {
    document_length,
    result: head,
    summary: tool.contract.summary.parse(tool.summarise(result, { text: { length: document_length } })),
    description: tool.parts!.describe(result, row.language).slice(0, LINE),
    citations: [],
    parts: {
      found: citations.filter(({ state }) => state !== 'missing').length,
      total: citations.length,
      quoted: asked.sources.flatMap(({ id, version }) => (version === null ? [] : [{ source_id: id, version }])),
    },
  };
}
