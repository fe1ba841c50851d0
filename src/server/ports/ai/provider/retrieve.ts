import { headings } from '#reading/headings.ts';
import { lookUp } from '#reading/answer/look-up.ts';
import { fuse, within, type Place } from '#reading/search/fuse.ts';
import { search } from '#reading/search/search.ts';
import { passageAt } from '#reading/segment.ts';
import type { OpenSource, Question } from '../port.ts';

/** A passage that is sent, by the number of its source and UTF-16 offsets of its text. */
export type Sent = { source: number; start: number; end: number };

/** Characters and passages that are sent at most; how many are looked at, and how many a question with hardly any hit is given from the openings. */
const MOST = { characters: 20_000, passages: 16, looked: 40, named: 6, opening: 8, few: 4 } as const;
/** The first passages of the sources, one of each in turn. */
function openings(sources: readonly OpenSource[]): Place[] {
  const most = Math.max(...sources.map(({ index }) => index.passages));
  const all: Place[] = [];
  for (let passage = 0; passage < most && all.length < MOST.opening; passage++)
    sources.forEach(({ index }, source) => passage < index.passages && all.push({ source, passage }));
  return all.slice(0, MOST.opening);
}

/**
 * The passages of the selected sources that a question is answered from, in the order of the sources and their text: first what it names (an
 * article, a clause), then what fits it best by its words, also together with the question before it, and by its vector; the openings where hardly
 * anything fits.
 */
export function retrieve({ text, history, sources, near = [] }: Question): Sent[] {
  const named = (lookUp(sources, text, MOST.named)?.found ?? []).map(({ source, start }) => ({
    source,
    passage: passageAt(sources[source]!.index, start),
  }));
  const before = history.at(-1)?.question;
  const searched = search(sources, text, MOST.looked);
  const also = before ? [search(sources, `${before}\n${text}`, MOST.looked).hits] : [];
  const hits = fuse<Place>([searched.hits, ...also, within(searched.query, near)]);
  const wanted = [...named, ...hits, ...(named.length + hits.length < MOST.few ? openings(sources) : [])];
  const chosen = new Map<string, Sent>();
  let characters = 0;
  for (const { source, passage } of wanted) {
    const { index } = sources[source]!;
    const sent = { source, start: index.start[passage]!, end: index.end[passage]! };
    const key = `${source}:${passage}`;
    if (chosen.has(key) || characters + sent.end - sent.start > MOST.characters) continue;
    characters += sent.end - sent.start;
    chosen.set(key, sent);
    if (chosen.size === MOST.passages) break;
  }
  return [...chosen.values()].sort((a, b) => a.source - b.source || a.start - b.start);
}

/** The last headings above a passage, outermost first: where it stands in its document. */
export function pathTo({ text }: OpenSource, start: number): string {
  const path: { level: number; label: string }[] = [];
  for (const heading of headings(text)) {
    if (heading.start > start) break;
    while (path.length > 0 && path.at(-1)!.level >= heading.level) path.pop();
    path.push(heading);
  }
  return path.map(({ label }) => label).join(' › ');
}
