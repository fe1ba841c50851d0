import path from 'node:path';
import type { Language } from '#contract/language.ts';
import type { Selected } from '#server/sources/open.ts';
import further from '../../asked/further-laws.json' with { type: 'json' };
import other from '../../asked/laws.json' with { type: 'json' };
import mixed from '../../asked/mixed.json' with { type: 'json' };
import { readJson, readText } from '../../data.ts';
import type { Case, Gold, Place } from '../case.ts';
import { opened } from '../engine/source.ts';
import type { Side } from '../../split.ts';
import { naming } from '../naming.ts';
import { readPlain, readXml, type Article } from '../norm.ts';
import { paragraphAt, placesOf } from '../places.ts';

type Asked = {
  id: string;
  doc?: string;
  docs?: string[];
  kind: string;
  category?: string;
  language: Language;
  question: string;
  keys: string[];
  articles?: string[];
  history?: string[];
  side?: Side;
};
type File = { docs: { id: string; file: string; title: string }[]; questions: Asked[] };
type Document = { source: Selected; articles: readonly Article[]; family: string };

/**
 * The sets of the project's own: over laws that the given ones do not ask about (no rule is changed for what `further-laws` shows), and over laws, contracts and
 * rulings, written by a reader who had seen no rule; of those each document says its side.
 */
const ASKED = { 'other-laws': other as File, 'further-laws': further as File, mixed: mixed as File };

const known = new Map<string, Document>();
/** A document of the set, read once. */
function documentOf({ file, title }: File['docs'][number]): Document {
  const read = (): Document => {
    const { text, articles } = (file.endsWith('.xml') ? readXml : readPlain)(readText(file));
    const type = file.endsWith('.md') ? 'md' : 'txt';
    return { source: opened(file, title, text, { type }), articles, family: path.basename(file) };
  };
  const document = known.get(file) ?? read();
  known.set(file, document);
  return document;
}

/** The articles of these numbers: those that hold a key where one number stands at several. */
function articlesAt(
  { articles }: Document,
  numbers: readonly string[],
  keys: readonly Place[],
  source: number,
): Place[] {
  return numbers.flatMap((number) => {
    const all = articles.filter((one) => one.number === number.toLowerCase());
    const holding = all.filter(({ start, end }) =>
      keys.some((key) => key.source === source && start <= key.start && key.end <= end),
    );
    return (holding.length > 0 || all.length !== 1 ? holding : all).map(({ start, end }) => ({ source, start, end }));
  });
}

function goldOf({ keys, articles = [] }: Asked, documents: readonly Document[], right: readonly number[]): Gold | null {
  if (keys.length === 0) return null;
  const places = keys.map((key) => right.flatMap((source) => placesOf(documents[source]!.source.text, key, source)));
  const all = places.flat();
  const laws = right.filter((source) => articles.length > 0 && documents[source]!.articles.length > 0);
  const units = [
    ...laws.flatMap((source) => articlesAt(documents[source]!, articles, all, source)),
    ...all
      .filter(({ source }) => !laws.includes(source))
      .map((place) => paragraphAt(documents[place.source]!.source.text, place)),
  ];
  // A key that also stands in another article is no answer there.
  const inUnits = places.map((key) =>
    key.filter(({ source, start }) =>
      units.some((unit) => unit.source === source && unit.start <= start && start < unit.end),
    ),
  );
  return { keys: inUnits.map((key, i) => (key.length > 0 ? key : places[i]!)), units, match: 'holds', sources: right };
}

/** What is ticked: the documents that a question is of, or all of the file; and whether they are named in front. */
const WAYS = [
  { name: '', all: false, named: false },
  { name: ' · all', all: true, named: false },
  { name: ' · named', all: true, named: true },
] as const;

/** Questions as people ask them, of one document, with all documents of the file ticked, and so with the document named in front. */
export function natural(name: 'laws' | 'contracts' | keyof typeof ASKED): Case[] {
  const { docs, questions } =
    name in ASKED ? ASKED[name as keyof typeof ASKED] : readJson<File>('natural', `${name}.json`);
  const all = docs.map(documentOf);
  const sources = all.map(({ source }) => source);
  return WAYS.filter((way) => (name === 'mixed' ? !way.all : way.named || !(name === 'contracts' && way.all))).flatMap(
    (way) =>
      questions.map((asked): Case => {
        const own = (asked.docs ?? [asked.doc!]).map((id) => docs.findIndex((one) => one.id === id));
        const documents = way.all ? all : own.map((at) => all[at]!);
        const right = own.map((at, i) => (way.all ? at : i));
        const said = [...(asked.history ?? []), asked.question];
        if (way.named)
          said[0] = naming(
            own.map((at) => docs[at]!.title),
            said[0]!,
            asked.language,
          );
        return {
          id: `${asked.id}${way.name}`,
          set: `${name}${way.name}`,
          family: all[own[0]!]!.family,
          groups: [asked.kind, ...(asked.category ? [asked.category] : [])],
          language: asked.language,
          history: said.slice(0, -1),
          question: said.at(-1)!,
          sources: way.all ? sources : documents.map(({ source }) => source),
          gold: goldOf(asked, documents, right),
          ...(name === 'further-laws' ? { side: 'held' as const } : asked.side && { side: asked.side }),
        };
      }),
  );
}

/** The questions to contracts and rulings that are put in the other language than their document's. */
export const across = (): Case[] =>
  natural('contracts')
    .filter(({ set, groups }) => set === 'contracts' && groups.includes('crosslingual'))
    .map((one) => ({ ...one, set: 'across' }));
