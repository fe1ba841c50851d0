import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { canonical } from '#reading/lines.ts';
import { buildSegment } from '#reading/index/segment.ts';
import { articlesOf, normsOf } from '#reading/retrieve/subjects.ts';
import { eachWord } from '#reading/words.ts';
import { readXml } from '../../bench/reply/norm.ts';

/** A law at hand: the keys of the norm that it is, and the stems of the texts that stand under each number of an article. */
export type Law = { keys: ReadonlySet<string>; articles: ReadonlyMap<string, readonly ReadonlySet<string>[]> };

const TITLE = /<titulo>([^<]*)/;

/** The stems of a part of a text. */
function stemsIn(text: string, start: number, end: number): ReadonlySet<string> {
  const stems = new Set<string>();
  eachWord(text, start, end, 'es', (_word, stem) => void stems.add(stem));
  return stems;
}

/** A file as the server reads it when it is added under its name, or under the title that it tells of itself where its name names no norm. */
function readLaw(file: string): Law {
  const raw = readFileSync(file, 'utf8');
  const text = canonical(file.endsWith('.xml') ? readXml(raw).text : raw.replace(/^---\n.*?\n---\n/s, ''));
  const index = buildSegment({ text, language: 'es' });
  const named = path.parse(file).name.replace(/[-_]+/g, ' ');
  const keys = [named, TITLE.exec(raw)?.[1] ?? '']
    .map((title) => normsOf({ index, title }))
    .find(({ size }) => size > 0);
  const articles = new Map<string, ReadonlySet<string>[]>();
  for (const [number, entries] of articlesOf(index))
    articles.set(
      number,
      entries.map((entry) => {
        const [first, last] = [index.entryPassage[entry]!, index.entryPassage[entry + 1]! - 1];
        return stemsIn(text, index.start[first]!, index.end[last]!);
      }),
    );
  return { keys: keys ?? new Set(), articles };
}

/** The laws among the files below a folder, in XML or Markdown. */
export function lawsBelow(folder: string): Law[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:xml|md)$/.test(file))
    .sort()
    .map((file) => readLaw(path.join(folder, file)))
    .filter(({ keys, articles }) => keys.size > 0 && articles.size > 0);
}
