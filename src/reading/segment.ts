import type { Language } from '#contract/language.ts';
import { languageOfText } from './language.ts';
import { CUT, passages, type Cut, type Passage } from './passages.ts';
import { eachWord } from './words.ts';

type Ids = Uint16Array | Uint32Array;
/**
 * The index of one source version: immutable, compact, made once at ingest, read without parsing. Words are sorted by stem and then by
 * word, so the words of one stem are neighbours and one posting list serves both. Passages and sentences are ranges of the canonical text.
 */
export type Segment = {
  readonly language: Language;
  /** The first lines, where a document names itself and its parties. */
  readonly lead: string;
  readonly passages: number;
  readonly tokens: number;
  /** Stem s is `stemBytes[stemAt[s] .. stemAt[s + 1])` in UTF-8; its words are `stemWord[s] .. stemWord[s + 1]`. */
  readonly stemBytes: Uint8Array;
  readonly stemAt: Uint32Array;
  readonly stemWord: Ids;
  /** Passages that hold any word of the stem. */
  readonly stemDf: Ids;
  readonly wordBytes: Uint8Array;
  readonly wordAt: Uint32Array;
  /** Postings of word w are `wordPost[w] .. wordPost[w + 1]` of `doc` and `tf`. */
  readonly wordPost: Uint32Array;
  readonly doc: Ids;
  /** Low six bits: how often in the passage; high two: how often in its headings. */
  readonly tf: Uint8Array;
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  /** Sentences of passage p are `sentenceOf[p] .. sentenceOf[p + 1]`. */
  readonly sentenceOf: Uint32Array;
  readonly sentenceStart: Uint32Array;
  readonly sentenceEnd: Uint32Array;
  /** Tokens of sentence s are `sentenceToken[s] .. sentenceToken[s + 1]` of `stream`. */
  readonly sentenceToken: Uint32Array;
  /** Word ids in the order of the text: nearness without an index of pairs. */
  readonly stream: Ids;
};

const LEAD = 800;
const HEADING_STEP = 64;
const idsOf = (list: ArrayLike<number>, most: number): Ids =>
  most < 65_536 ? Uint16Array.from(list) : Uint32Array.from(list);
const utf8 = new TextEncoder();
const HIGH = /[\ud800-\uffff]/;
/** The order of their bytes in UTF-8, in which `locate` looks them up; that of `<` is another one from U+D800 on. */
const compare = (a: string, b: string): number => {
  if (HIGH.test(a) && HIGH.test(b)) [a, b] = [inCodePoints(a), inCodePoints(b)];
  return a < b ? -1 : a > b ? 1 : 0;
};
const inCodePoints = (text: string): string =>
  text.replace(/[\ud800-\uffff]/g, (unit) =>
    String.fromCharCode((unit.charCodeAt(0) + (unit < '\ue000' ? 0x2000 : -0x800)) & 0xffff),
  );

/** The words of a text as they are met: provisional numbers, stems and postings as [passage, tf, passage, tf, …]. */
class Vocabulary {
  readonly words: string[] = [];
  readonly stems: string[] = [];
  readonly postings: number[][] = [];
  private readonly numbers = new Map<string, number>();

  id(word: string, stem: string): number {
    let id = this.numbers.get(word);
    if (id === undefined) {
      id = this.words.push(word) - 1;
      this.numbers.set(word, id);
      this.stems.push(stem);
      this.postings.push([]);
    }
    return id;
  }

  count(id: number, passage: number, inHeading: boolean): void {
    const list = this.postings[id]!;
    const last = list.length - 2;
    if (last < 0 || list[last] !== passage) return void list.push(passage, inHeading ? HEADING_STEP : 1);
    const tf = list[last + 1]!;
    if (inHeading ? tf < 3 * HEADING_STEP : (tf & 63) < 63) list[last + 1] = tf + (inHeading ? HEADING_STEP : 1);
  }
}

/** Makes the index of a canonical text. The language is told from the text unless given. */
export function buildSegment({
  text,
  language = languageOfText(text),
  cut = CUT,
}: {
  text: string;
  language?: Language;
  cut?: Cut;
}): Segment {
  return indexPassages(text, passages(text, cut), language);
}

/** Makes the index of a text whose passages are given, as a bench may. */
export function indexPassages(text: string, spans: readonly Passage[], language: Language): Segment {
  const vocabulary = new Vocabulary();
  const stream: number[] = [];
  const sentenceOf = [0];
  const sentenceToken = [0];
  spans.forEach((span, passage) => {
    for (const sentence of span.sentences) {
      eachWord(text, sentence.start, sentence.end, language, (word, stem) => {
        const id = vocabulary.id(word, stem);
        stream.push(id);
        vocabulary.count(id, passage, false);
      });
      sentenceToken.push(stream.length);
    }
    sentenceOf.push(sentenceToken.length - 1);
    eachWord(span.heading, 0, span.heading.length, language, (word, stem) =>
      vocabulary.count(vocabulary.id(word, stem), passage, true),
    );
  });
  const sorted = sortWords(vocabulary, spans.length);
  const all = spans.flatMap((span) => span.sentences);
  return {
    language,
    lead: text.slice(0, LEAD),
    passages: spans.length,
    tokens: stream.length,
    ...sorted.tables,
    start: Uint32Array.from(spans, (span) => span.start),
    end: Uint32Array.from(spans, (span) => span.end),
    sentenceOf: Uint32Array.from(sentenceOf),
    sentenceStart: Uint32Array.from(all, (sentence) => sentence.start),
    sentenceEnd: Uint32Array.from(all, (sentence) => sentence.end),
    sentenceToken: Uint32Array.from(sentenceToken),
    stream: idsOf(
      stream.map((id) => sorted.final[id]!),
      vocabulary.words.length,
    ),
  };
}

/** The word and stem tables in their order, and the final number of each word. */
function sortWords({ words, stems, postings }: Vocabulary, passageCount: number) {
  const order = [...words.keys()].sort((a, b) => compare(stems[a]!, stems[b]!) || compare(words[a]!, words[b]!));
  const final = new Uint32Array(words.length);
  order.forEach((old, now) => (final[old] = now));
  const total = postings.reduce((sum, list) => sum + list.length / 2, 0);
  const doc = passageCount < 65_536 ? new Uint16Array(total) : new Uint32Array(total);
  const tf = new Uint8Array(total);
  const wordPost = new Uint32Array(words.length + 1);
  const stemList: string[] = [];
  const stemWord: number[] = [];
  const stemDf: number[] = [];
  let at = 0;
  let seen = new Set<number>();
  order.forEach((old, now) => {
    if (stems[old] !== stemList.at(-1)) {
      stemList.push(stems[old]!);
      stemWord.push(now);
      stemDf.push(0);
      seen = new Set();
    }
    wordPost[now] = at;
    const list = postings[old]!;
    for (let i = 0; i < list.length; i += 2) {
      doc[at] = list[i]!;
      tf[at++] = list[i + 1]!;
      seen.add(list[i]!);
    }
    stemDf[stemDf.length - 1] = seen.size;
  });
  wordPost[words.length] = at;
  stemWord.push(words.length);
  const [stemBytes, stemAt] = stringTable(stemList);
  const [wordBytes, wordAt] = stringTable(order.map((i) => words[i]!));
  const tables = {
    stemBytes,
    stemAt,
    wordBytes,
    wordAt,
    wordPost,
    doc,
    tf,
    stemWord: idsOf(stemWord, words.length),
    stemDf: idsOf(stemDf, passageCount),
  };
  return { final, tables };
}

function stringTable(list: readonly string[]): [Uint8Array, Uint32Array] {
  const at = new Uint32Array(list.length + 1);
  const parts = list.map((text) => utf8.encode(text));
  parts.forEach((part, i) => (at[i + 1] = at[i]! + part.length));
  const bytes = new Uint8Array(at[list.length]!);
  parts.forEach((part, i) => bytes.set(part, at[i]));
  return [bytes, at];
}

/** The passage (the wire's `chunk_index`) that an offset stands in: the first that holds it. */
export function passageAt(segment: Segment, offset: number): number {
  let [low, high] = [0, segment.passages - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (segment.end[middle]! > offset) high = middle;
    else low = middle + 1;
  }
  return Math.max(0, low);
}

/** Bytes that a segment takes in memory. */
export const bytesOf = (segment: Segment): number =>
  Object.values(segment).reduce<number>(
    (sum, value) => sum + (ArrayBuffer.isView(value) ? value.byteLength : 0),
    segment.lead.length * 2,
  );
