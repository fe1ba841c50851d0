import type { Language } from '#contract/language.ts';
import { languageOfText } from '../language.ts';
import { cutUnits } from '../units/cut.ts';
import type { Cut } from '../units/unit.ts';
import { eachWord } from '../words.ts';
import { passagesOf, type Entry, type Passage } from './passages.ts';
import { tableOfUnits, type UnitTable } from './unit-table.ts';
import { Vocabulary, idsOf, type Ids } from './vocabulary.ts';

/**
 * The index of one source version: immutable, compact, made once at ingest, read without parsing. Words are sorted by stem and then by
 * word, so the words of one stem are neighbours and one posting list serves both. Passages and sentences are ranges of the canonical text.
 */
export type Segment = UnitTable & {
  readonly language: Language;
  /** The first lines, where a document names itself and its parties. */
  readonly lead: string;
  readonly passages: number;
  readonly tokens: number;
  /** Stem s is `stemBytes[stemAt[s] .. stemAt[s + 1])` in UTF-8; its words are `stemWord[s] .. stemWord[s + 1]`. */
  readonly stemBytes: Uint8Array;
  readonly stemAt: Uint32Array;
  readonly stemWord: Ids;
  /** Passages that hold any word of the stem in their text. */
  readonly stemDf: Ids;
  readonly wordBytes: Uint8Array;
  readonly wordAt: Uint32Array;
  /** Postings of word w are `wordPost[w] .. wordPost[w + 1]` of `doc`, `tf` and `fields`. */
  readonly wordPost: Uint32Array;
  readonly doc: Ids;
  /** How often in the text of the passage. */
  readonly tf: Uint8Array;
  /** Low four bits: how often in the head of its entry (its title and first words); high four: how often in the names of what stands above it. */
  readonly fields: Uint8Array;
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  /** Passages of entry e are `entryPassage[e] .. entryPassage[e + 1]`; `entryUnit`: the number of its unit and one, 0 where it has none. */
  readonly entryPassage: Uint32Array;
  readonly entryUnit: Uint32Array;
  /** The entry that a passage belongs to. */
  readonly entryOf: Uint32Array;
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
/** The first words of an entry that count as its head, together with its title. */
const HEAD_WORDS = 30;

/** Makes the index of a canonical text. The language is told from the text unless given. */
export function buildSegment({
  text,
  language = languageOfText(text),
}: {
  text: string;
  language?: Language;
}): Segment {
  const cut = cutUnits(text);
  return indexPassages(text, cut, passagesOf(text, cut), language);
}

/** Makes the index of a text whose units and passages are given. */
function indexPassages(
  text: string,
  cut: Cut,
  { entries, passages }: { entries: readonly Entry[]; passages: readonly Passage[] },
  language: Language,
): Segment {
  const vocabulary = new Vocabulary();
  const stream: number[] = [];
  const sentenceOf = [0];
  const sentenceToken = [0];
  const entryPassage: number[] = [];
  let headWords = 0;
  passages.forEach((one, passage) => {
    const begins = one.entry === entryPassage.length;
    if (begins) {
      entryPassage.push(passage);
      headWords = HEAD_WORDS;
    }
    const post = (words: string, field: 'head' | 'path'): void =>
      eachWord(words, 0, words.length, language, (word, stem) =>
        vocabulary.count(vocabulary.id(word, stem), passage, field),
      );
    if (begins) {
      post(one.head, 'head');
      post(one.path, 'path');
    }
    for (const sentence of one.sentences) {
      eachWord(text, sentence.start, sentence.end, language, (word, stem) => {
        const id = vocabulary.id(word, stem);
        stream.push(id);
        vocabulary.count(id, passage, 'text');
        if (begins && headWords-- > 0) vocabulary.count(id, passage, 'head');
      });
      sentenceToken.push(stream.length);
    }
    sentenceOf.push(sentenceToken.length - 1);
  });
  entryPassage.push(passages.length);
  const sorted = vocabulary.sorted(passages.length);
  const all = passages.flatMap((one) => one.sentences);
  return {
    language,
    lead: text.slice(0, LEAD),
    passages: passages.length,
    tokens: stream.length,
    ...sorted.tables,
    ...tableOfUnits(cut),
    start: Uint32Array.from(passages, ({ start }) => start),
    end: Uint32Array.from(passages, ({ end }) => end),
    entryPassage: Uint32Array.from(entryPassage),
    entryUnit: Uint32Array.from(entries, ({ unit }) => unit + 1),
    entryOf: Uint32Array.from(passages, ({ entry }) => entry),
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
