export type Ids = Uint16Array | Uint32Array;
export const idsOf = (list: ArrayLike<number>, most: number): Ids =>
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

/** The fields of a passage in which a word may stand, beside its text. */
export type Field = 'text' | 'head' | 'path';
/** How often a word counts at most, in the text and in the other fields: as many as their bits hold. */
const MOST = { text: 255, head: 15, path: 15 } as const;
/** The path is kept in the high four bits, the head in the low four. */
const STEP = { head: 1, path: 16 } as const;

/** The words of a text as they are met: provisional numbers, stems and postings as [passage, text, fields, passage, text, fields, …]. */
export class Vocabulary {
  readonly words: string[] = [];
  private readonly stems: string[] = [];
  private readonly postings: number[][] = [];
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

  count(id: number, passage: number, field: Field): void {
    const list = this.postings[id]!;
    if (list.length === 0 || list[list.length - 3] !== passage) list.push(passage, 0, 0);
    const at = list.length - 2;
    if (field === 'text') list[at] = Math.min(MOST.text, list[at]! + 1);
    else {
      const held = field === 'head' ? list[at + 1]! & 15 : list[at + 1]! >> 4;
      if (held < MOST[field]) list[at + 1]! += STEP[field];
    }
  }

  /** The word and stem tables in their order, and the final number of each word. */
  sorted(passageCount: number) {
    const { words, stems, postings } = this;
    const order = [...words.keys()].sort((a, b) => compare(stems[a]!, stems[b]!) || compare(words[a]!, words[b]!));
    const final = new Uint32Array(words.length);
    order.forEach((old, now) => (final[old] = now));
    const total = postings.reduce((sum, list) => sum + list.length / 3, 0);
    const doc = passageCount < 65_536 ? new Uint16Array(total) : new Uint32Array(total);
    const tf = new Uint8Array(total);
    const fields = new Uint8Array(total);
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
      for (let i = 0; i < list.length; i += 3) {
        doc[at] = list[i]!;
        tf[at] = list[i + 1]!;
        fields[at++] = list[i + 2]!;
        if (list[i + 1]! > 0) seen.add(list[i]!);
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
      fields,
      stemWord: idsOf(stemWord, words.length),
      stemDf: idsOf(stemDf, passageCount),
    };
    return { final, tables };
  }
}

function stringTable(list: readonly string[]): [Uint8Array, Uint32Array] {
  const at = new Uint32Array(list.length + 1);
  const parts = list.map((text) => utf8.encode(text));
  parts.forEach((part, i) => (at[i + 1] = at[i]! + part.length));
  const bytes = new Uint8Array(at[list.length]!);
  parts.forEach((part, i) => bytes.set(part, at[i]));
  return [bytes, at];
}
