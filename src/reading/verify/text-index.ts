import { RawIds } from './raw-ids.ts';
import { foldAt, isDash, isNumber, scan, type Token } from './tokens.ts';

/** A text made ready for the verifier: its tokens as numbers with their offsets, and where each stands. Immutable; made once a version. */
export type TextIndex = {
  readonly text: string;
  readonly ids: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly vocabulary: ReadonlyMap<string, number>;
  /** Places of token id n are `postings[postingAt[n]] .. postings[postingAt[n + 1] - 1]`. */
  readonly postingAt: Int32Array;
  readonly postings: Int32Array;
};

/** A mark that means nothing at its place. */
const NONE = -1;

/** Characters of a token and the space after it, about; the columns grow where a text has more tokens. */
const CHARACTERS_A_TOKEN = 5;
const GROWTH = 1.4;

/** Three columns of numbers that grow together: the token's id, where it starts and where it ends. */
class Columns {
  count = 0;
  private data: [ids: Int32Array, starts: Int32Array, ends: Int32Array];
  constructor(private room: number) {
    this.data = [new Int32Array(room), new Int32Array(room), new Int32Array(room)];
  }
  add(id: number, start: number, end: number): void {
    if (this.count === this.room) this.grow();
    const [ids, starts, ends] = this.data;
    ids[this.count] = id;
    starts[this.count] = start;
    ends[this.count++] = end;
  }
  private grow(): void {
    this.room = Math.ceil(this.room * GROWTH);
    this.data = this.data.map((old) => {
      const wider = new Int32Array(this.room);
      wider.set(old);
      return wider;
    }) as typeof this.data;
  }
  /** The columns, cut to what is in them. */
  done = (): readonly Int32Array[] => this.data.map((column) => column.slice(0, this.count));
}

/** Reads a text once. */
export function indexText(text: string): TextIndex {
  const columns = new Columns(Math.ceil(text.length / CHARACTERS_A_TOKEN) + 1);
  const vocabulary = new Map<string, number>();
  const known = new RawIds(text);
  const idOf = (start: number, end: number): number => {
    const fold = foldAt(text, text.slice(start, end), start);
    let id = fold ? vocabulary.get(fold) : NONE;
    if (id === undefined) {
      id = vocabulary.size;
      vocabulary.set(fold, id);
    }
    return id;
  };
  scan(text, true, (start, end) => {
    const id = isDash(text, start, end) ? idOf(start, end) : known.of(start, end, idOf);
    if (id !== NONE) columns.add(id, start, end);
  });
  const [ids, starts, ends] = columns.done() as [Int32Array, Int32Array, Int32Array];
  return { text, vocabulary, ids, starts, ends, ...postingsOf(ids, vocabulary.size) };
}

/** Where each token id stands, by counting (CSR). */
function postingsOf(ids: Int32Array, size: number): Pick<TextIndex, 'postingAt' | 'postings'> {
  const postingAt = new Int32Array(size + 1);
  for (let place = 0; place < ids.length; place++) postingAt[ids[place]! + 1]!++;
  for (let id = 0; id < size; id++) postingAt[id + 1]! += postingAt[id]!;
  const fill = postingAt.slice(0, -1);
  const postings = new Int32Array(ids.length);
  for (let place = 0; place < ids.length; place++) postings[fill[ids[place]!]!++] = place;
  return { postingAt, postings };
}

/** The characters of the tokens `from`..`to` (excluded) with all that stands between them. */
export const slice = ({ text, starts, ends }: TextIndex, from: number, to: number): string =>
  text.slice(starts[from], ends[to - 1]);

/** Tokens of places at most: a text of one sentence repeated would hold a long run at thousands of places, each as long. */
const MOST_TOKENS = 2_000_000;

/** The places, as token numbers, where a run of tokens stands: all, or the first of very many long ones. */
export function findRun(index: TextIndex, run: readonly Token[]): number[] {
  const ids: number[] = [];
  let rarest = Infinity;
  let rare = -1;
  for (const [k, token] of run.entries()) {
    const id = index.vocabulary.get(token.fold);
    if (id === undefined) return [];
    ids.push(id);
    const count = index.postingAt[id + 1]! - index.postingAt[id]!;
    if (count < rarest) [rarest, rare] = [count, k];
  }
  if (rare < 0) return [];
  const found: number[] = [];
  for (let p = index.postingAt[ids[rare]!]!; p < index.postingAt[ids[rare]! + 1]!; p++) {
    const at = index.postings[p]! - rare;
    if (at >= 0 && ids.every((id, k) => index.ids[at + k] === id) && wholeFigures(index, at, ids.length))
      found.push(at);
    if (found.length * ids.length > MOST_TOKENS) break;
  }
  return found;
}

/** A figure cut off from its sign or its per cent is another figure; what stands before "per cent" may be in words. */
function wholeFigures(index: TextIndex, at: number, length: number): boolean {
  const { text, starts, ends } = index;
  const first = starts[at]!;
  if (isNumber(text.slice(first, ends[at])) && /(?:^|[\s(])[-−]$/.test(text.slice(Math.max(0, first - 2), first)))
    return false;
  const last = ends[at + length - 1]!;
  const ahead = text.slice(last, last + 16);
  return !(
    /^\s*(?:por\s+ciento|per\s*cent)(?!\p{L})/iu.test(ahead) ||
    (/^\s*%/.test(ahead) && isNumber(text.slice(starts[at + length - 1], last)))
  );
}
