import { lookUp } from '#reading/evidence/point.ts';
import { ask } from '#reading/ask/ask.ts';
import { passageAt } from '#reading/index/segment.ts';
import { cutOf } from '#reading/index/unit-table.ts';
import { headOf } from '#reading/reply.ts';
import { pathOf, unitAt } from '#reading/units/places.ts';
import { fuse, type Place } from '#reading/retrieve/fuse.ts';
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
 * article, a clause), then what fits it best by its words and by its vector; the openings where hardly anything fits.
 */
export function retrieve({ text, history, sources, near = [] }: Question): Sent[] {
  const asked = ask(text, sources.map(headOf), history);
  const named = asked.scope.divisions
    .flatMap(({ places }) => places)
    .slice(0, MOST.named)
    .map(({ source, unit }) => {
      const { index } = sources[source]!;
      return { source, passage: passageAt(index, cutOf(index).units[unit]!.start) };
    });
  const found = asked.intents.map((intent) =>
    lookUp(sources, asked, intent).retrieved.candidates.flatMap(({ source, entry }) =>
      passagesOf(sources[source]!, entry).map((passage): Place => ({ source, passage })),
    ),
  );
  const inScope = near.filter(({ source }) => asked.scope.sources.includes(source));
  const hits = fuse<Place>([...found, inScope]).slice(0, MOST.looked);
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

/** The passages of one entry of a source's index. */
function passagesOf({ index }: OpenSource, entry: number): number[] {
  const [from, to] = [index.entryPassage[entry]!, index.entryPassage[entry + 1]!];
  return Array.from({ length: to - from }, (_, i) => from + i);
}

/** What a passage lies under, outermost first: where it stands in its document. */
export function pathTo({ index }: OpenSource, start: number): string {
  const cut = cutOf(index);
  const unit = unitAt(cut, start);
  return unit < 0 ? '' : [...pathOf(cut, cut.units[unit]!), cut.units[unit]!.label].filter(Boolean).join(' › ');
}
