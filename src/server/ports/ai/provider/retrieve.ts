import { ask } from '#reading/ask/ask.ts';
import { lookUp } from '#reading/evidence/point.ts';
import { passageAt } from '#reading/index/segment.ts';
import { cutOf } from '#reading/index/unit-table.ts';
import { tellLanguage } from '#reading/language.ts';
import { headOf } from '#reading/reply.ts';
import { fuse, type Place } from '#reading/retrieve/fuse.ts';
import { retrieve as search } from '#reading/retrieve/retrieve.ts';
import { pathOf, unitAt } from '#reading/units/places.ts';
import type { OpenSource, Question } from '../port.ts';

/** A passage that is sent, by the number of its source and UTF-16 offsets of its text. */
export type Sent = { source: number; start: number; end: number };

/** What a model adds to a question: searches in its own words, and divisions that it asks to read. */
export type Beside = { searches: readonly string[]; opened: readonly Sent[] };
export const NOTHING: Beside = { searches: [], opened: [] };

/** Characters and passages that are sent at most; how many are looked at, and how many a question with hardly any hit is given from the openings. */
const MOST = { characters: 20_000, passages: 16, looked: 40, named: 6, opening: 8, few: 4 } as const;
/** Tokens of a context that are kept for the rules, the conversation and the answer, and characters of a token at least. Ours. */
const KEPT_TOKENS = 6500;
const TOKEN_CHARACTERS = 3;
/** Characters of the sources that a context of so many tokens has room for. */
export const roomOf = (tokens: number): number => Math.max(0, tokens - KEPT_TOKENS) * TOKEN_CHARACTERS;
/** Tokens of some words, at most. */
export const tokensOf = (words: string): number => Math.ceil(words.length / TOKEN_CHARACTERS);

/** The first passages of the sources, one of each in turn. */
function openings(sources: readonly OpenSource[]): Place[] {
  const most = Math.max(...sources.map(({ index }) => index.passages));
  const all: Place[] = [];
  for (let passage = 0; passage < most && all.length < MOST.opening; passage++)
    sources.forEach(({ index }, source) => passage < index.passages && all.push({ source, passage }));
  return all.slice(0, MOST.opening);
}

/** The passages of a range of a source's text. */
function passagesIn({ index }: OpenSource, { source, start, end }: Sent): Place[] {
  const out: Place[] = [];
  for (let passage = passageAt(index, start); passage < index.passages && index.start[passage]! < end; passage++)
    out.push({ source, passage });
  return out;
}

/** The passages of one entry of a source's index. */
const passagesOf = ({ index }: OpenSource, source: number, entry: number): Place[] =>
  Array.from({ length: index.entryPassage[entry + 1]! - index.entryPassage[entry]! }, (_, i) => ({
    source,
    passage: index.entryPassage[entry]! + i,
  }));

const rangeOf = (sources: readonly OpenSource[], { source, passage }: Place): Sent => {
  const { start, end } = sources[source]!.index;
  return { source, start: start[passage]!, end: end[passage]! };
};

/** Whether all of the sources fit into so many characters. */
export const fitsWhole = (sources: readonly OpenSource[], room: number): boolean =>
  sources.reduce((sum, { text }) => sum + text.length, 0) <= room;

/** A passage that fits what is looked for, and the entry of its index that it is of. */
export type Hit = Place & { entry: number };
/** What fits a question by its words, and each search of a model by its own: a list each, best first, with the places of the divisions that they name. */
export function found({ text, history, sources }: Question, searches: readonly string[]) {
  const heads = sources.map(headOf);
  const asked = ask(text, heads, history);
  const own = asked.intents.map((intent) => lookUp(sources, asked, intent).retrieved);
  const others = searches.map((said) => {
    const { matter, scope } = ask(said, heads, []);
    const words = {
      text: said,
      said,
      matter: matter || said,
      lent: [],
      language: tellLanguage(said) ?? asked.language,
    };
    const divisions = scope.divisions.flatMap(({ places }) => places);
    return {
      divisions: divisions.filter(({ source }) => asked.scope.sources.includes(source)),
      retrieved: search(sources, { ...words, scope: { ...asked.scope, divisions: [] } }),
    };
  });
  const lists = [...own, ...others.map(({ retrieved }) => retrieved)].map(({ candidates }) =>
    candidates.flatMap(({ source, entry }) =>
      passagesOf(sources[source]!, source, entry).map((place): Hit => ({ ...place, entry })),
    ),
  );
  const divisions = [
    ...asked.scope.divisions.flatMap(({ places }) => places),
    ...others.flatMap((one) => one.divisions),
  ].map(({ source, unit }) => {
    const { index } = sources[source]!;
    return { source, passage: passageAt(index, cutOf(index).units[unit]!.start) };
  });
  return { scope: asked.scope, lists, divisions };
}

/**
 * The passages of the selected sources that a question is answered from, in the order of the sources and their text: all of them where they fit into `room`
 * characters; else first what is opened or named (an article, a clause), then what fits best by words and by vectors; the openings where hardly anything fits.
 */
export function retrieve(question: Question, room: number, { searches, opened }: Beside = NOTHING): Sent[] {
  const { sources, near = [] } = question;
  if (fitsWhole(sources, room))
    return sources.flatMap(({ index }, source) =>
      Array.from({ length: index.passages }, (_, passage) => rangeOf(sources, { source, passage })),
    );
  const { scope, lists, divisions } = found(question, searches);
  const read = opened.flatMap((one) => passagesIn(sources[one.source]!, one));
  const named = [...read, ...divisions.slice(0, MOST.named)];
  const inScope = near.filter(({ source }) => scope.sources.includes(source));
  const hits = fuse<Place>([...lists, inScope]).slice(0, MOST.looked);
  const wanted = [...named, ...hits, ...(named.length + hits.length < MOST.few ? openings(sources) : [])];
  const chosen = new Map<string, Sent>();
  let characters = 0;
  const most = Math.min(MOST.characters, room);
  for (const place of wanted) {
    const sent = rangeOf(sources, place);
    const key = `${place.source}:${place.passage}`;
    if (chosen.has(key) || characters + sent.end - sent.start > most) continue;
    characters += sent.end - sent.start;
    chosen.set(key, sent);
    if (chosen.size === MOST.passages) break;
  }
  return [...chosen.values()].sort((a, b) => a.source - b.source || a.start - b.start);
}

/** What a passage lies under, outermost first: where it stands in its document. */
export function pathTo({ index }: OpenSource, start: number): string {
  const cut = cutOf(index);
  const unit = unitAt(cut, start);
  return unit < 0 ? '' : [...pathOf(cut, cut.units[unit]!), cut.units[unit]!.label].filter(Boolean).join(' › ');
}
