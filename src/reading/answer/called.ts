import { stem, stemsOf } from '../words.ts';
import type { Read } from './rank.ts';

/** Characters of a first line that calls a document something. */
const FIRST = 130;

/** Two names of the same contract, by which it is called where it is by either. */
const LEASE = ['arrendamiento', 'arriendo'].map((word) => stem(word, 'es'));

const known = new WeakMap<object, { of: string; stems: Set<string> }>();
/** What a document is called: the words of its title and of its first line. */
export function called({ index, title, text }: Read): ReadonlySet<string> {
  const old = known.get(index);
  if (old?.of === title) return old.stems;
  const start = text.slice(0, 400).replace(/^[\s#*"“]+/, '');
  const line = start.slice(0, start.search(/\n|$/));
  const names = `${title.replace(/[_-]/g, ' ')} ${line.length <= FIRST ? line : ''}`;
  const stems = new Set(stemsOf(names, index.language));
  if (LEASE.some((one) => stems.has(one))) for (const one of LEASE) stems.add(one);
  known.set(index, { of: title, stems });
  return stems;
}

/** The Constitution is one; the constitution of a company is none. */
const LAW_TITLE =
  /^(?:ley|c[óo]digo|decreto|constituci[óo]n(?=\W*(?:$|\p{L}{2,4}$|pol[íi]tica|de (?:la rep|chile|\d)))|d\.?f\.?l|d\.?l|dfl|dl)(?![\p{L}])/iu;
/** Whether a source is a law or code, by its title or first words. */
export const isNorm = ({ title, text }: Read): boolean =>
  LAW_TITLE.test(title.replace(/[_-]/g, ' ')) ||
  /(?:^|\n)\s*"?(?:LEY N|DECRETO (?:LEY|CON FUERZA)|P\s?r\s?o\s?y\s?e\s?c\s?t\s?o\s+d\s?e\s+l\s?e\s?y)/iu.test(
    text.slice(0, 1500),
  );
