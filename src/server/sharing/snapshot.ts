import type { AnswerContent } from '#contract/answer.ts';
import { LINKS, type SharingOffer, type Snapshot } from '#contract/sharing.ts';
import type { Citation } from '#contract/span.ts';
import type { Deps } from '#server/deps.ts';
import { answersOf } from '#server/chat/index.ts';
import { titleOf, type OwnedNotebook } from '#server/notebooks/index.ts';
import { listNotes } from '#server/notes/index.ts';
import { listSources, openCompleted, openSources, type Selected } from '#server/sources/index.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'storage'>;
/** What the owner chose to share, by ids. */
export type Choice = { notes: string[]; answers: string[]; sources: string[] };
/** What a link shows, without the link's own name and times; `held`: all notes, messages and sources whose words are in it. */
export type Taken = Pick<Snapshot, 'title' | 'notes' | 'answers' | 'sources'> & { held: string[] };

const citationsOf = (content: AnswerContent | string): readonly Citation[] =>
  typeof content === 'string' ? [] : content.citations;

/** An answer as whoever has the link reads it: without what was withdrawn, further questions, and the titles of sources that are not shared. */
function shown(content: AnswerContent | string, isShared: (id: string) => boolean): AnswerContent | string {
  if (typeof content === 'string') return content;
  const { no_answer } = content;
  return {
    ...content,
    follow_ups: [],
    withdrawn: [],
    no_answer: no_answer && { ...no_answer, sources: no_answer.sources.filter(({ id }) => isShared(id)) },
  };
}

/** The chosen sources at their newest version, and each version of them that is cited. */
async function sourcesOf(
  deps: Needs,
  notebook: OwnedNotebook,
  ids: readonly string[],
  cited: readonly Citation[],
): Promise<Snapshot['sources']> {
  if (ids.length === 0) return [];
  const newest = await openSources(deps, notebook, ids);
  const older = new Map<string, Pick<Citation, 'source_id' | 'version'>>();
  for (const { source_id, version } of cited)
    if (newest.some((one) => one.id === source_id && one.version !== version))
      older.set(`${source_id}:${version}`, { source_id, version });
  const opened: Selected[] = [];
  for (const { source_id, version } of older.values())
    opened.push(await openCompleted(deps, notebook, source_id, version));
  return [...opened, ...newest].map(({ id, version, title, type, text }) => ({ id, version, title, type, text }));
}

/** What these notes, answers and sources say now. What is not in the notebook any more is left out, but a source: that is 404. */
export async function take(deps: Needs, notebook: OwnedNotebook, choice: Choice): Promise<Taken> {
  const notes = (await listNotes(deps, notebook)).filter(({ id }) => choice.notes.includes(id));
  const answers = await answersOf(deps, notebook, { ids: choice.answers, most: LINKS.answers });
  const cited = [...notes.map(({ content }) => content), ...answers.map(({ answer }) => answer)].flatMap(citationsOf);
  const isShared = (id: string): boolean => choice.sources.includes(id);
  // Words of a source that is gone stand in no answer.
  const quoted = cited.filter(({ state }) => state !== 'deleted' && state !== 'missing');
  return {
    title: await titleOf(deps, notebook),
    notes: notes.map(({ id, title, content }) => ({ id, title, content: shown(content, isShared) })),
    answers: answers.map(({ id, question, answer }) => ({ id, question, answer: shown(answer, isShared) })),
    sources: await sourcesOf(deps, notebook, choice.sources, quoted),
    held: [
      ...new Set([
        ...notes.map(({ id }) => id),
        ...answers.map(({ id }) => id),
        ...choice.sources,
        ...quoted.map(({ source_id }) => source_id),
      ]),
    ],
  };
}

const citedIn = (content: AnswerContent | string): string[] => [
  ...new Set(
    citationsOf(content)
      .filter(({ state }) => state !== 'deleted')
      .map(({ source_id }) => source_id),
  ),
];

/** What of a notebook can be shared, as many of each as a link holds: the newest notes, the last answers, the sources that were read. */
export async function offer(deps: Needs, notebook: OwnedNotebook): Promise<SharingOffer> {
  const notes = (await listNotes(deps, notebook)).slice(0, LINKS.notes);
  const answers = await answersOf(deps, notebook, { most: LINKS.answers });
  const sources = await listSources(deps, notebook.userId, notebook.id, LINKS.sources);
  return {
    notes: notes.map(({ id, title, content }) => ({ id, title, cites: citedIn(content) })),
    answers: answers.map(({ id, question, answer }) => ({ id, title: question, cites: citedIn(answer) })),
    sources: sources.filter(({ version }) => version !== null).map(({ id, title }) => ({ id, title })),
  };
}
